"""A review from beginning to end: the curve at once, the rest behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from threadpoolctl import threadpool_limits

from kotatsu.bots.net_file import missing_net
from kotatsu.engine.match import Match
from kotatsu.reviews.choices import decisions_of
from kotatsu.reviews.curve import known_curve, true_curve
from kotatsu.reviews.far_draws import looked_far
from kotatsu.reviews.judge import Chances, Judge, NetJudge, judge_of
from kotatsu.reviews.luck import luck_of_draws, sums_of
from kotatsu.reviews.model import Review
from kotatsu.reviews.moments import moments_of
from kotatsu.reviews.timeline import Timeline, timeline

ProgressCallback = Callable[[int, int], None]


def review(
    match: Match,
    *,
    seats: Sequence[int] | None = None,
    moved: ProgressCallback | None = None,
    judge: Judge | None = None,
) -> Review:
    """Look back at a finished match: chances, moments, luck, and the decisions of some seats (all unless told).

    A game without a net has the curve and its moments alone: what random play says carries no verdict.
    BadSetting says why a match cannot be reviewed. The same match gives the same review. `moved` is told how many plies
    are done, of how many. Who reviews many games of one kind passes a `CompiledJudge`.
    """
    if missing_net(match.game):
        return replace(first_review(match), is_whole=True)
    with on_one_core():
        judged = range(match.seats) if seats is None else seats
        return _whole(judge or judge_of(match.game), timeline(match), judged, moved)


def on_one_core() -> threadpool_limits:
    """While it lasts, NumPy's products stay on one core: these are so small that threads only wait for each other."""
    return threadpool_limits(1)


def first_review(match: Match) -> Review:
    """The first pass, in a fraction of a second: the curve from the whole truth, and the moments."""
    line = timeline(match)
    judge = judge_of(match.game)
    with on_one_core():
        truth = true_curve(judge, line)
    return Review(
        match.game.slug,
        match.game.version,
        match.seats,
        isinstance(judge, NetJudge),
        _rows(truth),
        {},
        tuple(truth[0].tolist()),
        moments=tuple(moments_of(truth, [], match.seats)),
        is_whole=False,
    )


def _whole(judge: Judge, line: Timeline, seats: Sequence[int], moved: ProgressCallback | None) -> Review:
    match = line.match
    truth = true_curve(judge, line)
    known = {seat: known_curve(judge, line, seat, truth) for seat in range(match.seats)}
    draws = looked_far(judge, line, luck_of_draws(judge, line, truth))
    start, sums = sums_of(line, truth, draws)
    return Review(
        match.game.slug,
        match.game.version,
        match.seats,
        isinstance(judge, NetJudge),
        _rows(truth),
        {seat: _rows(curve) for seat, curve in known.items() if curve is not None},
        tuple(start),
        tuple(draws),
        tuple(decisions_of(judge, line, seats, moved=moved)),
        tuple(moments_of(truth, draws, match.seats)),
        tuple(sums),
    )


def _rows(chances: Chances) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(row) for row in chances.tolist())
