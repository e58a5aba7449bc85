"""King of Tokyo, by Richard Garfield."""

from __future__ import annotations

from kotatsu.engine.contract import Game
from kotatsu.games.king_of_tokyo import rules
from kotatsu.games.king_of_tokyo.value import value

GAME = Game.of(
    rules,
    slug="king-of-tokyo",
    title="King of Tokyo",
    version=2,
    seats=(2, 6),
    minutes=30,
    longest=20_000,
    value=value,
)
