"""Bots think in processes of their own, never in the event loop. One that crashes or hangs is replaced, and asked
again."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any, Protocol

from kotatsu import bots
from kotatsu.games import load
from kotatsu.web import metrics

PATIENCE = 60.0
"""Seconds after which a bot counts as hung."""
ATTEMPTS = 3
FALLBACK = "random"
"""Who plays when a bot has failed too often: a table never stands still."""
log = logging.getLogger("kotatsu.bots")


@dataclass(frozen=True)
class Thought:
    """What a bot is asked: its view as bytes, what it may do, and a seed of its own."""

    game: str
    level: str
    view: bytes
    seat: int
    legal: tuple[int, ...]
    seed: int


class Thinker(Protocol):
    """Somebody who answers for bots."""

    async def choose(self, thought: Thought) -> int:
        """One of the legal actions."""

    async def hint(self, thought: Thought) -> dict[int, tuple[float, int]] | None:
        """For each legal action the chance of winning and the futures looked at; None when nobody can say yet."""

    def prepare(self, game: str) -> None:
        """Somebody may soon want bots of this game."""


# --- in worker processes


def think(thought: Thought, compiled: bool) -> int:
    """Ask the bot."""
    game = load(thought.game)
    bot = bots.make(thought.level, game, compiled=compiled)
    return int(bot.choose(game.rules.State(thought.view), thought.seat, thought.legal, thought.seed))


def advise(thought: Thought) -> dict[int, tuple[float, int]]:
    """Ask the search what it thinks of each choice."""
    game = load(thought.game)
    found = bots.hints(game, game.rules.State(thought.view), thought.seat, thought.legal, seed=thought.seed)
    return {hint.action: (hint.chance, hint.futures) for hint in found}


def build(game: str) -> str:
    """Compile the search of a game, or find that it has been: afterwards every worker loads it in a moment."""
    bots.warm(load(game))
    return game


def _prepare_builder() -> None:
    """Compiling can wait for everything else."""
    _prepare_worker()
    os.nice(19)


def _prepare_worker() -> None:
    """Leave interrupts to the parent, and do not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


# --- in the server


class BotPool:
    """A pool of worker processes, and one that compiles searches while simpler bots play in their place."""

    def __init__(self, processes: int, *, compiled: bool = True) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._builder: ProcessPoolExecutor | None = None
        self._compiled = compiled
        self._asked: set[str] = set()
        self._built: set[str] = set()

    async def choose(self, thought: Thought) -> int:
        """Ask until an answer comes; after too many crashes a fallback plays."""
        self.prepare(thought.game)
        started = time.perf_counter()
        for _ in range(ATTEMPTS):
            action = await self._ask(think, thought, thought.game in self._built)
            if action in thought.legal:
                metrics.BOT_SECONDS.labels(thought.level).observe(time.perf_counter() - started)
                return int(action)
        return bots.make(FALLBACK, load(thought.game)).choose(None, thought.seat, thought.legal, thought.seed)

    async def hint(self, thought: Thought) -> dict[int, tuple[float, int]] | None:
        """What the search thinks of each choice, once it is built."""
        self.prepare(thought.game)
        if thought.game not in self._built:
            return None
        found: dict[int, tuple[float, int]] | None = await self._ask(advise, thought)
        return found

    async def _ask(self, question: Callable[..., Any], *about: object) -> Any:
        """An answer from a worker, or None when it crashed, hung or failed; a broken pool is replaced."""
        pool = self._running()
        try:
            asked = asyncio.get_running_loop().run_in_executor(pool, question, *about)
            return await asyncio.wait_for(asked, PATIENCE)
        except (BrokenProcessPool, TimeoutError) as error:
            metrics.BOT_CRASHES.inc()
            log.warning("bot worker replaced", extra={"error": type(error).__name__})
            if self._pool is pool:  # no other question has replaced it meanwhile
                self._pool = None
            _end(pool)
        except Exception:
            log.exception("bot failed")
        return None

    def prepare(self, game: str) -> None:
        """Have a process ready, and the search of a game compiled in the background, once."""
        if game in self._asked:
            return
        self._asked.add(game)
        self._running().submit(os.getpid)
        if not self._compiled:
            return
        if self._builder is None:
            self._builder = _processes(1, _prepare_builder)
        self._builder.submit(build, game).add_done_callback(self._note_built)

    def _note_built(self, building: Future[str]) -> None:
        error = None if building.cancelled() else building.exception()
        if error is not None:
            log.warning("a search could not be compiled", extra={"error": str(error)})
        elif not building.cancelled():
            self._built.add(building.result())

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = _processes(self._processes, _prepare_worker)
        return self._pool

    def close(self) -> None:
        """End all processes."""
        for pool in (self._pool, self._builder):
            if pool is not None:
                _end(pool)
        self._pool = self._builder = None


def _processes(count: int, prepare: Callable[[], None]) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"), initializer=prepare)


def _end(pool: ProcessPoolExecutor) -> None:
    """End a pool at once, whatever its processes are doing."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
