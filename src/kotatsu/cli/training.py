"""`kotatsu train` and `kotatsu calibrate`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from kotatsu.learning import commands


def train(
    game: str,
    *,
    minutes: float = 5.0,
    out: Path | None = None,
    resume: bool = False,
    seed: int = 1,
    device: str | None = None,
    setting: Sequence[str] = (),
    change: Annotated[tuple[str, ...], Parameter(name="--set")] = (),
    start: str | None = None,
    seats: int | None = None,
) -> None:
    """Learn to play GAME by self-play: on a GPU where there is one, slowly on a CPU.

    Parameters
    ----------
    out
        The net, GAME.npz unless told. Beside it lie OUT.checkpoint (for --resume), OUT.csv (the curve) and OUT.json
        (how the last policy does against itself at 25, 50 and 75 % of the run).
    resume
        Go on from OUT.checkpoint.
    setting
        `games=65536` changes one of `kotatsu.learning.settings.TrainingSettings`.
    change
        Train on a variant of the game, as `figures.alpha_monster_stars=0`; see --variant-bots of `kotatsu study`.
    start
        `scratch`: with nothing. `shipped`: with the net of the package, softened so that it can unlearn. Or a net's
        file. `scratch` unless told; with --set, `shipped`.
    seats
        Train at tables of this size alone.
    """
    given: dict[str, Any] = {
        "minutes": minutes,
        "out": out,
        "resume": resume,
        "seed": seed,
        "device": device,
        "setting": setting,
    }
    commands.train(game, **given, change=change, start=start, seats=seats)


def calibrate(
    *games: str,
    net: Path | None = None,
    count: int = 10_000,
    seed: int = 20_001,
    device: str | None = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Said against happened: the critic's chances in COUNT games that it did not learn from, for each GAME (all).

    Parameters
    ----------
    net
        A net of one game; the shipped ones unless told.
    """
    commands.calibrate(games, net=net, count=count, seed=seed, device=device, as_json=as_json)
