"""Cards played for their effect: PK-14, PK-19, PK-20 (the 3), PK-A5 to PK-A7, PK-A9, PK-A10."""

from __future__ import annotations

import pytest

from kotatsu import IllegalAction
from kotatsu.games.pikit.state import EMPTY
from tests.games.pikit.positions import ANA, BO, CY, DEE, dice, discard, hand, holder, lay_out, offered, size, told


@pytest.mark.clause("PK-14")
def test_a_played_card_goes_to_the_discard_then_acts() -> None:
    match = lay_out([[2], [1]], pile=[9])
    assert match.state.discard_top == EMPTY
    before = discard(match).count(2)
    match.rig(3)
    events = match.play("reroll card=2 dice=second")
    assert told(events) == ["played_reroll", "rerolled"]
    assert match.state.discard_top == 2 - 1
    assert discard(match).count(2) == before + 1
    assert (hand(match, ANA), dice(match)) == ([], (1, 4))


@pytest.mark.clause("PK-19", "PK-21")
@pytest.mark.parametrize(
    ("which", "draws", "after"), [("first", [4], (5, 3)), ("second", [4], (1, 5)), ("both", [4, 5], (5, 6))]
)
def test_reroll_one_or_both(which: str, draws: list[int], after: tuple[int, int]) -> None:
    match = lay_out([[2], []], dice=(1, 3))
    match.rig(*draws)
    match.play(f"reroll card=2 dice={which}")
    assert dice(match) == after
    assert match.actor == ANA, "the turn goes on"


@pytest.mark.clause("PK-19", "PK-A17")
def test_steal_is_random_shown_and_kept() -> None:
    match = lay_out([[4], [1, 5, 8], []])
    match.rig(2)
    events = match.play({"verb": "steal", "card": 4, "victim": BO})
    assert told(events) == ["played_steal", "stole"]
    assert events[1].to_dict() == {"event": "stole", "seat": ANA, "victim": BO, "kaiju": 8}
    assert all(events[1].visible_to(seat) for seat in (ANA, BO, CY, -1))
    assert (hand(match, ANA), hand(match, BO)) == ([8], [1, 5])


@pytest.mark.clause("PK-19")
def test_every_card_of_the_hand_is_as_likely() -> None:
    found = []
    for at in range(4):
        match = lay_out([[4], [1, 5, 5]], mecha={2: BO})
        match.rig(at)
        event = match.play({"verb": "steal", "card": 4, "victim": BO})[1]
        found.append(event.names.get("kaiju", event.names.get("mecha")))
    assert found == [1, 5, 5, "mecha2"]


@pytest.mark.clause("PK-A6", "PK-18")
def test_a_mecha_can_be_stolen_and_its_token_moves() -> None:
    match = lay_out([[4], [1]], mecha={2: BO, 5: BO})
    match.rig(2)
    events = match.play({"verb": "steal", "card": 4, "victim": BO})
    assert told(events) == ["played_steal", "stole_mecha"]
    assert (holder(match, 2), holder(match, 5)) == (BO, ANA)
    assert (size(match, ANA), size(match, BO)) == (1, 2)


@pytest.mark.clause("PK-20", "PK-A5")
@pytest.mark.parametrize("card", [4, 10])
def test_a_stolen_three_wounds_the_thief(card: int) -> None:
    """By the 4 or by a joker that steals."""
    match = lay_out([[card], [3]], pile=[9])
    match.rig(0)
    events = match.play({"verb": "steal", "card": card, "victim": BO})
    assert told(events) == ["played_steal", "stole", "wounded"]
    assert (hand(match, ANA), hand(match, BO)) == ([], [])
    assert (match.state.wounds[ANA], match.state.wounds[BO]) == (1, 0)
    assert match.state.discard_top == 3 - 1


@pytest.mark.clause("PK-20")
def test_a_three_from_the_centre_does_not_wound() -> None:
    match = lay_out([[], []], dice=(1, 3))
    match.play("take kaiju=3")
    assert (hand(match, ANA), match.state.wounds[ANA]) == ([3], 0)


@pytest.mark.clause("PK-A7")
def test_victims_are_others_with_cards() -> None:
    match = lay_out([[4], [], [1], []], mecha={6: DEE})
    assert offered(match, "steal") == [f"steal card=4 victim={CY}", f"steal card=4 victim={DEE}"]
    for victim in (ANA, BO):
        with pytest.raises(IllegalAction, match="PK-A7"):
            match.play({"verb": "steal", "card": 4, "victim": victim})


@pytest.mark.clause("PK-A7")
def test_a_seat_that_is_not_at_the_table_is_no_victim() -> None:
    with pytest.raises(IllegalAction, match="PK-A7"):
        lay_out([[4], [1]]).play({"verb": "steal", "card": 4, "victim": CY})


@pytest.mark.clause("PK-19", "PK-A9")
def test_a_die_is_set_to_any_face() -> None:
    for face in range(1, 7):
        match = lay_out([[7], []], dice=(1, 3))
        events = match.play({"verb": "set_die", "card": 7, "die": "second", "face": face})
        assert told(events) == ["played_set", "turned"]
        assert dice(match) == (1, face)


@pytest.mark.clause("PK-19")
def test_a_drawn_card_is_for_its_owner_alone() -> None:
    match = lay_out([[5], [1], [1]], pile=[9])
    events = match.play("draw_card card=5")
    assert hand(match, ANA) == [9]
    assert [told([e for e in events if e.visible_to(seat)]) for seat in (ANA, BO, -1)] == [
        ["played_draw", "drew", "last_turns"],
        ["played_draw", "drew_unseen", "last_turns"],
        ["played_draw", "drew_unseen", "last_turns"],
    ]


@pytest.mark.clause("PK-A10")
def test_nobody_draws_from_an_empty_pile() -> None:
    match = lay_out([[5, 9], []], pile=[])
    assert offered(match, "draw_card") == []
    for card in (5, 9):
        with pytest.raises(IllegalAction, match="PK-A10"):
            match.play({"verb": "draw_card", "card": card})


@pytest.mark.clause("PK-19")
@pytest.mark.parametrize("card", [9, 10, 11])
def test_a_joker_is_any_of_the_five(card: int) -> None:
    match = lay_out([[card], [1]])
    verbs = {line.split()[0] for line in offered(match)}
    assert {"reroll", "steal", "set_die", "draw_card"} <= verbs
    answering = lay_out([[2], [card]])
    answering.play("reroll card=2 dice=both")
    assert offered(answering) == [f"cancel card={card}", "let_pass"]


@pytest.mark.clause("PK-20")
@pytest.mark.parametrize("card", [1, 3, 8])
def test_special_cards_are_never_played(card: int) -> None:
    match = lay_out([[card], [1]], dice=(1, 2), centre=[9])
    assert offered(match) == ["take_nothing"]


@pytest.mark.clause("PK-19")
def test_a_cancel_is_not_played_in_one_s_own_turn() -> None:
    match = lay_out([[6], [1]], dice=(1, 2), centre=[9])
    assert offered(match) == ["take_nothing"]
    with pytest.raises(IllegalAction, match="PK-19"):
        match.play("cancel card=6")
    with pytest.raises(IllegalAction, match="PK-19"):
        match.play("let_pass")
