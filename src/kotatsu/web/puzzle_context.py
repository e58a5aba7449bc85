"""What the page of a puzzle is drawn from: the page of a lesson of one step, which does not tell what it waits for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from kotatsu.engine.lesson_table import LessonTable, Place, stand_at
from kotatsu.reviews.puzzles import Puzzle
from kotatsu.web.lesson_contexts import LessonPage, lesson_page
from kotatsu.web.page_contexts import Frame


@dataclass(frozen=True)
class PuzzlePage(LessonPage):
    """A puzzle at its table."""

    puzzle: Puzzle
    number: int
    count: int
    """How many puzzles the game has."""
    asked: Any
    """What the seat saw when it had to choose."""

    card = "room/_puzzle_card.html"

    @property
    def next_number(self) -> int:
        """The puzzle after this one; the first after the last."""
        return self.number % self.count + 1

    @property
    def best(self) -> int:
        """The answer."""
        return self.game.actions.parse(self.puzzle.best.action)

    @property
    def other(self) -> int | None:
        """The best of the others, where the puzzle says it."""
        return self.game.actions.parse(self.puzzle.other) if self.puzzle.other else None


def puzzle_page(
    table: LessonTable, puzzle: Puzzle, number: int, count: int, frame: Frame, you: str, ply: int | None
) -> PuzzlePage:
    """The page of a puzzle at a place, or on the way there."""
    page = lesson_page(table, frame, you, ply)
    values = dict(vars(page))
    values["table"] = replace(page.table, table=f"puzzle/{table.game.slug}/{number}")
    values |= {"expected": (), "lit": ()}
    asked = stand_at(table.game, table.lesson, Place()).seen()
    return PuzzlePage(**values, puzzle=puzzle, number=number, count=count, asked=asked)
