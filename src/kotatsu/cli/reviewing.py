"""Commands that look back at finished games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kotatsu import load
from kotatsu.cli.reading import read_match, read_names


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


def puzzles(game: str, *, count: int = 30, seed: int = 1, out: Path | None = None) -> None:
    """Mine puzzles from games of bots: positions where one choice is clearly the best.

    Parameters
    ----------
    out
        Where to write them; `puzzles.json` of the game's folder unless told.
    """
    from kotatsu.reviews.commands import mine_puzzles

    mine_puzzles(load(game), count, seed, out)
