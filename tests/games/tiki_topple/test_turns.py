"""Turns of Tiki Topple."""

from __future__ import annotations

import pytest

from kotatsu.games.tiki_topple.parts import CARDS
from tests.games.tiki_topple.positions import ALL_CARDS, position, refusal


@pytest.mark.clause("TT-11")
def test_one_card_each_clockwise() -> None:
    match = position(seats=3, hand=[ALL_CARDS] * 3, cards_left=[CARDS] * 3)
    match.play("play card=up1 place=2")
    assert match.actor == 1
    assert match.state.hand[0, 0] == 0
    match.play("play card=up1 place=2")
    match.play("swap places=1-2")
    assert match.actor == 0
    assert refusal(match, "play card=up1 place=2") == "TT-11"


@pytest.mark.clause("TT-12")
def test_no_passing_even_if_it_hurts() -> None:
    match = position(hand=[[0, 0, 0, 0, 0, 0, 1], ALL_CARDS], cards_left=[1, 7])
    assert match.actions() == [{"verb": "toast"}]
    assert refusal(match, "discard card=toast") == "TT-12"


@pytest.mark.clause("TT-13")
def test_a_played_card_is_gone_until_the_next_round() -> None:
    match = position()
    match.play("toast")
    match.play("toast")
    assert refusal(match, "toast") == "TT-11"
