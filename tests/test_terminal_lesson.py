"""A lesson at a terminal: the expected choices lead to its end, others are answered with a hint."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import kotatsu
from kotatsu.terminal.console import WORDS, Console
from kotatsu.terminal.lesson import TerminalLesson
from kotatsu.words import LANGUAGES, words


def taught(slug: str, lines: Iterator[str] | None = None, language: str = "en") -> list[str]:
    """Everything that a lesson said to somebody who answers with these lines, or as it wants."""
    game = kotatsu.load(slug)
    said: list[str] = []

    def ask(prompt: str) -> str:
        said.append(prompt)
        if lines is not None:
            return next(lines)
        wanted = list(lesson.table.expected())[len(lesson.given) :] or list(lesson.table.legal())
        return str(wanted[0] + 1) if wanted else ""

    lesson = TerminalLesson(game, game.lessons[0], Console(words(game, language, WORDS), said.append, ask))
    lesson.run()
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_a_lesson_is_taught_to_its_end(slug: str, language: str) -> None:
    said = taught(slug, language=language)
    assert f"kotatsu play {slug}" in said[-1]
    assert not [line for line in said if "‹" in line]


def test_another_choice_is_answered_with_a_hint_and_costs_nothing() -> None:
    game = kotatsu.load("tiki-topple")
    other = str(game.actions.parse("play card=up1 place=3") + 1)
    illegal = str(game.actions.parse("toast") + 1)
    said = taught("tiki-topple", iter(["", "", other, illegal, "9999", "back", "", "skip", "table", "quit"]))
    text = "\n".join(said)
    assert "Try the other one first" in text
    assert "Toast may not be your first card" in text
    assert "'9999' is not a choice" in text
    assert "Part 3 of 5: Your other cards" in text
    assert "Round 1 of 4." in text
    assert "kotatsu play" not in said[-1]


def test_dice_are_set_aside_one_after_the_other() -> None:
    game = kotatsu.load("king-of-tokyo")
    keep, roll = (str(game.actions.parse(text) + 1) for text in ("keep face=three", "roll"))
    said = taught("king-of-tokyo", iter(["", roll, keep, keep, roll, "quit"]))
    assert said.count("Good, and what else?") == 2
    assert any("Three 3s pay 3 stars" in line for line in said)
