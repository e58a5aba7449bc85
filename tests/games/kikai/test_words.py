"""KIKAI in words: every message in both languages with every number and reader, and all that the board shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast

from kotatsu import SPECTATOR, Match
from kotatsu.games.kikai import GAME, text
from kotatsu.games.kikai import parts as p
from kotatsu.games.kikai.kinds import Colour
from kotatsu.games.kikai.turns import end_round
from kotatsu.words import LANGUAGES, Words
from tests.games.kikai.positions import ELLIOT, GIZA, act, bare, crowd, events, give, square, street, take
from tests.support import NAMES, wander

NUMBERS = (0, 1, 2, 11)
SELECTORS = {
    "colour_id": Colour.names,
    "level_id": ("feet", "body", "head"),
    "token_id": ("megaphone", "ladder"),
    "paid_id": ("megaphone", "ladder"),
    "paid": ("megaphone", "ladder"),
    "you": ("yes", "no"),
    "raised": ("yes", "no"),
    "fan": ("yes", "no"),
    "bonus": ("none", "2 points"),
    "question": ("bring_more", "call_fans", "play_again", "fill_hand", "draw_more"),
}
"""What messages choose a form by, besides numbers."""
AMOUNTS = {
    *(
        "amount",
        "cost",
        "slots",
        "toll",
        "energy",
        "fans",
        "ladders",
        "megaphones",
        "points",
        "penalty",
        "row",
        "count",
    ),
    *("fame", "influence", "turn", "turns", "round", "rounds", "times", "number", "pile", "value", "cubes", "space"),
    *("first", "last", "red", "blue", "green"),
}
"""What is a number in a message; everything else is a name."""
TEXTS = {("text-square", "fans"), ("text-fans", "fans"), ("choice-call", "cost"), ("gain-and", "first")}
"""Where a name of AMOUNTS is a text already."""
SINGULAR = {
    "en": re.compile(r"\b1 (points|megaphones|ladders|fans|distributors|cards|streets|slots|billboards|districts)\b"),
    "fr": re.compile(
        r"\b[01] (points|énergies|mégaphones|échelles|fans|distributeurs|cartes|rues|emplacements|panneaux|rouges"
        r"|bleus|verts)\b"
    ),
}
PLURAL = {
    "en": re.compile(r"\b(2|11) (point|megaphone|ladder|fan|distributor|card|street|slot|billboard)\b"),
    "fr": re.compile(r"\b(2|11) (point|énergie|mégaphone|échelle|fan|distributeur|carte|rue|emplacement|panneau)\b"),
}
MISUSED_NAME = {
    "en": re.compile(r"\b(of|by|to|from|for) You\b"),
    "fr": re.compile(r"\b([Dd]e|par|à|pour|chez|d’) ?Toi\b"),
}
FRENCH = re.compile(r"[ \u00a0][:;!?»]|«[ \u00a0]|\w'\w|[^\s\u202f][;!?](?=\s|$)|[^\s\u202f]:(?=\s|$)")
"""What French typography does not allow: another space than a narrow no-break one before a sign, or none; a straight
apostrophe."""


def messages(language: str) -> Iterator[ast.Message]:
    for file in sorted((GAME.folder / "words").glob(f"{language}*.ftl")):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        yield from (entry for entry in body if isinstance(entry, ast.Message))


def variables(message: ast.Message) -> list[str]:
    found: list[str] = []

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.append(node.id.name)
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                walk(value)
        elif isinstance(node, list):
            for item in node:
                walk(item)

    walk(message.value)
    return sorted(set(found))


def spoken(language: str) -> Iterator[tuple[str, str]]:
    """Every message with every number, form and reader that it can be given."""
    words = Words(GAME, language)
    name = "You" if language == "en" else "Toi"
    for message in messages(language):
        key = message.id.name
        choices: list[tuple[object, ...]] = []
        names = variables(message)
        for variable in names:
            if variable in AMOUNTS and (key, variable) not in TEXTS:
                choices.append(NUMBERS)
            elif variable in SELECTORS:
                choices.append(SELECTORS[variable])
            else:
                choices.append((name if variable in ("name", "names") else "Bo",))
        for values in product(*choices):
            yield key, words.text(key, **dict(zip(names, values, strict=True)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_true_for_every_number_and_reader(language: str) -> None:
    wrong = [
        (key, said)
        for key, said in spoken(language)
        if "‹" in said
        or SINGULAR[language].search(said)
        or PLURAL[language].search(said)
        or MISUSED_NAME[language].search(said)
        or "  " in said
    ]
    assert not wrong


def test_french_typography() -> None:
    assert not [(key, said) for key, said in spoken("fr") if FRENCH.search(said)]


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("Fin : oui", "Fin\u202f: oui"), ("l'été", "l’été"), ("Quoi?", "Quoi\u202f?"), ("« Ah »", "«\u202fAh\u202f»")],
)
def test_the_typography_test_can_fail(wrong: str, right: str) -> None:
    assert FRENCH.search(wrong)
    assert not FRENCH.search(right)


def lines(match: Match, language: str = "en") -> list[str]:
    return text.lines(match.state, ELLIOT, Words(match.game, language), NAMES)


def test_squares_say_their_worth() -> None:
    match = bare()
    crowd(match, "market", red=2, green=1)
    assert "Market Square: 2 red, 1 green; for emptying it 2 points." in lines(match)
    match = bare("advanced")
    crowd(match, "market", red=2, green=1)
    crowd(match, "junkyard", blue=1)
    assert "Market Square: 2 red, 1 green; for emptying it 2 energy." in lines(match)
    assert "Junkyard Square: 1 blue; for emptying it 2 distributors less on your track." in lines(match)
    match.state.poster[square("market")] = GIZA
    assert "Market Square: empty, with a billboard (Bo)." in lines(match)


def test_streets_say_their_bonus_while_it_can_be_gained() -> None:
    match = bare()
    assert "Market – Terrace street, 2 slots, gives 1 ladder: nobody." in lines(match)
    assert "Diner – Market street, 1 slot: nobody." in lines(match)
    match.state.owner[street("market-terrace")] = GIZA
    assert "Market – Terrace street, 2 slots: Bo." in lines(match)


def test_the_energy_track_says_what_is_to_come() -> None:
    match = bare()
    give(match, ELLIOT, gone=16)
    assert "Coming on the energy track: 4 points, a megaphone or a ladder, 10 energy, 6 points." in lines(match)
    give(match, ELLIOT, gone=p.DISTRIBUTORS)
    assert "Nothing more to come on the energy track." in lines(match)


def test_the_masters_track_says_every_row() -> None:
    said = lines(bare())
    assert "The Master's track, row 4, spaces 10 to 12: 4 points; space 12 gives 1 megaphone." in said
    assert said[0] == "Round 1 of 4. The Master's points count 4 times."
    said = lines(bare("advanced"))
    assert "The Master's track, row 1, spaces 1 to 3: lose 5 energy; space 3 gives 1 energy." in said
    assert "The Master's track, row 7, spaces 19 to 21: gain 3 energy; space 21 gives 1 megaphone." in said
    assert "The Master's track, row 9, spaces 25 to 27: gain 1 megaphone; space 27 gives 2 points." in said
    assert "Start counts as row 1." in said


def test_personal_boards_say_fans_billboards_and_played_cards() -> None:
    match = bare()
    match.state.taken[ELLIOT, Colour.RED] = 2
    match.state.taken[ELLIOT, Colour.GREEN] = 1
    for billboard in range(4):
        match.state.billboards[ELLIOT, billboard] = 0
    act(match, "play card=diner", "exhibit")
    said = lines(match)
    assert "3 fans taken: 2 red, 1 green." in said
    assert "2 billboards left: 2 points, 3 points." in said
    assert "Cards played this round: turn 1: Diner." in said
    match = bare("advanced")
    assert "6 billboards left." in lines(match)
    assert "No fan taken." in lines(match)


@pytest.mark.clause("KI-39", "KI-U4")
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_start_is_no_row_and_nobody_loses_nothing(mode: str) -> None:
    match = bare(mode, energy=0)
    match.state.round = 0
    from kotatsu.engine.events import EventLog

    match.state.event_log = EventLog()
    end_round(match.state)
    told = [GAME.events.decode(one) for one in match.state.event_log.told]
    said = [Words(GAME, "en").event(event, NAMES, SPECTATOR) for event in told]
    assert "Ana is still on Start." in said
    assert not [line for line in said if "row 0" in line or " 0 " in line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_whole_games_never_misuse_a_name_or_a_number(language: str, mode: str) -> None:
    """Lines, choices and the log with the reader called You."""
    you = "You" if language == "en" else "Toi"
    match = Match(GAME, 2, seed=4, options={"mode": mode})
    words = Words(GAME, language)
    said: set[str] = set()
    told = 0
    for at in wander(match, 4):
        said.update(text.lines(at.state, ELLIOT, words, [you, "Bo"]) if at.ply % 20 == 0 else ())
        said.update(words.choice(at.state, action, [you, "Bo"]) for action in at.legal())
        said.update(words.event(event, [you, "Bo"], ELLIOT) for event in at.events(ELLIOT, told))
        told = at.ply
    assert len(said) > 300
    checks = [SINGULAR[language], PLURAL[language], MISUSED_NAME[language], *([FRENCH] if language == "fr" else [])]
    assert not [line for line in said for check in checks if check.search(line)]


def test_new_elements_have_left_the_box() -> None:
    match = bare()
    act(match, "play card=diner")
    builds = [move for move in map(GAME.actions.text, match.legal()) if move.startswith("build")]
    match.play(builds[0])
    shown = [event for event in match.plies[-1].events if event.name == "revealed"]
    assert len(events(match, "revealed")) == 1
    assert Words(GAME, "fr").event(shown[0], NAMES, ELLIOT).startswith("Sorti de la boîte")
    take(match, ELLIOT)
