"""Begins the next game of a series by itself when only bots are left to play it."""

from __future__ import annotations

import asyncio

from kotatsu.web.background import Supervisor
from kotatsu.web.store.series import ended_games
from kotatsu.web.tables.new_tables import next_game
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import LoadedTable, TableRegistry
from kotatsu.web.tables.series import goes_on_alone, score_of

TASK = "series"
LOOK_SECONDS = 60.0
"""Between two looks for games that ended in another worker, or just before a restart."""
LOOK_BACK_SECONDS = 24 * 3600.0
MAX_BATCH = 100
MAX_SETTLED = 10_000
"""Tables that are remembered as having no game after them."""


class SeriesRunner:
    """Watches for games of series that have ended."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._ended: set[str] = set()
        self._settled: set[str] = set()
        self._woken = asyncio.Event()
        registry.after_end.append(self._note_end)

    def _note_end(self, table: LoadedTable) -> None:
        if goes_on_alone(table.row, table.seats):
            self._ended.add(table.id)
            self._woken.set()

    async def go_on(self, table_id: str) -> str:
        """Begin the game after this one if it is due; its id, or empty."""
        try:
            table = await self._registry.load(table_id)
            score = score_of(table)
        except Refused:  # gone, or of rules that are not here any more
            return ""
        if score is None or not table.over or score.is_over or not goes_on_alone(table.row, table.seats):
            return ""
        try:
            return await next_game(self._registry, table_id)
        except Refused:  # during maintenance: later
            return table_id

    async def run(self, supervisor: Supervisor) -> None:
        """Begin games as they are due."""
        while True:
            self._woken.clear()
            ended, self._ended = self._ended, set()
            since = self._registry.clock() - LOOK_BACK_SECONDS
            found = set(await ended_games(self._registry.store, since, MAX_BATCH)) - self._settled
            for table_id in {*ended, *found}:
                if not await self.go_on(table_id):
                    self._settled.add(table_id)
            if len(self._settled) > MAX_SETTLED:
                self._settled.clear()
            supervisor.report(TASK, up=True)
            try:
                await asyncio.wait_for(self._woken.wait(), LOOK_SECONDS)
            except TimeoutError:
                continue
