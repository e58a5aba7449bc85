"""The commands of the server: serve, export, import, tables."""

from __future__ import annotations

import asyncio
import math
import os
import socket
import stat
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from json import JSONDecodeError
from pathlib import Path
from typing import Any, TextIO, TypeVar, cast

import uvicorn
from filelock import FileLock, Timeout
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting
from kotatsu.engine.match import Match
from kotatsu.web import logs
from kotatsu.web.config import DATABASE_FILE, SHUTDOWN_GRACE_SECONDS, Settings, database_url, default_data
from kotatsu.web.greeting import friends_address, greeting, lan_host, local_address, plain_lines
from kotatsu.web.http.request_timeout import TimedProtocol
from kotatsu.web.http.websocket_protocol import websocket_settings
from kotatsu.web.open_files import raise_limit
from kotatsu.web.page_contexts import KeptFor
from kotatsu.web.people.puzzle_consent import matches_for_puzzles
from kotatsu.web.room.host_key import host_key, new_host_key
from kotatsu.web.store.database import PRIVATE, Database, is_in_file
from kotatsu.web.store.entry_writers import entry_set_up
from kotatsu.web.store.models import LOBBY, OVER, PLAYING
from kotatsu.web.store.shared_entry_process import shared_entry_process
from kotatsu.web.store.sizes import TableSize, table_sizes
from kotatsu.web.store.store import Store
from kotatsu.web.tables.export_import import ImportReport, export_tables, import_tables
from kotatsu.web.tables.retention import BY_HAND, RemovalReport, due_tables, remove_table

T = TypeVar("T")
MAX_PORT = 65535
KEEP_ALIVE_SECONDS = 60
"""How long a browser's connection may be idle; people think longer than programs."""
WORKER_PATIENCE_SECONDS = 15
"""After which a worker that does not answer its supervisor is replaced; on a busy machine it takes long to begin."""
STATUSES = (LOBBY, PLAYING, OVER)
ONE_SERVER = "another server uses {file} already; stop it, or give this one its own --data"
NO_SERVER = "a server uses {file}; stop it first"
BROWSER_WAIT_SECONDS = 20.0
"""How long to wait for our own server before opening a browser."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    data: Path | None = None,
    db: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
    bot_processes: int | None = None,
    limits: bool = True,
    kept: KeptFor | None = None,
    lan: bool = False,
    log: str = logs.AUTO,
) -> None:
    """Run the server until it is stopped. BadSetting says what cannot be."""
    if not 0 < port <= MAX_PORT:
        raise BadSetting(f"port = {port} is not accepted; accepted: 1 to {MAX_PORT}")
    host = lan_host(host) if lan else host
    settings = Settings(
        database_url(data, db),
        bot_processes=bot_processes or max(1, (os.cpu_count() or 2) // 2),
        limits=limits,
        address=friends_address(host, port),
        log_style=logs.chosen_style(log),
        **kept_settings(kept),
    )
    check_workers(workers, settings)
    logs.set_up(style=settings.log_style)
    run_on_database(migrate(settings))
    check_can_listen(host, port)
    local = local_address(host, port)
    print("\n".join(_opening_lines(settings, local)), flush=True)
    if open_browser:
        threading.Thread(target=_open_browser, args=(local,), daemon=True).start()
    _run(replace(settings, workers=workers), host, port)


def check_workers(workers: int, settings: Settings) -> None:
    """BadSetting when a server cannot have that many processes."""
    if workers < 1:
        raise BadSetting(f"workers = {workers} is not accepted; accepted: 1 or more")
    if workers > 1 and not settings.is_postgresql and not is_in_file(settings.database):
        raise BadSetting("several workers need a database in a file, or --db postgresql+asyncpg://...")
    if workers > 1 and not settings.is_postgresql and not hasattr(socket, "send_fds"):
        raise BadSetting(
            "several workers of an embedded database need Linux or macOS; or use --db postgresql+asyncpg://..."
        )


def _opening_lines(settings: Settings, local: str) -> list[str]:
    """What the person who starts the server reads first."""
    files = raise_limit()
    if settings.log_style != logs.PLAIN:  # the host's link would stay in a log: `kotatsu host-link` shows it
        return plain_lines(local, settings.address, files)
    link = host_link(local, db=settings.database)
    return [greeting(local, settings.address), f"For you alone, the host's page: {link}"]


def _run(settings: Settings, host: str, port: int) -> None:
    """Serve until stopped; an embedded database has one server."""
    alone = nullcontext() if settings.is_postgresql else only_server(settings.database)
    with alone, _shared_metrics(settings.workers), workers_folder(settings) as folder:
        replace(settings, workers_folder=folder).to_environment()
        uvicorn.run(
            "kotatsu.web.app:from_environment",
            factory=True,
            host=host,
            port=port,
            workers=settings.workers,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=SHUTDOWN_GRACE_SECONDS,
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            timeout_worker_healthcheck=WORKER_PATIENCE_SECONDS,
            server_header=False,
            http=TimedProtocol,
            **websocket_settings(),
        )


def host_link(address: str, *, data: Path | None = None, db: str | None = None, new: bool = False) -> str:
    """The link that opens the host's page; with `new` the one before ends."""
    make = new_host_key if new else host_key
    key = run_on_database(_with_database(database_url(data, db), make))
    return f"{address.rstrip('/')}/host/open/{key}"


