"""Figures with their 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z = 1.959964
"""Standard deviations either side of the middle that hold 95 %."""


@dataclass(frozen=True)
class Interval:
    """A figure and the 95 % interval around it."""

    value: float
    low: float
    high: float


def wilson(total: float, count: int) -> Interval:
    """The mean of `count` observations between 0 and 1 with Wilson's interval.

    Shared wins count as fractions; the interval is then wider than it need be, never too narrow.
    """
    if count == 0:
        return Interval(0.0, 0.0, 1.0)
    mean = total / count
    middle = (mean + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z / (1 + Z * Z / count) * sqrt(mean * (1 - mean) / count + Z * Z / (4 * count * count))
    return Interval(mean, max(0.0, middle - half), min(1.0, middle + half))


def normal(value: float, error: float) -> Interval:
    """A value with the interval of its standard error."""
    return Interval(value, value - Z * error, value + Z * error)
