"""How fast the search is, and how its strength grows with iterations."""

from __future__ import annotations

import time
from dataclasses import dataclass

from kotatsu.arena.figures import figures
from kotatsu.arena.tournament import Tournament, play_tournament
from kotatsu.bots import Budget, RandomBot, warm
from kotatsu.bots.search import search_root, settings_of
from kotatsu.engine.contract import Game
from kotatsu.engine.match import Match
from kotatsu.experiments.intervals import Interval

LADDER = (64, 256, 1024, 4096)
"""Iterations that are compared."""
OPENING = 10
"""Random decisions before a position is searched, so that it is a common one."""
CHUNK = 500


@dataclass(frozen=True)
class Speed:
    """Iterations a second of one core, in processor time, so that a busy machine does not blur it."""

    game: str
    seats: int
    iterations: int
    seconds: float

    @property
    def rate(self) -> float:
        """Iterations a second."""
        return self.iterations / self.seconds


@dataclass(frozen=True)
class Strength:
    """The share of wins of one number of iterations against the others of LADDER."""

    iterations: int
    share: Interval
    """Of the wins of the games it sat in."""
    equal: float
    """What the share would be if all played alike."""


def speed(game: Game, seats: int, *, seconds: float, seed: int) -> Speed:
    """Search positions of random games, one after the other, for about so long."""
    warm(game)
    done = 0
    spent = 0.0
    number = seed
    while spent < seconds:
        match = common_position(game, seats, number)
        view, legal = match.view(match.actor), match.legal()
        start = time.process_time()
        search_root(game, view, match.actor, legal, number, Budget(CHUNK), settings_of(game), settle=False)
        spent += time.process_time() - start
        done += CHUNK
        number += 1
    return Speed(game.slug, seats, done, spent)


def common_position(game: Game, seats: int, seed: int) -> Match:
    """A running match after some random decisions."""
    match = Match(game, seats, seed=seed)
    for ply in range(OPENING):
        before = match.copy()
        match.play(RandomBot().choose(None, match.actor, match.legal(), ply))
        if match.over:
            return before
    return match


def growth(slug: str, seats: int, matches: int, *, workers: int | None, seed: int) -> list[Strength]:
    """The numbers of LADDER against each other."""
    tournament = Tournament(slug, tuple(f"search:{iterations}" for iterations in LADDER), seats, matches, seed)
    found = figures(tournament.names, play_tournament(tournament, workers=workers))
    return [
        Strength(iterations, entrant.share, entrant.equal)
        for iterations, entrant in zip(LADDER, found.entrants, strict=True)
    ]
