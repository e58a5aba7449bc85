"""Sentences of Kyudo that once said something wrong, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from kotatsu import Match
from kotatsu.games.kyudo import GAME, text
from kotatsu.words import Words
from tests.games.kyudo.positions import FULL, NO_TOKENS, archer, grouping, only, refusal, rolling, tokens

NAMES = ["Ana", "Bo", "Cy", "Dee"]
WORDS = {language: Words(GAME, language) for language in ("en", "fr")}


def said(match: Match, language: str) -> list[str]:
    """The choices of the actor as buttons say them, symbols as words."""
    words = WORDS[language]
    return [words.plain(words.choice(match.state, action, NAMES)) for action in match.legal()]


def choice(match: Match, move: str, language: str) -> str:
    """One choice as its button says it."""
    words = WORDS[language]
    return words.plain(words.choice(match.state, GAME.actions.parse(move), NAMES))


def news(match: Match, move: str, name: str, language: str, reader: int) -> str:
    """What a move is told as, to one reader."""
    words = WORDS[language]
    return " ".join(
        words.plain(words.event(event, NAMES, reader)) for event in match.play(move) if event.name == name
    ).replace("\u202f", " ")


@pytest.mark.parametrize("key", ["clause-12", "clause-30", "clause-31", "page-won-target", "event-won"])
def test_nobody_has_more_is_not_nobody_has_any(key: str) -> None:
    """French "n'a plus de" says that none are left."""
    for you in ("yes", "no"):
        sentence = WORDS["fr"].text(key, name="Ana", seat="Ana", you=you, way_id="target")
        assert "plus de" not in sentence
        assert "en a plus" not in sentence


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [("fr", "perd son attrait", "spectateurs"), ("en", "loses its pull", "spectators")],
)
def test_an_opponent_loses_spectators_not_the_pull(language: str, wrong: str, right: str) -> None:
    sentence = WORDS[language].text("clause-20")
    assert wrong not in sentence
    assert right in sentence


@pytest.mark.parametrize(
    ("language", "reroll", "line"),
    [
        ("en", "Roll again: die 1 red, die 3 red", "die 1 red, die 2 blue, die 3 red, die 4 arrow"),
        ("fr", "Relancer : dé 1 rouge, dé 3 rouge", "dé 1 rouge, dé 2 bleu, dé 3 rouge, dé 4 flèche"),
    ],
)
def test_the_number_of_a_die_is_no_count(language: str, reroll: str, line: str) -> None:
    match = rolling("red blue red arrow")
    assert reroll in [one.replace("\u202f", " ") for one in said(match, language)]
    lines = text.lines(match.state, 0, WORDS[language], NAMES)
    assert line in WORDS[language].plain(lines[1])


@pytest.mark.parametrize(("who", "move"), [("fox", "point colour=red"), ("monkey", "talent")])
def test_a_duration_names_whose_turn_ends_it(who: str, move: str) -> None:
    match = grouping("black orange green red", archer=[archer(who), *(n for n in range(4) if n != archer(who))])
    name = "captured"
    if move != "talent":
        match.play("talent")
        name = "pointed"
    assert "the next turn of Ana" in news(match, move, name, "en", 1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_shield_tells_what_it_held_back(language: str) -> None:
    held = [NO_TOKENS, tokens(shield=1)]
    match = grouping("arrow arrow arrow red", ticked=[only("red", 5)], tokens=held, spectators=[20, 4])
    match.play("aim colour=red arrows=3")
    told = news(match, "shield", "shielded", language, 0)
    assert "4 spect" in told
    assert "9" not in told


@pytest.mark.parametrize(
    ("faces", "fields", "move", "english", "french"),
    [
        (
            "red red blue arrow",
            {"tokens": [tokens(wild=1)], "centre": [1, 1, 0]},
            "flag colour=red count=2",
            "2 dice on the red flag: 1 corner is full, but you hold every Wild",
            "2 dés sur le drapeau rouge : 1 coin est plein, mais tu as déjà tous les Jokers",
        ),
        (
            "red red red red",
            {"centre": [1, 1, 1]},
            "flag colour=red count=4",
            "4 dice on the red flag: 2 corners are full, take a Wild",
            "4 dés sur le drapeau rouge : 2 coins sont pleins, prends un Joker",
        ),
        (
            "red red red red",
            {"tokens": [NO_TOKENS, tokens(wild=1)], "centre": [1, 1, 0], "seats": 2},
            "flag colour=red count=4",
            "4 dice on the red flag: 2 corners are full, take a Wild",
            "4 dés sur le drapeau rouge : 2 coins sont pleins, prends un Joker",
        ),
        (
            "black black black arrow",
            {"ticked": [[3, 3, 4, 4, 4]], "spectators": [10, 20]},
            "flag colour=black count=3",
            "3 dice on the black flag: 1 corner is full, tick a circle",
            "3 dés sur le drapeau noir : 1 coin est plein, coche un cercle",
        ),
        (
            "blue blue black arrow",
            {"ticked": [FULL], "spectators": [10, 20]},
            "flag colour=blue count=2",
            "2 dice on the blue flag: 1 corner is full, but your target is full already",
            "2 dés sur le drapeau bleu : 1 coin est plein, mais ta cible est déjà remplie",
        ),
    ],
)
def test_a_flag_promises_what_can_come(
    faces: str, fields: dict[str, Any], move: str, english: str, french: str
) -> None:
    match = grouping(faces, **fields)
    assert choice(match, move, "en") == english
    assert choice(match, move, "fr").replace("\u202f", " ") == french


@pytest.mark.parametrize(("language", "wrong"), [("en", "1 spectators"), ("fr", "1 spectateurs")])
def test_one_spectator_is_singular(language: str, wrong: str) -> None:
    match = grouping("arrow arrow black blue", ticked=[only("black", 2)])
    label = choice(match, "aim colour=black arrows=2", language)
    assert wrong not in label
    assert wrong[:-1] in label


@pytest.mark.parametrize(
    ("language", "choices"),
    [
        ("en", ["Spend a Shield: your only spectator stays", "Lose your only spectator: you are out"]),
        ("fr", ["Dépenser un Bouclier : ton seul spectateur reste", "Perdre ton seul spectateur : tu es hors jeu"]),
    ],
)
def test_the_last_spectator_is_not_all_your_1(language: str, choices: list[str]) -> None:
    held = [NO_TOKENS, tokens(shield=1)]
    match = grouping("arrow arrow red blue", ticked=[only("red", 5)], tokens=held, spectators=[20, 1])
    match.play("aim colour=red arrows=2")
    assert [one.replace("\u202f", " ") for one in said(match, language)] == choices


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_signs_run_into_one_word(language: str) -> None:
    label = choice(grouping("arrow arrow arrow arrow"), "ultimate", language)
    assert "arrowarrow" not in label
    assert "flècheflèche" not in label


ONLY_TRUE = {
    "power": ("KY-A10", "You are asked for a Power"),
    "shield": ("KY-A9", "You are asked for a Shield"),
    "talent": ("KY-A13", "Only the Wolf's talent takes a token of your choice"),
    "take token=power": ("KY-A13", "Only the Wolf's talent takes a token of your choice"),
    "discard token=power": ("KY-27", "You discard when the Wolf's talent asks you to"),
}


@pytest.mark.parametrize(("move", "clause", "sentence"), [(move, *told) for move, told in ONLY_TRUE.items()])
def test_a_refusal_says_nothing_false(move: str, clause: str, sentence: str) -> None:
    """A Wolf with every token and a Power, arrows in a closed colour: no sentence may deny what lies on the table."""
    wolf = [archer("wolf"), 0, 1, 2]
    match = grouping("black orange green red", archer=wolf, tokens=[[1, 1, 1]], centre=[0, 0, 0])
    match.state.agenda_size = 2
    assert refusal(match, move) == clause
    assert WORDS["en"].refusal(GAME.clauses.code(clause)).startswith(sentence)


def test_a_draw_does_not_deny_a_full_target() -> None:
    assert "filled" not in WORDS["en"].text("page-drawn")
    assert "rempli" not in WORDS["fr"].text("page-drawn")


def test_an_archer_who_falls_does_not_end_the_game() -> None:
    for you in ("yes", "no"):
        told = WORDS["fr"].text("event-fell", you=you, seat="Ana")
        assert "fini" not in told
        assert "hors jeu" in told


def test_the_pointer_points_and_does_not_aim() -> None:
    assert WORDS["fr"].text("action-point", colour="rouge") == "Pointer le rouge"
    assert "vise" not in WORDS["fr"].text("talent-fox").lower()


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Ana steals a Shield from you."), ("fr", "Ana te vole un jeton Bouclier.")]
)
def test_a_theft_is_told_to_its_victim(language: str, told: str) -> None:
    match = grouping("green green green arrow", tokens=[NO_TOKENS, tokens(shield=1)], centre=[1, 0, 1])
    assert news(match, "flag colour=green count=3", "stole", language, 1) == told
