"""News travels on one channel, as the bare id of the table that has changed; whoever watches it looks for itself.

Litestar's Channels carry it: in memory by default, over PostgreSQL's LISTEN and NOTIFY between several workers.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from kotatsu.web.config import POSTGRESQL, Settings

CHANNEL = "kotatsu_tables"


class News:
    """Tells watchers of a table that there is something new."""

    def __init__(self, settings: Settings) -> None:
        self.plugin = ChannelsPlugin(_backend(settings), channels=[CHANNEL])
        self._watchers: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    def publish(self, table_id: str) -> None:
        """Say that a table has changed; returns at once."""
        self.plugin.publish(table_id, CHANNEL)

    @contextmanager
    def watch(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table has changed; clear it before looking."""
        bell = asyncio.Event()
        self._watchers[table_id].add(bell)
        try:
            yield bell
        finally:
            self._watchers[table_id].discard(bell)
            if not self._watchers[table_id]:
                del self._watchers[table_id]

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Hear news for as long as the server runs."""
        task = asyncio.create_task(self._listen())
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            self.ring_all()

    async def _listen(self) -> None:
        async with self.plugin.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                for bell in self._watchers.get(message.decode(), ()):
                    bell.set()

    def ring_all(self) -> None:
        """Wake every watcher, to look for itself."""
        for bells in self._watchers.values():
            for bell in bells:
                bell.set()


def _backend(settings: Settings) -> ChannelsBackend:
    if not settings.is_postgresql:
        return MemoryChannelsBackend()
    from kotatsu.web.news_postgresql import PostgreSQLBackend  # only where its driver is installed

    return PostgreSQLBackend(settings.database.replace(POSTGRESQL, "postgresql", 1))
