"""What `kotatsu study` does, for the command line to call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from kotatsu.engine.errors import BadSetting
from kotatsu.experiments.executors import Executor, Local, executor
from kotatsu.experiments.outputs import check_writable, stdout_to_stderr
from kotatsu.experiments.progress import ProgressCallback, progress_bar
from kotatsu.experiments.results_file import ResultsFile
from kotatsu.games import load
from kotatsu.study import html_report, report, sweep
from kotatsu.study.components import items, items_of
from kotatsu.study.figures import Figures, figures
from kotatsu.study.plan import Study
from kotatsu.study.play import StudyJob
from kotatsu.study.sweep import SweepPoint
from kotatsu.study.tally import Tally, total
from kotatsu.study.variants import read_changes


def run_study(
    game: str,
    *,
    seats: int | None = None,
    games: int = 1_000,
    bots: Sequence[str] = ("random",),
    seed: int = 1,
    sets: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    on: str = "local",
    address: str | None = None,
    workers: int | None = None,
    gpu: bool = False,
    results: Path | None = None,
    html: Path | None = None,
    as_json: bool = False,
) -> Figures:
    """Run a study and print what it says: tables, or JSON alone on standard output.

    `seats` is as many as there are bots where more than one is named, else the fewest; `bots` one for all seats or one
    a seat, as `kotatsu arena` names them; `sets` what-ifs, `cards.mimic.price=6`; `on` is `local` or `ray`, with the
    cluster's `address`; `workers` all cores; `gpu` plays random games on a GPU; `results` an NDJSON file that is taken
    up again where it ends; `html` a report to write.
    """
    study = plan_study(game, seats=seats, games=games, bots=bots, seed=seed, sets=sets, options=options)
    if gpu and not study.is_random:
        raise BadSetting("a GPU plays random games; bots that think run on cores (leave out --gpu)")
    check_writable(results, html)
    chosen_executor = Local(1) if gpu else executor(on, address=address, workers=workers)
    with stdout_to_stderr(), progress_bar(report.title(study)) as progress:
        tally = play_study(study, chosen_executor, results=results, progress=progress, gpu=gpu)
    found = study_figures(study, tally)
    if html is not None:
        html.write_text(html_report.as_html(study, found), encoding="utf-8")
    if as_json:
        print(report.as_json(study, found))
    else:
        Console().print(report.as_table(study, found))
    return found


def plan_study(
    game: str,
    *,
    seats: int | None,
    games: int,
    bots: Sequence[str],
    seed: int,
    sets: Sequence[str],
    options: Mapping[str, str] | None,
) -> Study:
    """A checked study from what the command line says."""
    chosen = seats or (len(bots) if len(bots) > 1 else load(game).seats[0])
    return Study(game, chosen, tuple(bots), games, seed, read_changes(list(sets)), dict(options or {})).checked()


def run_sweep(
    game: str,
    text: str,
    *,
    seats: int | None = None,
    games: int = 1_000,
    bots: Sequence[str] = ("random",),
    seed: int = 1,
    sets: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    on: str = "local",
    address: str | None = None,
    workers: int | None = None,
    html: Path | None = None,
    as_json: bool = False,
) -> list[SweepPoint]:
    """Run a study at each value of a sweep, `cards.mimic.price=2:10`, and print it; else as `run_study`."""
    check_writable(html)
    study = plan_study(game, seats=seats, games=games, bots=bots, seed=seed, sets=sets, options=options)
    doer = executor(on, address=address, workers=workers)
    studies, (_, values) = sweep.sweep_studies(study, text), sweep.read_sweep(text)
    with stdout_to_stderr(), progress_bar(f"{report.title(study)}: {text}") as progress:
        points = sweep.play_sweep(studies, values, doer, progress)
    if html is not None:
        html.write_text(sweep.as_html(study, text, points), encoding="utf-8")
    if as_json:
        print(sweep.as_json(study, text, points))
    else:
        Console().print(sweep.as_table(study, text, points))
    return points


def study_figures(study: Study, tally: Tally) -> Figures:
    """What the counts of a study say, the changed components in focus."""
    game = load(study.game)
    focus = [(kind, word, items_of(game, kind, word)) for kind, word in study.focus]
    return figures(tally, items(game), focus)


def play_study(
    study: Study,
    executor: Executor,
    *,
    results: Path | None = None,
    progress: ProgressCallback | None = None,
    gpu: bool = False,
) -> Tally:
    """Play the parts that `results` does not hold yet; the counts of all."""
    results_file = open_results(study, results)
    report = progress or _ignore_progress
    report(_games_in(results_file), study.games)
    for part, tally in executor.run(StudyJob(study, gpu), results_file.missing(study.parts)):
        results_file.add(part, tally)
        report(_games_in(results_file), study.games)
    return total(results_file.in_order(study.parts))


def open_results(study: Study, path: Path | None) -> ResultsFile[Tally]:
    """The parts of a study, in a file where a path is given."""
    return ResultsFile(
        "study",
        study.header(),
        path,
        encode=lambda part, tally: {"part": part, "tally": tally.to_json()},
        decode=lambda row: (row["part"], Tally.from_json(row["tally"])),
    )


def _games_in(results: ResultsFile[Tally]) -> int:
    return sum(tally.games for tally in results.items.values())


def _ignore_progress(done: int, total: int) -> None:
    """Where nobody watches."""
