"""Who is here: noted in memory at once, stored together every few seconds, so that many watchers cost little."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from kotatsu.web.tables.house import House

FLUSH = 5.0
"""Seconds between two writes."""


class Presence:
    """The holders that were seen since the last write, and those that hold a stream open."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._seen: set[tuple[str, str]] = set()
        self._streaming: dict[tuple[str, str], int] = {}

    def see(self, table_id: str, key: str) -> None:
        """A holder did or asked something."""
        if not key:
            return
        self._seen.add((table_id, key))
        room = self._house.cached(table_id)
        if room is not None:
            for row in room.seats:
                if row.key == key:
                    row.seen_at = self._house.clock()

    @contextmanager
    def streaming(self, table_id: str, key: str) -> Iterator[None]:
        """A holder listens: they are here for as long as that lasts."""
        if not key:
            yield
            return
        pair = (table_id, key)
        self._streaming[pair] = self._streaming.get(pair, 0) + 1
        self.see(table_id, key)
        try:
            yield
        finally:
            self._streaming[pair] -= 1
            if self._streaming[pair] == 0:
                del self._streaming[pair]

    async def flush(self) -> None:
        """Store who was here."""
        for table_id, key in self._streaming:
            self.see(table_id, key)
        seen, self._seen = self._seen, set()
        if seen:
            await self._house.store.see(sorted(seen), self._house.clock())

    @asynccontextmanager
    async def noting(self) -> AsyncIterator[None]:
        """Write every few seconds for as long as the server runs, and once at its end."""
        task = asyncio.create_task(self._every())
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            await self.flush()

    async def _every(self) -> None:
        while True:
            await asyncio.sleep(FLUSH)
            await self.flush()
