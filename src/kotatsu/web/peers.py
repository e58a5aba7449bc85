"""The workers of one server with an embedded database: how they find each other, and know what others have changed.

- Any worker can serve any table. A worker that has stored a change counts it, before it acknowledges it, in memory that
  all of them share; a worker that has a table in memory compares the count and reads the table anew when it differs.
- Over sockets they wake each other's watchers.
- Each table has one worker that holds it: connections that ask for it are passed on to that worker (http/handover.py),
  and only that one wakes its bots. This saves work; nothing else rests on it.
"""

from __future__ import annotations

import asyncio
import mmap
import os
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

LOOK_SECONDS = 0.5
"""Between two looks for workers that have begun since."""
SPARE = -1
"""The number of a worker that is one too many, as while workers are replaced: it holds no table."""
READ_BYTES = 64 * 1024
COUNTS = 1 << 16
"""Of changes, for each worker; tables that share one are read anew too often, and no more than that."""
COUNT_BYTES = 4
COUNT_LIMIT = 1 << 8 * COUNT_BYTES


class Peers:
    """One worker among its peers."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.folder = folder
        self.workers = workers
        self._lock = -1
        self.number = self._claim()
        self._name = f"{self.number}.sock" if self.number != SPARE else f"spare-{os.getpid()}.sock"
        self._told: dict[str, asyncio.StreamWriter] = {}
        """Those that hear what this worker has changed, by the names of their sockets."""
        self._to_tell: dict[str, None] = {}
        """What they will hear at the end of this turn of the event loop, each once."""
        self._look = asyncio.Event()
        self._counts = self._map_counts()
        """A row for each worker, which only that worker writes; the last is that of a spare one."""
        own = self.number * COUNTS if self.number != SPARE else workers * COUNTS
        self._own_row = range(own, own + COUNTS)
        for place in self._own_row:  # a worker before us may have ended between a change and its count
            self._count(place)

    def _map_counts(self) -> memoryview:
        size = (self.workers + 1) * COUNTS * COUNT_BYTES
        file = os.open(self.folder / "changes", os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        try:
            os.ftruncate(file, size)
            return memoryview(mmap.mmap(file, size)).cast("I")
        finally:
            os.close(file)

    def _count(self, place: int) -> None:
        self._counts[place] = (self._counts[place] + 1) % COUNT_LIMIT

    def count_change(self, table_id: str) -> None:
        """Called when a change of a table is stored, before it is acknowledged: no worker goes on with an older one."""
        self._count(self._own_row[zlib.crc32(table_id.encode()) % COUNTS])

    def changes_of_others(self, table_id: str) -> int:
        """A number that is another one once another worker has changed this table."""
        place = zlib.crc32(table_id.encode()) % COUNTS
        return sum(self._counts[place::COUNTS]) - self._counts[self._own_row[place]]

    def _claim(self) -> int:
        """A number that no living worker has: the system lets go of a lock when its process ends."""
        import fcntl  # not on Windows, where such a server has one worker

        for number in range(self.workers):
            lock = os.open(self.folder / f"{number}.lock", os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(lock)
                continue
            self._lock = lock
            return number
        return SPARE

    def holder(self, table_id: str) -> int:
        """The number of the worker that holds a table."""
        return zlib.crc32(table_id.encode()) % self.workers

    def holds(self, table_id: str) -> bool:
        """Whether this worker holds a table."""
        return self.holder(table_id) == self.number

    def tell(self, name: str) -> None:
        """Tell all others that a table, or something else of that name, has changed; returns at once. One that has just
        ended is told nothing: whoever comes in its place reads everything anew."""
        if not self._to_tell:
            asyncio.get_running_loop().call_soon(self._tell_all)
        self._to_tell[name] = None

    def _tell_all(self) -> None:
        lines = "".join(f"{name}\n" for name in self._to_tell).encode()
        self._to_tell.clear()
        for writer in self._told.values():
            if not writer.is_closing():
                with suppress(OSError, RuntimeError):  # uvloop raises this for a connection that was cut
                    writer.write(lines)

    @asynccontextmanager
    async def opened(self, hear: Callable[[str], None], missed: Callable[[], None]) -> AsyncIterator[None]:
        """Listen to the others and speak to them. `missed` is called when one begins to speak: it may have changed
        something before."""
        hearing: set[asyncio.StreamWriter] = set()

        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            hearing.add(writer)
            self._look.set()  # one that is new should hear us too
            missed()
            rest = b""
            try:
                while data := await reader.read(READ_BYTES):
                    *names, rest = (rest + data).split(b"\n")
                    for name in names:
                        hear(name.decode())
            except OSError:
                pass
            finally:
                hearing.discard(writer)
                writer.close()

        path = self.folder / self._name
        path.unlink(missing_ok=True)
        server = await asyncio.start_unix_server(listen, path)
        try:
            await self._find_others()
            yield
        finally:
            server.close()
            for writer in (*hearing, *self._told.values()):
                writer.close()
            path.unlink(missing_ok=True)
            if self._lock >= 0:
                os.close(self._lock)

    async def run(self) -> None:
        """Look for others that have begun since, for as long as the server runs."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), LOOK_SECONDS)
            self._look.clear()
            await self._find_others()

    async def _find_others(self) -> None:
        for name, writer in list(self._told.items()):
            if writer.is_closing():
                del self._told[name]
        for path in self.folder.glob("*.sock"):
            if path.name == self._name or path.name in self._told:
                continue
            with suppress(OSError):  # it has ended, or not begun
                _, self._told[path.name] = await asyncio.open_unix_connection(path)
