"""`kotatsu arena`, and what every experiment is told."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from kotatsu.cli.reading import read_names, read_options


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
