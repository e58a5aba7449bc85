"""Who is here: noted in memory at once, stored together every few seconds, so that many watchers cost little."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

from kotatsu.web.background import Supervisor
from kotatsu.web.tables.registry import TableRegistry
from kotatsu.web.tables.seats import is_away, is_present

TASK = "presence"
FLUSH_SECONDS = 5.0
"""Between two writes."""
FLUSH_TIMEOUT_SECONDS = 8.0
"""How long a write may take; one that hangs is a failure like any other."""


class Presence:
    """The holders that were seen since the last write, and those that hold a stream open."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._seen: set[tuple[str, str]] = set()
        self._streaming: dict[tuple[str, str], int] = {}
        self._failed = False

    def mark_seen(self, table_id: str, key: str) -> None:
        """A holder did or asked something."""
        self._registry.note_look(table_id)
        if not key:
            return
        self._seen.add((table_id, key))
        table = self._registry.cached(table_id)
        if table is None:
            return
        at, returned = self._registry.moment(), False
        for row in table.seats:
            if row.key == key:
                returned |= not is_present(row, at) or is_away(table.row, row, at)
                row.seen_at = at.now
        if returned:  # who watches the table hears it now
            self._registry.notifier.publish(table_id)

    @contextmanager
    def streaming(self, table_id: str, key: str) -> Iterator[None]:
        """A holder listens: they are here for as long as that lasts."""
        if not key:
            yield
            return
        pair = (table_id, key)
        self._streaming[pair] = self._streaming.get(pair, 0) + 1
        self.mark_seen(table_id, key)
        try:
            yield
        finally:
            self._streaming[pair] -= 1
            if self._streaming[pair] == 0:
                del self._streaming[pair]

    async def flush(self) -> None:
        """Store who was here, or at least find out that something could be stored. What fails is stored next time."""
        for table_id, key in self._streaming:
            self.mark_seen(table_id, key)
        seen, self._seen = self._seen, set()
        try:
            async with asyncio.timeout(FLUSH_TIMEOUT_SECONDS):
                if seen:
                    await self._registry.store.mark_seen(sorted(seen), self._registry.clock())
                else:
                    await self._registry.store.check_writable()
                await self._registry.store.check_entries()
        except BaseException:
            self._seen |= seen
            self._failed = True
            self._watch_anew()
            raise
        if self._failed or self._registry.is_watch_overdue:
            self._watch_anew()
        self._failed = False
        self._registry.watched_at = time.monotonic()

    def _watch_anew(self) -> None:
        """The server was away itself: nobody counts as away for a time in which they could not be seen."""
        self._registry.watching_since = self._registry.clock()

    async def run(self, supervisor: Supervisor) -> None:
        """Write every few seconds."""
        while True:
            await self.flush()
            supervisor.report(TASK, up=True)
            await asyncio.sleep(FLUSH_SECONDS)
