"""The end of a round and of the game, and points."""

from __future__ import annotations

import pytest

import kotatsu
from kotatsu.games.tiki_topple.ending import mission_points
from kotatsu.games.tiki_topple.parts import CARDS, TIKIS
from tests.games.tiki_topple.positions import (
    AKAMAI,
    EEPO,
    HOOKIPA,
    HUHU,
    KAPU,
    LOKAHI,
    NANI,
    NUI,
    WIKIWIKI,
    mission_of,
    position,
)
from tests.support import played, wander


@pytest.mark.clause("TT-19", "TT-A5")
def test_round_ends_at_three_tikis_at_once() -> None:
    match = position([0, 1, 2, 3])
    match.play("toast")
    assert match.state.round == 1
    assert match.state.standing == TIKIS


@pytest.mark.clause("TT-19")
def test_round_ends_when_all_hands_are_empty() -> None:
    match = position(hand=[[1] + [0] * 6, [0] * CARDS], cards_left=[1, 0])
    match.play("play card=up1 place=9")
    assert match.state.round == 1


@pytest.mark.clause("TT-20", "TT-25", "TT-A10")
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ([HOOKIPA, LOKAHI, NANI], 16),
        ([LOKAHI, HOOKIPA, NANI], 7),
        ([NANI, LOKAHI, HOOKIPA], 7),
        ([LOKAHI, NANI, HOOKIPA], 7),
        ([NUI, NANI, LOKAHI], 2),
        ([NUI, HOOKIPA, LOKAHI], 0),
        ([HOOKIPA, NUI, EEPO], 9),
    ],
)
def test_mission_hookipa_lokahi_nani(line: list[int], points: int) -> None:
    match = position([*line, AKAMAI])
    assert mission_points(match.state, mission_of(HOOKIPA, LOKAHI, NANI)) == points


@pytest.mark.clause("TT-26")
def test_mission_lokahi_wikiwiki_hookipa_pays_five() -> None:
    """Lokahi not on top, Wikiwiki in the first two, Hookipa exactly fourth."""
    mission = mission_of(LOKAHI, WIKIWIKI, HOOKIPA)
    for line in ([WIKIWIKI, LOKAHI, NUI, HOOKIPA], [NUI, WIKIWIKI, LOKAHI, HOOKIPA]):
        assert mission_points(position(line).state, mission) == 5
    higher = position([WIKIWIKI, LOKAHI, HOOKIPA, NUI])
    assert mission_points(higher.state, mission) == 7


@pytest.mark.clause("TT-21", "TT-A11")
def test_pawns_advance_and_missions_may_want_the_same_tiki() -> None:
    both = [mission_of(LOKAHI, HUHU, HOOKIPA), mission_of(LOKAHI, WIKIWIKI, HOOKIPA)]
    match = position([HOOKIPA, LOKAHI, NUI, NANI], mission=both, points=[3, 1])
    match.play("toast")
    assert match.scores() == [5, 3]
    assert [match.state.earned[0, seat] for seat in range(2)] == [2, 2]


@pytest.mark.clause("TT-22", "TT-A13")
def test_next_round_rebuilds_everything_and_never_repeats_a_mission() -> None:
    match = kotatsu.new("tiki-topple", seats=4, seed=8)
    starters = [match.state.starter]
    for at in wander(match, 8):
        if not at.over and at.state.round == len(starters):
            starters.append(at.state.starter)
            assert at.actor == at.state.starter
            assert at.state.standing == TIKIS
            assert [at.state.cards_left[seat] for seat in range(4)] == [6] * 4
    assert starters == [(starters[0] + turn) % 4 for turn in range(4)]
    used = [match.state.shown[round_, seat] for round_ in range(4) for seat in range(4)]
    assert len(set(used)) == 16


@pytest.mark.clause("TT-23")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 3), (4, 4)])
def test_number_of_rounds(seats: int, rounds: int) -> None:
    match = played("tiki-topple", seats, {}, seed=6)
    assert match.state.round == rounds
    assert sum(event.name == "round_ends" for event in match.events(0)) == rounds


@pytest.mark.clause("TT-24", "TT-A14")
def test_most_points_wins_and_ties_share() -> None:
    wanted = [mission_of(NANI, AKAMAI, EEPO), mission_of(NANI, EEPO, LOKAHI)]
    for points, result in (([4, 0], [1.0, 0.0]), ([2, 2], [0.5, 0.5]), ([0, 1], [0.0, 1.0])):
        match = position([KAPU, HUHU, NUI, HOOKIPA], round=3, points=points, mission=wanted)
        match.play("toast")
        assert match.over
        assert match.result() == result
        assert match.winners() == [seat for seat, share in enumerate(result) if share]
