"""Setting up: the table, starting feet, first distributors."""

from __future__ import annotations

import pytest

from kotatsu.games.kikai import parts as p
from kotatsu.games.kikai.kinds import Level
from kotatsu.games.kikai.state import Question
from tests.games.kikai.positions import (
    ELLIOT,
    GIZA,
    WORKED_SETUP,
    act,
    district,
    element,
    fresh,
    influences,
    may,
    refusal,
    square,
    started,
    stock,
    street,
)


@pytest.mark.clause("KI-16")
def test_round_one_with_fame_on_start() -> None:
    s = fresh().state
    assert s.round == 0
    assert [s.fame[seat] for seat in range(2)] == [0, 0]


@pytest.mark.clause("KI-17", "KI-18")
def test_tiles_are_dealt_at_random() -> None:
    seen = set()
    for seed in range(5):
        s = fresh(seed=seed).state
        for seat in range(2):
            assert sorted(s.foundation[seat, one] for one in range(6)) == list(range(6))
        assert sorted(s.tile[one] for one in range(6)) == list(range(6))
        seen.add(tuple(s.tile[one] for one in range(6)) + tuple(s.foundation[0, one] for one in range(6)))
    assert len(seen) == 5


@pytest.mark.clause("KI-20")
def test_starting_feet_of_each_colour() -> None:
    match = fresh()
    assert {text.split()[1] for text in may(match, "settle")} == {"feet=blue-boots", "feet=red-boots"}
    assert refusal(match, "settle feet=green-boots district=casino") == "KI-20"
    act(match, *WORKED_SETUP[:2])
    assert {text.split()[1] for text in may(match, "settle")} == {"feet=green-boots", "feet=red-clogs"}


@pytest.mark.clause("KI-21")
def test_three_elements_of_each_level_lie_open() -> None:
    s = fresh().state
    left = [sum(s.box[level * 12 : level * 12 + 12]) for level in range(3)]
    assert left == [5, 9, 9]
    for level in range(3):
        shown = {s.shown[level, place] for place in range(3)}
        assert len(shown) == 3
        assert all(one // 12 == level and p.STARTER_OF[one] == p.NONE for one in shown)


@pytest.mark.clause("KI-24")
def test_feet_in_the_order_yellow_purple_purple_yellow() -> None:
    match = fresh()
    order = []
    for move in WORKED_SETUP:
        order.append(match.actor)
        match.play(move)
    assert order == [ELLIOT, ELLIOT, GIZA, GIZA, GIZA, GIZA, ELLIOT, ELLIOT]
    assert refusal(match, "settle feet=blue-boots district=diner") == "KI-24"


@pytest.mark.clause("KI-24")
def test_a_second_pair_of_feet_needs_another_district_and_is_the_other_pair() -> None:
    match = act(fresh(), *WORKED_SETUP[:6])
    assert refusal(match, "settle feet=blue-boots district=diner") == "KI-24"
    assert refusal(match, "settle feet=red-boots district=casino") == "KI-24"


@pytest.mark.clause("KI-25", "KI-A2")
def test_the_rulebooks_example_red_feet_at_parking() -> None:
    """Influence 1 in red, then a distributor on one of several single slots of Parking."""
    match = act(fresh(), "settle feet=red-boots district=parking")
    assert influences(match, ELLIOT) == (1, 0, 0)
    assert len(may(match, "deploy")) > 1
    before = match.state.energy[ELLIOT]
    match.play("deploy street=parking-junkyard")
    assert match.state.owner[street("parking-junkyard")] == ELLIOT
    assert match.state.gone[ELLIOT] == 1
    assert match.state.energy[ELLIOT] == before


@pytest.mark.clause("KI-25")
def test_first_distributors_take_single_slots_only() -> None:
    match = act(fresh(), "settle feet=red-boots district=school")
    assert may(match, "deploy") == ["deploy street=school-schoolyard"]
    assert refusal(match, "deploy street=school-footbridge") == "KI-25"
    assert refusal(match, "deploy street=parking-carwash") == "KI-25"
    match.play("deploy street=school-schoolyard")
    assert refusal(match, "settle feet=red-clogs district=school") == "KI-25"
    act(match, "settle feet=red-clogs district=parking", "deploy street=parking-carwash")
    assert "settle feet=green-boots district=diner" in may(match, "settle")


@pytest.mark.clause("KI-25")
def test_both_may_start_in_one_district() -> None:
    match = act(fresh(), "settle feet=red-boots district=parking", "deploy street=parking-carwash")
    act(match, "settle feet=red-clogs district=parking", "deploy street=parking-arcade")
    assert match.state.site[ELLIOT, district("parking"), Level.FEET] == element("red-boots")
    assert match.state.site[GIZA, district("parking"), Level.FEET] == element("red-clogs")


@pytest.mark.clause("KI-A3")
def test_a_first_distributor_gains_the_bonus_of_its_street() -> None:
    """Our map has no single street with a bonus, so the rule is asked directly."""
    from kotatsu.games.kikai.setup import place_first_distributor

    match = act(fresh(), "settle feet=red-boots district=diner")
    before = match.state.energy[ELLIOT]
    place_first_distributor(match.state, street("diner-junkyard"))
    assert match.state.energy[ELLIOT] == before + 1


@pytest.mark.clause("KI-26")
def test_normal_start() -> None:
    match = started()
    for seat in range(2):
        assert stock(match, seat) == (5, 1, 1, 0)
    assert match.state.foundation[ELLIOT, district("casino")] == p.NONE
    assert match.state.foundation[GIZA, district("casino")] != p.NONE
    assert sum(match.state.foundation[seat, one] == p.NONE for seat in range(2) for one in range(6)) == 4


@pytest.mark.clause("KI-27")
def test_advanced_start_is_what_the_tiles_give() -> None:
    match = fresh("advanced")
    assert stock(match, ELLIOT) == (0, 0, 0, 0)
    tiles = [match.state.foundation[ELLIOT, district(name)] for name in ("casino", "station")]
    act(match, *WORKED_SETUP)
    wanted = [sum(p.BONUSES[p.OF_FOUNDATION + one, gain] for one in tiles) for gain in range(3)]
    assert list(stock(match, ELLIOT)) == [*wanted, 0]
    assert sum(wanted) > 0


@pytest.mark.clause("KI-96", "KI-28")
def test_the_worked_games_start() -> None:
    match = started()
    s = match.state
    assert s.site[ELLIOT, district("casino"), Level.FEET] == element("blue-boots")
    assert s.site[GIZA, district("school"), Level.FEET] == element("red-clogs")
    assert s.site[GIZA, district("parking"), Level.FEET] == element("green-boots")
    assert s.site[ELLIOT, district("station"), Level.FEET] == element("red-boots")
    assert (match.actor, s.phase) == (ELLIOT, Question.PLAY_A_CARD)
    assert [s.gone[seat] for seat in range(2)] == [2, 2]


def test_ladders_wait_for_the_game_to_begin() -> None:
    assert refusal(fresh(), "climb district=diner") == "KI-24"
    match = act(fresh(), WORKED_SETUP[0])
    assert refusal(match, "climb district=diner") == "KI-25"
    assert sum(match.state.fans[square("market"), colour] for colour in range(3)) == 3
