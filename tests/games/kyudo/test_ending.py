"""Both ways to win, equality, and the match that would never end."""

from __future__ import annotations

import pytest

import kotatsu
from kotatsu.engine.batch import Batch
from kotatsu.games.kyudo.parts import CIRCLES, LAST_TURN
from tests.games.kyudo.positions import FULL, NO_TOKENS, asked, crowd, grouping, rolling, tokens, told
from tests.support import wander

ONE_RED_LEFT = [*FULL[:4], FULL[4] - 1]


@pytest.mark.clause("KY-12", "KY-30")
@pytest.mark.parametrize("spectators", [[20, 19], [20, 20]])
def test_a_full_target_wins_with_as_many_spectators_as_anyone(spectators: list[int]) -> None:
    match = grouping("arrow red blue blue", ticked=[ONE_RED_LEFT], spectators=spectators)
    events = match.play("aim colour=red arrows=1")
    assert told(events, "won") == [{"seat": 0, "way": "target"}]
    assert match.result() == [1.0, 0.0]
    assert match.over
    assert match.state.agenda_size == 0


@pytest.mark.clause("KY-30")
def test_the_win_comes_before_the_arrows_that_are_left() -> None:
    match = grouping("arrow arrow arrow red", ticked=[ONE_RED_LEFT], tokens=[tokens(power=1), tokens(shield=1)])
    match.play("aim colour=red arrows=3")
    assert match.winners() == [0], "neither Power nor Shield is asked for"
    assert crowd(match) == [20, 20]


@pytest.mark.clause("KY-30", "KY-24")
def test_a_free_circle_can_win() -> None:
    match = grouping("black black black arrow", ticked=[[*FULL[:3], 3, 4]])
    match.play("flag colour=black count=3")
    match.play("tick colour=blue")
    assert match.winners() == [0]


@pytest.mark.clause("KY-31")
def test_with_fewer_spectators_play_goes_on_until_enough_are_driven_away() -> None:
    match = grouping("arrow red blue blue", ticked=[ONE_RED_LEFT], spectators=[15, 18])
    match.play("aim colour=red arrows=1")
    assert not match.over
    match = grouping("arrow red blue blue", ticked=[FULL], spectators=[15, 18])
    match.play("aim colour=red arrows=1")
    assert crowd(match) == [15, 15]
    assert match.winners() == [0]


@pytest.mark.clause("KY-31")
def test_another_archer_with_more_spectators_can_finish_first() -> None:
    match = grouping("arrow red blue blue", ticked=[ONE_RED_LEFT, FULL], spectators=[20, 15])
    match.play("aim colour=red arrows=1")
    assert match.winners() == [0]


@pytest.mark.clause("KY-A16")
def test_an_archer_can_win_in_the_turn_of_another() -> None:
    match = grouping("arrow red blue blue", seats=3, ticked=[[0, 0, 0, 0, 5], FULL], spectators=[10, 17, 18])
    match.play("aim colour=red arrows=1")
    assert crowd(match) == [10, 17, 15]
    assert match.winners() == [1]


@pytest.mark.clause("KY-A16")
def test_nobody_wins_in_the_middle_of_an_effect() -> None:
    match = grouping("arrow arrow arrow arrow", seats=3, ticked=[[0] * 5, [0] * 5, FULL], spectators=[9, 12, 11])
    match.play("ultimate")
    assert crowd(match) == [9, 8, 7]
    assert not match.over, "after seat 1 alone had lost, seat 2 led with 11"


@pytest.mark.clause("KY-A16")
def test_if_two_qualify_the_active_archer_wins_else_the_next_in_turn() -> None:
    match = grouping("arrow red blue blue", seats=3, ticked=[ONE_RED_LEFT, FULL, FULL], spectators=[15, 15, 15])
    match.play("aim colour=red arrows=1")
    assert match.winners() == [0]
    match = grouping(
        "arrow red blue blue", seats=4, ticked=[[0, 0, 0, 0, 5], [0] * 5, FULL, FULL], spectators=[9, 18, 15, 15]
    )
    match.play("aim colour=red arrows=1")
    assert match.winners() == [2]


@pytest.mark.clause("KY-A16")
def test_the_next_in_turn_is_counted_from_the_active_archer() -> None:
    ticked = [FULL, [0, 0, 0, 0, 5], FULL, [0] * 5]
    match = grouping("arrow red blue blue", seats=4, active=1, actor=1, ticked=ticked, spectators=[15, 9, 15, 18])
    match.play("aim colour=red arrows=1")
    assert match.winners() == [2]


@pytest.mark.clause("KY-12", "KY-A19")
def test_the_last_archer_with_spectators_wins() -> None:
    match = grouping("arrow arrow arrow arrow", seats=3, spectators=[1, 4, 2])
    events = match.play("ultimate")
    assert crowd(match) == [1, 0, 0]
    assert told(events, "won") == [{"seat": 0, "way": "last_archer"}]
    assert match.result() == [1.0, 0.0, 0.0]


@pytest.mark.clause("KY-A17", "KY-12")
def test_who_falls_to_the_pointer_leaves_the_game_to_the_last_one() -> None:
    match = rolling("green green arrow arrow", pointer_holder=1, pointer_colour=2, spectators=[2, 1])
    match.play("stop")
    assert match.winners() == [1]


@pytest.mark.clause("KY-12")
def test_a_shield_at_the_last_moment_keeps_an_archer_in() -> None:
    match = grouping("arrow arrow arrow arrow", tokens=[NO_TOKENS, tokens(shield=1)], spectators=[20, 1])
    match.play("ultimate")
    match.play("shield")
    assert not match.over


def test_a_match_without_end_is_a_draw_of_those_who_are_left() -> None:
    match = grouping("arrow red blue blue", seats=3, turn=LAST_TURN, spectators=[20, 0, 3])
    events = match.play("finish")
    assert told(events, "drawn") == [{"turns": LAST_TURN}]
    assert match.over
    assert match.result() == [0.5, 0.0, 0.5]


def test_archers_who_never_shoot_meet_the_limit() -> None:
    match = kotatsu.new("kyudo", seats=2, seed=4)
    while not match.over:
        question = asked(match)[1]
        move = {"roll": "stop", "group": "finish", "set_die": "keep"}.get(question)
        match.play(move if move else match.legal()[0])
    assert match.state.turn == LAST_TURN
    assert match.result() == [0.5, 0.5]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_long_before_the_limit(seats: int) -> None:
    """The README states these figures from 10,000 games a table."""
    batch = Batch(kotatsu.load("kyudo"), seats, 1000, seed=5)
    batch.play()
    assert (batch.states["winner"] >= 0).all()
    assert batch.states["turn"].max() < LAST_TURN * 3 // 4
    assert batch.decisions.max() < 1400


def test_the_agenda_keeps_room() -> None:
    """Random play, and the busiest shot there is: two corners of free circles."""
    deepest = 0
    for seats in (2, 4):
        for at in wander(kotatsu.new("kyudo", seats=seats, seed=3), 3):
            deepest = max(deepest, at.state.agenda_size)
    match = grouping("blue blue blue blue", seats=4)
    match.play("flag colour=blue count=4")
    deepest = max(deepest, match.state.agenda_size + 1)
    assert deepest <= 16


def test_circles_never_outgrow_the_record() -> None:
    """The talent that draws circles could be called in every turn of the longest match."""
    assert max(CIRCLES) + LAST_TURN < 32767
