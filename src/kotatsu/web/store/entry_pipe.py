"""The server's end of what leads to the process that writes entries (`entry_process.py`): to one of its own, or to the
one that its workers share."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Self, cast

from kotatsu.web.store.entry_process import Answer, Batch, Messages, SetUp, written

SCRIPT = Path(__file__).with_name("entry_process.py")
STDIN = 0
END_TIMEOUT_SECONDS = 10.0
"""How long a process that is closed may take for what it is doing."""
CONNECT_TIMEOUT_SECONDS = 10.0
"""How long a shared process may take to begin, or to be replaced."""
RETRY_SECONDS = 0.05


class EntryPipe:
    """Sends batches and hears what became of them, in their order."""

    def __init__(self) -> None:
        self.has_ended = False
        self._asked: deque[asyncio.Future[Answer]] = deque()
        self._messages = Messages()
        self._ended = asyncio.Event()
        self._outgoing: asyncio.WriteTransport

    async def ask(self, batch: Batch) -> Answer:
        """Have a batch stored. ConnectionError when the process ended meanwhile: the batch may be stored or not."""
        answer = self._next_answer()
        self._outgoing.write(written(batch))
        return await answer

    async def close(self) -> None:
        """Let the process end what it does for us."""
        raise NotImplementedError

    def _next_answer(self) -> asyncio.Future[Answer]:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        return answer

    def _hear(self, data: bytes) -> None:
        """Answers, or parts of them."""
        for told in self._messages.whole(data):
            answer = self._asked.popleft()
            if not answer.done():  # who asked may be gone
                answer.set_result(told)

    def _end(self) -> None:
        """Nothing more can be sent, or heard."""
        self.has_ended = True
        while self._asked:
            answer = self._asked.popleft()
            if not answer.done():
                answer.set_exception(ConnectionError("the process that writes entries has ended"))


class OwnEntryPipe(EntryPipe, asyncio.SubprocessProtocol):
    """Leads to a process of this server's own, which ends with it."""

    _transport: asyncio.SubprocessTransport

    @classmethod
    async def started(cls, set_up: SetUp) -> Self:
        """Start the process."""
        loop = asyncio.get_running_loop()
        _, pipe = await loop.subprocess_exec(cls, sys.executable, "-I", "-S", str(SCRIPT), stderr=None)
        pipe._outgoing.write(written(set_up))
        return pipe

    async def close(self) -> None:
        """Let the process end what it does; one that takes too long is killed."""
        self._outgoing.close()
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(END_TIMEOUT_SECONDS):
                    await self._ended.wait()
        finally:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process runs."""
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self._outgoing = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(STDIN))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Something was answered."""
        self._hear(data)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """Nothing more can be sent, or heard."""
        self._end()

    def process_exited(self) -> None:
        """It has ended, by itself or not."""
        self._end()
        self._ended.set()


class SharedEntryPipe(EntryPipe, asyncio.Protocol):
    """Leads to the process that all workers share, which another process keeps running (shared_entry_process.py)."""

    _welcomed: asyncio.Future[Answer]

    @classmethod
    async def connected(cls, path: str) -> Self:
        """Connect, once the process is there. ConnectionError when it does not come."""
        loop = asyncio.get_running_loop()
        until = loop.time() + CONNECT_TIMEOUT_SECONDS
        while True:
            try:
                _, pipe = await loop.create_unix_connection(cls, path)
                await pipe._welcomed  # one that just ends takes connections, and says nothing
                return pipe
            except OSError as error:
                if loop.time() > until:
                    raise ConnectionError("the process that writes entries does not begin") from error
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        """Let the process end what it does for us, and leave."""
        if self._asked:
            await asyncio.wait(self._asked, timeout=END_TIMEOUT_SECONDS)
        self._outgoing.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process takes batches."""
        self._outgoing = cast(asyncio.WriteTransport, transport)
        self._welcomed = self._next_answer()  # the first thing it says

    def data_received(self, data: bytes) -> None:
        """Something was answered."""
        self._hear(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._end()
