"""What the pieces of Tiki Topple are, for their cards."""

from __future__ import annotations

from kotatsu.games.tiki_topple.state import State

COMPONENT_CLAUSES = {
    "tiki": "3",
    "pawn": "21",
    "card": "14",
    "card:puh": "15",
    "card:topple": "16",
    "card:wiki": "17",
    "card:toast": "18",
}
TELLING_EVENTS = ("won", "toasted", "swapped", "moved")


def component(s: State, piece: str) -> str:
    """Pawns are alike; every other piece is what it is called."""
    return "pawn" if piece.startswith("pawn:") else piece
