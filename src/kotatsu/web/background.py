"""Background tasks under supervision: one that fails is logged, counted, and started again after a pause."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from kotatsu.web import metrics

FIRST_PAUSE_SECONDS = 0.5
MAX_PAUSE_SECONDS = 15.0
STEADY_SECONDS = 60.0
"""A task that ran this long without a failure starts again with the first pause."""
log = logging.getLogger("kotatsu.background")


class Supervisor:
    """Runs tasks for as long as the server runs, and knows which of them are down."""

    def __init__(self) -> None:
        self._tasks: dict[str, Callable[[], Awaitable[None]]] = {}
        self._running: list[asyncio.Task[None]] = []
        self.down: set[str] = set()
        """Tasks that have failed and have not come back yet."""
        self.failures: Counter[str] = Counter()
        """How often each has failed since the start."""

    @property
    def names(self) -> tuple[str, ...]:
        """The tasks."""
        return tuple(self._tasks)

    def add(self, name: str, task: Callable[[], Awaitable[None]]) -> None:
        """A task to run; it never returns of its own."""
        self._tasks[name] = task
        metrics.TASK_UP.labels(name).set(1)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run all tasks, and end them at the end."""
        self._running = [asyncio.create_task(self._keep(name, task)) for name, task in self._tasks.items()]
        try:
            yield
        finally:
            for task in self._running:
                task.cancel()
            for task in self._running:
                with suppress(asyncio.CancelledError):
                    await task

    async def _keep(self, name: str, task: Callable[[], Awaitable[None]]) -> None:
        pause = FIRST_PAUSE_SECONDS
        while True:
            started = time.monotonic()
            try:
                await task()
                log.error("background task returned", extra={"task": name})
            except Exception:
                log.exception("background task failed", extra={"task": name})
            if time.monotonic() - started > STEADY_SECONDS:
                pause = FIRST_PAUSE_SECONDS
            self.report(name, up=False)
            metrics.TASK_FAILURES.labels(name).inc()
            self.failures[name] += 1
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(2 * pause, MAX_PAUSE_SECONDS)

    def report(self, name: str, *, up: bool) -> None:
        """A task says that it has done its work, or has failed to."""
        if up:
            self.down.discard(name)
        else:
            self.down.add(name)
        metrics.TASK_UP.labels(name).set(1 if up else 0)
