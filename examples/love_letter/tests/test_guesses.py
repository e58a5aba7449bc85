"""Guesses keep what a seat has seen and what everybody knows."""

from __future__ import annotations

from kotatsu import Match
from kotatsu.engine.chance import seed_rng

from kotatsu_love_letter import GAME, parts
from positions import ANA, BO, CY, lay_out


def guessed_cards(match: Match, reader: int, seat: int, count: int = 60) -> set[int]:
    """The cards that guesses give to a seat."""
    found = set()
    for seed in range(count):
        view = match.view(reader)
        seed_rng(view.rng, seed)
        GAME.rules.guess(view, reader)
        found.add(view.hand[seat, 0])
    return found


def test_a_card_that_was_seen_stays_where_it_is() -> None:
    match = lay_out(["priest", "baron", "king"], "countess")
    match.play("priest victim=1")
    assert guessed_cards(match, ANA, BO) == {parts.BARON}
    assert len(guessed_cards(match, CY, BO)) > 3


def test_a_card_named_in_vain_is_not_guessed() -> None:
    match = lay_out(["guard", "baron", "king"], "countess")
    match.play("guard victim=1 named=princess")
    assert parts.PRINCESS not in guessed_cards(match, CY, BO)


def test_the_winner_of_a_duel_holds_a_higher_card() -> None:
    match = lay_out(["king", "prince", "guard"], "baron")
    match.play("baron victim=1")
    assert min(guessed_cards(match, CY, ANA)) > parts.PRINCE


def test_who_played_a_king_or_a_prince_holds_no_countess() -> None:
    match = lay_out(["prince", "guard", "guard"], "guard")
    match.play("prince victim=1")
    assert parts.COUNTESS not in guessed_cards(match, CY, ANA)
