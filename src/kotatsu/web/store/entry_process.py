"""The process that writes entries to an embedded database: `python -I -S entry_process.py [SOCKET]`.

A thread of the server would need the interpreter before and after each statement, and would wait for it while the event
loop works: the disk would stand still. This script imports nothing of Kotatsu, so it starts at once and stays small. It
reads a setting-up and then batches from its standard input, and answers each batch when it is durable. It ends when its
input does: when the server closes it, or is gone.

Several workers share one: with SOCKET they connect there, and batches that come together are one transaction, with one
flush of the disk. It then ends when its input has ended and all workers are gone. Messages are marshalled: both sides
are the same interpreter.
"""

from __future__ import annotations

import marshal
import os
import selectors
import signal
import socket
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import chain
from typing import Any

SIZE_BYTES = 4
"""Of the number of bytes before each message."""
READ_BYTES = 256 * 1024
STORED, TAKEN, FAILED = "stored", "taken", "failed"
"""What became of a batch."""
WELCOME = "welcome"
"""What a worker is told first."""
SetUp = tuple[str, tuple[str, ...], tuple[str, ...]]
"""The file of the database, statements for a new connection, and the statements of a batch."""
Batch = list[list[tuple[Any, ...]]]
"""For each statement of a batch, the values with which it is carried out."""
Answer = tuple[str, str]
"""What became of a batch, and why where it failed."""


def written(message: SetUp | Batch | Answer) -> bytes:
    """A message as it is sent."""
    body = marshal.dumps(message)
    return len(body).to_bytes(SIZE_BYTES, "big") + body


class Messages:
    """What arrives, message by message."""

    def __init__(self) -> None:
        self._data = b""

    def whole(self, data: bytes) -> list[Any]:
        """The messages that are whole now that this has arrived too."""
        data, found = self._data + data, list[Any]()
        while len(data) >= SIZE_BYTES:
            end = SIZE_BYTES + int.from_bytes(data[:SIZE_BYTES], "big")
            if len(data) < end:
                break
            found.append(marshal.loads(data[SIZE_BYTES:end]))
            data = data[end:]
        self._data = data
        return found


class BatchWriter:
    """Writes each batch in one transaction, through one kept connection."""

    def __init__(self, file: str, prepare: tuple[str, ...], statements: tuple[str, ...]) -> None:
        self._file = file
        self._prepare = prepare
        self._statements = statements
        self._connection: sqlite3.Connection | None = None

    def write_all(self, batches: Sequence[Batch]) -> list[Answer]:
        """Store batches, each whole or not at all: together if they can be, else one by one."""
        if len(batches) > 1:
            together: Batch = [list(chain.from_iterable(values)) for values in zip(*batches, strict=True)]
            answer = self.write(together)
            if answer[0] == STORED:
                return [answer] * len(batches)
        return [self.write(batch) for batch in batches]

    def write(self, batch: Batch) -> Answer:
        """Store a batch, all of it or nothing."""
        try:
            with self._transaction() as connection:
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


class SharedWriter:
    """Answers several workers, who connect to a socket in a folder of this user alone."""

    def __init__(self, writer: BatchWriter, path: str) -> None:
        self._writer = writer
        self._waiting = selectors.DefaultSelector()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        with suppress(FileNotFoundError):  # of a process before this one
            os.unlink(path)
        self._socket.bind(path)
        self._socket.listen()
        self._waiting.register(self._socket, selectors.EVENT_READ)
        self._waiting.register(sys.stdin.fileno(), selectors.EVENT_READ)
        self._workers: dict[int, tuple[socket.socket, Messages]] = {}
        self._is_needed = True
        """Whether the server may still start workers: its end of the standard input is open."""

    def run(self) -> None:
        """Answer until the server and all its workers are gone."""
        while self._is_needed or self._workers:
            asked: list[tuple[int, Batch]] = []
            for key, _ in self._waiting.select():
                if key.fileobj is self._socket:
                    self._welcome()
                elif key.fd not in self._workers:
                    self._waiting.unregister(key.fileobj)
                    self._is_needed = False
                else:
                    asked += [(key.fd, batch) for batch in self._read(key.fd)]
            if asked:
                answers = self._writer.write_all([batch for _, batch in asked])
                for (worker, _), answer in zip(asked, answers, strict=True):
                    self._tell(worker, answer)

    def _welcome(self) -> None:
        worker, _ = self._socket.accept()
        self._workers[worker.fileno()] = worker, Messages()
        self._waiting.register(worker, selectors.EVENT_READ)
        self._tell(worker.fileno(), (WELCOME, ""))

    def _read(self, fd: int) -> list[Batch]:
        worker, messages = self._workers[fd]
        try:
            data = worker.recv(READ_BYTES)
        except OSError:
            data = b""
        if data:
            return messages.whole(data)
        self._waiting.unregister(worker)
        del self._workers[fd]
        worker.close()
        return []

    def _tell(self, fd: int, answer: Answer) -> None:
        if fd in self._workers:
            with suppress(OSError):  # it is gone, which the next look tells
                self._workers[fd][0].sendall(written(answer))


def _read() -> Any:
    """The next message; None at the end of the input, or when it was cut off."""
    size = sys.stdin.buffer.read(SIZE_BYTES)
    body = sys.stdin.buffer.read(int.from_bytes(size, "big"))
    return marshal.loads(body) if body and len(body) == int.from_bytes(size, "big") else None


def answer_server(writer: BatchWriter) -> None:
    """Answer batch after batch of the standard input."""
    while (batch := _read()) is not None:
        answer = writer.write(batch)
        try:
            os.write(sys.stdout.fileno(), written(answer))
        except BrokenPipeError:  # the server is gone
            return


def main() -> None:
    """Answer one server, or all workers of one."""
    for ignored in (signal.SIGINT, signal.SIGTERM):  # sent to all of a server's processes: it will close this one
        signal.signal(ignored, signal.SIG_IGN)
    writer = BatchWriter(*_read())
    if len(sys.argv) > 1:
        SharedWriter(writer, sys.argv[1]).run()
    else:
        answer_server(writer)


if __name__ == "__main__":
    main()
