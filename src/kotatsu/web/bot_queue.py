"""Turns to think: bots share the worker processes fairly by table.

A turn goes to the table with the most urgent need; among equals to the one whose bots have thought least; among those
to the one that has waited longest. A table that comes new, or back, counts as if its bots had thought as much as those
of the table that had the last turn: new tables do not hold up old ones, and nobody saves turns up.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum

MAX_TABLES = 5_000
"""Tables whose thinking time is remembered; the one that asked longest ago is forgotten first."""


class Need(IntEnum):
    """How urgently a table needs its bots: the lowest number comes first."""

    PERSON = 0
    """A person who plays there is waiting."""
    WATCHED = 1
    """Bots alone, and somebody looks on or did a moment ago."""
    UNATTENDED = 2
    """Nobody is there."""


@dataclass(eq=False)
class _Waiting:
    need: Need
    table: str
    ready: asyncio.Event = field(default_factory=asyncio.Event)


class ThinkingQueue:
    """Hands out as many turns at once as there are processes."""

    def __init__(self, turns: int) -> None:
        self._turns = turns
        self._free = turns
        self._waiting: list[_Waiting] = []
        self._spent: OrderedDict[str, float] = OrderedDict()
        """Seconds that the bots of a table have thought."""
        self._reached = 0.0
        """The most of them that a table had when it got a turn."""

    def load(self, need: Need) -> float:
        """How many tables with at least this need wait, for each process."""
        return sum(waiting.need <= need for waiting in self._waiting) / self._turns

    @property
    def waiting(self) -> int:
        """How many tables wait for a turn."""
        return len(self._waiting)

    def is_busy(self) -> bool:
        """Whether a turn would have to be waited for."""
        return not self._free or bool(self._waiting)

    @asynccontextmanager
    async def turn(self, need: Need, table: str) -> AsyncIterator[None]:
        """Wait for a turn; the time until it ends counts for the table."""
        await self._wait(_Waiting(need, table))
        started = time.perf_counter()
        try:
            yield
        finally:
            self._set_spent(table, self._spent.get(table, 0.0) + time.perf_counter() - started)
            self._free += 1
            self._hand_out()

    async def _wait(self, waiting: _Waiting) -> None:
        self._set_spent(waiting.table, max(self._spent.get(waiting.table, 0.0), self._reached))
        self._waiting.append(waiting)
        self._hand_out()
        try:
            await waiting.ready.wait()
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:  # the turn came at the moment of the end
                self._free += 1
                self._hand_out()
            raise

    def _hand_out(self) -> None:
        while self._free and self._waiting:
            first = min(self._waiting, key=lambda waiting: (waiting.need, self._spent.get(waiting.table, 0.0)))
            self._waiting.remove(first)
            self._reached = max(self._reached, self._spent.get(first.table, 0.0))
            self._free -= 1
            first.ready.set()

    def _set_spent(self, table: str, seconds: float) -> None:
        self._spent[table] = seconds
        self._spent.move_to_end(table)
        if len(self._spent) > MAX_TABLES:
            self._spent.popitem(last=False)
