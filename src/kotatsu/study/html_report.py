"""The report of a study as one HTML file that needs nothing else: the answer first, an appendix last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from kotatsu.engine.contract import Game
from kotatsu.experiments import charts
from kotatsu.experiments.intervals import Interval
from kotatsu.games import load
from kotatsu.study import report
from kotatsu.study.components import HAD
from kotatsu.study.figures import ENOUGH_OBSERVATIONS, Change, Component, Figures
from kotatsu.study.plan import Study

CHARTED_COMPONENTS = 10
"""Components in the chart of what goes with winning; the appendix has them all."""


@cache
def _template() -> Template:
    environment = Environment(
        loader=PackageLoader("kotatsu.study", "."), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    environment.filters.update(percent=report.percent, number=report.number)
    return environment.get_template("report.html")


def as_html(study: Study, figures: Figures) -> str:
    """The whole report."""
    game = load(study.game)
    points = Counter[int]()
    for one in figures.seats:
        points.update(one.scores.counts)
    had = [one for one in figures.components if one.way == HAD]
    others = figures.component_changes
    return _template().render(
        title=report.title(study),
        study=study,
        figures=figures,
        version=game.version,
        wanted=report.wanted_changes(study),
        players=report.players_sentence(study),
        precision=report.precision_sentence(study, figures),
        enough=ENOUGH_OBSERVATIONS,
        focus=[
            (report.word_name(game, one.kind, one.word), _rows(map(report.focus_row_name, one.rows), one.rows))
            for one in figures.focus
        ],
        table_changes=_rows((one.what for one in figures.changes), figures.changes),
        top_changes=_rows((report.change_name(game, one) for one in others), others)[: report.TOP_ROWS],
        all_changes=_rows((report.change_name(game, one) for one in others), others),
        changes_sentence=report.discovery_sentence(
            sum(one.is_real for one in others), len(others), "differences", "bold"
        ),
        lifts_sentence=report.discovery_sentence(sum(one.is_real for one in had), len(had), "lifts", "bold"),
        seats=list(zip(_seat_names(study), figures.seats, strict=True)),
        seat_chart=_seat_chart(study, figures),
        length_chart=_histogram(figures.length.counts, "Decisions a game", "games"),
        points=points,
        points_chart=_histogram(points, "Points of a seat", "seats"),
        lift_chart=_lift_chart(game, figures.components),
        traits=_trait_groups(game, figures.components),
    )


def _rows(names: Iterable[str], changes: Sequence[Change]) -> list[dict[str, Any]]:
    return [
        {"name": name, "cells": report.change_cells(change), "change": change}
        for name, change in zip(names, changes, strict=True)
    ]


def _seat_names(study: Study) -> list[str]:
    return [f"Seat {seat + 1}, {bot}" for seat, bot in enumerate(study.lineup)]


def _seat_chart(study: Study, figures: Figures) -> Markup:
    rows = [charts.Row(name, _hundred(one.wins)) for name, one in zip(_seat_names(study), figures.seats, strict=True)]
    label = "Share of the wins of each seat"
    return Markup(charts.interval_chart(rows, middle=100 * figures.equal, unit=" %", label=label))


def _histogram(counts: Mapping[int, int], label: str, unit: str) -> Markup:
    """A chart where there is something to see: a single value needs none."""
    return Markup(charts.histogram(counts, label=label, unit=unit) if len(counts) > 1 else "")


def _lift_chart(game: Game, components: Sequence[Component]) -> Markup:
    """The components that go with winning most surely, the best at the top."""
    main = report.main_traits(components)
    shown = report.surest([one for one in components if one.trait in main])[:CHARTED_COMPONENTS]
    rows = [
        charts.Row(_lift_name(game, one, len(main) > 1), _hundred(one.lift))
        for one in sorted(shown, key=lambda one: -one.lift.value)
    ]
    label = "More wins than average of seats that had it"
    return Markup(charts.interval_chart(rows, middle=0, unit=" %", label=label) if rows else "")


def _lift_name(game: Game, one: Component, with_trait: bool) -> str:
    name = report.component_name(game, one)
    return f"{report.trait_name(one.trait).partition(' · ')[0]} {name}" if with_trait else name


def _trait_groups(game: Game, components: Sequence[Component]) -> list[tuple[str, list[dict[str, Any]]]]:
    """Every component under the way of coming up, the best first."""
    return [
        (
            report.trait_name(trait),
            [
                {"name": report.component_name(game, one), "figures": one}
                for one in sorted(group, key=lambda one: -one.lift.value)
            ],
        )
        for trait, group in groupby(components, key=lambda one: one.trait)
    ]


def _hundred(share: Interval) -> Interval:
    return Interval(100 * share.value, 100 * share.low, 100 * share.high)
