"""Exhibitions: fans, megaphones over distance, energy, fame."""

from __future__ import annotations

import pytest

from kotatsu.games.kikai import parts as p
from kotatsu.games.kikai.exhibition import advance_fame
from kotatsu.games.kikai.kinds import Colour, Level
from tests.games.kikai.positions import (
    ELLIOT,
    GIZA,
    act,
    bare,
    crowd,
    deal,
    district,
    events,
    gather,
    give,
    influence,
    may,
    refusal,
    stand,
    stock,
    take,
)


@pytest.mark.clause("KI-77", "KI-A21")
def test_all_ones_own_fans_of_the_district() -> None:
    match = bare()
    gather(match, ELLIOT, "diner", "red", "blue", "red")
    gather(match, GIZA, "diner", "green")
    act(match, "play card=diner", "exhibit")
    s = match.state
    assert [s.taken[ELLIOT, colour] for colour in range(3)] == [2, 1, 0]
    assert [s.zone[ELLIOT, district("diner"), level] for level in range(3)] == [p.NONE] * 3
    assert s.zone[GIZA, district("diner"), Level.FEET] == Colour.GREEN


@pytest.mark.clause("KI-78", "KI-80", "KI-93", "KI-94")
def test_the_rulebooks_example_parking_and_cinema() -> None:
    """Two red fans at Parking, a blue and a green one called from Cinema; influence 2, 5, 3: 12 fame."""
    match = bare(energy=0)
    gather(match, ELLIOT, "parking", "red", "red")
    gather(match, ELLIOT, "cinema", "blue", "green")
    influence(match, ELLIOT, red=2, blue=5, green=3)
    give(match, ELLIOT, megaphones=1)
    match.state.gone[ELLIOT] = 4
    act(match, "play card=parking", "exhibit", "call district=cinema")
    assert match.state.fame[ELLIOT] == 12
    assert events(match, "fame_grew") == [{"seat": 0, "amount": 12, "fame": 12}]
    assert stock(match, ELLIOT) == (5 + 1 + 1, 1, 1, 0)
    assert [match.state.taken[ELLIOT, colour] for colour in range(3)] == [2, 1, 1]
    assert [match.state.exhibited[colour] for colour in range(3)] == [0, 0, 0]


@pytest.mark.clause("KI-97", "KI-A22")
def test_fans_then_energy_then_fame() -> None:
    match = bare(energy=0)
    gather(match, ELLIOT, "parking", "red")
    influence(match, ELLIOT, red=3)
    match.state.gone[ELLIOT] = 3
    act(match, "play card=parking", "exhibit")
    names = [event.name for event in match.plies[-1].events]
    assert names[:4] == ["exhibited", "gained_energy", "fame_grew", "gained_energy"]
    assert stock(match, ELLIOT)[0] == 4 + 1


@pytest.mark.clause("KI-78", "KI-A20")
@pytest.mark.parametrize(("place", "cost"), [("diner", 1), ("station", 2), ("school", 3), ("casino", 2), ("cinema", 1)])
def test_megaphones_by_distance(place: str, cost: int) -> None:
    match = bare()
    gather(match, ELLIOT, place, "red", "blue", "green")
    give(match, ELLIOT, megaphones=cost)
    act(match, "play card=parking", "exhibit", f"call district={place}")
    assert match.state.megaphones[ELLIOT] == 0
    assert sum(match.state.taken[ELLIOT, colour] for colour in range(3)) == 3


@pytest.mark.clause("KI-78")
def test_several_districts_and_too_few_megaphones() -> None:
    match = bare()
    for name in ("diner", "station", "cinema"):
        gather(match, ELLIOT, name, "red")
    give(match, ELLIOT, megaphones=2)
    act(match, "play card=parking", "exhibit")
    assert refusal(match, "call district=parking") == "KI-77"
    assert refusal(match, "call district=school") == "KI-78"
    match.play("call district=diner")
    assert refusal(match, "call district=station") == "KI-A20"
    assert may(match, "call") == ["call district=cinema"]
    match.play("call district=cinema")
    assert match.state.taken[ELLIOT, Colour.RED] == 2
    assert refusal(match, "call district=station") == "KI-78"


