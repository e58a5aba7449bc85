"""Who holds a seat, who is here, and who plays for it now."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.web.store.models import BOT, DEVICE, OPEN, PERSON, SeatRow, TableRow

HERE = 30.0
"""Seconds since somebody was seen during which they count as present."""
AWAY_LEVEL = "medium"
"""The level of the bot that plays for someone away too long."""
HELD = (PERSON, DEVICE)


def own_seats(seats: Sequence[SeatRow], key: str) -> tuple[int, ...]:
    """The seats that a key holds, by its hash."""
    return tuple(row.seat for row in seats if key and row.key == key)


def is_present(row: SeatRow, now: float) -> bool:
    """Whether its holder is looking; bots always are."""
    return row.kind == BOT or (row.kind in HELD and now - row.seen_at < HERE)


def is_away(table: TableRow, row: SeatRow, now: float) -> bool:
    """Whether its holder has been gone longer than the table waits."""
    return row.kind in HELD and table.away > 0 and now - row.seen_at > table.away


def bot_level(table: TableRow, row: SeatRow, now: float) -> str:
    """The level of the bot that decides for this seat now; empty when its person does."""
    if row.kind == BOT:
        return row.level
    if row.stand_in:
        return row.stand_in
    return AWAY_LEVEL if is_away(table, row, now) else ""


def open_seats(seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """Where a friend may still sit down."""
    return tuple(row.seat for row in seats if row.kind == OPEN)


def others_are_bots(seats: Sequence[SeatRow], seat: int) -> bool:
    """Whether everybody else at the table is a bot for good."""
    return all(row.kind == BOT for row in seats if row.seat != seat)


def names(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """What the seats are called."""
    return tuple(row.name for row in seats)
