"""What `kotatsu review` does, for the command line to call."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from kotatsu.engine.errors import BadSetting
from kotatsu.engine.layout import SPECTATOR
from kotatsu.engine.match import Match
from kotatsu.experiments.progress import progress_bar
from kotatsu.reviews.curve_svg import standalone_curve
from kotatsu.reviews.reviewing import review
from kotatsu.reviews.sentences import ReviewSentences, review_words


def run_review(
    match: Match, seat: int | None, names: Sequence[str], language: str, *, svg: Path | None, as_json: bool
) -> None:
    """Print the review of a match in sentences or as JSON, and write its curve where a file is named."""
    if seat is not None and not 1 <= seat <= match.seats:
        raise BadSetting(f"seat = {seat} is not accepted; accepted: 1 to {match.seats}")
    if names and len(names) != match.seats:
        raise BadSetting(f"names = {','.join(names)!r} is not accepted; accepted: one for each of {match.seats} seats")
    spoken = review_words(match, language)
    called = names or [spoken.text("review-seat", number=number + 1) for number in range(match.seats)]
    with progress_bar(match.game.title) as moved:
        found = review(match, moved=moved)
    told = ReviewSentences(found, match, spoken, called, SPECTATOR if seat is None else seat - 1)
    if svg is not None:
        svg.write_text(standalone_curve(found, called, told.head()), encoding="utf-8")
    if as_json:
        print(json.dumps(found.to_dict()))
        return
    for line in told.lines():
        print(spoken.plain(line))
