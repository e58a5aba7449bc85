"""Buying cards (KT-24 to KT-27) and the cards that act on it."""

from __future__ import annotations

from typing import Any

import pytest

from kotatsu.games.king_of_tokyo.state import DISCARDED, NO_CARD, PILE, SHOWN
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
    stars,
)


@pytest.mark.clause("KT-24")
def test_a_bought_card_is_replaced_at_once_and_the_new_one_is_for_sale() -> None:
    match = buying("wings", "heal", "jets", purse=30)
    play(match, "buy card=wings")
    assert owner(match, "wings") == 0
    assert energy(match)[0] == 24
    new = match.state.display[0]
    assert match.state.where[new] == SHOWN
    assert f"buy card={match.game.actions.decode(match.legal()[0])['card']}" in choices(match)
    assert refusal(match, "buy card=wings") == "KT-7"


@pytest.mark.clause("KT-24")
def test_one_pays_what_one_has() -> None:
    match = buying("wings", "heal", "jets", purse=3)
    assert choices(match) == ["buy card=heal", "sweep", "done"]
    poor = buying("wings", "jets", "tank", purse=1)
    assert asked(poor) == "extra_turn"  # nothing to pay for: not asked


@pytest.mark.clause("KT-25")
def test_sweeping_three_new_cards_for_two_energy() -> None:
    match = buying("wings", "heal", "jets", purse=5)
    play(match, "sweep")
    assert [owner(match, name) for name in ("wings", "heal", "jets")] == [DISCARDED] * 3
    assert energy(match)[0] == 3
    play(match, "sweep")
    assert refusal(match, "sweep") == "KT-25"


@pytest.mark.clause("KT-26")
def test_keep_cards_stay_and_discard_cards_go() -> None:
    match = buying("wings", "corner_store")
    play(match, "buy card=wings", "buy card=corner_store")
    assert (owner(match, "wings"), owner(match, "corner_store")) == (0, DISCARDED)


@pytest.mark.clause("KT-27")
def test_an_empty_pile_is_made_of_the_discarded_cards() -> None:
    match = buying("corner_store", "heal", "tank", purse=3)
    s = match.state
    for other in range(66):
        if s.where[other] == PILE:
            s.where[other] = DISCARDED
    events = match.play("buy card=corner_store")
    assert "reshuffled" in [event.name for event in events]
    assert s.where[s.display[0]] == SHOWN
    assert sum(s.where[other] == PILE for other in range(66)) == 66 - 4  # three are shown, one was just bought


@pytest.mark.clause("KT-27")
def test_with_no_card_left_the_display_stays_short() -> None:
    match = buying("wings", "heal", "tank", purse=11, cards={1: ["opportunist"]})
    s = match.state
    for other in range(66):
        if s.where[other] == PILE:
            s.where[other] = 2  # somebody else's
    play(match, "buy card=wings")
    assert s.display[0] == NO_CARD
    assert asked(match) == "buy"
    play(match, "sweep")
    assert sorted(s.display[place] for place in range(3)) == sorted([NO_CARD, card("heal"), card("tank")])


@pytest.mark.clause("KT-C2")
def test_alien_origin_lowers_prices_not_sweeps() -> None:
    match = buying("wings", "heal", cards={0: ["alien_origin"]}, purse=5)
    play(match, "buy card=wings")
    assert energy(match)[0] == 0
    twice = buying("made_in_a_lab", cards={0: ["alien_origin", "mimic"]}, copied=card("alien_origin"), purse=0)
    play(twice, "buy card=made_in_a_lab")
    assert energy(twice)[0] == 0
    sweep = buying(cards={0: ["alien_origin"]}, purse=2)
    assert energy(play(sweep, "sweep"))[0] == 0


@pytest.mark.clause("KT-C27")
def test_media_friendly_pays_for_every_purchase_but_its_own() -> None:
    match = buying("media_friendly", "corner_store", "wings", stars=[0, 0, 0])
    play(match, "buy card=media_friendly")
    assert stars(match)[0] == 0
    play(match, "buy card=corner_store", "buy card=wings")
    assert stars(match)[0] == 1 + 1 + 1


