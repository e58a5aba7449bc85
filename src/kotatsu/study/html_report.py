"""The report of a study as one HTML file that needs nothing else: the answer first, an appendix last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from kotatsu.experiments import charts
from kotatsu.experiments.intervals import Interval
from kotatsu.games import load
from kotatsu.study import report
from kotatsu.study.components import HAD
from kotatsu.study.figures import ENOUGH_OBSERVATIONS, Change, Component, Figures
from kotatsu.study.plan import Study
from kotatsu.study.wording import Wording, bot_name

CHARTED_COMPONENTS = 10
"""Components in the chart of what goes with winning; the appendix has them all."""


@cache
def page_template(name: str) -> Template:
    """A template of this package."""
    environment = Environment(
        loader=PackageLoader("kotatsu.study", "."), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    return environment.get_template(name)


def as_html(study: Study, figures: Figures, said: Wording) -> str:
    """The whole report."""
    points = Counter[int]()
    for one in figures.seats:
        points.update(one.scores.counts)
    had = [one for one in figures.components if one.way == HAD]
    others = figures.component_changes
    bold = said.text("bold")
    return page_template("report.html").render(
        said=said,
        study=study,
        figures=figures,
        version=load(study.game).version,
        length=report.length_sentence(figures.length, said),
        enough=ENOUGH_OBSERVATIONS,
        focus=[
            (said.component(one.kind, one.word), _rows(said, one.rows, in_focus=True), said.untaken(one))
            for one in figures.focus
        ],
        table_changes=_rows(said, figures.changes),
        top_changes=_rows(said, others)[: report.TOP_ROWS],
        all_changes=_rows(said, others),
        changes_sentence=said.real(sum(one.is_real for one in others), len(others), bold),
        lifts_sentence=said.real(sum(one.is_real for one in had), len(had), bold),
        seats=list(zip(_seat_names(study, said), figures.seats, strict=True)),
        seat_chart=_seat_chart(study, figures, said),
        length_chart=_histogram(figures.length.counts, said.text("chart-length"), said.text("unit-games")),
        points=points,
        points_chart=_histogram(points, said.text("chart-points"), said.text("unit-seats")),
        lift_chart=_lift_chart(figures.components, said),
        traits=_trait_groups(figures.components, said),
    )


def _rows(said: Wording, changes: Sequence[Change], *, in_focus: bool = False) -> list[dict[str, Any]]:
    """Rows of a table of changes: its name, its cells with the values to sort by, and the change."""
    found = []
    for change in changes:
        values = (change.before, change.after, change.difference.value)
        cells = list(zip(said.change_cells(change), values, strict=True))
        name = said.focus_row(change) if in_focus else said.change(change)
        found.append({"name": name, "cells": cells, "change": change})
    return found


def _seat_names(study: Study, said: Wording) -> list[str]:
    return [said.text("seat", seat=str(seat + 1), bot=bot_name(bot)) for seat, bot in enumerate(study.lineup)]


def _seat_chart(study: Study, figures: Figures, said: Wording) -> Markup:
    names = _seat_names(study, said)
    rows = [charts.Row(name, hundred(one.wins)) for name, one in zip(names, figures.seats, strict=True)]
    chart = charts.interval_chart(rows, middle=100 * figures.equal, unit=" %", label=said.text("chart-seats"))
    return Markup(chart)


def _histogram(counts: Mapping[int, int], label: str, unit: str) -> Markup:
    """A chart where there is something to see: a single value needs none."""
    return Markup(charts.histogram(counts, label=label, unit=unit) if len(counts) > 1 else "")


def _lift_chart(components: Sequence[Component], said: Wording) -> Markup:
    """The components that go with winning most surely, the best at the top."""
    main = report.main_traits(components)
    shown = report.surest([one for one in components if one.trait in main])[:CHARTED_COMPONENTS]
    rows = [
        charts.Row(_lift_name(one, said, len(main) > 1), hundred(one.lift))
        for one in sorted(shown, key=lambda one: -one.lift.value)
    ]
    label = said.text("chart-lift")
    return Markup(charts.interval_chart(rows, middle=0, unit=" %", label=label) if rows else "")


def _lift_name(one: Component, said: Wording, with_trait: bool) -> str:
    name = said.named(one)
    return f"{said.trait(one.trait).partition(' · ')[0]} {name}" if with_trait else name


def _trait_groups(components: Sequence[Component], said: Wording) -> list[tuple[str, list[dict[str, Any]]]]:
    """Every component under the way of coming up, the best first."""
    return [
        (
            said.trait(trait),
            [{"name": said.named(one), "figures": one} for one in sorted(group, key=lambda one: -one.lift.value)],
        )
        for trait, group in groupby(components, key=lambda one: one.trait)
    ]


def hundred(share: Interval) -> Interval:
    """A share in per cent."""
    return Interval(100 * share.value, 100 * share.low, 100 * share.high)
