"""Components and set-up of King of Tokyo, and the frame of a turn (KT-1 to KT-10)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kotatsu
from kotatsu.engine.layout import NOBODY
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.state import NO_DIE, PILE, SHOWN
from tests.games.king_of_tokyo.positions import (
    asked,
    begin,
    card,
    choices,
    faces,
    hearts,
    play,
    position,
    refusal,
    resolved,
    stars,
)

NO_SMASH = [0] * 6
ONE_SMASH = [4, 0, 0, 0, 0, 0]


@pytest.mark.clause("KT-1")
def test_six_monsters_shuffled_over_the_seats() -> None:
    assert parts.MONSTER_NAMES == ("gigazaur", "cyber_kitty", "space_penguin", "the_king", "meka_dragon", "alienoid")
    seen = {kotatsu.new("king-of-tokyo", seats=2, seed=seed).state.monster[0] for seed in range(40)}
    assert seen == set(range(6))


@pytest.mark.clause("KT-2")
def test_dice() -> None:
    assert parts.FACE_NAMES == ("one", "two", "three", "energy", "smash", "heart")
    assert parts.DICE == 6
    s = kotatsu.new("king-of-tokyo", seats=2, seed=1).state
    assert s.dice == 6
    assert [s.die[die] for die in range(6, 9)] == [NO_DIE] * 3


@pytest.mark.clause("KT-3")
def test_cards() -> None:
    assert (parts.CARDS, parts.KEEPS, len(parts.CARD_KINDS)) == (66, 48, 64)
    doubles = [kind for kind, copies in Counter(parts.KIND_OF).items() if copies == 2]
    assert doubles == ["extra_head", "evacuation_orders"]
    assert (parts.PRICE[parts.MIMIC], parts.PRICE[parts.BATTERY_MONSTER], parts.PRICE[card("energize")]) == (8, 3, 8)
    assert {parts.KIND_OF[number]: parts.TOKENS[number] for number in range(66) if parts.TOKENS[number]} == {
        "battery_monster": 6,
        "smoke_cloud": 3,
    }


@pytest.mark.clause("KT-3")
def test_tokens_never_run_out() -> None:
    """Three victims of a Poison Spit with a purse of twelve tokens: the thirteenth exists."""
    match = resolved("ss1122", cards={0: ["poison_spit"]}, city=0, poison=[0, 12, 12])
    assert [match.state.poison[seat] for seat in range(3)] == [0, 13, 13]


@pytest.mark.clause("KT-4", "KT-6")
@pytest.mark.parametrize(("seats", "bay"), [(2, NOBODY), (4, NOBODY), (5, 0), (6, 0)])
def test_bay_is_open_with_five_or_six(seats: int, bay: int) -> None:
    match = resolved("112233", seats=seats, city=1)
    assert (match.state.city, match.state.bay) == (1, bay)


@pytest.mark.clause("KT-5")
def test_dials_at_the_start() -> None:
    match = kotatsu.new("king-of-tokyo", seats=6, seed=4)
    assert hearts(match) == [10] * 6
    assert stars(match) == [0] * 6
    assert [match.state.energy[seat] for seat in range(6)] == [0] * 6


@pytest.mark.clause("KT-7")
def test_three_cards_for_sale_all_others_in_the_pile() -> None:
    firsts = set()
    for seed in range(30):
        s = kotatsu.new("king-of-tokyo", seats=3, seed=seed).state
        shown = [s.display[place] for place in range(3)]
        assert len(set(shown)) == 3
        assert [card for card in range(66) if s.where[card] == SHOWN] == sorted(shown)
        assert sum(s.where[card] == PILE for card in range(66)) == 63
        firsts.add(shown[0])
    assert len(firsts) > 15


@pytest.mark.clause("KT-8")
def test_most_smashes_begins_and_ties_roll_again() -> None:
    monsters, display = [0] * 5, [0, 0, 0]
    tie = [*ONE_SMASH, *NO_SMASH, *ONE_SMASH]
    again = [*NO_SMASH, *ONE_SMASH]  # only seats 0 and 2 roll again
    game = kotatsu.load("king-of-tokyo")
    match = kotatsu.Match(game, 3, seed=1, rig=[*monsters, *display, *tie, *again, *faces("112233")])
    assert match.state.turn == match.state.home == 2
    rolls = [(event.values["seat"], event.values["smashes"]) for event in match.opening if event.name == "opening_roll"]
    assert rolls == [(0, 1), (1, 0), (2, 1), (0, 0), (2, 1)]


@pytest.mark.clause("KT-8", "KT-28")
def test_play_runs_clockwise_past_the_dead() -> None:
    match = resolved("112233", seats=4, halt=False, city=3, hearts=[10, 0, 10, 10])
    assert match.state.turn == 2


@pytest.mark.clause("KT-9")
@pytest.mark.parametrize(("place", "gained"), [("city", 2), ("bay", 2), ("", 0)])
def test_two_stars_for_starting_in_tokyo(place: str, gained: int) -> None:
    fields: dict[str, Any] = {place: 0} if place else {}
    match = position(seats=5, **fields)
    assert stars(match)[0] == gained


@pytest.mark.clause("KT-10")
def test_three_rolls_with_free_choice_of_dice() -> None:
    match = position("1sh223")
    begin(match, "1sh223")
    assert match.state.rolls_left == 2
    play(match, "keep face=smash", "keep face=two", "keep face=two")
    play(match, "roll", draws="1ee")
    assert sorted(match.state.die[die] for die in range(6)) == sorted(faces("s221ee"))
    assert match.state.rolls_left == 1
    play(match, "free face=smash", "keep face=energy")
    play(match, "roll", draws="hhh")
    assert match.state.rolls_left == 0
    assert asked(match) != "roll"
    assert sorted(match.state.die[die] for die in range(6)) == sorted(faces("22ehhh"))


@pytest.mark.clause("KT-10")
def test_stopping_early_and_dice_that_cannot_be_touched() -> None:
    match = position("111222")
    assert choices(match) == ["keep face=one", "keep face=two", "roll", "stop"]
    assert refusal(match, "keep face=heart") == "KT-2"
    assert refusal(match, "free face=one") == "KT-2"
    play(match, *["keep face=one"] * 3, *["keep face=two"] * 3)
    assert refusal(match, "roll") == "KT-2"
    play(match, "stop")
    assert stars(match)[0] == 1 + 2 + 1
