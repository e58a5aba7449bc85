"""The levels a person can choose at any seat, and what makes each of them."""

from __future__ import annotations

from dataclasses import dataclass

from kotatsu.bots.bot import Bot
from kotatsu.bots.plain import PlainBot, RandomBot
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, listed


@dataclass(frozen=True)
class Level:
    """What makes a level."""

    iterations: int
    """Futures looked at for one decision; 0 plays at random."""


LEVELS: dict[str, Level] = {
    "random": Level(iterations=0),
    "easy": Level(iterations=64),
    "medium": Level(iterations=512),
    "hard": Level(iterations=8192),
}
"""The levels, weakest first."""


def make(level: str, game: Game, *, compiled: bool = False) -> Bot:
    """A bot of this level for a game; BadSetting says which levels there are.

    With `compiled=False` a plain bot stands in for the search: it needs no compiler and answers in a moment.
    """
    if level not in LEVELS:
        raise BadSetting(f"there is no level {level!r}; there are {listed(LEVELS)}")
    if LEVELS[level].iterations == 0:
        return RandomBot()
    return PlainBot(game)