@pytest.mark.clause("KI-78")
def test_calling_is_a_choice() -> None:
    match = bare()
    gather(match, ELLIOT, "diner", "red")
    give(match, ELLIOT, megaphones=2)
    act(match, "play card=parking", "exhibit", "finish")
    assert match.state.megaphones[ELLIOT] == 2
    assert match.state.zone[ELLIOT, district("diner"), Level.FEET] == Colour.RED


@pytest.mark.clause("KI-80")
def test_ladders_put_up_while_calling_count_for_fame() -> None:
    match = bare()
    stand(match, ELLIOT, "diner", "blue-rollers", "red-safe")
    gather(match, ELLIOT, "diner", "red")
    give(match, ELLIOT, megaphones=1, ladders=1)
    act(match, "play card=parking", "exhibit", "climb district=diner", "call district=diner")
    assert match.state.fame[ELLIOT] == 2


@pytest.mark.clause("KI-79", "KI-81", "KI-A21")
def test_an_exhibition_with_nothing_brings_energy() -> None:
    match = bare(energy=0)
    match.state.gone[ELLIOT] = 4
    act(match, "play card=school", "exhibit")
    assert stock(match, ELLIOT) == (5, 0, 0, 0)
    assert match.state.fame[ELLIOT] == 0
    assert events(match, "fame_grew") == []


@pytest.mark.clause("KI-93")
@pytest.mark.parametrize(("fame", "gained"), [(1, (0, 0, 0)), (3, (1, 0, 0)), (12, (2, 1, 1))])
def test_bonuses_on_the_way(fame: int, gained: tuple[int, ...]) -> None:
    match = bare(energy=0)
    advance_fame(match.state, fame)
    assert stock(match, ELLIOT)[:3] == gained


@pytest.mark.clause("KI-U4")
def test_fame_beyond_the_last_space_is_lost() -> None:
    match = bare(energy=0)
    match.state.fame[ELLIOT] = 26
    advance_fame(match.state, 9)
    assert match.state.fame[ELLIOT] == 27
    assert stock(match, ELLIOT) == (0, 0, 0, 2)


@pytest.mark.clause("KI-80")
def test_a_space_one_stands_on_is_not_paid_again() -> None:
    match = bare(energy=0)
    advance_fame(match.state, 3)
    advance_fame(match.state, 2)
    assert (match.state.fame[ELLIOT], stock(match, ELLIOT)[0]) == (5, 1)


@pytest.mark.clause("KI-R2")
def test_places_freed_by_an_exhibition_take_fans_again_at_once() -> None:
    match = bare()
    stand(match, ELLIOT, "diner", "red-rollers")
    gather(match, ELLIOT, "diner", "red")
    take(match, ELLIOT, "diner-market")
    crowd(match, "market", red=2)
    give(match, ELLIOT, megaphones=1)
    deal(match, ELLIOT, "diner", "diner")
    act(match, "play card=diner", "exhibit", "play card=diner", "bring square=market level=feet")
    assert match.state.zone[ELLIOT, district("diner"), Level.FEET] == Colour.RED


@pytest.mark.clause("KI-R3")
def test_a_megaphone_not_used_for_calls_buys_the_extra_action() -> None:
    match = bare()
    gather(match, ELLIOT, "diner", "red")
    give(match, ELLIOT, megaphones=1)
    act(match, "play card=parking", "exhibit", "finish", "play card=casino")
    assert match.state.megaphones[ELLIOT] == 0
    match = bare()
    gather(match, ELLIOT, "diner", "red")
    give(match, ELLIOT, megaphones=1)
    act(match, "play card=parking", "exhibit", "call district=diner")
    assert may(match, "play") == []
