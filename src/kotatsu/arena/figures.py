"""What the games of an arena say: shares with intervals, ratings, seat advantage, length."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kotatsu.arena.guarded_game import FAULTS, Played
from kotatsu.arena.ratings import rate
from kotatsu.experiments.intervals import Interval, wilson


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
    """On Elo's scale, by maximum likelihood: see `kotatsu.arena.ratings`."""
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
    head_to_head: list[list[Interval | None]]
    """For each entrant and each other, the share of the games between them that the first won; None where none was."""
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
        [
            [None if one == other else head_to_head(one, other, games) for other in range(len(names))]
            for one in range(len(names))
        ],
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


def head_to_head(one: int, other: int, games: Sequence[Played]) -> Interval | None:
    """Of the games that one of two entrants won while both sat in them, the share that the first won."""
    own = their = 0.0
    for game in games:
        if one in game.lineup and other in game.lineup:
            own += sum(game.result[seat] for seat, sitting in enumerate(game.lineup) if sitting == one)
            their += sum(game.result[seat] for seat, sitting in enumerate(game.lineup) if sitting == other)
    return wilson(own, own + their) if own + their > 0 else None
