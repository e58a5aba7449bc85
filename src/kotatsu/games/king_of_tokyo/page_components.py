"""What the pieces of King of Tokyo are, for their cards."""

from __future__ import annotations

from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.state import NO_MONSTER, State

SECOND_COPY = "_2"
"""Two cards of a name are told apart by this ending."""
CARDS = tuple(name for name in parts.CARD_NAMES if not name.endswith(SECOND_COPY))
COMPONENT_CLAUSES = {
    "die": "2",
    "face": "12",
    "face:energy": "13",
    "face:smash": "14",
    "face:heart": "16",
    "monster": "1",
    **{f"card:{name}": f"C{number}" for number, name in enumerate(CARDS, start=1)},
}
TELLING_EVENTS = ("eliminated", "won", "entered_city", "entered_bay", "smashed", "tokyo_paid", "numbers_paid", "hurt")
LOSSES = ("eliminated", "smashed", "hurt")
FACES = ("loose", "aside", "new", "face")
SYMBOLS = {"energies": "energy", "hearts": "heart", "smashes": "smash"}
"""Dice that are resolved together, by the face they show; numbers are the others."""


def component(s: State, piece: str) -> str:
    """Dice by what they show, monsters by their name, cards without the number of their copy."""
    kind, _, name = piece.partition(":")
    if kind in FACES:
        return f"face:{name}"
    if kind == "symbol":
        return f"face:{SYMBOLS.get(name, parts.FACE_NAMES[0])}"
    if kind == "die":
        return f"face:{parts.FACE_NAMES[s.die[int(name)]]}"
    if kind == "pick":
        return f"monster:{name}"
    if kind == "monster":
        monster = s.monster[int(name)]
        return "monster" if monster == NO_MONSTER else f"monster:{parts.MONSTER_NAMES[monster]}"
    return piece.removesuffix(SECOND_COPY)
