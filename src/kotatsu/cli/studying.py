"""`kotatsu study`: a game's balance, and what-ifs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from kotatsu.cli.experiments import DEFAULT, GamesPlayed
from kotatsu.cli.reading import read_names
from kotatsu.engine.errors import BadSetting


@Parameter(name="*")
@dataclass(frozen=True)
class WhatIf:
    """What is changed in the game, and who plays it then."""

    change: Annotated[tuple[str, ...], Parameter(name="--set")] = ()
    """What if: a value of the game's parts.toml, as `cards.mimic.price=6`; compared on the same seeds."""
    sweep: str = ""
    """One value over a range, as `cards.mimic.price=2:10`: how often it is taken and wins at each."""
    variants: Path | None = None
    """A TOML file with several what-ifs, a table each: all against the game as printed."""
    variant_bots: str = ""
    """Who plays the changed game where these are others, as `net:alpha.npz` that `kotatsu train --set` made."""
    retrain: float = 0.0
    """Minutes of training on the changed game before it is played: on a GPU where there is one, slowly on a CPU."""
    start: str | None = None
    """Where --retrain begins: `shipped`, the net of the game as printed, unless told; `scratch`; or a net's file."""

    def check(self, results: Path | None) -> None:
        """BadSetting where two of these exclude each other."""
        several = bool(self.sweep) + (self.variants is not None) + bool(self.retrain) + bool(self.variant_bots)
        if several > 1 or (self.variants is not None and self.change):
            raise BadSetting("--sweep, --variants, --variant-bots and --retrain are four studies; give one of them")
        if (self.sweep or self.variants) and results is not None:
            raise BadSetting("--sweep and --variants keep no results; leave out --results")
        if self.start and not self.retrain:
            raise BadSetting("--start says where --retrain begins; give both")


@Parameter(name="*")
@dataclass(frozen=True)
class Told:
    """Where a study plays, and what it leaves."""

    gpu: bool = False
    """Random play, or play by one net, on a GPU."""
    html: Path | None = None
    """A report to write."""
    language: Annotated[str, Parameter(name=("--language", "--lang"))] = "en"
    """Of the report: en or fr."""
    as_json: Annotated[bool, Parameter(name="--json")] = False
    """The figures as JSON on standard output."""

    @property
    def arguments(self) -> dict[str, Any]:
        """For `run_study`, `run_sweep` and `run_variants`."""
        return {"gpu": self.gpu, "html": self.html, "as_json": self.as_json, "language": self.language}


AS_PRINTED, ON_SCREEN = WhatIf(), Told()


def study(
    game: str,
    *,
    games: int = 1_000,
    bots: str = "",
    what_if: WhatIf = AS_PRINTED,
    played: GamesPlayed = DEFAULT,
    results: Path | None = None,
    told: Told = ON_SCREEN,
) -> None:
    """Study a game's balance: seats, length, scores, and how much winning goes with each component.

    Parameters
    ----------
    bots
        One for all seats, or one a seat, separated by commas; `random` unless told, `net` with --retrain.
    results
        A file that keeps every part; the same command takes it up where it stopped.
    """
    from kotatsu.study.commands import run_study, run_sweep, run_variants

    what_if.check(results)
    names = read_names(bots or ("net" if what_if.retrain or what_if.variant_bots else "random"))
    what: dict[str, Any] = {"games": games, "bots": names, **played.arguments, **told.arguments}
    if what_if.sweep:
        run_sweep(game, what_if.sweep, **what, sets=what_if.change)
    elif what_if.variants is not None:
        run_variants(game, what_if.variants, **what)
    else:
        others = read_names(what_if.variant_bots) if what_if.variant_bots else []
        if what_if.retrain:
            others = retrained_bots(game, names, what_if, played, (told.html, results))
        run_study(game, **what, variant_bots=others, sets=what_if.change, results=results)


def retrained_bots(
    game: str, bots: list[str], what_if: WhatIf, played: GamesPlayed, outputs: tuple[Path | None, ...]
) -> list[str]:
    """The same bots by a net that is trained on the changed game; everything is checked before the training."""
    from kotatsu.experiments.outputs import check_writable, stdout_to_stderr
    from kotatsu.learning.commands import training_device
    from kotatsu.study.commands import plan_study

    if not what_if.change or bots != ["net"]:
        raise BadSetting("--retrain trains a net on a changed game: give --set, and --bots net for all seats")
    if played.on != "local":
        raise BadSetting("--retrain leaves its net on this machine; leave out --on")
    device = training_device()
    from kotatsu.envs.relative_batch_env import TableKind
    from kotatsu.games import load
    from kotatsu.learning.retraining import retrained_net

    options = played.arguments["options"]
    study = plan_study(game, played.seats, 1, bots, played.seed, what_if.change, options)
    check_writable(*outputs)
    kind = TableKind(study.seats, load(game).read_options(options))
    training: dict[str, Any] = {"kind": kind, "start": what_if.start}
    with stdout_to_stderr():
        return [f"net:{retrained_net(game, study.changes, what_if.retrain, played.seed, device, **training)}"]
