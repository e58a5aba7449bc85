"""Group commit: entries that arrive while the disk is busy share the next transaction and its flush."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from msgspec import Struct

from kotatsu.web.store.entry_writers import EntryTaken, EntryWriter
from kotatsu.web.store.models import EntryRow, NewEntry

log = logging.getLogger("kotatsu.store")
MAX_ENTRIES = 80
"""Of one transaction; SQLite may take no more than 999 values in a statement."""
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
        self._task: asyncio.Task[None] | None = None

    def submit(self, pending: PendingEntry) -> None:
        """Store an entry. When it is durable its sender is told True; False when its number or its id is taken."""
        self._pending.append(pending)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._commit_pending())

    async def finish(self) -> None:
        """Wait until every pending entry is stored, and let go of the database."""
        if self._task is not None:
            await asyncio.wait([self._task])
        await self._writer.close()

    async def _commit_pending(self) -> None:
        while self._pending:
            batch, self._pending = self._pending[:MAX_ENTRIES], self._pending[MAX_ENTRIES:]
            try:
                await self._commit(batch)
            except EntryTaken:  # one of them is too late: find out which
                for pending in batch:
                    await self._commit_alone(pending)
            except Exception as error:
                for pending in batch:
                    pending.tell(error)

    async def _commit_alone(self, pending: PendingEntry) -> None:
        try:
            await self._commit([pending])
        except EntryTaken:
            pending.tell(False)
        except Exception as error:
            pending.tell(error)

    async def _commit(self, batch: Sequence[PendingEntry]) -> None:
        await self._writer.write(batch)
        for pending in batch:
            pending.tell(True)
