"""A test for each clause of Love Letter: a position, an action, the answer."""

from __future__ import annotations

import pytest
from kotatsu import IllegalAction, Match
from positions import ANA, BO, CY, hand_of, pile_place, table, told

from kotatsu_love_letter import GAME, parts


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


@pytest.mark.clause("LL-1")
def test_one_card_each_and_three_removed_with_two() -> None:
    two, three = Match(GAME, 2, seed=1), Match(GAME, 3, seed=1)
    assert sum(two.state.removed) == 3
    assert two.state.deck_left == 16 - 1 - 3 - 2 - 1
    assert sum(three.state.removed) == 0
    assert sorted(three.state.hand_size[seat] for seat in range(3)) == [1, 1, 2]


@pytest.mark.clause("LL-2")
def test_the_turn_goes_to_the_next_player_in_the_round_who_draws() -> None:
    match = table(("countess", "guard"), ("priest",), ("baron",), out=[0, 1, 0])
    match.rig(pile_place(match, "king"))
    play(match, "play card=countess")
    assert match.actor == CY
    assert hand_of(match, CY) == ["baron", "king"]
    with pytest.raises(IllegalAction, match="LL-2"):
        match.play("choose victim=0")


@pytest.mark.clause("LL-3")
def test_only_cards_of_the_hand_are_played_and_stay_before_their_owner() -> None:
    match = table(("countess", "guard"), ("priest",))
    with pytest.raises(IllegalAction, match="LL-3"):
        match.play("play card=king")
    play(match, "play card=countess")
    assert match.state.discards[ANA, parts.COUNTESS] == 1


@pytest.mark.clause("LL-4")
def test_nobody_to_choose_and_oneself_with_a_prince_only() -> None:
    alone = play(table(("guard", "king"), ("priest",), protected=[0, 1]), "play card=guard")
    assert "no_target" in told(alone, BO)
    assert alone.actor == BO
    match = play(table(("guard", "prince"), ("priest",)), "play card=guard")
    with pytest.raises(IllegalAction, match="LL-4"):
        match.play("choose victim=0")
    match = play(table(("guard", "prince"), ("priest",)), "play card=prince", "choose victim=0")
    assert match.state.discards[ANA, parts.GUARD] == 1


@pytest.mark.clause("LL-5")
def test_a_guard_finds_or_misses_and_never_names_a_guard() -> None:
    match = play(table(("guard", "king"), ("priest",), ("baron",)), "play card=guard", "choose victim=1")
    with pytest.raises(IllegalAction, match="LL-5"):
        match.play("name card=guard")
    play(match, "name card=priest")
    assert match.state.out[BO] == 1
    missed = play(table(("guard", "king"), ("priest",)), "play card=guard", "choose victim=1", "name card=baron")
    assert missed.state.out[BO] == 0
    assert "missed" in told(missed, ANA)


@pytest.mark.clause("LL-6")
def test_a_priest_sees_a_hand_and_nobody_else_does() -> None:
    match = play(table(("priest", "king"), ("baron",), ("guard",)), "play card=priest", "choose victim=1")
    assert match.view(ANA).known[ANA, BO] == parts.BARON
    assert "saw" in told(match, ANA)
    assert "saw" not in told(match, CY)
    assert "looked" in told(match, CY)


@pytest.mark.clause("LL-6")
def test_what_was_seen_is_remembered_until_it_is_played() -> None:
    match = table(("priest", "king"), ("baron",), ("guard",))
    play(match, "play card=priest")
    match.rig(pile_place(match, "handmaid"))
    play(match, "choose victim=1")
    play(match, "play card=handmaid")
    assert match.state.known[ANA, BO] == parts.BARON
    match.state.actor = match.state.turn = BO
    match.state.protected[BO] = 0
    play(match, "play card=baron")
    assert match.state.known[ANA, BO] == parts.CARDS


