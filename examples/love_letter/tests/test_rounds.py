"""The deck, set-up, turns, the end of a round and of the game."""

from __future__ import annotations

import pytest
from kotatsu import Match

from kotatsu_love_letter import GAME, parts
from positions import ANA, BO, CARD, CY, alive, before, hand, lay_out, refusal, told


@pytest.mark.clause("LL-1", "LL-2")
def test_sixteen_cards_numbered_by_their_values() -> None:
    copies = dict(zip(parts.CARD_NAMES, parts.COPIES, strict=True))
    assert sum(parts.COPIES) - copies["bishop"] == 16
    assert copies["guard"] == 5
    assert [copies[name] for name in ("priest", "baron", "handmaid", "prince")] == [2] * 4
    assert [copies[name] for name in ("king", "countess", "princess")] == [1] * 3
    assert [CARD[name] for name in parts.CARD_NAMES[1:9]] == list(range(1, 9))


@pytest.mark.clause("LL-3", "LL-4", "LL-5", "LL-7")
@pytest.mark.parametrize(("seats", "turned_up", "pile"), [(2, 3, 9), (3, 0, 11), (4, 0, 10)])
def test_a_round_is_dealt(seats: int, turned_up: int, pile: int) -> None:
    """A card aside, three turned up with two players, a card each, and a second for the one who begins."""
    s = Match(GAME, seats, seed=3).state
    assert s.aside > 0
    assert sum(card > 0 for card in s.turned_up) == turned_up
    assert s.pile_size == sum(s.pile) == pile
    sizes = [sum(s.hand[seat, slot] > 0 for slot in range(2)) for seat in range(seats)]
    assert sizes == [2 if seat == s.starter else 1 for seat in range(seats)]


@pytest.mark.clause("LL-A5")
def test_chance_names_the_first_to_begin() -> None:
    assert {Match(GAME, 4, seed=seed).actor for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.clause("LL-7", "LL-8")
def test_one_of_two_cards_is_played_and_stays_face_up() -> None:
    match = lay_out(["handmaid", "priest", "baron"], "countess")
    assert refusal(match, "priest victim=1") == "LL-7"
    match.play("handmaid")
    assert (hand(match, ANA), before(match, ANA)) == (["countess"], ["handmaid"])
    assert match.actor == BO
    assert len(hand(match, BO)) == 2


@pytest.mark.clause("LL-9")
def test_who_is_out_shows_the_card_and_has_no_turn() -> None:
    match = lay_out(["guard", "priest", "baron"], "guard")
    events = match.play("guard victim=1 named=priest")
    assert "out" in told(events)
    assert (alive(match), before(match, BO)) == ([ANA, CY], ["priest"])
    assert match.actor == CY
    match.state.hand[CY, 1] = CARD["guard"]
    assert refusal(match, "guard victim=1 named=priest") == "LL-9"


@pytest.mark.clause("LL-19")
def test_the_last_one_left_wins_the_round() -> None:
    match = lay_out(["guard", "princess"], "guard")
    match.play("guard victim=1 named=princess")
    assert match.scores() == [1, 0]
    assert match.game.asked(match.state) == "begin_a_round"


@pytest.mark.clause("LL-19")
@pytest.mark.parametrize(
    ("held", "lying", "winner"),
    [
        (["king", "prince", "guard"], [0, 0, 0], ANA),
        (["prince", "king", "guard"], [0, 0, 0], BO),
        (["priest", "prince", "prince"], [0, 3, 1], BO),
        (["priest", "prince", "prince"], [0, 1, 3], CY),
    ],
)
def test_with_an_empty_pile_the_highest_card_wins_then_what_was_laid_down(
    held: list[str], lying: list[int], winner: int
) -> None:
    match = lay_out(held, "handmaid", pile=[])
    for seat, value in enumerate(lying):
        match.state.discards[seat, value] = 1
    events = match.play("handmaid")
    assert told(events).count("showed") == 3
    assert [seat for seat in range(3) if match.scores()[seat]] == [winner]
    assert match.actor == winner


@pytest.mark.clause("LL-6")
def test_the_winner_deals_and_begins_the_next_round() -> None:
    match = lay_out(["guard", "princess"], "guard", tokens=[0, 3])
    assert refusal(match, "deal") == "LL-6"
    match.play("guard victim=1 named=princess")
    assert match.actions() == [{"verb": "deal"}]
    assert refusal(match, "handmaid") == "LL-6"
    match.play("deal")
    assert (match.state.round, match.state.turn, match.actor) == (1, ANA, ANA)
    assert match.scores() == [1, 3]


@pytest.mark.clause("LL-6")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 7), (3, 5), (4, 4)])
def test_tokens_that_win_the_game(seats: int, tokens: int) -> None:
    held = ["king", "guard", "guard", "guard"][:seats]
    match = lay_out(held, "handmaid", pile=[], tokens=[tokens - 1] + [0] * (seats - 1))
    match.play("handmaid")
    assert match.over
    assert match.winners() == [ANA]


@pytest.mark.clause("LL-A3")
def test_ties_share_tokens_and_the_win() -> None:
    match = lay_out(["guard", "prince", "prince"], "handmaid", pile=[], tokens=[0, 4, 4])
    match.play("handmaid")
    assert match.over
    assert match.result() == [0.0, 0.5, 0.5]
    early = lay_out(["guard", "prince", "prince"], "handmaid", pile=[])
    early.play("handmaid")
    assert early.scores() == [0, 1, 1]
    assert early.actor == BO, "the first of them after the last starter"
