"""The stored rows. Times are seconds since 1970; of a key only its hash is stored.

A new column needs its line here and a migration. Rows are dataclasses, so a default here is the default everywhere:
in new rows, in inserts, and for tables that an older version exported.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct
from sqlalchemy import JSON, Float, ForeignKey, Index, Integer, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, MappedAsDataclass, mapped_column

from kotatsu.engine.sealing import SEALED_V1
from kotatsu.web.clock_context import STAND_IN

LOBBY, PLAYING, OVER = "lobby", "playing", "over"
OPEN, PERSON, DEVICE, BOT = "open", "person", "device", "bot"
MOVE, TAKE_BACK = "move", "take-back"
NOBODY_YET = -1
"""`TableRow.actor` before the start."""


class Base(MappedAsDataclass, DeclarativeBase, eq=False):
    """All models."""


class TableRow(Base, kw_only=True):
    """A table: what was agreed before the start, and what must be found without replaying it."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    version: Mapped[int] = mapped_column(Integer)
    seats: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(32))
    """Hexadecimal; secret until the game is over."""
    setup: Mapped[list[int]] = mapped_column(JSON, default_factory=list)
    """The draws of the set-up, once the table has started."""
    draw_scheme: Mapped[int] = mapped_column(Integer, default=SEALED_V1)
    """How draws come from the seed (engine/sealing.py). Set at the start; rows without it used the first."""
    away: Mapped[int] = mapped_column(Integer)
    """Seconds after which a bot plays for someone away; 0 for never."""
    host: Mapped[str] = mapped_column(String(64))
    """The person who made the table: the hash of a key (see store/people_models.py)."""
    status: Mapped[str] = mapped_column(String(8), default=LOBBY)
    actor: Mapped[int] = mapped_column(Integer, default=NOBODY_YET)
    """The seat that decides after the last entry; -1 before the start and once over."""
    changes: Mapped[int] = mapped_column(Integer, default=0)
    """How many times the seats have changed."""
    created_at: Mapped[float] = mapped_column(Float)
    moved_at: Mapped[float] = mapped_column(Float)
    """When the last entry was made."""
    rematch: Mapped[str] = mapped_column(String(32), default="")
    first_ply: Mapped[int] = mapped_column(Integer, default=0)
    """Plies that were taken over from another table, whose position this one began with."""
    series: Mapped[dict[str, Any]] = mapped_column(JSON, default_factory=dict)
    """Of a game of a series: `form`, `games`, `number` from 0, `points` of each seat before it (tables/series.py)."""

    clock_days: Mapped[int] = mapped_column(Integer, default=0)
    """Days that a person has for a decision; 0 for as long as it takes."""
    clock_end: Mapped[str] = mapped_column(String(8), default=STAND_IN)
    """What happens at the end of somebody's time: one of CLOCK_ENDS (clock_context.py)."""

    __table_args__ = (
        Index("tables_by_status", "status", "moved_at"),
        Index("tables_by_away", "status", "away"),
        Index("tables_by_host", "host"),
    )


class SeatRow(Base, kw_only=True):
    """A seat: who holds it and who plays for it."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(64), default="")
    key: Mapped[str] = mapped_column(String(64), default="")
    """The person who holds it: the hash of a key (see store/people_models.py); empty for bots and open seats."""
    level: Mapped[str] = mapped_column(String(16), default="")
    """A bot's level."""
    stand_in: Mapped[str] = mapped_column(String(16), default="")
    """The level of the bot that plays for a person who handed over; else empty."""
    standing: Mapped[list[str]] = mapped_column(JSON, default_factory=list)
    """The standing answers that are on."""
    seen_at: Mapped[float] = mapped_column(Float, default=0.0)
    """When its holder was last here."""

    __table_args__ = (Index("seats_by_key", "key"),)


class EntryRow(Base, kw_only=True):
    """One entry of a table's history, which only grows: a move, or a take-back that keeps the first `keep` plies."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    """From 0 without a gap. Being unique, it decides between two moves at once, in whichever workers they arrive."""
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int] = mapped_column(Integer)
    action: Mapped[str] = mapped_column(String(200), default="")
    """By name: `play card=up1 place=3`; empty for a take-back."""
    draws: Mapped[list[int]] = mapped_column(JSON, default_factory=list)
    digest: Mapped[str] = mapped_column(String(16), default="")
    keep: Mapped[int] = mapped_column(Integer, default=0)
    """Of a take-back: how many plies remain."""
    move_id: Mapped[str] = mapped_column(String(64))
    """The sender's own id for it: sent twice it counts once."""
    at: Mapped[float] = mapped_column(Float)

    __table_args__ = (UniqueConstraint("table_id", "move_id", name="entries_once"),)


class NewEntry(Struct, kw_only=True):
    """An entry that is about to be stored: the values of an EntryRow, without its costs."""

    table_id: str
    number: int
    kind: str
    seat: int
    action: str = ""
    draws: Sequence[int] = ()
    digest: str = ""
    keep: int = 0
    move_id: str
    at: float


class ChatRow(Base, kw_only=True):
    """One line of chat."""

    __tablename__ = "chats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class SecretRow(Base, kw_only=True):
    """What the server keeps for itself: the key that signs cookies, shared by all its workers."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(String(128))


def columns(row: Base | NewEntry) -> dict[str, Any]:
    """A row as a plain mapping, defaults included."""
    if isinstance(row, NewEntry):
        return {name: getattr(row, name) for name in NewEntry.__struct_fields__}
    return {name: getattr(row, name) for name in column_names(type(row))}


@lru_cache
def column_names(kind: type[Base]) -> tuple[str, ...]:
    """The columns of a kind of rows, in order."""
    return tuple(column.key for column in kind.__table__.columns)
