"""`kotatsu train` and `kotatsu calibrate`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

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
) -> None:
    """Learn to play GAME by self-play, from nothing: on a GPU where there is one, slowly on a CPU.

    Parameters
    ----------
    out
        The net, GAME.npz unless told. Beside it lie OUT.checkpoint (for --resume), OUT.csv (the curve) and OUT.json
        (how the last policy does against itself at 25, 50 and 75 % of the run).
    resume
        Go on from OUT.checkpoint.
    setting
        `games=65536` changes one of `kotatsu.learning.settings.TrainingSettings`.
    """
    commands.train(game, minutes=minutes, out=out, resume=resume, seed=seed, device=device, setting=setting)


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
