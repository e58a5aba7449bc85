"""Doubles and Mecha: PK-17, PK-18, PK-A1, PK-A3, PK-A5, PK-A16."""

from __future__ import annotations

import pytest

from kotatsu import IllegalAction
from kotatsu.games.pikit.state import ON_TABLE
from tests.games.pikit.positions import ANA, BO, CY, centre, discard, hand, holder, lay_out, offered, size, told

KAIJU_THEN_MECHA = 1
"""A draw from a hand of one Kaiju and one Mecha counts the Kaiju first."""


@pytest.mark.clause("PK-17", "PK-18")
def test_a_mecha_on_the_table_is_taken() -> None:
    match = lay_out([[], []], dice=(4, 4))
    events = match.play("take_mecha")
    assert holder(match, 4) == ANA
    assert size(match, ANA) == 1
    assert told(events) == ["took_mecha", "rolled"]
    assert match.view(BO).holder[3] == ANA, "the Double token is for all to see"


@pytest.mark.clause("PK-17", "PK-18")
def test_a_mecha_in_a_hand_may_be_drawn_from_it() -> None:
    match = lay_out([[], [5], []], dice=(4, 4), mecha={4: BO})
    match.rig(KAIJU_THEN_MECHA, 0, 0)
    events = match.play("steal_mecha")
    assert told(events)[0] == "stole_mecha"
    assert holder(match, 4) == ANA
    assert hand(match, BO) == [5]


@pytest.mark.clause("PK-17")
def test_or_another_card_which_is_kept_all_the_same() -> None:
    match = lay_out([[1], [5], []], dice=(4, 4), mecha={4: BO})
    match.rig(0, 0, 0)
    events = match.play("steal_mecha")
    assert events[0].to_dict() == {"event": "stole", "seat": ANA, "victim": BO, "kaiju": 5}
    assert all(events[0].visible_to(seat) for seat in (ANA, BO, CY, -1))
    assert (holder(match, 4), hand(match, ANA), hand(match, BO)) == (BO, [1, 5], [])


@pytest.mark.clause("PK-17")
def test_the_draw_can_find_another_mecha() -> None:
    match = lay_out([[], [5, 6], []], dice=(4, 4), mecha={2: BO, 4: BO, 6: CY})
    match.rig(2, 0, 0)
    match.play("steal_mecha")
    assert (holder(match, 2), holder(match, 4), holder(match, 6)) == (ANA, BO, CY)


@pytest.mark.clause("PK-17")
def test_without_a_double_no_mecha() -> None:
    match = lay_out([[], []], dice=(4, 5), mecha={4: BO})
    for move in ("take_mecha", "steal_mecha"):
        with pytest.raises(IllegalAction, match="PK-17"):
            match.play(move)


@pytest.mark.clause("PK-18")
def test_the_token_says_whether_to_take_or_to_steal() -> None:
    for mecha, wrong in (({4: BO}, "take_mecha"), ({}, "steal_mecha")):
        with pytest.raises(IllegalAction, match="PK-18"):
            lay_out([[], [1]], dice=(4, 4), mecha=mecha).play(wrong)


@pytest.mark.clause("PK-A1")
def test_mecha_or_kaiju_not_both() -> None:
    match = lay_out([[], []], dice=(3, 3))
    before = centre(match)
    match.play("take_mecha")
    assert match.actor == BO
    assert (hand(match, ANA), centre(match)) == ([], before)
    other = lay_out([[], []], dice=(3, 3))
    other.play("take kaiju=3")
    assert other.actor == BO
    assert holder(other, 3) == ON_TABLE


@pytest.mark.clause("PK-A3")
def test_own_mecha_gives_nothing_more() -> None:
    match = lay_out([[], [1]], dice=(4, 4), centre=[1, 2], mecha={4: ANA})
    assert offered(match) == ["take_nothing"]
    for move in ("take_mecha", "steal_mecha"):
        with pytest.raises(IllegalAction, match="PK-A3"):
            match.play(move)


@pytest.mark.clause("PK-A5", "PK-20")
def test_a_three_drawn_on_a_double_wounds() -> None:
    match = lay_out([[], [3]], dice=(4, 4), mecha={4: BO})
    match.rig(0, 0, 0)
    events = match.play("steal_mecha")
    assert told(events) == ["stole", "wounded", "rolled"]
    assert (match.state.wounds[ANA], hand(match, ANA), hand(match, BO)) == (1, [], [])
    assert 3 in discard(match)


@pytest.mark.clause("PK-A16")
def test_mecha_are_neither_played_nor_discarded() -> None:
    match = lay_out([[], [1]], dice=(1, 2), centre=[9], mecha={1: ANA, 2: ANA, 6: ANA})
    assert offered(match) == ["take_nothing"]
    match.play("take_nothing")
    assert size(match, ANA) == 3
