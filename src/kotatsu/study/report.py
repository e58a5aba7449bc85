"""The figures of a study for people and programs: a table for the terminal, and JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kotatsu.engine.contract import Game
from kotatsu.experiments.intervals import Interval
from kotatsu.games import load
from kotatsu.study.figures import Change, Component, Figures, Spread
from kotatsu.study.plan import Study
from kotatsu.words import words

ROWS = 20
"""Components in the terminal's table, and lines of a what-if; JSON and the page have them all."""
SEEN_OFTEN_ENOUGH = 30
"""Seats that must have had a component before its figures say anything."""


def title(study: Study) -> str:
    """A study on one line."""
    bots = study.bots[0] if len(set(study.bots)) == 1 else ", ".join(study.bots)
    return f"{load(study.game).title}, {study.seats} seats, {study.games:,} games of {bots}, seed {study.seed}"


def percent(share: Interval, sign: str = "") -> str:
    """A share in per cent with its interval."""
    return f"{100 * share.value:{sign}.1f} ({100 * share.low:{sign}.1f} to {100 * share.high:{sign}.1f})"


def number(value: Interval, sign: str = "") -> str:
    """A quantity with its interval."""
    return f"{value.value:{sign}.2f} ({value.low:{sign}.2f} to {value.high:{sign}.2f})"


def component_name(game: Game, one: Component) -> str:
    """A component as the game's words call it; `mission 19` where it only has a number."""
    if one.word.isdecimal():
        return f"{one.kind} {one.word}"
    said = words(game, "en")
    return said.word(one.kind, one.word) if said.has(f"{one.kind}-{one.word}") else one.word


def trait_name(trait: str) -> str:
    """A way of having something, to be read: `played reroll · card`."""
    event, _, argument = trait.partition(" ")
    return f"{event.replace('_', ' ')} · {argument.replace('_', ' ')}"


def main_traits(components: Sequence[Component]) -> list[str]:
    """For each kind of component, the way in which seats had it most often: of cards, that they were bought."""
    seen: Counter[tuple[str, str]] = Counter()
    for one in components:
        seen[one.kind, one.trait] += one.had
    best = {kind: trait for (kind, trait), _ in sorted(seen.items(), key=lambda pair: pair[1])}
    return [trait for trait in dict.fromkeys(one.trait for one in components) if trait in best.values()]


def telling(components: Sequence[Component]) -> list[Component]:
    """Those seen often enough and not by all, the ones that go with winning most surely first."""
    seen = [one for one in components if one.had >= SEEN_OFTEN_ENOUGH and one.rate.value < 1]
    return sorted(seen, key=lambda one: -abs(one.lift.value) / max(1e-9, one.lift.high - one.lift.value))


def as_table(study: Study, figures: Figures) -> Group:
    """For a terminal: seats, length, the components that go with winning, and what a change did."""
    parts: list[RenderableType] = [_seats(study, figures), Text(_length(figures.length))]
    if figures.undecided:
        parts.append(Text(f"Nobody won {figures.undecided:,} of them."))
    if figures.changes:
        parts.append(_changes(study, figures.changes))
    elif figures.components:
        parts.append(_components(study, figures))
    return Group(*parts)


def _seats(study: Study, figures: Figures) -> Table:
    table = Table(title=title(study), caption="95 % intervals in brackets")
    table.add_column("seat")
    for heading in ("wins %", "points", "± of a game"):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat, (bot, one) in enumerate(zip(study.lineup, figures.seats, strict=True)):
        table.add_row(f"{seat + 1} {bot}", percent(one.wins), number(one.scores.mean), f"{one.scores.deviation:.1f}")
    return table


def _length(length: Spread) -> str:
    return f"Length: {number(length.mean)} decisions; {length.least} to {length.most}."


def _components(study: Study, figures: Figures) -> Table:
    game = load(study.game)
    main = main_traits(figures.components)
    shown = telling([one for one in figures.components if one.trait in main])[:ROWS]
    table = Table(
        title=f"What goes with winning ({len(shown)} of {len(figures.components)})",
        caption=f"A seat wins {100 * figures.equal:.1f} % on average. What goes with winning need not cause it.",
    )
    table.add_column("had")
    for heading in ("seats %", "they win %", "more than average"):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in shown:
        name = f"{trait_name(one.trait)}: {component_name(game, one)}"
        table.add_row(name, f"{100 * one.rate.value:.1f}", f"{100 * one.wins.value:.1f}", percent(one.lift, "+"))
    return table


def _changes(study: Study, changes: Sequence[Change]) -> Table:
    wanted = ", ".join(f"{path} = {value}" for path, value in study.changes.items())
    table = Table(
        title=f"What if {wanted}",
        caption="on the same seeds; * where the interval leaves out no change, as one in twenty does by chance alone",
    )
    table.add_column("figure")
    for heading in ("as it is", "changed", "difference", ""):
        table.add_column(heading, justify="right", no_wrap=True)
    main, rest = changes[: 1 + 2 * study.seats], changes[1 + 2 * study.seats :]
    for change in [*main, *[change for change in rest if is_sure(change)][:ROWS]]:
        mark = "*" if is_sure(change) else ""
        table.add_row(change.what, f"{change.before:.3f}", f"{change.after:.3f}", number_fine(change.difference), mark)
    return table


def number_fine(value: Interval) -> str:
    """A difference with its interval, to three places."""
    return f"{value.value:+.3f} ({value.low:+.3f} to {value.high:+.3f})"


def is_sure(change: Change) -> bool:
    """Whether the interval of a difference leaves out zero."""
    return change.difference.low > 0 or change.difference.high < 0


def as_json(study: Study, figures: Figures) -> str:
    """Everything, for programs."""
    return json.dumps({**study.header(), **asdict(figures)}, ensure_ascii=False, indent=2)