def export(path: Path | None = None, *, data: Path | None = None, db: str | None = None) -> int:
    """Write every table as a line of JSON to a file, or to standard output; how many."""
    url = existing_database(data, db)
    with _opened(path, "w", sys.stdout) as out:
        return run_on_database(export_tables(url, out))


def import_(path: Path | None = None, *, data: Path | None = None, db: str | None = None) -> ImportReport:
    """Read tables that `export` wrote."""
    with _opened(path, "r", sys.stdin) as lines:
        return run_on_database(import_tables(database_url(data, db), lines))


def kept_settings(kept: KeptFor | None) -> dict[str, Any]:
    """How long tables are kept, as settings; BadSetting for what is no time or size."""
    if kept is None:
        return {}
    if not all(math.isfinite(each) and each >= 0 for each in (kept.lobby_days, kept.unused_days, kept.finished_mb)):
        raise BadSetting("tables are kept for 0 days or more, in 0 megabytes or more; 0 means for ever, and all")
    return {
        "keep_lobby_days": kept.lobby_days,
        "keep_unused_days": kept.unused_days,
        "keep_finished_mb": kept.finished_mb,
    }


def existing_database(data: Path | None, db: str | None) -> str:
    """The database for `--data` and `--db`, never a new one; BadSetting where an embedded one is not there."""
    file = (data or default_data()) / DATABASE_FILE
    if not db and not file.exists():
        raise BadSetting(f"there is no database {file}; --data or --db says where it is")
    return database_url(data, db)


def tables(*, data: Path | None = None, db: str | None = None, status: str = "") -> list[TableSize]:
    """The tables of a server with their ages and sizes, the one unused for longest first."""

    async def listed(database: Database) -> list[TableSize]:
        return await table_sizes(database, status=status)

    if status and status not in STATUSES:
        raise BadSetting(f"--status {status!r} is not accepted; accepted: {', '.join(STATUSES)}")
    return run_on_database(_with_database(existing_database(data, db), listed))


def matches_of_people(game: Game, *, data: Path | None = None, db: str | None = None) -> list[Match]:
    """The finished games of a server that puzzles may be made from."""

    async def allowed(database: Database) -> list[Match]:
        return await matches_for_puzzles(database, game)

    return run_on_database(_with_database(database_url(data, db), allowed))


def remove_tables(ids: Sequence[str], *, data: Path | None = None, db: str | None = None) -> RemovalReport:
    """Remove tables by their ids; BadSetting for one that is not there, and then nothing has been removed."""

    async def chosen(database: Database) -> list[tuple[TableSize, str]]:
        found = [size for table_id in ids for size in await table_sizes(database, table_id=table_id)]
        missing = sorted(set(ids) - {size.id for size in found})
        if missing:
            raise BadSetting(f"no such table: {', '.join(missing)}")
        return [(size, BY_HAND) for size in found]

    return _remove(existing_database(data, db), chosen)


def remove_due_tables(kept: KeptFor, *, data: Path | None = None, db: str | None = None) -> RemovalReport:
    """Remove the tables whose time is over, as the server does every hour."""
    url = existing_database(data, db)
    settings = Settings(url, **kept_settings(kept))

    async def chosen(database: Database) -> list[tuple[TableSize, str]]:
        return await due_tables(Store(database), settings, time.time())

    return _remove(url, chosen)


