"""The figures of a study for people and programs: tables for the terminal, and JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kotatsu.study.components import HAD
from kotatsu.study.figures import ENOUGH_OBSERVATIONS, Change, Component, Figures, Focus, Spread
from kotatsu.study.plan import Study
from kotatsu.study.wording import Wording, bot_name

TOP_ROWS = 10
"""Components in a table that is not asked for more; JSON and the page's appendix have them all."""


def main_traits(components: Sequence[Component]) -> list[str]:
    """For each kind of component, the way in which seats had it most often: of cards, that they were bought."""
    seen: Counter[tuple[str, str]] = Counter()
    for one in components:
        if one.way == HAD:
            seen[one.kind, one.trait] += one.had
    best = {kind: trait for (kind, trait), _ in sorted(seen.items(), key=lambda pair: pair[1])}
    return [trait for trait in dict.fromkeys(one.trait for one in components) if trait in best.values()]


def surest(components: Sequence[Component]) -> list[Component]:
    """Those had often enough and not by all, the ones that go with winning most surely first."""
    seen = [one for one in components if one.way == HAD and one.had >= ENOUGH_OBSERVATIONS and one.rate.value < 1]
    return sorted(seen, key=lambda one: -abs(one.lift.value) / max(1e-9, one.lift.half_width))


def as_table(study: Study, figures: Figures, said: Wording) -> Group:
    """For a terminal: the changed component first; then seats, length, scores; then everything else."""
    parts: list[RenderableType] = [_focus_table(study, focus, said) for focus in figures.focus]
    parts += [_seat_table(study, figures, said), Text(length_sentence(figures.length, said))]
    if figures.undecided:
        parts.append(Text(said.text("undecided", count=figures.undecided, games=said.whole(figures.undecided))))
    if figures.changes:
        others = figures.component_changes
        parts += [
            change_table(said.text("table-changes"), figures.changes, said),
            change_table(_surest_title(said, "everything-else", others), others[:TOP_ROWS], said),
            Text(said.real(sum(one.is_real for one in others), len(others))),
        ]
    elif figures.components:
        parts.append(_component_table(figures, said))
    sentences = [*map(said.untaken, figures.focus), said.players(study), said.precision(figures)]
    return Group(*parts, *(Text(sentence) for sentence in sentences if sentence))


def _surest_title(said: Wording, key: str, of: Sequence[object]) -> str:
    return said.text("surest", what=said.text(key), shown=str(min(TOP_ROWS, len(of))), all=said.whole(len(of)))


def _focus_table(study: Study, focus: Focus, said: Wording) -> Table:
    what_if = said.text("what-if", changes=said.wanted(study))
    heading = said.text("of-component", figure=said.component(focus.kind, focus.word), name=what_if)
    table = change_table(heading, focus.rows, said, in_focus=True)
    table.caption = said.text("focus-caption")
    return table


def change_table(heading: str, changes: Sequence[Change], said: Wording, *, in_focus: bool = False) -> Table:
    """Figures before and after; what has too few observations is dim."""
    table = Table(title=heading)
    table.add_column(said.text("figure"))
    for column in (said.text("as-it-is"), said.text("changed"), said.text("difference"), ""):
        table.add_column(column, justify="right", no_wrap=True)
    for change in changes:
        name = said.focus_row(change) if in_focus else said.change(change)
        style = "" if change.observations >= ENOUGH_OBSERVATIONS else "dim"
        table.add_row(name, *said.change_cells(change), "*" if change.is_real else "", style=style)
    return table


def _seat_table(study: Study, figures: Figures, said: Wording) -> Table:
    table = Table(title=said.title(study), caption=said.text("intervals"))
    table.add_column(said.text("seat-heading"))
    for heading in ("wins", "points", "deviation"):
        table.add_column(said.text(heading), justify="right", no_wrap=True)
    for seat, (bot, one) in enumerate(zip(study.lineup, figures.seats, strict=True)):
        deviation = said.decimal(one.scores.deviation, 1)
        table.add_row(f"{seat + 1} {bot_name(bot)}", said.percent(one.wins), said.number(one.scores.mean), deviation)
    return table


def length_sentence(length: Spread, said: Wording) -> str:
    """How long games take."""
    if length.least == length.most:
        return said.text("length-always", count=length.least)
    return said.text("length", mean=said.number(length.mean), least=str(length.least), most=str(length.most))


def _component_table(figures: Figures, said: Wording) -> Group:
    main = main_traits(figures.components)
    had = [one for one in figures.components if one.way == HAD]
    shown = surest([one for one in had if one.trait in main])[:TOP_ROWS]
    title = said.text("surest", what=said.text("goes-with-winning"), shown=str(len(shown)), all=said.whole(len(had)))
    table = Table(title=title, caption=said.text("average", equal=said.share(figures.equal)))
    table.add_column(said.text("had"))
    for heading in ("seats-share", "they-win", "more"):
        table.add_column(said.text(heading), justify="right", no_wrap=True)
    table.add_column("")
    for one in shown:
        name = said.of_component(said.trait(one.trait), one.kind, one.word)
        shares = (said.decimal(100 * share.value, 1) for share in (one.rate, one.wins))
        table.add_row(name, *shares, said.percent(one.lift, "+"), "*" if one.is_real else "")
    return Group(table, Text(said.real(sum(one.is_real for one in had), len(had))))


def as_json(study: Study, figures: Figures) -> str:
    """Everything, for programs."""
    return json.dumps({**study.header(), **asdict(figures)}, ensure_ascii=False, indent=2)
