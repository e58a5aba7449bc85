"""Cards that act while dice are rolled, rerolled and changed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.king_of_tokyo.positions import (
    asked,
    begin,
    card,
    choices,
    energy,
    faces,
    owner,
    play,
    position,
    refusal,
    stars,
)


@pytest.mark.clause("KT-C15")
def test_extra_heads_add_dice_and_stack() -> None:
    one = position("112233e", cards={0: ["extra_head"]})
    assert one.state.dice == 7
    two = position("112233es", cards={0: ["extra_head", "extra_head_2"]})
    assert two.state.dice == 8
    nine = position("112233ese", cards={0: ["extra_head", "extra_head_2", "mimic"]}, copied=card("extra_head"))
    assert nine.state.dice == 9


@pytest.mark.clause("KT-C19")
def test_giant_brain_gives_a_fourth_roll() -> None:
    match = position(cards={0: ["giant_brain"]})
    begin(match, "112233")
    assert match.state.rolls_left == 3


@pytest.mark.clause("KT-C12")
def test_energy_drink_buys_rolls_when_none_is_left() -> None:
    match = position("112233", cards={0: ["energy_drink"]}, energy=[2, 0, 0])
    assert refusal(match, "drink") == "KT-C12"
    play(match, "roll", draws="112233")
    assert choices(match) == ["stop", "drink"]
    play(match, "drink")
    play(match, "roll", draws="ssssss")
    play(match, "drink")
    play(match, "roll", draws="112233")
    assert energy(match)[0] == 0
    assert asked(match) != "roll"


@pytest.mark.clause("KT-C41")
def test_smoke_gives_three_rolls_and_the_card_goes_with_the_last() -> None:
    match = position("112233", cards={0: ["smoke_cloud"]})
    for left in (2, 1, 0):
        play(match, "roll", draws="112233")
        play(match, "smoke source=card")
        assert match.state.smoke == left
    assert owner(match, "smoke_cloud") == 8
    assert refusal(match, "smoke source=card") == "KT-26"


@pytest.mark.clause("KT-C5")
def test_background_dweller_rerolls_threes_for_ever() -> None:
    match = position("123esh", cards={0: ["background_dweller"]})
    play(match, "keep face=three")
    play(match, "reroll_three", draws="3")
    assert match.state.aside[2] == 1
    play(match, "roll", draws="12esh")
    assert choices(match) == ["stop", "reroll_three"]
    play(match, "reroll_three", draws="h")
    assert asked(match) != "roll"


@pytest.mark.clause("KT-C36")
def test_psychic_probe_rerolls_a_die_of_another() -> None:
    match = play(position("111123", cards={2: ["psychic_probe"]}), "stop")
    assert (match.actor, asked(match)) == (2, "probe")
    assert choices(match) == ["probe face=one", "probe face=two", "probe face=three", "done"]
    play(match, "probe face=one", draws="2")
    assert stars(match)[0] == 1 + 1  # three 1s are left; and Tokyo is taken
    assert owner(match, "psychic_probe") == 2


@pytest.mark.clause("KT-C36")
def test_a_heart_discards_the_probe_and_counts_for_the_active_player() -> None:
    match = play(position("111123", cards={2: ["psychic_probe"]}, city=1, hearts=[5, 10, 10]), "stop")
    play(match, "probe face=three", draws="h")
    assert owner(match, "psychic_probe") == 8
    assert match.state.hearts[0] == 6


@pytest.mark.clause("KT-C36")
def test_probes_clockwise_once_a_turn_and_never_on_ones_own() -> None:
    match = position("111123", cards={1: ["mimic"], 2: ["psychic_probe"]}, copied=card("psychic_probe"))
    play(match, "stop")
    assert match.actor == 1
    play(match, "done")
    assert match.actor == 2
    play(match, "done")
    assert asked(match) == "extra_turn"
    own = play(position("111123", cards={0: ["psychic_probe"]}), "stop")
    assert asked(own) == "extra_turn"
    assert refusal(own, "probe face=one") == "KT-C36"


@pytest.mark.clause("KT-C36", "KT-C5")
def test_threes_of_a_probe_may_be_rerolled_by_both_dwellers() -> None:
    owned = play(position("111122", cards={1: ["psychic_probe", "background_dweller"]}), "stop")
    play(owned, "probe face=two", draws="3")
    assert (owned.actor, asked(owned)) == (1, "probed_three")
    play(owned, "reroll_three", draws="3")
    play(owned, "reroll_three", draws="h")
    assert owner(owned, "psychic_probe") == 1  # a heart on the second reroll does not cost it
    assert owned.state.hearts[0] == 10


@pytest.mark.clause("KT-C36", "KT-C5")
def test_the_prober_may_leave_the_three() -> None:
    match = play(position("111122", cards={1: ["psychic_probe", "background_dweller"]}), "stop")
    play(match, "probe face=two", draws="3")
    play(match, "done")
    assert [match.state.die[die] for die in range(6)] == faces("111132")


@pytest.mark.clause("KT-C36", "KT-C5")
def test_the_active_dweller_answers_a_probe_and_an_unused_probe_may_act_again() -> None:
    match = position(
        "111122", cards={0: ["background_dweller"], 1: ["psychic_probe"], 2: ["mimic"]}, copied=card("psychic_probe")
    )
    play(match, "stop")
    play(match, "probe face=two", draws="3")
    play(match, "done")  # seat 2 keeps its probe
    assert (match.actor, asked(match)) == (0, "change_dice")
    play(match, "reroll_three", draws="1")
    assert (match.actor, asked(match)) == (2, "probe")
    play(match, "probe face=one", draws="e")
    assert asked(match) == "extra_turn"


@pytest.mark.clause("KT-C23")
def test_herd_culler_turns_one_die_to_one() -> None:
    match = play(position("11sh23", cards={0: ["herd_culler"]}), "stop")
    assert asked(match) == "change_dice"
    assert refusal(match, "cull face=one") == "KT-C23"
    play(match, "cull face=three")
    assert asked(match) == "extra_turn"
    assert stars(match)[0] == 1 + 1


@pytest.mark.clause("KT-C44")
def test_stretchy_as_often_as_it_can_be_paid_from_what_was_held() -> None:
    match = play(position("11e223", cards={0: ["stretchy"]}, energy=[4, 0, 0], city=1), "stop")
    play(match, "stretch face=three new=two")
    play(match, "stretch face=energy new=two")
    assert energy(match)[0] == 0
    assert stars(match)[0] == 3


@pytest.mark.clause("KT-C44")
def test_dice_may_stand() -> None:
    match = play(position("11e223", cards={0: ["stretchy"]}, energy=[2, 0, 0], city=1), "stop", "done")
    assert energy(match)[0] == 3


@pytest.mark.clause("KT-C33")
def test_plot_twist_is_used_once() -> None:
    match = play(position("112233", cards={0: ["plot_twist"]}, city=1), "stop")
    play(match, "twist source=card face=one new=two")
    assert owner(match, "plot_twist") == 8
    assert stars(match)[0] == 2
    assert refusal(match, "twist source=card face=one new=two") == "KT-26"


@pytest.mark.clause("KT-C33", "KT-C29")
def test_a_mimic_of_plot_twist_goes_in_its_place() -> None:
    fields: dict[str, Any] = {"cards": {0: ["plot_twist", "mimic"]}, "copied": card("plot_twist"), "city": 1}
    match = play(position("112233", **fields), "stop", "twist source=mimic face=one new=two")
    assert (owner(match, "mimic"), owner(match, "plot_twist")) == (8, 0)
    match = play(position("112233", **fields), "stop", "twist source=card face=one new=two")
    assert (owner(match, "mimic"), owner(match, "plot_twist")) == (0, 8)
    assert asked(match) == "extra_turn"  # the copy ended with the original


@pytest.mark.clause("KT-C40")
def test_shrink_tokens_take_dice_away_down_to_none() -> None:
    assert position("1122", shrink=[2, 0, 0]).state.dice == 4
    none = position("", shrink=[7, 0, 0], city=1, cards={0: ["stretchy", "plot_twist"]}, energy=[2, 0, 0])
    assert none.state.dice == 0
    assert asked(none) == "buy"  # nothing to roll, change or resolve
