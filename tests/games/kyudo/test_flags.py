"""Flags: corners, exceptional shots, tokens taken and stolen."""

from __future__ import annotations

import pytest

from tests.games.kyudo.positions import (
    FULL,
    NO_TOKENS,
    asked,
    centre,
    choices,
    crowd,
    grouping,
    only,
    refusal,
    row,
    tokens,
    told,
)


@pytest.mark.clause("KY-22")
def test_a_shot_goes_off_when_a_corner_is_full_and_four_times_at_most() -> None:
    match = grouping("red red black arrow", boxes=[only("red", 6)], fired=[only("red", 3)])
    events = match.play("flag colour=red count=2")
    assert told(events, "fired") == [{"seat": 0, "colour": "red", "corner": 4}]
    match = grouping("red red black arrow", boxes=[only("red", 8)], fired=[only("red", 4)])
    assert refusal(match, "flag colour=red count=2") == "KY-22"


@pytest.mark.clause("KY-23")
@pytest.mark.parametrize(("colour", "boxes", "fires"), [("black", 0, 0), ("black", 1, 1), ("red", 0, 1), ("red", 1, 1)])
def test_black_takes_three_boxes_and_red_two(colour: str, boxes: int, fires: int) -> None:
    match = grouping(f"{colour} {colour} blue arrow", boxes=[only(colour, boxes)])
    assert len(told(match.play(f"flag colour={colour} count=2"), "fired")) == fires


@pytest.mark.clause("KY-A4")
def test_four_red_dice_fire_twice() -> None:
    match = grouping("red red red red", seats=3)
    match.play("flag colour=red count=4")
    assert row(match, "tokens", 0) == {"wild": 2}


@pytest.mark.clause("KY-A4")
def test_four_black_dice_fire_once_and_one_box_is_carried_over() -> None:
    match = grouping("black black black black")
    events = match.play("flag colour=black count=4")
    assert len(told(events, "fired")) == 1
    assert row(match, "boxes", 0) == {"black": 4}
    match = grouping("black black arrow blue", boxes=[only("black", 4)], fired=[only("black", 1)])
    assert len(told(match.play("flag colour=black count=2"), "fired")) == 1


@pytest.mark.clause("KY-A4")
def test_a_flag_that_is_nearly_full_takes_what_it_can() -> None:
    match = grouping("blue blue blue arrow", boxes=[only("blue", 7)], fired=[only("blue", 3)])
    events = match.play("flag colour=blue count=3")
    assert told(events, "flagged") == [{"seat": 0, "colour": "blue", "boxes": 1}]
    assert row(match, "boxes", 0) == {"blue": 8}


@pytest.mark.clause("KY-24")
def test_black_ticks_any_two_circles() -> None:
    match = grouping("black black black arrow")
    match.play("flag colour=black count=3")
    assert asked(match) == (0, "tick")
    match.play("tick colour=red")
    match.play("tick colour=blue")
    assert row(match, "ticked", 0) == {"blue": 1, "red": 1}
    match = grouping("black black black arrow")
    match.play("flag colour=black count=3")
    match.play("tick colour=red")
    match.play("tick colour=red")
    assert row(match, "ticked", 0) == {"red": 2}


@pytest.mark.clause("KY-24")
def test_blue_ticks_any_one_circle() -> None:
    match = grouping("blue blue black arrow", ticked=[only("green", 4)])
    match.play("flag colour=blue count=2")
    assert asked(match) == (0, "tick")
    assert refusal(match, "tick colour=green") == "KY-A7"
    match.play("tick colour=orange")
    assert row(match, "ticked", 0) == {"orange": 1, "green": 4}
    assert asked(match) == (0, "group"), "black and the arrow are still there"


@pytest.mark.clause("KY-A7")
def test_free_circles_take_what_is_left_and_never_bite() -> None:
    almost = [3, 3, 4, 4, 4]
    match = grouping("black black black arrow", ticked=[almost, [0] * 5], spectators=[10, 20])
    match.play("flag colour=black count=3")
    assert row(match, "ticked", 0)["red"] == 5, "the one circle left is ticked without a question"
    assert crowd(match) == [10, 20]
    assert not match.over


@pytest.mark.clause("KY-A7")
def test_a_full_target_takes_no_free_circle() -> None:
    match = grouping("blue blue black arrow", ticked=[FULL], spectators=[10, 20])
    match.play("flag colour=blue count=2")
    assert asked(match) == (0, "group")
    assert [match.state.ticked[0, colour] for colour in range(5)] == FULL


@pytest.mark.clause("KY-24")
@pytest.mark.parametrize(
    ("colour", "token", "dice"), [("orange", "power", 3), ("green", "shield", 3), ("red", "wild", 2)]
)
def test_three_flags_take_a_token_from_the_centre(colour: str, token: str, dice: int) -> None:
    match = grouping(f"{colour} {colour} {colour} arrow", seats=3)
    match.play(f"flag colour={colour} count={dice}")
    assert row(match, "tokens", 0) == {token: 1}
    assert centre(match)[token] == 1


@pytest.mark.clause("KY-24")
def test_a_token_is_stolen_when_the_centre_has_none() -> None:
    match = grouping("green green green arrow", tokens=[NO_TOKENS, tokens(shield=1)], centre=[1, 0, 1])
    events = match.play("flag colour=green count=3")
    assert told(events, "stole") == [{"seat": 0, "token": "shield", "victim": 1}]
    assert row(match, "tokens", 0) == {"shield": 1}
    assert row(match, "tokens", 1) == {}


@pytest.mark.clause("KY-24", "KY-A8")
def test_the_victim_of_a_theft_is_a_choice() -> None:
    match = grouping(
        "green green green arrow",
        seats=4,
        tokens=[tokens(shield=1), tokens(shield=1), NO_TOKENS, tokens(shield=1)],
        centre=[3, 0, 3],
    )
    match.play("flag colour=green count=3")
    assert asked(match) == (0, "take_token")
    assert choices(match) == ["steal victim=1", "steal victim=3"]
    assert refusal(match, "steal victim=2") == "KY-A8"
    match.play("steal victim=3")
    assert row(match, "tokens", 0) == {"shield": 2}
    assert row(match, "tokens", 3) == {}


@pytest.mark.clause("KY-24")
def test_nothing_is_stolen_while_the_centre_has_one() -> None:
    held = [NO_TOKENS, tokens(shield=1), tokens(shield=1)]
    match = grouping("green green green arrow", seats=4, tokens=held, centre=[3, 1, 3])
    match.play("flag colour=green count=3")
    assert centre(match)["shield"] == 0
    assert [row(match, "tokens", seat) for seat in range(3)] == [{"shield": 1}] * 3


@pytest.mark.clause("KY-A8")
def test_who_has_them_all_gets_nothing() -> None:
    match = grouping("green green green arrow", seats=3, tokens=[tokens(shield=2)], centre=[2, 0, 2])
    events = match.play("flag colour=green count=3")
    assert told(events, "found_none") == [{"seat": 0, "token": "shield"}]
    assert row(match, "tokens", 0) == {"shield": 2}


@pytest.mark.clause("KY-25")
def test_tokens_are_never_lost_nor_made() -> None:
    import kotatsu
    from tests.support import wander

    for seats in (2, 3, 4):
        for at in wander(kotatsu.new("kyudo", seats=seats, seed=seats), seats):
            for token in range(3):
                held = sum(at.state.tokens[seat, token] for seat in range(seats))
                assert held + at.state.centre[token] == seats - 1
