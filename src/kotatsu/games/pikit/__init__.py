"""Pikit, by Corentin Brand."""

from __future__ import annotations

from kotatsu.engine.contract import Game
from kotatsu.games.pikit import rules
from kotatsu.games.pikit.parts import CARDS_IN_ALL, IDLE_ROUNDS, MAX_SEATS, PLAYABLE_IN_ALL
from kotatsu.games.pikit.value import value

MOST_TURNS = (2 * CARDS_IN_ALL + 1) * IDLE_ROUNDS * MAX_SEATS + MAX_SEATS
"""Each card can leave the centre once and a hand for the discard once, with all idle turns allowed before each."""

GAME = Game.of(
    rules,
    slug="pikit",
    title="Pikit",
    version=1,
    seats=(2, 4),
    minutes=20,
    longest=MOST_TURNS + PLAYABLE_IN_ALL * MAX_SEATS,  # a played card is one decision, and a question to each other
    value=value,
)
