"""What each card does, and when it may not be played."""

from __future__ import annotations

import pytest

from kotatsu_love_letter import parts
from positions import ANA, BO, CY, DEE, alive, before, hand, lay_out, refusal, told


@pytest.mark.clause("LL-10")
def test_guard_knocks_out_who_holds_the_named_card() -> None:
    right = lay_out(["guard", "baron", "king"], "countess")
    right.play("guard victim=1 named=baron")
    assert alive(right) == [ANA, CY]
    wrong = lay_out(["guard", "baron", "king"], "countess")
    assert "guessed_wrong" in told(wrong.play("guard victim=1 named=king"))
    assert alive(wrong) == [ANA, BO, CY]


@pytest.mark.clause("LL-A1")
def test_a_guard_cannot_be_named() -> None:
    match = lay_out(["guard", "guard", "king"], "countess")
    assert {action["named"] for action in match.actions() if action["verb"] == "guard"} == set(parts.CARD_NAMES[2:9])


@pytest.mark.clause("LL-11")
def test_priest_sees_a_hand_that_nobody_else_does() -> None:
    match = lay_out(["priest", "baron", "king"], "countess")
    events = match.play("priest victim=1")
    saw = [event for event in events if event.name == "saw"]
    assert [(event.audience, event.names["card"]) for event in saw] == [(ANA, "baron")]
    assert match.view(ANA).known[ANA, BO] == parts.BARON
    assert match.view(CY).known[ANA, BO] == -1


@pytest.mark.clause("LL-12")
@pytest.mark.parametrize(
    ("own", "other", "left"),
    [("king", "priest", [ANA, CY]), ("priest", "king", [BO, CY]), ("prince", "prince", [0, 1, 2])],
)
def test_baron_compares(own: str, other: str, left: list[int]) -> None:
    match = lay_out([own, other, "guard"], "baron")
    match.play("baron victim=1")
    assert alive(match) == left
    if left == [ANA, BO, CY]:
        assert match.view(ANA).known[ANA, BO] == match.view(BO).known[BO, ANA] == parts.PRINCE


@pytest.mark.clause("LL-13")
def test_handmaid_protects_until_the_next_turn() -> None:
    match = lay_out(["handmaid", "guard", "guard"], "king")
    match.play("handmaid")
    assert refusal(match, "guard victim=0 named=king") == "LL-13"
    match.play("guard victim=2 named=princess")
    match.state.hand[CY, 1] = parts.GUARD
    match.play("guard victim=1 named=princess")
    assert match.actor == ANA
    assert match.state.protected[ANA] == 0


@pytest.mark.clause("LL-14", "LL-A2")
def test_prince_makes_somebody_discard_and_draw() -> None:
    match = lay_out(["prince", "king", "guard"], "guard", pile=["baron", "baron", "priest"])
    match.rig(0, 0)
    match.play("prince victim=1")
    assert before(match, BO) == ["king"], "which does nothing"
    own = lay_out(["prince", "king", "guard"], "guard")
    own.play("prince victim=0")
    assert before(own, ANA) == ["guard", "prince"]
    assert refusal(lay_out(["guard", "king", "guard"], "priest"), "guard victim=0 named=king") == "LL-A2"


@pytest.mark.clause("LL-14", "LL-17")
def test_a_princess_discarded_by_a_prince_is_out() -> None:
    match = lay_out(["prince", "princess", "guard"], "guard")
    match.play("prince victim=1")
    assert alive(match) == [ANA, CY]


@pytest.mark.clause("LL-A4")
def test_with_an_empty_pile_a_prince_gives_the_card_set_aside() -> None:
    match = lay_out(["prince", "guard", "guard"], "king", aside="countess", pile=[])
    match.play("prince victim=1")
    assert hand(match, BO) == ["countess"]
    assert match.state.aside == parts.NO_CARD


@pytest.mark.clause("LL-15")
def test_king_trades_hands_and_both_know_what_they_gave() -> None:
    match = lay_out(["king", "princess", "guard"], "priest")
    match.play("king victim=1")
    assert hand(match, ANA) == ["princess"]
    assert "priest" in hand(match, BO)
    assert match.view(ANA).known[ANA, BO] == parts.PRIEST
    assert match.view(BO).known[BO, ANA] == parts.PRINCESS


@pytest.mark.clause("LL-15")
def test_what_a_third_player_saw_moves_with_the_card() -> None:
    match = lay_out(["king", "princess", "guard"], "priest")
    match.state.known[CY, BO] = parts.PRINCESS
    match.state.has_seen[CY, BO] = 1
    match.play("king victim=1")
    assert (match.state.known[CY, ANA], match.state.known[CY, BO]) == (parts.PRINCESS, parts.NO_CARD)


@pytest.mark.clause("LL-16")
@pytest.mark.parametrize(("other", "move"), [("king", "king victim=1"), ("prince", "prince victim=1")])
def test_the_countess_goes_before_king_and_prince(other: str, move: str) -> None:
    match = lay_out(["countess", "guard", "guard"], other)
    assert refusal(match, move) == "LL-16"
    assert match.actions() == [{"verb": "countess"}]
    free = lay_out(["countess", "guard", "guard"], "guard")
    assert len(free.actions()) > 1


