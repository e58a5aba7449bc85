"""A tournament: games between entrants, which can be interrupted and taken up again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from kotatsu.arena.guarded_game import Played, play_game
from kotatsu.arena.schedule import lineup
from kotatsu.bots.bot import Bot, warm_up
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting
from kotatsu.experiments.entrants import enter, names
from kotatsu.experiments.executors import executor
from kotatsu.experiments.progress import ProgressCallback, no_progress
from kotatsu.experiments.results_file import ResultsFile
from kotatsu.games import load

DECISION_SECONDS = 10.0
"""What a decision may take before it is lost, unless told otherwise."""


@dataclass(frozen=True)
class Tournament:
    """What fixes every game of an arena: with the same fields, the same games (time-bounded bots aside)."""

    game: str
    bots: tuple[str, ...]
    """Specs of the entrants: `kotatsu.experiments.entrants` says what they may be."""
    seats: int
    games: int
    seed: int = 1
    seconds: float = DECISION_SECONDS
    options: dict[str, str] = field(default_factory=dict)

    def checked(self) -> Tournament:
        """Itself, or BadSetting with what is accepted."""
        load(self.game).blank_state(self.seats, self.options)
        if self.games < 1 or not self.bots:
            raise BadSetting("an arena needs at least one bot and one game")
        return self

    @cached_property
    def names(self) -> list[str]:
        """What the entrants are called."""
        return names(self.bots)

    def header(self) -> dict[str, Any]:
        """The tournament as the first line of its results, with the version of the rules."""
        facts = asdict(self)
        return {**facts, "bots": list(self.bots), "version": load(self.game).version}

    def lineup(self, index: int) -> tuple[int, ...]:
        """The entrant at each seat of a game."""
        return lineup(index, len(self.bots), self.seats, self.seed)


def play_tournament(
    tournament: Tournament,
    *,
    results: Path | None = None,
    workers: int | None = None,
    progress: ProgressCallback | None = None,
    on: str = "local",
    address: str | None = None,
) -> list[Played]:
    """Play all games that `results` does not hold yet, by `workers` processes (all cores); every game, by number.

    `on="ray"` plays them on the Ray cluster at `address`, or on one that is started here.
    """
    tournament.checked()
    kept = open_results(tournament, results)
    missing = kept.missing(tournament.games)
    report = progress or no_progress
    report(tournament.games - len(missing), tournament.games)
    for index, played in executor(on, address=address, workers=workers).run(TournamentJob(tournament), missing):
        kept.add(index, played)
        report(len(kept.in_order(tournament.games)), tournament.games)
    return kept.in_order(tournament.games)


def open_results(tournament: Tournament, path: Path | None) -> ResultsFile[Played]:
    """The games of a tournament, in a file where a path is given; more games may be asked for the next time."""
    return ResultsFile(
        "tournament",
        tournament.header(),
        path,
        encode=lambda _, played: asdict(played),
        decode=lambda row: (row["index"], Played(**row)),
        may_differ=("games",),
    )


@dataclass(frozen=True)
class TournamentJob:
    """A tournament as a job for an executor: a worker makes the bots once and then plays games by their numbers."""

    tournament: Tournament

    def start(self) -> Callable[[int], Played]:
        """The bots, ready to play."""
        return TournamentWorker(self.tournament).play


class TournamentWorker:
    """The game and the entrants of a tournament, ready to play."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.game: Game = load(tournament.game)
        self.bots: list[Bot] = [enter(spec, self.game) for spec in tournament.bots]
        for bot in self.bots:
            warm_up(bot)

    def play(self, index: int) -> Played:
        """One game."""
        tournament = self.tournament
        return play_game(
            self.game,
            self.bots,
            tournament.lineup(index),
            index=index,
            seed=tournament.seed,
            seconds=tournament.seconds,
            options=dict(tournament.options),
        )
