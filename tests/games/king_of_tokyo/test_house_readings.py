"""KT-D11 to KT-D18: what our decisions say where rulebook and cards leave a doubt, and bounds that nobody meets."""

from __future__ import annotations

from typing import Any

import pytest

from kotatsu.engine import agenda
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.state import DISCARDED, NO_CARD, PILE
from tests.games.king_of_tokyo.positions import (
    asked,
    buying,
    card,
    choices,
    energy,
    faces,
    hearts,
    owner,
    play,
    position,
    refusal,
    resolved,
    stars,
)

# --- Taking dice back (KT-10, KT-D17)


@pytest.mark.clause("KT-10", "KT-D17")
def test_dice_are_taken_back_as_often_as_a_person_likes() -> None:
    match = position("123esh")
    play(match, *["keep face=one", "free face=one"] * 12, "roll", draws="")
    assert match.state.rolls_left == 0


@pytest.mark.clause("KT-D17")
def test_a_machine_meets_a_bound_of_twice_the_dice_and_those_aside() -> None:
    match = position("123esh")
    play(match, *["keep face=one", "free face=one"] * 12, "keep face=one")
    assert refusal(match, "free face=one") == "KT-D17"
    match.state.rolls_left = 2
    play(match, "roll", draws="23esh")
    play(match, *["free face=one", "keep face=one"] * 13)
    assert refusal(match, "free face=one") == "KT-D17"


# --- The order of resolving (KT-11)


def _burrower_struck(dice: str, **fields: Any) -> Any:
    cards = {0: ["it_has_a_child"], 1: ["burrowing"]}
    return play(
        position(dice, **{"cards": cards, "city": 1, "hearts": [1, 9, 9], "stars": [5, 0, 0], **fields}), "stop"
    )


@pytest.mark.clause("KT-11", "KT-C7", "KT-C24")
def test_numbers_and_smashes_are_put_in_order_where_the_attacker_may_hatch() -> None:
    """Burrowing may cost the last heart, and the child begins without stars: numbers after that are kept."""
    match = _burrower_struck("s11122")
    assert (asked(match), match.actor) == ("resolve", 0)
    later = play(match.copy(), "resolve symbol=smashes", "flee")
    assert stars(later)[0] == 1 + 1  # three 1s, and Tokyo
    usual = play(match, "resolve_all", "flee")
    assert stars(usual)[0] == 1


@pytest.mark.clause("KT-11")
@pytest.mark.parametrize(
    ("dice", "fields"),
    [
        ("s11223", {}),  # no number pays
        ("s11122", {"hearts": [2, 9, 9]}),  # one heart too many
        ("s11122", {"cards": {0: ["it_has_a_child"]}}),  # nobody burrows
        ("s11122", {"cards": {1: ["burrowing"]}}),  # the attacker would be out for good
        ("s11122", {"city": 2}),  # the burrower is not in Tokyo
    ],
)
def test_the_order_is_not_asked_where_it_cannot_matter(dice: str, fields: dict[str, Any]) -> None:
    assert asked(_burrower_struck(dice, **fields)) != "resolve"


@pytest.mark.clause("KT-11", "KT-C29", "KT-C20")
def test_the_order_is_asked_where_smashes_may_end_the_copy_of_a_number_card() -> None:
    fields: dict[str, Any] = {"cards": {0: ["mimic"], 1: ["gourmet"]}, "copied": card("gourmet"), "city": 1}
    match = play(position("sss111", hearts=[9, 3, 9], **fields), "stop")
    assert asked(match) == "resolve"
    assert stars(play(match.copy(), "resolve_all"))[0] == 1 + 2 + 1
    assert stars(play(match, "resolve symbol=smashes"))[0] == 1 + 1
    assert asked(play(position("sss111", hearts=[9, 4, 9], **fields), "stop")) != "resolve"


# --- Probes (KT-C36)


@pytest.mark.clause("KT-C36", "KT-C5")
def test_a_probers_dweller_rerolls_its_own_three_only() -> None:
    cards = {1: ["mimic"], 2: ["psychic_probe", "background_dweller"]}
    match = play(position("111122", cards=cards, copied=card("psychic_probe")), "stop")
    play(match, "probe face=two", draws="3")  # seat 1's three
    play(match, "probe face=two", draws="3")  # seat 2's three
    assert (match.actor, asked(match)) == (2, "probed_three")
    play(match, "reroll_three", draws="e")
    assert [match.state.die[die] for die in range(6)] == faces("11113e")
    assert asked(match) == "extra_turn"  # seat 1's three is not seat 2's to reroll


