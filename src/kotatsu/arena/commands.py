"""What `kotatsu arena` and `kotatsu bench --search` do, for the command line to call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from kotatsu.arena import plot, report
from kotatsu.arena.figures import Figures, figures
from kotatsu.arena.speed import Speed, Strength, growth, speed
from kotatsu.arena.tournament import DECISION_SECONDS, Tournament, play_tournament
from kotatsu.experiments.outputs import check_writable, stdout_to_stderr
from kotatsu.experiments.progress import progress_bar
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
    check_writable(results, plot_to)
    with stdout_to_stderr(), progress_bar(f"{game}: {', '.join(bots)}") as progress:
        played = play_tournament(
            tournament, results=results, workers=workers, progress=progress, on=on, address=address
        )
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


def bench_search(
    games: Sequence[str] = (),
    *,
    seats: int | None = None,
    seconds: float = 1.0,
    matches: int = 40,
    workers: int | None = None,
    seed: int = 1,
    as_json: bool = False,
) -> list[tuple[Speed, list[Strength]]]:
    """Iterations a second of the search on one core, for these games (all), with `seats` or as few and as batch.

    With `matches` above 0, also how strength grows: 64, 256, 1024 and 4096 iterations against each other in that many
    matches, with seats shared evenly.
    """
    combinations = [(load(slug), count) for slug in games or GAMES for count in _counts(slug, seats)]
    found = []
    with stdout_to_stderr(), progress_bar("search") as progress:
        for done, (game, count) in enumerate(combinations):
            progress(done, len(combinations))
            strengths = growth(game.slug, count, matches, workers=workers, seed=seed) if matches else []
            found.append((speed(game, count, seconds=seconds, seed=seed), strengths))
    if as_json:
        print(report.as_bench_json(found))
    else:
        Console().print(report.as_bench(found))
    return found


def _counts(slug: str, seats: int | None) -> list[int]:
    return sorted(set(load(slug).seats)) if seats is None else [load(slug).blank_state(seats).seats]
