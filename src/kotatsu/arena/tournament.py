"""A tournament: games between entrants, on all cores, that can be cut short and taken up again."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from kotatsu.arena.entrants import enter, names
from kotatsu.arena.play import Played, play_game
from kotatsu.arena.schedule import lineup
from kotatsu.arena.store import Store
from kotatsu.bots import Bot, SearchBot
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, KotatsuError
from kotatsu.games import load
from kotatsu.study.executors import executor

DECISION_SECONDS = 10.0
"""What a decision may take before it is lost, unless told otherwise."""


class ArenaBroken(KotatsuError):
    """A worker process is gone, which no guard inside it can mend."""


@dataclass(frozen=True)
class Tournament:
    """What fixes every game of an arena: with the same fields, the same games (time-bounded bots aside)."""

    game: str
    bots: tuple[str, ...]
    """Specs of the entrants: `kotatsu.arena.entrants` says what they may be."""
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


Progress = Callable[[int, int], None]
"""Told after each game: how many are there, of how many."""


def play_tournament(
    tournament: Tournament,
    *,
    results: Path | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    on: str = "local",
    address: str | None = None,
) -> list[Played]:
    """Play all games that `results` does not hold yet, by `workers` processes (all cores); every game, by number.

    `on="ray"` plays them on the Ray cluster at `address`, or on one that is started here.
    """
    tournament.checked()
    store = Store(tournament.header(), results)
    missing = store.missing(tournament.games)
    _told(progress, tournament.games - len(missing), tournament.games)
    if on == "local":
        games = _play_all(tournament, missing, workers or os.cpu_count() or 1)
    else:
        doer = executor(on, address=address, workers=workers)
        games = (played for _, played in doer.run(_Seating(tournament), missing))
    for played in games:
        store.add(played.index, played)
        _told(progress, len(store.in_order(tournament.games)), tournament.games)
    return store.in_order(tournament.games)


def _told(progress: Progress | None, done: int, games: int) -> None:
    if progress is not None:
        progress(done, games)


def _play_all(tournament: Tournament, indices: Sequence[int], workers: int) -> Iterator[Played]:
    """The games of these numbers, as they end."""
    if not indices:
        return
    table = _Table(tournament)  # also compiles what is to be compiled, once, before the workers load it
    if workers == 1:
        yield from map(table.play, indices)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=_sit_down, initargs=(tournament,)) as pool:
        try:
            for done in as_completed([pool.submit(_play_here, index) for index in indices]):
                yield done.result()
        except BrokenProcessPool:
            raise ArenaBroken("a bot ended its process; what was played before is kept where results are") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@dataclass(frozen=True)
class _Seating:
    """A tournament as work for a cluster: a worker sits down once and then plays games by their numbers."""

    tournament: Tournament

    def start(self) -> Callable[[int], Played]:
        """A table, ready to play."""
        return _Table(self.tournament).play


class _Table:
    """The game and the entrants of a tournament, ready to play."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.game: Game = load(tournament.game)
        self.bots: list[Bot] = [enter(spec, self.game) for spec in tournament.bots]
        for bot in self.bots:
            if isinstance(bot, SearchBot):
                bot.warm()

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


_tables: list[_Table] = []
"""In a worker process: its table, once it has sat down."""


def _sit_down(tournament: Tournament) -> None:
    _tables[:] = [_Table(tournament)]


def _play_here(index: int) -> Played:
    return _tables[0].play(index)
