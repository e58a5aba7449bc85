"""Commands that look back at finished games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kotatsu import load
from kotatsu.cli.reading import read_match, read_names
from kotatsu.engine.extras import extra


def review(
    file: Path,
    *,
    seat: int | None = None,
    names: str = "",
    lang: str = "en",
    svg: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Look back at a saved game: chances, turning points, luck, and what could have been done better.

    Parameters
    ----------
    file
        A record, as `save` of the terminal and the download of a page write it.
    seat
        The seat that reads, counted from 1: it is then called "you".
    names
        Who sat where, separated by commas.
    svg
        Where to write the curve.
    """
    from kotatsu.reviews.commands import run_review

    run_review(read_match(file), seat, read_names(names) if names else [], lang, svg=svg, as_json=as_json)


def puzzle(game: str, *, number: int | None = None, lang: str = "en") -> None:
    """Solve a puzzle: one choice is clearly the best. The puzzle of the day unless a number is given.

    Parameters
    ----------
    number
        Which puzzle, counted from 1.
    lang
        en or fr.
    """
    from datetime import UTC, datetime

    from kotatsu.reviews.puzzles import numbered_puzzle, puzzle_of_the_day, puzzles_of
    from kotatsu.terminal.console import terminal_console
    from kotatsu.terminal.puzzle import TerminalPuzzle

    found = load(game)
    count = len(puzzles_of(found))
    if number is None:
        number = puzzle_of_the_day(count, datetime.now(UTC).date()) + 1 if count else 1
    TerminalPuzzle(found, numbered_puzzle(found, number), terminal_console(found, lang)).run(number, count)


def puzzles(
    game: str,
    *,
    count: int = 30,
    seed: int = 1,
    out: Path | None = None,
    people: bool = False,
    data: Path | None = None,
    db: str | None = None,
) -> None:
    """Mine puzzles from games of bots or of people: positions where one choice is clearly the best.

    Parameters
    ----------
    out
        Where to write them; `puzzles.json` of the game's folder unless told.
    people
        From the finished games of a server, where everybody at the table allows it; they come after the puzzles
        that the game has, and the server shows them from its next start on.
    data
        Where that server's embedded database lives.
    db
        Its database by URL instead.
    """
    from kotatsu.reviews.commands import mine_puzzles

    matches = None
    if people:
        with extra("web"):
            from kotatsu.web.commands import matches_of_people

        matches = matches_of_people(load(game), data=data, db=db)
    mine_puzzles(load(game), count, seed, out, matches)
