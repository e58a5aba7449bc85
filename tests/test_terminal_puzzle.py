"""A puzzle at a terminal: the answer is not told before it is found, and other choices cost nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import kotatsu
from kotatsu.engine.errors import BadSetting
from kotatsu.reviews.puzzles import numbered_puzzle, puzzles_of
from kotatsu.terminal.console import WORDS, Console
from kotatsu.terminal.puzzle import TerminalPuzzle
from kotatsu.words import LANGUAGES, words


def asked(slug: str, number: int, lines: Iterator[str], language: str = "en") -> list[str]:
    """Everything that a puzzle said to somebody who answers with these lines."""
    game = kotatsu.load(slug)
    said: list[str] = []

    def ask(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    console = Console(words(game, language, WORDS), said.append, ask)
    TerminalPuzzle(game, numbered_puzzle(game, number), console).run(number, len(puzzles_of(game)))
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_the_answer_is_found_and_explained(slug: str, language: str) -> None:
    game = kotatsu.load(slug)
    puzzle = numbered_puzzle(game, 2)
    best = str(game.actions.parse(puzzle.best.action) + 1)
    said = asked(slug, 2, iter([best]), language)
    assert str(round(100 * puzzle.chance)) in said[-2]
    assert str(round(100 * puzzle.second)) in said[-1]
    assert not [line for line in said if "‹" in line]


def test_another_choice_is_no_answer_and_the_answer_can_be_shown() -> None:
    game = kotatsu.load("tiki-topple")
    puzzle = numbered_puzzle(game, 1)
    best = game.actions.parse(puzzle.best.action)
    lesson = TerminalPuzzle(game, puzzle, Console(words(game, "en", WORDS), lambda line: None, lambda prompt: ""))
    legal = lesson.table.legal()
    other = next(action for action in legal if action != best)
    illegal = next(action for action in range(game.actions.count) if action not in legal)
    before = asked("tiki-topple", 1, iter([]))
    assert before[-1] == "Goodbye."
    assert not any("games of a hundred" in line for line in before)
    said = asked("tiki-topple", 1, iter([str(other + 1), str(illegal + 1), "99999", "help", "table", "show"]))
    assert said.count("Another choice is clearly better. Try again.") == 1
    assert any("is not a choice" in line for line in said)
    assert sum("is clearly the best" in line for line in said) == 2
    assert "games of a hundred" in said[-2]
    assert said[-1].startswith("Next best: ")


def test_a_number_that_is_none_is_refused() -> None:
    with pytest.raises(BadSetting, match="accepted: 1 to"):
        numbered_puzzle(kotatsu.load("pikit"), 0)
