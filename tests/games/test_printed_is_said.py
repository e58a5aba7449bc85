"""Whoever cannot see the board is told what is printed on it: `parts.toml` and the game's lines side by side."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import kotatsu
from kotatsu.engine.layout import NOBODY
from kotatsu.games.kikai import parts as kikai
from kotatsu.games.kikai.text_words import gains, has_gain
from kotatsu.games.king_of_tokyo import parts as tokyo
from kotatsu.games.kyudo import parts as kyudo
from kotatsu.games.kyudo.state import ABSENT
from kotatsu.games.pikit import parts as pikit
from kotatsu.games.tiki_topple import parts as tiki
from kotatsu.words import Words

NAMES = ("Aya", "Bo", "Cy", "Dee", "Eli", "Fay")
LANGUAGES = ("en", "fr")
PLIES = (0, 15, 40, 90)


def tables(slug: str, language: str) -> Iterator[tuple[kotatsu.Match, Words, str]]:
    """A match at several moments, with its lines as one text, for the one who decides."""
    match, chooser = kotatsu.new(slug, seed=5), random.Random(5)
    words = Words(match.game, language)
    while not match.over and match.ply <= max(PLIES):
        if match.ply in PLIES:
            lines = match.game.text.lines(match.view(match.actor), match.actor, words, NAMES)
            yield match, words, "\n".join(lines)
        match.play(chooser.choice(match.legal()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiki_topple(language: str) -> None:
    for match, words, said in tables("tiki-topple", language):
        s, mission = match.state, match.state.mission[match.actor]
        assert all(words.word("tiki", name) in said for name in tiki.TIKI_NAMES)
        goals = [words.word("tiki", tiki.TIKI_NAMES[tiki.MISSION_TIKIS[mission, goal]]) for goal in range(tiki.GOALS)]
        line = next(one for one in said.splitlines() if all(goal in one for goal in goals) and ":" in one)
        assert all(str(points) in line for points in tiki.PAYS)
        held = [name for card, name in enumerate(tiki.CARD_NAMES) if s.hand[match.actor, card]]
        assert all(words.word("card", name) in said for name in held)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pikit(language: str) -> None:
    for _, words, said in tables("pikit", language):
        for kaiju in range(pikit.KAIJU):
            effect = words.word("effect", pikit.EFFECT_NAMES[pikit.EFFECTS[kaiju]])
            assert words.text("text-effect", card=str(kaiju + 1), effect=effect) in said
        assert words.text("text-worth", mecha=pikit.MECHA_POINTS, wound=pikit.WOUND_POINTS) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_king_of_tokyo(language: str) -> None:
    for match, words, said in tables("king-of-tokyo", language):
        s = match.state
        shown = [s.display[place] for place in range(tokyo.DISPLAY) if s.display[place] >= 0]
        kept = [card for card in range(tokyo.KEEPS) if s.where[card] < s.seats and s.hearts[s.where[card]] > 0]
        for card in (*shown, *kept):
            assert words.text(f"effect-{tokyo.KIND_OF[card]}") in said
        for card in shown:
            name = words.word("card", tokyo.CARD_NAMES[card])
            assert words.text("text-card", card=name, price=tokyo.PRICE[card]) in said
        assert all(str(figure) in said for figure in (tokyo.MOST_STARS, tokyo.FULL_HEARTS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_kyudo(language: str) -> None:
    for match, words, said in tables("kyudo", language):
        for colour, name in enumerate(kyudo.COLOUR_NAMES):
            assert words.text("text-pull", colour=words.word("colour", name), pull=kyudo.PULL[colour]) in said
            assert f"/{kyudo.FLAG_BOXES[colour]}" in said
            token = kyudo.SHOT_TOKEN[colour]
            shot = "circles" if token == kyudo.NO_TOKEN else kyudo.Token.names[token]
            about = {"boxes": kyudo.CORNER_BOXES[colour], "shot": shot, "circles": kyudo.SHOT_CIRCLES[colour]}
            assert words.text("text-corner", colour=words.word("colour", name), **about) in said
        for seat in range(match.seats):
            archer = match.state.archer[seat]
            assert archer == ABSENT or words.text(f"talent-{kyudo.ARCHER_NAMES[archer]}") in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_kikai(language: str) -> None:
    for match, words, said in tables("kikai", language):
        s = match.state
        assert match.actor != NOBODY
        squares = [said_of(said, words.word("square", name)) for name in kikai.SQUARE_NAMES]
        for square, line in enumerate(squares):
            assert s.poster[square] >= 0 or str(kikai.SQUARE_POINTS[square]) in line
        for street, name in enumerate(kikai.STREET_NAMES):
            line = said_of(said, words.word("street", name))
            assert str(kikai.SLOTS[street]) in line
            given = s.owner[street] >= 0 or not has_gain(kikai.OF_STREET + street)  # its bonus is gone, or has none
            assert given or gains(kikai.OF_STREET + street, words) in line
        for element in (s.shown[level, place] for level in range(kikai.LEVELS) for place in range(kikai.SHOWN)):
            assert element < 0 or gains(kikai.OF_ELEMENT + element, words) in said
        for space in range(1, kikai.LAST_SPACE + 1):
            assert not has_gain(kikai.OF_FAME + space) or gains(kikai.OF_FAME + space, words) in said


def said_of(said: str, name: str) -> str:
    """The line about a thing."""
    return next(line for line in said.splitlines() if line.startswith(name))
