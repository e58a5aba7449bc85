"""What a review says, as plain records that JSON can hold. Chances and parts of them are from 0 to 1."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

SETUP_PLY = -1
"""In place of a ply: the deal before the first decision."""
FORMAT = 3
"""Grows with what a review says or how it judges: kept reviews of another format are made anew."""
BEST, GOOD, INACCURACY, MISTAKE = "best", "good", "inaccuracy", "mistake"
VERDICTS = (BEST, GOOD, INACCURACY, MISTAKE)
MOST_DRAWS = 5
"""Draws that a review names."""
DIGITS = 5
"""Decimals of a chance in JSON."""


@dataclass(frozen=True)
class Draw:
    """One ply that drew, or the set-up: what chance gave each seat, and the standard error of that."""

    ply: int
    luck: tuple[float, ...]
    error: tuple[float, ...]


@dataclass(frozen=True)
class Decision:
    """One decision: what was done, the best that was found, and the difference for the seat that decided.

    A gesture of several plies that could be undone (dice set aside, then rolled) is one decision.
    """

    first_ply: int
    ply: int
    """The last ply of the gesture; the same as the first where it is one action."""
    seat: int
    played: tuple[int, ...]
    best: tuple[int, ...]
    cost: float
    """How much more the best found is worth than what was played; 0 where that was the best."""
    error: float
    """The standard error of the cost."""
    verdict: str
    considered: int
    """Choices that were compared."""


@dataclass(frozen=True)
class Moment:
    """A ply that moved the chances much: the seat that it moved most, from where to where, and how much was chance."""

    ply: int
    seat: int
    before: float
    after: float
    luck: float
    """The part of the change that was drawn."""


@dataclass(frozen=True)
class Sums:
    """Where a seat's result came from: `start + luck + own + others = result`."""

    start: float
    luck: float
    own: float
    others: float
    result: float
    error: float
    """The standard error of luck, and so of own and others."""


@dataclass(frozen=True)
class Review:
    """A finished game looked back at."""

    game: str
    version: int
    seats: int
    by_net: bool
    """False where a game has no net, and random play judged."""
    truth: tuple[tuple[float, ...], ...]
    """For each ply from 0 to the end: each seat's chance, then nobody's, by one who sees everything."""
    known: dict[int, tuple[tuple[float, ...], ...]]
    """The same as a seat could know it; seats from which nothing was hidden are left out."""
    start: tuple[float, ...]
    """Chances before the deal: the mean over deals."""
    draws: tuple[Draw, ...] = ()
    decisions: tuple[Decision, ...] = ()
    moments: tuple[Moment, ...] = ()
    sums: tuple[Sums, ...] = ()
    is_whole: bool = True
    """False for the first pass, which has the curve alone."""
    format: int = field(default=FORMAT)

    @property
    def plies(self) -> int:
        """Decisions of the game."""
        return len(self.truth) - 1

    def curve(self, seat: int | None = None) -> tuple[tuple[float, ...], ...]:
        """The chances at every ply from the whole truth, or as a seat could know them."""
        return self.truth if seat is None else self.known.get(seat, self.truth)

    def _repr_svg_(self) -> str:
        """The curve, for notebooks; seats are counted from 1."""
        from kotatsu.reviews.curve_svg import standalone_curve

        return standalone_curve(self, [str(seat + 1) for seat in range(self.seats)], self.game)

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        found: dict[str, Any] = _rounded(asdict(self))
        return found

    @classmethod
    def from_dict(cls, kept: dict[str, Any]) -> Review:
        """A review that `to_dict` wrote."""
        return cls(
            **{
                **kept,
                "truth": _rows(kept["truth"]),
                "known": {int(seat): _rows(rows) for seat, rows in kept["known"].items()},
                "start": tuple(kept["start"]),
                "draws": tuple(Draw(one["ply"], tuple(one["luck"]), tuple(one["error"])) for one in kept["draws"]),
                "decisions": tuple(
                    Decision(**{**one, "played": tuple(one["played"]), "best": tuple(one["best"])})
                    for one in kept["decisions"]
                ),
                "moments": tuple(Moment(**one) for one in kept["moments"]),
                "sums": tuple(Sums(**one) for one in kept["sums"]),
            }
        )


def _rows(rows: list[list[float]]) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(row) for row in rows)


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {name: _rounded(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(item) for item in value]
    return value
