"""Weights for a game's `value.py`, from games of the search against itself: `python -m bench.fit pikit --games 400`.

A `strength` is a sum of features, each times one of the module's numbers, and `value` shares the win out by e to the
strength. So what a number multiplies is found by setting it to 1 and the others to 0, and the best numbers are those
that make the winners most likely: a logistic regression over the seats. Positions are those in which somebody new
comes to decide. A fifth of the games is kept back, to say how well the numbers predict games that they have not seen.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np

from kotatsu.bots.search import Budget, SearchBot
from kotatsu.engine.estimate import HOPELESS
from kotatsu.engine.match import Match
from kotatsu.games import load

FIXED = ("EXPLORATION", "HOPELESS")
"""Numbers of a `value.py` that are no weights."""
ALONE = -1
"""The place of a number that is not in a tuple."""
POSITIONS_PER_GAME = 30
"""Positions taken of a game."""
KEPT_BACK = 5
"""One game in this many is for the test."""
SHRINKAGE = 1e-3
"""How dear large weights are, so that a feature that says nothing gets none."""
STEPS = 30

Features = np.ndarray[Any, np.dtype[np.float64]]


def main() -> None:
    """Play, fit, say."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game")
    ask.add_argument("--games", type=int, default=400, help="for the fewest seats, and as many for the most")
    ask.add_argument("--iterations", type=int, default=512)
    ask.add_argument("--seed", type=int, default=1)
    told = ask.parse_args()
    module = load(told.game).module("value")
    seats = sorted(set(load(told.game).seats))
    lessons = [lesson for count in seats for lesson in played(told.game, count, told.games, told.iterations, told.seed)]
    known = [lesson for at, lesson in enumerate(lessons) if at % KEPT_BACK]
    report(module, fit(known, len(weights_of(module))), lessons[::KEPT_BACK])


def report(module: ModuleType, found: Features, unknown: Sequence[tuple[Features, Features]]) -> None:
    """Print the weights, and how well they predict games that they have not seen."""
    names = weights_of(module)
    start = np.array([weight(module, *name) for name in names])
    for (name, place), before, after in zip(names, start, found, strict=True):
        print(f"{name}{'' if place == ALONE else f'[{place}]'} = {after:.3f}  # was {before:g}")
    print(f"surprise over {len(unknown)} games kept back: {surprise(unknown, start):.4f} before, ", end="")
    print(f"{surprise(unknown, found):.4f} after, {surprise(unknown, 0 * start):.4f} knowing nothing")


def weights_of(module: ModuleType) -> list[tuple[str, int]]:
    """The numbers that `strength` multiplies its features with: names, and places in tuples of numbers."""
    found = []
    for name, value in vars(module).items():
        if name not in FIXED and isinstance(value, float):
            found.append((name, ALONE))
        elif isinstance(value, tuple) and value and isinstance(value[0], float):
            found += [(name, place) for place in range(len(value))]
    return found


def weight(module: ModuleType, name: str, place: int) -> float:
    """What a weight is now."""
    value = getattr(module, name)
    return float(value if place == ALONE else value[place])


def set_weights(module: ModuleType, names: Sequence[tuple[str, int]], weights: Sequence[float]) -> None:
    """Put other numbers into a module."""
    tuples: dict[str, list[float]] = {}
    for (name, place), value in zip(names, weights, strict=True):
        if place == ALONE:
            setattr(module, name, value)
        else:
            tuples.setdefault(name, []).append(value)
    for name, values in tuples.items():
        setattr(module, name, tuple(values))


def played(slug: str, seats: int, games: int, iterations: int, seed: int) -> list[tuple[Features, Features]]:
    """The lessons of some games, played on all cores."""
    play = partial(lesson_of, slug, seats, iterations)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(play, range(seed * games, (seed + 1) * games)))


def lesson_of(slug: str, seats: int, iterations: int, seed: int) -> tuple[Features, Features]:
    """One game: the features of every seat in some of its positions, and what each seat got."""
    game = load(slug)
    bot = SearchBot(game, Budget(iterations))
    match = Match(game, seats, seed=seed)
    positions = []
    while not match.over:
        seat = match.actor
        match.play(bot.choose(match.view(seat), seat, match.legal(), seed + match.ply))
        if not match.over and match.actor != seat:
            positions.append(match.state.copy())
    some = random.Random(seed).sample(positions, min(POSITIONS_PER_GAME, len(positions)))
    return np.array([features(game.module("value"), s, seats) for s in some]), np.array(match.result())


def features(module: ModuleType, s: Any, seats: int) -> list[list[float]]:
    """For each seat what each weight multiplies."""
    names = weights_of(module)
    kept = [weight(module, *name) for name in names]
    rows: list[list[float]] = [[] for _ in range(seats)]
    for one in names:
        set_weights(module, names, [1.0 if name == one else 0.0 for name in names])
        for seat in range(seats):
            rows[seat].append(module.strength(s, seat))
    set_weights(module, names, kept)
    return rows


def chances(rows: Features, weights: Features) -> Features:
    """Each seat's chance in each position: what `share_out` makes of the strengths."""
    strengths = np.where(is_hopeless(rows), HOPELESS, rows @ weights)
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    shares: Features = powers / powers.sum(axis=1, keepdims=True)
    return shares


def is_hopeless(rows: Features) -> Any:
    """Which seats can no longer win in which positions, whatever the weights."""
    return rows[..., 0] <= HOPELESS


def surprise(lessons: Sequence[tuple[Features, Features]], weights: Features) -> float:
    """Mean of minus the logarithm of the chance that the winner was given."""
    losses = [-(won * np.log(np.maximum(chances(rows, weights), 1e-9))).sum(axis=1).mean() for rows, won in lessons]
    return float(np.mean(losses))


def fit(lessons: Sequence[tuple[Features, Features]], count: int) -> Features:
    """The weights that make the winners most likely, by Newton's method."""
    weights = np.zeros(count)
    for _ in range(STEPS):
        slope = -SHRINKAGE * weights
        bend = SHRINKAGE * np.eye(count)
        for rows, won in lessons:
            share = chances(rows, weights)
            rows = np.where(is_hopeless(rows)[..., None], 0.0, rows)
            mean = np.einsum("ps,psf->pf", share, rows)
            slope += np.einsum("ps,psf->f", won - share, rows) / len(rows) / len(lessons)
            square = np.einsum("ps,psf,psg->fg", share, rows, rows) - mean.T @ mean
            bend += square / len(rows) / len(lessons)
        weights = weights + np.linalg.solve(bend, slope)
    return weights


if __name__ == "__main__":
    main()