def _remove(url: str, chosen: Callable[[Database], Awaitable[list[tuple[TableSize, str]]]]) -> RemovalReport:
    async def remove(database: Database) -> RemovalReport:
        store, report = Store(database), RemovalReport()
        try:
            for size, reason in await chosen(database):
                if await remove_table(store, size):
                    report.add(size, reason)
        finally:
            await store.close()
        return report

    alone = nullcontext() if Settings(url).is_postgresql else only_server(url, NO_SERVER)
    with alone:
        return run_on_database(_with_database(url, remove))


async def _with_database(url: str, work: Callable[[Database], Awaitable[T]]) -> T:
    database = Database(url)
    try:
        await database.migrate()
        return await work(database)
    finally:
        await database.close()


def _opened(path: Path | None, mode: str, otherwise: TextIO) -> AbstractContextManager[TextIO]:
    """A file, or the standard stream in its place; BadSetting when it cannot be opened. One that is made here holds
    seeds: only its maker reads it."""
    if path is None:
        return nullcontext(otherwise)
    try:
        return cast(TextIO, open(path, mode, encoding="utf-8", opener=open_private))
    except OSError as error:
        raise BadSetting(f"cannot open {path}: {error.strerror}") from error


def open_private(path: str, flags: int) -> int:
    """Open a file so that no other user reads it, also one that is there already."""
    descriptor = os.open(path, flags, PRIVATE)
    if flags & (os.O_WRONLY | os.O_RDWR) and stat.S_ISREG(os.fstat(descriptor).st_mode) and hasattr(os, "fchmod"):
        os.fchmod(descriptor, PRIVATE)
    return descriptor


def run_on_database(work: Coroutine[Any, Any, T]) -> T:
    """Do something with a database; BadSetting when it cannot be reached, read or written."""
    try:
        return asyncio.run(work)
    except UnicodeDecodeError as error:
        raise BadSetting(f"this is not a text of tables: {error.reason}") from error
    except (JSONDecodeError, TypeError) as error:  # of a value that is not what its column holds
        raise BadSetting(f"the database cannot be used: a value in it is damaged ({error})") from error
    except (SQLAlchemyError, OSError, ImportError) as error:
        cause = str(error.__cause__ or error).splitlines()[0]
        raise BadSetting(f"the database cannot be used: {cause}") from error


def check_can_listen(host: str, port: int) -> None:
    """BadSetting when this machine has no such address, or when something listens there already."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadSetting(f"cannot listen on {host}, port {port}: {error.strerror or error}") from error


async def migrate(settings: Settings) -> None:
    """Bring the schema up to date before workers begin, and find out whether the database can be written."""
    database = Database(settings.database)
    try:
        await database.migrate()
        store = Store(database)
        try:
            await store.check_writable()
        finally:
            await store.close()
    finally:
        await database.close()


@contextmanager
def only_server(database: str, refused: str = ONE_SERVER) -> Iterator[None]:
    """One server to an embedded database: what it keeps in memory must be right."""
    file = Path(database.partition(":///")[2] or default_data() / "memory")
    try:
        with FileLock(file.with_name(file.name + ".lock"), timeout=0, mode=PRIVATE):
            yield
    except Timeout:
        raise BadSetting(refused.format(file=file)) from None


@contextmanager
def workers_folder(settings: Settings) -> Iterator[str]:
    """A folder that only this user reads, in which the workers of an embedded database find each other, and the process
    that writes entries for all of them."""
    if settings.workers == 1 or settings.is_postgresql:
        yield ""
        return
    file = str(make_url(settings.database).database)
    with (
        tempfile.TemporaryDirectory(prefix="kotatsu-workers-") as folder,
        shared_entry_process(entry_set_up(file), Path(folder)),
    ):
        yield folder


@contextmanager
def _shared_metrics(workers: int) -> Iterator[None]:
    """Several workers count together, through files."""
    if workers == 1 or "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="kotatsu-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


def _open_browser(url: str) -> None:
    """Open a browser where there is one, once the server answers."""
    until = time.monotonic() + BROWSER_WAIT_SECONDS
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{url}healthz", timeout=1):
                webbrowser.open(url)
                return
        except OSError:
            time.sleep(0.2)
