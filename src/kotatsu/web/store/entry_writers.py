"""How a batch of entries is written: all of them in one transaction, or none.

With SQLite a thread of its own does the whole transaction in one statement, through one kept connection. A thread needs
the interpreter between two statements, and waits for it while the event loop works: the disk would stand still.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import lru_cache
from itertools import chain
from operator import attrgetter
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kotatsu.web.store.blocking_file_lock import BlockingFileLock
from kotatsu.web.store.database import prepare_sqlite
from kotatsu.web.store.models import EntryRow, NewEntry, TableRow, column_names, columns
from kotatsu.web.store.write_turns import WriteTurns

INSERT_ENTRY = insert(EntryRow.__table__)  # type: ignore[arg-type]
UPDATE_TABLE = (
    update(TableRow.__table__)  # type: ignore[arg-type]
    .where(TableRow.id == bindparam("moved_table"))
    .values(actor=bindparam("actor"), status=bindparam("status"), moved_at=bindparam("moved_at"))
)
ENTRY = column_names(EntryRow)
NEW_ENTRIES = f"""
    CREATE TEMP VIEW new_entries ({", ".join(ENTRY)}, actor, status)
    AS SELECT {", ".join(["NULL"] * (len(ENTRY) + 2))}
"""
"""What entries are inserted into, with the seat that decides after each and what its table is then."""
STORE_ENTRY = f"""
    CREATE TEMP TRIGGER store_entry INSTEAD OF INSERT ON new_entries BEGIN
        INSERT INTO entries ({", ".join(ENTRY)}) VALUES ({", ".join(f"NEW.{name}" for name in ENTRY)});
        UPDATE tables SET actor = NEW.actor, status = NEW.status, moved_at = NEW.at WHERE id = NEW.table_id;
    END
"""
"""What an insert there does: the same as INSERT_ENTRY and UPDATE_TABLE."""
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

    async def write(self, batch: Sequence[EntryToStore]) -> None:
        """Store entries, and for each what its table says now; durable once it returns. EntryTaken: nothing was."""

    async def close(self) -> None:
        """Let go of the database."""


class SQLAlchemyWriter:
    """Writes through a connection of the pool."""

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

    async def close(self) -> None:
        """Nothing is kept."""


def _moved(each: EntryToStore) -> dict[str, Any]:
    """What a table says after an entry."""
    entry = each.entry
    return {"moved_table": entry.table_id, "actor": each.actor, "status": each.status, "moved_at": entry.at}


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

    async def write(self, batch: Sequence[EntryToStore]) -> None:
        """Store a batch."""
        async with self._turns.for_moves():
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    def _write(self, batch: Sequence[EntryToStore]) -> None:
        values = list(chain.from_iterable(map(_values, batch)))
        with self._lock:
            try:
                self._connected().execute(_insert_entries(len(batch)), values)
            except sqlite3.IntegrityError as error:
                raise EntryTaken from error
            except Exception:
                self._disconnect()  # begin anew next time
                raise

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            prepare_sqlite(self._connection, None)
            for statement in (f"PRAGMA cache_size=-{CACHE_KIB}", NEW_ENTRIES, STORE_ENTRY):
                self._connection.execute(statement)
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def close(self) -> None:
        """Close the connection, in the thread that opened it."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()


def _values(each: EntryToStore) -> list[Any]:
    values: list[Any] = list(_read_entry(each.entry))
    values[DRAWS] = json.dumps(each.entry.draws) if each.entry.draws else "[]"
    values += (each.actor, each.status)
    return values


_read_entry = attrgetter(*ENTRY)
DRAWS = ENTRY.index("draws")


@lru_cache
def _insert_entries(count: int) -> str:
    """The statement that stores so many entries."""
    row = f"({', '.join('?' * (len(ENTRY) + 2))})"
    return f"INSERT INTO new_entries VALUES {', '.join([row] * count)}"
