"""The cards of Love Letter as tables that the rules can index; a card is numbered by its value, 0 is no card."""

from __future__ import annotations

from kotatsu.engine.errors import PartsError
from kotatsu.engine.parts import load_parts

PARTS = load_parts(__file__)

MAX_SEATS: int = PARTS["seats"]["most"]
TOKENS: tuple[int, ...] = tuple(PARTS["seats"]["tokens"].get(str(seats), 0) for seats in range(MAX_SEATS + 1))
"""Tokens of affection that win the game, by number of seats."""
TURNED_UP: int = PARTS["two_seats"]["turned_up"]

CARD_NAMES: tuple[str, ...] = ("none", *(card["id"] for card in PARTS["cards"]))
NO_CARD, GUARD, PRIEST, BARON, HANDMAID, PRINCE, KING, COUNTESS, PRINCESS, BISHOP = range(len(CARD_NAMES))
VALUES = len(CARD_NAMES)
"""Values of cards, 0 for no card included."""
COPIES: tuple[int, ...] = (0, *(card["copies"] for card in PARTS["cards"]))
"""Copies of each card in the deck with the Bishop."""
FIRST_NAMED = PRIEST
"""A Guard or a Bishop may name any card from this value on: every one but the Guard (LL-A1)."""
NAMED = VALUES - FIRST_NAMED
SHOWDOWN_RANK: tuple[int, ...] = tuple(VALUES if value == PRINCESS else value for value in range(VALUES))
"""What each card is worth when hands are compared at the end of a round: the Princess beats the Bishop (LL-22)."""

MAX_ROUNDS = max(seats * (tokens - 1) + 1 for seats, tokens in enumerate(TOKENS) if tokens)
"""The most rounds of a game: each gives at least one token."""

if any(card["value"] != place for place, card in enumerate(PARTS["cards"], 1)) or VALUES != BISHOP + 1:
    raise PartsError("parts.toml of Love Letter: nine cards in the order of their values, from 1 to 9")
if sum(COPIES) - COPIES[BISHOP] < 1 + 2 * MAX_SEATS:
    raise PartsError("parts.toml of Love Letter: a round needs a card aside, and a hand and a turn for each seat")
