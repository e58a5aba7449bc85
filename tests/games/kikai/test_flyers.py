"""Flyers: streets, networks, the energy track."""

from __future__ import annotations

import pytest

from kotatsu import Match
from kotatsu.games.kikai import parts as p
from tests.games.kikai.positions import ELLIOT, GIZA, act, bare, give, may, refusal, stock, street, take


def streets(match: Match) -> set[str]:
    return {text.removeprefix("deploy street=") for text in may(match, "deploy")}


@pytest.mark.clause("KI-61", "KI-62")
def test_a_street_of_one_slot_and_one_of_two() -> None:
    match = act(bare(), "play card=diner", "deploy street=diner-terrace")
    assert (match.state.energy[ELLIOT], match.state.gone[ELLIOT]) == (18, 1)
    match = act(bare(), "play card=school", "deploy street=school-footbridge")
    assert (match.state.energy[ELLIOT], match.state.gone[ELLIOT]) == (16, 2)
    assert match.state.owner[street("school-footbridge")] == ELLIOT
    assert match.state.district == p.NONE


@pytest.mark.clause("KI-63", "KI-62")
def test_no_half_of_a_double_street() -> None:
    match = bare(energy=3)
    match.play("play card=school")
    assert streets(match) == {"school-schoolyard"}
    assert refusal(match, "deploy street=school-footbridge") == "KI-63"


@pytest.mark.clause("KI-64", "KI-A1")
def test_from_the_district_or_on_from_ones_own_network() -> None:
    match = bare()
    match.play("play card=school")
    assert streets(match) == {"school-schoolyard", "school-footbridge"}
    assert refusal(match, "deploy street=footbridge-forecourt") == "KI-64"
    match = bare()
    take(match, ELLIOT, "school-footbridge")
    match.play("play card=school")
    assert streets(match) == {"school-schoolyard", "station-footbridge", "footbridge-forecourt"}


@pytest.mark.clause("KI-65")
def test_never_on_from_the_opponents_network() -> None:
    match = bare()
    take(match, GIZA, "school-footbridge")
    match.play("play card=school")
    assert streets(match) == {"school-schoolyard"}
    assert refusal(match, "deploy street=footbridge-forecourt") == "KI-65"


@pytest.mark.clause("KI-65")
def test_networks_cross_at_squares() -> None:
    match = bare()
    take(match, GIZA, "station-footbridge", "footbridge-forecourt")
    take(match, ELLIOT, "school-footbridge", "schoolyard-forecourt", "school-schoolyard")
    match.play("play card=school")
    assert "station-forecourt" in streets(match)


@pytest.mark.clause("KI-66", "KI-90", "KI-89", "KI-67")
def test_the_rulebooks_example_from_diner_past_train_station() -> None:
    """His Diner network reaches Train Station but does not leave it; a street gives a ladder, the track a choice."""
    match = bare()
    give(match, ELLIOT, energy=4)
    take(match, ELLIOT, "diner-market", "station-market", "parking-carwash", "parking-junkyard")
    match.play("play card=diner")
    assert refusal(match, "deploy street=station-forecourt") == "KI-64"
    match.play("deploy street=market-terrace")
    assert stock(match, ELLIOT) == (0, 0, 1, 0)
    assert match.state.gone[ELLIOT] == 6
    assert may(match, "choose") == ["choose token=megaphone", "choose token=ladder"]
    assert refusal(match, "top") == "KI-89"
    other = match.copy()
    match.play("choose token=megaphone")
    assert stock(match, ELLIOT) == (0, 1, 1, 0)
    other.play("choose token=ladder")
    assert stock(other, ELLIOT) == (0, 0, 2, 0)
    assert refusal(other, "choose token=ladder") == "KI-89"


@pytest.mark.clause("KI-67")
def test_a_street_with_a_bonus() -> None:
    match = act(bare(), "play card=diner", "deploy street=diner-junkyard")
    assert match.state.energy[ELLIOT] == 20 - 4 + 1


@pytest.mark.clause("KI-91")
def test_both_exits_of_school_shut_the_other_out() -> None:
    match = bare()
    take(match, GIZA, "school-schoolyard", "school-footbridge")
    match.play("play card=school")
    assert streets(match) == set()
    assert refusal(match, "deploy street=school-schoolyard") == "KI-A34"


@pytest.mark.clause("KI-A1")
def test_a_second_exit_later() -> None:
    match = bare()
    take(match, GIZA, "school-schoolyard")
    match.state.actor = GIZA
    act(match, "play card=school", "deploy street=school-footbridge")
    assert match.state.owner[street("school-footbridge")] == GIZA


@pytest.mark.clause("KI-A17")
def test_too_few_distributors() -> None:
    match = bare()
    match.state.gone[ELLIOT] = 19
    match.play("play card=school")
    assert refusal(match, "deploy street=school-footbridge") == "KI-A17"
    match.play("deploy street=school-schoolyard")
    assert match.state.gone[ELLIOT] == 20


@pytest.mark.clause("KI-A34")
def test_slots_are_never_shared() -> None:
    match = bare()
    take(match, GIZA, "diner-junkyard")
    match.play("play card=diner")
    assert refusal(match, "deploy street=diner-junkyard") == "KI-A34"


@pytest.mark.clause("KI-88", "KI-79")
@pytest.mark.parametrize(("gone", "value"), [(2, 3), (3, 4), (4, 5), (6, 5), (9, 6), (20, 10)])
def test_the_value_in_force(gone: int, value: int) -> None:
    match = bare(energy=0)
    match.state.gone[ELLIOT] = gone
    act(match, "play card=school", "exhibit")
    assert match.state.energy[ELLIOT] == value
