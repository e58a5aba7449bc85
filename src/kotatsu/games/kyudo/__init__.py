"""Kyudo, by Bruno Cathala and Ludovic Maublanc."""

from __future__ import annotations

from kotatsu.engine.contract import Game
from kotatsu.games.kyudo import parts, rules
from kotatsu.games.kyudo.value import value

BEFORE_PLAY = 3 + 6
"""Decisions of the set-up, at most: characters (the last one is left over) and flag boxes."""
IN_A_TURN = 16
"""Decisions in a turn, at most: two about rolls, three Wild tokens, a Shield against the pointer, and two shots of one
arrow with a Power and three Shields each. Flags need fewer: four dice and up to eight free circles."""

GAME = Game.of(
    rules,
    slug="kyudo",
    title="Kyudo",
    version=2,
    seats=(2, 4),
    minutes=25,
    longest=BEFORE_PLAY + parts.LAST_TURN * IN_A_TURN,
    value=value,
)
