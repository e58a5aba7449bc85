"""Our games: plain, compiled and batched, and what a copy of a state costs."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numba
import numpy as np
from common import attempt, copy_cost, measure

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))

import kotatsu
from kotatsu import envs
from kotatsu.engine import random_play
from kotatsu.engine.agreement import play_plain
from kotatsu.engine.batch import Batch
from kotatsu.engine.compiler import compile_driver

PEER = "Kotatsu"
GAMES_AT_ONCE = 1024
MIDDLE = 20
COPIES_A_CALL = 10_000


def plain(slug: str) -> None:
    """CPython over the record; the copy is a State's, after some decisions."""
    game = kotatsu.load(slug)
    match = kotatsu.new(slug, game.seats[1], seed=1)
    while not match.over and match.ply < MIDDLE:
        match.play(random.choice(match.legal()))
    seeds = iter(range(1 << 30))

    def play() -> int:
        seed = next(seeds)
        return play_plain(game, game.seats[1], {}, seed, [seed + 1, 2, 3, 4])[1]

    measure(PEER, "plain Python", slug, play, copy_us=copy_cost(match.state.copy), seats=game.seats[1])


def compiled(slug: str) -> None:
    """Whole games in machine code on one core; the copy is one record into another, as a search makes it."""
    game = kotatsu.load(slug)
    driver = compile_driver(game, random_play.play_games)
    mask = np.zeros(game.actions.count, np.uint8)
    batch = Batch(game, game.seats[1], GAMES_AT_ONCE, seed=1)
    blank, pickers = batch.states.copy(), batch.pickers.copy()

    def play() -> int:
        batch.states[:] = blank
        batch.pickers[:] = pickers
        return int(driver(batch.states, batch.pickers, batch.decisions, mask, game.longest))

    measure(PEER, "whole game compiled", slug, play, copy_us=compiled_copy(blank), seats=game.seats[1])


@numba.njit
def copy_records(source: np.ndarray, target: np.ndarray, times: int) -> None:
    """As a search does: the words of one record into another, inside machine code."""
    for time in range(times):
        row = time % len(source)
        for word in range(source.shape[1]):
            target[row, word] = source[row, word]


def compiled_copy(states: np.ndarray) -> float:
    """Microseconds of one copy between records."""
    words = states.view(np.uint32).reshape(len(states), -1)
    target = words.copy()
    copy_records(words, target, 1)
    return copy_cost(partial(copy_records, words, target, COPIES_A_CALL)) / COPIES_A_CALL


def batched(slug: str) -> None:
    """The batch environment: masks and observations written at every step, actions sampled from the masks."""
    game = kotatsu.load(slug)
    batch = envs.batch(slug, GAMES_AT_ONCE, game.seats[1], seed=1)

    def play() -> int:
        for _ in range(20):
            batch.step(batch.sample())
        return 20 * GAMES_AT_ONCE

    measure(PEER, f"batch of {GAMES_AT_ONCE}, with observations", slug, play, seats=game.seats[1])


def turns(slug: str) -> None:
    """The PettingZoo environment."""
    env = envs.aec(slug, kotatsu.load(slug).seats[1])

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, _, _ = env.last()
            if ended:
                env.step(None)
                continue
            env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += 1
        return decisions

    env.reset()
    measure(PEER, "PettingZoo AEC", slug, play, copy_us=copy_cost(env.position.copy))


def cases() -> Iterator[Callable[[], None]]:
    for slug in kotatsu.GAMES:
        for way in (plain, compiled, batched, turns):
            yield partial(way, slug)


attempt(cases())
