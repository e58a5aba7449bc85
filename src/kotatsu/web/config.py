"""How a server is set up: one frozen dataclass, which travels to worker processes through the environment."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field
from ipaddress import ip_network
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from kotatsu.engine.errors import BadSetting
from kotatsu.web.notices.mail_settings import MailSettings, mail_settings

ENVIRONMENT = "KOTATSU_SERVER"
"""The variable in which a parent process hands its settings to its workers."""
DAY_SECONDS = 24 * 3600
MEGABYTE = 1_000_000
SHUTDOWN_GRACE_SECONDS = 2
"""For open streams to end when the server stops."""
DATABASE_FILE = "kotatsu.sqlite"
SQLITE, POSTGRESQL = "sqlite+aiosqlite", "postgresql+asyncpg"


def default_data() -> Path:
    """Where tables live unless told otherwise: KOTATSU_DATA, or the user's data folder."""
    chosen = os.environ.get("KOTATSU_DATA")
    return Path(chosen) if chosen else user_data_path("kotatsu", appauthor=False)


def _listed(variable: str) -> tuple[str, ...]:
    """The words of an environment variable, between commas or spaces."""
    return tuple(os.environ.get(variable, "").replace(",", " ").split())


def _allowed_hosts() -> tuple[str, ...]:
    return _listed("KOTATSU_ALLOWED_HOSTS")


def _metrics_networks() -> tuple[str, ...]:
    """BadSetting for what is no network."""
    networks = _listed("KOTATSU_METRICS_NETWORKS")
    for network in networks:
        try:
            ip_network(network)
        except ValueError as error:
            raise BadSetting(f"KOTATSU_METRICS_NETWORKS: {error}") from error
    return networks


def _contact() -> str:
    """BadSetting for what is neither a mail address nor a page."""
    contact = os.environ.get("KOTATSU_CONTACT", "")
    if contact and not contact.startswith(("mailto:", "https://")):
        raise BadSetting(f"KOTATSU_CONTACT = {contact!r} is not accepted; accepted: mailto:..., https://...")
    return contact


@dataclass(frozen=True)
class Settings:
    """Everything that can differ between two servers. Times are in seconds."""

    database: str
    """A database URL of SQLAlchemy: sqlite+aiosqlite:///... or postgresql+asyncpg://..."""
    bot_processes: int = 1
    """Processes in which bots think."""
    compiled_bots: bool = True
    """Whether bots may use the compiled search; until it is built they play without."""
    keep_alive: float = 7.0
    """How often a stream says that it is alive, and looks for itself whether it missed something."""
    sweep: float = 5.0
    """How often the server looks for tables at which a bot is due and was not woken."""
    limits: bool = True
    """Whether requests are counted; benchmarks from one address switch it off."""
    cached_tables: int = 4096
    """Tables whose state stays in memory; all others are replayed when somebody asks for them."""
    cached_seconds: float = 60.0
    """How long a table stays in memory after somebody last asked for it."""
    address: str = ""
    """The address for friends when the one that the host's browser uses would lead them to their own machine."""
    keep_lobby_days: float = 1.0
    """How long a table that was never started and at which at most one person sits is kept unused; 0 for ever."""
    keep_unused_days: float = 30.0
    """How long a game under way is kept after the last move or visit; 0 for ever."""
    keep_finished_mb: int = 5_000
    """Megabytes of finished games that are kept; beyond that the oldest are removed. 0 for all."""
    retention_pause: float = 3600.0
    """Between two looks for tables whose time is over."""
    log_style: str = "json"
    """How logs are written: `json`, or `plain` for a person at a terminal (logs.py)."""
    allowed_hosts: tuple[str, ...] = field(default_factory=_allowed_hosts)
    """Public names of this server (KOTATSU_ALLOWED_HOSTS). Bare addresses and names of the local network always are."""
    metrics_networks: tuple[str, ...] = field(default_factory=_metrics_networks)
    """Networks that may read /metrics (KOTATSU_METRICS_NETWORKS), besides this machine: `10.0.0.0/8`."""
    contact: str = field(default_factory=_contact)
    """Where the people of a push service find the host (KOTATSU_CONTACT): `mailto:...` or `https://...`."""
    mail: MailSettings | None = field(default_factory=mail_settings)
    """How mail is sent (KOTATSU_SMTP_HOST and others); None for a server that sends none."""
    workers: int = 1
    """Processes that serve."""
    workers_folder: str = ""
    """Where the workers of an embedded database find each other (peers.py); empty unless there are several."""
    push_loopback: bool = False
    """Whether this machine counts as a push service: for tests and development."""

    @property
    def is_postgresql(self) -> bool:
        """Several workers can share it."""
        return self.database.startswith(POSTGRESQL)

    def to_environment(self) -> None:
        """Leave the settings where worker processes find them."""
        os.environ[ENVIRONMENT] = msgspec.json.encode(asdict(self)).decode()

    @classmethod
    def from_environment(cls) -> Settings:
        """The settings that a parent process left."""
        return msgspec.json.decode(os.environ[ENVIRONMENT].encode(), type=cls)


def database_url(data: Path | None, db: str | None) -> str:
    """The database for `--data` and `--db`; makes the folder of an embedded one. BadSetting says what is accepted."""
    if db:
        if not db.startswith((SQLITE + ":", POSTGRESQL + ":")):
            raise BadSetting(f"--db {db.split(':')[0]!r} is not accepted; accepted: {SQLITE}://..., {POSTGRESQL}://...")
        return db
    folder = data or default_data()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting(f"cannot keep tables in {folder}: {error.strerror}") from error
    return f"{SQLITE}:///{folder.resolve() / DATABASE_FILE}"
