"""`kotatsu bench`."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from kotatsu import every, load

if TYPE_CHECKING:
    from kotatsu.engine.bench import Speed


def bench(
    game: str = "",
    *,
    seats: int | None = None,
    gpu: bool = False,
    search: bool = False,
    matches: int = 40,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Decisions and games a second by random play: plain, compiled on one core and on all, on a GPU.

    Parameters
    ----------
    gpu
        Measure an NVIDIA GPU too.
    search
        Measure the search instead: iterations a second, and strength by iterations.
    matches
        With --search: in so many matches a table do 64, 256, 1024 and 4096 iterations meet; 0 for none.
    """
    chosen = [load(game)] if game else every()
    if search:
        from kotatsu.arena.commands import bench_search

        bench_search([found.slug for found in chosen], seats=seats, matches=matches, as_json=as_json)
        return
    from kotatsu.engine import bench as speed

    measured: dict[str, list[speed.Speed]] = {}
    for found in chosen:
        at = seats if seats is not None else found.seats[1]
        targets = [speed.plain, speed.compiled, speed.every_core]
        if gpu:
            from kotatsu.engine.compiler.gpu import bench_gpu

            targets.append(bench_gpu)
        measured[found.slug] = [target(found, at) for target in targets]
        if not as_json:
            print_speeds(found.title, measured[found.slug])
    if as_json:
        print(json.dumps({slug: [speed_dict(row) for row in rows] for slug, rows in measured.items()}, indent=2))


def print_speeds(title: str, rows: list[Speed]) -> None:
    """A game's speeds as a table, each against plain."""
    from rich.console import Console
    from rich.table import Table

    shown = Table(title=title, title_justify="left")
    for heading in ("target", "seats", "decisions/s", "games/s", "x plain"):
        shown.add_column(heading, justify="left" if heading == "target" else "right")
    for row in rows:
        ratio = row.decisions_a_second / rows[0].decisions_a_second
        cells = [f"{row.decisions_a_second:,.0f}", f"{row.games_a_second:,.0f}", f"{ratio:,.1f}"]
        shown.add_row(row.target, str(row.seats), *cells)
    Console().print(shown)


def speed_dict(row: Speed) -> dict[str, object]:
    """A speed for JSON."""
    return {**asdict(row), "decisions_a_second": row.decisions_a_second, "games_a_second": row.games_a_second}
