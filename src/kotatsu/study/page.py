"""The report of a study as one HTML file that needs nothing else: tables and charts, light and dark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import groupby

from kotatsu.arena.figures import Interval
from kotatsu.engine.contract import Game
from kotatsu.games import load
from kotatsu.study import charts
from kotatsu.study.design import Study
from kotatsu.study.figures import Change, Component, Figures
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

CHARTED = 24
"""Components in a chart of what goes with winning; the tables have them all."""
STYLE = """
:root { color-scheme: light dark; --paper: #fbf7ef; --ink: #2b2622; --quiet: #6b625a; --line: #ddd3c5;
  --blue: #2f5f8a; --rust: #a34a2c; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1a18; --ink: #efe7dc; --quiet: #aaa094; --line: #453d36;
  --blue: #7fb2dd; --rust: #e08a66; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 ui-rounded, system-ui, sans-serif;
  margin: 0 auto; max-width: 860px; padding: 24px 16px 64px; }
h1 { font-size: 26px; line-height: 1.25; margin: 0 0 4px } h2 { font-size: 19px; margin: 40px 0 8px }
h3 { font-size: 16px; margin: 24px 0 4px }
p { margin: 4px 0 12px } .quiet { color: var(--quiet); fill: var(--quiet); font-size: 13px }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 14px }
th, td { padding: 5px 8px; text-align: right; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left } th { font-weight: 600 }
details { border-bottom: 1px solid var(--line); padding: 6px 0 } summary { cursor: pointer; padding: 6px 0 }
.wide { overflow-x: auto } svg { width: 100%; height: auto } svg text { fill: var(--ink); font-size: 14px }
svg text.quiet { fill: var(--quiet); font-size: 12px } .scale { stroke: var(--line) }
.middle { stroke: var(--rust); stroke-dasharray: 5 4 }
.interval { stroke: var(--blue); stroke-width: 4; stroke-linecap: round }
.value { fill: var(--paper); stroke: var(--blue); stroke-width: 3 } .bar { fill: var(--blue) }
tr.sure td { font-weight: 600 }
"""


def as_html(study: Study, figures: Figures) -> str:
    """The whole report."""
    game = load(study.game)
    body = [
        f"<h1>{escape(title(study))}</h1>",
        f'<p class="quiet">{escape(_how(study, figures))}</p>',
        *_change_section(study, figures.changes),
        *_seat_section(study, figures),
        *_spread_sections(figures),
        *_component_section(game, figures),
    ]
    head = (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title(study))}</title><style>{STYLE}</style></head><body>"
    )
    return "\n".join([head, *body, "</body></html>"]) + "\n"


def _how(study: Study, figures: Figures) -> str:
    """What a reader must know to read the figures."""
    said = [f"Version {load(study.game).version} of the rules. Intervals are 95 %."]
    said += [f"{name}: {value}." for name, value in study.options.items()]
    if figures.undecided:
        said.append(f"Nobody won {figures.undecided:,} games.")
    return " ".join(said)


def _seat_section(study: Study, figures: Figures) -> list[str]:
    names = [f"Seat {seat + 1}, {bot}" for seat, bot in enumerate(study.lineup)]
    rows = [charts.Row(name, _hundred(one.wins)) for name, one in zip(names, figures.seats, strict=True)]
    table = [
        (name, percent(one.wins), number(one.scores.mean), f"{one.scores.deviation:.1f}")
        for name, one in zip(names, figures.seats, strict=True)
    ]
    return [
        "<h2>Who wins</h2>",
        "<p>Share of the wins of each seat, against an equal share.</p>",
        charts.intervals(rows, middle=100 * figures.equal, unit=" %", label="Share of the wins of each seat"),
        _table(("", "wins %", "points", "± of a game"), table),
    ]


def _spread_sections(figures: Figures) -> list[str]:
    length = figures.length
    points = Counter[int]()
    for one in figures.seats:
        points.update(one.scores.counts)
    return [
        "<h2>How long it takes</h2>",
        f"<p>{number(length.mean)} decisions a game, from {length.least} to {length.most}.</p>",
        *_histogram(length.counts, "Decisions a game", "games"),
        "<h2>What it scores</h2>",
        f"<p>Points of a seat at the end, from {min(points)} to {max(points)}.</p>",
        *_histogram(points, "Points of a seat", "seats"),
    ]


def _histogram(counts: Mapping[int, int], label: str, unit: str) -> list[str]:
    """A chart where there is something to see: one value alone is said already."""
    return [charts.histogram(counts, label=label, unit=unit)] if len(counts) > 1 else []


def _component_section(game: Game, figures: Figures) -> list[str]:
    if not figures.components:
        return []
    parts = [
        "<h2>What goes with winning</h2>",
        f"<p>How much more than average ({100 * figures.equal:.1f} %) seats won that had a component. "
        "What goes with winning need not cause it: those who live longer also have more.</p>",
    ]
    for trait in main_traits(figures.components):
        parts += _trait_chart(game, trait, telling([one for one in figures.components if one.trait == trait]))
    parts.append("<h2>Every component</h2>")
    for trait, group in groupby(figures.components, key=lambda one: one.trait):
        parts.append(_trait(game, trait, list(group)))
    return parts


def _trait_chart(game: Game, trait: str, found: Sequence[Component]) -> list[str]:
    """The components that go with winning most surely, the best at the top."""
    shown = sorted(found[:CHARTED], key=lambda one: -one.lift.value)
    if not shown:
        return []
    rows = [charts.Row(component_name(game, one), _hundred(one.lift)) for one in shown]
    name = trait_name(trait)
    return [f"<h3>{escape(name)}</h3>", charts.intervals(rows, middle=0, unit=" %", label=name)]


def _trait(game: Game, trait: str, group: Sequence[Component]) -> str:
    rows = [
        (component_name(game, one), f"{one.had:,}", percent(one.rate), percent(one.wins), percent(one.lift, "+"))
        for one in sorted(group, key=lambda one: -one.lift.value)
    ]
    table = _table(("", "seats", "seats %", "they win %", "more than average"), rows)
    return f"<details><summary>{escape(trait_name(trait))} ({len(rows)})</summary>{table}</details>"


def _change_section(study: Study, changes: Sequence[Change]) -> list[str]:
    if not changes:
        return []
    wanted = ", ".join(f"{path} = {value}" for path, value in study.changes.items())
    rows = [
        (change.what, f"{change.before:.3f}", f"{change.after:.3f}", number_fine(change.difference))
        for change in changes
    ]
    return [
        f"<h2>What if {escape(wanted)}</h2>",
        "<p>The same seeds with and without the change. Bold where the interval leaves out no change; "
        "one figure in twenty would be bold by chance alone.</p>",
        _table(("", "as it is", "changed", "difference"), rows, bold=[is_sure(change) for change in changes]),
    ]


def _hundred(share: Interval) -> Interval:
    return Interval(100 * share.value, 100 * share.low, 100 * share.high)


def _table(headings: Sequence[str], rows: Iterable[Sequence[str]], bold: Sequence[bool] | None = None) -> str:
    """A table; its first column names the row."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    lines = []
    for place, row in enumerate(rows):
        mark = ' class="sure"' if bold and bold[place] else ""
        lines.append(f"<tr{mark}>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>")
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table></div>'
