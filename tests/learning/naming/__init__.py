"""A small game of deduction: everybody holds one secret card; look at a card, or name it for a point."""

from __future__ import annotations

from kotatsu.engine.contract import Game
from tests.learning.naming import rules

GAME = Game.of(rules, slug="naming", title="Naming", version=1, seats=(2, 3), minutes=1, longest=rules.TURNS)
