"""How a batch of entries is written: all of them in one transaction, or none.

With SQLite a thread of its own does the whole transaction at once, through one kept connection; the asynchronous
driver would go to its thread and back for each statement.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, nullcontext
from operator import attrgetter
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Insert, Update, bindparam, insert, update
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kotatsu.web.store.blocking_file_lock import BlockingFileLock
from kotatsu.web.store.database import prepare_sqlite
from kotatsu.web.store.models import EntryRow, NewEntry, TableRow, columns
from kotatsu.web.store.write_turns import WriteTurns

INSERT_ENTRY = insert(EntryRow.__table__)  # type: ignore[arg-type]
UPDATE_TABLE = (
    update(TableRow.__table__)  # type: ignore[arg-type]
    .where(TableRow.id == bindparam("moved_table"))
    .values(actor=bindparam("actor"), status=bindparam("status"), moved_at=bindparam("moved_at"))
)
MOVED = ("status", "actor", "moved_at", "moved_table")
"""What `UPDATE_TABLE` takes, in its order."""
AS_SQLITE = sqlite_dialect(paramstyle="qmark")
CACHE_KIB = 2048
"""Pages that the writer of entries keeps: every table in play has one of its own that is written again and again."""


class EntryTaken(Exception):
    """The number or the id of an entry of this batch is taken; nothing of the batch was stored."""


class EntryToStore(Protocol):
    """An entry, with the seat that decides after it and what its table is then."""

    entry: EntryRow | NewEntry
    actor: int
    status: str


def _moved(each: EntryToStore) -> tuple[str, int, float, str]:
    """What a table says after an entry."""
    return each.status, each.actor, each.entry.at, each.entry.table_id


class EntryWriter(Protocol):
    """Writes batches of entries."""

    async def write(self, batch: Sequence[EntryToStore]) -> None:
        """Store entries, and for each what its table says now; durable once it returns. EntryTaken: nothing was."""

    async def close(self) -> None:
        """Let go of the database."""


def _as_sqlite(statement: Insert | Update) -> tuple[str, tuple[str, ...]]:
    """A statement as SQLite takes it, and the names of its values in their order."""
    compiled = statement.compile(dialect=AS_SQLITE)
    return str(compiled), tuple(compiled.positiontup or ())


class SQLAlchemyWriter:
    """Writes through a connection of the pool."""

    def __init__(self, transaction: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._transaction = transaction

    async def write(self, batch: Sequence[EntryToStore]) -> None:
        """Store a batch."""
        try:
            async with self._transaction() as connection:
                await connection.execute(INSERT_ENTRY, [columns(each.entry) for each in batch])
                await connection.execute(UPDATE_TABLE, [dict(zip(MOVED, _moved(each), strict=True)) for each in batch])
        except IntegrityError as error:
            raise EntryTaken from error

    async def close(self) -> None:
        """Nothing is kept."""


class SQLiteWriter:
    """Writes from a thread of its own. `turns` keep it apart from the other writers of this process, `lock_file` from
    the writers of entries in other processes: SQLite would let one sleep for milliseconds to see whether the other is
    done."""

    def __init__(self, file: str, turns: WriteTurns, lock_file: Path | None = None) -> None:
        self._file = file
        self._turns = turns
        self._lock = nullcontext() if lock_file is None else BlockingFileLock(lock_file)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="entries")
        self._connection: sqlite3.Connection | None = None
        self._insert, order = _as_sqlite(INSERT_ENTRY)
        self._read, self._draws = attrgetter(*order), order.index("draws")
        self._update, order = _as_sqlite(UPDATE_TABLE)
        assert order == MOVED

    async def write(self, batch: Sequence[EntryToStore]) -> None:
        """Store a batch."""
        async with self._turns.for_moves():
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    def _write(self, batch: Sequence[EntryToStore]) -> None:
        entries, moved = [self._entry(each.entry) for each in batch], [_moved(each) for each in batch]
        with self._lock:
            self._write_rows(entries, moved)

    def _write_rows(self, entries: Sequence[Sequence[Any]], moved: Sequence[Sequence[Any]]) -> None:
        try:
            connection = self._connected()
            connection.execute("BEGIN IMMEDIATE")
            try:
                connection.executemany(self._insert, entries)
                connection.executemany(self._update, moved)
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        except sqlite3.IntegrityError as error:
            raise EntryTaken from error
        except Exception:
            self._disconnect()  # begin anew next time
            raise

    def _entry(self, entry: EntryRow | NewEntry) -> list[Any]:
        values = list(self._read(entry))
        values[self._draws] = json.dumps(entry.draws) if entry.draws else "[]"
        return values

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            prepare_sqlite(self._connection, None)
            self._connection.execute(f"PRAGMA cache_size=-{CACHE_KIB}")
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def close(self) -> None:
        """Close the connection, in the thread that opened it."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()
