"""The figures of an arena for people and programs: a table, JSON, CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from kotatsu.arena.figures import EntrantFigures, Figures
from kotatsu.arena.speed import LADDER, Speed, Strength
from kotatsu.arena.tournament import Tournament
from kotatsu.experiments.intervals import Interval


def as_table(tournament: Tournament, figures: Figures) -> Group:
    """For a terminal: the entrants, then seats, length and faults in a sentence each.

    Shares are in per cent with their 95 % interval, `ms` is a decision's milliseconds, `lost` the decisions that fell
    to chance.
    """
    table = Table(title=f"{tournament.game}, {tournament.seats} seats, {figures.games} games, seed {tournament.seed}")
    table.add_column("bot")
    for heading in ("games", "wins %", "equal", "rating", "ms", "lost"):
        table.add_column(heading, justify="right", no_wrap=True)
    for entrant in figures.entrants:
        table.add_row(*_cells(entrant))
    seats = ", ".join(f"{seat + 1}: {_percent(share)}" for seat, share in enumerate(figures.seats))
    length = f"{figures.mean_length:.0f} decisions a game ({figures.shortest} to {figures.longest})"
    sentences = [Text(f"Wins % by seat: {seats}."), Text(f"Length: {length}."), *_faults(figures)]
    return Group(table, *sentences, *([_head_to_head(figures)] if len(figures.entrants) > 2 else []))


def _head_to_head(figures: Figures) -> Table:
    """Of the games that one of two entrants won, the share of the one in the row."""
    table = Table(title="Head to head: wins % of the row against the column")
    table.add_column("bot")
    for entrant in figures.entrants:
        table.add_column(entrant.name, justify="right")
    for entrant, row in zip(figures.entrants, figures.head_to_head, strict=True):
        table.add_row(entrant.name, *("" if share is None else _percent(share) for share in row))
    return table


def _cells(entrant: EntrantFigures) -> list[str]:
    rating = entrant.rating
    return [
        entrant.name,
        str(entrant.games),
        _percent(entrant.share),
        f"{100 * entrant.equal:.1f}",
        f"{rating.value:+.0f} ({rating.low:+.0f} to {rating.high:+.0f})",
        f"{entrant.milliseconds:.1f}",
        str(sum(entrant.faults.values())),
    ]


def _percent(share: Interval) -> str:
    return f"{100 * share.value:.1f} ({100 * share.low:.1f}-{100 * share.high:.1f})"


def _faults(figures: Figures) -> list[Text]:
    """A line for each entrant that lost decisions, by name."""
    lines = []
    for entrant in figures.entrants:
        kinds = [f"{count} {kind}" for kind, count in entrant.faults.items() if count]
        if kinds:
            lines.append(Text(f"{entrant.name} lost decisions to chance: {', '.join(kinds)}."))
    return lines


def as_json(tournament: Tournament, figures: Figures) -> str:
    """Everything, for programs."""
    return json.dumps({"arena": tournament.header(), **asdict(figures)}, ensure_ascii=False, indent=2)


def as_csv(figures: Figures) -> str:
    """A row for each entrant."""
    text = io.StringIO()
    rows = [_flat(entrant) for entrant in figures.entrants]
    writer = csv.DictWriter(text, fieldnames=list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def _flat(entrant: EntrantFigures) -> dict[str, Any]:
    """An entrant's figures without nesting: `share_low`, `faults_raised`."""
    flat: dict[str, Any] = {}
    for name, value in asdict(entrant).items():
        if isinstance(value, dict):
            flat.update({name if inner == "value" else f"{name}_{inner}": item for inner, item in value.items()})
        else:
            flat[name] = value
    return flat


def as_bench(found: Sequence[tuple[Speed, Sequence[Strength]]]) -> Table:
    """Speed by game and seats; where strength was measured, a column for each number of iterations."""
    table = Table(title="Search: iterations a second on one core; wins % by iterations, against each other")
    table.add_column("game")
    steps = [f"{iterations:,}" for iterations in LADDER] if found[0][1] else []
    for heading in ("seats", "a second", *(["equal", *steps] if steps else [])):
        table.add_column(heading, justify="right", no_wrap=True)
    for speed, strengths in found:
        equal = [f"{100 * strengths[0].equal:.1f}"] if strengths else []
        shares = [_percent(strength.share) for strength in strengths]
        table.add_row(speed.game, str(speed.seats), f"{speed.rate:,.0f}", *equal, *shares)
    return table


def as_bench_json(found: Sequence[tuple[Speed, Sequence[Strength]]]) -> str:
    """The same for programs."""
    rows = [
        {**asdict(speed), "rate": speed.rate, "strength": [asdict(strength) for strength in strengths]}
        for speed, strengths in found
    ]
    return json.dumps(rows, indent=2)
