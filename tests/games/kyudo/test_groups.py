"""Grouping the dice: aim, flag, Ultimate, talent; the rulebook's examples."""

from __future__ import annotations

import pytest

from tests.games.kyudo.positions import FULL, asked, choices, crowd, grouping, only, refusal, rolling, row, tokens


@pytest.mark.clause("KY-15", "KY-32")
def test_three_arrows_and_blue_tick_three_blue_circles() -> None:
    match = grouping("arrow arrow arrow blue")
    match.play("aim colour=blue arrows=3")
    assert row(match, "ticked", 0) == {"blue": 3}
    assert match.state.active == 1


@pytest.mark.clause("KY-33")
def test_one_arrow_with_one_of_three_colours() -> None:
    match = grouping("arrow black green red")
    assert choices(match) == [
        "aim colour=black arrows=1",
        "aim colour=green arrows=1",
        "aim colour=red arrows=1",
        "finish",
    ]
    match.play("aim colour=green arrows=1")
    assert row(match, "ticked", 0) == {"green": 1}
    assert match.state.active == 1, "the two other dice make no group"


@pytest.mark.clause("KY-34", "KY-A1")
@pytest.mark.parametrize(
    ("moves", "ticked"),
    [
        (["aim colour=black arrows=2"], {"black": 2}),
        (["aim colour=blue arrows=2"], {"blue": 2}),
        (["aim colour=black arrows=1", "aim colour=blue arrows=1"], {"black": 1, "blue": 1}),
    ],
)
def test_two_arrows_and_two_colours(moves: list[str], ticked: dict[str, int]) -> None:
    match = grouping("arrow arrow black blue")
    for move in moves:
        match.play(move)
    assert row(match, "ticked", 0) == ticked
    assert match.state.active == 1


@pytest.mark.clause("KY-36")
def test_an_arrow_black_and_two_greens_one_way() -> None:
    match = grouping("arrow black green green")
    match.play("aim colour=green arrows=1")
    assert row(match, "ticked", 0) == {"green": 1}
    assert row(match, "boxes", 0) == {}
    assert match.state.active == 1, "black and one green do nothing"


@pytest.mark.clause("KY-36", "KY-A6")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_an_arrow_black_and_two_greens_the_other_way_in_any_order(order: tuple[int, int]) -> None:
    match = grouping("arrow black green green")
    moves = ("aim colour=black arrows=1", "flag colour=green count=2")
    for number in order:
        match.play(moves[number])
    assert row(match, "ticked", 0) == {"black": 1}
    assert row(match, "boxes", 0) == {"green": 2}


@pytest.mark.clause("KY-14")
def test_a_die_belongs_to_one_group() -> None:
    match = grouping("arrow black green green")
    match.play("flag colour=green count=2")
    assert refusal(match, "aim colour=green arrows=1") == "KY-15"
    assert refusal(match, "flag colour=green count=2") == "KY-16"
    assert list(match.state.used) == [0, 0, 1, 1]


@pytest.mark.clause("KY-14")
def test_groups_come_after_the_rolls() -> None:
    assert refusal(rolling("arrow black green green"), "aim colour=black arrows=1") == "KY-14"


@pytest.mark.clause("KY-15")
def test_an_aim_takes_one_colour_die_only() -> None:
    match = grouping("arrow green green green")
    match.play("aim colour=green arrows=1")
    assert row(match, "ticked", 0) == {"green": 1}
    match.play("flag colour=green count=2")
    assert row(match, "boxes", 0) == {"green": 2}


@pytest.mark.clause("KY-15")
def test_arrows_that_are_not_there_cannot_be_shot() -> None:
    match = grouping("arrow arrow green green")
    assert refusal(match, "aim colour=green arrows=3") == "KY-15"
    assert refusal(match, "aim colour=red arrows=1") == "KY-15"


@pytest.mark.clause("KY-16")
@pytest.mark.parametrize(("faces", "count"), [("red red black arrow", 2), ("blue blue blue arrow", 3)])
def test_a_flag_takes_a_box_a_die(faces: str, count: int) -> None:
    colour = faces.split()[0]
    match = grouping(faces)
    match.play(f"flag colour={colour} count={count}")
    assert row(match, "boxes", 0) == {colour: count}


@pytest.mark.clause("KY-16")
def test_one_die_is_not_enough_for_a_flag() -> None:
    match = grouping("red arrow black green")
    assert not [choice for choice in choices(match) if choice.startswith("flag")]
    assert refusal(match, "flag colour=red count=2") == "KY-16"


@pytest.mark.clause("KY-A3")
def test_two_flags_in_one_turn() -> None:
    match = grouping("red red green green")
    match.play("flag colour=green count=2")
    match.play("flag colour=red count=2")
    assert row(match, "boxes", 0) == {"green": 2, "red": 2}


@pytest.mark.clause("KY-A2")
def test_no_group_is_compulsory() -> None:
    match = grouping("arrow arrow red red")
    match.play("finish")
    assert match.state.active == 1
    assert row(match, "ticked", 0) == row(match, "boxes", 0) == {}


@pytest.mark.clause("KY-17", "KY-A18")
def test_four_arrows_cost_every_opponent_four_whatever_they_closed() -> None:
    match = grouping("arrow arrow arrow arrow", seats=3, ticked=[[0] * 5, FULL, [0] * 5], spectators=[20, 18, 20])
    assert choices(match) == ["ultimate", "finish"]
    match.play("ultimate")
    assert crowd(match) == [20, 14, 16]


@pytest.mark.clause("KY-17")
def test_only_a_shield_protects_from_the_ultimate() -> None:
    match = grouping("arrow arrow arrow arrow", seats=3, tokens=[[0] * 3, tokens(shield=1, power=1), [0] * 3])
    match.play("ultimate")
    assert asked(match) == (1, "use_shield")
    match.play("shield")
    assert crowd(match) == [20, 20, 16]


@pytest.mark.clause("KY-17")
def test_three_arrows_are_no_ultimate() -> None:
    assert refusal(grouping("arrow arrow arrow red"), "ultimate") == "KY-17"


@pytest.mark.clause("KY-18")
def test_four_different_colours_call_the_talent() -> None:
    match = grouping("black orange green red")
    assert choices(match) == ["talent", "finish"]
    match.play("talent")
    assert asked(match) == (0, "point")
    assert list(match.state.used) == [1, 1, 1, 1]


@pytest.mark.clause("KY-18")
@pytest.mark.parametrize("faces", ["black orange green green", "arrow orange green red"])
def test_a_talent_needs_four_different_colours(faces: str) -> None:
    assert refusal(grouping(faces), "talent") == "KY-18"


@pytest.mark.clause("KY-20")
def test_an_arrow_that_nobody_would_notice_is_no_choice() -> None:
    match = grouping("arrow red blue blue", ticked=[only("red", 5), only("red", 5)])
    assert refusal(match, "aim colour=red arrows=1") == "KY-20"
