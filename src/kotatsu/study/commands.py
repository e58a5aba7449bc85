"""What `kotatsu study` does, for the command line to call."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from kotatsu.engine.errors import BadSetting
from kotatsu.games import load
from kotatsu.study import page, report
from kotatsu.study.components import items
from kotatsu.study.design import Study
from kotatsu.study.executors import Executor, Local, executor
from kotatsu.study.figures import Figures, figures
from kotatsu.study.ledger import Ledger
from kotatsu.study.play import StudyJob
from kotatsu.study.tally import Tally
from kotatsu.study.variants import read_changes

Told = Callable[[int], None]
"""Told after each part how many games are there."""


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
    chosen = seats or (len(bots) if len(bots) > 1 else load(game).seats[0])
    study = Study(game, chosen, tuple(bots), games, seed, read_changes(list(sets)), dict(options or {})).checked()
    if gpu and not study.is_random:
        raise BadSetting("a GPU plays random games; bots that think run on cores (leave out --gpu)")
    doer = Local(1) if gpu else executor(on, address=address, workers=workers)
    with _bar(report.title(study), games) as told:
        tally = play_study(study, doer, results=results, told=told, gpu=gpu)
    found = figures(tally, items(load(game)))
    if html is not None:
        html.write_text(page.as_html(study, found), encoding="utf-8")
    if as_json:
        print(report.as_json(study, found))
    else:
        Console().print(report.as_table(study, found))
    return found


def play_study(
    study: Study, doer: Executor, *, results: Path | None = None, told: Told | None = None, gpu: bool = False
) -> Tally:
    """Play the parts that `results` does not hold yet; the counts of all."""
    ledger = Ledger(study.header(), results)
    missing = ledger.missing(study.parts)
    _tell(told, ledger)
    for part, tally in doer.run(StudyJob(study, gpu), missing):
        ledger.add(part, tally)
        _tell(told, ledger)
    return ledger.total()


def _tell(told: Told | None, ledger: Ledger) -> None:
    if told is not None:
        told(sum(tally.games for tally in ledger.items.values()))


@contextmanager
def _bar(title: str, games: int) -> Iterator[Told]:
    """A progress bar on standard error, which leaves standard output to the figures."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=games)
        yield lambda done: bar.update(task, completed=done)
