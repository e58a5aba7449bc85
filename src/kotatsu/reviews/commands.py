"""What `kotatsu review` does, for the command line to call."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting
from kotatsu.engine.layout import SPECTATOR
from kotatsu.engine.match import Match
from kotatsu.experiments.outputs import check_writable
from kotatsu.experiments.progress import progress_bar
from kotatsu.reviews.compiled_judge import fast_judge
from kotatsu.reviews.curve_svg import standalone_curve
from kotatsu.reviews.mining import mine
from kotatsu.reviews.puzzles import FILE, puzzles_of, write_puzzles
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


def mine_puzzles(game: Game, count: int, seed: int, out: Path | None, matches: Sequence[Match] | None = None) -> None:
    """Mine puzzles, from games of bots unless told, and write them where they belong, or to a file.

    Those of people's games come after the puzzles that the game has, which a server shows from its next start on.
    """
    if count < 1:
        raise BadSetting(f"count = {count} is not accepted; accepted: 1 or more")
    path = out or game.folder / FILE
    check_writable(path)
    with progress_bar(f"{game.title}: puzzles") as moved:
        found = mine(game, count, seed, moved=moved, matches=matches, judge=fast_judge(game))
    if not found:
        where = "another seed may have some" if matches is None else f"games that may be used: {len(matches)}"
        raise BadSetting(f"no puzzle of {game.title} was found; {where}")
    kept = [] if matches is None or out else [one for one in puzzles_of(game) if one not in found]
    path.write_text(write_puzzles(game, [*kept, *found]), encoding="utf-8")
    puzzles_of.cache_clear()
    told = f"{len(found)} puzzles after {len(kept)}" if kept else f"{len(found)} puzzles"
    print(f"{told}: {path}")