@pytest.mark.clause("KT-C36", "KT-C5")
def test_the_active_dweller_rerolls_no_more_threes_than_probes_have_made() -> None:
    cards = {0: ["background_dweller"], 1: ["mimic"], 2: ["psychic_probe"]}
    match = play(position("111123", cards=cards, copied=card("psychic_probe")), "stop")
    play(match, "probe face=two", draws="3")
    play(match, "probe face=three", draws="3")
    play(match, "reroll_three", draws="1")
    assert asked(match) == "change_dice"
    play(match, "reroll_three", draws="1")
    assert asked(match) == "extra_turn"


# --- Offers to Opportunists (KT-34, KT-C31)


@pytest.mark.clause("KT-34", "KT-C31")
def test_nothing_grows_with_the_purchases_of_an_opportunist() -> None:
    match = buying("corner_store", purse=3, cards={1: ["opportunist"]}, energy=[3, 3000, 0], stars=[0, 0, 0])
    play(match, "buy card=corner_store")
    deepest = 0
    for _ in range(150):
        if asked(match) != "opportunity":
            break
        deepest = max(deepest, match.state.agenda_size)
        match.state.hearts[0], match.state.hearts[1], match.state.hearts[2] = 10, 10, 10
        match.state.stars[1] = 0
        for number in range(parts.KEEPS):  # what was bought goes back, so that there is always something to buy
            if number != card("opportunist") and match.state.where[number] < 3:
                match.state.where[number] = DISCARDED
        match.state.copied = NO_CARD
        play(match, next(move for move in choices(match) if move != "done"))
        while asked(match) not in ("opportunity", "buy"):
            play(match, choices(match)[0])
    else:
        assert deepest <= 8
        return
    pytest.fail("the chain of purchases ended early")


@pytest.mark.clause("KT-34")
def test_after_a_sweep_the_rest_of_the_offer_comes_back_at_most_three_deep() -> None:
    match = buying("heal", "tank", "jets", purse=2, cards={1: ["opportunist"]}, energy=[2, 60, 0])
    play(match, "sweep")
    size = match.state.agenda_size
    for _ in range(6):
        move = next((move for move in choices(match) if move != "done"), "done")
        play(match, move)
        while asked(match) not in ("opportunity", "buy", "extra_turn"):
            play(match, choices(match)[0])
    assert match.state.agenda_size <= size + 2 < agenda.DEPTH


# --- Camouflage (KT-D11)


@pytest.mark.clause("KT-D11", "KT-C8")
def test_camouflage_is_rolled_without_asking() -> None:
    match = position("sss112", cards={1: ["camouflage"]}, city=1)
    play(match, "stop", draws="h1s")
    assert hearts(match)[1] == 8
    assert asked(match) == "flee"


@pytest.mark.clause("KT-D11", "KT-C8", "KT-C47")
def test_wings_are_asked_after_the_camouflage() -> None:
    match = position("sss112", cards={1: ["camouflage", "wings"]}, city=1, energy=[0, 2, 0])
    play(match, "stop", draws="h1s")
    assert (asked(match), choices(match)) == ("prevent", ["wings", "endure"])
    saved = position("sss112", cards={1: ["camouflage", "wings"]}, city=1, energy=[0, 2, 0])
    assert asked(play(saved, "stop", draws="hhh")) == "extra_turn"


# --- Mimic runs dry (KT-D12)


@pytest.mark.clause("KT-D12", "KT-C41", "KT-C29")
def test_a_mimic_of_smoke_cloud_goes_with_its_last_smoke() -> None:
    match = position("112233", cards={0: ["mimic"], 1: ["smoke_cloud"]}, copied=card("smoke_cloud"), mimic_tokens=2)
    play(match, "roll", draws="112233")
    play(match, "smoke source=mimic")
    assert (owner(match, "mimic"), match.state.mimic_tokens) == (0, 1)
    play(match, "roll", draws="112233")
    play(match, "smoke source=mimic")
    assert (owner(match, "mimic"), match.state.copied, match.state.smoke) == (DISCARDED, NO_CARD, 3)
    play(match, "roll", draws="112233")  # the roll it paid for
    assert asked(match) != "roll"


# --- Losses of one blow (KT-D13)


