"""A sweep: one value of the parts over a range, and how often the component is taken and wins at each."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace

from markupsafe import Markup
from rich.table import Table

from kotatsu.engine.errors import BadSetting
from kotatsu.experiments.charts import line_chart
from kotatsu.experiments.executors import Executor
from kotatsu.experiments.intervals import Interval
from kotatsu.experiments.progress import ProgressCallback
from kotatsu.games import load
from kotatsu.study.components import HAD, items, items_of
from kotatsu.study.figures import Figures, figures
from kotatsu.study.html_report import hundred, page_template
from kotatsu.study.plan import Study
from kotatsu.study.play import Player
from kotatsu.study.tally import Tally, total
from kotatsu.study.variants import variant
from kotatsu.study.wording import Wording

MOST_VALUES = 50


@dataclass(frozen=True)
class SweepPoint:
    """The game with one value: named shares, and the length."""

    value: int
    shares: dict[str, Interval]
    length: Interval


@dataclass(frozen=True)
class VariantJob:
    """The games of a variant alone, for executors."""

    study: Study
    gpu: bool = False

    def start(self) -> Callable[[int], Tally]:
        """In a worker: the variant and the bots, ready."""
        return Player(self.study, variant(self.study.game, self.study.changes), self.gpu).tally


def read_sweep(text: str) -> tuple[str, list[int]]:
    """`cards.mimic.price=2:10` as a path and its values; a third number is the step."""
    path, _, values = text.partition("=")
    try:
        first, last, *step = map(int, values.split(":"))
        found = list(range(first, last + 1, *step))
    except ValueError:
        found = []
    if not path.strip() or not 1 <= len(found) <= MOST_VALUES:
        raise BadSetting(
            f"{text!r} is not a sweep; write a path and at most {MOST_VALUES} values: cards.mimic.price=2:10"
        )
    return path.strip(), found


def sweep_studies(study: Study, text: str) -> list[Study]:
    """A checked study for each value of a sweep."""
    path, values = read_sweep(text)
    return [replace(study, changes={**study.changes, path: str(value)}).checked() for value in values]


def play_sweep(
    studies: list[Study],
    values: list[int],
    executor: Executor,
    progress: ProgressCallback,
    said: Wording,
    gpu: bool = False,
) -> list[SweepPoint]:
    """Play each variant on the same seeds; what is shown, taken and won at each value."""
    points, games = [], sum(study.games for study in studies)
    for done, (study, value) in enumerate(zip(studies, values, strict=True)):
        progress(done * study.games, games)
        parts = executor.run(VariantJob(study, gpu), range(study.parts))
        tally = total(tally for _, tally in sorted(parts, key=_number))
        points.append(_point(study, value, figures(tally, items(load(study.game))), said))
    progress(games, games)
    return points


def _number(part: tuple[int, Tally]) -> int:
    return part[0]


def _point(study: Study, value: int, found: Figures, said: Wording) -> SweepPoint:
    game = load(study.game)
    ways = {item.key for kind, word in study.focus for item in items_of(game, kind, word)}
    own = [one for one in found.components if f"{one.trait}:{one.word}" in ways]
    shares = {said.of_component(said.trait(one.trait), one.kind, one.word): one.rate for one in own}
    had = [one for one in own if one.way == HAD]
    if had:
        main = max(had, key=lambda one: one.had)
        shares[said.text("wins-with", name=said.named(main))] = main.wins
    shares.update({said.text("row-wins", seat=str(seat + 1)): one.wins for seat, one in enumerate(found.seats)})
    return SweepPoint(value, shares, found.length.mean)


def as_table(study: Study, text: str, points: list[SweepPoint], said: Wording) -> Table:
    """For a terminal: a row for each figure, a column for each value."""
    table = Table(title=f"{said.title(study)}: {text}", caption=said.text("sweep-caption"))
    table.add_column(said.text("figure"))
    for point in points:
        table.add_column(str(point.value), justify="right")
    for name in _names(points):
        cells = [said.percent(point.shares[name]) if name in point.shares else "" for point in points]
        table.add_row(name, *cells)
    table.add_row(said.text("row-length"), *(said.number(point.length) for point in points))
    return table


def _names(points: list[SweepPoint]) -> list[str]:
    return list(dict.fromkeys(name for point in points for name in point.shares))


def as_json(study: Study, text: str, points: list[SweepPoint]) -> str:
    """Everything, for programs."""
    head = study.header()
    return json.dumps({**head, "sweep": text, "points": [asdict(point) for point in points]}, indent=2)


def as_html(study: Study, text: str, points: list[SweepPoint], said: Wording) -> str:
    """One page: a chart for each figure over the value."""
    sections = [(name, _chart(name, points)) for name in _names(points)]
    return page_template("sweep.html").render(said=said, study=study, text=text, sections=sections)


def _chart(name: str, points: list[SweepPoint]) -> Markup:
    shown = {float(point.value): hundred(point.shares[name]) for point in points if name in point.shares}
    return Markup(line_chart(shown, label=name, unit=" %"))
