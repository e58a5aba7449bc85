"""Notifications that a table has changed: its bare id on one channel; each watcher then reads what is new.

Litestar's Channels carry them: in memory by default, over PostgreSQL's LISTEN and NOTIFY between several workers.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from kotatsu.web.background import Supervisor
from kotatsu.web.config import POSTGRESQL, Settings

TASK = "notifications"
CHANNEL = "kotatsu_tables"


class Notifier:
    """Tells the watchers of a table that it has changed."""

    def __init__(self, settings: Settings) -> None:
        self.plugin = ChannelsPlugin(_backend(settings), channels=[CHANNEL])
        self.on_message: dict[str, Callable[[], None]] = {}
        """What is called at once for messages that are no table's: caches that must be read anew."""
        self._watchers: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    def publish(self, table_id: str) -> None:
        """Say that a table has changed; returns at once."""
        self.plugin.publish(table_id, CHANNEL)

    @contextmanager
    def watch(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table has changed; clear it before reading the table."""
        changed = asyncio.Event()
        self._watchers[table_id].add(changed)
        try:
            yield changed
        finally:
            self._watchers[table_id].discard(changed)
            if not self._watchers[table_id]:
                del self._watchers[table_id]

    def is_watched(self, table_id: str) -> bool:
        """Whether somebody holds a stream of this table open."""
        return table_id in self._watchers

    async def run(self, supervisor: Supervisor) -> None:
        """Pass notifications on to the watchers."""
        async with self.plugin.start_subscription(CHANNEL) as subscriber:
            supervisor.report(TASK, up=True)
            self.wake_all()  # whatever was missed before
            async for message in subscriber.iter_events():
                self._pass_on(message.decode())

    def _pass_on(self, name: str) -> None:
        call = self.on_message.get(name)
        if call is not None:
            call()
        for changed in self._watchers.get(name, ()):
            changed.set()

    def wake_all(self) -> None:
        """Let every watcher look for itself."""
        for call in self.on_message.values():
            call()
        for events in self._watchers.values():
            for changed in events:
                changed.set()


def _backend(settings: Settings) -> ChannelsBackend:
    if not settings.is_postgresql:
        return MemoryChannelsBackend()
    from kotatsu.web.notifications_postgresql import PostgreSQLBackend  # only where its driver is installed

    return PostgreSQLBackend(settings.database.replace(POSTGRESQL, "postgresql", 1))
