"""Bots think in processes of their own, never in the event loop. One that crashes or hangs is
replaced and asked again."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from typing import Any, Protocol

from kotatsu import bots
from kotatsu.games import load
from kotatsu.web import metrics
from kotatsu.web.bot_queue import Need, ThinkingQueue
from kotatsu.web.processes import end_with_parent

ANSWER_TIMEOUT_SECONDS = 60.0
"""After which a bot counts as hung."""
MAX_ATTEMPTS = 3
FALLBACK_LEVEL = "random"
"""The bot that plays when another has failed too often, so that a table never stands still."""
LOAD_PER_LEVEL = 2.0
"""For every so many tables that wait for one process, bots think as briefly as a level lower would."""
LEAST_THINKING_LEVEL = "easy"
JUDGING_TIMEOUT_SECONDS = 0.5
"""A move is not held up longer than this to find out whether it is a mistake."""
log = logging.getLogger("kotatsu.bots")


@dataclass(frozen=True)
class BotQuestion:
    """What a bot is asked: its view as bytes, what it may do, and a seed of its own."""

    game: str
    level: str
    view: bytes
    seat: int
    legal: tuple[int, ...]
    seed: int
    table: str = ""
    """Whose turn to think it takes."""
    need: Need = Need.PERSON


class BotService(Protocol):
    """Answers for bots."""

    async def choose(self, question: BotQuestion) -> int:
        """One of the legal actions."""

    async def hint(self, question: BotQuestion) -> dict[int, tuple[float, int]] | None:
        """For each legal action the chance of winning and the futures looked at; None until the search is compiled."""

    async def judge(self, question: BotQuestion, action: int) -> bots.Judgement | None:
        """Whether one of the legal actions is a mistake; None when it is not, or when nobody has time to look."""

    def prepare(self, game: str) -> None:
        """Called when bots of this game may soon be asked."""

    def close(self) -> None:
        """End what this started."""


# --- in worker processes


def choose_action(question: BotQuestion, compiled: bool) -> int:
    """Ask the bot."""
    game = load(question.game)
    bot = bots.make(question.level, game, compiled=compiled)
    return int(bot.choose(game.rules.State(question.view), question.seat, question.legal, question.seed))


def rate_actions(question: BotQuestion, compiled: bool) -> dict[int, tuple[float, int]]:
    """Ask the search what it thinks of each choice."""
    game = load(question.game)
    view = game.rules.State(question.view)
    found = bots.hints(game, view, question.seat, question.legal, seed=question.seed, compiled=compiled)
    return {hint.action: (hint.chance, hint.futures) for hint in found}


def judge_action(question: BotQuestion, action: int) -> bots.Judgement | None:
    """Ask whether a choice is a mistake."""
    game = load(question.game)
    view = game.rules.State(question.view)
    return bots.judge(game, view, question.seat, question.legal, action, seed=question.seed)


def compile_search(game: str) -> str:
    """Compile the search of a game, or find that it has been: afterwards every worker loads it in a moment."""
    bots.warm(load(game))
    return game


def prepare_background_worker() -> None:
    """For work that can wait for everything else: compiling, reviews."""
    _prepare_worker()
    os.nice(19)


def _prepare_worker() -> None:
    """Leave interrupts to the parent, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


# --- in the server


def level_under_load(level: str, load: float) -> str:
    """The level at which a bot thinks while `load` tables wait for each process: lower ones think more briefly."""
    levels = list(bots.LEVELS)
    least = min(levels.index(level), levels.index(LEAST_THINKING_LEVEL))
    return levels[max(least, levels.index(level) - int(load / LOAD_PER_LEVEL))]


