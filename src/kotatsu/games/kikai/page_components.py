"""What the pieces of KIKAI are, for their cards."""

from __future__ import annotations

from kotatsu.games.kikai.state import State

COMPONENT_CLAUSES = {
    "street": "62",
    "square": "74",
    "district": "12",
    "kikai": "42",
    "card": "30",
    "pair": "32",
    "pile": "34",
    "element": "43",
    "fame": "38",
    "exhibition": "77",
    "billboard": "74",
    "level": "72",
}
TELLING_EVENTS = ("media_victory", "won", "posted", "tile_won", "fame_grew", "built", "deployed")
NAMED = ("street", "square", "district", "element")
"""Kinds whose pieces have a name of their own."""


def component(s: State, piece: str) -> str:
    """Places and elements by their name, everything else by its kind."""
    kind = piece.partition(":")[0]
    if kind == "open":
        return "card"
    return piece if kind in NAMED else kind
