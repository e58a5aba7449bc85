"""The figures of a study for people and programs: tables for the terminal, and JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kotatsu.engine.contract import Game
from kotatsu.experiments.intervals import FALSE_DISCOVERY_RATE, Interval, more_games_for
from kotatsu.games import load
from kotatsu.study.components import HAD
from kotatsu.study.figures import ENOUGH_OBSERVATIONS, Change, Component, Figures, Focus, Spread
from kotatsu.study.plan import Study
from kotatsu.words import words

TOP_ROWS = 10
"""Components in a table that is not asked for more; JSON and the page's appendix have them all."""
WANTED_POINTS = 0.02
"""The precision that a reader is told the price of: plus or minus two points of per cent."""


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


def is_share(change: Change) -> bool:
    """Whether a change is of a share, which is written in per cent; lengths and points are not."""
    return bool(change.word) or change.what.startswith("wins")


def change_cells(change: Change) -> tuple[str, str, str]:
    """Before, after and the difference with its interval: in per cent for shares."""
    if is_share(change):
        return f"{100 * change.before:.1f} %", f"{100 * change.after:.1f} %", percent(change.difference, "+")
    return f"{change.before:.2f}", f"{change.after:.2f}", number(change.difference, "+")


def word_name(game: Game, kind: str, word: str, language: str = "en") -> str:
    """A component as the game's words call it; `mission 19` where it only has a number."""
    if word.isdecimal():
        return f"{kind} {word}"
    said = words(game, language)
    return said.word(kind, word) if said.has(f"{kind}-{word}") else word


def component_name(game: Game, one: Component) -> str:
    """A component of the figures as people know it."""
    return word_name(game, one.kind, one.word)


def trait_name(trait: str) -> str:
    """A way of having something, to be read: `played reroll · card`."""
    event, _, argument = trait.rpartition(" ")
    return f"{event.replace('_', ' ')} · {argument.replace('_', ' ')}"


def change_name(game: Game, change: Change) -> str:
    """A change's figure as people read it: the component by its name, in place of its key."""
    if not change.word:
        return change.what
    return f"{trait_name(change.what.rpartition(' ')[0])}: {word_name(game, change.kind, change.word)}"


def focus_row_name(change: Change) -> str:
    """A row of a changed component's own table: `shown`, `could buy`, `bought`, `wins with bought`."""
    words_of = change.what.split(" ")[:-2]  # without the argument's name and the component's word
    return " ".join(words_of).replace("_", " ")


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


def discovery_sentence(count: int, of: int, what: str, mark: str = "*") -> str:
    """How many differences are called real, and what that is worth."""
    rate = f"{100 * FALSE_DISCOVERY_RATE:.0f} %"
    return (
        f"{count} of {of} {what} are called real ({mark}), with fewer than {rate} of them expected to be chance "
        f"(Benjamini-Hochberg); what fewer than {ENOUGH_OBSERVATIONS} seats had is never called real."
    )


def precision_sentence(study: Study, figures: Figures) -> str:
    """How exactly the main figure is known, and how many more games make it plus or minus two points."""
    rows = [change for focus in figures.focus for change in focus.rows if change.what.startswith("wins")]
    shares = [change.difference for change in rows if change.observations >= ENOUGH_OBSERVATIONS]
    widest = max([one.half_width for one in shares] or [seat.wins.half_width for seat in figures.seats])
    what = "what those who had it won" if shares else "the seats' wins"
    more = more_games_for(widest, figures.games, WANTED_POINTS)
    need = f"about {more:,} more games make it ±2" if more else "±2 is reached"
    return (
        f"The difference in {what} is known to ±{100 * widest:.1f} points; {need}."
        if shares
        else (f"Shares of wins are known to ±{100 * widest:.1f} points; {need}.")
    )


def players_sentence(study: Study) -> str:
    """What the players' knowledge means for what a change shows; empty where nothing was changed."""
    if not study.changes:
        return ""
    if study.is_random:
        return "Random players value nothing: a difference comes from the rules, not from anybody's judgement."
    if any(spec.startswith("search") or spec == "plain" for spec in study.bots):
        return "Search plays the changed rules, but its estimates were fitted to the game as printed."
    return "These players know the game as printed: they play the changed game by what they learned of that one."


