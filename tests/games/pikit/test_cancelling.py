"""Cancelling, and cancelling that: PK-19, PK-A8."""

from __future__ import annotations

import pytest

from kotatsu import IllegalAction
from kotatsu.engine.agenda import DEPTH
from kotatsu.words import Words
from tests.games.pikit.positions import ANA, BO, CY, DEE, dice, hand, holder, lay_out, offered, size, told


@pytest.mark.clause("PK-19", "PK-A8")
def test_a_cancelled_card_does_nothing_and_stays_discarded() -> None:
    match = lay_out([[2], [6], []], dice=(1, 3))
    match.play("reroll card=2 dice=both")
    assert (match.actor, match.state.turn) == (BO, ANA)
    events = match.play("cancel card=6")
    assert told(events) == ["played_cancel", "cancelled"]
    assert dice(match) == (1, 3)
    assert (hand(match, ANA), hand(match, BO)) == ([], [])
    assert match.state.discard_top == 6 - 1
    assert match.actor == ANA, "the turn goes on"


@pytest.mark.clause("PK-A8")
def test_letting_it_pass_lets_it_happen() -> None:
    match = lay_out([[2], [6], []], dice=(1, 3))
    match.play("reroll card=2 dice=first")
    match.rig(5)
    assert told(match.play("let_pass")) == ["let_pass", "rerolled"]
    assert dice(match) == (6, 3)
    assert hand(match, BO) == [6]


@pytest.mark.clause("PK-A8")
def test_nobody_who_cannot_cancel_is_asked() -> None:
    match = lay_out([[2], [2, 4, 5, 7], [1, 3, 8], []])
    match.rig(0, 0)
    match.play("reroll card=2 dice=both")
    assert match.actor == ANA


@pytest.mark.clause("PK-A8")
def test_the_others_are_asked_clockwise() -> None:
    match = lay_out([[6], [6], [2], [9]], turn=CY)
    match.play("reroll card=2 dice=both")
    asked = []
    while match.actor != CY:
        asked.append(match.actor)
        match.play("let_pass")
    assert asked == [DEE, ANA, BO]


@pytest.mark.clause("PK-A8")
def test_out_of_turn_only_cancelling_is_possible() -> None:
    match = lay_out([[2], [6, 2, 9], []])
    match.play("reroll card=2 dice=both")
    assert offered(match) == ["cancel card=6", "cancel card=9", "let_pass"]
    for move in ("reroll card=2 dice=both", "draw_card card=9", "take_nothing", "take kaiju=1"):
        with pytest.raises(IllegalAction, match="PK-A8"):
            match.play(move)


@pytest.mark.clause("PK-14")
def test_cancelling_takes_a_card_in_hand() -> None:
    match = lay_out([[2], [6], []])
    match.play("reroll card=2 dice=both")
    with pytest.raises(IllegalAction, match="PK-14"):
        match.play("cancel card=9")


@pytest.mark.clause("PK-A8")
def test_takings_doubles_and_special_effects_are_not_cancelled() -> None:
    for position, move in (
        (lay_out([[], [6]], dice=(2, 6)), "take kaiju=8"),
        (lay_out([[], [6]], dice=(4, 4)), "take_mecha"),
        (lay_out([[], [6]], dice=(4, 4), mecha={4: BO}), "steal_mecha"),
    ):
        position.play(move)
        assert position.state.agenda_size == 0
        assert position.actor == position.state.turn == BO


@pytest.mark.clause("PK-A8")
def test_nobody_cancels_their_own_card() -> None:
    match = lay_out([[2, 6], [1]])
    match.rig(0, 0)
    match.play("reroll card=2 dice=both")
    assert match.actor == ANA
    assert match.state.agenda_size == 0


@pytest.mark.clause("PK-A8")
def test_a_cancel_is_cancelled_by_the_one_it_hit() -> None:
    match = lay_out([[2, 6], [6], []], dice=(1, 3))
    match.play("reroll card=2 dice=second")
    match.play("cancel card=6")
    assert match.actor == ANA
    match.rig(4)
    assert told(match.play("cancel card=6")) == ["played_cancel", "cancelled", "rerolled"]
    assert dice(match) == (1, 5)
    assert [hand(match, seat) for seat in (ANA, BO)] == [[], []]


@pytest.mark.clause("PK-A8")
def test_a_cancel_is_cancelled_by_a_third_player() -> None:
    match = lay_out([[2], [6], [11]], dice=(1, 3))
    match.play("reroll card=2 dice=second")
    match.play("cancel card=6")
    assert match.actor == CY
    match.rig(4)
    match.play("cancel card=11")
    assert dice(match) == (1, 5)


