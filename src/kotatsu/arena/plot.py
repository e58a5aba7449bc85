"""The figures of an arena as an SVG: shares of wins with their intervals, against an equal share."""

from __future__ import annotations

from kotatsu.arena.figures import Figures
from kotatsu.arena.tournament import Tournament
from kotatsu.experiments.charts import Row, Scale, standalone_interval_chart
from kotatsu.experiments.intervals import Interval


def as_svg(tournament: Tournament, figures: Figures) -> str:
    """One row for each entrant: its share of wins, the interval, and a mark at an equal share."""
    rows = [Row(entrant.name, _percent(entrant.share), 100 * entrant.equal) for entrant in figures.entrants]
    return standalone_interval_chart(
        rows,
        unit=" %",
        title=f"{tournament.game}, {tournament.seats} seats: share of wins",
        subtitle=f"{figures.games} games, seed {tournament.seed}; bars are 95 % intervals, broken lines an equal share",
        scale=Scale(0.0, 100.0),
    )


def _percent(share: Interval) -> Interval:
    return Interval(100 * share.value, 100 * share.low, 100 * share.high)
