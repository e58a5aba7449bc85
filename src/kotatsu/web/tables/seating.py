"""Before the start: sitting down, leaving, what the host changes, and the start itself.

Each of them changes the table through `TableRegistry.changing`, so that it decides on what is stored at that moment.
"""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from kotatsu.web.clock_context import NO_CLOCK, Clock
from kotatsu.web.store.models import BOT, DEVICE, LOBBY, OPEN, PERSON, SeatRow, columns
from kotatsu.web.store.store import StoredTable
from kotatsu.web.tables.deal import deal, find_game
from kotatsu.web.tables.maintenance import check_open
from kotatsu.web.tables.names import clean_name, looks
from kotatsu.web.tables.new_tables import bot_name, check_away, check_clock, check_level, checked_options
from kotatsu.web.tables.refusals import FORBIDDEN, INVALID, Refused, not_your_seat
from kotatsu.web.tables.registry import TableRegistry
from kotatsu.web.tables.seats import names, open_seats, own_seats
from kotatsu.web.tables.series import SeriesRequest, begin_series, check_series

HELD_FIELDS = ("kind", "name", "key", "level", "stand_in", "standing", "seen_at")
"""What of a row belongs to who sits there, and moves with them."""


# --- what guests do


async def join(registry: TableRegistry, table_id: str, seat: int | None, name: str, key: str) -> int:
    """Sit down on an open seat: the one given, or the first; the seat."""
    shown = clean_name(name)
    async with registry.changing(table_id) as (stored, _):
        _check_in_lobby(stored)
        free = open_seats(stored.seats)
        if not free:
            raise Refused("full")
        if seat is not None and seat not in free:
            raise Refused("seat-taken")
        _check_name_is_free(stored, shown)
        row = stored.seats[free[0] if seat is None else seat]
        row.kind, row.name, row.key, row.seen_at = PERSON, shown, key, registry.clock()
        return row.seat


async def leave(registry: TableRegistry, table_id: str, seat: int | None, key: str) -> None:
    """Give a seat up: the one given, or the first of this key that was joined."""
    async with registry.changing(table_id) as (stored, _):
        _check_in_lobby(stored)
        own = [number for number in own_seats(stored.seats, key) if stored.seats[number].kind == PERSON]
        if not own or (seat is not None and seat not in own):
            raise not_your_seat()
        _empty(stored.seats[own[0] if seat is None else seat])


# --- what the host changes


async def seat_bot(registry: TableRegistry, table_id: str, seat: int, level: str, key: str) -> None:
    """A bot where nobody sits yet, or a bot of another level where one sits."""
    check_level(level)
    async with registry.changing(table_id) as (stored, _):
        row = _row_to_change(stored, seat, key)
        if row.kind not in (OPEN, BOT):
            raise Refused("seat-taken")
        if (row.kind, row.level) != (BOT, level):
            others = [other.name for other in stored.seats if other is not row]
            row.kind, row.level, row.name = BOT, level, bot_name(level, seat, others)


async def seat_at_device(registry: TableRegistry, table_id: str, seat: int, name: str, key: str) -> None:
    """Somebody who plays at the host's own device, where nobody sits yet."""
    shown = clean_name(name)
    async with registry.changing(table_id) as (stored, _):
        row = _row_to_change(stored, seat, key)
        if row.kind != OPEN:
            raise Refused("seat-taken")
        _check_name_is_free(stored, shown)
        row.kind, row.name, row.key, row.seen_at = DEVICE, shown, key, registry.clock()


async def free_seat(registry: TableRegistry, table_id: str, seat: int, name: str, key: str) -> None:
    """Nobody sits there any more: a bot goes, a guest is asked to leave. `name` is whom the host saw there."""
    async with registry.changing(table_id) as (stored, _):
        row = _row_to_change(stored, seat, key)
        if row.name != name:
            raise Refused("seat-changed")
        _empty(row)
        if not own_seats(stored.seats, key):
            raise Refused("no-own-seat", INVALID)