@pytest.mark.clause("PK-A8")
@pytest.mark.parametrize(("cancels", "happens"), [(0, True), (1, False), (2, True), (3, False), (4, True)])
def test_a_chain_of_cancels(cancels: int, happens: bool) -> None:
    """An even number of cancels leaves the card standing, an odd one does not."""
    match = lay_out([[7, 6, 6], [6, 6]], dice=(1, 3))
    match.play("set_die card=7 die=first face=5")
    for _ in range(cancels):
        match.play("cancel card=6")
    while match.state.agenda_size:
        match.play("let_pass")
    assert dice(match) == ((5, 3) if happens else (1, 3))


@pytest.mark.clause("PK-A8")
def test_whoever_comes_later_is_still_asked_about_a_card_that_survived() -> None:
    """Bo cancels, Ana cancels that; Cy, who was never asked about the card itself, now is."""
    match = lay_out([[7, 6], [6], [9]], dice=(1, 3))
    match.play("set_die card=7 die=first face=5")
    match.play("cancel card=6")
    assert match.actor == CY
    match.play("let_pass")
    assert match.actor == ANA
    match.play("cancel card=6")
    assert match.actor == CY, "about the cancel of Ana"
    match.play("let_pass")
    assert match.actor == CY, "about the 7 itself"
    match.play("cancel card=9")
    assert match.actor == ANA
    assert dice(match) == (1, 3)


@pytest.mark.clause("PK-A8")
def test_a_cancelled_theft_takes_nothing() -> None:
    match = lay_out([[4], [6, 8]], mecha={3: BO})
    match.play({"verb": "steal", "card": 4, "victim": BO})
    match.play("cancel card=6")
    assert (hand(match, BO), size(match, ANA), holder(match, 3)) == ([8], 0, BO)


@pytest.mark.clause("PK-A8", "PK-A7")
def test_a_victim_may_spend_the_last_card_and_leave_nothing_to_steal() -> None:
    """Bo cancels with the only card, Ana cancels that: the theft happens and finds an empty hand."""
    match = lay_out([[4, 6], [6]])
    match.play({"verb": "steal", "card": 4, "victim": BO})
    match.play("cancel card=6")
    events = match.play("cancel card=6")
    assert told(events) == ["played_cancel", "cancelled", "found_nothing"]
    assert (size(match, ANA), size(match, BO)) == (0, 0)
    assert match.actor == ANA


def test_the_agenda_has_room_for_the_longest_chain() -> None:
    """All nine cancelling cards in two of three hands, each cancelling the one before."""
    match = lay_out([[2, 6, 6, 6, 9], [6, 6, 6, 10, 11], []])
    match.play("reroll card=2 dice=both")
    deepest = 0
    while match.state.agenda_size:
        deepest = max(deepest, match.state.agenda_size)
        match.play(offered(match)[0])
    assert deepest == 2 * 9
    assert deepest < DEPTH


@pytest.mark.clause("PK-A20")
@pytest.mark.parametrize(
    ("move", "told_with_it"),
    [
        ("reroll card=9 dice=second", {"dice": "second"}),
        ("steal card=9 victim=2", {"victim": 2}),
        ("set_die card=9 die=first face=6", {"die": "first", "face": 6}),
    ],
)
def test_everything_is_said_with_the_card_before_anybody_cancels(move: str, told_with_it: dict[str, object]) -> None:
    match = lay_out([[9], [6], [1]], dice=(1, 3))
    (event,) = match.play(move)
    assert match.actor == BO, "Bo may still cancel"
    assert told_with_it.items() <= event.names.items()
    assert (dice(match), hand(match, CY)) == ((1, 3), [1]), "and nothing has happened yet"


@pytest.mark.clause("PK-A21")
def test_seats_not_asked_yet_still_are_about_a_card_that_survived_a_cancel() -> None:
    """Bo cancels Ana's reroll, Cy cancels Bo's cancel: now Cy and Dee, who had not been asked, are about the reroll."""
    match = lay_out([[2], [6], [6, 6], [6]], dice=(1, 3))
    match.play("reroll card=2 dice=both")
    match.play("cancel card=6")
    assert match.actor == CY
    match.play("cancel card=6")
    assert match.actor == DEE, "asked about Cy's cancel"
    match.play("let_pass")
    assert match.actor == CY, "asked about the reroll"
    match.play("let_pass")
    assert match.actor == DEE
    match.play("cancel card=6")
    match.play("let_pass")
    assert (match.actor, dice(match)) == (ANA, (1, 3))


@pytest.mark.clause("PK-A8")
@pytest.mark.parametrize(("language", "said"), [("en", "out of turn"), ("fr", "pas ton tour")])
def test_a_refusal_in_ones_own_turn_does_not_say_that_it_is_not(language: str, said: str) -> None:
    """Bo cancels Ana's card, and Ana is asked about the cancel, in her own turn."""
    match = lay_out([[2, 6], [6], []])
    match.play("reroll card=2 dice=both")
    match.play("cancel card=6")
    assert match.actor == match.state.turn == ANA
    with pytest.raises(IllegalAction, match="PK-A8"):
        match.play("take_nothing")
    assert said not in Words(match.game, language).text("refusal-A8").lower()