def as_table(study: Study, figures: Figures) -> Group:
    """For a terminal: the changed component first; then seats, length, scores; then everything else."""
    game = load(study.game)
    parts: list[RenderableType] = [_focus_table(game, study, focus) for focus in figures.focus]
    parts += [_seat_table(study, figures), Text(_length(figures.length))]
    if figures.undecided:
        parts.append(Text(f"Nobody won {figures.undecided:,} of them."))
    if figures.changes:
        others = figures.component_changes
        names = [change_name(game, one) for one in others[:TOP_ROWS]]
        parts += [
            _change_table("Length, wins and points", [one.what for one in figures.changes], figures.changes),
            _change_table(f"Everything else (the {TOP_ROWS} surest of {len(others)})", names, others[:TOP_ROWS]),
            Text(discovery_sentence(sum(one.is_real for one in others), len(others), "differences")),
        ]
    elif figures.components:
        parts.append(_component_table(study, figures))
    sentences = [players_sentence(study), precision_sentence(study, figures)]
    return Group(*parts, *(Text(sentence) for sentence in sentences if sentence))


def wanted_changes(study: Study) -> str:
    """The changes of a study on one line."""
    return ", ".join(f"{path} = {value}" for path, value in study.changes.items())


def _focus_table(game: Game, study: Study, focus: Focus) -> Table:
    name = word_name(game, focus.kind, focus.word)
    names = [focus_row_name(row) for row in focus.rows]
    table = _change_table(f"{name}: what if {wanted_changes(study)}", names, focus.rows)
    table.caption = "share of seats, on the same seeds; 95 % intervals in brackets; * is real"
    return table


def _change_table(heading: str, names: Sequence[str], changes: Sequence[Change]) -> Table:
    table = Table(title=heading)
    table.add_column("figure")
    for column in ("as it is", "changed", "difference", ""):
        table.add_column(column, justify="right", no_wrap=True)
    for name, change in zip(names, changes, strict=True):
        style = "" if change.observations >= ENOUGH_OBSERVATIONS else "dim"
        table.add_row(name, *change_cells(change), "*" if change.is_real else "", style=style)
    return table


def _seat_table(study: Study, figures: Figures) -> Table:
    table = Table(title=title(study), caption="95 % intervals in brackets")
    table.add_column("seat")
    for heading in ("wins %", "points", "± of a game"):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat, (bot, one) in enumerate(zip(study.lineup, figures.seats, strict=True)):
        table.add_row(f"{seat + 1} {bot}", percent(one.wins), number(one.scores.mean), f"{one.scores.deviation:.1f}")
    return table


def _length(length: Spread) -> str:
    if length.least == length.most:
        return f"Length: always {length.least} decisions."
    return f"Length: {number(length.mean)} decisions; {length.least} to {length.most}."


def _component_table(study: Study, figures: Figures) -> Group:
    game = load(study.game)
    main = main_traits(figures.components)
    had = [one for one in figures.components if one.way == HAD]
    shown = surest([one for one in had if one.trait in main])[:TOP_ROWS]
    table = Table(
        title=f"What goes with winning (the {len(shown)} surest of {len(had)})",
        caption=f"A seat wins {100 * figures.equal:.1f} % on average. What goes with winning need not cause it.",
    )
    table.add_column("had")
    for heading in ("seats %", "they win %", "more than average", ""):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in shown:
        name = f"{trait_name(one.trait)}: {component_name(game, one)}"
        cells = (f"{100 * one.rate.value:.1f}", f"{100 * one.wins.value:.1f}", percent(one.lift, "+"))
        table.add_row(name, *cells, "*" if one.is_real else "")
    return Group(table, Text(discovery_sentence(sum(one.is_real for one in had), len(had), "lifts")))


def as_json(study: Study, figures: Figures) -> str:
    """Everything, for programs."""
    return json.dumps({**study.header(), **asdict(figures)}, ensure_ascii=False, indent=2)
