"""What the games of an arena say: shares with intervals, ratings, seat advantage, length."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce

from kotatsu.arena.guarded_game import FAULTS, Played
from kotatsu.experiments.intervals import Interval, Z, wilson


@dataclass(frozen=True)
class EntrantFigures:
    """How an entrant did."""

    name: str
    games: int
    share: Interval
    """Of the wins of the games it sat in. One game is one observation, whatever the number of its seats."""
    equal: float
    """What the share would be if all seats were played alike."""
    rating: Interval
    milliseconds: float
    """A decision, on average."""
    faults: dict[str, int]
    """Decisions lost, by kind."""


@dataclass(frozen=True)
class Figures:
    """What an arena says."""

    games: int
    entrants: list[EntrantFigures]
    seats: list[Interval]
    """The share of the wins of each seat, over all entrants."""
    shortest: int
    mean_length: float
    longest: int
    """Decisions in a game."""


def figures(names: Sequence[str], games: Sequence[Played]) -> Figures:
    """All figures of these games."""
    ratings = rate(len(names), games)
    lengths = [game.decisions for game in games]
    seats = len(games[0].lineup)
    return Figures(
        len(games),
        [_entrant(name, entrant, games, ratings[entrant]) for entrant, name in enumerate(names)],
        [wilson(sum(game.result[seat] for game in games), len(games)) for seat in range(seats)],
        min(lengths),
        sum(lengths) / len(lengths),
        max(lengths),
    )


def _entrant(name: str, entrant: int, games: Sequence[Played], rating: Interval) -> EntrantFigures:
    won = equal = seconds = 0.0
    sat_in = decisions = 0
    faults = dict.fromkeys(FAULTS, 0)
    for game in games:
        own = [seat for seat, sitting in enumerate(game.lineup) if sitting == entrant]
        sat_in += bool(own)
        won += sum(game.result[seat] for seat in own)
        equal += len(own) / len(game.lineup)
        decisions += sum(game.seat_decisions[seat] for seat in own)
        seconds += sum(game.seat_seconds[seat] for seat in own)
        for fault in game.faults:
            faults[fault["kind"]] += fault["entrant"] == entrant
    return EntrantFigures(
        name,
        sat_in,
        wilson(won, sat_in),
        equal / sat_in if sat_in else 0.0,
        rating,
        1000 * seconds / decisions if decisions else 0.0,
        faults,
    )


def rate(entrants: int, games: Sequence[Played]) -> list[Interval]:
    """Ratings by openskill (Plackett-Luce), game after game; all begin at 25.

    An entrant that sits down more than once plays as many times, and takes the mean of what its seats became.
    """
    model = PlackettLuce()
    ratings: list[Any] = [model.rating() for _ in range(entrants)]
    for game in games:
        teams = [[model.rating(mu=ratings[who].mu, sigma=ratings[who].sigma)] for who in game.lineup]
        after = model.rate(teams, ranks=[-share for share in game.result])
        for who in set(game.lineup):
            own = [after[seat][0] for seat, sitting in enumerate(game.lineup) if sitting == who]
            mu = sum(one.mu for one in own) / len(own)
            sigma = sum(one.sigma for one in own) / len(own)
            ratings[who] = model.rating(mu=mu, sigma=sigma)
    return [Interval(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma) for one in ratings]