@pytest.mark.clause("LL-7")
def test_the_lower_hand_is_out_and_equal_ones_stay() -> None:
    won = play(table(("baron", "king"), ("priest",), ("guard",)), "play card=baron", "choose victim=1")
    assert [won.state.out[seat] for seat in range(3)] == [0, 1, 0]
    lost = play(table(("baron", "guard"), ("priest",), ("guard",)), "play card=baron", "choose victim=1")
    assert [lost.state.out[seat] for seat in range(3)] == [1, 0, 0]
    equal = play(table(("baron", "guard"), ("guard",), ("guard",)), "play card=baron", "choose victim=1")
    assert [equal.state.out[seat] for seat in range(3)] == [0, 0, 0]
    assert equal.state.known[BO, ANA] == parts.GUARD
    assert equal.state.twin[ANA] == BO
    assert "saw" not in told(equal, CY)


@pytest.mark.clause("LL-8")
def test_a_handmaid_protects_until_the_next_turn() -> None:
    match = table(("handmaid", "king"), ("guard",), ("priest",))
    match.rig(pile_place(match, "baron"))
    play(match, "play card=handmaid")
    play(match, "play card=guard")
    with pytest.raises(IllegalAction, match="LL-8"):
        match.play("choose victim=0")
    play(match, "choose victim=2", "name card=king")
    play(match, f"play card={hand_of(match, CY)[0]}")
    while match.actor != ANA or match.state.asked:
        match.play(match.legal()[0])
    assert match.state.protected[ANA] == 0


@pytest.mark.clause("LL-9")
def test_a_prince_makes_a_player_discard_and_draw() -> None:
    match = play(table(("prince", "guard"), ("baron",), ("guard",)), "play card=prince")
    match.rig(pile_place(match, "king"), 0)
    play(match, "choose victim=1")
    assert match.state.discards[BO, parts.BARON] == 1
    assert "king" in hand_of(match, BO)


@pytest.mark.clause("LL-9")
def test_with_an_empty_deck_the_card_set_aside_is_drawn() -> None:
    match = table(("prince", "guard"), ("baron",), deck=0)
    for card in range(parts.CARDS):
        match.state.pile[card] = int(card == parts.COUNTESS)
    play(match, "play card=prince", "choose victim=1")
    shown = {event.values["seat"]: event.values["card"] for event in match.plies[-1].events if event.name == "showed"}
    assert shown == {ANA: parts.GUARD, BO: parts.COUNTESS}


@pytest.mark.clause("LL-10")
@pytest.mark.parametrize("other", ["king", "prince"])
def test_the_countess_must_be_played_beside_king_or_prince(other: str) -> None:
    match = table(("countess", other), ("guard",))
    with pytest.raises(IllegalAction, match="LL-10"):
        match.play(f"play card={other}")
    play(match, "play card=countess")
    assert match.actor == BO


@pytest.mark.clause("LL-11")
def test_the_princess_played_or_discarded_is_out() -> None:
    played = play(table(("princess", "guard"), ("baron",), ("guard",)), "play card=princess")
    assert played.state.out[ANA] == 1
    assert played.state.discards[ANA, parts.GUARD] == 1
    made = play(table(("prince", "guard"), ("princess",), ("guard",)), "play card=prince", "choose victim=1")
    assert made.state.out[BO] == 1
    assert made.state.hand_size[BO] == 0


@pytest.mark.clause("LL-12")
def test_a_king_trades_hands_and_both_remember() -> None:
    match = table(("king", "guard"), ("baron",), ("priest",))
    match.state.known[CY, ANA], match.state.seen[CY, ANA], match.state.drawn[ANA] = parts.GUARD, 1, parts.KING
    play(match, "play card=king", "choose victim=1")
    assert hand_of(match, ANA) == ["baron"]
    assert "guard" in hand_of(match, BO)
    assert match.state.known[ANA, BO] == parts.GUARD
    assert match.state.known[BO, ANA] == parts.BARON
    assert match.state.known[CY, BO] == parts.GUARD
    assert "received" not in told(match, CY)


