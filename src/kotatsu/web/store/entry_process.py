"""The process that writes entries to an embedded database: `python -I -S entry_process.py`, started by a server.

A thread of the server would need the interpreter before and after each statement, and would wait for it while the event
loop works: the disk would stand still. This script imports nothing of Kotatsu, so it starts at once and stays small. It
reads a setting-up and then batches from its standard input, and answers each batch when it is durable. It ends when its
input does: when the server closes it, or is gone. Messages are marshalled: both sides are the same interpreter.
"""

from __future__ import annotations

import marshal
import os
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

SIZE_BYTES = 4
"""Of the number of bytes before each message."""
STORED, TAKEN, FAILED = "stored", "taken", "failed"
"""What became of a batch."""
SetUp = tuple[str, str, tuple[str, ...], tuple[str, ...]]
"""The file of the database, that of the lock among servers or nothing, statements for a new connection, and the
statements of a batch."""
Batch = list[list[tuple[Any, ...]]]
"""For each statement of a batch, the values with which it is carried out."""
Answer = tuple[str, str]
"""What became of a batch, and why where it failed."""


def written(message: SetUp | Batch | Answer) -> bytes:
    """A message as it is sent."""
    body = marshal.dumps(message)
    return len(body).to_bytes(SIZE_BYTES, "big") + body


class FileLock:
    """A lock on a file, which the system lets go of when a process ends. Who waits is woken by the system; `filelock`
    would ask again every few milliseconds. For one thread of a process."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._descriptor = -1

    def __enter__(self) -> None:
        import fcntl  # not on Windows, where such a server has one worker

        if self._descriptor < 0:
            self._descriptor = os.open(self._file, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        fcntl.flock(self._descriptor, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        import fcntl

        fcntl.flock(self._descriptor, fcntl.LOCK_UN)


class BatchWriter:
    """Writes each batch in one transaction, through one kept connection."""

    def __init__(self, file: str, lock_file: str, prepare: tuple[str, ...], statements: tuple[str, ...]) -> None:
        self._file = file
        self._lock: AbstractContextManager[None] = FileLock(lock_file) if lock_file else nullcontext()
        self._prepare = prepare
        self._statements = statements
        self._connection: sqlite3.Connection | None = None

    def write(self, batch: Batch) -> Answer:
        """Store a batch, all of it or nothing."""
        try:
            with self._lock, self._transaction() as connection:
                for statement, values in zip(self._statements, batch, strict=True):
                    connection.executemany(statement, values)
        except sqlite3.IntegrityError:
            return TAKEN, ""
        except Exception as error:
            self._connection = None  # begin anew next time
            return FAILED, str(error)
        return STORED, ""

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield connection
            connection.execute("COMMIT")
        except Exception:
            connection.rollback()
            raise

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._file, isolation_level=None)
            for statement in self._prepare:
                connection.execute(statement)
            self._connection = connection
        return self._connection


def _read() -> Any:
    """The next message; None at the end of the input, or when it was cut off."""
    size = sys.stdin.buffer.read(SIZE_BYTES)
    body = sys.stdin.buffer.read(int.from_bytes(size, "big"))
    return marshal.loads(body) if body and len(body) == int.from_bytes(size, "big") else None


def main() -> None:
    """Answer batch after batch."""
    for ignored in (signal.SIGINT, signal.SIGTERM):  # sent to all of a server's processes: it will close this one
        signal.signal(ignored, signal.SIG_IGN)
    writer = BatchWriter(*_read())
    while (batch := _read()) is not None:
        answer = writer.write(batch)
        try:
            os.write(sys.stdout.fileno(), written(answer))
        except BrokenPipeError:  # the server is gone
            return


if __name__ == "__main__":
    main()
