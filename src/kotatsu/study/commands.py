"""What `kotatsu study` does, for the command line to call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from kotatsu.engine.compiler.gpu import gpu_is_there
from kotatsu.engine.errors import BadSetting
from kotatsu.experiments.executors import Executor, Local, executor
from kotatsu.experiments.outputs import check_writable, stdout_to_stderr
from kotatsu.experiments.progress import ProgressCallback, no_progress, progress_bar
from kotatsu.experiments.results_file import ResultsFile
from kotatsu.games import load
from kotatsu.study import html_report, report, sweep, variant_tournament
from kotatsu.study.components import items, items_of
from kotatsu.study.figures import Figures, figures
from kotatsu.study.net_batch import check_net_gpu
from kotatsu.study.plan import Study
from kotatsu.study.play import StudyJob, seconds_to_compile
from kotatsu.study.sweep import SweepPoint
from kotatsu.study.tally import Tally, total
from kotatsu.study.variant_tournament import VariantResult
from kotatsu.study.variants import read_changes
from kotatsu.study.wording import wording


def run_study(
    game: str,
    *,
    seats: int | None = None,
    games: int = 1_000,
    bots: Sequence[str] = ("random",),
    variant_bots: Sequence[str] = (),
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
    language: str = "en",
) -> Figures:
    """Run a study and print what it says: tables, or JSON alone on standard output.

    `seats` is as many as there are bots where more than one is named, else the fewest; `bots` one for all seats or one
    a seat, as `kotatsu arena` names them; `variant_bots` others for the changed game; `sets` what-ifs,
    `cards.mimic.price=6`; `on` is `local` or `ray`, with the cluster's `address`; `workers` all cores; `gpu` plays
    random games or games by one net on a GPU; `results` an NDJSON file that is taken up again where it ends; `html` a
    report to write, in `language`.
    """
    study = plan_study(game, seats, games, bots, seed, sets, options, variant_bots)
    said = wording(game, language)
    check_writable(results, html)
    doer = study_executor(study, gpu, on=on, address=address, workers=workers)
    with stdout_to_stderr(), progress_bar(said.title(study), seconds_to_compile(study, gpu)) as progress:
        tally = play_study(study, doer, results=results, progress=progress, gpu=gpu)
    found = study_figures(study, tally)
    if html is not None:
        html.write_text(html_report.as_html(study, found, said), encoding="utf-8")
    if as_json:
        print(report.as_json(study, found))
    else:
        Console().print(report.as_table(study, found, said))
    return found


def plan_study(
    game: str,
    seats: int | None,
    games: int,
    bots: Sequence[str],
    seed: int,
    sets: Sequence[str],
    options: Mapping[str, str] | None,
    variant_bots: Sequence[str] = (),
) -> Study:
    """A checked study from what the command line says."""
    chosen = seats or (len(bots) if len(bots) > 1 else load(game).seats[0])
    changes, known = read_changes(list(sets)), dict(options or {})
    return Study(game, chosen, tuple(bots), games, seed, changes, known, tuple(variant_bots)).checked()


def study_executor(study: Study, gpu: bool, *, on: str, address: str | None, workers: int | None) -> Executor:
    """Who plays the parts: one process beside a GPU, else as asked."""
    if not gpu:
        return executor(on, address=address, workers=workers)
    if study.is_net:
        check_net_gpu()
    elif not study.is_random:
        raise BadSetting("a GPU plays random games and games by one net; other bots think on cores (leave out --gpu)")
    elif not gpu_is_there():
        raise BadSetting("there is no GPU here that CUDA can use; leave out --gpu")
    return Local(1)


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
    gpu: bool = False,
    html: Path | None = None,
    as_json: bool = False,
    language: str = "en",
) -> list[SweepPoint]:
    """Run a study at each value of a sweep, `cards.mimic.price=2:10`, and print it; else as `run_study`."""
    check_writable(html)
    study, said = plan_study(game, seats, games, bots, seed, sets, options), wording(game, language)
    doer = study_executor(study, gpu, on=on, address=address, workers=workers)
    studies, (_, values) = sweep.sweep_studies(study, text), sweep.read_sweep(text)
    with stdout_to_stderr(), progress_bar(f"{said.title(study)}: {text}", _each_compiled(studies)) as progress:
        points = sweep.play_sweep(studies, values, doer, progress, said, gpu)
    if html is not None:
        html.write_text(sweep.as_html(study, text, points, said), encoding="utf-8")
    if as_json:
        print(sweep.as_json(study, text, points))
    else:
        Console().print(sweep.as_table(study, text, points, said))
    return points


def run_variants(
    game: str,
    file: Path,
    *,
    seats: int | None = None,
    games: int = 1_000,
    bots: Sequence[str] = ("random",),
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    on: str = "local",
    address: str | None = None,
    workers: int | None = None,
    gpu: bool = False,
    html: Path | None = None,
    as_json: bool = False,
    language: str = "en",
) -> list[VariantResult]:
    """Play the variants of a file against the game as printed, on the same seeds, and print the fairest first."""
    check_writable(html)
    study, said = plan_study(game, seats, games, bots, seed, (), options), wording(game, language)
    doer = study_executor(study, gpu, on=on, address=address, workers=workers)
    studies = variant_tournament.variant_studies(study, variant_tournament.read_variants(file))
    with stdout_to_stderr(), progress_bar(said.title(study), _each_compiled(list(studies.values()))) as progress:
        done = iter(range(len(studies)))

        def play(one: Study) -> Figures:
            progress(next(done) * study.games, len(studies) * study.games)
            return study_figures(one, play_study(one, doer, gpu=gpu))

        results = variant_tournament.play_variants(studies, play, said.text("printed"))
    if html is not None:
        html.write_text(variant_tournament.as_html(study, results, said), encoding="utf-8")
    if as_json:
        print(variant_tournament.as_json(study, results))
    else:
        Console().print(variant_tournament.as_table(study, results, said))
    return results


def _each_compiled(studies: Sequence[Study]) -> float:
    """How long the first of several studies compiles; the others wait for theirs in their turn."""
    return seconds_to_compile(studies[0]) if studies else 0.0


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
    report = progress or no_progress
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
