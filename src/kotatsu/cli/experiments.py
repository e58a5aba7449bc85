"""Commands of somebody who compares players or weighs a game: arena, study."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from kotatsu.cli.reading import read_names, read_options
from kotatsu.engine.errors import BadSetting


@Parameter(name="*")
@dataclass(frozen=True)
class GamesPlayed:
    """Which games an experiment plays, and on which machines."""

    seats: int | None = None
    seed: int = 1
    option: tuple[str, ...] = ()
    """An option of the game, as name=value; may be given several times."""
    on: str = "local"
    """`local`, or `ray` for a cluster."""
    address: str | None = None
    """The cluster's address."""
    workers: int | None = None
    """Processes at once; all cores unless told."""

    @property
    def arguments(self) -> dict[str, Any]:
        """For `run_arena`, `run_study` and `run_sweep`."""
        return {
            "seats": self.seats,
            "seed": self.seed,
            "options": {name: str(value) for name, value in read_options(self.option).items()},
            "on": self.on,
            "address": self.address,
            "workers": self.workers,
        }


DEFAULT = GamesPlayed()


def arena(
    game: str,
    *,
    bots: str = "medium,easy",
    games: int = 100,
    played: GamesPlayed = DEFAULT,
    results: Path | None = None,
    plot: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    as_csv: Annotated[bool, Parameter(name="--csv")] = False,
) -> None:
    """Let bots play bots: ratings, win shares with intervals, seat advantage, length.

    Parameters
    ----------
    bots
        Levels, or `module:name` of a bot of your own, separated by commas.
    results
        A file that keeps every game; the same command takes it up where it stopped.
    plot
        An SVG to write.
    """
    from kotatsu.arena.commands import run_arena

    told: dict[str, Any] = {"results": results, "plot_to": plot, "as_json": as_json, "as_csv": as_csv}
    run_arena(game, read_names(bots), games=games, **played.arguments, **told)


def study(
    game: str,
    *,
    games: int = 1_000,
    bots: str = "",
    change: Annotated[tuple[str, ...], Parameter(name="--set")] = (),
    sweep: str = "",
    variants: Path | None = None,
    retrain: float = 0.0,
    played: GamesPlayed = DEFAULT,
    gpu: bool = False,
    results: Path | None = None,
    html: Path | None = None,
    language: Annotated[str, Parameter(name=("--language", "--lang"))] = "en",
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Study a game's balance: seats, length, scores, and how much winning goes with each component.

    Parameters
    ----------
    bots
        One for all seats, or one a seat, separated by commas; `random` unless told, `net` with --retrain.
    change
        What if: a value of the game's parts.toml, as `cards.mimic.price=6`; compared on the same seeds.
    sweep
        One value over a range, as `cards.mimic.price=2:10`: how often it is taken and wins at each.
    variants
        A TOML file with several what-ifs, a table each: all against the game as printed.
    retrain
        Minutes of training on the changed game before it is played: on a GPU where there is one, slowly on a CPU.
    gpu
        Random play on a GPU.
    results
        A file that keeps every part; the same command takes it up where it stopped.
    html
        A report to write.
    language
        Of the report: en or fr.
    """
    from kotatsu.study.commands import run_study, run_sweep, run_variants

    several = bool(sweep) + (variants is not None) + bool(retrain)
    if several > 1 or (variants is not None and change):
        raise BadSetting("--sweep, --variants and --retrain are three studies; give one of them")
    if (sweep or variants) and results is not None:
        raise BadSetting("--sweep and --variants keep no results; leave out --results")
    names = read_names(bots or ("net" if retrain else "random"))
    what: dict[str, Any] = {"games": games, "bots": names, **played.arguments}
    told: dict[str, Any] = {"gpu": gpu, "html": html, "as_json": as_json, "language": language}
    if sweep:
        run_sweep(game, sweep, **what, sets=change, **told)
    elif variants is not None:
        run_variants(game, variants, **what, **told)
    else:
        trained = retrained_bots(game, names, change, retrain, played, (html, results)) if retrain else ()
        run_study(game, **what, variant_bots=trained, sets=change, results=results, **told)


def retrained_bots(
    game: str,
    bots: list[str],
    change: tuple[str, ...],
    minutes: float,
    played: GamesPlayed,
    outputs: tuple[Path | None, ...],
) -> list[str]:
    """The same bots by a net that is trained on the changed game; everything is checked before the training."""
    from kotatsu.experiments.outputs import check_writable, stdout_to_stderr
    from kotatsu.learning.commands import training_device
    from kotatsu.study.commands import plan_study

    if not change or bots != ["net"]:
        raise BadSetting("--retrain trains a net on a changed game: give --set, and --bots net for all seats")
    if played.on != "local":
        raise BadSetting("--retrain leaves its net on this machine; leave out --on")
    device = training_device()
    from kotatsu.envs.relative_batch_env import TableKind
    from kotatsu.games import load
    from kotatsu.learning.retraining import retrained_net

    options = played.arguments["options"]
    study = plan_study(game, played.seats, 1, bots, played.seed, change, options)
    check_writable(*outputs)
    kind = TableKind(study.seats, load(game).read_options(options))
    with stdout_to_stderr():
        return [f"net:{retrained_net(game, study.changes, minutes, played.seed, device, kind=kind)}"]
