"""What finished games came to: kept once, in the background, so that figures and lists need no replay."""

from __future__ import annotations

import asyncio
import math

from kotatsu.web.background import Supervisor
from kotatsu.web.store.own_games import OwnGames
from kotatsu.web.store.people_models import ResultRow
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import TableRegistry

TASK = "results"
MAX_FOUND = 100
"""Games that are looked up at once."""
BATCH = 10
"""Games whose results are stored together."""
PAUSE_SECONDS = 0.05
"""Between two batches, so that people's requests come first."""
LOOK_AT_ALL_SECONDS = 3600.0
"""All games are looked through once in this time, otherwise those that moved since the last look."""
LATE_SECONDS = 120.0
"""A move may be stored this long after it was made."""
LOOK_SECONDS = 60.0
"""Between two looks for games that ended in another worker, or under an older version."""


class Results:
    """Keeps the results of games as they end."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.games = OwnGames(registry.store)
        self._ended = asyncio.Event()
        self._looked_at = self._all_looked_at = -math.inf
        """When games were looked through last, and when all of them were."""
        registry.after_end.append(lambda _table: self._ended.set())

    async def keep_new(self) -> int:
        """Keep the results that are not known yet, a few of them, of the tables that this worker holds; how many."""
        now = self._registry.clock()
        everything = now - self._all_looked_at > LOOK_AT_ALL_SECONDS
        found = await self.games.without_result(MAX_FOUND, 0.0 if everything else self._looked_at - LATE_SECONDS)
        own = [table_id for table_id in found if self._registry.holds(table_id)][:BATCH]
        if own:
            await self.games.add_results([await self._result(table_id) for table_id in own])
            await asyncio.sleep(PAUSE_SECONDS)
        if len(found) < MAX_FOUND and len(own) < BATCH:
            self._looked_at = now
            self._all_looked_at = now if everything else self._all_looked_at
        return len(own)

    async def _result(self, table_id: str) -> ResultRow:
        """What a game came to; nothing for one that can no longer be replayed to its end."""
        try:
            match = (await self._registry.load(table_id)).live.match
        except Refused:
            return ResultRow(table_id=table_id, shares=[], scores=[], plies=0)
        if not match.over:
            return ResultRow(table_id=table_id, shares=[], scores=[], plies=match.ply)
        shares = [float(share) for share in match.result()]
        return ResultRow(
            table_id=table_id, shares=shares, scores=[int(each) for each in match.scores()], plies=match.ply
        )

    async def run(self, supervisor: Supervisor) -> None:
        """Keep results whenever a game has ended."""
        while True:
            self._ended.clear()
            while await self.keep_new() == BATCH:
                pass
            supervisor.report(TASK, up=True)
            try:
                await asyncio.wait_for(self._ended.wait(), LOOK_SECONDS)
            except TimeoutError:
                continue
