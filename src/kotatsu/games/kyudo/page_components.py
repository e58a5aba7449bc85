"""What the pieces of Kyudo are, for their cards."""

from __future__ import annotations

from kotatsu.games.kyudo import parts
from kotatsu.games.kyudo.state import ABSENT, State

COMPONENT_CLAUSES = {
    "die": "2",
    "pointer": "29",
    "archer": "12",
    "archer:fox": "29",
    "archer:deer": "26",
    "archer:monkey": "28",
    "archer:wolf": "27",
    "ring": "20",
    "flag": "24",
    "token": "24",
}
TELLING_EVENTS = ("fell", "won", "struck", "lost", "closed", "stole", "fired")
LOSSES = ("fell", "lost")


def component(s: State, piece: str) -> str:
    """Rings and flags by their colour, tokens by their name, archers by their character, whoever has them."""
    kind, _, name = piece.partition(":")
    last = name.rpartition(":")[2]
    if kind in ("ring", "flag", "token"):
        return f"{kind}:{last}"
    if kind == "centre":
        return f"token:{last}"
    if kind == "character":
        return f"archer:{last}"
    if kind == "archer":
        archer = s.archer[int(name)]
        return "archer" if archer == ABSENT else f"archer:{parts.ARCHER_NAMES[archer]}"
    return kind
