"""How fast a game runs: decisions and games a second by random play, on each target."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from kotatsu.engine import random_play
from kotatsu.engine.agreement import play_plain
from kotatsu.engine.batch import Batch
from kotatsu.engine.compiler import compile_driver
from kotatsu.engine.contract import Game

SECONDS = 1.0
"""About how long each target is watched."""


@dataclass(frozen=True)
class Speed:
    """What one target did in one run."""

    target: str
    seats: int
    games: int
    decisions: int
    seconds: float

    @property
    def decisions_a_second(self) -> float:
        """Decisions of random play, choosing included."""
        return self.decisions / self.seconds

    @property
    def games_a_second(self) -> float:
        """Whole games, set-up included."""
        return self.games / self.seconds


def plain(game: Game, seats: int) -> Speed:
    """CPython over the record, one core."""
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        decisions += play_plain(game, seats, {}, games, [games + 1, 2, 3, 4])[1]
        games += 1
    return Speed("plain", seats, games, decisions, time.perf_counter() - start)


def compiled(game: Game, seats: int, cores: int = 1) -> Speed:
    """Machine code on one core or several: threads, since compiled code holds no lock."""
    driver = compile_driver(game, random_play.play_games)
    count = _enough(lambda games: _timed(game, seats, games, 1, driver)[1])
    decisions, seconds = _timed(game, seats, count * cores, cores, driver)
    name = "compiled, one core" if cores == 1 else f"compiled, {cores} cores"
    return Speed(name, seats, count * cores, decisions, seconds)


def every_core(game: Game, seats: int) -> Speed:
    """Machine code on all cores of this machine."""
    return compiled(game, seats, os.cpu_count() or 1)


def _enough(seconds_for: Callable[[int], float]) -> int:
    """How many games take about SECONDS."""
    seconds_for(1)
    games = 64
    while (took := seconds_for(games)) < SECONDS / 8:
        games *= 4
    return max(1, int(games * SECONDS / took))


def _timed(game: Game, seats: int, games: int, cores: int, driver: Callable[..., int]) -> tuple[int, float]:
    """Play so many games, shared among cores; decisions and seconds, the seeding not counted."""
    batch = Batch(game, seats, games, seed=1)
    parts = np.array_split(np.arange(games), cores)

    def run(part: np.ndarray[tuple[int], np.dtype[np.int64]]) -> int:
        mask = np.zeros(game.actions.count, np.uint8)
        chosen = slice(int(part[0]), int(part[-1]) + 1)
        states, pickers, decisions = batch.states[chosen], batch.pickers[chosen], batch.decisions[chosen]
        return int(driver(states, pickers, decisions, mask, game.longest))

    start = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:
        total = sum(pool.map(run, [part for part in parts if len(part)]))
    return total, time.perf_counter() - start
