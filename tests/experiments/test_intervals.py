"""Intervals that hold, and false discoveries that are controlled."""

from __future__ import annotations

import random

import pytest

from kotatsu.experiments.intervals import (
    difference,
    discoveries,
    more_games_for,
    normal,
    p_value,
    proportion,
    wilson,
)


def test_benjamini_hochberg_by_hand() -> None:
    """The example of their paper: fifteen p-values, of which the first four are discoveries at 5 %."""
    paper = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719]
    paper += [0.6528, 0.7590, 1.0000]
    assert discoveries(paper) == [True] * 4 + [False] * 11
    assert discoveries(list(reversed(paper))) == [False] * 11 + [True] * 4
    assert discoveries([]) == []


def test_of_a_thousand_nothings_none_is_a_discovery_most_of_the_time() -> None:
    chance = random.Random(4)
    found = [any(discoveries([chance.random() for _ in range(200)])) for _ in range(200)]
    assert sum(found) <= 20  # one run in twenty has one; one by one, ten of each 200 would be called real


def test_a_proportion_stays_between_0_and_1_and_has_a_width() -> None:
    for mean, error, observations in [(0.0, 0.0, 30), (1.0, 0.0, 30), (0.5, 0.0, 30), (0.01, 0.02, 30), (0.99, 0.5, 2)]:
        interval = proportion(mean, error, observations)
        assert 0 <= interval.low < interval.high <= 1
    found, known = proportion(0.3, (0.3 * 0.7 / 50) ** 0.5, 1000), wilson(15, 50)
    assert (found.low, found.high) == pytest.approx((known.low, known.high))


def test_differences_of_proportions() -> None:
    """Newcombe (1998), his example of 56/70 against 48/80: 0.20, from 0.0524 to 0.3339."""
    found = difference(wilson(48, 80), wilson(56, 70))
    assert (found.value, found.low, found.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)


def test_p_values_and_games_that_are_missing() -> None:
    assert p_value(normal(1.959964, 1.0)) == pytest.approx(0.05, abs=1e-4)
    assert p_value(normal(0.0, 1.0)) == 1
    assert more_games_for(0.04, 1000, 0.02) == 3001
    assert more_games_for(0.01, 1000, 0.02) == 0
