"""The table in lines, and choices with what they would do."""

from __future__ import annotations

import pytest

from kotatsu import Match
from kotatsu.games.kyudo import GAME, text
from kotatsu.words import Words
from tests.games.kyudo.positions import NO_TOKENS, grouping, only, rolling, tokens

NAMES = ["Ana", "Bo", "Cy", "Dee"]


def said(match: Match, language: str = "en") -> list[str]:
    """The choices of the actor as buttons say them."""
    words = Words(GAME, language)
    return [words.choice(match.state, action, NAMES) for action in match.legal()]


def test_the_lines_tell_dice_sheets_and_centre() -> None:
    match = grouping(
        "arrow red blue blue",
        ticked=[only("green", 4), only("red", 2)],
        boxes=[only("black", 5)],
        tokens=[tokens(shield=1), NO_TOKENS],
        centre=[1, 0, 1],
        spectators=[17, 0],
        pointer_holder=0,
        pointer_colour=4,
        die_holder=1,
    )
    match.state.used[0] = 1
    assert text.lines(match.state, 0, Words(GAME, "en"), NAMES) == [
        "Turn 1: yours.",
        "Roll 3 of 3: die 1 [arrow] (used), die 2 [red], die 3 [blue], die 4 [blue].",
        "Ana, Fox: 17 spectators.",
        "Talent, with four different colours: Point at a colour. Until your next turn, opponents lose a spectator "
        "for each die of it that they end up with.",
        "Circles: black 0/3, orange 0/3, green closed, blue 0/4, red 0/5.",
        "Flags: black 5/12 (corners 2 + 2 + 1), orange 0/12, green 0/12, blue 0/8, red 0/8.",
        "Tokens: Shield ×1.",
        "Bo, Deer: out.",
        "Talent, with four different colours: Green or blue: every opponent gets one more circle of it, "
        "even if they had closed it.",
        "Circles: black 0/3, orange 0/3, green 0/4, blue 0/4, red 2/5.",
        "Flags: black 0/12, orange 0/12, green 0/12, blue 0/8, red 0/8.",
        "Tokens: none.",
        "In the centre: Power ×1, Wild ×1.",
        "You point at red.",
        "Bo holds a die.",
        "Spectators that an arrow in a closed ring draws from each open target: "
        "black 1, orange 1, green 2, blue 2, red 3.",
        "What a full corner of a flag gives: black (3 boxes) 2 circles, orange (3 boxes) a Power, "
        "green (3 boxes) a Shield, blue (2 boxes) one circle, red (2 boxes) a Wild.",
    ]


def test_everybody_reads_the_same_lines_but_for_whose_turn_it_is() -> None:
    match = grouping("arrow red blue blue", seats=3)
    lines = [text.lines(match.view(reader), reader, Words(GAME, "en"), NAMES) for reader in (-1, 0, 1, 2)]
    assert [told[0] for told in lines] == ["Turn 1: Ana.", "Turn 1: yours.", "Turn 1: Ana.", "Turn 1: Ana."]
    assert [told[1:] for told in lines] == [lines[0][1:]] * 4


def test_dice_to_throw_are_named_by_place_and_face() -> None:
    assert said(rolling("arrow red blue blue"))[4] == "Roll again: die 1 [arrow], die 3 [blue]"


@pytest.mark.parametrize(
    ("language", "choices"),
    [
        ("en", ["Spend a Shield: all your 7 spectators stay", "Lose 6 of your 7 spectators"]),
        ("fr", ["Dépenser un Bouclier : tes 7 spectateurs restent", "Perdre 6 de tes 7 spectateurs"]),
    ],
)
def test_a_shield_says_what_is_at_stake(language: str, choices: list[str]) -> None:
    held = [NO_TOKENS, tokens(shield=1)]
    match = grouping("arrow arrow red blue", ticked=[only("red", 5)], tokens=held, spectators=[20, 7])
    match.play("aim colour=red arrows=2")
    assert said(match, language) == choices


def test_a_power_says_what_it_adds() -> None:
    match = grouping("arrow arrow black blue", seats=3, ticked=[only("black", 3)], tokens=[tokens(power=1)])
    match.play("aim colour=black arrows=2")
    assert said(match) == [
        "Spend a Power: 2 opponents lose 8 spectators each instead of 2",
        "Keep your Power: 2 opponents lose 2 spectators each",
    ]


def test_where_no_sign_can_be_drawn_its_word_is_said() -> None:
    assert Words(GAME, "fr").plain("Relancer 1 [arrow], 3 [blue] [nothing]") == "Relancer 1 flèche, 3 bleu [nothing]"
