"""Clocks in days: who has how long, and what happens at the end of their time. Vacations do not count."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.web.clock_context import DAY_SECONDS, LEAVE, STAND_IN
from kotatsu.web.store.models import BOT, PLAYING, SeatRow, TableRow
from kotatsu.web.store.store import StoredTable
from kotatsu.web.tables.new_tables import bot_name
from kotatsu.web.tables.seats import AWAY_LEVEL, HELD, Moment, seconds_on_vacation

MAX_REMINDER_SECONDS = DAY_SECONDS
"""Nobody is reminded earlier than a day before the end of their time."""
REMINDER_PART = 3
"""And nobody before two thirds of it have passed."""
RETURN_SECONDS = DAY_SECONDS / 2
"""What everybody has left at least when the server comes back, after a stop or maintenance: they could not play."""


def seconds_left(table: TableRow, seats: Sequence[SeatRow], at: Moment) -> float | None:
    """How long the person who decides still has, below 0 once their time is over; None where no clock runs."""
    if not table.clock_days or table.status != PLAYING or not 0 <= table.actor < len(seats):
        return None
    row = seats[table.actor]
    if row.kind not in HELD or row.stand_in:
        return None
    used = at.now - table.moved_at - seconds_on_vacation(row.key, table.moved_at, at)
    return max(table.clock_days * DAY_SECONDS - used, at.watching_since + RETURN_SECONDS - at.now)


def reminder_seconds(days: int) -> float:
    """How long before the end of their time somebody is reminded."""
    return min(MAX_REMINDER_SECONDS, days * DAY_SECONDS / REMINDER_PART)


def end_time(stored: StoredTable, at: Moment) -> bool:
    """Do what was agreed for the end of somebody's time, on a table that is being changed; whether something is."""
    left = seconds_left(stored.table, stored.seats, at)
    if left is None or left > 0:
        return False
    row = stored.seats[stored.table.actor]
    if stored.table.clock_end == STAND_IN:
        row.stand_in = AWAY_LEVEL
        return True
    if stored.table.clock_end == LEAVE:
        _leave(stored, row)
        return True
    return False


def _leave(stored: StoredTable, row: SeatRow) -> None:
    """A bot takes a seat for good. A table whose host goes has another."""
    gone, others = row.key, [other for other in stored.seats if other is not row]
    row.kind, row.level, row.key, row.standing, row.seen_at = BOT, AWAY_LEVEL, "", [], 0.0
    row.name = bot_name(AWAY_LEVEL, row.seat, [other.name for other in others])
    if stored.table.host == gone:
        left = [other.key for other in others if other.key]
        stored.table.host = left[0] if left and gone not in left else stored.table.host
