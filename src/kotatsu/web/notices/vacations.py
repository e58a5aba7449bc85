"""Vacations: somebody's clocks stand still for some days. Everybody at their tables is told."""

from __future__ import annotations

from kotatsu.web.clock_context import DAY_SECONDS
from kotatsu.web.store.notice_models import VacationRow
from kotatsu.web.store.people import People
from kotatsu.web.store.vacations import Vacations as StoredVacations
from kotatsu.web.tables.refusals import INVALID, Refused
from kotatsu.web.tables.registry import TableRegistry

MAX_DAYS_A_YEAR = 28
"""Days of vacation in any 365 days."""
YEAR_SECONDS = 365 * DAY_SECONDS
REMEMBERED_SECONDS = 400 * DAY_SECONDS
CHANNEL = "vacations"
"""What is published when one begins or ends; no table has such a short id."""


class Vacations:
    """Begins and ends vacations, and keeps those of everybody where clocks find them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.stored = StoredVacations(registry.store)
        self._people = People(registry.store)
        self._stale = True
        registry.notifier.on_message[CHANNEL] = self._note_change

    def _note_change(self) -> None:
        self._stale = True

    async def refresh(self) -> None:
        """Read what has changed, in whichever worker."""
        if self._stale:
            self._stale = False
            self._registry.vacations = await self.stored.since(self._registry.clock() - REMEMBERED_SECONDS)

    async def days_left(self, person: str) -> int:
        """How many whole days of vacation somebody still has."""
        return int((MAX_DAYS_A_YEAR * DAY_SECONDS - await self._used_seconds(person)) // DAY_SECONDS)

    async def _used_seconds(self, person: str) -> float:
        """What somebody has taken in the last 365 days, with what they have begun."""
        since = self._registry.clock() - YEAR_SECONDS
        return sum(row.until_at - max(row.from_at, since) for row in await self.stored.of(person, since))

    async def until(self, person: str) -> float:
        """Until when somebody is on vacation; 0 when they are not."""
        now = self._registry.clock()
        running = [row.until_at for row in await self.stored.of(person, now) if row.from_at <= now]
        return max(running, default=0.0)

    async def begin(self, person: str, days: int) -> None:
        """Somebody's clocks stand still from now on; Refused for more days than they have."""
        if await self.until(person):
            raise Refused("on-vacation")
        left = await self.days_left(person)
        if not 1 <= days <= left:
            raise Refused("vacation-days", INVALID, left=left)
        now = self._registry.clock()
        await self.stored.add(VacationRow(person=person, from_at=now, until_at=now + days * DAY_SECONDS))
        await self._tell(person)

    async def end(self, person: str) -> None:
        """Somebody is back before their time."""
        await self.stored.end(person, self._registry.clock())
        await self._tell(person)

    async def _tell(self, person: str) -> None:
        self._stale = True
        await self.refresh()
        self._registry.notifier.publish(CHANNEL)
        for table_id in await self._people.tables_of(person):
            self._registry.changed(table_id)
