"""Figures of a person's finished games: how often they won against what an equal share would be, with intervals."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from kotatsu.bots import LEVELS
from kotatsu.experiments.intervals import Interval, wilson
from kotatsu.web.store.models import BOT
from kotatsu.web.store.people_models import ResultRow
from kotatsu.web.store.store import StoredTable
from kotatsu.web.tables.seats import own_seats

PEOPLE_ONLY = "people"
"""The level of a table without bots."""
MORE, LESS, OPEN = "more", "less", "open"
"""More wins than an equal share, fewer, or too few games to tell."""


@dataclass(frozen=True)
class FinishedGame:
    """One game that counts."""

    game: str
    seats: int
    level: str
    """Of the strongest bot at the table; PEOPLE_ONLY without bots."""
    share: float
    """The person's share of the win: 1 for a win, a fraction for a shared one."""


@dataclass(frozen=True)
class Figure:
    """Wins of some games against what an equal share would be."""

    name: str
    """The game's slug, the number of seats, the level; empty for all games."""
    games: int
    wins: float
    expected: float
    """Wins if everybody at each table won equally often."""

    @property
    def rate(self) -> Interval:
        """The share of wins with its 95 % interval."""
        return wilson(self.wins, self.games)

    @property
    def expected_rate(self) -> float:
        """The share of wins that would be everybody's."""
        return self.expected / self.games if self.games else 0.0

    @property
    def verdict(self) -> str:
        """What the interval allows to say."""
        if not self.games or self.rate.low <= self.expected_rate <= self.rate.high:
            return OPEN
        return MORE if self.rate.low > self.expected_rate else LESS


@dataclass(frozen=True)
class Statistics:
    """All figures of a person."""

    overall: Figure
    by_game: tuple[Figure, ...]
    by_seats: tuple[Figure, ...]
    by_level: tuple[Figure, ...]


@dataclass(frozen=True)
class LuckAndChoices:
    """Where the wins of some reviewed games came from, in wins above or below what was to be expected at the start."""

    games: int = 0
    luck: float = 0.0
    own: float = 0.0
    others: float = 0.0


def luck_and_choices(reviewed: Sequence[tuple[int, str]]) -> LuckAndChoices:
    """The sums over reviews as JSON, each with the seat that is asked about; unfinished reviews do not count."""
    found = []
    for seat, document in reviewed:
        sums = json.loads(document).get("sums", [])
        if seat < len(sums):
            found.append(sums[seat])
    total = {name: sum(each[name] for each in found) for name in ("luck", "own", "others")}
    return LuckAndChoices(len(found), **total)


def finished_game(stored: StoredTable, result: ResultRow | None, person: str) -> FinishedGame | None:
    """A finished table as a game that counts; None for one without a result, or with several seats of this person."""
    own = own_seats(stored.seats, person)
    if result is None or not result.shares or len(own) != 1:
        return None
    levels = [row.level for row in stored.seats if row.kind == BOT and row.level in LEVELS]
    strongest = max(levels, key=list(LEVELS).index) if levels else PEOPLE_ONLY
    return FinishedGame(stored.table.game, stored.table.seats, strongest, result.shares[own[0]])


def statistics(games: Sequence[FinishedGame]) -> Statistics:
    """The figures of some games."""
    order = [PEOPLE_ONLY, *LEVELS]
    return Statistics(
        overall=_figure("", games),
        by_game=_grouped(games, lambda each: each.game),
        by_seats=_grouped(games, lambda each: str(each.seats)),
        by_level=tuple(sorted(_grouped(games, lambda each: each.level), key=lambda each: order.index(each.name))),
    )


def _grouped(games: Iterable[FinishedGame], name_of: Callable[[FinishedGame], str]) -> tuple[Figure, ...]:
    groups: defaultdict[str, list[FinishedGame]] = defaultdict(list)
    for game in games:
        groups[name_of(game)].append(game)
    return tuple(_figure(name, groups[name]) for name in sorted(groups))


def _figure(name: str, games: Sequence[FinishedGame]) -> Figure:
    return Figure(name, len(games), sum(each.share for each in games), sum(1 / each.seats for each in games))
