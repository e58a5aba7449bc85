"""How a batch of entries is written: all of them in one transaction, or none.

With SQLite a process of its own does the whole transaction, through one kept connection; workers share one.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from operator import attrgetter
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kotatsu.web.store.database import sqlite_settings
from kotatsu.web.store.entry_pipe import EntryPipe, OwnEntryPipe, SharedEntryPipe
from kotatsu.web.store.entry_process import STORED, TAKEN, Answer, Batch, SetUp
from kotatsu.web.store.models import EntryRow, NewEntry, TableRow, column_names, columns
from kotatsu.web.store.write_turns import WriteTurns

log = logging.getLogger("kotatsu.store")
INSERT_ENTRY = insert(EntryRow.__table__)  # type: ignore[arg-type]
UPDATE_TABLE = (
    update(TableRow.__table__)  # type: ignore[arg-type]
    .where(TableRow.id == bindparam("moved_table"))
    .values(actor=bindparam("actor"), status=bindparam("status"), moved_at=bindparam("moved_at"))
)
ENTRY = column_names(EntryRow)
STORE_ENTRY = f"INSERT INTO entries ({', '.join(ENTRY)}) VALUES ({', '.join('?' * len(ENTRY))})"
MOVE_TABLE = "UPDATE tables SET actor = ?, status = ?, moved_at = ? WHERE id = ?"
"""The same as INSERT_ENTRY and UPDATE_TABLE."""
CACHE_KIB = 2048
"""Pages that the writer of entries keeps: every table in play has one of its own that is written again and again."""


class EntryTaken(Exception):
    """The number or the id of an entry of this batch is taken; nothing of the batch was stored."""


class EntryToStore(Protocol):
    """An entry, with the seat that decides after it and what its table is then."""

    entry: EntryRow | NewEntry
    actor: int
    status: str


class EntryWriter(Protocol):
    """Writes batches of entries."""

    batches_at_once: int
    """How many may be on their way."""

    async def write(self, batch: Sequence[EntryToStore]) -> None:
        """Store entries, and for each what its table says now; durable once it returns. EntryTaken: nothing was."""

    async def check(self) -> None:
        """Raise when nothing could be stored by what only this writer uses, once it has been used."""

    async def close(self) -> None:
        """Let go of the database."""


class SQLAlchemyWriter:
    """Writes through a connection of the pool."""

    batches_at_once = 1

    def __init__(self, transaction: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._transaction = transaction

    async def write(self, batch: Sequence[EntryToStore]) -> None:
        """Store a batch."""
        try:
            async with self._transaction() as connection:
                await connection.execute(INSERT_ENTRY, [columns(each.entry) for each in batch])
                await connection.execute(UPDATE_TABLE, [_moved(each) for each in batch])
        except IntegrityError as error:
            raise EntryTaken from error

    async def check(self) -> None:
        """Everything else goes through the pool as well."""

    async def close(self) -> None:
        """Nothing is kept."""


def _moved(each: EntryToStore) -> dict[str, Any]:
    """What a table says after an entry."""
    entry = each.entry
    return {"moved_table": entry.table_id, "actor": each.actor, "status": each.status, "moved_at": entry.at}


class SQLiteWriter:
    """Writes through a process of its own (`entry_process.py`), which is started when it is needed first, and again
    when it has ended; or, where workers share one, through that, found at `socket`. `turns` keep moves apart from the
    other writers of this process."""

    batches_at_once = 2
    """The second is there when the first is stored: the disk does not wait until the event loop has time."""

    def __init__(self, file: str, turns: WriteTurns, socket: Path | None = None) -> None:
        self._set_up = entry_set_up(file)
        self._socket = socket
        self._turns = turns
        self._process: EntryPipe | None = None
        self._starting = asyncio.Lock()
        self._is_used = False

    async def write(self, batch: Sequence[EntryToStore]) -> None:
        """Store a batch."""
        self._is_used = True
        await self._write([[_entry_values(each.entry) for each in batch], [_table_values(each) for each in batch]])

    async def check(self) -> None:
        """Have the process store nothing."""
        if self._is_used:
            await self._write([[], []])

    async def _write(self, rows: Batch) -> None:
        async with self._turns.for_moves():
            outcome, why = await self._ask(rows)
        if outcome == TAKEN:
            raise EntryTaken
        if outcome != STORED:
            raise sqlite3.OperationalError(why)

    async def _ask(self, batch: Batch) -> Answer:
        """Have a batch stored. When the process ends meanwhile it is sent to another one: what was stored before is
        taken then, and whoever sent it finds it."""
        try:
            return await (await self._running()).ask(batch)
        except ConnectionError:
            log.exception("the process that writes entries ended; the next one is asked")
        return await (await self._running()).ask(batch)

    async def _running(self) -> EntryPipe:
        async with self._starting:
            if self._process is None or self._process.has_ended:
                self._process = await self._reached()
            return self._process

    async def _reached(self) -> EntryPipe:
        if self._socket is None:
            return await OwnEntryPipe.started(self._set_up)
        return await SharedEntryPipe.connected(str(self._socket))

    async def close(self) -> None:
        """Let go of the process."""
        process, self._process = self._process, None
        if process is not None:
            await process.close()


def entry_set_up(file: str) -> SetUp:
    """What the process is told first."""
    return file, sqlite_settings(CACHE_KIB), (STORE_ENTRY, MOVE_TABLE)


def _entry_values(entry: EntryRow | NewEntry) -> tuple[Any, ...]:
    values = _read_entry(entry)
    return (*values[:DRAWS], json.dumps(entry.draws) if entry.draws else "[]", *values[DRAWS + 1 :])


def _table_values(each: EntryToStore) -> tuple[Any, ...]:
    return each.actor, each.status, each.entry.at, each.entry.table_id


_read_entry = attrgetter(*ENTRY)
DRAWS = ENTRY.index("draws")
