"""Entries that arrive while the disk is busy share its next turn: one transaction, one flush, all of them durable."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kotatsu.web.store.models import EntryRow, TableRow, columns

ADD_ENTRY = insert(EntryRow.__table__)  # type: ignore[arg-type]
MOVE_ON = update(TableRow.__table__).where(TableRow.id == bindparam("moved_table"))  # type: ignore[arg-type]


@dataclass(frozen=True)
class Waiting:
    """An entry to be stored, who decides after it, and who wants to know."""

    entry: EntryRow
    actor: int
    status: str
    told: asyncio.Future[bool]

    def tell(self, stored: bool) -> None:
        """Whether it counts; whoever asked may have gone."""
        if not self.told.done():
            self.told.set_result(stored)

    def fail(self, error: BaseException) -> None:
        """It could not be tried."""
        if not self.told.done():
            self.told.set_exception(error)


class Committing:
    """The one writer of ledgers in a process."""

    def __init__(self, writing: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._writing = writing
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, entry: EntryRow, actor: int, status: str) -> bool:
        """Store an entry; False when its number or its id is taken. Durable once it returns."""
        told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(entry, actor, status, told))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._commit_waiting())
        return await told

    async def finish(self) -> None:
        """Wait until everything that was asked for is stored."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _commit_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._commit(batch)
            except IntegrityError:  # one of them is too late: see which
                for each in batch:
                    await self._commit_alone(each)
            except Exception as error:
                for each in batch:
                    each.fail(error)

    async def _commit_alone(self, one: Waiting) -> None:
        try:
            await self._commit([one])
        except IntegrityError:
            one.tell(False)
        except Exception as error:
            one.fail(error)

    async def _commit(self, batch: Sequence[Waiting]) -> None:
        moved = [
            {
                "moved_table": each.entry.table_id,
                "actor": each.actor,
                "status": each.status,
                "moved_at": each.entry.at,
            }
            for each in batch
        ]
        async with self._writing() as connection:
            await connection.execute(ADD_ENTRY, [columns(each.entry) for each in batch])
            await connection.execute(MOVE_ON, moved)
        for each in batch:
            each.tell(True)
