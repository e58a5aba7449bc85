"""The queries of vacations: times in which somebody's clocks stand still."""

from __future__ import annotations

from collections import defaultdict

from sqlalchemy import insert, select, update

from kotatsu.web.store.models import columns
from kotatsu.web.store.notice_models import VacationRow
from kotatsu.web.store.store import Store

Interval = tuple[float, float]
"""From when until when."""


class Vacations:
    """Reads and writes vacations."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def since(self, at: float) -> dict[str, tuple[Interval, ...]]:
        """Everybody's vacations that ended after a time, or have not ended."""
        found: defaultdict[str, list[Interval]] = defaultdict(list)
        async with self._store.database.session() as session:
            query = select(VacationRow).where(VacationRow.until_at > at).order_by(VacationRow.from_at)
            for row in await session.scalars(query):
                found[row.person].append((row.from_at, row.until_at))
        return {person: tuple(intervals) for person, intervals in found.items()}

    async def of(self, person: str, since: float) -> list[VacationRow]:
        """Somebody's vacations that ended after a time, or have not ended."""
        query = select(VacationRow).where(VacationRow.person == person, VacationRow.until_at > since)
        async with self._store.database.session() as session:
            return list(await session.scalars(query.order_by(VacationRow.from_at)))

    async def add(self, row: VacationRow) -> None:
        """A vacation begins."""
        async with self._store.transaction() as connection:
            await connection.execute(insert(VacationRow).values(**columns(row)))

    async def end(self, person: str, now: float) -> None:
        """Somebody is back."""
        running = (VacationRow.person == person, VacationRow.from_at <= now, VacationRow.until_at > now)
        async with self._store.transaction() as connection:
            await connection.execute(update(VacationRow).where(*running).values(until_at=now))
