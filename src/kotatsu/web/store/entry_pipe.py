"""The server's end of the pipe to the process that writes entries (`entry_process.py`)."""

from __future__ import annotations

import asyncio
import marshal
import sys
from collections import deque
from pathlib import Path
from typing import Self, cast

from kotatsu.web.store.entry_process import SIZE_BYTES, Answer, Batch, SetUp, written

SCRIPT = Path(__file__).with_name("entry_process.py")
STDIN, STDOUT = 0, 1
END_TIMEOUT_SECONDS = 10.0
"""How long a process that is closed may take for what it is doing."""


class EntryPipe(asyncio.SubprocessProtocol):
    """Sends batches and hears what became of them, in their order."""

    def __init__(self) -> None:
        self.has_ended = False
        self._asked: deque[asyncio.Future[Answer]] = deque()
        self._data = b""
        self._ended = asyncio.Event()
        self._transport: asyncio.SubprocessTransport
        self._stdin: asyncio.WriteTransport

    @classmethod
    async def started(cls, set_up: SetUp) -> Self:
        """Start the process."""
        loop = asyncio.get_running_loop()
        _, pipe = await loop.subprocess_exec(cls, sys.executable, "-I", "-S", str(SCRIPT), stderr=None)
        pipe._stdin.write(written(set_up))
        return pipe

    async def ask(self, batch: Batch) -> Answer:
        """Have a batch stored. ConnectionError when the process ended meanwhile: the batch may be stored or not."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        self._stdin.write(written(batch))
        return await answer

    async def close(self) -> None:
        """Let the process end what it does, and end it."""
        self._stdin.close()
        try:
            async with asyncio.timeout(END_TIMEOUT_SECONDS):
                await self._ended.wait()
        finally:
            self._transport.close()

    # --- what the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process runs."""
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self._stdin = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(STDIN))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Answers, or parts of them."""
        data = self._data + data
        while len(data) >= (end := SIZE_BYTES + int.from_bytes(data[:SIZE_BYTES], "big")):
            answer = self._asked.popleft()
            if not answer.done():  # who asked may be gone
                answer.set_result(marshal.loads(data[SIZE_BYTES:end]))
            data = data[end:]
        self._data = data

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """Nothing more can be sent, or heard."""
        self._end()

    def process_exited(self) -> None:
        """It has ended, by itself or not."""
        self._end()
        self._ended.set()

    def _end(self) -> None:
        self.has_ended = True
        while self._asked:
            answer = self._asked.popleft()
            if not answer.done():
                answer.set_exception(ConnectionError("the process that writes entries has ended"))
