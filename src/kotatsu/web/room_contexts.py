"""What the pages of the room are drawn from: links for groups, the public room, the host's page.

| address | what |
|---|---|
| `POST /t/{table}/group` days, `/group/add`, `/group/revoke` | the host's link for a group |
| `GET /g/{group}`, `POST` name, `GET /g/{group}/qr.svg` | GroupPage: sit down wherever a seat is free |
| `POST /t/{table}/listing` join, watch (`yes`) | what strangers may do with a table |
| `GET /room`, `/room/parts`, `/room/events` | PublicRoomPage, where the host has opened it |
| `GET /room/table/{slug}`, `POST` name; `GET /room/watch/{slug}` | sit down at an open table; watch one |
| `POST /room/chat` name, text; `/room/block`, `/room/report` line; `/room/unblock` block | the room's chat |
| `POST /t/{table}/block`, `/unblock` seat, `/report` line | whom one does not want to hear; a line for the host |
| `GET /announcement`, `POST /announcement/dismiss` number | what the host tells everybody |
| `GET /host/open/{key}`, `GET /host` | HostPage, with the host's key |
| `POST /host/...` | `remove` table, `switch` name on, `message` en fr, `maintenance` on, `report` id what |
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kotatsu.engine.contract import Game
from kotatsu.web.page_contexts import Frame, SeatCard


@dataclass(frozen=True)
class GroupPage:
    """Sit down at one of the tables of a group."""

    frame: Frame
    group: str
    game: Game | None
    """What is played where the next free seat is; None when every seat is taken."""
    seats: tuple[SeatCard, ...]
    free: int
    """Free seats at all tables of the link."""
    name: str
    left_seconds: int


# --- the public room


@dataclass(frozen=True)
class OpenTable:
    """A table that strangers may join or watch."""

    slug: str
    game: Game
    names: tuple[str, ...]
    free: int
    """Free seats, of a lobby."""
    minutes: int
    """Minutes since something happened there."""


@dataclass(frozen=True)
class RoomLine:
    """A line of the room's chat; `text` is raw and must be escaped."""

    number: int
    name: str
    text: str
    own: bool
    minutes: int


@dataclass(frozen=True)
class BlockedPerson:
    """Somebody whom the reader has blocked."""

    id: int
    name: str


@dataclass(frozen=True)
class PublicRoomPage:
    """The room that strangers share."""

    frame: Frame
    open_tables: tuple[OpenTable, ...]
    watched_tables: tuple[OpenTable, ...]
    puzzles: tuple[tuple[Game, str], ...]
    """Games with a puzzle of the day, and where it is."""
    games: tuple[Game, ...]
    chat_on: bool
    may_chat: bool
    """The host has not kept the reader out."""
    lines: tuple[RoomLine, ...]
    blocked: tuple[BlockedPerson, ...]
    name: str
    kept_hours: int
    mark: str
    """What the stream compares with (pages/public_room.py)."""


@dataclass(frozen=True)
class OpenTablePage:
    """Sit down at a table of the public room."""

    frame: Frame
    slug: str
    game: Game
    seats: tuple[SeatCard, ...]
    open_seats: tuple[int, ...]
    name: str


@dataclass(frozen=True)
class AnnouncementPage:
    """What the host tells everybody, without a frame around it."""

    frame: Frame


# --- the host's page


@dataclass(frozen=True)
class HostTable:
    """A table as its server's host sees it: nothing that leads to it, nothing of its game."""

    reference: str
    """Stands for the table on this page; it is not its address."""
    game: str
    status: str
    days: int
    """Since it was made."""
    unused_days: int
    moves: int
    people: int
    kilobytes: int


@dataclass(frozen=True)
class HostTask:
    """A background task."""

    name: str
    up: bool
    failures: int


@dataclass(frozen=True)
class RecentWarning:
    """Something that went wrong lately in this process."""

    minutes: int
    level: str
    source: str
    text: str


@dataclass(frozen=True)
class HostReport:
    """A line that somebody has reported."""

    id: int
    name: str
    text: str
    minutes: int
    times: int
    at_table: bool = False
    """It was written at a table; which one is not told."""


@dataclass(frozen=True)
class HostPage:
    """For whoever runs the server."""

    frame: Frame
    tables: tuple[HostTable, ...]
    counts: Mapping[str, int]
    """Tables by status."""
    people: int
    streams: int
    bot_processes: int
    bots_waiting: int
    """Tables whose bots wait for a process."""
    bots_playing: int
    """Tables at which bots are deciding."""
    bot_seconds: Mapping[str, float]
    """Mean seconds that bots of each level have thought."""
    bot_crashes: int
    tasks: tuple[HostTask, ...]
    warnings: tuple[RecentWarning, ...]
    database_mb: float
    free_mb: int
    """Of the disk; 0 where that is not known."""
    switches: Mapping[str, bool]
    """`lobby`: the public room is open; `chat`: its chat is on."""
    maintenance: bool
    message: Mapping[str, str]
    reports: tuple[HostReport, ...]
    max_message_length: int
    titles: Mapping[str, str] = field(default_factory=dict)
    """What games are called."""
