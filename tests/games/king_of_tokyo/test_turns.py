"""The start and end of a turn, extra turns, and winning (KT-28 to KT-31, KT-37)."""

from __future__ import annotations

import pytest

from kotatsu.games.king_of_tokyo.state import DISCARDED
from tests.games.king_of_tokyo.positions import (
    asked,
    bare,
    begin,
    buying,
    card,
    choices,
    energy,
    hearts,
    owner,
    play,
    refusal,
    resolved,
    stars,
)


@pytest.mark.clause("KT-C6")
def test_battery_monster_pays_two_on_three_turns() -> None:
    match = bare(3, {0: ["battery_monster", "friend_of_children"]})
    for paid, left in ((2, 4), (4, 2), (6, 0)):
        begin(match, "112233")
        assert (energy(match)[0], match.state.cubes) == (paid, left)
    assert owner(match, "battery_monster") == DISCARDED
    begin(match, "112233")
    assert energy(match)[0] == 6


@pytest.mark.clause("KT-C6", "KT-C29")
def test_a_mimic_of_battery_monster_goes_when_it_is_dry() -> None:
    match = bare(3, {0: ["mimic"], 1: ["battery_monster"]})
    match.state.copied, match.state.mimic_tokens = card("battery_monster"), 4
    begin(match, "")
    play(match, "done", draws="112233") if asked(match) == "move_mimic" else None
    assert (energy(match)[0], owner(match, "mimic")) == (2, 0)
    begin(match, "112233")
    assert energy(match)[0] == 4
    assert owner(match, "mimic") == DISCARDED
    assert (owner(match, "battery_monster"), match.state.cubes) == (1, 6)


@pytest.mark.clause("KT-28")
def test_end_effects_follow_their_order() -> None:
    """Metamorph's energy stops Solar Powered and counts for Energy Hoarder; the Underdog is judged before both."""
    match = buying(
        cards={0: ["metamorph", "solar_powered", "energy_hoarder", "rooting_for_the_underdog", "wings"]},
        purse=0,
        stars=[3, 4, 9],
    )
    assert asked(match) == "sell"
    play(match, "sell card=wings", "done")
    assert energy(match)[0] == 6
    assert stars(match)[0] == 3 + 1 + 1


@pytest.mark.clause("KT-28")
def test_done_is_no_answer_where_one_must_choose() -> None:
    match = resolved("s11223", city=1)
    assert refusal(match, "done") == "KT-28"


@pytest.mark.clause("KT-C42")
def test_solar_powered_only_without_energy() -> None:
    assert energy(buying(cards={0: ["solar_powered"]}, purse=0))[0] == 1
    assert energy(buying(cards={0: ["solar_powered"]}, purse=1))[0] == 1
    assert energy(buying(cards={0: ["solar_powered", "friend_of_children"]}, purse=0))[0] == 2


@pytest.mark.clause("KT-C13")
@pytest.mark.parametrize(("purse", "gained"), [(5, 0), (6, 1), (13, 2)])
def test_energy_hoarder(purse: int, gained: int) -> None:
    match = buying(cards={0: ["energy_hoarder"]}, purse=purse, stars=[0, 0, 0])
    play(match, "done")
    assert stars(match)[0] == gained
    assert energy(match)[0] == purse


@pytest.mark.clause("KT-C39")
@pytest.mark.parametrize(("all_stars", "gained"), [([3, 4, 9], 1), ([3, 3, 9], 0), ([3, 4, 0], 0)])
def test_rooting_for_the_underdog(all_stars: list[int], gained: int) -> None:
    match = buying(cards={0: ["rooting_for_the_underdog"]}, purse=0, stars=all_stars)
    assert stars(match)[0] == 3 + gained


@pytest.mark.clause("KT-C39")
def test_the_dead_are_no_rivals_of_the_underdog() -> None:
    match = buying(cards={0: ["rooting_for_the_underdog"]}, purse=0, stars=[3, 9, 0], hearts=[9, 9, 0])
    assert stars(match)[0] == 4


@pytest.mark.clause("KT-C22")
def test_herbivore_if_nobody_lost_hearts_by_its_owner() -> None:
    assert stars(resolved("112233", cards={0: ["herbivore"]}, city=1))[0] == 1
    hurt = resolved("s11223", cards={0: ["herbivore"]}, city=0, stars=[0, 0, 0])
    assert stars(hurt)[0] == 0
    blocked = resolved("s11223", seats=2, cards={0: ["herbivore"], 1: ["armor_plating"]}, city=0, stars=[0, 0])
    assert stars(blocked)[0] == 1


@pytest.mark.clause("KT-C22")
def test_herbivore_counts_its_owners_own_cards() -> None:
    match = buying("national_guard", cards={0: ["herbivore"]}, purse=3, stars=[0, 0, 0])
    play(match, "buy card=national_guard")
    assert stars(match)[0] == 2


@pytest.mark.clause("KT-C22", "KT-C31")
def test_what_an_opportunist_does_is_not_the_herbivores_deed() -> None:
    match = buying("corner_store", "skyscraper", "energize", cards={0: ["herbivore"], 1: ["opportunist"]},
                   energy=[3, 3, 0], stars=[0, 0, 0])  # fmt: skip
    s = match.state
    for other in range(66):
        if s.where[other] == 6:
            s.where[other] = DISCARDED
    s.where[card("flame_thrower")] = 6
    play(match, "buy card=corner_store", "buy card=flame_thrower")
    assert hearts(match) == [8, 10, 8]
    assert stars(match)[0] == 1 + 1


