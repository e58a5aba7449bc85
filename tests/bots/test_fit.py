"""`bench.fit`: it finds the weights that made the winners."""

from __future__ import annotations

import numpy as np

import kotatsu
from bench import fit
from kotatsu.engine.estimate import HOPELESS

TRUE = np.array([0.8, -0.5])


def lessons(count: int) -> list[tuple[fit.Features, fit.Features]]:
    """Games of three seats with two features each, won as TRUE has it; the third seat is out of half of them."""
    chance = np.random.default_rng(3)
    found = []
    for game in range(count):
        rows = chance.normal(size=(1, 3, 2))
        if game % 2:
            rows[0, 2] = HOPELESS
        won = np.zeros(3)
        won[chance.choice(3, p=fit.chances(rows, TRUE)[0])] = 1.0
        found.append((rows, won))
    return found


def test_the_weights_that_made_the_winners_are_found() -> None:
    weights = fit.fit(lessons(3000), len(TRUE))
    assert np.allclose(weights, TRUE, atol=0.12)
    unseen = lessons(300)
    assert fit.surprise(unseen, weights) < fit.surprise(unseen, 0 * TRUE)


def test_what_a_weight_multiplies_is_read_off_the_estimate() -> None:
    module = kotatsu.load("tiki-topple").module("value")
    before = dict(vars(module))
    match = kotatsu.new("tiki-topple", seats=2, seed=5)
    match.state.points[1] = 7
    rows = fit.features(module, match.state, 2)
    assert rows[1][fit.weights_of(module).index(("A_POINT", fit.ALONE))] == 7
    assert vars(module) == before, "looking leaves the estimate as it was"


def test_weights_in_a_tuple_have_places() -> None:
    module = kotatsu.load("pikit").module("value")
    assert ("IN_HAND", 10) in fit.weights_of(module)
    assert fit.weight(module, "IN_HAND", 10) == module.IN_HAND[10]
