"""Three rolls, any dice, and the end of them."""

from __future__ import annotations

import pytest

from kotatsu import Match
from kotatsu.games.kyudo.parts import ARROW
from tests.games.kyudo.positions import asked, choices, grouping, refusal, rolling, tokens

ALL_SETS = 15


def faces(match: Match) -> list[int]:
    return list(match.state.face)


@pytest.mark.clause("KY-13")
def test_any_dice_can_be_rolled_again_and_the_others_stay() -> None:
    match = rolling("black orange green blue")
    assert len(choices(match)) == ALL_SETS + 1
    match.rig(ARROW, ARROW)
    match.play("reroll dice=1-3")
    assert faces(match) == [ARROW, 1, ARROW, 3]


@pytest.mark.clause("KY-13")
def test_three_rolls_at_most() -> None:
    match = rolling("black black arrow arrow")
    match.play("reroll dice=1")
    assert asked(match) == (0, "roll")
    match.rig(0)
    match.play("reroll dice=1")
    assert asked(match) == (0, "group")
    assert refusal(match, "reroll dice=1") == "KY-13"


@pytest.mark.clause("KY-13")
def test_an_archer_may_stop_after_the_first_roll() -> None:
    match = rolling("black black arrow arrow")
    match.play("stop")
    assert asked(match) == (0, "group")
    assert refusal(match, "stop") == "KY-13"


@pytest.mark.clause("KY-24", "KY-25", "KY-A11")
def test_wild_sets_a_die_to_any_face_after_the_rolls_and_goes_back() -> None:
    match = rolling("black black blue red", tokens=[tokens(wild=1), tokens()], centre=[1, 1, 0])
    assert refusal(match, "set die=1 face=arrow") == "KY-A11"
    match.play("stop")
    assert asked(match) == (0, "set_die")
    assert refusal(match, "set die=1 face=black") == "KY-A11"
    assert len(choices(match)) == 4 * 5 + 1
    match.play("set die=3 face=arrow")
    assert faces(match) == [0, 0, ARROW, 4]
    assert match.state.tokens[0, 2] == 0
    assert match.state.centre[2] == 1
    assert asked(match) == (0, "group")


@pytest.mark.clause("KY-A11")
def test_several_wilds_in_one_turn_or_none() -> None:
    match = rolling("black orange green blue", seats=3, tokens=[tokens(wild=2)])
    match.play("stop")
    match.play("set die=1 face=arrow")
    assert asked(match) == (0, "set_die")
    match.play("set die=2 face=arrow")
    assert asked(match) == (0, "group")
    match = rolling("black orange green blue", seats=3, tokens=[tokens(wild=2)])
    match.play("stop")
    match.play("keep")
    assert asked(match) == (0, "group")
    assert match.state.tokens[0, 2] == 2


@pytest.mark.clause("KY-A11", "KY-13")
def test_a_turn_goes_rolls_then_wild_then_pointer_then_groups() -> None:
    match = grouping("arrow red blue blue", tokens=[tokens(), tokens(wild=1)], pointer_holder=0, pointer_colour=4)
    match.rig(4, 4, 3, 0)
    match.play("finish")
    assert asked(match) == (1, "roll")
    match.play("stop")
    assert asked(match) == (1, "set_die")
    assert match.state.spectators[1] == 20
    match.play("set die=1 face=blue")
    assert match.state.spectators[1] == 19
    assert asked(match) == (1, "group")


@pytest.mark.clause("KY-A11")
def test_the_pointer_counts_the_faces_after_wild() -> None:
    match = rolling(
        "red red blue black", tokens=[tokens(wild=1)], pointer_holder=1, pointer_colour=4, archer=[1, 0, -1, -1]
    )
    match.play("stop")
    match.play("set die=1 face=arrow")
    assert match.state.spectators[0] == 19


@pytest.mark.clause("KY-18", "KY-14")
def test_a_roll_without_a_group_passes_the_turn() -> None:
    match = rolling("red black orange", die_holder=1, archer=[0, 2, -1, -1])
    match.play("stop")
    assert match.state.active == 1