@pytest.mark.clause("LL-17")
def test_who_lays_the_princess_down_is_out() -> None:
    match = lay_out(["princess", "guard", "guard"], "guard")
    match.play("princess")
    assert alive(match) == [BO, CY]


@pytest.mark.clause("LL-18")
def test_a_card_is_played_in_vain_only_when_everybody_else_is_protected() -> None:
    match = lay_out(["guard", "king", "guard"], "prince", protected=[0, 1, 1])
    assert [action for action in match.actions() if action["verb"] != "prince"] == [
        {"verb": "in_vain", "card": "guard"}
    ]
    match.play("in_vain card=guard")
    assert (alive(match), before(match, ANA)) == ([ANA, BO, CY], ["guard"])
    open_seat = lay_out(["guard", "king", "guard"], "handmaid", protected=[0, 1, 0])
    assert refusal(open_seat, "in_vain card=guard") == "LL-18"
    assert refusal(open_seat, "in_vain card=handmaid") == "LL-18"


@pytest.mark.clause("LL-A6")
def test_everybody_sees_which_of_the_two_cards_is_played() -> None:
    """Bo has seen Ana's Handmaid: it is known while she plays the other card, and forgotten when she plays it."""
    for move, slot, known in (("priest victim=1", "drawn", parts.HANDMAID), ("handmaid", "held", parts.NO_CARD)):
        match = lay_out(["handmaid", "king", "guard"], "priest")
        match.state.known[BO, ANA] = parts.HANDMAID
        match.state.has_seen[BO, ANA] = 1
        (played,) = [event for event in match.play(move) if event.name == "played"]
        assert played.names["slot"] == slot
        assert match.state.known[BO, ANA] == known
    equal = lay_out(["guard", "king", "baron"], "guard")
    (played,) = [event for event in equal.play("guard victim=1 named=priest") if event.name == "played"]
    assert played.names["slot"] == "drawn"


# --- With the Bishop


@pytest.mark.clause("LL-20")
def test_the_bishop_is_an_option_and_earns_a_token() -> None:
    classic = lay_out(["guard", "king", "guard"], "priest")
    assert refusal(classic, "guard victim=1 named=bishop") == "LL-20"
    match = lay_out(["bishop", "king", "guard"], "priest", court="bishop")
    match.play("bishop victim=1 named=king")
    assert match.scores() == [1, 0, 0]
    wrong = lay_out(["bishop", "king", "guard"], "priest", court="bishop")
    wrong.play("bishop victim=1 named=prince")
    assert wrong.scores() == [0, 0, 0]
    assert wrong.actor == BO == wrong.state.turn


@pytest.mark.clause("LL-20", "LL-6")
def test_a_token_of_the_bishop_can_win_the_game() -> None:
    match = lay_out(["bishop", "king", "guard"], "priest", court="bishop", tokens=[4, 0, 0])
    match.play("bishop victim=1 named=king")
    assert match.over
    assert match.winners() == [ANA]


@pytest.mark.clause("LL-21")
def test_who_was_named_is_asked_in_the_turn_of_another() -> None:
    match = lay_out(["bishop", "king", "guard", "guard"], "priest", court="bishop")
    match.play("bishop victim=1 named=king")
    assert (match.actor, match.state.turn) == (BO, ANA)
    assert match.game.asked(match.state) == "change_your_card"
    assert [action["verb"] for action in match.actions()] == ["change", "keep"]
    assert refusal(match, "king victim=0") == "LL-21"
    kept = match.copy()
    kept.play("keep")
    assert (hand(kept, BO)[0], kept.actor) == ("king", BO)
    assert kept.view(DEE).known[DEE, BO] == parts.KING, "everybody knows it"
    match.play("change")
    assert before(match, BO) == ["king"]
    assert match.view(DEE).known[DEE, BO] == parts.NO_CARD


@pytest.mark.clause("LL-21", "LL-17")
def test_changing_away_the_princess_is_laying_her_down() -> None:
    match = lay_out(["bishop", "princess", "guard"], "priest", court="bishop")
    match.play("bishop victim=1 named=princess")
    match.play("change")
    assert alive(match) == [ANA, CY]


@pytest.mark.clause("LL-21")
def test_nobody_is_asked_with_an_empty_pile_or_in_the_own_turn() -> None:
    match = lay_out(["bishop", "king", "guard"], "priest", court="bishop", pile=[])
    assert refusal(match, "change") == "LL-21"
    match.play("bishop victim=1 named=king")
    assert match.game.asked(match.state) == "begin_a_round"


@pytest.mark.clause("LL-22")
def test_the_princess_beats_the_bishop_at_the_end_only() -> None:
    match = lay_out(["princess", "bishop", "guard"], "handmaid", court="bishop", pile=[])
    match.play("handmaid")
    assert match.scores() == [1, 0, 0]
    duel = lay_out(["princess", "bishop", "guard"], "baron", court="bishop")
    duel.play("baron victim=1")
    assert alive(duel) == [BO, CY]
