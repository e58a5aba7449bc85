"""KIKAI - Bricolage Heads, by Yasuyuki Yamagishi."""

from __future__ import annotations

from kotatsu.engine.contract import Game
from kotatsu.games.kikai import rules
from kotatsu.games.kikai.value import value

SETTLING = 4 * 2
"""Starting feet and their distributors."""
TURNS_IN_ALL = 44
LONGEST_ACTION = 8
"""A card, an exhibition, fans called from five districts, and no more of them."""
LONGEST_TURN = 2 * LONGEST_ACTION + 2
"""Two actions, a card taken, no more cards."""
BESIDES = 2 * 12 + 12 + 2 * 5 + 1 + 4 * 30
"""In a whole game: ladders put up, billboards, choices of a token, a fan sent away, cards bought with ladders."""

GAME = Game.of(
    rules,
    slug="kikai",
    title="KIKAI - Bricolage Heads",
    version=1,
    seats=(2, 2),
    minutes=75,
    longest=SETTLING + TURNS_IN_ALL * LONGEST_TURN + BESIDES,
    value=value,
)
