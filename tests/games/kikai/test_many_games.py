"""Random games in compiled code: all end, and every part is accounted for in every one of them."""

from __future__ import annotations

import numpy as np
import pytest

from kotatsu import NOBODY
from kotatsu.engine.batch import Batch
from kotatsu.games.kikai import GAME
from kotatsu.games.kikai import parts as p

GAMES = 400


@pytest.fixture(scope="module", params=["normal", "advanced"])
def batch(request: pytest.FixtureRequest) -> Batch:
    played = Batch(GAME, 2, GAMES, seed=12, options={"mode": request.param})
    played.play()
    return played


def test_all_end(batch: Batch) -> None:
    assert np.all(batch.states["actor"] == NOBODY)
    assert batch.decisions.max() <= GAME.longest


def test_cards_are_accounted_for(batch: Batch) -> None:
    s = batch.states
    cards = s["hand"].sum(1, dtype=int) + s["pile"].sum(1, dtype=int) + s["played"].sum((1, 2), dtype=int)
    shown = np.stack([(s["display"] == card).sum(1) for card in range(p.DISTRICTS)], axis=1)
    assert np.all(cards + shown == p.CARD_COPIES)


def test_fans_are_accounted_for(batch: Batch) -> None:
    s = batch.states
    fans = s["fans"].sum(1, dtype=int) + s["bag"] + s["removed"] + s["taken"].sum(1, dtype=int)
    waiting = np.stack([(s["zone"] == colour).sum((1, 2, 3)) for colour in range(p.COLOURS)], axis=1)
    assert np.all(fans + waiting == p.FANS_A_COLOUR)


def test_elements_are_accounted_for(batch: Batch) -> None:
    s = batch.states
    for element in range(p.ELEMENTS):
        places = s["box"][:, element] + (s["site"] == element).sum((1, 2, 3)) + (s["shown"] == element).sum((1, 2))
        assert np.all(places == 1), p.ELEMENT_NAMES[element]


def test_distributors_and_billboards_are_accounted_for(batch: Batch) -> None:
    s = batch.states
    slots = np.array(p.SLOTS)
    for seat in range(p.SEATS):
        standing = ((s["owner"] == seat) * slots).sum(1)
        assert np.all(standing + s["discarded"][:, seat] == s["gone"][:, seat])
        assert np.all(s["gone"][:, seat] <= p.DISTRIBUTORS)
        posted = (s["poster"] == seat).sum(1)
        assert np.all(posted + s["billboards"][:, seat].sum(1, dtype=int) == p.BILLBOARDS)


def test_stocks_never_go_below_nothing(batch: Batch) -> None:
    for field in ("energy", "megaphones", "ladders"):
        assert batch.states[field].min() >= 0


def test_emptied_squares_have_a_billboard(batch: Batch) -> None:
    s = batch.states
    empty = s["fans"].sum(2, dtype=int) == 0
    assert np.array_equal(empty, s["poster"] != p.NONE)
    assert empty.any()
