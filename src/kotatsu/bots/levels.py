"""The levels a person can choose at any seat, and what makes each of them; docs/opponents.md has their figures."""

from __future__ import annotations

from dataclasses import dataclass

from kotatsu.bots.bot import Bot
from kotatsu.bots.plain import PlainBot, RandomBot
from kotatsu.bots.search import Budget, SearchBot, settings_of
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, listed


@dataclass(frozen=True)
class Level:
    """What makes a level: the budget of its search, the same for every game; none plays at random."""

    budget: Budget | None


LEVELS: dict[str, Level] = {
    "random": Level(None),
    "easy": Level(Budget(iterations=64)),
    "medium": Level(Budget(iterations=512)),
    "hard": Level(Budget(iterations=16_384, seconds=1.0)),
}
"""The levels, weakest first. Easy and medium count iterations and not seconds, so they are alike on every machine; hard
stops after a second where a machine has not come to the end of its iterations by then."""


def make(level: str, game: Game, *, compiled: bool = True, workers: int = 1) -> Bot:
    """A bot of this level for a game; BadSetting says which levels there are.

    The search is loaded, or compiled, at its first choice, which can take a minute: `warm` does it beforehand. With
    `compiled=False` a plain bot stands in for it, which needs no compiler and answers in a moment. A table that must
    not wait says `compiled=ready(game)`. `workers` is how many cores a choice may use.
    """
    if level not in LEVELS:
        raise BadSetting(f"there is no level {level!r}; there are {listed(LEVELS)}")
    budget = LEVELS[level].budget
    if budget is None:
        return RandomBot()
    if not compiled:
        return PlainBot(game)
    return SearchBot(game, Budget(budget.iterations, budget.seconds, workers), settings_of(game))
