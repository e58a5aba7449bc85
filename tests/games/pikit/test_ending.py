"""The end: PK-20 (the 1s), PK-22 to PK-24, PK-26, PK-A10 to PK-A13, PK-A19."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kotatsu import Match
from kotatsu.games.pikit.parts import IDLE_ROUNDS
from kotatsu.games.pikit.state import ENDLESS
from tests.games.pikit.positions import ANA, BO, CY, centre, dice, lay_out, told

SEVEN = (1, 1, 3, 3, 5, 5, 8)
"""A centre with room for one card."""


def actors_to_the_end(match: Match) -> list[int]:
    """Who still has a turn, when everybody takes nothing."""
    found = []
    while not match.over:
        found.append(match.actor)
        match.play("take_nothing")
    return found


@pytest.mark.clause("PK-22", "PK-A12")
def test_filling_the_centre_from_the_last_cards_triggers_the_end() -> None:
    """Ana's taking empties the pile: Bo, Cy, Ana play once more."""
    match = lay_out([[], [], []], dice=(1, 3), pile=[9])
    assert match.state.turns_left == ENDLESS
    events = match.play("take kaiju=1")
    assert told(events) == ["took", "laid", "last_turns", "rolled"]
    assert actors_to_the_end(match) == [BO, CY, ANA]


@pytest.mark.clause("PK-22")
def test_the_end_is_not_triggered_while_a_card_is_left() -> None:
    match = lay_out([[], []], dice=(1, 3), pile=[9, 10])
    match.play("take kaiju=1")
    assert match.state.pile_size == 1
    assert match.state.turns_left == ENDLESS


@pytest.mark.clause("PK-A11", "PK-22")
def test_a_pile_too_short_for_the_centre_triggers_it_once() -> None:
    match = lay_out([[], []], dice=(2, 6), centre=[8, 8, 8, 8, 1, 1, 1, 1], pile=[9, 10])
    events = match.play("take kaiju=8")
    assert told(events).count("last_turns") == 1
    assert centre(match) == [1, 1, 1, 1, 9, 10]
    assert actors_to_the_end(match) == [BO, ANA]


@pytest.mark.clause("PK-A10", "PK-A12")
def test_drawing_the_last_card_triggers_it_and_the_turn_is_played_out() -> None:
    match = lay_out([[5, 2], [], []], dice=(1, 3), pile=[9])
    match.play("draw_card card=5")
    assert match.state.turns_left == 3
    match.rig(0, 2)
    match.play("reroll card=2 dice=both")
    match.play("take kaiju=3")
    assert actors_to_the_end(match) == [BO, CY, ANA]


@pytest.mark.clause("PK-A10")
def test_a_cancelled_draw_triggers_nothing() -> None:
    match = lay_out([[5], [6]], dice=(1, 3), pile=[9])
    match.play("draw_card card=5")
    match.play("cancel card=6")
    assert (match.state.pile_size, match.state.turns_left) == (1, ENDLESS)


@pytest.mark.clause("PK-A12")
def test_last_turns_are_full_turns() -> None:
    """Cards are played, cancelled and taken as ever; only the pile gives nothing."""
    match = lay_out([[2, 7], [6, 5]], dice=(1, 3), centre=SEVEN, pile=[9])
    match.play("take_nothing")
    assert (match.actor, match.state.turns_left) == (BO, 1)
    match.rig(0, 1)
    match.play("take_nothing")
    match.play("set_die card=7 die=first face=6")
    assert match.actor == BO
    match.play("let_pass")
    assert dice(match) == (6, 2)
    match.play("take kaiju=8")
    assert match.over


