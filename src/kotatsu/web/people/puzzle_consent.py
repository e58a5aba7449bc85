"""Whether puzzles may be made from a person's finished games: off unless they switch it on, kept with their settings.

The setting is a part of the person's row: it is in their export, and goes with them when they are deleted.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import KotatsuError
from kotatsu.engine.match import Match
from kotatsu.web.store.database import Database
from kotatsu.web.store.models import BOT, OVER, EntryRow, SeatRow, TableRow
from kotatsu.web.store.people import People
from kotatsu.web.store.people_models import PersonRow
from kotatsu.web.tables.live_match import LiveMatch
from kotatsu.web.tables.refusals import Refused

SETTING = "puzzles"
"""In `PersonRow.settings`: true, or absent."""


def allows_puzzles(person: PersonRow | None) -> bool:
    """Whether a person has switched it on."""
    return person is not None and person.settings.get(SETTING) is True


async def allow_puzzles(people: People, person: PersonRow, allowed: bool) -> None:
    """Switch it on or off."""
    stored = await people.person(person.id)
    settings = {name: value for name, value in (stored or person).settings.items() if name != SETTING}
    await people.update(person.id, settings={**settings, SETTING: True} if allowed else settings)


async def matches_for_puzzles(database: Database, game: Game) -> list[Match]:
    """The finished games of a kind, oldest first, in which every person at the table allows it."""
    async with database.session() as session:
        people = {row.id for row in await session.scalars(select(PersonRow)) if allows_puzzles(row)}
        finished = select(TableRow).where(TableRow.game == game.slug, TableRow.status == OVER)
        found = []
        for table in list(await session.scalars(finished.order_by(TableRow.created_at, TableRow.id))):
            seats = list(await session.scalars(select(SeatRow).where(SeatRow.table_id == table.id)))
            if _all_allow(seats, people):
                entries = select(EntryRow).where(EntryRow.table_id == table.id).order_by(EntryRow.number)
                found.append(_replayed(table, list(await session.scalars(entries))))
    return [match for match in found if match is not None]


def _all_allow(seats: Sequence[SeatRow], people: set[str]) -> bool:
    """A table of bots is nobody's; a seat whose person was deleted allows nothing."""
    return all(seat.kind == BOT or seat.key in people for seat in seats)


def _replayed(table: TableRow, entries: Sequence[EntryRow]) -> Match | None:
    """The match of a table; None where today's rules do not read it to its end."""
    try:
        live = LiveMatch(table)
        for entry in entries:
            live.apply(entry)
    except (Refused, KotatsuError):
        return None
    return live.match if live.match.over and not live.match.unread else None
