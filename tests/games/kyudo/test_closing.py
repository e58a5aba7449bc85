"""Closed colours: arrows that bite, spectators who leave, archers who are out."""

from __future__ import annotations

import pytest

from tests.games.kyudo.positions import NO_TOKENS, asked, centre, crowd, grouping, only, row, tokens, told


@pytest.mark.clause("KY-19")
def test_the_last_circle_closes_a_colour() -> None:
    match = grouping("arrow black red blue", ticked=[only("black", 2)])
    events = match.play("aim colour=black arrows=1")
    assert told(events, "closed") == [{"seat": 0, "colour": "black"}]
    assert crowd(match) == [20, 20]


@pytest.mark.clause("KY-35", "KY-20")
def test_mary_closes_green_and_the_other_two_arrows_bite() -> None:
    match = grouping("arrow arrow arrow green", seats=3, ticked=[only("green", 3), only("green", 4), [0] * 5])
    events = match.play("aim colour=green arrows=3")
    assert row(match, "ticked", 0) == {"green": 4}
    assert crowd(match) == [20, 20, 16], "seat 1 has closed green, seat 2 has not"
    assert told(events, "lost") == [{"seat": 2, "spectators": 4, "left": 16}]


@pytest.mark.clause("KY-20", "KY-6")
@pytest.mark.parametrize(
    ("colour", "circles", "pull"), [("black", 3, 1), ("orange", 3, 1), ("blue", 4, 2), ("red", 5, 3)]
)
def test_each_arrow_in_a_closed_colour_costs_its_pull(colour: str, circles: int, pull: int) -> None:
    match = grouping(f"arrow arrow {colour} green", ticked=[only(colour, circles)])
    match.play(f"aim colour={colour} arrows=2")
    assert crowd(match) == [20, 20 - 2 * pull]


@pytest.mark.clause("KY-21")
def test_spectators_leave_from_twenty_downwards() -> None:
    from kotatsu.games.kyudo.page import stand

    match = grouping("arrow arrow arrow red", ticked=[only("red", 5)], spectators=[20, 13])
    match.play("aim colour=red arrows=3")
    assert crowd(match) == [20, 4]
    seats = stand(match.state, 1)
    assert [seat.number for seat in seats if seat.here] == [1, 2, 3, 4]
    assert [seat.number for seat in seats if not seat.here] == list(range(5, 21))


@pytest.mark.clause("KY-12")
def test_an_archer_without_spectators_is_out_at_once_and_skipped() -> None:
    match = grouping(
        "arrow arrow arrow red", seats=3, ticked=[only("red", 5), NO_TOKENS, only("red", 5)], spectators=[20, 5, 20]
    )
    events = match.play("aim colour=red arrows=3")
    assert told(events, "lost") == [{"seat": 1, "spectators": 5, "left": 0}]
    assert told(events, "fell") == [{"seat": 1}]
    assert match.state.active == 2
    match.play("stop")
    while match.state.active == 2:
        match.play(match.legal()[-1])
    assert match.state.active == 0


@pytest.mark.clause("KY-A15")
def test_tokens_of_an_archer_who_is_out_go_back_to_the_centre() -> None:
    match = grouping(
        "arrow arrow arrow arrow",
        seats=3,
        spectators=[20, 3, 20],
        tokens=[NO_TOKENS, tokens(power=2, wild=1)],
        centre=[0, 2, 1],
    )
    match.play("ultimate")
    assert crowd(match) == [20, 0, 16]
    assert centre(match) == {"power": 2, "shield": 2, "wild": 2}
    assert row(match, "tokens", 1) == {}


@pytest.mark.clause("KY-24", "KY-25", "KY-A9")
def test_a_shield_cancels_one_loss_for_its_owner_alone() -> None:
    match = grouping(
        "arrow arrow arrow red",
        seats=3,
        ticked=[only("red", 5)],
        tokens=[NO_TOKENS, tokens(shield=1)],
        centre=[2, 1, 2],
    )
    match.play("aim colour=red arrows=3")
    assert asked(match) == (1, "use_shield")
    match.play("shield")
    assert crowd(match) == [20, 20, 11]
    assert centre(match)["shield"] == 2
    assert row(match, "tokens", 1) == {}


@pytest.mark.clause("KY-24", "KY-A9")
def test_a_shield_may_be_kept() -> None:
    match = grouping("arrow arrow arrow red", ticked=[only("red", 5)], tokens=[NO_TOKENS, tokens(shield=1)])
    match.play("aim colour=red arrows=3")
    match.play("no_shield")
    assert crowd(match) == [20, 11]
    assert row(match, "tokens", 1) == {"shield": 1}


@pytest.mark.clause("KY-A9")
def test_two_shots_are_two_losses() -> None:
    match = grouping(
        "arrow arrow red blue",
        seats=3,
        ticked=[[0, 0, 0, 4, 5], [3, 3, 4, 4, 0]],
        tokens=[NO_TOKENS, tokens(shield=2), NO_TOKENS],
    )
    match.play("aim colour=red arrows=1")
    match.play("shield")
    assert asked(match) == (0, "group")
    match.play("aim colour=blue arrows=1")
    assert crowd(match) == [20, 20, 15], "seat 1 has closed blue and is not asked again"
    assert row(match, "tokens", 1) == {"shield": 1}


@pytest.mark.clause("KY-24", "KY-25")
def test_power_makes_each_arrow_cost_four_this_turn_only() -> None:
    match = grouping("arrow arrow black red", ticked=[only("black", 3)], tokens=[tokens(power=1)], centre=[0, 1, 1])
    match.play("aim colour=black arrows=2")
    assert asked(match) == (0, "use_power")
    match.play("power")
    assert crowd(match) == [20, 12]
    assert centre(match)["power"] == 1
    assert list(match.state.powered) == [0] * 5, "the next turn has begun"


@pytest.mark.clause("KY-24")
def test_power_holds_for_all_arrows_of_the_turn_in_that_colour() -> None:
    match = grouping("arrow arrow black black", seats=3, ticked=[only("black", 3)], tokens=[tokens(power=2)])
    match.play("aim colour=black arrows=1")
    match.play("power")
    match.play("aim colour=black arrows=1")
    assert crowd(match) == [20, 12, 12]
    assert row(match, "tokens", 0) == {"power": 1}, "no second Power is asked for"


@pytest.mark.clause("KY-24")
def test_power_may_be_kept() -> None:
    match = grouping("arrow arrow black red", ticked=[only("black", 3)], tokens=[tokens(power=1)])
    match.play("aim colour=black arrows=2")
    match.play("no_power")
    assert crowd(match) == [20, 18]
    assert row(match, "tokens", 0) == {"power": 1}


@pytest.mark.clause("KY-A10")
def test_power_serves_for_the_arrows_left_over_from_the_shot_that_closes() -> None:
    match = grouping("arrow arrow arrow green", ticked=[only("green", 3)], tokens=[tokens(power=1)])
    match.play("aim colour=green arrows=3")
    match.play("power")
    assert crowd(match) == [20, 12]


@pytest.mark.clause("KY-A10")
def test_power_is_not_asked_for_where_it_would_be_wasted() -> None:
    match = grouping("arrow arrow black red", ticked=[only("black", 1), only("black", 3)], tokens=[tokens(power=1)])
    match.play("aim colour=black arrows=2")
    assert match.state.active == 1
    assert row(match, "tokens", 0) == {"power": 1}
