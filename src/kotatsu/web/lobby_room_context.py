"""What pages show of the room around their table: a lobby's link for a group and its listing, and what the server's
host tells everybody."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Announcement:
    """What the host of the server tells everybody."""

    text: str = ""
    """In the reader's language; empty when there is none, or when the reader has put it away."""
    number: int = 0
    """Counts messages, so that a new one is shown to those who put the one before away."""
    maintenance: bool = False
    """Nothing new begins, and nobody moves."""
    version: int = 0
    """Grows with everything that the host sets."""


@dataclass(frozen=True)
class GroupLink:
    """A link for a group, as its lobby shows it."""

    id: str
    address: str
    left_seconds: int
    """How long it is still good for."""
    tables: int
    """How many tables it leads to."""
    is_own: bool
    """The reader made it, and may revoke it."""


@dataclass(frozen=True)
class LobbyRoom:
    """What a lobby shows of the room around it."""

    group: GroupLink | None = None
    can_make_group: bool = False
    has_other_group: bool = False
    """The reader has a link that could lead here too."""
    is_room_open: bool = False
    """The host of the server has opened the public room."""
    join: bool = False
    """Anybody in the public room may sit down here."""
    watch: bool = False
    """Anybody in the public room may watch."""
    blocked: tuple[str, ...] = ()
    """Names at this table of people whom the reader has blocked."""
    group_days: tuple[int, ...] = ()


NO_ANNOUNCEMENT, NO_ROOM = Announcement(), LobbyRoom()


@dataclass(frozen=True)
class OtherPerson:
    """Somebody else who sits at the reader's table."""

    seat: int
    name: str
    blocked: bool
    """The reader has blocked them."""
