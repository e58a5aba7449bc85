"""KIKAI - Bricolage Heads, by Yasuyuki Yamagishi."""

from __future__ import annotations

from kotatsu.engine.contract import Game
from kotatsu.games.kikai import parts, rules
from kotatsu.games.kikai.value import value

SETUP_DECISIONS = 2 * parts.STARTER_COUNT
"""Starting feet and their distributors."""
TURNS_IN_ALL = sum(parts.TURNS[round_, seat] for round_ in range(parts.ROUNDS) for seat in range(parts.SEATS))
LONGEST_ACTION = 3 + parts.DISTRICTS - 1
"""A card, an exhibition, fans called from every other district, and no more of them."""
LONGEST_TURN = 2 * LONGEST_ACTION + 2
"""Two actions, a card taken, no more cards."""
CLIMBS_IN_ALL = parts.SEATS * parts.DISTRICTS * (parts.LEVELS - 1)
TOKENS_IN_ALL = parts.SEATS * sum(parts.TRACK_CHOICE)
CARDS_FOR_LADDERS = parts.ROUNDS * parts.DISTRICTS * parts.CARD_COPIES
"""Each card can be drawn once a round, since played cards return at its end."""
FILLS_IN_ALL = (parts.ROUNDS - 1) * parts.SEATS * parts.HAND
"""Decisions about drawing up to four cards in a first game."""
BESIDES = FILLS_IN_ALL + CLIMBS_IN_ALL + parts.SQUARES + TOKENS_IN_ALL + 1 + CARDS_FOR_LADDERS
"""In a whole game: hands filled, ladders put up, billboards, choices of a token, a fan sent away, cards bought."""

GAME = Game.of(
    rules,
    slug="kikai",
    title="KIKAI - Bricolage Heads",
    version=2,
    seats=(parts.SEATS, parts.SEATS),
    minutes=75,
    longest=SETUP_DECISIONS + TURNS_IN_ALL * LONGEST_TURN + BESIDES,
    value=value,
)
