"""Who holds a seat, who is here, and who plays for it now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from kotatsu.web.store.models import BOT, DEVICE, OPEN, PERSON, SeatRow, TableRow

PRESENCE_TIMEOUT_SECONDS = 20.0
"""For how long a person counts as present after they were last seen."""
AWAY_LEVEL = "medium"
"""The level of the bot that plays for someone away too long."""
HELD = (PERSON, DEVICE)


class Moment(Struct, frozen=True):
    """The time, and since when this server has seen who is here without a gap. Both in seconds since 1970."""

    now: float
    watching_since: float
    vacations: Mapping[str, Sequence[tuple[float, float]]] = {}
    """Times in which people's clocks stand still, by person: from when until when."""

    def on_vacation_until(self, person: str) -> float:
        """Until when somebody is on vacation; 0 when they are not."""
        if person not in self.vacations:
            return 0.0
        return max((end for start, end in self.vacations.get(person, ()) if start <= self.now < end), default=0.0)


def seconds_on_vacation(person: str, since: float, at: Moment) -> float:
    """How much of the time since then somebody was on vacation. Two of their vacations may overlap."""
    total, counted = 0.0, since
    for start, end in sorted(at.vacations.get(person, ())):
        begin, finish = max(start, counted), min(end, at.now)
        if finish > begin:
            total += finish - begin
            counted = finish
    return total


def own_seats(seats: Sequence[SeatRow], key: str) -> tuple[int, ...]:
    """The seats that a key holds, by its hash."""
    return tuple([row.seat for row in seats if row.key == key]) if key else ()


def is_present(row: SeatRow, at: Moment) -> bool:
    """Whether its holder is looking; bots always are."""
    return row.kind == BOT or (row.kind in HELD and at.now - row.seen_at < PRESENCE_TIMEOUT_SECONDS)


def is_away(table: TableRow, row: SeatRow, at: Moment) -> bool:
    """Whether its holder has been gone longer than the table waits, as far as the server was there to see it."""
    if table.away <= 0 or row.kind not in HELD:
        return False
    return at.now - max(row.seen_at, at.watching_since) > table.away


def bot_level(table: TableRow, row: SeatRow, at: Moment) -> str:
    """The level of the bot that decides for this seat now; empty when its person does."""
    if row.kind == BOT:
        return row.level
    if row.stand_in:
        return row.stand_in
    return AWAY_LEVEL if is_away(table, row, at) else ""


def attendance(table: TableRow, seats: Sequence[SeatRow], at: Moment) -> str:
    """Who is here, a letter for each seat: open, here, gone, or a person for whom a bot plays."""
    return "".join(_attends(table, row, at) for row in seats)


def _attends(table: TableRow, row: SeatRow, at: Moment) -> str:
    if row.kind == OPEN:
        return "o"
    if row.kind != BOT and bot_level(table, row, at):
        return "b"
    if at.on_vacation_until(row.key):
        return "v"
    return "h" if is_present(row, at) else "g"


def open_seats(seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """Where a friend may still sit down."""
    return tuple(row.seat for row in seats if row.kind == OPEN)


def others_are_bots(seats: Sequence[SeatRow], seat: int) -> bool:
    """Whether every other seat is a bot's for good."""
    return all(row.kind == BOT for row in seats if row.seat != seat)


def names(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """What the seats are called."""
    return tuple(row.name for row in seats)
