"""KIKAI - Bricolage Heads, by Yasuyuki Yamagishi."""

from __future__ import annotations

from kotatsu.engine.contract import Game
from kotatsu.games.kikai import rules
from kotatsu.games.kikai.value import value

GAME = Game.of(
    rules,
    slug="kikai",
    title="KIKAI - Bricolage Heads",
    version=1,
    seats=(2, 2),
    minutes=75,
    longest=1100,
    value=value,
)