async def add_seat(registry: TableRegistry, table_id: str, key: str) -> None:
    """One more seat, open, after the last."""
    async with registry.changing(table_id) as (stored, connection):
        _check_may_change(stored, key)
        most = find_game(stored.table.game).seats[1]
        if len(stored.seats) >= most:
            raise Refused("most-seats", INVALID, most=most)
        row = SeatRow(table_id=table_id, seat=len(stored.seats), kind=OPEN)
        await connection.execute(insert(SeatRow).values(**columns(row)))
        _settle_count(stored, len(stored.seats) + 1)


async def remove_seat(registry: TableRegistry, table_id: str, seat: int, key: str) -> None:
    """One seat less: an open one or a bot's. Those after it move up."""
    async with registry.changing(table_id) as (stored, connection):
        row = _row_to_change(stored, seat, key)
        least = find_game(stored.table.game).seats[0]
        if len(stored.seats) <= least:
            raise Refused("least-seats", INVALID, least=least)
        if row.kind not in (OPEN, BOT):
            raise Refused("seat-taken")
        _settle_count(stored, len(stored.seats) - 1)
        await _close_gap(stored, seat, connection)


async def set_options(
    registry: TableRegistry,
    table_id: str,
    options: Mapping[str, object],
    away: int,
    key: str,
    clock: Clock = NO_CLOCK,
) -> None:
    """What is played, after how many seconds a bot plays for someone away (0 for never), how long a move may take."""
    check_away(away)
    check_clock(clock)
    async with registry.changing(table_id) as (stored, _):
        _check_may_change(stored, key)
        game = find_game(stored.table.game)
        stored.table.options = checked_options(game, len(stored.seats), options)
        stored.table.away = 0 if clock.days else away
        stored.table.clock_days, stored.table.clock_end = clock.days, clock.end


async def set_series(registry: TableRegistry, table_id: str, wanted: SeriesRequest | None, key: str) -> None:
    """How many games are played: a series, or (None) one game."""
    async with registry.changing(table_id) as (stored, _):
        _check_may_change(stored, key)
        begin_series(stored.table, check_series(wanted) if wanted else None)


async def start(registry: TableRegistry, table_id: str, key: str) -> None:
    """The host begins, once no seat is open: the match is dealt now."""
    check_open(registry)
    async with registry.changing(table_id) as (stored, _):
        _check_host(stored, key)
        if stored.table.status != LOBBY:
            return
        if open_seats(stored.seats):
            raise Refused("seats-open")
        deal(stored.table, registry.clock())


# --- what they share


def _empty(row: SeatRow) -> None:
    row.kind, row.name, row.key, row.level, row.seen_at = OPEN, "", "", "", 0.0
    row.stand_in, row.standing = "", []


def _settle_count(stored: StoredTable, seats: int) -> None:
    """Note how many sit here; BadSetting of the game's becomes a refusal where its options do not allow it."""
    stored.table.options = checked_options(find_game(stored.table.game), seats, stored.table.options)
    stored.table.seats = seats


async def _close_gap(stored: StoredTable, seat: int, connection: AsyncConnection) -> None:
    """Everybody after a seat moves up by one; the last row goes."""
    for row, following in zip(stored.seats[seat:], stored.seats[seat + 1 :], strict=False):
        for name in HELD_FIELDS:
            setattr(row, name, getattr(following, name))
    last = stored.seats[-1]
    await connection.execute(delete(SeatRow).where(SeatRow.table_id == last.table_id, SeatRow.seat == last.seat))


def _row_to_change(stored: StoredTable, seat: int, key: str) -> SeatRow:
    """The row of a seat that the host changes."""
    _check_may_change(stored, key)
    if not 0 <= seat < len(stored.seats):
        raise Refused("seat-changed")
    return stored.seats[seat]


def _check_may_change(stored: StoredTable, key: str) -> None:
    _check_host(stored, key)
    if stored.table.status != LOBBY:
        raise Refused("settled")


def _check_host(stored: StoredTable, key: str) -> None:
    if not key or stored.table.host != key:
        raise Refused("not-host", FORBIDDEN)


def _check_in_lobby(stored: StoredTable) -> None:
    if stored.table.status != LOBBY:
        raise Refused("started")


def _check_name_is_free(stored: StoredTable, name: str) -> None:
    if looks(name) in {looks(other) for other in names(stored.seats) if other}:
        raise Refused("name-taken")
