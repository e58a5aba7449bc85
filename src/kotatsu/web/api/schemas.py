"""What the API reads and answers. Integers inside, names at the border."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Name = Annotated[str, Meta(max_length=200)]
Action = dict[str, str | int] | Annotated[str, Meta(max_length=200)]
"""By name, `{"verb": "play", "card": "up1", "place": 3}`, or as a line, `play card=up1 place=3`."""


class RefusalBody(Struct):
    """Why something was refused: a stable code, a sentence in the asker's language, a clause of the rules."""

    reason: str
    text: str
    clause: str


# --- requests


class NewSeat(Struct):
    """What a seat shall be: `open` for somebody to join, `own` for the asker, `bot`."""

    kind: Literal["open", "own", "bot"]
    name: Name = ""
    level: Name = ""


class NewTable(Struct):
    """A table to open. Seats are in order around the table; at least one is `own`."""

    game: Name
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, str | bool | int] = {}
    away: Count = 0
    """Seconds after which a bot plays for someone away; 0 for never."""
    clock_days: Count = 0
    """Days for a decision: 1, 2, 3 or 7; 0 for as long as it takes. With a clock, `away` counts for nothing."""
    clock_end: Literal["bot", "wait", "leave"] = "bot"
    """What happens at the end of somebody's time: a bot plays until they return, nothing, a bot takes the seat."""
    start: bool = False
    """Begin at once; refused when a seat is open, and then there is no table."""


class JoinRequest(Struct):
    """Sit down; on the first open seat unless one is named."""

    name: Name
    seat: Count | None = None


class Move(Struct):
    """A decision: the ply it answers, the asker's own name for it, and what is done."""

    ply: Count
    id: Name
    action: Action
    seat: Count | None = None
    """Needed only by those who hold several."""
    branch: Count | None = None
    """How many take-backs the asker has seen; left out, only `ply` is compared."""


class TakeBack(Struct):
    """Undo the last decision of a seat."""

    ply: Count
    branch: Count | None = None
    seat: Count | None = None


class HandOver(Struct):
    """Let a bot of a level play for a seat."""

    level: Name
    seat: Count | None = None


class OwnSeat(Struct):
    """One of the asker's seats; the first when left out."""

    seat: Count | None = None


class ChatText(Struct):
    """A line of chat."""

    text: str


# --- answers


class GameInfo(Struct):
    """A game on the shelf."""

    game: str
    title: str
    version: int
    seats: tuple[int, int]
    minutes: int
    options: dict[str, list[str]]
    tagline: str


class SeatInfo(Struct):
    """A seat as everybody may see it."""

    seat: int
    name: str
    kind: str
    level: str
    standing_in: bool
    present: bool
    host: bool
    yours: bool


class TableInfo(Struct):
    """A table without its match."""

    table: str
    game: str
    version: int
    options: dict[str, str]
    status: str
    away: int
    seats: list[SeatInfo]
    commitment: str
    """The SHA-256 of the sealed seed, from the lobby on; note it to check the record with."""
    seed: str | None
    """Told once the game is over."""
    rematch: str
    entry: int
    ply: int
    branch: int
    url: str


class Seated(Struct):
    """A seat taken: its token holds it, keep it secret."""

    table: str
    seats: list[int]
    token: str
    url: str


class EntryReceipt(Struct):
    """A move or take-back that counts."""

    entry: int
    ply: int
    branch: int


class ChatNumber(Struct):
    """A line of chat that was stored."""

    number: int


class Line(Struct):
    """One state of a match as a seat may see it, with what led to it: a line of the stream."""

    type: Literal["full", "ply"]
    """`full`: everything heard so far; `ply`: what one decision told."""
    entry: int
    ply: int
    branch: int
    seat: int
    """The reader's, -1 for a spectator."""
    by: int
    """Who decided the ply that led here; -1 for the opening."""
    actor: int
    question: str
    events: list[dict[str, Any]]
    view: dict[str, Any]
    legal: list[dict[str, Any]]
    scores: list[int]
    result: list[float]
    over: bool
    table: TableInfo | None = None
    """In a full line."""


class ShortLine(Struct, tag_field="type", tag="short"):
    """A ply as a seat hears of it, without the view that it led to; for those who keep up a view of their own."""

    entry: int
    ply: int
    branch: int
    seat: int
    by: int
    actor: int
    events: list[dict[str, Any]]
    legal: list[dict[str, Any]]
    result: list[float]
    over: bool


class TableLine(Struct, tag_field="type", tag="table"):
    """The seats have changed, or the game has begun."""

    table: TableInfo


class ChatLine(Struct, tag_field="type", tag="chat"):
    """Somebody wrote a line of chat."""

    number: int
    seat: int
    name: str
    text: str


encode_line = msgspec.json.Encoder().encode
