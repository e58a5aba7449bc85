"""The report of a study as one HTML file that needs nothing else: tables and charts, light and dark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from kotatsu.engine.contract import Game
from kotatsu.experiments import charts
from kotatsu.experiments.intervals import Interval
from kotatsu.games import load
from kotatsu.study.figures import Component, Figures
from kotatsu.study.plan import Study
from kotatsu.study.report import (
    component_name,
    is_sure,
    main_traits,
    number,
    number_fine,
    percent,
    telling,
    title,
    trait_name,
)

CHARTED_COMPONENTS = 24
"""Components in a chart of what goes with winning; the tables have them all."""


@cache
def _template() -> Template:
    environment = Environment(
        loader=PackageLoader("kotatsu.study", "."), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    environment.filters.update(percent=percent, number=number, number_fine=number_fine)
    return environment.get_template("report.html")


def as_html(study: Study, figures: Figures) -> str:
    """The whole report."""
    game = load(study.game)
    points = Counter[int]()
    for one in figures.seats:
        points.update(one.scores.counts)
    return _template().render(
        title=title(study),
        study=study,
        figures=figures,
        version=game.version,
        changes=[(change, is_sure(change)) for change in figures.changes],
        seats=list(zip(_seat_names(study), figures.seats, strict=True)),
        seat_chart=_seat_chart(study, figures),
        length_chart=_histogram(figures.length.counts, "Decisions a game", "games"),
        points=points,
        points_chart=_histogram(points, "Points of a seat", "seats"),
        trait_charts=_trait_charts(game, figures.components),
        traits=_trait_groups(game, figures.components),
    )


def _seat_names(study: Study) -> list[str]:
    return [f"Seat {seat + 1}, {bot}" for seat, bot in enumerate(study.lineup)]


def _seat_chart(study: Study, figures: Figures) -> Markup:
    rows = [charts.Row(name, _hundred(one.wins)) for name, one in zip(_seat_names(study), figures.seats, strict=True)]
    label = "Share of the wins of each seat"
    return Markup(charts.interval_chart(rows, middle=100 * figures.equal, unit=" %", label=label))


def _histogram(counts: Mapping[int, int], label: str, unit: str) -> Markup:
    """A chart where there is something to see: a single value needs none."""
    return Markup(charts.histogram(counts, label=label, unit=unit) if len(counts) > 1 else "")


def _trait_charts(game: Game, components: Sequence[Component]) -> list[tuple[str, Markup]]:
    """For each main way of having something: the components that go with winning most surely, the best at the top."""
    found = []
    for trait in main_traits(components):
        surest = telling([one for one in components if one.trait == trait])[:CHARTED_COMPONENTS]
        rows = [
            charts.Row(component_name(game, one), _hundred(one.lift))
            for one in sorted(surest, key=lambda one: -one.lift.value)
        ]
        if rows:
            name = trait_name(trait)
            found.append((name, Markup(charts.interval_chart(rows, middle=0, unit=" %", label=name))))
    return found


def _trait_groups(game: Game, components: Sequence[Component]) -> list[tuple[str, list[dict[str, Any]]]]:
    """Every component under the way of having it, the best first."""
    return [
        (
            trait_name(trait),
            [
                {"name": component_name(game, one), "figures": one}
                for one in sorted(group, key=lambda one: -one.lift.value)
            ],
        )
        for trait, group in groupby(components, key=lambda one: one.trait)
    ]


def _hundred(share: Interval) -> Interval:
    return Interval(100 * share.value, 100 * share.low, 100 * share.high)
