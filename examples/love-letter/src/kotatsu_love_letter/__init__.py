"""Love Letter, by Seiji Kanai."""

from __future__ import annotations

from kotatsu.engine.contract import Game

from kotatsu_love_letter import parts, rules
from kotatsu_love_letter.value import value

GAME = Game.of(
    rules,
    slug="love-letter",
    title="Love Letter",
    version=1,
    seats=(2, parts.MAX_SEATS),
    minutes=20,
    longest=parts.MOST_ROUNDS * parts.DECK * parts.MOST_DECISIONS_IN_A_TURN,
    value=value,
)