@pytest.mark.clause("PK-22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_one_last_turn(seats: int) -> None:
    match = lay_out([[]] * seats, centre=SEVEN, pile=[9], turn=1)
    match.play("take_nothing")
    assert actors_to_the_end(match) == [*range(2, seats), 0, 1]


@pytest.mark.clause("PK-26", "PK-23")
def test_count_of_the_rulebook() -> None:
    """39 of Kaiju, a Mecha, the bonus, a Wound: 66."""
    match = lay_out([[1, 1, 4, 7, 7, 8, 11], [1]], centre=[], mecha={3: ANA}, wounds=[1, 0, 0, 0], turns_left=0)
    match.play("take_nothing")
    assert match.scores() == [39 + 15 + 15 - 3, 1]
    assert match.winners() == [ANA]


@pytest.mark.clause("PK-23")
def test_while_the_game_runs_scores_show_what_all_have_seen() -> None:
    """No bonus yet, and nothing of a card that was drawn unseen."""
    match = lay_out([[1, 1, 8], [4]], drawn={BO: [11]}, mecha={3: BO}, wounds=[1, 0, 0, 0])
    assert match.scores() == [10 - 3, 4 + 15]


@pytest.mark.clause("PK-20", "PK-A13")
@pytest.mark.parametrize(
    ("hands", "scores"),
    [
        ([[1, 1], [1], [1]], [17, 1, 1]),
        ([[1, 1], [1, 1], [1]], [17, 17, 1]),
        ([[2], [3], [4]], [2, 3, 4]),
    ],
)
def test_most_ones(hands: list[list[int]], scores: list[int]) -> None:
    match = lay_out(hands, centre=[], pile=[], turns_left=0)
    events = match.play("take_nothing")
    assert match.scores() == scores
    assert told(events).count("most") == sum(score > 15 for score in scores)


@pytest.mark.clause("PK-24")
@pytest.mark.parametrize(
    ("hands", "mecha", "shares"),
    [
        ([[8], [7], []], {}, [1, 0, 0]),
        ([[8], [4, 4], []], {}, [1, 0, 0]),
        ([[3, 3, 2], [8], [4, 4]], {}, [0, 1, 0]),
        ([[8, 7], [], []], {2: BO}, [0, 1, 0]),
        ([[8], [8], [7]], {}, [0.5, 0.5, 0]),
        ([[4, 4], [5, 3], [6, 2]], {}, [1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_ties_go_to_fewer_cards_then_are_shared(
    hands: list[list[int]], mecha: dict[int, int], shares: list[float]
) -> None:
    """Mecha count as cards: 8 and 7 lose to one Mecha."""
    match = lay_out(hands, mecha=mecha, turns_left=0)
    match.play("take_nothing")
    assert match.result() == pytest.approx(shares)


@pytest.mark.clause("PK-A19")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_table_where_nothing_moves_comes_to_its_end(seats: int) -> None:
    match = lay_out([[1]] * seats)
    turns = len(actors_to_the_end(match))
    assert turns == IDLE_ROUNDS * seats + seats
    assert match.state.pile_size > 0


@pytest.mark.clause("PK-A19")
def test_twenty_whole_rounds_are_counted_after_the_last_move() -> None:
    """The turn in which a card moved is none of the idle ones."""
    match = lay_out([[1]] * 3, dice=(1, 3))
    match.play("take kaiju=1")
    assert len(actors_to_the_end(match)) == IDLE_ROUNDS * 3 + 3


@pytest.mark.clause("PK-A19")
@pytest.mark.parametrize(
    ("move", "mecha"),
    [
        ("take kaiju=1", {}),
        ("take_both", {}),
        ("set_die card=7 die=first face=1", {}),
        ("steal card=4 victim=1", {}),
        ("steal_mecha", {1: BO}),
    ],
)
def test_a_card_that_moves_starts_the_count_again(move: str, mecha: dict[int, int]) -> None:
    almost = IDLE_ROUNDS * 2 - 1
    match = lay_out([[7, 4], [2]], dice=(1, 1), idle=almost, mecha=mecha)
    if move.startswith("steal"):
        match.rig(0)
    match.play(move)
    if match.actor == ANA:
        match.play("take_nothing")
    assert (match.state.turns_left, match.state.idle) == (ENDLESS, 0)


@pytest.mark.clause("PK-A19")
def test_taking_nothing_or_moving_a_mecha_does_not() -> None:
    for move, mecha in (("take_nothing", {}), ("take_mecha", {}), ("steal_mecha", {1: BO})):
        match = lay_out([[7], []], dice=(1, 1), idle=IDLE_ROUNDS * 2 - 1, mecha=mecha)
        match.play(move)
        assert match.state.turns_left >= 0


def test_a_record_of_version_1_is_read_to_its_end() -> None:
    record = json.loads(Path(__file__).with_name("match-version-1.json").read_text(encoding="utf-8"))
    match = Match.replay(record)
    assert record["version"] == 1 < match.game.version
    assert match.over
    assert match.ply == record["length"]
    assert not match.unread