@pytest.mark.clause("KT-C26", "KT-D5")
def test_made_in_a_lab_sells_the_top_of_the_pile_once_a_turn() -> None:
    match = buying(cards={0: ["made_in_a_lab"]}, purse=30)
    s = match.state
    top = s.top[0]
    assert s.where[top] == PILE
    shown = [s.display[place] for place in range(3)]
    play(match, match.game.actions.text(match.game.actions.verbs["buy"].first + top))
    assert s.looks_bought == 1
    assert s.top[0] == NO_CARD
    assert [s.display[place] for place in range(3)] == shown  # nothing is turned up, so nobody else may snatch
    assert not [move for move in choices(match) if move.startswith("buy") and s.where[card(move[9:])] == PILE]


@pytest.mark.clause("KT-C26")
def test_a_card_seen_but_not_bought_stays_on_top() -> None:
    match = buying("corner_store", cards={0: ["made_in_a_lab"]}, purse=3)
    top = match.state.top[0]
    play(match, "buy card=corner_store")
    assert match.state.display[0] == top


@pytest.mark.clause("KT-C26", "KT-C29")
def test_a_mimic_of_made_in_a_lab_shows_two_cards() -> None:
    match = buying(cards={0: ["made_in_a_lab", "mimic"]}, copied=card("made_in_a_lab"), purse=30)
    first, second = match.state.top[0], match.state.top[1]
    offered = [move[9:] for move in choices(match) if move.startswith("buy")]
    names = match.game.rules.VOCABULARY["card"]
    assert {names[first], names[second]} <= set(offered)
    play(match, f"buy card={names[second]}")
    assert match.state.top[0] == first
    assert match.state.looks_bought == 1


@pytest.mark.clause("KT-C26")
def test_the_pile_is_reshuffled_to_be_looked_at() -> None:
    match = buying("heal", "tank", "wings", cards={0: ["made_in_a_lab"]}, purse=5)
    s = match.state
    for other in range(66):
        if s.where[other] == PILE:
            s.where[other] = DISCARDED
    s.top[0] = NO_CARD
    s.top_seen[0, 0] = 0
    s.where[card("jets")] = PILE  # the only card left fills the display
    play(match, "buy card=heal")
    assert s.display[0] == card("jets")
    assert s.where[s.top[0]] == PILE


@pytest.mark.clause("KT-C32")
def test_parasitic_tentacles_buy_from_others_as_new() -> None:
    match = buying(
        cards={0: ["parasitic_tentacles", "alien_origin"], 1: ["battery_monster", "smoke_cloud", "friend_of_children"]},
        purse=10,
        cubes=2,
        smoke=1,
    )
    play(match, "buy card=battery_monster")
    assert owner(match, "battery_monster") == 0
    assert match.state.cubes == 6
    assert energy(match)[:2] == [8, 2 + 1]  # the lowered price, and the seller's Friend of Children
    play(match, "buy card=smoke_cloud")
    assert match.state.smoke == 3
    assert refusal(match, "buy card=alien_origin") == "KT-7"  # one's own cards


@pytest.mark.clause("KT-C32", "KT-C14")
def test_even_bigger_changes_hands() -> None:
    match = buying(cards={0: ["parasitic_tentacles"], 1: ["even_bigger"]}, hearts=[10, 12, 10], purse=4)
    play(match, "buy card=even_bigger")
    assert hearts(match) == [12, 10, 10]


@pytest.mark.clause("KT-C32", "KT-C37")
def test_an_owner_about_to_lose_rapid_healing_may_use_it_first() -> None:
    match = buying(cards={0: ["parasitic_tentacles"], 1: ["rapid_healing"]}, hearts=[10, 8, 10], energy=[5, 2, 0])
    play(match, "buy card=rapid_healing")
    assert (match.actor, choices(match)) == (1, ["heal", "done"])
    play(match, "heal")
    assert hearts(match)[1] == 9
    assert owner(match, "rapid_healing") == 0
    assert energy(match)[:2] == [2, 3]


