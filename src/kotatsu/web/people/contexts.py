"""What the pages of people are drawn from: one frozen dataclass for each, as in `page_contexts.py`.

| address | what |
|---|---|
| `GET /me?show=&game=&text=&page=` | MyGames |
| `GET /me/devices` | DevicesPage |
| `POST /me/devices/link` | LinkPage: a link and its QR code |
| `POST /me/devices/sign-off` | device |
| `GET /link/{secret}`, `POST` merge | JoinPersonPage |
| `POST /me/phrase`, `/me/phrase/forget` | PhrasePage, once |
| `GET /recover`, `POST` phrase, merge | RecoverPage |
| `POST /me/invitations/forget` | table |
| `GET /me/statistics`, `POST /me/page` on (`yes` or `no`), `GET /p/{slug}` | StatisticsPage; shared or private |
| `GET /me/data`, `/me/export.zip`, `POST /me/delete` sure=yes | DataPage |
| `POST /me/passkeys/options`, `/me/passkeys`, `/recover/passkey/options`, `/recover/passkey` | passkeys, for scripts |
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from kotatsu.engine.contract import Game
from kotatsu.web.page_contexts import Frame
from kotatsu.web.people.statistics import LuckAndChoices, Statistics
from kotatsu.web.room_contexts import BlockedPerson
from kotatsu.web.series_context import SeriesScore


@dataclass(frozen=True)
class DeviceCard:
    """A device in the list."""

    id: str
    label: str
    """Browser and system; empty when the browser said nothing."""
    here: bool
    """It is the one that asks."""
    days: int
    """Days since it was last used."""


@dataclass(frozen=True)
class PasskeyCard:
    """A passkey in the list."""

    id: str
    label: str
    days: int
    """Days since it was made."""


@dataclass(frozen=True)
class DevicesPage:
    """The devices of the reader, and the ways to bring one more."""

    frame: Frame
    devices: tuple[DeviceCard, ...]
    has_phrase: bool
    passkeys: tuple[PasskeyCard, ...]


@dataclass(frozen=True)
class LinkPage:
    """A link to one more device, as text and as a QR code."""

    frame: Frame
    address: str
    qr: Markup
    minutes: int


@dataclass(frozen=True)
class JoinPersonPage:
    """This browser is about to become a device of somebody."""

    frame: Frame
    action: str
    """Where the form goes."""
    name: str
    """What that person is called; may be empty."""
    tables: int
    """How many tables that person has."""
    own_tables: int
    """How many tables this browser has as somebody else: they would be merged."""


@dataclass(frozen=True)
class PhrasePage:
    """A recovery phrase, shown once."""

    frame: Frame
    phrase: str


@dataclass(frozen=True)
class RecoverPage:
    """Come back with a phrase or a passkey."""

    frame: Frame
    own_tables: int
    """How many tables this browser has as somebody else: `merge` = `yes` says that they come along."""


# --- games


@dataclass(frozen=True)
class GameCard:
    """A table of the reader's, of whatever kind."""

    id: str
    game: Game
    names: tuple[str, ...]
    own: tuple[int, ...]
    thumbnail: Markup
    """Its board as the reader may see it, small; empty before the start."""
    days: int
    """Days since something happened."""
    outcome: str = ""
    """Of a finished game: `won`, `shared`, `lost`, `watched` (several own seats) or empty when it is not known."""
    winner: str = ""
    """Who won, when one other did."""
    rematch: str = ""
    series: SeriesScore | None = None
    """The series that it belongs to, as it stands after this game."""
    seconds_left: int | None = None
    """How long whoever decides still has; None where no clock runs."""


@dataclass(frozen=True)
class GameSearch:
    """What the reader looks for."""

    show: str = ""
    """One of GROUPS; empty for all."""
    game: str = ""
    text: str = ""
    page: int = 1


@dataclass(frozen=True)
class MyGames:
    """The reader's games."""

    frame: Frame
    groups: Mapping[str, tuple[GameCard, ...]]
    """By GROUPS; those without a game are left out."""
    search: GameSearch
    games: tuple[Game, ...]
    """What can be chosen from."""
    pages: int
    """Pages of finished games."""
    sprites: Markup
    """The symbols that the boards use."""
    has_person: bool
    preferences: str
    """How the reader's other device plays, as JSON, for a device that has just joined."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is shown."""
        return not any(self.groups.values())


TURN, RUNNING, SETTING_UP, INVITED, FINISHED = GROUPS = ("turn", "running", "setting-up", "invited", "finished")


# --- figures and data


@dataclass(frozen=True)
class StatisticsPage:
    """The reader's figures, or somebody's who shares them."""

    frame: Frame
    statistics: Statistics
    titles: Mapping[str, str]
    """What games are called."""
    name: str
    own: bool
    """The reader's own."""
    address: str
    """Where others can read it; empty while it is private."""
    waiting: int
    """Games whose result is not counted yet."""
    luck: LuckAndChoices
    """Of the newest games that were looked back at."""


@dataclass(frozen=True)
class DataPage:
    """Export and delete."""

    frame: Frame
    tables: int
    has_person: bool
    allows_puzzles: bool = False
    blocked: tuple[BlockedPerson, ...] = ()
    """Whom the reader has blocked."""


@dataclass(frozen=True)
class OfflinePage:
    """There is no network: what can be read, and what has to wait. Kept by the service worker, so nobody's own."""

    frame: Frame
