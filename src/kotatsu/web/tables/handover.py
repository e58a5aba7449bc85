"""Handing a seat over to a bot during play, and taking it back."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.web.store.models import OVER, SeatRow, TableRow
from kotatsu.web.tables.new_tables import check_level
from kotatsu.web.tables.refusals import FORBIDDEN, Refused, not_your_seat
from kotatsu.web.tables.registry import TableRegistry
from kotatsu.web.tables.seats import HELD, Moment, bot_level, is_present, own_seats


def may_hand_over(table: TableRow, seats: Sequence[SeatRow], key: str, at: Moment) -> tuple[int, ...]:
    """The seats that this key may give to a bot: its own, and absent ones for the host, or for anybody who sits
    here while the host is gone too."""
    own = own_seats(seats, key)
    if not own or table.status == OVER:
        return ()
    hosts = [row for row in seats if row.key == table.host]
    speaks_for_all = key == table.host or not any(is_present(row, at) for row in hosts)
    return tuple(
        row.seat
        for row in seats
        if row.kind in HELD and not row.stand_in and (row.seat in own or (speaks_for_all and not is_present(row, at)))
    )


def may_return(table: TableRow, seats: Sequence[SeatRow], key: str, at: Moment) -> tuple[int, ...]:
    """The seats of this key that a bot plays for."""
    return tuple(seat for seat in own_seats(seats, key) if bot_level(table, seats[seat], at))


async def hand_over(registry: TableRegistry, table_id: str, seat: int | None, level: str, key: str) -> None:
    """Let a bot play for a seat, the asker's first unless one is given, until its owner returns."""
    check_level(level)
    async with registry.changing(table_id) as (stored, _):
        own = own_seats(stored.seats, key)
        wanted = own[0] if seat is None and own else seat
        if wanted is None or wanted not in may_hand_over(stored.table, stored.seats, key, registry.moment()):
            raise Refused("not-away" if own else "not-your-seat", FORBIDDEN)
        stored.seats[wanted].stand_in = level


async def return_to_seat(registry: TableRegistry, table_id: str, seat: int | None, key: str) -> None:
    """The owner plays again, on the seat given or on their first."""
    async with registry.changing(table_id) as (stored, _):
        own = own_seats(stored.seats, key)
        if not own or (seat is not None and seat not in own):
            raise not_your_seat()
        row = stored.seats[own[0] if seat is None else seat]
        row.stand_in, row.seen_at = "", registry.clock()
