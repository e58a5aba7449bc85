"""Resolving dice, fighting and entering Tokyo (KT-11 to KT-23), without cards."""

from __future__ import annotations

from typing import Any

import pytest

from kotatsu.engine.layout import NOBODY
from tests.games.king_of_tokyo.positions import (
    asked,
    choices,
    energy,
    hearts,
    owner,
    play,
    position,
    refusal,
    resolved,
    stars,
)


@pytest.mark.clause("KT-11")
def test_the_player_picks_the_order_where_it_can_matter() -> None:
    """Smashing first closes Bay under seat 0, which may then heal outside Tokyo; healing first would be wasted."""
    fields: dict[str, Any] = {"seats": 5, "city": 1, "bay": 0, "hearts": [5, 9, 3, 9, 9]}
    match = play(position("sssh12", **fields), "stop")
    assert choices(match) == [
        "resolve symbol=numbers",
        "resolve symbol=hearts",
        "resolve symbol=smashes",
        "resolve_all",
    ]
    play(match, "resolve symbol=smashes")
    assert hearts(match) == [6, 9, 0, 6, 6]
    usual = play(position("sssh12", **fields), "stop", "resolve_all")
    assert hearts(usual) == [5, 9, 0, 6, 6]


@pytest.mark.clause("KT-11")
def test_no_question_where_the_order_cannot_matter() -> None:
    assert asked(resolved("e1hh12", city=1)) == "extra_turn"
    match = play(position("ssee12"), "stop")  # Tokyo is empty: the smashes strike nobody
    assert asked(match) != "resolve"
    assert refusal(match, "resolve_all") == "KT-11"


@pytest.mark.clause("KT-11", "KT-C16")
def test_fire_is_a_victim_to_think_of() -> None:
    match = play(position("se1122", cards={0: ["fire_breathing"]}), "stop")
    assert asked(match) == "resolve"


@pytest.mark.clause("KT-12")
@pytest.mark.parametrize(
    ("dice", "gained"),
    [("11s1ee", 1), ("111122", 2), ("222333", 2 + 3), ("333333", 3 + 3), ("112233", 0), ("222222", 2 + 3)],
)
def test_three_of_a_number(dice: str, gained: int) -> None:
    match = resolved(dice, city=1, hearts=[10, 10, 10], energy=[0, 0, 0])
    if asked(match) == "flee":
        play(match, "stay")
    assert stars(match)[0] == gained


@pytest.mark.clause("KT-13")
def test_a_cube_a_die() -> None:
    assert energy(resolved("eee112", energy=[4, 0, 0]))[0] == 7


@pytest.mark.clause("KT-14")
def test_from_tokyo_all_outside_from_outside_all_in_tokyo() -> None:
    inside = resolved("ss1123", seats=6, city=0, bay=1)
    assert hearts(inside) == [10, 10, 8, 8, 8, 8]
    outside = resolved("ss1123", seats=6, city=4, bay=1)
    assert hearts(outside) == [10, 8, 10, 10, 8, 10]
    assert refusal(outside, "endure") == "KT-14"


@pytest.mark.clause("KT-15")
def test_first_smashes_hurt_nobody() -> None:
    match = resolved("ssssss")
    assert hearts(match) == [10, 10, 10]
    assert match.state.city == 0


@pytest.mark.clause("KT-16")
@pytest.mark.parametrize(("before", "city", "after"), [(5, 1, 8), (8, 1, 10), (5, 0, 5)])
def test_hearts_heal_outside_tokyo_up_to_ten(before: int, city: int, after: int) -> None:
    match = resolved("hhh112", city=city, hearts=[before, 10, 10])
    assert hearts(match)[0] == after
    assert refusal(match, "use_hearts") == "KT-16"


@pytest.mark.clause("KT-17")
def test_at_no_hearts_a_monster_is_out() -> None:
    match = resolved("sss112", city=0, hearts=[10, 3, 10], energy=[0, 7, 0], stars=[0, 9, 0], cards={1: ["wings"]})
    assert asked(match) == "prevent"
    play(match, "endure")
    assert hearts(match) == [10, 0, 7]
    assert energy(match)[1] == 0
    assert stars(match)[1] == 0
    assert owner(match, "wings") == 8  # among the discarded cards


@pytest.mark.clause("KT-18")
def test_fleeing_keeps_the_loss() -> None:
    match = resolved("ss1123", city=1)
    assert (match.actor, asked(match), choices(match)) == (1, "flee", ["flee", "stay"])
    play(match, "flee")
    assert hearts(match)[1] == 8
    assert match.state.city == 0


@pytest.mark.clause("KT-18")
def test_staying_keeps_tokyo_and_unhurt_monsters_are_not_asked() -> None:
    match = play(resolved("ss1123", city=1), "stay")
    assert match.state.city == 1
    assert asked(match) == "extra_turn"
    assert refusal(match, "flee") == "KT-18"


@pytest.mark.clause("KT-18")
def test_card_damage_never_lets_anybody_flee() -> None:
    match = resolved("112233", city=1, energy=[3, 0, 0], show=("flame_thrower", "heal", "tank"))
    play(match, "buy card=flame_thrower")
    assert hearts(match) == [10, 8, 8]
    assert asked(match) != "flee"


@pytest.mark.clause("KT-D8")
def test_flights_are_asked_clockwise_from_the_attackers_left() -> None:
    match = resolved("s11223", seats=6, city=5, bay=2)
    assert match.actor == 2
    play(match, "stay")
    assert match.actor == 5


@pytest.mark.clause("KT-19")
def test_an_empty_tokyo_must_be_taken() -> None:
    match = resolved("112233")
    assert match.state.city == 0
    assert stars(match)[0] == 1


@pytest.mark.clause("KT-20")
def test_bay_must_be_taken_with_more_than_four_alive() -> None:
    match = resolved("112233", seats=5, city=3)
    assert match.state.bay == 0
    assert stars(match)[0] == 1
    fewer = resolved("112233", seats=5, city=3, hearts=[10, 10, 0, 10, 10])
    assert fewer.state.bay == NOBODY
    assert stars(fewer)[0] == 0


@pytest.mark.clause("KT-21")
def test_nobody_leaves_in_the_entering_step() -> None:
    match = resolved("112233", seats=5, city=0)
    assert match.state.city == 0
    assert match.state.bay == NOBODY  # one who is in Tokyo does not enter again
    assert stars(match)[0] == 2


@pytest.mark.clause("KT-22")
def test_bay_closes_at_four() -> None:
    leaves = resolved("sss112", seats=5, city=0, bay=1, hearts=[10, 10, 3, 10, 10])
    assert (leaves.state.city, leaves.state.bay) == (0, NOBODY)
    moves = resolved("sss112", seats=5, city=2, bay=1, hearts=[10, 10, 3, 10, 10], stars=[0] * 5)
    assert moves.actor == 1  # struck in Bay, it may still flee from City
    play(moves, "stay")
    assert (moves.state.city, moves.state.bay) == (1, NOBODY)
    assert stars(moves)[:2] == [0, 0]


@pytest.mark.clause("KT-23")
def test_both_flee_and_the_attacker_takes_city() -> None:
    match = play(resolved("s11223", seats=6, city=5, bay=2), "flee", "flee")
    assert (match.state.city, match.state.bay) == (0, NOBODY)
    assert stars(match)[0] == 1


@pytest.mark.clause("KT-23")
def test_city_fled_bay_stays_in_bay() -> None:
    match = play(resolved("s11223", seats=6, city=5, bay=2), "stay", "flee")
    assert (match.state.city, match.state.bay) == (0, 2)
