"""Before the start: sitting down, leaving, seating a bot, and the start itself.

Each of them changes the table through `TableRegistry.changing`, so that it decides on what is stored at that moment.
"""

from __future__ import annotations

from kotatsu.web.store.models import BOT, LOBBY, OPEN, PERSON, SeatRow
from kotatsu.web.store.store import StoredTable
from kotatsu.web.tables.deal import deal
from kotatsu.web.tables.names import clean_name, looks
from kotatsu.web.tables.new_tables import bot_name, check_level
from kotatsu.web.tables.refusals import FORBIDDEN, Refused, not_your_seat
from kotatsu.web.tables.registry import TableRegistry
from kotatsu.web.tables.seats import names, open_seats, own_seats


async def join(registry: TableRegistry, table_id: str, seat: int | None, name: str, key: str) -> int:
    """Sit down on an open seat: the one given, or the first; the seat."""
    shown = clean_name(name)
    async with registry.changing(table_id) as (stored, _):
        _check_in_lobby(stored)
        free = open_seats(stored.seats)
        if not free or (seat is not None and seat not in free):
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


def _empty(row: SeatRow) -> None:
    row.kind, row.name, row.key, row.level, row.seen_at = OPEN, "", "", "", 0.0
    row.stand_in, row.standing = "", []


async def seat_bot(registry: TableRegistry, table_id: str, seat: int, level: str, key: str) -> None:
    """The host seats a bot where nobody sits yet."""
    check_level(level)
    async with registry.changing(table_id) as (stored, _):
        _check_host(stored, key)
        _check_in_lobby(stored)
        if seat not in open_seats(stored.seats):
            raise Refused("seat-taken")
        row = stored.seats[seat]
        row.kind, row.level = BOT, level
        row.name = bot_name(level, seat, names(stored.seats))


async def start(registry: TableRegistry, table_id: str, key: str) -> None:
    """The host begins, once no seat is open: the match is dealt now."""
    async with registry.changing(table_id) as (stored, _):
        _check_host(stored, key)
        if stored.table.status != LOBBY:
            return
        if open_seats(stored.seats):
            raise Refused("seats-open")
        deal(stored.table, registry.clock())


def _check_host(stored: StoredTable, key: str) -> None:
    if not key or stored.table.host != key:
        raise Refused("not-host", FORBIDDEN)


def _check_in_lobby(stored: StoredTable) -> None:
    if stored.table.status != LOBBY:
        raise Refused("started")


def _check_name_is_free(stored: StoredTable, name: str) -> None:
    if looks(name) in {looks(row.name) for row in stored.seats if row.name}:
        raise Refused("name-taken")
