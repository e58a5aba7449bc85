"""What `kotatsu arena` and `kotatsu bench --search` do, for the command line to call."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from kotatsu.arena import plot, report
from kotatsu.arena.figures import Figures, figures
from kotatsu.arena.speed import Growth, Speed, growth, speed
from kotatsu.arena.tournament import DECISION_SECONDS, Tournament, play_tournament
from kotatsu.arena.tournament import Progress as Told
from kotatsu.games import GAMES, load


def run_arena(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    games: int = 100,
    seed: int = 1,
    workers: int | None = None,
    seconds: float = DECISION_SECONDS,
    results: Path | None = None,
    plot_to: Path | None = None,
    as_json: bool = False,
    as_csv: bool = False,
    options: Mapping[str, str] | None = None,
    on: str = "local",
    address: str | None = None,
) -> Figures:
    """Play an arena and print what it says: a table, or JSON or CSV alone on standard output.

    `seats` is as many as there are bots where the game allows it; `workers` all cores; `seconds` what a decision may
    take; `results` an NDJSON file that is taken up again where it ends; `plot_to` an SVG to write; `on` is `local`, or
    `ray` with the cluster's `address`.
    """
    tournament = Tournament(
        game, tuple(bots), seats or _seats_for(game, len(bots)), games, seed, seconds, dict(options or {})
    ).checked()
    with _bar(f"{game}: {', '.join(bots)}") as told:
        played = play_tournament(tournament, results=results, workers=workers, progress=told, on=on, address=address)
    found = figures(tournament.names, played)
    if plot_to is not None:
        plot_to.write_text(plot.as_svg(tournament, found), encoding="utf-8")
    if as_json:
        print(report.as_json(tournament, found))
    elif as_csv:
        print(report.as_csv(found), end="")
    else:
        Console().print(report.as_table(tournament, found))
    return found


def _seats_for(game: str, bots: int) -> int:
    fewest, most = load(game).seats
    return min(max(bots, fewest), most)


@contextmanager
def _bar(title: str) -> Iterator[Told]:
    """A progress bar on standard error, which leaves standard output to the figures."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title)
        yield lambda done, games: bar.update(task, completed=done, total=games)


def bench_search(
    games: Sequence[str] = (), *, seconds: float = 1.0, matches: int = 20, workers: int | None = None, seed: int = 1
) -> list[tuple[Speed, list[Growth]]]:
    """Iterations a second of the search on one core, for these games (all), with as few and as many seats.

    With `matches` above 0, also how strength grows: 64, 256, 1024 and 4096 iterations, each against the next lower, in
    so many matches of the two with seats shared evenly.
    """
    found = []
    tables = [(load(slug), seats) for slug in games or GAMES for seats in sorted(set(load(slug).seats))]
    with _bar("search") as told:
        for done, (game, seats) in enumerate(tables):
            told(done, len(tables))
            steps = growth(game.slug, seats, matches, workers=workers, seed=seed) if matches else []
            found.append((speed(game, seats, seconds=seconds, seed=seed), steps))
    Console().print(report.as_bench(found))
    return found