@pytest.mark.clause("KT-D13", "KT-C24", "KT-C29")
@pytest.mark.parametrize(("original", "copy"), [(1, 2), (2, 1)])
def test_a_child_and_its_copy_both_hatch_whatever_the_seating(original: int, copy: int) -> None:
    cards = {original: ["it_has_a_child"], copy: ["mimic"]}
    match = resolved("sss112", cards=cards, copied=card("it_has_a_child"), city=0, hearts=[10, 3, 3])
    assert hearts(match) == [10, 10, 10]
    assert (owner(match, "mimic"), owner(match, "it_has_a_child")) == (DISCARDED, DISCARDED)


@pytest.mark.clause("KT-D13", "KT-C58")
def test_a_bomb_is_one_blow_for_all() -> None:
    cards = {0: ["mimic"], 1: ["it_has_a_child"]}
    match = buying("high_altitude_bombing", cards=cards, copied=card("it_has_a_child"), hearts=[3, 3, 9])
    play(match, "buy card=high_altitude_bombing")
    assert hearts(match) == [10, 10, 6]


@pytest.mark.clause("KT-D13", "KT-C8", "KT-C29")
def test_a_copy_protects_in_the_blow_that_fells_the_original() -> None:
    cards = {1: ["camouflage"], 2: ["mimic"]}
    match = position("sss112", cards=cards, copied=card("camouflage"), city=0, hearts=[10, 3, 3])
    play(match, "stop", draws="111hhh")
    assert hearts(match) == [10, 0, 3]


# --- Freeze Time (KT-D14)


@pytest.mark.clause("KT-D14", "KT-C17")
def test_freeze_time_sold_after_three_ones_still_gives_its_turn() -> None:
    match = resolved("111223", cards={0: ["freeze_time", "metamorph"]}, city=1, halt=False)
    play(match, "sell card=freeze_time", "done")
    assert (match.actor, asked(match)) == (0, "extra_turn")


@pytest.mark.clause("KT-D14", "KT-C17")
def test_freeze_time_bought_after_three_ones_gives_none() -> None:
    match = resolved("111223", city=1, energy=[5, 0, 0], show=("freeze_time", "heal", "tank"), halt=False)
    play(match, "buy card=freeze_time")
    assert match.state.turn == 1


# --- A copy of Rapid Healing (KT-D15)


def _healing_copy(**fields: Any) -> Any:
    cards = {1: ["rapid_healing"], 2: ["mimic"]}
    return resolved("sss112", cards=cards, copied=card("rapid_healing"), city=0, **fields)


@pytest.mark.clause("KT-D15", "KT-C37", "KT-C29")
def test_a_copy_may_heal_before_its_original_falls() -> None:
    match = _healing_copy(hearts=[10, 3, 6], energy=[0, 0, 4])
    assert (match.actor, asked(match), choices(match)) == (2, "heal", ["heal", "done"])
    assert hearts(match) == [10, 3, 6]  # nobody has lost anything yet
    play(match, "heal", "done")
    assert hearts(match) == [10, 0, 4]
    assert energy(match)[2] == 2


@pytest.mark.clause("KT-D15", "KT-C37")
@pytest.mark.parametrize(
    "fields",
    [
        {"hearts": [10, 4, 6], "energy": [0, 0, 4]},  # the original stays
        {"hearts": [10, 3, 6], "energy": [0, 0, 1]},  # cannot pay
        {"hearts": [10, 3, 3], "energy": [0, 0, 1]},  # falls too
    ],
)
def test_a_copy_is_not_asked_where_it_has_nothing_to_lose(fields: dict[str, Any]) -> None:
    assert asked(_healing_copy(**fields)) == "extra_turn"


@pytest.mark.clause("KT-D15", "KT-C28")
def test_a_copy_may_heal_before_its_original_is_sold() -> None:
    cards = {0: ["rapid_healing", "metamorph"], 2: ["mimic"]}
    match = buying(cards=cards, copied=card("rapid_healing"), purse=0, energy=[0, 0, 2], hearts=[10, 10, 8])
    play(match, "sell card=rapid_healing")
    assert (match.actor, asked(match)) == (2, "heal")
    play(match, "heal")
    assert hearts(match)[2] == 9
    assert (owner(match, "rapid_healing"), energy(match)[0]) == (DISCARDED, 3)


# --- A bought discard card (KT-D16)


@pytest.mark.clause("KT-D16", "KT-27")
def test_a_bought_discard_card_is_not_its_own_replacement() -> None:
    match = buying("heal", purse=3)
    for number in range(parts.CARDS):
        if match.state.where[number] == PILE:
            match.state.where[number] = 2  # nothing is left in the pile
    match.state.where[card("tank")] = DISCARDED
    play(match, "buy card=heal")
    assert match.state.display[0] == card("tank")
    assert owner(match, "heal") == DISCARDED
