"""Mimic and its token (KT-33)."""

from __future__ import annotations

import pytest

from kotatsu.games.king_of_tokyo.state import DISCARDED, NO_CARD
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
    position,
    refusal,
    resolved,
)


@pytest.mark.clause("KT-33", "KT-C29")
def test_mimic_copies_as_if_just_bought() -> None:
    match = buying("mimic", purse=8, cards={1: ["even_bigger", "smoke_cloud"], 2: ["battery_monster"]})
    play(match, "buy card=mimic")
    assert asked(match) == "copy"
    assert choices(match) == ["copy card=battery_monster", "copy card=even_bigger", "copy card=smoke_cloud"]
    bigger = play(match.copy(), "copy card=even_bigger")
    assert hearts(bigger)[0] == 12
    assert play(match.copy(), "copy card=smoke_cloud").state.mimic_tokens == 3
    assert play(match, "copy card=battery_monster").state.mimic_tokens == 6


@pytest.mark.clause("KT-33")
def test_with_nothing_to_copy_the_token_waits() -> None:
    match = play(buying("mimic", purse=9), "buy card=mimic")
    assert owner(match, "mimic") == 0
    assert match.state.copied == NO_CARD
    assert asked(match) == "extra_turn"


@pytest.mark.clause("KT-33", "KT-C29")
def test_the_token_moves_before_the_first_roll_for_one_energy() -> None:
    match = bare(3, {0: ["mimic", "even_bigger"], 1: ["extra_head"]})
    match.state.copied = card("even_bigger")
    match.state.energy[0] = 2
    begin(match, "")
    assert (asked(match), choices(match)) == ("move_mimic", ["copy card=extra_head", "done"])
    assert refusal(match, "copy card=even_bigger") == "KT-C29"
    play(match, "copy card=extra_head", draws="1122333")
    assert energy(match)[0] == 1
    assert match.state.dice == 7


@pytest.mark.clause("KT-33")
def test_the_token_may_stay_and_cannot_move_without_energy() -> None:
    match = bare(3, {0: ["mimic"], 1: ["extra_head", "wings"]})
    match.state.copied, match.state.energy[0] = card("extra_head"), 1
    begin(match, "")
    play(match, "done", draws="1122333")
    assert (energy(match)[0], match.state.dice) == (1, 7)
    poor = bare(3, {0: ["mimic"], 1: ["extra_head", "wings"]})
    begin(poor, "112233")
    assert asked(poor) == "roll"


@pytest.mark.clause("KT-33")
def test_the_copy_ends_when_the_card_goes() -> None:
    match = resolved(
        "ssss12", cards={0: ["mimic"], 1: ["wings"]}, copied=card("wings"), city=0, hearts=[9, 4, 9], energy=[5, 0, 0]
    )
    assert owner(match, "wings") == DISCARDED
    assert match.state.copied == NO_CARD
    assert owner(match, "mimic") == 0


@pytest.mark.clause("KT-33")
def test_moving_away_from_even_bigger_loses_the_hearts_above_ten() -> None:
    match = bare(3, {0: ["mimic"], 1: ["even_bigger", "wings"]})
    match.state.copied, match.state.energy[0], match.state.hearts[0] = card("even_bigger"), 1, 12
    begin(match, "")
    play(match, "copy card=wings", draws="112233")
    assert hearts(match)[0] == 10


@pytest.mark.clause("KT-C29", "KT-C32")
def test_tentacles_take_mimic_and_choose_anew_and_the_token_follows_a_sold_card() -> None:
    match = buying(
        cards={0: ["parasitic_tentacles"], 1: ["mimic"], 2: ["smoke_cloud", "wings"]},
        copied=card("smoke_cloud"),
        mimic_tokens=2,
        purse=20,
    )
    play(match, "buy card=smoke_cloud")
    assert (match.state.copied, match.state.mimic_tokens) == (card("smoke_cloud"), 2)
    play(match, "buy card=mimic")
    assert (match.state.copied, asked(match)) == (NO_CARD, "copy")
    play(match, "copy card=wings")
    assert match.state.mimic_tokens == 0


@pytest.mark.clause("KT-C29", "KT-C36")
@pytest.mark.parametrize(
    ("cards", "left"),
    [
        ({1: ["mimic", "psychic_probe"]}, [DISCARDED, DISCARDED]),
        ({1: ["mimic"], 2: ["psychic_probe"]}, [DISCARDED, 2]),
    ],
)
def test_a_heart_costs_the_probe_and_its_copy_in_the_same_hand(cards: dict[int, list[str]], left: list[int]) -> None:
    match = position("111123", cards=cards, copied=card("psychic_probe"))
    play(match, "stop")
    assert match.actor == 1
    play(match, "probe face=one", draws="h")
    assert [owner(match, "mimic"), owner(match, "psychic_probe")] == left


@pytest.mark.clause("KT-C29", "KT-C36")
def test_losing_the_probe_ends_its_copy() -> None:
    match = position("111123", cards={1: ["psychic_probe"], 2: ["mimic"]}, copied=card("psychic_probe"))
    play(match, "stop")
    play(match, "probe face=one", draws="h")
    assert match.state.copied == NO_CARD
    assert asked(match) == "extra_turn"  # seat 2 has no probe any more


@pytest.mark.clause("KT-C29", "KT-C28")
def test_a_mimic_of_metamorph_sells_and_mimic_is_worth_its_own_price() -> None:
    match = buying(cards={0: ["mimic"], 1: ["metamorph"]}, copied=card("metamorph"), purse=0)
    assert choices(match) == ["sell card=mimic", "done"]
    play(match, "sell card=mimic")
    assert energy(match)[0] == 8
    assert asked(match) == "extra_turn"


@pytest.mark.clause("KT-C29", "KT-C23")
def test_once_a_turn_counts_for_each_copy() -> None:
    match = play(position("2222es", cards={0: ["herd_culler", "mimic"]}, copied=card("herd_culler")), "stop")
    play(match, "cull face=two", "cull face=two")
    assert asked(match) == "extra_turn"
    assert match.state.culled == 2
