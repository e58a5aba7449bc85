"""Love Letter, by Seiji Kanai."""

from __future__ import annotations

from kotatsu.engine.contract import Game

from kotatsu_love_letter import parts, rules

MOST_DECISIONS = parts.MAX_ROUNDS * (sum(parts.COPIES) + 2)
"""In each round a card is played in each turn, one answer is given to a Bishop, and the next round is dealt."""

GAME = Game.of(
    rules,
    slug="love-letter",
    title="Love Letter",
    version=1,
    seats=(2, parts.MAX_SEATS),
    minutes=20,
    longest=MOST_DECISIONS,
)
