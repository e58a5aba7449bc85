"""Random games by the thousand in compiled code: all end, and no card is ever lost."""

from __future__ import annotations

import numpy as np
import pytest

from kotatsu import NOBODY, Match
from kotatsu.engine.batch import Batch
from kotatsu.games.pikit import GAME
from kotatsu.games.pikit.parts import COPIES, KAIJU, REMOVED_AT_TWO
from kotatsu.games.pikit.state import EMPTY
from tests.games.pikit.positions import hand, total_cards
from tests.support import wander

GAMES = 2_000


@pytest.mark.clause("PK-1", "PK-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_with_every_card_accounted_for(seats: int) -> None:
    """Value by value; Wounds are no more than the 3s on the discard."""
    batch = Batch(GAME, seats, GAMES, seed=77)
    batch.play()
    s = batch.states
    assert np.all(s["actor"] == NOBODY)
    lying = np.stack([np.sum(s["centre"] == kaiju, axis=1) for kaiju in range(KAIJU)], axis=1)
    found = s["pile"] + s["discard"] + s["hand"].sum(axis=1) + lying
    removed = np.array(REMOVED_AT_TWO if seats == 2 else [0] * KAIJU)
    assert np.array_equal(found, np.broadcast_to(np.array(COPIES) - removed, found.shape))
    assert np.array_equal(s["hand"].sum(axis=2), s["hand_size"])
    assert np.array_equal(s["pile"].sum(axis=1), s["pile_size"])
    assert np.all(s["wounds"].sum(axis=1) <= s["discard"][:, 2])
    assert np.all((s["centre"] == EMPTY) | (s["centre"] >= 0))
    assert np.all(s["agenda_size"] == 0)
    assert batch.decisions.max() <= GAME.longest


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_lost_on_the_way(seats: int) -> None:
    """After every decision: all cards are somewhere, and sizes say what is there."""
    for seed in range(5):
        match = Match(GAME, seats, seed=seed)
        cards = total_cards(match)
        for at in wander(match, seed):
            assert total_cards(at) == cards
            assert sum(at.state.pile) == at.state.pile_size
            assert [len(hand(at, seat)) for seat in range(seats)] == list(at.state.hand_size)[:seats]
