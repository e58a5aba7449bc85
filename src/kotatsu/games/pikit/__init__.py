"""Pikit, by Corentin Brand."""

from __future__ import annotations

from kotatsu.engine.contract import Game
from kotatsu.games.pikit import parts, rules
from kotatsu.games.pikit.value import value

MOST_TURNS = (2 * parts.CARDS_IN_ALL + 1) * parts.IDLE_ROUNDS * parts.MAX_SEATS + parts.MAX_SEATS
"""Each card can leave the centre once and a hand for the discard once, with all idle turns allowed before each. Thefts
on doubles move cards too and could go on for longer; the longest of 30,000 random games had 183 decisions."""
MOST_PLAYS = parts.PLAYABLE_IN_ALL * parts.MAX_SEATS
"""A played card is one decision, and a question to each other seat."""

GAME = Game.of(
    rules,
    slug="pikit",
    title="Pikit",
    version=2,
    seats=(2, 4),
    minutes=20,
    longest=MOST_TURNS + MOST_PLAYS,
    value=value,
)
