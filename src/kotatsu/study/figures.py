"""What the counts of a study say, each figure with its 95 % interval."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from kotatsu.experiments.intervals import Interval, Z, normal, wilson
from kotatsu.study.components import Item
from kotatsu.study.tally import HAD, HAD_SQUARED, SQUARES, SUM, WHOLE, WON, WON_HAD, WON_SQUARED, Tally


@dataclass(frozen=True)
class Spread:
    """A quantity over many games."""

    mean: Interval
    deviation: float
    least: int
    most: int
    counts: dict[int, int]
    """How many games had each value."""


@dataclass(frozen=True)
class SeatFigures:
    """How a seat did."""

    wins: Interval
    scores: Spread


@dataclass(frozen=True)
class Component:
    """A component in one way of having it: how often a seat had it, and how seats that did fared."""

    trait: str
    kind: str
    word: str
    had: int
    """Seats of all games that had it."""
    rate: Interval
    """The share of seats that had it."""
    wins: Interval
    """What seats that had it won of their games; a game, not a seat, is one observation."""
    lift: Interval
    """How much more than a seat wins on average. What goes with winning need not cause it."""


@dataclass(frozen=True)
class Change:
    """What a change did to one figure, on the same seeds."""

    what: str
    before: float
    after: float
    difference: Interval


@dataclass(frozen=True)
class Figures:
    """What a study says."""

    games: int
    undecided: int
    """Games that nobody won."""
    equal: float
    """What a seat wins on average."""
    seats: list[SeatFigures]
    length: Spread
    components: list[Component]
    changes: list[Change]


def figures(tally: Tally, items: Sequence[Item]) -> Figures:
    """All figures of a study."""
    games, seats = tally.games, len(tally.wins)
    equal = sum(tally.wins) / WHOLE / games / seats
    found = [_component(item, tally.had[item.key], games, seats, equal) for item in items if item.key in tally.had]
    return Figures(
        games,
        tally.undecided,
        equal,
        [SeatFigures(wilson(tally.wins[seat] / WHOLE, games), spread(tally.scores[seat])) for seat in range(seats)],
        spread(tally.lengths),
        found,
        _changes(tally, found) if tally.changes else [],
    )


def spread(counts: Mapping[int, int]) -> Spread:
    """Mean, deviation and ends of a quantity that was counted."""
    games = sum(counts.values())
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    deviation = sqrt(max(0.0, (squares - total * total / games) / max(1, games - 1)))
    return Spread(
        normal(total / games, deviation / sqrt(games)),
        deviation,
        min(counts),
        max(counts),
        dict(sorted(counts.items())),
    )


def _component(item: Item, sums: Sequence[int], games: int, seats: int, equal: float) -> Component:
    """An item's figures; seats of one game are not independent, so errors are those of a ratio over games."""
    had = sums[HAD]
    wins = _wins_with(sums)
    error = (wins.high - wins.value) / Z
    rate_error = sqrt(max(0.0, sums[HAD_SQUARED] / games - (had / games) ** 2) / games) / seats
    return Component(
        item.trait,
        item.kind,
        item.word,
        had,
        normal(had / games / seats, rate_error),
        wins,
        normal(wins.value - equal, error),
    )


def _wins_with(sums: Sequence[int]) -> Interval:
    """What seats with an item won: a ratio of sums over games, with its error by linearisation."""
    had, won = sums[HAD], sums[WON] / WHOLE
    ratio = won / had
    rest = sums[WON_SQUARED] / WHOLE**2 - 2 * ratio * sums[WON_HAD] / WHOLE + ratio * ratio * sums[HAD_SQUARED]
    return normal(ratio, sqrt(max(0.0, rest)) / had)


def _changes(tally: Tally, components: Sequence[Component]) -> list[Change]:
    """Every figure with and without the changes, the ones that moved most surely first."""
    games, seats = tally.games, len(tally.wins)
    found = [_paired("length, decisions", spread(tally.lengths).mean.value, tally.changes["length"], games)]
    for seat in range(seats):
        share = tally.wins[seat] / WHOLE / games
        found.append(_paired(f"wins of seat {seat + 1}", share, tally.changes[f"wins {seat}"], games, WHOLE))
    for seat in range(seats):
        mean = spread(tally.scores[seat]).mean.value
        found.append(_paired(f"points of seat {seat + 1}", mean, tally.changes[f"score {seat}"], games))
    rates, wins = [], []
    for one in components:
        key = f"{one.trait}:{one.word}"
        sums = tally.changes.get(f"had {key}", [0, 0])
        rates.append(_paired(f"{one.trait} {one.word}: had", one.rate.value, sums, games, seats))
        if after := tally.changes.get(f"after {key}"):
            wins.append(_unpaired(f"{one.trait} {one.word}: wins", one.wins, _wins_with(after)))
    return found + sorted(rates, key=_doubt) + sorted(wins, key=_doubt)


def _paired(what: str, before: float, sums: Sequence[int], games: int, unit: float = 1.0) -> Change:
    """A figure that was taken twice in every game: the error is that of the differences."""
    mean = sums[SUM] / games
    error = sqrt(max(0.0, sums[SQUARES] / games - mean * mean) / games)
    return Change(what, before, before + mean / unit, normal(mean / unit, error / unit))


def _unpaired(what: str, before: Interval, after: Interval) -> Change:
    """A figure over different sets of games; taking them as independent makes the interval wide rather than narrow."""
    error = sqrt((before.high - before.value) ** 2 + (after.high - after.value) ** 2) / Z
    return Change(what, before.value, after.value, normal(after.value - before.value, error))


def _doubt(change: Change) -> float:
    """How far from certain a difference is: 0 for one that is sure."""
    width = change.difference.high - change.difference.low
    return width / abs(change.difference.value) if change.difference.value else float("inf")
