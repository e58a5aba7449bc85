"""Cards that act when hearts are lost: prevention, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.king_of_tokyo.positions import (
    asked,
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

SMASHES = {1: "s11223", 2: "ss1123", 3: "sss112", 4: "ssss12", 5: "sssss1", 6: "ssssss"}


@pytest.mark.clause("KT-C4")
def test_armor_plating_stops_a_loss_of_one() -> None:
    match = resolved("s11223", cards={1: ["armor_plating"]}, city=1)
    assert hearts(match)[1] == 10
    assert asked(match) == "extra_turn"  # nothing lost, no right to flee
    assert hearts(resolved("ss1123", cards={1: ["armor_plating"]}, city=1))[1] == 8


@pytest.mark.clause("KT-C4", "KT-C35")
def test_armor_plating_against_a_single_poison_and_tokens() -> None:
    assert hearts(resolved("112233", cards={0: ["armor_plating"]}, city=1, poison=[1, 0, 0]))[0] == 10
    match = resolved("s11223", cards={0: ["poison_spit"], 1: ["armor_plating"]}, city=0)
    assert [match.state.poison[seat] for seat in range(3)] == [0, 0, 1]


@pytest.mark.clause("KT-C4", "KT-C16")
def test_fire_and_smash_are_one_loss_for_the_armor() -> None:
    match = resolved("s11223", seats=4, cards={0: ["fire_breathing"], 1: ["armor_plating"]}, city=0)
    assert hearts(match)[1] == 8
    alone = resolved("s11223", seats=4, cards={0: ["fire_breathing"], 1: ["armor_plating"]}, city=2)
    assert hearts(alone)[1] == 10


@pytest.mark.clause("KT-C8", "KT-D11")
def test_camouflage_rolls_a_die_a_heart() -> None:
    match = resolved("sss112", "h1s", cards={1: ["camouflage"]}, city=1)
    assert hearts(match)[1] == 8
    assert asked(match) == "flee"


@pytest.mark.clause("KT-C8")
def test_a_loss_wholly_camouflaged_is_no_loss() -> None:
    match = resolved("ss1123", "hh", cards={0: ["shrink_ray"], 1: ["camouflage"]}, city=1)
    assert hearts(match)[1] == 10
    assert match.state.shrink[1] == 0
    assert asked(match) == "extra_turn"


@pytest.mark.clause("KT-C8", "KT-C4")
def test_armor_takes_the_last_heart_that_camouflage_leaves() -> None:
    match = resolved("ss1123", "h1", cards={1: ["camouflage", "armor_plating"]}, city=1)
    assert hearts(match)[1] == 10


@pytest.mark.clause("KT-C8", "KT-C5")
def test_background_dweller_rerolls_camouflage_threes() -> None:
    match = resolved("sss112", "331", cards={1: ["camouflage", "background_dweller"]}, city=1)
    assert (match.actor, asked(match), choices(match)) == (1, "camouflaged_threes", ["reroll_three", "done"])
    play(match, "reroll_three", draws="3")
    play(match, "reroll_three", draws="h")
    play(match, "reroll_three", draws="s")
    assert hearts(match)[1] == 8


@pytest.mark.clause("KT-C8", "KT-C5")
def test_camouflage_threes_may_stay() -> None:
    match = resolved("sss112", "331", cards={1: ["camouflage", "background_dweller"]}, city=1)
    play(match, "done")
    assert hearts(match)[1] == 7


@pytest.mark.clause("KT-C8", "KT-C29")
def test_a_mimic_of_camouflage_rolls_for_what_is_left() -> None:
    match = resolved("sss112", "h11h1", cards={1: ["camouflage", "mimic"]}, copied=card("camouflage"), city=1)
    assert hearts(match)[1] == 9


@pytest.mark.clause("KT-C8")
def test_each_loss_has_its_own_camouflage() -> None:
    match = buying("flame_thrower", "gas_refinery", cards={1: ["camouflage"]})
    play(match, "buy card=flame_thrower", draws="1h1")
    assert hearts(match)[1] == 9
    play(match, "buy card=gas_refinery", draws="1hh1")
    assert hearts(match)[1] == 8


@pytest.mark.clause("KT-C47")
def test_wings_cover_the_whole_turn() -> None:
    match = resolved("sss112", cards={1: ["wings"]}, city=0, energy=[3, 3, 0], show=("flame_thrower", "heal", "tank"))
    assert choices(match) == ["wings", "endure"]
    play(match, "wings")
    assert hearts(match) == [10, 10, 7]
    assert energy(match)[1] == 1
    play(match, "buy card=flame_thrower")
    assert hearts(match) == [10, 10, 5]


@pytest.mark.clause("KT-C47")
def test_wings_need_two_energy_and_end_with_the_turn() -> None:
    match = resolved("sss112", cards={1: ["wings"]}, city=0, energy=[0, 1, 0])
    assert hearts(match)[1] == 7
    assert refusal(match, "wings") == "KT-26"  # it is the attacker who is asked
    paid = play(resolved("sss112", cards={1: ["wings"]}, city=0, energy=[0, 3, 0], halt=False), "wings")
    assert paid.state.winged[1] == 0  # the next turn has begun
    assert paid.state.turn == 1


@pytest.mark.clause("KT-C47")
def test_wings_against_ones_own_cards_and_poison() -> None:
    match = buying("tank", cards={0: ["wings"]}, purse=8, poison=[2, 0, 0])
    play(match, "buy card=tank", "wings", "done")
    assert hearts(match)[0] == 10


@pytest.mark.clause("KT-C37")
def test_rapid_healing_under_a_fatal_blow() -> None:
    match = resolved("sss112", cards={1: ["rapid_healing"]}, city=0, hearts=[10, 2, 10], energy=[0, 4, 0])
    assert (match.actor, asked(match), choices(match)) == (1, "prevent", ["endure", "heal"])
    play(match, "heal")
    assert asked(match) == "prevent"
    play(match, "heal")
    assert hearts(match)[1] == 1
    assert energy(match)[1] == 0


@pytest.mark.clause("KT-C37")
def test_rapid_healing_is_not_asked_when_it_cannot_save() -> None:
    match = resolved("sssss1", cards={1: ["rapid_healing"]}, city=0, hearts=[10, 2, 10], energy=[0, 4, 0])
    assert hearts(match)[1] == 0
    safe = resolved("s11223", cards={1: ["rapid_healing"]}, city=0, hearts=[10, 5, 10], energy=[0, 4, 0])
    assert hearts(safe)[1] == 4  # not fatal: it can heal whenever it likes
    assert asked(safe) == "extra_turn"


@pytest.mark.clause("KT-C37", "KT-C38")
def test_rapid_healing_at_any_own_question_with_regeneration() -> None:
    match = buying(cards={0: ["rapid_healing", "regeneration"]}, purse=5, hearts=[7, 10, 10])
    play(match, "heal")
    assert hearts(match)[0] == 9
    play(match, "heal")
    assert hearts(match)[0] == 10
    assert refusal(match, "heal") == "KT-C37"
    assert energy(match)[0] == 1


@pytest.mark.clause("KT-C37")
def test_rapid_healing_while_choosing_to_flee() -> None:
    match = resolved("s11223", cards={1: ["rapid_healing"]}, city=1, energy=[0, 2, 0])
    assert choices(match) == ["heal", "flee", "stay"]
    play(match, "heal", "stay")
    assert hearts(match)[1] == 10


@pytest.mark.clause("KT-C25")
def test_jets_decide_first_and_lose_nothing_when_fleeing() -> None:
    fields: dict[str, Any] = {"cards": {0: ["poison_spit"], 1: ["jets"]}, "city": 1, "hearts": [10, 3, 10]}
    fled = resolved("ssss12", **fields)
    assert hearts(fled)[1] == 3
    assert asked(fled) == "flee"
    play(fled, "flee")
    assert hearts(fled)[1] == 3
    assert fled.state.poison[1] == 0
    stayed = play(resolved("ss1123", **fields), "stay")
    assert hearts(stayed)[1] == 1
    assert stayed.state.poison[1] == 1


@pytest.mark.clause("KT-C25", "KT-C4", "KT-C47")
def test_jets_are_not_asked_when_nothing_would_be_lost() -> None:
    match = resolved("s11223", cards={1: ["jets", "armor_plating"]}, city=1)
    assert asked(match) == "extra_turn"
    assert hearts(match)[1] == 10


@pytest.mark.clause("KT-C25", "KT-22")
def test_jets_owner_pushed_out_of_bay_is_spared() -> None:
    match = resolved("sss112", seats=5, cards={3: ["jets"], 0: ["nova_breath"]}, city=4, bay=3, hearts=[9, 3, 9, 9, 9])
    assert match.actor == 4
    play(match, "stay")
    assert hearts(match) == [9, 0, 6, 9, 6]


@pytest.mark.clause("KT-C25")
def test_jets_outside_tokyo_are_no_help() -> None:
    assert hearts(resolved("s11223", cards={1: ["jets"]}, city=0))[1] == 9


@pytest.mark.clause("KT-C46")
@pytest.mark.parametrize(("smashes", "before", "gained"), [(1, 10, 0), (2, 10, 1), (5, 10, 1), (3, 1, 0)])
def test_making_it_stronger(smashes: int, before: int, gained: int) -> None:
    cards = {1: ["were_only_making_it_stronger", "it_has_a_child"]}
    match = resolved(SMASHES[smashes], cards=cards, city=0, hearts=[10, before, 10])
    assert energy(match)[1] == gained


@pytest.mark.clause("KT-C24", "KT-D9")
def test_it_has_a_child() -> None:
    match = resolved(
        "sss112",
        cards={0: ["poison_spit"], 1: ["it_has_a_child", "wings", "battery_monster", "smoke_cloud"]},
        city=1,
        hearts=[10, 3, 10],
        stars=[0, 15, 0],
        energy=[0, 1, 0],
    )
    assert hearts(match)[1] == 10
    assert stars(match)[1] == 0
    assert energy(match)[1] == 1
    assert match.state.poison[1] == 1  # tokens stay, those of the fatal blow included
    assert [owner(match, name) for name in ("it_has_a_child", "wings")] == [8, 8]
    assert (match.state.cubes, match.state.smoke) == (0, 0)
    assert match.state.city == 0  # it left Tokyo without fleeing; the attacker enters


@pytest.mark.clause("KT-C24")
def test_a_child_in_ones_own_turn_and_bay_stays_open() -> None:
    match = buying("tank", "heal", seats=5, cards={0: ["it_has_a_child"]}, hearts=[3, 9, 9, 9, 9], bay=1)
    play(match, "buy card=tank")
    assert hearts(match)[0] == 10
    assert (match.state.city, match.state.bay) == (-1, 1)
    assert asked(match) == "buy"


@pytest.mark.clause("KT-C24", "KT-C29")
def test_a_mimic_of_the_child_saves_too() -> None:
    match = resolved(
        "sss112", cards={1: ["mimic"], 2: ["it_has_a_child"]}, copied=card("it_has_a_child"), city=0, hearts=[10, 3, 10]
    )
    assert hearts(match)[1] == 10
    assert (owner(match, "mimic"), owner(match, "it_has_a_child")) == (8, 2)


@pytest.mark.clause("KT-C11")
def test_eater_of_the_dead_is_paid_for_each_fall() -> None:
    match = resolved(
        "sss112", seats=4, cards={2: ["it_has_a_child"], 3: ["eater_of_the_dead"]}, city=0, hearts=[9, 3, 3, 9]
    )
    assert hearts(match) == [9, 0, 10, 6]
    assert stars(match)[3] == 6


@pytest.mark.clause("KT-C11")
def test_the_eater_gets_nothing_for_its_own_fall() -> None:
    match = resolved("sss112", cards={1: ["eater_of_the_dead", "it_has_a_child"]}, city=0, hearts=[9, 3, 9])
    assert stars(match)[1] == 0


@pytest.mark.clause("KT-D10", "KT-D13")
def test_victims_are_asked_clockwise_from_the_dealers_left_before_anybody_loses_hearts() -> None:
    cards = {2: ["mimic"], 3: ["wings"]}
    fields: dict[str, Any] = {"copied": card("wings"), "energy": [0, 0, 2, 2], "hearts": [9, 3, 3, 9]}
    match = resolved("sss112", seats=4, cards=cards, city=0, **fields)
    assert (match.actor, asked(match), hearts(match)) == (2, "prevent", [9, 3, 3, 9])
    play(match, "wings")
    assert (match.actor, asked(match), hearts(match)) == (3, "prevent", [9, 3, 3, 9])
    play(match, "endure")
    assert hearts(match) == [9, 0, 3, 6]


@pytest.mark.clause("KT-D10", "KT-C11")
def test_monsters_fall_clockwise_from_the_dealers_left() -> None:
    """Seat 2 falls with seat 1 and is still paid for it, before its own fall takes all stars."""
    match = resolved("sss112", seats=4, cards={2: ["eater_of_the_dead"]}, city=0, hearts=[9, 3, 3, 9])
    assert hearts(match) == [9, 0, 0, 6]
    assert [event.name for event in match.plies[-1].events if event.name in ("stars_by_card", "eliminated")] == [
        "eliminated",
        "stars_by_card",
        "eliminated",
    ]


@pytest.mark.clause("KT-30")
def test_poison_is_the_last_loss_of_a_turn_and_kills_before_the_check() -> None:
    match = resolved("112233", seats=2, city=1, poison=[2, 0], hearts=[2, 10], stars=[20, 3], halt=False)
    assert match.over
    assert match.winners() == [1]
