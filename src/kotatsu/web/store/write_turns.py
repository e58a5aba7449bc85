"""Turns at the one writer of an embedded database. Moves and everything else take turns: a move waits for at most one
other transaction, however many tables are being made at that moment. While nobody else waits, batches of moves share a
turn: the second is there when the first is stored."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

Waiting = deque[asyncio.Future[None]]


@dataclass
class WriteTurns:
    """A lock with two queues, served in turn; each queue is served in order."""

    _holders: int = 0
    """How many have the turn; several are all batches of moves."""
    _moves: Waiting = field(default_factory=deque)
    _others: Waiting = field(default_factory=deque)
    _last: Waiting | None = None
    """The queue that had the last turn."""

    @asynccontextmanager
    async def for_moves(self) -> AsyncIterator[None]:
        """A turn for a batch of moves."""
        if self._last is self._moves and self._holders and not self._moves and not self._others:
            self._holders += 1
        else:
            await self._take(self._moves)
        try:
            yield
        finally:
            self._pass_on()

    @asynccontextmanager
    async def for_others(self) -> AsyncIterator[None]:
        """A turn for any other transaction."""
        await self._take(self._others)
        try:
            yield
        finally:
            self._pass_on()

    async def _take(self, queue: Waiting) -> None:
        if not self._holders:
            self._holders, self._last = 1, queue
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was our turn already
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the turn to the first who still waits, in the other queue if there is somebody."""
        self._holders -= 1
        if self._holders:
            return
        order = (self._others, self._moves) if self._last is self._moves else (self._moves, self._others)
        for queue in order:
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    self._holders, self._last = 1, queue
                    turn.set_result(None)
                    return