@pytest.mark.clause("LL-13")
def test_a_round_ends_with_one_player_or_with_the_deck() -> None:
    last = play(table(("guard", "king"), ("priest",)), "play card=guard", "choose victim=1", "name card=priest")
    assert last.state.round == 1
    assert [last.state.tokens[seat] for seat in range(2)] == [1, 0]
    shown = play(table(("countess", "guard"), ("baron",), deck=0), "play card=countess")
    assert [shown.state.tokens[seat] for seat in range(2)] == [0, 1]


@pytest.mark.clause("LL-14")
def test_the_winner_begins_the_next_round() -> None:
    match = play(table(("countess", "guard"), ("baron",), deck=0), "play card=countess")
    assert match.state.starter == BO
    assert match.actor == BO


@pytest.mark.clause("LL-15")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 7), (3, 5), (4, 4)])
def test_enough_tokens_win(seats: int, tokens: int) -> None:
    hands = (("countess", "guard"), ("baron",), ("priest",), ("guard",))[:seats]
    match = table(*hands, deck=0)
    match.state.tokens[BO] = tokens - 2
    play(match, "play card=countess")
    assert not match.over
    match = table(*hands, deck=0)
    match.state.tokens[BO] = tokens - 1
    play(match, "play card=countess")
    assert match.over
    assert match.winners() == [BO]


@pytest.mark.clause("LL-A1")
def test_whoever_is_chosen_is_asked_and_a_handmaid_turns_the_card_away() -> None:
    match = table(("guard", "king"), ("handmaid",), ("priest",), handmaid="reaction")
    play(match, "play card=guard", "choose victim=1", "name card=handmaid")
    assert match.actor == BO
    assert GAME.asked(match.state) == "let_it_happen"
    match.rig(pile_place(match, "baron"), 0)
    play(match, "shield")
    assert match.state.out[BO] == 0
    assert "baron" in hand_of(match, BO)


@pytest.mark.clause("LL-A1")
def test_without_a_handmaid_one_is_asked_too_but_can_only_let_it_happen() -> None:
    match = table(("guard", "king"), ("baron",), ("priest",), handmaid="reaction")
    play(match, "play card=guard", "choose victim=1", "name card=baron")
    with pytest.raises(IllegalAction, match="LL-A1"):
        match.play("shield")
    play(match, "accept")
    assert match.state.out[BO] == 1


@pytest.mark.clause("LL-A2")
def test_equal_hands_are_told_apart_by_the_cards_on_the_table() -> None:
    match = table(("handmaid", "guard"), ("guard",), deck=0)
    match.state.discards[BO, parts.PRINCE] = 1
    play(match, "play card=handmaid")
    assert [match.state.tokens[seat] for seat in range(2)] == [0, 1]
    match = table(("handmaid", "guard"), ("guard",), deck=0)
    match.state.discards[BO, parts.HANDMAID] = 1
    play(match, "play card=handmaid")
    assert [match.state.tokens[seat] for seat in range(2)] == [1, 1]
    assert match.state.starter == ANA


@pytest.mark.clause("LL-A3")
def test_what_was_seen_stays_known_when_the_drawn_card_is_played() -> None:
    match = table(("countess", "guard"), ("baron", "priest"), known=[[8, 4], [8, 8]], seen=[[0, 1], [0, 0]])
    match.state.known[ANA, BO] = parts.BARON
    match.state.drawn[BO] = parts.PRIEST
    match.state.actor = match.state.turn = BO
    play(match, "play card=priest")
    assert match.state.known[ANA, BO] == parts.BARON
    assert match.plies[-1].events[0].names["origin"] == "drawn"
    match.state.asked, match.state.drawn[BO] = 0, parts.CARDS
    match.state.hand[BO, parts.COUNTESS], match.state.hand_size[BO] = 1, 2
    play(match, "play card=baron")
    assert match.state.known[ANA, BO] == parts.CARDS
    assert match.state.seen[ANA, BO] == 0
