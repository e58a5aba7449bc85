"""Group commit: entries that arrive while the disk is busy share the next transaction and its flush."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import cast

from msgspec import Struct

from kotatsu.web.store.entry_writers import EntryTaken, EntryWriter
from kotatsu.web.store.models import EntryRow, NewEntry

log = logging.getLogger("kotatsu.store")
MAX_ENTRIES = 240
"""Of one transaction."""
FINISH_SECONDS = 10.0
"""How long a server that stops waits for what is being stored. Nothing of it was acknowledged."""
Outcome = bool | Exception
"""What became of an entry: whether it counts, or why it could not be tried."""


class PendingEntry(Struct):
    """An entry to be stored, the seat that decides after it, and who is told what became of it."""

    entry: EntryRow | NewEntry
    actor: int
    status: str
    sender: Callable[[Outcome], None]

    def tell(self, outcome: Outcome) -> None:
        """Tell the sender; one that fails does not keep others from being told."""
        try:
            self.sender(outcome)
        except Exception:
            log.exception("a sender could not be told what became of an entry")


class GroupCommit:
    """The only writer of entries in a process."""

    def __init__(self, writer: EntryWriter) -> None:
        self._writer = writer
        self._pending: list[PendingEntry] = []
        self._tasks: set[asyncio.Task[None]] = set()
        """Each has a batch stored, then the next."""

    def submit(self, pending: PendingEntry) -> None:
        """Store an entry. When it is durable its sender is told True; False when its number or its id is taken."""
        self._pending.append(pending)
        if len(self._pending) == 1 and len(self._tasks) < self._writer.batches_at_once:
            self._tasks.add(asyncio.create_task(self._commit_pending()))

    async def check(self) -> None:
        """Raise when entries cannot be stored."""
        await self._writer.check()

    async def finish(self) -> None:
        """Wait until every pending entry is stored, unless the disk stands still, and let go of the database."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISH_SECONDS):
                while self._tasks:
                    await asyncio.wait(self._tasks)
        for task in self._tasks:
            task.cancel()
        await self._writer.close()

    async def _commit_pending(self) -> None:
        try:
            while self._pending:
                batch, self._pending = self._pending[:MAX_ENTRIES], self._pending[MAX_ENTRIES:]
                try:
                    await self._commit(batch)
                except EntryTaken:  # one of them is too late: find out which
                    for pending in batch:
                        await self._commit_alone(pending)
        finally:
            self._tasks.discard(cast("asyncio.Task[None]", asyncio.current_task()))

    async def _commit_alone(self, pending: PendingEntry) -> None:
        try:
            await self._commit([pending])
        except EntryTaken:
            pending.tell(False)

    async def _commit(self, batch: Sequence[PendingEntry]) -> None:
        """Store a batch. Its senders are told in a moment: first the disk shall have the next batch."""
        outcome: Outcome = True
        try:
            await self._writer.write(batch)
        except EntryTaken:
            raise
        except Exception as error:
            outcome = error
        asyncio.get_running_loop().call_soon(_tell, batch, outcome)


def _tell(batch: Sequence[PendingEntry], outcome: Outcome) -> None:
    for pending in batch:
        pending.tell(outcome)
