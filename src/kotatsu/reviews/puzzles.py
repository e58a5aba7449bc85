"""Puzzles: positions in which one choice is clearly the best. Mined from games of bots, kept in the game's folder.

A puzzle is played at the table of a lesson (`kotatsu.engine.lesson_table`): the position, the one choice that is
waited for, and what happened then.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import lru_cache
from typing import Any

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, KotatsuError, RecordError
from kotatsu.engine.lesson import Lesson, Moves, Position, Scene, Step

FILE = "puzzles.json"
FORMAT = 1
LESSON_NAME = "puzzle"
MAX_GAMES = 100
"""Whose puzzles are kept in memory."""


@dataclass(frozen=True)
class PuzzlePly:
    """One ply: the action as text, and what chance said to it."""

    action: str
    draws: tuple[int, ...]


@dataclass(frozen=True)
class Puzzle:
    """A position, the best choice in it, and how much better it is. Chances are from 0 to 1."""

    seats: int
    seat: int
    options: dict[str, str]
    deal: tuple[int, ...]
    plies: tuple[PuzzlePly, ...]
    """What was played before."""
    best: PuzzlePly
    then: tuple[PuzzlePly, ...]
    """What the others did then, up to the next decision of the seat."""
    question: str
    choices: int
    chance: float
    """Of winning with the best choice, as the seat could know it."""
    second: float
    """With the best of the others."""
    error: float
    """The standard error of the difference."""
    other: str = ""
    """The best of the others, an action as text; empty in files that do not say it."""

    def lesson(self, game: Game) -> Lesson:
        """The puzzle as a lesson of one step."""
        before = tuple(_moves(game, ply) for ply in self.plies)
        step = Step(LESSON_NAME, do=_moves(game, self.best), then=tuple(_moves(game, ply) for ply in self.then))
        scene = Scene(LESSON_NAME, (step,), Position(self.deal, (), before))
        return Lesson(LESSON_NAME, 1, self.seats, self.seat, self.options, (scene,))


def _moves(game: Game, ply: PuzzlePly) -> Moves:
    return Moves((game.actions.parse(ply.action),), ply.draws)


@lru_cache(maxsize=MAX_GAMES)
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles in a game's folder; none where there is no file, or where it is of other rules."""
    file = game.folder / FILE
    return read_puzzles(game, file.read_text(encoding="utf-8")) if file.is_file() else ()


def read_puzzles(game: Game, text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a text; RecordError says what is wrong with it."""
    try:
        found = json.loads(text)
        if found["format"] != FORMAT or found["game"] != game.slug:
            raise RecordError(f"these are no puzzles of {game.title} in format {FORMAT}")
        if found["version"] != game.version:
            return ()
        puzzles = tuple(_read(row) for row in found["puzzles"])
        for puzzle in puzzles:
            puzzle.lesson(game)
            if puzzle.other:
                game.actions.parse(puzzle.other)
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError, KotatsuError) as error:
        raise RecordError(f"{FILE} of {game.title} cannot be read: {error}") from error
    return puzzles


def _read(row: dict[str, Any]) -> Puzzle:
    values = {
        **row,
        "deal": tuple(row["deal"]),
        "plies": tuple(_read_ply(one) for one in row["plies"]),
        "best": _read_ply(row["best"]),
        "then": tuple(_read_ply(one) for one in row["then"]),
    }
    return Puzzle(**values)


def _read_ply(row: Sequence[Any]) -> PuzzlePly:
    action, *draws = row
    if not isinstance(action, str) or not all(isinstance(draw, int) for draw in draws):
        raise ValueError(f"{row!r} is no ply")
    return PuzzlePly(action, tuple(draws))


def write_puzzles(game: Game, puzzles: Sequence[Puzzle]) -> str:
    """The text of a puzzle file, one puzzle a line."""
    lines = ",\n".join(json.dumps(dict(_rows(puzzle)), ensure_ascii=False) for puzzle in puzzles)
    head = json.dumps({"format": FORMAT, "game": game.slug, "version": game.version})[:-1]
    return f'{head}, "puzzles": [\n{lines}\n]}}\n'


def _rows(puzzle: Puzzle) -> Iterator[tuple[str, Any]]:
    for name, value in asdict(puzzle).items():
        if name == "best":
            yield name, [value["action"], *value["draws"]]
        elif name in ("plies", "then"):
            yield name, [[one["action"], *one["draws"]] for one in value]
        else:
            yield name, round(value, 4) if isinstance(value, float) else value


def numbered_puzzle(game: Game, number: int) -> Puzzle:
    """A puzzle by its number, counted from 1; BadSetting says which there are."""
    found = puzzles_of(game)
    if not found:
        raise BadSetting(f"{game.title} has no puzzles; `kotatsu puzzles {game.slug}` mines some")
    if not 1 <= number <= len(found):
        raise BadSetting(f"number = {number} is not accepted; accepted: 1 to {len(found)}")
    return found[number - 1]


def puzzle_of_the_day(count: int, day: date) -> int:
    """The number of a day's puzzle, the same for everybody; each comes once before one comes again."""
    return day.toordinal() % count
