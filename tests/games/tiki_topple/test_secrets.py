"""What a seat may not see, and guesses at it."""

from __future__ import annotations

from collections import Counter

import pytest

import kotatsu
from kotatsu.engine.chance import seed_rng
from kotatsu.games.tiki_topple.parts import CARDS
from kotatsu.games.tiki_topple.secrets import guess
from kotatsu.games.tiki_topple.setup import copies_in_play
from tests.support import played


@pytest.mark.clause("TT-A7", "TT-A8")
def test_hands_and_set_aside_cards_are_secret_played_ones_are_not() -> None:
    match = played("tiki-topple", 3, {}, seed=9, plies=4)
    view = match.view(1)
    for card in range(CARDS):
        assert view.hand[1, card] == match.state.hand[1, card]
        assert view.aside[1, card] == match.state.aside[1, card]
        assert view.hand[0, card] == view.aside[2, card] == kotatsu.UNKNOWN
        assert view.played[0, card] == match.state.played[0, card]
    assert view.mission[1] == match.state.mission[1]
    assert view.mission[0] == view.mission[2] == kotatsu.UNKNOWN
    assert view.cards_left[0] == match.state.cards_left[0]
    assert match.view(kotatsu.SPECTATOR).mission[1] == kotatsu.UNKNOWN


def test_a_guess_deals_all_unplayed_cards_alike() -> None:
    """Which two cards lie aside is uniform over what was not played: 8 cards of 8 before the first play."""
    match = kotatsu.new("tiki-topple", seats=3, seed=3)
    aside: Counter[int] = Counter()
    trials = 1500
    for seed in range(trials):
        view = match.view(0)
        seed_rng(view.rng, seed)
        guess(view, 0)
        for card in range(CARDS):
            aside[card] += view.aside[1, card]
    for card in range(CARDS):
        expected = trials * 2 * copies_in_play(match.state, card) / 8
        assert abs(aside[card] - expected) < 4.5 * expected**0.5
