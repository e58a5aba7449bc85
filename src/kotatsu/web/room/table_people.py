"""Whom somebody may block at a table, which lines of its chat they hear, and which they may report."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from kotatsu.web.lobby_room_context import OtherPerson
from kotatsu.web.services import Services
from kotatsu.web.store.models import ChatRow, SeatRow
from kotatsu.web.store.public_room import ReportedLine
from kotatsu.web.tables.refusals import INVALID, MISSING, Refused, not_your_seat
from kotatsu.web.tables.registry import LoadedTable, TableRegistry
from kotatsu.web.tables.seats import own_seats


def writer_of(line: ChatRow, seats: Sequence[SeatRow]) -> str:
    """The person who wrote a line; empty when somebody else has the seat by now."""
    row = seats[line.seat] if 0 <= line.seat < len(seats) else None
    return row.key if row is not None and row.name == line.name else ""


def others_here(table: LoadedTable, key: str, blocked: Collection[str]) -> tuple[OtherPerson, ...]:
    """The other people at the table of somebody who sits there; nobody for those who watch."""
    if not own_seats(table.seats, key):
        return ()
    rows = [row for row in table.seats if row.key and row.key != key]
    return tuple(OtherPerson(row.seat, row.name, row.key in blocked) for row in rows)


def other_person(table: LoadedTable, key: str, seat: int) -> OtherPerson:
    """Somebody else at the reader's table, by their seat; Refused when either does not sit there."""
    if not own_seats(table.seats, key):
        raise not_your_seat()
    for other in others_here(table, key, ()):
        if other.seat == seat:
            return other
    raise Refused("bad-form", INVALID, text="seat")


async def heard_lines(on: Services, table: LoadedTable, key: str, since: int) -> list[ChatRow]:
    """The lines of a table's chat from a number on that somebody is shown: without those of people whom they have
    blocked, and without those that were removed."""
    lines = [line for line in await on.registry.store.chats(table.id, since) if line.text]
    blocked = await blocked_people(on, key) if lines else set()
    silent = {row.seat for row in table.seats if row.key and row.key in blocked and row.key != key}
    return [line for line in lines if line.seat not in silent]


async def blocked_people(on: Services, key: str) -> set[str]:
    """The people whom somebody has blocked."""
    return {row.blocked for row in await on.public_room.blocks(key)} if key else set()


async def reported_line(registry: TableRegistry, table: LoadedTable, key: str, number: int) -> ReportedLine:
    """A line that somebody else wrote at the reader's table; Refused when there is none."""
    own = own_seats(table.seats, key)
    if not own:
        raise not_your_seat()
    found = [line for line in await registry.store.chats(table.id, number) if line.number == number and line.text]
    writer = writer_of(found[0], table.seats) if found else ""
    if not writer or writer == key:
        raise Refused("no-line", MISSING)
    return ReportedLine(number, writer, found[0].name, found[0].text, table.id)
