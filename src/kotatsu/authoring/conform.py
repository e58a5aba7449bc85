"""`kotatsu conform GAME`: all that a game is held to, one line a check, and what its author has left to do."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

from kotatsu.authoring.folders import Folders
from kotatsu.authoring.left_to_do import left_to_do
from kotatsu.conformance import clauses, coaching, golden, lessons, observations, pages, rules, secrecy, targets, words
from kotatsu.conformance.play import configurations
from kotatsu.engine.contract import Game
from kotatsu.engine.dialect import check_game
from kotatsu.engine.sources import parts_without_source

MOST_SHOWN = 5
"""Problems of one check that are printed; the rest are counted."""
TESTS_TIMEOUT_SECONDS = 900

EACH_CONFIGURATION: dict[str, rules.Check] = {
    "masks and reasons agree": rules.check_masks_and_reasons,
    "reading changes nothing": rules.check_reading_changes_nothing,
    "games end with winners or none": rules.check_endings,
    "matches are stored and restored": rules.check_round_trips,
    "records replay without their seed": rules.check_replay_without_seed,
    "guesses fill views": rules.check_guesses_fill_views,
    "guesses keep what is seen": rules.check_guesses_keep_what_is_seen,
    "secrets stay secret": secrecy.check_worlds,
    "guesses keep what was told": secrecy.check_what_was_told,
    "play is told in both languages": words.check_play_is_told,
    "pages are drawn": pages.check_pages,
    "plain and compiled rules agree": targets.check_engines_agree,
    "games by the hundred end": targets.check_many_games_end,
    "observations keep to their bounds": observations.check_bounds,
}
"""Checks of a game at every number of seats with every option."""


def conform(game: Game, *, tests: Path | None, golden_folder: Path | None) -> bool:
    """Run every check and print what was found; whether the game conforms."""
    folders = Folders.of(game, tests, golden_folder)
    well = True
    for name, problems in checks(game, folders):
        start = time.perf_counter()
        found = list(dict.fromkeys(_all_said(game, problems)))
        print(f"{'ok ' if not found else 'NO '} {name} ({time.perf_counter() - start:.1f} s)")
        for problem in found[:MOST_SHOWN]:
            print(f"      {problem}")
        if len(found) > MOST_SHOWN:
            print(f"      and {len(found) - MOST_SHOWN} more")
        well = well and not found
        if found and name == DIALECT:
            break
    print_left_to_do(game, folders)
    print(f"{game.slug} conforms" if well else f"{game.slug} does not conform yet")
    return well


DIALECT = "the rules keep to the dialect"


def checks(game: Game, folders: Folders) -> Iterator[tuple[str, Iterator[str]]]:
    """Every check with its problems, cheap ones first."""
    yield DIALECT, (str(violation) for violation in check_game(game))
    yield "every part has a source", parts_without_source(game.folder)
    yield "bounds are of fields", observations.check_bounds_are_of_fields(game)
    yield "perspectives are of fields", observations.check_perspective(game)
    yield "every key has words", words.check_keys(game)
    yield "no form depends on a person's name", words.check_names_choose_nothing(game)
    yield "the rules tell every clause", words.check_clauses_are_told(game)
    yield "lessons can be played through", lessons.check_lessons(game)
    yield "everything is explained", lessons.check_everything_is_explained(game)
    yield "every card is brief", lessons.check_cards_are_brief(game)
    yield "the coach explains everything", coaching.check_coach(game)
    yield "the overview can be played", coaching.check_overview(game)
    yield "every clause has a test", clauses.check_clauses_are_tested(game, folders.tests)
    for name, check in EACH_CONFIGURATION.items():
        yield name, _each(game, check)
    yield "playthroughs are as they were", golden.check_golden(game, folders.golden)
    yield "the same game in every process", targets.check_other_processes(game)
    if importlib.util.find_spec("numba_cuda") is not None:
        yield "the kernels of a GPU agree, simulated", targets.check_simulated_gpu(game)
    yield "its own tests pass", _own_tests(folders)


def _each(game: Game, check: Callable[[Game, int, dict[str, str]], Iterator[str]]) -> Iterator[str]:
    for seats, options in configurations(game):
        label = " ".join([f"{seats} seats", *(f"{name}={value}" for name, value in options.items())])
        try:
            yield from (f"{label}: {problem}" for problem in check(game, seats, options))
        except Exception as error:  # a game may fail in any way; the other configurations still run
            yield f"{label}: {_failure(game, error)}"


def _all_said(game: Game, problems: Iterator[str]) -> Iterator[str]:
    """The problems of a check; that it failed is one of them, and the other checks still run."""
    try:
        yield from problems
    except Exception as error:
        yield _failure(game, error)


def _failure(game: Game, error: Exception) -> str:
    """What the game's code raised, and the line of the game that did."""
    said = "; ".join([f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())])
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(game.folder)]
    return f"{own[-1].filename}:{own[-1].lineno}: in {own[-1].name}: {said}" if own else said


def _own_tests(folders: Folders) -> Iterator[str]:
    """The author's tests by pytest."""
    if importlib.util.find_spec("pytest") is None:
        yield "pytest is not installed: pip install kotatsu-games[conform]"
        return
    if not folders.tests.exists():
        yield f"there are no tests in {folders.tests}"
        return
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", str(folders.tests)]
    done = subprocess.run(
        command, cwd=folders.root, capture_output=True, text=True, timeout=TESTS_TIMEOUT_SECONDS, check=False
    )
    if done.returncode != 0:
        yield from [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))] or [
            (done.stdout + done.stderr)[-500:]
        ]


def print_left_to_do(game: Game, folders: Folders) -> None:
    """What the author has not finished."""
    left = left_to_do(game, folders.tests, folders.root)
    if left:
        print("Left to do:")
        for line in left:
            print(f"  {line}")
