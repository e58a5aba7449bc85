"""What each action card of Tiki Topple does, and when it may not be played."""

from __future__ import annotations

import pytest

import kotatsu
from kotatsu.games.tiki_topple.parts import CARDS, TIKIS
from tests.games.tiki_topple.positions import ALL_CARDS, pole, position, refusal


@pytest.mark.clause("TT-14")
@pytest.mark.parametrize(("card", "places"), [("up1", 1), ("up2", 2), ("up3", 3)])
def test_up_climbs_in_full(card: str, places: int) -> None:
    match = position()
    for place in range(1, places + 1):
        assert refusal(match, f"play card={card} place={place}") == "TT-14"
    match.play(f"play card={card} place={places + 1}")
    assert pole(match)[: places + 1] == [places, *range(places)]
    assert pole(match)[places + 1 :] == list(range(places + 1, TIKIS))


@pytest.mark.clause("TT-15", "TT-A2")
def test_puh_drops_two() -> None:
    match = position()
    assert refusal(match, "play card=puh place=8") == "TT-15"
    assert refusal(match, "play card=puh place=9") == "TT-15"
    match.play("play card=puh place=7")
    assert pole(match) == [0, 1, 2, 3, 4, 5, 7, 8, 6]


@pytest.mark.clause("TT-16")
def test_topple_falls_to_the_bottom() -> None:
    match = position()
    assert refusal(match, "play card=topple place=9") == "TT-16"
    match.play("play card=topple place=3")
    assert pole(match) == [0, 1, 3, 4, 5, 6, 7, 8, 2]


@pytest.mark.clause("TT-17", "TT-A3")
def test_wiki_swaps_two_that_stand() -> None:
    match = position([3, 1, 4, 0, 5])
    assert refusal(match, "swap places=1-6") == "TT-A3"
    assert refusal(match, "play card=up1 place=6") == "TT-A3"
    match.play("swap places=2-5")
    assert pole(match) == [3, 5, 4, 0, 1]


@pytest.mark.clause("TT-18", "TT-A1")
def test_toast_takes_the_lowest_but_never_as_first_card() -> None:
    match = position(played=[[0] * CARDS, [1] + [0] * 6])
    assert refusal(match, "toast") == "TT-18"
    match.play("play card=up1 place=9")
    match.play("toast")
    assert pole(match) == [0, 1, 2, 3, 4, 5, 6, 8]
    match.play("toast")
    assert pole(match) == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.clause("TT-A6")
def test_toast_is_never_the_whole_first_hand() -> None:
    for seats in (2, 3, 4):
        for seed in range(40):
            match = kotatsu.new("tiki-topple", seats=seats, seed=seed)
            assert any(action["verb"] != "toast" for action in match.actions())


@pytest.mark.clause("TT-A4")
def test_without_a_usable_card_one_is_discarded() -> None:
    """Only an altered deck gets here: four tikis and nothing but Toast as a first card."""
    match = position(hand=[[0, 0, 0, 0, 0, 0, 2], ALL_CARDS], cards_left=[2, 7], played=[[0] * CARDS, ALL_CARDS])
    assert match.actions() == [{"verb": "discard", "card": "toast"}]
    assert match.game.asked(match.state) == "discard_a_card"
    before = pole(match)
    match.play("discard card=toast")
    assert pole(match) == before
    assert match.state.cards_left[0] == 1


@pytest.mark.clause("TT-A8")
def test_the_table_remembers_what_each_seat_moved() -> None:
    """Everybody saw it, and a player infers missions from it."""
    match = position()
    match.play("play card=up3 place=9")
    match.play("swap places=1-4")
    match.play("play card=topple place=1")
    match.play("toast")
    moved = [[match.state.moved[seat, tiki] for tiki in range(TIKIS)] for seat in range(2)]
    assert moved == [[0, 0, 0, -8, 0, 0, 0, 0, 3], [-3, 0, 0, 2, 0, 0, 0, 0, 0]]
    assert match.view(0).moved[1, 0] == -3
