"""What the pieces of Love Letter are, for their cards."""

from __future__ import annotations

from kotatsu_love_letter import parts
from kotatsu_love_letter.state import SLOT_NAMES, State

COMPONENT_CLAUSES = {
    "pile": "3",
    "seat": "8",
    "hand": "7",
    **{f"card:{name}": str(10 + number) for number, name in enumerate(parts.CARD_NAMES[1:9])},
    "card:bishop": "20",
}
TELLING_EVENTS = ("out", "won", "guessed_right", "traded")
LOSSES = ("out",)


def component(s: State, piece: str) -> str:
    """The cards of the reader's hand and the cards one can name are cards; players are alike."""
    kind, _, name = piece.partition(":")
    if kind == "seat":
        return "seat"
    if kind == "named":
        return f"card:{name}"
    if kind == "hand":
        cards = [card for seat in range(s.seats) if (card := s.hand[seat, SLOT_NAMES.index(name)]) > 0]
        return f"card:{parts.CARD_NAMES[cards[0]]}" if len(cards) == 1 else "hand"
    return piece
