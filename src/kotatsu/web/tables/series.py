"""Series of games. Each game is a table of its own, begun as the rematch of the one before; its row carries the points
of the games before it. The first player rotates: everybody moves up by one seat, the first becomes the last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kotatsu.web.series_context import BEST, BEST_OF_CHOICES, FIXED, FIXED_GAMES, FORMS, SeriesScore
from kotatsu.web.store.models import BOT, SeatRow, TableRow
from kotatsu.web.tables.refusals import INVALID, Refused
from kotatsu.web.tables.registry import LoadedTable
from kotatsu.web.tables.seats import names

ROUNDING = 1e-6
"""Points that differ by less are equal: a win shared by three is three thirds."""


@dataclass(frozen=True)
class SeriesRequest:
    """A series that somebody asks for."""

    form: str
    games: int


def check_series(wanted: SeriesRequest) -> SeriesRequest:
    """A series that there is: best of 3 or 5, or 2 to 12 games."""
    accepted = {BEST: BEST_OF_CHOICES, FIXED: FIXED_GAMES}.get(wanted.form, ())
    if wanted.games not in accepted:
        raise Refused("bad-series", INVALID, least=FIXED_GAMES[0], most=FIXED_GAMES[-1])
    return wanted


def is_stored_series(value: object) -> bool:
    """Whether what a table's row holds (from another server, perhaps) is a series, or none."""
    if not isinstance(value, dict):
        return False
    number, points = value.get("number"), value.get("points")
    whole = isinstance(number, int) and type(value.get("games")) is int and 0 <= number < value["games"]
    numbers = isinstance(points, list) and all(type(each) in (int, float) and each >= 0 for each in points)
    return not value or (value.get("form") in FORMS and whole and numbers)


def begin_series(row: TableRow, wanted: SeriesRequest | None) -> None:
    """A table becomes the first game of a series, or a game of its own."""
    row.series = {} if wanted is None else {"form": wanted.form, "games": wanted.games, "number": 0, "points": []}


def go_on(before: TableRow, row: TableRow, shares: Sequence[float]) -> None:
    """A table becomes the next game of a series, after one that came to these shares of the win."""
    points = added(points_before(before), shares)
    row.series = {**before.series, "number": before.series["number"] + 1, "points": [*points[1:], points[0]]}


def rotated(seat: int, seats: int) -> int:
    """Where the holder of a seat sits in the next game."""
    return (seat - 1) % seats


def points_before(row: TableRow) -> list[float]:
    """The points of each seat from the games before this one."""
    points: list[Any] = row.series.get("points") or []
    return [float(each) for each in points] if len(points) == row.seats else [0.0] * row.seats


def added(points: Sequence[float], shares: Sequence[float]) -> list[float]:
    """Points with those of one more game; a game that came to nothing counts for nobody."""
    return [each + share for each, share in zip(points, shares or [0.0] * len(points), strict=True)]


def is_decided(form: str, games: int, played: int, points: Sequence[float]) -> bool:
    """Whether a series is over after some games: all are played, or of a best-of nobody can catch the first."""
    left = games - played
    if left <= 0:
        return True
    first, second = sorted(points, reverse=True)[:2]
    return form == BEST and first - second > left + ROUNDING


def score(row: TableRow, seats: Sequence[SeatRow], shares: Sequence[float] | None) -> SeriesScore | None:
    """How a series stands at one of its tables, `shares` being what its game came to, None until it is over."""
    if not row.series:
        return None
    form, games, number = row.series["form"], row.series["games"], row.series["number"]
    points = points_before(row) if shares is None else added(points_before(row), shares)
    is_over = shares is not None and is_decided(form, games, number + 1, points)
    most = max(points)
    winners = [seat for seat, each in enumerate(points) if each > most - ROUNDING] if is_over and most > 0 else []
    return SeriesScore(form, games, number + 1, tuple(points), names(seats), is_over, tuple(winners))


def score_of(table: LoadedTable) -> SeriesScore | None:
    """How the series of a table stands now."""
    return score(table.row, table.seats, table.live.match.result() if table.over else None)


def goes_on_alone(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether nobody is left to begin the next game: every seat is a bot's, or was handed over to one."""
    return bool(row.series) and not row.rematch and all(seat.kind == BOT or seat.stand_in for seat in seats)
