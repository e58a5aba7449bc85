"""Keeps the clocks of tables: reminds people before their time is over, then does what their table agreed."""

from __future__ import annotations

import asyncio

from kotatsu.web.background import Supervisor
from kotatsu.web.clock_context import WAIT
from kotatsu.web.notices.attention import Attention
from kotatsu.web.notices.caller import Caller
from kotatsu.web.notices.vacations import Vacations
from kotatsu.web.store.notice_models import REMINDER
from kotatsu.web.tables.clocks import end_time, reminder_seconds, seconds_left
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import LoadedTable, TableRegistry
from kotatsu.web.tables.waiting import waits_for

TASK = "clocks"


class ClockKeeper:
    """Looks at the tables whose time runs out."""

    def __init__(self, registry: TableRegistry, attention: Attention, caller: Caller, vacations: Vacations) -> None:
        self._registry = registry
        self._attention = attention
        self._caller = caller
        self._vacations = vacations
        self._waiting: dict[str, float] = {}
        """Tables that go on waiting after the end, and when they last moved: there is nothing left to do."""

    async def run(self, supervisor: Supervisor) -> None:
        """Look every few seconds."""
        while True:
            await self.look()
            supervisor.report(TASK, up=True)
            await asyncio.sleep(self._registry.settings.sweep)

    async def look(self) -> None:
        """Look at every table whose time may run out; during maintenance nobody can play, and no time ends."""
        await self._vacations.refresh()
        if self._registry.in_maintenance:
            return
        found = await self._caller.notices.running_out(self._registry.clock())
        self._waiting = {table_id: moved_at for table_id, moved_at in found if self._waiting.get(table_id) == moved_at}
        for table_id, moved_at in found:
            if table_id not in self._waiting and await self._look_at(table_id):
                self._waiting[table_id] = moved_at

    async def _look_at(self, table_id: str) -> bool:
        """Remind, or end somebody's time; whether nothing is left to do before the next move."""
        try:
            table = await self._registry.load(table_id)
        except Refused:
            return True
        left = seconds_left(table.row, table.seats, self._registry.moment())
        if left is None:
            return False
        if left > 0:
            if left <= reminder_seconds(table.row.clock_days):
                await self._remind(table)
            return False
        if table.row.clock_end == WAIT:
            return True
        async with self._registry.changing(table_id) as (stored, _):
            end_time(stored, self._registry.moment())
        return False

    async def _remind(self, table: LoadedTable) -> None:
        """Remind the person who decides, once for each decision; not while they look, nor on vacation."""
        person, moment = waits_for(self._registry, table), self._registry.moment()
        if not person or moment.on_vacation_until(person) or self._attention.is_looking(table.id, person):
            return
        if await self._caller.is_reachable(person):
            await self._caller.call(table, person, REMINDER)