@pytest.mark.clause("KT-37", "KT-C28", "KT-D3")
def test_metamorph_sells_at_the_printed_price_even_what_was_just_bought() -> None:
    match = buying("wings", "heal", "tank", cards={0: ["metamorph", "alien_origin", "friend_of_children"]}, purse=5)
    play(match, "buy card=wings")
    assert energy(match)[0] == 0
    assert refusal(match, "buy card=heal") == "KT-24"  # the money comes too late to buy
    play(match, "sell card=wings")
    assert energy(match)[0] == 6
    assert owner(match, "wings") == DISCARDED
    play(match, "sell card=metamorph")
    assert asked(match) == "extra_turn"
    assert energy(match)[0] == 9
    assert refusal(match, "sell card=alien_origin") == "KT-26"


@pytest.mark.clause("KT-C28", "KT-C14", "KT-C6")
def test_sold_cards_take_their_use_with_them() -> None:
    match = buying(cards={0: ["metamorph", "even_bigger", "battery_monster"]}, purse=0, hearts=[12, 10, 10], cubes=4)
    play(match, "sell card=even_bigger", "sell card=battery_monster", "done")
    assert hearts(match)[0] == 10
    assert energy(match)[0] == 4 + 3
    assert match.state.cubes == 0


@pytest.mark.clause("KT-C17", "KT-D7")
def test_freeze_time_chains_with_fewer_dice_and_may_be_declined() -> None:
    match = resolved("111223", cards={0: ["freeze_time"]}, city=1, halt=False)
    assert (match.actor, asked(match), choices(match)) == (0, "extra_turn", ["play_on", "done"])
    play(match, "play_on", draws="11123")
    assert (match.state.turn, match.state.dice) == (0, 5)
    play(match, "stop")
    play(match, "play_on", draws="1123")
    assert match.state.dice == 4
    play(match, "stop")
    assert (match.state.turn, match.state.fewer_dice) == (1, 0)
    declined = play(resolved("111223", cards={0: ["freeze_time"]}, city=1, halt=False), "done")
    assert declined.state.turn == 1


@pytest.mark.clause("KT-C17")
def test_no_extra_turn_without_three_ones_or_the_card() -> None:
    assert resolved("112233", cards={0: ["freeze_time"]}, city=1, halt=False).state.turn == 1
    match = resolved("111223", city=1, halt=False)
    assert match.state.turn == 1
    assert refusal(match, "play_on") == "KT-C17"


@pytest.mark.clause("KT-C17", "KT-C55")
def test_freeze_time_comes_before_frenzy() -> None:
    match = resolved("111223", cards={0: ["freeze_time"]}, city=1, halt=False, frenzy=[1, 0, 0])
    play(match, "play_on", draws="11223")
    assert (match.state.fewer_dice, match.state.frenzy[0]) == (1, 1)
    play(match, "stop")
    assert (match.state.turn, match.state.dice, match.state.frenzy[0]) == (0, 6, 0)


@pytest.mark.clause("KT-C14")
def test_even_bigger_gives_two_hearts_and_raises_the_most_to_twelve() -> None:
    match = play(buying("even_bigger", "heal"), "buy card=even_bigger", "buy card=heal")
    assert hearts(match)[0] == 12


@pytest.mark.clause("KT-29")
@pytest.mark.parametrize(("all_stars", "winners"), [([20, 5, 5], [0]), ([3, 20, 5], [1]), ([19, 19, 19], [])])
def test_twenty_stars_win_at_the_end_of_any_turn(all_stars: list[int], winners: list[int]) -> None:
    match = resolved("112233", city=2, stars=all_stars, halt=False)
    assert match.over == bool(winners)
    assert match.winners() == winners
    assert match.scores()[:2] == all_stars[:2]


@pytest.mark.clause("KT-29")
def test_the_dial_ends_at_twenty() -> None:
    assert stars(resolved("333333", stars=[18, 0, 0]))[0] == 20


@pytest.mark.clause("KT-29")
def test_the_last_monster_wins_without_being_asked_to_buy() -> None:
    match = resolved("ssssss", seats=2, city=0, hearts=[10, 5], energy=[20, 0], halt=False)
    assert match.over
    assert match.winners() == [0]
    assert match.result() == [1.0, 0.0]


@pytest.mark.clause("KT-30")
def test_a_poisoned_last_monster_still_buys_and_may_die() -> None:
    match = resolved(
        "ssssss",
        seats=2,
        city=0,
        hearts=[2, 5],
        energy=[3, 0],
        poison=[2, 0],
        halt=False,
        show=("heal", "tank", "wings"),
    )
    assert asked(match) == "buy"
    saved = play(match.copy(), "buy card=heal")
    assert saved.winners() == [0]
    play(match, "done")
    assert match.over
    assert match.winners() == []
    assert match.result() == [0.0, 0.0]


@pytest.mark.clause("KT-30")
def test_twenty_stars_and_no_hearts_is_being_out() -> None:
    match = buying("jet_fighters", hearts=[4, 10, 10], stars=[16, 0, 0], halt=False)
    play(match, "buy card=jet_fighters")
    assert not match.over
    assert (hearts(match)[0], stars(match)[0]) == (0, 0)


@pytest.mark.clause("KT-31")
def test_two_at_twenty_share() -> None:
    match = resolved("112233", city=2, stars=[20, 20, 5], halt=False)
    assert match.result() == [0.5, 0.5, 0.0]
