"""Group commit: entries that arrive while the disk is busy share the next transaction and its flush."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from kotatsu.web.store.entry_writers import EntryTaken, EntryWriter
from kotatsu.web.store.models import EntryRow, NewEntry


@dataclass(slots=True)
class PendingEntry:
    """An entry to be stored, the seat that decides after it, and the sender's future."""

    entry: EntryRow | NewEntry
    actor: int
    status: str
    result: asyncio.Future[bool]

    def resolve(self, stored: bool) -> None:
        """Tell the sender whether it counts; a sender who is gone is skipped."""
        if not self.result.done():
            self.result.set_result(stored)

    def fail(self, error: BaseException) -> None:
        """Tell the sender that it could not be tried."""
        if not self.result.done():
            self.result.set_exception(error)


class GroupCommit:
    """The only writer of entries in a process."""

    def __init__(self, writer: EntryWriter) -> None:
        self._writer = writer
        self._pending: list[PendingEntry] = []
        self._task: asyncio.Task[None] | None = None

    def submit(self, entry: EntryRow | NewEntry, actor: int, status: str) -> asyncio.Future[bool]:
        """Store an entry; False when its number or its id is taken. Durable once the future is done."""
        result: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append(PendingEntry(entry, actor, status, result))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._commit_pending())
        return result

    async def finish(self) -> None:
        """Wait until every pending entry is stored, and let go of the database."""
        if self._task is not None:
            await asyncio.wait([self._task])
        await self._writer.close()

    async def _commit_pending(self) -> None:
        while self._pending:
            batch, self._pending = self._pending, []
            try:
                await self._commit(batch)
            except EntryTaken:  # one of them is too late: find out which
                for pending in batch:
                    await self._commit_alone(pending)
            except Exception as error:
                for pending in batch:
                    pending.fail(error)

    async def _commit_alone(self, pending: PendingEntry) -> None:
        try:
            await self._commit([pending])
        except EntryTaken:
            pending.resolve(False)
        except Exception as error:
            pending.fail(error)

    async def _commit(self, batch: Sequence[PendingEntry]) -> None:
        await self._writer.write(batch)
        for pending in batch:
            pending.resolve(True)
