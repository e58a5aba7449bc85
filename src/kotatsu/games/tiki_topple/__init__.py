"""Tiki Topple, by Keith Meyers."""

from __future__ import annotations

from kotatsu.engine.contract import Game
from kotatsu.games.tiki_topple import parts, rules
from kotatsu.games.tiki_topple.value import value

GAME = Game.of(
    rules,
    slug="tiki-topple",
    title="Tiki Topple",
    version=2,
    seats=(2, 4),
    minutes=20,
    longest=parts.MAX_ROUNDS * parts.MAX_SEATS * sum(parts.COPIES),
    value=value,
)
