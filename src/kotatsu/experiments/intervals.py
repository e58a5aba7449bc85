"""Figures with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, inf, sqrt

Z = 1.959964
"""Standard deviations either side of the middle that hold 95 %."""


@dataclass(frozen=True)
class Interval:
    """A figure and the 95 % interval around it."""

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half of the interval's width: the figure is known to plus or minus this."""
        return (self.high - self.low) / 2

    def shifted(self, by: float) -> Interval:
        """The interval of the figure plus a constant."""
        return Interval(self.value + by, self.low + by, self.high + by)


def wilson(total: float, count: float) -> Interval:
    """The mean of `count` observations between 0 and 1 with Wilson's interval.

    Shared wins count as fractions; the interval is then wider than it need be, never too narrow.
    """
    if count <= 0:
        return Interval(0.0, 0.0, 1.0)
    mean = total / count
    middle = (mean + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z / (1 + Z * Z / count) * sqrt(mean * (1 - mean) / count + Z * Z / (4 * count * count))
    return Interval(mean, max(0.0, middle - half), min(1.0, middle + half))


def normal(value: float, error: float) -> Interval:
    """A value with the interval of its standard error."""
    return Interval(value, value - Z * error, value + Z * error)


def proportion(mean: float, error: float, observations: float) -> Interval:
    """A proportion with Wilson's interval, where its standard error is known and observations are not independent.

    The interval is that of as many independent observations as have this error, and never of more than there are.
    """
    independent = mean * (1 - mean) / (error * error) if error > 0 else inf
    count = min(independent if independent > 0 else inf, observations)
    return wilson(mean * count, count)


def difference(before: Interval, after: Interval) -> Interval:
    """The difference of two proportions that are taken as independent (Newcombe's hybrid score interval)."""
    value = after.value - before.value
    low = value - sqrt((after.value - after.low) ** 2 + (before.high - before.value) ** 2)
    high = value + sqrt((after.high - after.value) ** 2 + (before.value - before.low) ** 2)
    return Interval(value, max(-1.0, low), min(1.0, high))


def p_value(interval: Interval) -> float:
    """How likely a figure this far from 0 is where the truth is 0, read off its interval."""
    error = interval.half_width / Z
    return erfc(abs(interval.value) / error / sqrt(2)) if error > 0 else float(interval.value == 0)


FALSE_DISCOVERY_RATE = 0.05
"""Of the differences that are called real, the share that may be none."""


def discoveries(p_values: Sequence[float], rate: float = FALSE_DISCOVERY_RATE) -> list[bool]:
    """Which of many differences are real, with false discoveries controlled (Benjamini-Hochberg)."""
    order = sorted(range(len(p_values)), key=p_values.__getitem__)
    found = 0
    for rank, place in enumerate(order, 1):
        if p_values[place] <= rate * rank / len(p_values):
            found = rank
    real = set(order[:found])
    return [place in real for place in range(len(p_values))]


def more_games_for(half_width: float, games: int, wanted: float) -> int:
    """How many games more until an interval is as narrow as wanted; 0 where it is."""
    return 0 if half_width <= wanted else int(games * ((half_width / wanted) ** 2 - 1)) + 1
