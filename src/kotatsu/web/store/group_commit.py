"""Group commit: entries that arrive while the disk is busy share the next transaction and its flush."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kotatsu.web.store.models import EntryRow, TableRow, columns

INSERT_ENTRY = insert(EntryRow.__table__)  # type: ignore[arg-type]
UPDATE_TABLE = update(TableRow.__table__).where(TableRow.id == bindparam("moved_table"))  # type: ignore[arg-type]


@dataclass(frozen=True)
class PendingEntry:
    """An entry to be stored, the seat that decides after it, and the sender's future."""

    entry: EntryRow
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

    def __init__(self, transaction: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._transaction = transaction
        self._pending: list[PendingEntry] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, entry: EntryRow, actor: int, status: str) -> bool:
        """Store an entry; False when its number or its id is taken. Durable once it returns."""
        result: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append(PendingEntry(entry, actor, status, result))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._commit_pending())
        return await result

    async def finish(self) -> None:
        """Wait until every pending entry is stored."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _commit_pending(self) -> None:
        while self._pending:
            batch, self._pending = self._pending, []
            try:
                await self._commit(batch)
            except IntegrityError:  # one of them is too late: find out which
                for pending in batch:
                    await self._commit_alone(pending)
            except Exception as error:
                for pending in batch:
                    pending.fail(error)

    async def _commit_alone(self, pending: PendingEntry) -> None:
        try:
            await self._commit([pending])
        except IntegrityError:
            pending.resolve(False)
        except Exception as error:
            pending.fail(error)

    async def _commit(self, batch: Sequence[PendingEntry]) -> None:
        moved = [
            {
                "moved_table": pending.entry.table_id,
                "actor": pending.actor,
                "status": pending.status,
                "moved_at": pending.entry.at,
            }
            for pending in batch
        ]
        async with self._transaction() as connection:
            await connection.execute(INSERT_ENTRY, [columns(pending.entry) for pending in batch])
            await connection.execute(UPDATE_TABLE, moved)
        for pending in batch:
            pending.resolve(True)
