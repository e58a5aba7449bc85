"""What a part of a study counts. All counts are whole numbers, so that they add up alike however work is cut."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

WHOLE = 60
"""A win in the unit of shares: every share of up to six winners is a whole number of these."""


class Outcomes(NamedTuple):
    """Games of a part, as they ended; the first axis is the game, the second the seat."""

    shares: npt.NDArray[np.int64]
    """Of the win, in units of 1 / WHOLE."""
    scores: npt.NDArray[np.int64]
    lengths: npt.NDArray[np.int64]
    """Decisions, one a game."""
    had: npt.NDArray[np.bool_]
    """For each game, seat and item, whether the seat had it."""

    def some(self, first: int, count: int) -> Outcomes:
        """COUNT of these games, from FIRST on."""
        at = slice(first, first + count)
        return Outcomes(self.shares[at], self.scores[at], self.lengths[at], self.had[at])


def whole_shares(shares: npt.NDArray[np.float64]) -> npt.NDArray[np.int64]:
    """Shares of a win as whole numbers."""
    return np.rint(shares * WHOLE).astype(np.int64)


HAD, WON, HAD_SQUARED, WON_HAD, WON_SQUARED = range(5)
"""Sums over games, of one item: seats that had it, their shares, and the squares and product of the two."""
SUM, SQUARES = range(2)


@dataclass
class Tally:
    """The counts of some games."""

    games: int = 0
    wins: list[int] = field(default_factory=list)
    """For each seat, the sum of its shares."""
    undecided: int = 0
    """Games that nobody won."""
    lengths: dict[int, int] = field(default_factory=dict)
    """For each number of decisions, how many games took it."""
    scores: list[dict[int, int]] = field(default_factory=list)
    """For each seat and number of points, how many games ended with it."""
    had: dict[str, list[int]] = field(default_factory=dict)
    """For each item that somebody had, the five sums."""
    changes: dict[str, list[int]] = field(default_factory=dict)
    """Of a study with changes: sums, and sums of squares, of what the changed game minus the standard one gave."""

    @classmethod
    def of(cls, outcomes: Outcomes, keys: Sequence[str]) -> Tally:
        """Count games; `keys` are the items' names."""
        shares, scores, lengths, had = outcomes
        return cls(
            games=len(lengths),
            wins=[int(total) for total in shares.sum(axis=0)],
            undecided=int((shares.sum(axis=1) == 0).sum()),
            lengths=_histogram(lengths),
            scores=[_histogram(scores[:, seat]) for seat in range(scores.shape[1])],
            had=_had(shares, had, keys),
        )

    def add(self, other: Tally) -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.wins = _added(self.wins, other.wins)
        self.undecided += other.undecided
        self.lengths = _merged(self.lengths, other.lengths)
        seats = max(len(self.scores), len(other.scores))
        self.scores = [_merged(_at(self.scores, seat), _at(other.scores, seat)) for seat in range(seats)]
        for name in ("had", "changes"):
            sums = getattr(self, name)
            for key, values in getattr(other, name).items():
                sums[key] = _added(sums.get(key, []), values)

    def to_json(self) -> dict[str, Any]:
        """For a line of the results."""
        return dict(vars(self))

    @classmethod
    def from_json(cls, row: dict[str, Any]) -> Tally:
        """From a line of the results, where keys are text."""
        numbers = {int(key): count for key, count in row["lengths"].items()}
        scores = [{int(key): count for key, count in counts.items()} for counts in row["scores"]]
        return cls(**{**row, "lengths": numbers, "scores": scores})


def total(tallies: Iterable[Tally]) -> Tally:
    """All counts together."""
    counted = Tally()
    for tally in tallies:
        counted.add(tally)
    return counted


def compare(before: Outcomes, after: Outcomes, keys: Sequence[str], focus: Sequence[int] = ()) -> Tally:
    """The counts of the standard game, with what the changed one did on the same seeds in `changes`.

    For the items in focus, also what those seats won that did not have them.
    """
    tally, other = Tally.of(before, keys), Tally.of(after, keys)
    tally.changes = differences(before, after, keys)
    tally.changes["undecided"] = [other.undecided - tally.undecided, 0]
    tally.changes.update({f"after {key}": sums for key, sums in other.had.items()})
    for name, outcomes in (("without", before), ("after without", after)):
        others = _had(outcomes.shares, ~outcomes.had[:, :, list(focus)], [keys[item] for item in focus])
        tally.changes.update({f"{name} {key}": sums for key, sums in others.items()})
    return tally


def differences(before: Outcomes, after: Outcomes, keys: Sequence[str]) -> dict[str, list[int]]:
    """What the change did, game by game on the same seeds: sums and sums of squares of the differences."""
    found: dict[str, npt.NDArray[np.int64]] = {"length": after.lengths - before.lengths}
    for seat in range(before.shares.shape[1]):
        found[f"wins {seat}"] = after.shares[:, seat] - before.shares[:, seat]
        found[f"score {seat}"] = after.scores[:, seat] - before.scores[:, seat]
    fewer = after.had.sum(axis=1, dtype=np.int64) - before.had.sum(axis=1, dtype=np.int64)
    found.update({f"had {key}": fewer[:, item] for item, key in enumerate(keys) if fewer[:, item].any()})
    return {name: [int(values.sum()), int((values * values).sum())] for name, values in found.items()}


def _had(shares: npt.NDArray[np.int64], had: npt.NDArray[np.bool_], keys: Sequence[str]) -> dict[str, list[int]]:
    """The five sums of every item that somebody had."""
    seats_with = had.sum(axis=1, dtype=np.int64)
    won_with = np.einsum("gs,gsi->gi", shares, had)
    sums = np.stack(
        [
            seats_with.sum(axis=0),
            won_with.sum(axis=0),
            (seats_with * seats_with).sum(axis=0),
            (won_with * seats_with).sum(axis=0),
            (won_with * won_with).sum(axis=0),
        ]
    )
    return {key: [int(one) for one in sums[:, item]] for item, key in enumerate(keys) if sums[HAD, item]}


def _histogram(values: npt.NDArray[np.int64]) -> dict[int, int]:
    found, counts = np.unique(values, return_counts=True)
    return {int(value): int(count) for value, count in zip(found, counts, strict=True)}


def _merged(one: dict[int, int], other: dict[int, int]) -> dict[int, int]:
    return dict(sorted((Counter(one) + Counter(other)).items()))


def _added(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)] if one else list(other)


def _at(items: list[dict[int, int]], place: int) -> dict[int, int]:
    return items[place] if place < len(items) else {}