class BotPool:
    """A pool of worker processes, and one that compiles searches while simpler bots play in their place."""

    def __init__(self, processes: int, *, compiled: bool = True) -> None:
        self.processes = processes
        self._queue = ThinkingQueue(processes)
        self._pool: ProcessPoolExecutor | None = None
        self._builder: ProcessPoolExecutor | None = None
        self._compiled = compiled
        self._asked: set[str] = set()
        self._compiled_games: set[str] = set()
        self._late: set[asyncio.Task[bots.Judgement | None]] = set()
        """Judgements that nobody waits for any more; their processes are busy until they come."""

    @property
    def waiting(self) -> int:
        """How many tables wait for a process."""
        return self._queue.waiting

    async def choose(self, question: BotQuestion) -> int:
        """Ask until an answer comes; after too many crashes a fallback plays."""
        self.prepare(question.game)
        async with self._queue.turn(question.need, question.table):
            started = time.perf_counter()
            asked = replace(question, level=level_under_load(question.level, self._queue.load(question.need)))
            for _ in range(MAX_ATTEMPTS):
                action = await self._ask(choose_action, asked, question.game in self._compiled_games)
                if action in question.legal:
                    metrics.BOT_SECONDS.labels(question.level).observe(time.perf_counter() - started)
                    return int(action)
        return bots.make(FALLBACK_LEVEL, load(question.game)).choose(None, question.seat, question.legal, question.seed)

    async def hint(self, question: BotQuestion) -> dict[int, tuple[float, int]] | None:
        """What the search thinks of each choice; a search without a net must have been compiled."""
        self.prepare(question.game)
        compiled = question.game in self._compiled_games
        if not compiled and bots.missing_net(load(question.game)) is not None:
            return None
        async with self._queue.turn(question.need, question.table):
            found: dict[int, tuple[float, int]] | None = await self._ask(rate_actions, question, compiled)
        return found

    async def judge(self, question: BotQuestion, action: int) -> bots.Judgement | None:
        """Silent while every process is busy, and when the answer is late."""
        self.prepare(question.game)
        if self._queue.is_busy():
            return None
        judging = asyncio.create_task(self._judged(question, action))
        self._late.add(judging)
        judging.add_done_callback(self._late.discard)
        await asyncio.wait({judging}, timeout=JUDGING_TIMEOUT_SECONDS)
        return judging.result() if judging.done() else None

    async def _judged(self, question: BotQuestion, action: int) -> bots.Judgement | None:
        async with self._queue.turn(question.need, question.table):
            found: bots.Judgement | None = await self._ask(judge_action, question, action)
        return found

    async def _ask(self, function: Callable[..., Any], *arguments: object) -> Any:
        """An answer from a worker, or None when it crashed, hung or failed; a broken pool is replaced."""
        pool = self._running()
        try:
            asked = asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
            return await asyncio.wait_for(asked, ANSWER_TIMEOUT_SECONDS)
        except (BrokenProcessPool, TimeoutError) as error:
            metrics.BOT_CRASHES.inc()
            log.warning("bot worker replaced", extra={"error": type(error).__name__})
            if self._pool is pool:  # no other request has replaced it meanwhile
                self._pool = None
            end_pool(pool)
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
            self._builder = worker_processes(1, prepare_background_worker)
        self._builder.submit(compile_search, game).add_done_callback(self._note_compiled)

    def _note_compiled(self, compiling: Future[str]) -> None:
        error = None if compiling.cancelled() else compiling.exception()
        if error is not None:
            log.warning("a search could not be compiled", extra={"error": str(error)})
        elif not compiling.cancelled():
            self._compiled_games.add(compiling.result())

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = worker_processes(self.processes, _prepare_worker)
        return self._pool

    def close(self) -> None:
        """End all processes."""
        for pool in (self._pool, self._builder):
            if pool is not None:
                end_pool(pool)
        self._pool = self._builder = None


def worker_processes(count: int, prepare: Callable[[], None]) -> ProcessPoolExecutor:
    """Processes of their own, each prepared before its first work."""
    return ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"), initializer=prepare)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End a pool at once, whatever its processes are doing."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
