"""Several tournaments at once on all cores: a process stays at one until its games are given out, then helps on."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path

from kotatsu.arena.guarded_game import Played
from kotatsu.arena.tournament import Tournament, TournamentJob, open_results
from kotatsu.engine.errors import KotatsuError


class TournamentPlan:
    """What is left to play of a tournament, how many play it now, and how long its games took so far."""

    def __init__(self, tournament: Tournament, results: Path | None) -> None:
        self.tournament = tournament
        self.kept = open_results(tournament, results)
        self.waiting = list(reversed(self.kept.missing(tournament.games)))
        self.workers = 0
        self.seconds = [sum(played.seat_seconds) for played in self.kept.items.values()]

    def add(self, played: Played) -> None:
        """Keep a game that was played."""
        self.kept.add(played.index, played)
        self.seconds.append(sum(played.seat_seconds))

    @property
    def seconds_left(self) -> float:
        """What one more worker would find to do, by the games so far; endless where nobody has played yet."""
        if not self.seconds:
            return 0.0 if self.workers else float("inf")
        return len(self.waiting) * sum(self.seconds) / len(self.seconds) / (self.workers + 1)


class Worker:
    """A process that plays the games it is sent, one after the other."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.connection, there = context.Pipe()
        self.process = context.Process(target=_serve, args=(there,), daemon=True)
        self.process.start()
        there.close()
        self.plan: TournamentPlan | None = None

    def go_on(self, plans: Sequence[TournamentPlan]) -> bool:
        """Send a game: of the same tournament, else of the one with most left to do; False where none is left."""
        if self.plan is None or not self.plan.waiting:
            self.leave()
            left = [plan for plan in plans if plan.waiting]
            if not left:
                return False
            self.plan = max(left, key=lambda plan: plan.seconds_left)
            self.plan.workers += 1
        self.connection.send((self.plan.tournament, self.plan.waiting.pop()))
        return True

    def leave(self) -> None:
        """Play this tournament no longer."""
        if self.plan is not None:
            self.plan.workers -= 1
        self.plan = None

    def take_result(self) -> None:
        """Keep the game that this worker has sent."""
        assert self.plan is not None
        try:
            self.plan.add(self.connection.recv())
        except EOFError:
            bots = ", ".join(self.plan.tournament.bots)
            raise KotatsuError(f"the process that played {bots} ended; what was played is kept") from None

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self.process.terminate()
        self.process.join()
        self.connection.close()


def _serve(connection: Connection) -> None:
    """In a worker: play what comes; the bots of a tournament are made when its first game comes."""
    play: dict[str, Callable[[int], Played]] = {}
    while True:
        tournament, index = connection.recv()
        name = repr(tournament)
        if name not in play:
            play[name] = TournamentJob(tournament).start()
        connection.send(play[name](index))


def play_tournaments(
    tournaments: Sequence[tuple[Tournament, Path | None]], seconds: float | None = None, workers: int | None = None
) -> None:
    """Play what the results do not hold yet, by `workers` processes (all cores), until it is done or the time is up."""
    until = None if seconds is None else time.monotonic() + seconds
    plans = [TournamentPlan(tournament, results) for tournament, results in tournaments]
    games = sum(len(plan.waiting) for plan in plans)
    team = [Worker() for _ in range(min(workers or os.cpu_count() or 1, games))]
    try:
        _play(plans, team, until)
    finally:
        for worker in team:
            worker.stop()


def _play(plans: Sequence[TournamentPlan], team: Sequence[Worker], until: float | None) -> None:
    busy = {worker.connection: worker for worker in team if worker.go_on(plans)}
    while busy:
        left = None if until is None else until - time.monotonic()
        ready = wait(list(busy), left) if left is None or left > 0 else []
        if not ready:
            return
        for connection in ready:
            worker = busy.pop(connection)  # type: ignore[call-overload]
            worker.take_result()
            if worker.go_on(plans):
                busy[worker.connection] = worker
