"""Cards that act on the result: numbers, hearts and smashes."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.positions import (
    asked,
    card,
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


@pytest.mark.clause("KT-C20")
def test_gourmet() -> None:
    assert stars(resolved("1112ee", cards={0: ["gourmet"]}, city=1))[0] == 1 + 2
    assert stars(resolved("1122ee", cards={0: ["gourmet"]}, city=1))[0] == 0


@pytest.mark.clause("KT-C10")
def test_detritivore_once_a_turn() -> None:
    assert stars(resolved("112233", cards={0: ["detritivore"]}, city=1))[0] == 2
    assert stars(resolved("1122ee", cards={0: ["detritivore"]}, city=1))[0] == 0


@pytest.mark.clause("KT-C9")
def test_complete_destruction() -> None:
    assert stars(resolved("123esh", cards={0: ["complete_destruction"]}))[0] == 9 + 1
    assert stars(resolved("123eeh", cards={0: ["complete_destruction"]}))[0] == 1


@pytest.mark.clause("KT-C9", "KT-C1")
def test_an_added_smash_stands_for_the_face() -> None:
    assert stars(resolved("123eeh", cards={0: ["complete_destruction", "acid_attack"]}))[0] == 9 + 1


@pytest.mark.clause("KT-C1", "KT-D2")
def test_acid_attack_smashes_without_a_die_and_lets_the_victim_flee() -> None:
    match = resolved("112233", cards={0: ["acid_attack"]}, city=1)
    assert hearts(match)[1] == 9
    assert asked(match) == "flee"


@pytest.mark.clause("KT-C43", "KT-D1")
@pytest.mark.parametrize(
    ("dice", "cards", "city", "lost"),
    [
        ("s11223", ["spiked_tail"], 1, 2),
        ("e11223", ["spiked_tail"], 1, 0),
        ("112233", ["spiked_tail", "acid_attack"], 1, 2),
        ("112233", ["spiked_tail", "burrowing"], 0, 2),
        ("112233", ["urbavore", "acid_attack"], 0, 2),
        ("112223", ["spiked_tail", "poison_quills"], 1, 3),
    ],
)
def test_added_smashes_in_their_order(dice: str, cards: list[str], city: int, lost: int) -> None:
    match = resolved(dice, cards={0: cards}, city=city)
    assert hearts(match)[1] == 10 - lost


@pytest.mark.clause("KT-C34")
def test_poison_quills_on_three_twos() -> None:
    match = resolved("2223ee", cards={0: ["poison_quills"]}, city=1)
    assert hearts(match)[1] == 8
    assert hearts(resolved("1223ee", cards={0: ["poison_quills"]}, city=1))[1] == 10


@pytest.mark.clause("KT-C7")
def test_burrowing_smashes_in_tokyo_only() -> None:
    assert hearts(resolved("112233", cards={0: ["burrowing"]}, city=0)) == [10, 9, 9]
    assert hearts(resolved("112233", cards={0: ["burrowing"]}, city=1)) == [10, 10, 10]


@pytest.mark.clause("KT-C7")
def test_burrowing_bites_whoever_makes_its_owner_flee() -> None:
    match = play(resolved("s11223", cards={1: ["burrowing"]}, city=1), "flee")
    assert hearts(match) == [9, 9, 10]
    assert match.state.city == 0
    stays = play(resolved("s11223", cards={1: ["burrowing"]}, city=1), "stay")
    assert hearts(stays)[0] == 10


@pytest.mark.clause("KT-C7")
def test_an_attacker_killed_by_burrowing_leaves_tokyo_empty_and_resolves_no_more() -> None:
    match = position("sh1123", cards={1: ["burrowing"]}, city=1, hearts=[1, 10, 10])
    play(match, "stop", "resolve symbol=smashes", "flee")
    assert hearts(match) == [0, 9, 10]
    assert match.state.city == -1
    assert asked(match) == "extra_turn"  # no buying, no entering: the turn is skipped to its end


@pytest.mark.clause("KT-C45")
def test_urbavore_in_tokyo() -> None:
    match = resolved("s11223", cards={0: ["urbavore"]}, city=0)
    assert stars(match)[0] == 3
    assert hearts(match) == [10, 8, 8]
    assert hearts(resolved("s11223", cards={0: ["urbavore"]}, city=1))[1] == 9


@pytest.mark.clause("KT-C3")
def test_alpha_monster_once_a_turn_even_if_nobody_is_struck() -> None:
    assert stars(resolved("sss112", cards={0: ["alpha_monster"]}))[0] == 1 + 1
    assert stars(resolved("eee112", cards={0: ["alpha_monster"]}))[0] == 1


@pytest.mark.clause("KT-C16", "KT-36")
def test_fire_breathing_burns_neighbours_wherever_they_stand() -> None:
    match = resolved("s11223", seats=5, cards={0: ["fire_breathing"]}, city=0, bay=4)
    assert hearts(match) == [10, 8, 9, 9, 9]  # seat 1 is smashed and burnt at once, seat 4 in Bay only burnt
    assert asked(match) == "extra_turn"  # fire alone gives no right to flee


@pytest.mark.clause("KT-C16", "KT-36")
def test_fire_needs_a_smash_and_skips_the_dead() -> None:
    assert hearts(resolved("112233", cards={0: ["fire_breathing"]}, city=0)) == [10, 10, 10]
    match = resolved("s11223", seats=4, cards={0: ["fire_breathing"]}, hearts=[10, 0, 10, 10])
    assert hearts(match) == [10, 0, 9, 9]


@pytest.mark.clause("KT-C16", "KT-36")
def test_fire_with_two_players_burns_once() -> None:
    assert hearts(resolved("s11223", seats=2, cards={0: ["fire_breathing"]}, city=0))[1] == 8
    assert hearts(resolved("s11223", seats=2, cards={0: ["fire_breathing"]}))[1] == 9


@pytest.mark.clause("KT-C30")
def test_nova_breath_strikes_all_and_tokyo_may_flee_from_tokyo() -> None:
    match = resolved("ss1123", seats=5, cards={0: ["nova_breath"]}, city=0, bay=2)
    assert hearts(match) == [10, 8, 8, 8, 8]
    assert (match.actor, asked(match)) == (2, "flee")
    play(match, "flee")
    assert (match.state.city, match.state.bay) == (0, -1)


@pytest.mark.clause("KT-C35", "KT-35")
def test_poison_spit_poisons_the_wounded() -> None:
    match = resolved("ss1123", cards={0: ["poison_spit"]}, city=0)
    assert [match.state.poison[seat] for seat in range(3)] == [0, 1, 1]


@pytest.mark.clause("KT-C35")
@pytest.mark.parametrize(("tokens", "after"), [(1, 9), (3, 7)])
def test_poison_hurts_at_the_end_of_the_carriers_turn(tokens: int, after: int) -> None:
    assert hearts(resolved("112233", city=1, poison=[tokens, 2, 0])) == [after, 10, 10]


@pytest.mark.clause("KT-C40", "KT-35")
def test_shrink_ray_shrinks_the_wounded_and_the_token_outlives_the_card() -> None:
    match = resolved("ss1123", cards={0: ["shrink_ray"]}, city=0)
    assert [match.state.shrink[seat] for seat in range(3)] == [0, 1, 1]
    assert owner(match, "shrink_ray") == 0
    assert position("11223", shrink=[1, 0, 0]).state.dice == 5


@pytest.mark.clause("KT-35", "KT-C35", "KT-C40")
def test_heart_dice_remove_tokens_instead_of_healing() -> None:
    match = resolved(
        "hhhh12", city=1, hearts=[5, 10, 10], poison=[1, 0, 0], shrink=[2, 0, 0], cards={0: ["regeneration"]}
    )
    assert choices(match) == ["cure_poison", "cure_shrink", "use_hearts"]
    play(match, "cure_shrink", "cure_poison", "cure_shrink")
    assert (match.state.poison[0], match.state.shrink[0]) == (0, 0)
    assert hearts(match)[0] == 5 + 1 + 1  # the last heart heals, all in one gain with Regeneration


@pytest.mark.clause("KT-35")
def test_tokens_stay_in_tokyo() -> None:
    match = resolved("hhhh12", city=0, poison=[1, 0, 0])
    assert match.state.poison[0] == 1
    assert refusal(match, "cure_poison") == "KT-35"


@pytest.mark.clause("KT-35")
def test_all_hearts_may_go_to_oneself() -> None:
    match = play(resolved("hh1122", city=1, hearts=[5, 10, 10], shrink=[1, 0, 0]), "use_hearts")
    assert hearts(match)[0] == 7
    assert match.state.shrink[0] == 1


@pytest.mark.clause("KT-C21", "KT-D4")
@pytest.mark.parametrize(("purse", "paid"), [(7, 4), (3, 3), (1, 1), (0, 0)])
def test_healing_ray_heals_others_for_energy(purse: int, paid: int) -> None:
    match = resolved("hh1122", cards={0: ["healing_ray"]}, city=0, hearts=[5, 6, 10], energy=[0, purse, 0])
    assert choices(match) == ["ray seat=1", "use_hearts"]
    play(match, "ray seat=1", "ray seat=1")
    assert hearts(match) == [5, 8, 10]
    assert energy(match)[:2] == [paid, purse - paid]
    assert refusal(match, "ray seat=1") == "KT-C21"


@pytest.mark.clause("KT-C21", "KT-D4", "KT-C18", "KT-C38")
def test_healing_ray_with_the_targets_regeneration_and_the_owners_friends() -> None:
    match = resolved(
        "h11223",
        cards={0: ["healing_ray", "friend_of_children"], 1: ["regeneration"]},
        city=2,
        hearts=[5, 6, 10],
        energy=[0, 9, 0],
    )
    play(match, "ray seat=1")
    assert hearts(match)[1] == 8
    assert energy(match)[:2] == [3, 7]


@pytest.mark.clause("KT-C21")
def test_healing_ray_never_exceeds_what_is_missing() -> None:
    match = resolved("hhh112", cards={0: ["healing_ray"]}, city=2, hearts=[5, 9, 10], energy=[0, 9, 0])
    play(match, "ray seat=1")
    assert hearts(match)[:2] == [7, 10]  # the other two dice had no target left and healed their owner


@pytest.mark.clause("KT-C37", "KT-C21")
def test_rapid_healing_before_a_ray_takes_the_room_away() -> None:
    match = resolved(
        "h11223", cards={0: ["healing_ray"], 1: ["rapid_healing"]}, city=2, hearts=[10, 9, 10], energy=[0, 4, 0]
    )
    play(match, "ray seat=1")
    assert (match.actor, asked(match), choices(match)) == (1, "heal", ["heal", "done"])
    play(match, "heal")
    assert hearts(match)[1] == 10
    assert energy(match)[:2] == [0, 2]


@pytest.mark.clause("KT-C18")
def test_friend_of_children_on_energy_dice() -> None:
    assert energy(resolved("ee1123", cards={0: ["friend_of_children"]}, city=1))[0] == 3
    assert energy(resolved("112233", cards={0: ["friend_of_children"]}, city=1))[0] == 0


@pytest.mark.clause("KT-C38")
def test_regeneration_adds_one_heart_to_a_gain() -> None:
    assert hearts(resolved("hh1123", cards={0: ["regeneration"]}, city=1, hearts=[5, 10, 10]))[0] == 8
    assert hearts(resolved("112233", cards={0: ["regeneration"]}, city=1, hearts=[5, 10, 10]))[0] == 5


@pytest.mark.clause("KT-C29")
@pytest.mark.parametrize(
    ("name", "dice", "gained"),
    [("gourmet", "1112ee", 1 + 4), ("detritivore", "112233", 4), ("alpha_monster", "s11223", 2)],
)
def test_a_mimic_of_a_paying_card_pays_again(name: str, dice: str, gained: int) -> None:
    match = resolved(dice, cards={0: [name, "mimic"]}, copied=card(name), city=1)
    assert stars(match)[0] == gained


@pytest.mark.clause("KT-C29")
def test_a_mimic_of_poison_spit_gives_two_tokens() -> None:
    match = resolved("s11223", cards={0: ["poison_spit", "mimic"]}, copied=card("poison_spit"), city=0)
    assert match.state.poison[1] == 2
