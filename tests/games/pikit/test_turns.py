"""A turn: PK-13 to PK-16, PK-20 (the 8), PK-25, PK-A2, PK-A4, PK-A11, PK-A14, PK-A15."""

from __future__ import annotations

import pytest

from kotatsu import IllegalAction
from tests.games.pikit.positions import ANA, BO, CY, centre, dice, discard, hand, lay_out, offered, told

TAKES = ("take", "take_both", "take_mecha", "steal_mecha", "take_nothing")


@pytest.mark.clause("PK-25", "PK-21")
def test_turn_of_the_rulebook() -> None:
    """1 and 3, a 2 to reroll, 1 and 6: the 7, the 5, or a 1 and the 6. The 7 is taken and one card turned up."""
    match = lay_out([[2, 4], [8]], dice=(1, 3), centre=[1, 1, 3, 4, 5, 6, 7, 8])
    match.rig(0, 5)
    match.play("reroll card=2 dice=both")
    assert dice(match) == (1, 6)
    assert discard(match)[-1] == 2
    assert offered(match, *TAKES) == [
        "take kaiju=1",
        "take kaiju=5",
        "take kaiju=6",
        "take kaiju=7",
        "take_both",
        "take_nothing",
    ]
    events = match.play("take kaiju=7")
    assert hand(match, ANA) == [4, 7]
    assert told(events) == ["took", "laid", "rolled"]
    assert len(centre(match)) == 8
    assert match.actor == BO


@pytest.mark.clause("PK-13")
def test_a_turn_begins_with_a_roll_and_goes_clockwise() -> None:
    match = lay_out([[], [], []], dice=(1, 3), turn=BO)
    match.rig(4, 1)
    events = match.play("take_nothing")
    assert (match.actor, match.state.turn) == (CY, CY)
    assert dice(match) == (5, 2)
    assert events[-1].values == {"seat": CY, "first": 5, "second": 2}
    match.play("take_nothing")
    assert match.actor == ANA


@pytest.mark.clause("PK-14", "PK-A15")
def test_any_number_of_cards_then_the_dice_as_they_lie() -> None:
    match = lay_out([[2, 7, 7], [8]], dice=(1, 3), centre=[9, 10, 11])
    match.rig(4)
    match.play("reroll card=2 dice=first")
    match.play("set_die card=7 die=second face=6")
    assert dice(match) == (5, 6)
    assert offered(match, *TAKES) == ["take kaiju=11", "take_nothing"]
    match.play("set_die card=7 die=first face=3")
    assert discard(match)[-1] == 7
    assert hand(match, ANA) == []
    assert offered(match) == ["take kaiju=9", "take_nothing"]


@pytest.mark.clause("PK-14")
def test_a_card_must_be_in_hand() -> None:
    match = lay_out([[4], [2]])
    with pytest.raises(IllegalAction, match="PK-14"):
        match.play("reroll card=2 dice=both")


@pytest.mark.clause("PK-15")
@pytest.mark.parametrize(
    ("faces", "lying", "expected"),
    [
        ((2, 5), [7, 8], ["take kaiju=7"]),
        ((2, 5), [3, 8], ["take kaiju=3"]),
        ((2, 5), [2, 4], ["take kaiju=2"]),
        ((2, 5), [2, 5], ["take kaiju=2", "take kaiju=5", "take_both"]),
        ((2, 4), [2, 4], ["take kaiju=2", "take kaiju=4", "take_both"]),
        ((2, 4), [2, 2], ["take kaiju=2"]),
        ((1, 6), [2, 3, 4, 8, 9, 10, 11], []),
    ],
)
def test_sum_difference_faces(faces: tuple[int, int], lying: list[int], expected: list[str]) -> None:
    """Also (2, 4): the 2 is a face and the difference, yet only one 2 can be taken."""
    match = lay_out([[], []], dice=faces, centre=lying)
    assert offered(match) == [*expected, "take_nothing"]


@pytest.mark.clause("PK-15")
def test_a_card_for_each_die() -> None:
    match = lay_out([[], []], dice=(3, 5), pile=[9])
    match.play("take_both")
    assert hand(match, ANA) == [3, 5]
    assert centre(match) == [1, 1, 3, 5, 8, 8, 9]


@pytest.mark.clause("PK-15")
def test_out_of_reach_is_refused() -> None:
    match = lay_out([[], []], dice=(3, 5))
    for move in ("take kaiju=1", "take kaiju=2"):
        with pytest.raises(IllegalAction, match="PK-15"):
            match.play(move)


@pytest.mark.clause("PK-15", "PK-A4")
def test_nothing_is_always_allowed() -> None:
    match = lay_out([[], []], dice=(3, 5))
    events = match.play("take_nothing")
    assert told(events) == ["took_nothing", "rolled"]
    assert hand(match, ANA) == []
    assert centre(match) == [1, 1, 3, 3, 5, 5, 8, 8]


@pytest.mark.clause("PK-16")
def test_centre_is_filled_up_to_eight() -> None:
    match = lay_out([[], []], dice=(2, 6), centre=[1, 1, 1, 8, 8, 8, 8, 8])
    events = match.play("take kaiju=8")
    assert told(events) == ["took"] * 5 + ["laid"] * 5 + ["rolled"]
    assert len(centre(match)) == 8


@pytest.mark.clause("PK-A11")
def test_centre_stays_short_without_a_pile_and_the_discard_stays() -> None:
    match = lay_out([[], []], dice=(1, 3), pile=[], turns_left=2)
    before = discard(match)
    match.play("take_both")
    assert len(centre(match)) == 6
    assert discard(match) == before != []


@pytest.mark.clause("PK-20", "PK-A14")
def test_one_eight_takes_them_all() -> None:
    match = lay_out([[], []], dice=(3, 5), centre=[1, 8, 2, 8, 4, 8, 4, 8])
    match.play("take kaiju=8")
    assert hand(match, ANA) == [8, 8, 8, 8]


@pytest.mark.clause("PK-A14")
def test_eights_are_reached_as_a_sum_only() -> None:
    reaching = set()
    for first in range(1, 7):
        for second in range(first, 7):
            match = lay_out([[], []], dice=(first, second), centre=[8, 8])
            if "take kaiju=8" in offered(match):
                reaching.add((first, second))
    assert reaching == {(2, 6), (3, 5), (4, 4)}


@pytest.mark.clause("PK-20")
def test_other_values_are_taken_one_at_a_time() -> None:
    match = lay_out([[], []], dice=(1, 4), pile=[])
    match.play("take kaiju=5")
    assert hand(match, ANA) == [5]
    assert centre(match).count(5) == 1


@pytest.mark.clause("PK-A2")
def test_a_double_shows_its_value_twice() -> None:
    match = lay_out([[], []], dice=(3, 3), pile=[9])
    assert offered(match) == ["take kaiju=3", "take_both", "take_mecha", "take_nothing"]
    match.play("take_both")
    assert hand(match, ANA) == [3, 3]


@pytest.mark.clause("PK-A2")
def test_a_double_with_one_card_gives_one() -> None:
    match = lay_out([[], []], dice=(3, 3), centre=[3, 6, 1])
    assert offered(match) == ["take kaiju=3", "take kaiju=6", "take_mecha", "take_nothing"]
