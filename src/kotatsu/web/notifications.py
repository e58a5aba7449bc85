"""Notifications that a table has changed: its bare id; each watcher then reads what is new.

Watchers in this process are woken at once. Workers of an embedded database tell each other over sockets (peers.py),
those of PostgreSQL over its LISTEN and NOTIFY, which Litestar's Channels carry.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from typing import Protocol

from litestar.channels import ChannelsPlugin

from kotatsu.web.background import Supervisor
from kotatsu.web.config import POSTGRESQL, Settings
from kotatsu.web.peers import Peers

TASK = "notifications"
CHANNEL = "kotatsu_tables"


class Watcher(Protocol):
    """Is told of every change of a table."""

    def set(self) -> None:
        """Something has changed."""


class Changed:
    """Set whenever something has changed; clear it before reading what that is."""

    def __init__(self) -> None:
        self._is_set = False
        self._waiter: asyncio.Future[bool] | None = None

    def set(self) -> None:
        """Something has changed."""
        self._is_set = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(True)

    def clear(self) -> None:
        """It will be read now."""
        self._is_set = False

    async def wait(self, seconds: float) -> bool:
        """Wait for a change; False when there was none for so long."""
        if self._is_set:
            return True
        loop = asyncio.get_running_loop()
        waiter: asyncio.Future[bool] = loop.create_future()
        self._waiter = waiter
        timer = loop.call_later(seconds, _end_waiting, waiter)
        try:
            return await waiter
        finally:
            timer.cancel()
            self._waiter = None


def _end_waiting(waiter: asyncio.Future[bool]) -> None:
    if not waiter.done():
        waiter.set_result(False)


class Notifier:
    """Tells the watchers of a table that it has changed."""

    def __init__(self, settings: Settings, peers: Peers | None = None) -> None:
        self._peers = peers
        self._channels = _channels(settings) if settings.is_postgresql else None
        self.on_message: dict[str, Callable[[], None]] = {}
        """What is called at once for messages that are no table's: caches that must be read anew."""
        self.on_any_message: list[Callable[[str], None]] = []
        """What is called at once with every message."""
        self._watchers: defaultdict[str, set[Watcher]] = defaultdict(set)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Connect to the other workers, where there can be some; let all watchers look for themselves at the end."""
        talking = self._peers.opened(self._wake, self.wake_all) if self._peers else nullcontext()
        async with self._channels or nullcontext(), talking:
            try:
                yield
            finally:
                self.wake_all()

    def publish(self, table_id: str) -> None:
        """Say that a table has changed; returns at once."""
        if self._channels is None:
            self._wake(table_id)
            if self._peers is not None:
                self._peers.tell(table_id)
        else:
            self._channels.publish(table_id, CHANNEL)

    def _wake(self, name: str) -> None:
        call = self.on_message.get(name)
        if call is not None:
            call()
        for hear in self.on_any_message:
            hear(name)
        for changed in self._watchers.get(name, ()):
            changed.set()

    @contextmanager
    def watch(self, table_id: str) -> Iterator[Changed]:
        """What is set whenever the table has changed."""
        changed = Changed()
        with self.told_to(changed, table_id):
            yield changed

    @contextmanager
    def told_to(self, watcher: Watcher, table_id: str) -> Iterator[None]:
        """Tell a watcher of every change of the table meanwhile."""
        self._watchers[table_id].add(watcher)
        try:
            yield
        finally:
            self._watchers[table_id].discard(watcher)
            if not self._watchers[table_id]:
                del self._watchers[table_id]

    def is_watched(self, table_id: str) -> bool:
        """Whether somebody holds a stream of this table open."""
        return table_id in self._watchers

    async def run(self, supervisor: Supervisor) -> None:
        """Pass notifications of all workers on to the watchers."""
        if self._channels is None:
            supervisor.report(TASK, up=True)
            await (self._peers.run() if self._peers else asyncio.Event().wait())
            return
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            supervisor.report(TASK, up=True)
            self.wake_all()  # whatever was missed before
            async for message in subscriber.iter_events():
                self._wake(message.decode())

    def wake_all(self) -> None:
        """Let every watcher look for itself."""
        for call in self.on_message.values():
            call()
        for events in self._watchers.values():
            for changed in events:
                changed.set()


def _channels(settings: Settings) -> ChannelsPlugin:
    from kotatsu.web.notifications_postgresql import PostgreSQLBackend  # only where its driver is installed

    backend = PostgreSQLBackend(settings.database.replace(POSTGRESQL, "postgresql", 1))
    return ChannelsPlugin(backend, channels=[CHANNEL])
