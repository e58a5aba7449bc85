"""A ply done again with other draws: every outcome with its probability where there are few, else a sample of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from kotatsu.reviews.states import position_key, reseed

MOST_OUTCOMES = 300
"""Up to so many ways to draw, all are looked at: three dice are 216."""
SAMPLED_OUTCOMES = 96
"""Of more, so many are sampled."""
Rule = Callable[[Any], None]


@dataclass(frozen=True)
class Outcomes:
    """Different states that a rule could have led to, and the weight of each; the weights add up to 1."""

    states: list[Any]
    weights: npt.NDArray[np.float64]
    samples: int
    """How many were sampled; 0 where all outcomes are here, and nothing is left to chance."""

    def mean_and_error(self, chances: npt.NDArray[np.float64]) -> tuple[Any, Any]:
        """The mean of what the states are worth, and its standard error."""
        mean = self.weights @ chances
        if self.samples == 0:
            return mean, np.zeros_like(mean)
        variance = self.weights @ np.square(chances - mean) * self.samples / (self.samples - 1)
        return mean, np.sqrt(variance / self.samples)


def outcomes_of(before: Any, rule: Rule, words: np.random.Generator, *, exact: bool = True) -> Outcomes:
    """What a rule could have made of a state by other draws."""
    every = _every_outcome(before, rule) if exact else None
    if every is not None:
        return _merged(every, samples=0)
    sampled = []
    for _ in range(SAMPLED_OUTCOMES):
        s = before.copy()
        reseed(s, words)
        rule(s)
        sampled.append((s, 1.0 / SAMPLED_OUTCOMES))
    return _merged(sampled, samples=SAMPLED_OUTCOMES)


def _merged(found: list[tuple[Any, float]], *, samples: int) -> Outcomes:
    """Equal states are asked about once."""
    states: dict[bytes, Any] = {}
    weights: dict[bytes, float] = {}
    for state, weight in found:
        key = position_key(state)
        states.setdefault(key, state)
        weights[key] = weights.get(key, 0.0) + weight
    return Outcomes(list(states.values()), np.array(list(weights.values())), samples)


class _Odometer:
    """Stands in for chance: answers from a row of digits, zeros beyond it, and notes how large each digit can be."""

    def __init__(self, digits: list[int]) -> None:
        self.digits = digits
        self.sizes: list[int] = []

    def answer(self, s: Any, n: int) -> int:
        """The next digit."""
        place = len(self.sizes)
        self.sizes.append(n)
        if place == len(self.digits):
            self.digits.append(0)
        return self.digits[place]

    def next_digits(self) -> list[int] | None:
        """The next row of digits in order; None after the last."""
        for place in range(len(self.sizes) - 1, -1, -1):
            if self.digits[place] + 1 < self.sizes[place]:
                return [*self.digits[:place], self.digits[place] + 1]
        return None


def _every_outcome(before: Any, rule: Rule) -> list[tuple[Any, float]] | None:
    """Every outcome with its probability, or None where there are too many."""
    found: list[tuple[Any, float]] = []
    digits: list[int] | None = []
    while digits is not None:
        chance = _Odometer(digits)
        s = before.copy()
        s.chance = chance
        rule(s)
        s.chance = None
        ways = float(np.prod([float(size) for size in chance.sizes]))
        if ways > MOST_OUTCOMES or len(found) >= MOST_OUTCOMES:
            return None
        found.append((s, 1.0 / ways))
        digits = chance.next_digits()
    return found
