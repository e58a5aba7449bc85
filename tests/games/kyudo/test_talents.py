"""The four talents, and how long they last."""

from __future__ import annotations

from typing import Any

import pytest

from kotatsu import NOBODY, Match
from tests.games.kyudo.positions import (
    FULL,
    NO_TOKENS,
    archer,
    asked,
    centre,
    choices,
    crowd,
    grouping,
    only,
    refusal,
    rolling,
    row,
    tokens,
    told,
)

FOUR_COLOURS = "black orange green red"


def calling(name: str, seats: int = 2, **fields: Any) -> Match:
    """Seat 0 has this character and four colours, and uses its talent."""
    others = [number for number in range(4) if number != archer(name)]
    match = grouping(FOUR_COLOURS, seats, archer=[archer(name), *others], **fields)
    match.play("talent")
    return match


def pass_turn(match: Match) -> None:
    """The active archer stops rolling and does nothing."""
    seat = match.state.active
    match.play("stop")
    while match.state.active == seat:
        match.play("keep" if asked(match)[1] == "set_die" else "finish")


@pytest.mark.clause("KY-26")
def test_deer_draws_a_green_or_blue_circle_on_every_other_target() -> None:
    match = calling("deer", seats=3)
    assert choices(match) == ["extend colour=green", "extend colour=blue"]
    assert refusal(match, "extend colour=red") == "KY-26"
    match.play("extend colour=blue")
    assert [match.state.circles[seat, 3] for seat in range(3)] == [4, 5, 5]


@pytest.mark.clause("KY-26", "KY-A12")
def test_deer_opens_a_closed_colour_again_and_again() -> None:
    match = calling("deer", ticked=[only("green", 4), only("green", 4)])
    match.play("extend colour=green")
    assert match.state.circles[1, 2] == 5
    match = grouping(
        "arrow green green black",
        ticked=[only("green", 4), only("green", 4)],
        circles=[[3, 3, 4, 4, 5], [3, 3, 6, 4, 5]],
    )
    match.play("aim colour=green arrows=1")
    assert crowd(match) == [20, 18], "seat 1 is open in green until both new circles are ticked"


@pytest.mark.clause("KY-27")
def test_wolf_makes_every_opponent_discard_a_token_of_their_choice_and_takes_any() -> None:
    match = calling(
        "wolf", seats=4, tokens=[NO_TOKENS, tokens(power=1, wild=1), tokens(shield=1), NO_TOKENS], centre=[0, 0, 0]
    )
    assert asked(match) == (1, "discard")
    assert refusal(match, "discard token=shield") == "KY-27"
    match.play("discard token=wild")
    assert asked(match) == (0, "take_any"), "seat 2 had one kind, seat 3 none"
    assert centre(match) == {"power": 0, "shield": 1, "wild": 1}
    assert refusal(match, "take token=power") == "KY-A13"
    match.play("take token=shield")
    assert row(match, "tokens", 0) == {"shield": 1}
    assert row(match, "tokens", 1) == {"power": 1}
    assert centre(match) == {"power": 0, "shield": 0, "wild": 1}


@pytest.mark.clause("KY-A13")
def test_wolf_takes_what_was_just_discarded() -> None:
    match = calling("wolf", tokens=[tokens(shield=1, wild=1), tokens(power=1)], centre=[0, 0, 0])
    assert row(match, "tokens", 0) == {"power": 1, "shield": 1, "wild": 1}
    assert match.state.active == 1


@pytest.mark.clause("KY-A13")
def test_wolf_with_every_token_has_nothing_to_do() -> None:
    match = grouping(FOUR_COLOURS, archer=[archer("wolf"), 0, 1, 2], tokens=[[1, 1, 1]], centre=[0, 0, 0])
    from kotatsu.games.kyudo.choices import has_group

    assert not has_group(match.state)
    assert refusal(match, "talent") == "KY-A13"


@pytest.mark.clause("KY-28", "KY-A14")
def test_monkey_keeps_a_die_until_its_next_turn() -> None:
    match = calling("monkey", seats=3)
    for opponent in (1, 2):
        assert match.state.active == opponent
        assert match.state.face[3] == -1
        assert refusal(match, "reroll dice=4") == "KY-28"
        pass_turn(match)
    assert match.state.active == 0
    assert match.state.die_holder == NOBODY
    assert match.state.face[3] >= 0


@pytest.mark.clause("KY-A14")
@pytest.mark.parametrize("faces", ["arrow arrow arrow", "black orange green"])
def test_three_dice_make_no_ultimate_and_no_talent(faces: str) -> None:
    match = grouping(faces, die_holder=1)
    assert refusal(match, "ultimate") == "KY-17"
    assert refusal(match, "talent") == "KY-18"


@pytest.mark.clause("KY-A14")
def test_the_die_and_the_pointer_come_back_when_their_holder_is_out() -> None:
    match = grouping(
        "arrow arrow arrow red",
        seats=3,
        ticked=[only("red", 5)],
        spectators=[20, 9, 20],
        die_holder=1,
        pointer_holder=1,
    )
    events = match.play("aim colour=red arrows=3")
    assert told(events, "die_returned") == [{"seat": 1}]
    assert match.state.die_holder == match.state.pointer_holder == NOBODY
    assert match.state.face[3] >= 0, "seat 2 rolls four dice"


@pytest.mark.clause("KY-29")
def test_fox_makes_a_colour_dangerous_until_its_next_turn() -> None:
    match = calling("fox", seats=3)
    assert len(choices(match)) == 5
    match.rig(2, 2, 5, 0)
    match.play("point colour=green")
    match.rig()
    events = match.play("stop")
    assert told(events, "pointer_bites") == [{"seat": 1, "colour": "green", "dice": 2}]
    assert crowd(match) == [20, 18, 20]
    while match.state.active == 1:
        match.play("finish")
    pass_turn(match)
    assert match.state.active == 0
    assert match.state.pointer_holder == NOBODY


@pytest.mark.clause("KY-29")
def test_the_pointer_spares_its_owner_and_counts_after_the_rolls_only() -> None:
    match = rolling("green green green arrow", pointer_holder=1, pointer_colour=2)
    match.rig(0, 0, 0)
    match.play("reroll dice=1-2-3")
    assert crowd(match) == [20, 20]
    assert refusal(match, "point colour=red") == "KY-29"
    match.play("stop")
    assert crowd(match) == [20, 20]


@pytest.mark.clause("KY-29", "KY-A9")
def test_a_shield_stops_the_pointer() -> None:
    match = rolling("green green black arrow", pointer_holder=1, pointer_colour=2, tokens=[tokens(shield=1)])
    match.play("stop")
    assert asked(match) == (0, "use_shield")
    match.play("shield")
    assert crowd(match) == [20, 20]
    assert asked(match) == (0, "group")


@pytest.mark.clause("KY-A17")
def test_an_archer_who_falls_to_the_pointer_does_not_group() -> None:
    match = rolling("green green arrow arrow", seats=3, pointer_holder=1, pointer_colour=2, spectators=[2, 20, 20])
    match.play("stop")
    assert crowd(match) == [0, 20, 20]
    assert match.state.active == 1
    assert row(match, "ticked", 0) == {}


@pytest.mark.clause("KY-18", "KY-A2")
def test_a_talent_may_be_left_alone() -> None:
    match = grouping(FOUR_COLOURS, ticked=[only("red", 5), FULL])
    match.play("finish")
    assert match.state.pointer_holder == NOBODY
