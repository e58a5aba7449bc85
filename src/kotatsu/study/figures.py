"""What the counts of a study say, each figure with its 95 % interval."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from kotatsu.experiments.intervals import (
    Interval,
    difference,
    discoveries,
    normal,
    p_value,
    proportion,
    wilson,
)
from kotatsu.study.components import COULD, SHOWN, Item
from kotatsu.study.components import HAD as WAY_HAD
from kotatsu.study.tally import HAD, HAD_SQUARED, SQUARES, SUM, WHOLE, WON, WON_HAD, WON_SQUARED, Tally

ENOUGH_OBSERVATIONS = 30
"""Seats that must have had a component before its figures are called real."""


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
    """A component in one way of coming up: for how many seats it did, and how these fared."""

    trait: str
    kind: str
    word: str
    way: str
    """`had`, `shown` or `could`: see `kotatsu.study.components`."""
    had: int
    """Seats of all games for which it came up."""
    rate: Interval
    """The share of such seats."""
    wins: Interval
    """What these seats won of their games; a game, not a seat, is one observation."""
    lift: Interval
    """How much more than a seat wins on average. What goes with winning need not cause it."""
    is_real: bool = False
    """Whether the lift is a discovery (Benjamini-Hochberg over all components) of enough observations."""


@dataclass(frozen=True)
class Change:
    """What a change did to one figure, on the same seeds."""

    what: str
    before: float
    after: float
    difference: Interval
    observations: int
    """Games, or seats that had the component, behind the smaller side of the comparison."""
    is_real: bool = False
    """Whether the difference is a discovery (Benjamini-Hochberg) of enough observations."""
    kind: str = ""
    word: str = ""
    """The component, where it is one's."""


@dataclass(frozen=True)
class Focus:
    """A component that the change concerns: how often it came up and what those won who had it, before and after."""

    kind: str
    word: str
    rows: list[Change]


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
    focus: list[Focus]
    """The changed components."""
    changes: list[Change]
    """Length, then wins and points of each seat."""
    component_changes: list[Change]
    """All other components, the surest differences first."""


def figures(tally: Tally, items: Sequence[Item], focus: Sequence[tuple[str, str, list[Item]]] = ()) -> Figures:
    """All figures of a study; `focus` has the changed components by kind, word and ways to come up."""
    games, seats = tally.games, len(tally.wins)
    equal = sum(tally.wins) / WHOLE / games / seats
    found = [component(item, tally.had[item.key], games, seats, equal) for item in items if item.key in tally.had]
    is_compared = bool(tally.changes)
    in_focus = {item for _, _, ways in focus for item in ways}
    return Figures(
        games,
        tally.undecided,
        equal,
        [SeatFigures(wilson(tally.wins[seat] / WHOLE, games), spread(tally.scores[seat])) for seat in range(seats)],
        spread(tally.lengths),
        _with_discoveries(found),
        [one for one in _focus(tally, focus) if one.rows] if is_compared else [],
        _mark_real(_table_changes(tally)) if is_compared else [],
        _component_changes(tally, [item for item in items if item not in in_focus]) if is_compared else [],
    )


def spread(counts: Mapping[int, int]) -> Spread:
    """Mean, deviation and ends of a quantity that was counted in whole numbers.

    The mean's interval is that of the games and one more, which differs by one: it always has a width.
    """
    games = sum(counts.values())
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    from_mean = max(0.0, squares - total * total / games)
    return Spread(
        normal(total / games, sqrt((from_mean + 1) / games) / sqrt(games)),
        sqrt(from_mean / max(1, games - 1)),
        min(counts),
        max(counts),
        dict(sorted(counts.items())),
    )


def component(item: Item, sums: Sequence[int], games: int, seats: int, equal: float) -> Component:
    """An item's figures; seats of one game are not independent, so errors are those of a ratio over games."""
    wins = _wins_with(sums)
    rate = _rate(sums, games, seats)
    return Component(item.trait, item.kind, item.word, item.way, sums[HAD], rate, wins, wins.shifted(-equal))


def _rate(sums: Sequence[int], games: int, seats: int) -> Interval:
    """The share of seats for which an item came up."""
    mean = sums[HAD] / games
    error = sqrt(max(0.0, sums[HAD_SQUARED] / games - mean * mean) / games) / seats
    return proportion(mean / seats, error, games)


def _wins_with(sums: Sequence[int]) -> Interval:
    """What seats with an item won: a ratio of sums over games, with its error by linearisation."""
    had, won = sums[HAD], sums[WON] / WHOLE
    ratio = won / had
    rest = sums[WON_SQUARED] / WHOLE**2 - 2 * ratio * sums[WON_HAD] / WHOLE + ratio * ratio * sums[HAD_SQUARED]
    return proportion(ratio, sqrt(max(0.0, rest)) / had, had)


def _with_discoveries(found: Sequence[Component]) -> list[Component]:
    """Components with those marked whose lift is real."""
    tested = [one for one in found if one.way == WAY_HAD and one.had >= ENOUGH_OBSERVATIONS]
    real = dict(zip(map(id, tested), discoveries([p_value(one.lift) for one in tested]), strict=True))
    return [replace(one, is_real=real.get(id(one), False)) for one in found]


