"""The discard cards, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from kotatsu.engine.layout import NOBODY
from tests.games.king_of_tokyo.positions import (
    asked,
    buying,
    card,
    choices,
    energy,
    hearts,
    play,
    stars,
)


@pytest.mark.clause("KT-C48", "KT-C49", "KT-C50", "KT-C62")
@pytest.mark.parametrize(
    ("name", "gained"), [("apartment_building", 3), ("commuter_train", 2), ("corner_store", 1), ("skyscraper", 4)]
)
def test_stars(name: str, gained: int) -> None:
    match = play(buying(name, stars=[0, 0, 0]), f"buy card={name}")
    assert stars(match) == [gained, 0, 0]


@pytest.mark.clause("KT-C59", "KT-C60", "KT-C63")
@pytest.mark.parametrize(("name", "gained", "lost"), [("jet_fighters", 5, 4), ("national_guard", 2, 2), ("tank", 4, 3)])
def test_stars_for_hearts(name: str, gained: int, lost: int) -> None:
    match = play(buying(name, stars=[0, 0, 0]), f"buy card={name}")
    assert stars(match) == [gained, 0, 0]
    assert hearts(match) == [10 - lost, 10, 10]


@pytest.mark.clause("KT-C57", "KT-C61", "KT-32")
@pytest.mark.parametrize(("name", "before", "after"), [("heal", 5, 7), ("heal", 9, 10), ("nuclear_power_plant", 5, 8)])
def test_hearts_from_cards_in_tokyo_up_to_ten(name: str, before: int, after: int) -> None:
    match = play(buying(name, hearts=[before, 10, 10]), f"buy card={name}")
    assert hearts(match)[0] == after


@pytest.mark.clause("KT-C61", "KT-C38")
def test_power_plant_pays_stars_and_regeneration_adds_a_heart() -> None:
    match = buying("nuclear_power_plant", hearts=[5, 10, 10], stars=[0, 0, 0], cards={0: ["regeneration"]})
    play(match, "buy card=nuclear_power_plant")
    assert (hearts(match)[0], stars(match)[0]) == (9, 2)


@pytest.mark.clause("KT-C52")
def test_energize() -> None:
    assert energy(play(buying("energize", purse=8), "buy card=energize"))[0] == 9
    friend = buying("energize", purse=8, cards={0: ["friend_of_children"]})
    assert energy(play(friend, "buy card=energize"))[0] == 10


@pytest.mark.clause("KT-C54")
def test_flame_thrower() -> None:
    assert hearts(play(buying("flame_thrower"), "buy card=flame_thrower")) == [10, 8, 8]


@pytest.mark.clause("KT-C56")
def test_gas_refinery() -> None:
    match = play(buying("gas_refinery", stars=[0, 0, 0]), "buy card=gas_refinery")
    assert hearts(match) == [10, 7, 7]
    assert stars(match)[0] == 2


@pytest.mark.clause("KT-C58")
def test_high_altitude_bombing_spares_nobody_and_takes_the_buyer_last() -> None:
    fields: dict[str, Any] = {"cards": {0: ["wings"], 2: ["mimic"]}, "copied": card("wings"), "energy": [20, 0, 2]}
    match = buying("high_altitude_bombing", **fields)
    play(match, "buy card=high_altitude_bombing")
    assert match.actor == 2
    play(match, "endure")
    assert match.actor == 0
    play(match, "endure")
    assert hearts(match) == [7, 7, 7]


@pytest.mark.clause("KT-C58", "KT-30")
def test_everybody_dead_everybody_loses() -> None:
    match = buying("high_altitude_bombing", hearts=[3, 2, 1], stars=[20, 0, 0], halt=False)
    events = match.play("buy card=high_altitude_bombing")
    assert match.over
    assert match.winners() == []
    assert events[-1].name == "nobody_won"


@pytest.mark.clause("KT-C53")
@pytest.mark.parametrize("name", ["evacuation_orders", "evacuation_orders_2"])
def test_evacuation_orders(name: str) -> None:
    match = play(buying(name, stars=[9, 20, 3]), f"buy card={name}")
    assert stars(match) == [9, 15, 0]


@pytest.mark.clause("KT-C64")
def test_vast_storm() -> None:
    match = buying("vast_storm", seats=4, energy=[6, 5, 1, 8], stars=[0] * 4, hearts=[10, 10, 10, 0])
    play(match, "buy card=vast_storm")
    assert energy(match) == [0, 3, 1, 8]  # a dead monster's purse is not looked at
    assert stars(match)[0] == 2


@pytest.mark.clause("KT-C64", "KT-C37")
def test_rapid_healing_before_the_storm() -> None:
    match = buying("vast_storm", energy=[6, 6, 0], hearts=[10, 8, 10], cards={1: ["rapid_healing"]})
    play(match, "buy card=vast_storm")
    assert (match.actor, asked(match), choices(match)) == (1, "heal", ["heal", "done"])
    play(match, "heal", "done")
    assert energy(match)[1] == 2
    assert hearts(match)[1] == 9


@pytest.mark.clause("KT-C51", "KT-D6")
def test_death_from_above_throws_all_out() -> None:
    match = buying("death_from_above", seats=5, city=2, bay=4, stars=[0] * 5, hearts=[10] * 5)
    play(match, "buy card=death_from_above")
    assert (match.state.city, match.state.bay) == (0, NOBODY)
    assert stars(match)[0] == 3
    assert hearts(match) == [10] * 5


@pytest.mark.clause("KT-C51", "KT-D6")
@pytest.mark.parametrize(("city", "bay"), [(NOBODY, 3), (3, NOBODY), (NOBODY, NOBODY)])
def test_an_opportunist_drops_into_tokyo_whoever_is_there(city: int, bay: int) -> None:
    """Between entering and buying Tokyo is never empty, but while others buy it may be."""
    match = buying("death_from_above", seats=5, stars=[0] * 5)
    match.state.city, match.state.bay = city, bay
    play(match, "buy card=death_from_above")
    assert (match.state.city, match.state.bay) == (0, NOBODY)
    assert stars(match)[0] == 3


@pytest.mark.clause("KT-C51", "KT-D6")
@pytest.mark.parametrize(("city", "bay"), [(0, 3), (3, 0)])
def test_death_from_above_in_tokyo_just_pays(city: int, bay: int) -> None:
    match = buying("death_from_above", seats=5, city=city, bay=bay, stars=[0] * 5)
    play(match, "buy card=death_from_above")
    assert (match.state.city, match.state.bay) == (city, bay)
    assert stars(match)[0] == 2


@pytest.mark.clause("KT-C55", "KT-D7")
def test_frenzy_plays_again_after_this_turn() -> None:
    match = buying("frenzy", purse=9, halt=False)
    play(match, "buy card=frenzy")
    assert asked(match) == "buy"  # this turn goes on
    play(match, "done")
    assert (match.state.turn, match.state.home, match.state.frenzy[0]) == (0, 0, 0)
    assert stars(match)[0] == 2 + 2  # started in Tokyo twice


@pytest.mark.clause("KT-C55")
def test_an_eliminated_buyer_does_not_play_again() -> None:
    match = buying("frenzy", "tank", purse=20, halt=False, hearts=[3, 10, 10])
    play(match, "buy card=frenzy", "buy card=tank")
    assert match.state.turn == 1
