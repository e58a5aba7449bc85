"""What the words of Pikit say, in both languages, to each reader."""

from __future__ import annotations

import pytest

from kotatsu.games.pikit import GAME, text
from kotatsu.words import Words
from tests.games.pikit.positions import ANA, BO, CY, lay_out


@pytest.mark.clause("PK-15", "PK-A4")
@pytest.mark.parametrize(("language", "may"), [("en", "you may take"), ("fr", "tu peux te servir")])
def test_taking_is_offered_and_never_ordered(language: str, may: str) -> None:
    """The clause of the rulebook and our reading of it say one thing."""
    words = Words(GAME, language)
    assert may in words.text("clause-15")
    assert "nothing" in words.text("clause-A4") or "rien" in words.text("clause-A4")


@pytest.mark.parametrize(
    ("language", "to_the_victim", "to_others"),
    [
        ("en", "Ana: steal from you?", "Ana: steal from Bo?"),
        ("fr", "Ana\u202f: te voler une carte\u202f?", "Ana\u202f: voler une carte à Bo\u202f?"),
    ],
)
def test_a_card_that_waits_speaks_to_its_victim(language: str, to_the_victim: str, to_others: str) -> None:
    match = lay_out([[4], [6, 1], []])
    match.play("steal card=4 victim=1")
    words = Words(GAME, language)
    names = ["Ana", "Bo", "Cy"]
    assert to_the_victim in text.lines(match.view(BO), BO, words, names)
    assert to_others in text.lines(match.view(CY), CY, words, names)


@pytest.mark.parametrize(
    ("language", "account"),
    [
        ("en", "Ana: 17 points. Kaiju: 2; Mecha: 0; most 1s: 15; Wounds: 0; 2 cards in hand."),
        ("fr", "Ana : 17 points. Kaijus : 2 ; Mechas : 0 ; le plus de 1 : 15 ; blessures : 0 ; 2 cartes en main."),
    ],
)
def test_the_account_of_a_seat_can_be_read(language: str, account: str) -> None:
    match = lay_out([[1, 1], [1]], centre=[], turns_left=0)
    match.play("take_nothing")
    said = text.lines(match.view(ANA), ANA, Words(GAME, language), ["Ana", "Bo"])
    assert account in [line.replace("\u202f", " ") for line in said]


def test_the_bonus_is_for_the_most_ones() -> None:
    assert Words(GAME, "fr").text("page-line-bonus") == "Le plus de 1"
