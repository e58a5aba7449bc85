"""What the pieces of Pikit are, for their cards."""

from __future__ import annotations

from kotatsu.games.pikit.state import State

COMPONENT_CLAUSES = {
    "die": "15",
    "pile": "22",
    "discard": "14",
    "face": "A9",
    "fan": "12",
    "mecha": "17",
    "creature": "19",
    **{f"creature:{value}": "20" for value in (1, 3, 8)},
}
TELLING_EVENTS = ("won", "stole_mecha", "took_mecha", "wounded", "stole", "cancelled", "took")
LOSSES = ("wounded", "cancelled")
ALIKE = ("die", "face", "fan")
"""Kinds whose pieces all do the same."""


def component(s: State, piece: str) -> str:
    """Cards and places of the centre are creatures by their value, machines have the name of their double."""
    kind, _, name = piece.partition(":")
    if kind in ("card", "centre"):
        return f"creature:{name.partition(':')[0]}"
    if kind == "mecha":
        return f"mecha:mecha{name}"
    return kind if kind in ALIKE else piece
