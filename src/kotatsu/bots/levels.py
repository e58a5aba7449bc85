"""The levels a person can choose for a bot; docs/opponents.md has their measured strength."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kotatsu.bots.bot import Bot
from kotatsu.bots.search import Budget, SearchBot, settings_of
from kotatsu.bots.simple_bots import FlatMonteCarloBot, RandomBot
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, listed


@dataclass(frozen=True)
class Level:
    """A level: the budget of its search, the same for every game. None plays at random."""

    budget: Budget | None
    blunder_rate: float = 0.0
    """The share of decisions that take the second-best action."""


LEVELS: dict[str, Level] = {
    "random": Level(None),
    "easy": Level(Budget(iterations=2, per_action=True), blunder_rate=1 / 3),
    "medium": Level(Budget(iterations=8, per_action=True)),
    "hard": Level(Budget(iterations=262_144, seconds=1.0)),
}
"""Weakest first. Easy and medium count iterations, not seconds, so they are equally strong on every machine; hard takes
about a second of one core, and less where its choice is settled before."""


def make(level: str, game: Game, *, compiled: bool = True, workers: int = 1) -> Bot:
    """A bot of this level for a game; BadSetting says which levels there are.

    The search is loaded from disk, or compiled, at its first choice, which can take a minute: `warm` does it in
    advance. With `compiled=False` a flat Monte Carlo bot stands in for it, which needs no compiler. A server that must
    not wait passes `compiled=ready(game)`. `workers` is how many cores a choice may use.
    """
    if level not in LEVELS:
        raise BadSetting(f"there is no level {level!r}; there are {listed(LEVELS)}")
    budget = LEVELS[level].budget
    if budget is None:
        return RandomBot()
    if not compiled:
        return FlatMonteCarloBot(game)
    return SearchBot(game, replace(budget, workers=workers), settings_of(game), LEVELS[level].blunder_rate)
