"""The components of Love Letter as tables that the rules can index; `parts.toml` says what is printed on each."""

from __future__ import annotations

from kotatsu.engine.errors import PartsError
from kotatsu.engine.parts import load_parts

PARTS = load_parts(__file__)

MAX_SEATS = 4
CARD_NAMES: tuple[str, ...] = tuple(card["id"] for card in PARTS["cards"])
"""From the lowest, worth 1, to the highest."""
CARDS = len(CARD_NAMES)
COPIES: tuple[int, ...] = tuple(card["copies"] for card in PARTS["cards"])
DECK = sum(COPIES)
REMOVED_WITH_TWO: int = PARTS["setup"]["removed_with_two"]
TOKENS_TO_WIN: tuple[int, ...] = tuple(PARTS["tokens"].get(str(seats), 0) for seats in range(MAX_SEATS + 1))
"""By number of seats."""
MOST_ROUNDS = max(seats * (TOKENS_TO_WIN[seats] - 1) + 1 for seats in range(2, MAX_SEATS + 1))
MOST_DECISIONS_IN_A_TURN = 4
"""A card, a player, a card that is named, an answer."""

if CARD_NAMES != ("guard", "priest", "baron", "handmaid", "prince", "king", "countess", "princess"):
    raise PartsError("parts.toml of Love Letter: the eight cards must be there in their order")
if DECK < MAX_SEATS + 2 + REMOVED_WITH_TWO:
    raise PartsError("parts.toml of Love Letter: there are too few cards to deal")
GUARD, PRIEST, BARON, HANDMAID, PRINCE, KING, COUNTESS, PRINCESS = range(CARDS)
