"""`kotatsu check`: whether a game's rules can be played on every target, and end alike there.

In this order, so that each step can trust the one before: the dialect, the sources of the parts, careful games by the
interpreter, everything that no random game runs (views, guesses, scores, estimates), and random games byte for byte.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

from numba.core.errors import NumbaError
from rich.progress import Progress

from kotatsu.engine.agreement import Disagreement, compare, configurations
from kotatsu.engine.bounds import find_overrun
from kotatsu.engine.careful_play import Unsound
from kotatsu.engine.contract import Game
from kotatsu.engine.dialect import check_game
from kotatsu.engine.errors import BadSetting
from kotatsu.engine.inspection import look_closely
from kotatsu.engine.sources import parts_without_source


@dataclass
class Checked:
    """What a check of one game found."""

    problems: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def check_games(games: list[Game], *, count: int, seed: int, bounds: bool = False) -> bool:
    """Check games and print what was found; whether all is well."""
    if count < 1:
        raise BadSetting(f"games = {count} is not accepted; accepted: 1 or more")
    well = True
    for game in games:
        checked = Checked()
        for line in check_one(game, checked, count=count, seed=seed, bounds=bounds):
            print(line)
        well = well and not checked.problems
    return well


def check_one(game: Game, checked: Checked, *, count: int, seed: int, bounds: bool = False) -> Iterator[str]:
    """Check a game, saying each thing as it is found; with `bounds` every index of the compiled rules too."""
    violations = check_game(game)
    checked.problems += [str(violation) for violation in violations]
    checked.problems += list(parts_without_source(game.folder))
    yield from checked.problems
    if violations:
        yield f"{game.slug}: not compiled, since its rules leave the dialect (docs/rules-dialect.md)"
        return
    for seats, options in configurations(game):
        label = " ".join([game.slug, f"{seats} seats", *(f"{name}={value}" for name, value in options.items())])
        problem: str | _Equal | None
        try:
            problem = look_closely(game, seats, options, seed)
            if not problem and bounds:
                problem = find_overrun(game, seats, options, count, seed)
            problem = problem or _play_both(game, seats, options, count, seed, label)
        except Unsound as error:
            problem = str(error)
        except NumbaError as error:
            first = str(error).strip().partition("\n")[0]
            problem = f"the compiler refuses what the dialect allows: {first}; simplify the rule, and tell us of it"
        if isinstance(problem, _Equal):
            yield f"{label}: {problem.text}"
        else:
            checked.problems.append(problem)
            yield f"{label}: {problem}"


@dataclass(frozen=True)
class _Equal:
    text: str


def _play_both(game: Game, seats: int, options: dict[str, str], count: int, seed: int, label: str) -> str | _Equal:
    with Progress(transient=True, disable=not sys.stdout.isatty()) as progress:
        bar = progress.add_task(label, total=count)
        for outcome in compare(game, seats, options, count, seed):
            if isinstance(outcome, Disagreement):
                where = f"ply {outcome.ply} ({outcome.action}) of seed {outcome.seed}"
                return f"the engines part at {where}, in {', '.join(outcome.fields)}"
            progress.update(bar, completed=outcome.games)
            decisions = outcome.decisions
    return _Equal(f"{count} games, {decisions:,} decisions, equal byte for byte")
