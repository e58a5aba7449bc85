"""What `kotatsu review` does, for the command line to call."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kotatsu.engine.errors import BadSetting
from kotatsu.engine.layout import SPECTATOR
from kotatsu.engine.match import Match


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
        A record, as `save` of the terminal and "Download" of a page write it.
    seat
        The seat that reads, counted from 1: it is then called "you".
    names
        Who sat where, separated by commas.
    svg
        Where to write the curve.
    """
    from kotatsu.experiments.progress import progress_bar
    from kotatsu.reviews.curve_svg import standalone_curve
    from kotatsu.reviews.reviewing import review as review_match
    from kotatsu.reviews.sentences import ReviewSentences, review_words

    match = _read(file)
    reader = SPECTATOR if seat is None else seat - 1
    if reader >= match.seats or (seat is not None and seat < 1):
        raise BadSetting(f"seat = {seat} is not accepted; accepted: 1 to {match.seats}")
    called = [name.strip() for name in names.split(",")] if names else [f"{n + 1}" for n in range(match.seats)]
    if len(called) != match.seats:
        raise BadSetting(f"{len(called)} names were given; this game has {match.seats} seats")
    with progress_bar(match.game.title) as moved:
        found = review_match(match, moved=moved)
    told = ReviewSentences(found, match, review_words(match, lang), called, reader)
    if svg is not None:
        svg.write_text(standalone_curve(found, called, told.head()), encoding="utf-8")
    if as_json:
        print(json.dumps(found.to_dict()))
        return
    for line in told.lines():
        print(told.words.plain(line))


def _read(file: Path) -> Match:
    """The match of a file; a sentence when there is none."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise BadSetting(f"cannot read {file}: {reason}") from error
    return Match.from_json(text)