@pytest.mark.clause("KT-C32", "KT-C37", "KT-C29")
def test_so_may_the_owner_of_a_mimic_of_it_but_no_other_card_is_a_reason_to_ask() -> None:
    fields: dict[str, Any] = {"hearts": [10, 8, 10], "energy": [10, 2, 0], "copied": card("rapid_healing")}
    match = buying(cards={0: ["parasitic_tentacles"], 1: ["mimic"], 2: ["rapid_healing"]}, **fields)
    assert asked(play(match, "buy card=mimic")) == "heal"
    other = buying(cards={0: ["parasitic_tentacles"], 1: ["rapid_healing", "wings"]}, **fields)
    assert asked(play(other, "buy card=wings")) == "buy"


@pytest.mark.clause("KT-C32")
def test_no_tentacles_no_foreign_cards() -> None:
    match = buying(cards={1: ["wings"]}, purse=10)
    assert refusal(match, "buy card=wings") == "KT-7"


@pytest.mark.clause("KT-C31")
def test_opportunist_snatches_a_refill_before_the_active_player() -> None:
    match = buying("wings", "heal", "tank", cards={2: ["opportunist"]}, energy=[10, 0, 10])
    play(match, "buy card=wings")
    assert (match.actor, asked(match)) == (2, "opportunity")
    new = match.game.rules.VOCABULARY["card"][match.state.display[0]]
    assert choices(match) == [f"buy card={new}", "done"]
    assert refusal(match, "buy card=heal") == "KT-C31"  # it was there before
    play(match, "done")
    assert (match.actor, asked(match)) == (0, "buy")


@pytest.mark.clause("KT-C31")
def test_opportunist_after_a_sweep_sees_all_three_and_what_replaces_them() -> None:
    match = buying(cards={1: ["opportunist"]}, energy=[2, 60, 0])
    play(match, "sweep")
    offered = choices(match)
    assert len(offered) == 4
    play(match, offered[0])
    while asked(match) not in ("opportunity", "extra_turn"):
        play(match, choices(match)[-1])
    if asked(match) == "opportunity":
        assert len(choices(match)) == 2  # the card that replaced it comes first
        play(match, "done")
        assert len(choices(match)) == 3  # then the other two of the sweep
        play(match, "done")
    assert asked(match) == "extra_turn"


@pytest.mark.clause("KT-34", "KT-C31")
def test_two_opportunists_the_nearest_on_the_left_first() -> None:
    match = buying(
        "wings", "heal", "tank", cards={1: ["opportunist"], 2: ["mimic"]}, copied=card("opportunist"), energy=[10, 9, 9]
    )
    play(match, "buy card=wings")
    assert match.actor == 1
    play(match, "done")
    assert match.actor == 2
    play(match, choices(match)[0])
    while asked(match) != "opportunity":
        play(match, choices(match)[-1])
    assert match.actor == 1  # on the card that replaced it, the nearest is first again


@pytest.mark.clause("KT-C31")
def test_opportunist_must_be_able_to_pay_and_does_nothing_on_its_own_turn() -> None:
    assert asked(play(buying("heal", cards={1: ["opportunist"]}, purse=8), "buy card=heal")) == "buy"
    assert asked(play(buying("heal", cards={0: ["opportunist"]}, purse=8), "buy card=heal")) == "buy"


@pytest.mark.clause("KT-C31", "KT-C55", "KT-D7")
def test_an_opportunists_frenzy_comes_after_this_turn_and_play_goes_on_from_the_interrupted() -> None:
    match = buying("heal", cards={2: ["opportunist"]}, energy=[3, 0, 7], halt=False, seats=4)
    match.state.display[0], match.state.display[1] = card("heal"), card("skyscraper")
    s = match.state
    for other in range(66):
        if s.where[other] == PILE:
            s.where[other] = DISCARDED
    s.where[card("frenzy")] = PILE
    s.display[2] = card("energize")
    play(match, "buy card=heal")
    assert (match.actor, choices(match)) == (2, ["buy card=frenzy", "done"])
    play(match, "buy card=frenzy")
    assert (s.turn, s.home) == (2, 0)
    play(match, "stop")
    while s.turn == 2:
        play(match, choices(match)[-1])
    assert (s.turn, s.home) == (1, 1)