# --- What a change did


def _table_changes(tally: Tally) -> list[Change]:
    games, seats = tally.games, len(tally.wins)
    found = [_paired("length, decisions", spread(tally.lengths).mean.value, tally.changes["length"], games)]
    for seat in range(seats):
        share = tally.wins[seat] / WHOLE / games
        found.append(_paired(f"wins of seat {seat + 1}", share, tally.changes[f"wins {seat}"], games, WHOLE, WHOLE))
    for seat in range(seats):
        mean = spread(tally.scores[seat]).mean.value
        found.append(_paired(f"points of seat {seat + 1}", mean, tally.changes[f"score {seat}"], games))
    return found


def _component_changes(tally: Tally, items: Sequence[Item]) -> list[Change]:
    """How often each component was had and what its seats won, before and after; also those nobody had before."""
    found = []
    for item in items:
        if item.way == WAY_HAD and _seen_at_all(tally, item):
            found += [_rate_change(tally, item), *_wins_change(tally, item)]
    return sorted(_mark_real(found), key=_surest_first)


def _surest_first(change: Change) -> tuple[bool, float]:
    """Differences with enough observations first, then by how unlikely they are by chance."""
    return change.observations < ENOUGH_OBSERVATIONS, p_value(change.difference)


def _focus(tally: Tally, focus: Sequence[tuple[str, str, list[Item]]]) -> list[Focus]:
    return [Focus(kind, word, _focus_rows(tally, ways)) for kind, word, ways in focus]


def _focus_rows(tally: Tally, ways: Sequence[Item]) -> list[Change]:
    """One component: shown, could be taken, had in the main way, what seats with and without it won, other ways."""

    def seen(way: str) -> list[Item]:
        found = [item for item in ways if item.way == way and _seen_at_all(tally, item)]
        return sorted(found, key=lambda item: -_count(tally, item.key) - _count(tally, f"after {item.key}"))

    main, others = seen(WAY_HAD)[:1], seen(WAY_HAD)[1:]
    rows = [_rate_change(tally, item) for item in (*seen(SHOWN), *seen(COULD), *main)]
    for item in main:
        rows += [*_wins_change(tally, item), *_wins_change(tally, item, "without ")]
    return _mark_real([*rows, *(_rate_change(tally, item) for item in others)])


def _seen_at_all(tally: Tally, item: Item) -> bool:
    return item.key in tally.had or f"after {item.key}" in tally.changes


def _count(tally: Tally, key: str) -> int:
    sums = tally.had.get(key) or tally.changes.get(key) or [0]
    return sums[HAD]


def _rate_change(tally: Tally, item: Item) -> Change:
    """The share of seats for which an item came up, paired by seed."""
    games, seats = tally.games, len(tally.wins)
    before = _count(tally, item.key)
    sums = tally.changes.get(f"had {item.key}", [0, 0])
    change = _paired(f"{item.trait} {item.word}", before / games / seats, sums, games, seats)
    observations = max(before, _count(tally, f"after {item.key}"))
    return replace(change, observations=observations, kind=item.kind, word=item.word)


def _wins_change(tally: Tally, item: Item, prefix: str = "") -> list[Change]:
    """What the seats that had an item (or had not, `without `) won: other games on either side, so not paired."""
    sums_before = tally.changes.get(f"without {item.key}") if prefix else tally.had.get(item.key)
    sums_after = tally.changes.get(f"after {prefix}{item.key}")
    if not sums_before or not sums_after:
        return []
    before, after = _wins_with(sums_before), _wins_with(sums_after)
    what = f"wins {prefix or 'with '}{item.trait} {item.word}"
    smaller = min(sums_before[HAD], sums_after[HAD])
    found = Change(what, before.value, after.value, difference(before, after), smaller)
    return [replace(found, kind=item.kind, word=item.word)]


def _paired(what: str, before: float, sums: Sequence[int], games: int, unit: int = 1, step: int = 1) -> Change:
    """A figure that was taken twice in every game, in parts of `unit`: the error is that of the differences.

    As in `spread`, the interval is that of the games and one more, which differs by a step.
    """
    mean = sums[SUM] / games
    variance = (max(0.0, sums[SQUARES] - games * mean * mean) + step * step) / games
    found = normal(mean / unit, sqrt(variance / games) / unit)
    if unit > 1:  # a share: it cannot change by more than all of it
        found = Interval(found.value, max(-1.0, found.low), min(1.0, found.high))
    return Change(what, before, before + mean / unit, found, games)


def _mark_real(changes: Sequence[Change]) -> list[Change]:
    """Changes with those marked that are discoveries among these and have enough observations."""
    real = discoveries([p_value(change.difference) for change in changes])
    return [
        replace(change, is_real=found and change.observations >= ENOUGH_OBSERVATIONS)
        for change, found in zip(changes, real, strict=True)
    ]
