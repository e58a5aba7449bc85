"""The levels a person can choose at any seat, and what makes each of them; docs/opponents.md has their figures."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kotatsu.bots.bot import Bot
from kotatsu.bots.plain import PlainBot, RandomBot
from kotatsu.bots.search import Budget, SearchBot, settings_of
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, listed


@dataclass(frozen=True)
class Level:
    """What makes a level: the budget of its search, the same for every game; none plays at random."""

    budget: Budget | None
    slips: int = 0
    """One decision in so many goes to the second best; 0 for none."""


LEVELS: dict[str, Level] = {
    "random": Level(None),
    "easy": Level(Budget(iterations=2, a_choice=True), slips=3),
    "medium": Level(Budget(iterations=8, a_choice=True)),
    "hard": Level(Budget(iterations=262_144, seconds=1.0)),
}
"""The levels, weakest first. Easy and medium count iterations and not seconds, so they are alike on every machine; hard
takes about a second of one core, and less where its choice is settled before."""


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
    return SearchBot(game, replace(budget, workers=workers), settings_of(game), LEVELS[level].slips)
