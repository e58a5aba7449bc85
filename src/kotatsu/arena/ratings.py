"""Ratings by maximum likelihood: each seat wins with a chance in proportion to the strength of who sits there.

The strengths are fitted to all games at once, so their order in time does not matter. A strength is told on Elo's
scale: of two entrants, 400 points more win ten games for each one lost; all entrants average 0. Intervals are
bootstrapped: the winners of all games are drawn anew by the fitted chances, and fitted again. So even an entrant that
won every game has an interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import numpy as np
import numpy.typing as npt

from kotatsu.arena.guarded_game import Played
from kotatsu.experiments.intervals import Interval

ELO_SCALE = 400 / log(10)
RESAMPLES = 200
RESAMPLE_SEED = 1
PRIOR_GAMES = 1.0
"""Games that each entrant is taken to have drawn against the average, so that one who wins all has a rating."""
NEWTON_STEPS = 30
CONVERGED = 1e-9

Floats = npt.NDArray[np.float64]


def rate(entrants: int, games: Sequence[Played]) -> list[Interval]:
    """The rating of each entrant with its interval."""
    decided = [game for game in games if sum(game.result) > 0]
    if not decided:
        return [Interval(0.0, 0.0, 0.0)] * entrants
    sits = np.array([_sitting(game.lineup, entrants) for game in decided], float)
    won = np.array([_won(game, entrants) for game in decided])
    best = fit(sits, won)
    random = np.random.default_rng(RESAMPLE_SEED)
    chance = chances(sits, best).cumsum(axis=1)
    again = np.array([fit(sits, _drawn(chance, random), best) for _ in range(RESAMPLES)])
    lows, highs = np.percentile(again, [2.5, 97.5], axis=0)
    return [Interval(*(float(ELO_SCALE * value) for value in three)) for three in zip(best, lows, highs, strict=True)]


def _sitting(lineup: Sequence[int], entrants: int) -> list[int]:
    """How many seats each entrant has."""
    return [sum(sitting == entrant for sitting in lineup) for entrant in range(entrants)]


def _won(game: Played, entrants: int) -> list[float]:
    """The share of the win of each entrant."""
    won = [0.0] * entrants
    for seat, entrant in enumerate(game.lineup):
        won[entrant] += game.result[seat] / sum(game.result)
    return won


def chances(sits: Floats, strength: Floats) -> Floats:
    """Each entrant's chance to win each game."""
    powers = sits * np.exp(strength)
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


def _drawn(cumulated: Floats, random: np.random.Generator) -> Floats:
    """Winners of all games by chance: 1 for the entrant that won."""
    winner = (random.random((len(cumulated), 1)) > cumulated[:, :-1]).sum(axis=1)
    drawn: Floats = np.eye(cumulated.shape[1])[winner]
    return drawn


def fit(sits: Floats, won: Floats, start: Floats | None = None) -> Floats:
    """Strengths, as logarithms that average 0, that make the winners most likely: Newton's method.

    A row for each game: how many seats each entrant has, and its share of the win.
    """
    strength = np.zeros(sits.shape[1]) if start is None else start.copy()
    for _ in range(NEWTON_STEPS):
        chance = chances(sits, strength)
        virtual = 1 / (1 + np.exp(-strength))
        slope = (won - chance).sum(axis=0) + PRIOR_GAMES * (0.5 - virtual)
        bend = np.diag(chance.sum(axis=0) + PRIOR_GAMES * virtual * (1 - virtual)) - chance.T @ chance
        step = np.linalg.solve(bend, slope)
        strength = strength + np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < CONVERGED:
            break
    centred: Floats = strength - strength.mean()
    return centred
