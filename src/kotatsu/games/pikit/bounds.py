"""What each field of a state of Pikit can be, for observations: from the parts."""

from __future__ import annotations

from kotatsu.games.pikit import parts
from kotatsu.games.pikit.state import EMPTY, ENDLESS, MOVED, Frame

MOST_COPIES = max(parts.COPIES)
MOST_CARDS = sum(parts.COPIES)
MOST_WOUNDS = sum(parts.COPIES[kaiju] for kaiju in range(parts.KAIJU) if parts.EFFECTS[kaiju] == parts.WOUNDS)

BOUNDS = {
    "agenda": (0, max(Frame.count - 1, parts.FACES, parts.MAX_SEATS)),
    "turns_left": (ENDLESS, parts.MAX_SEATS),
    "idle": (MOVED, (parts.IDLE_ROUNDS + 1) * parts.MAX_SEATS),
    "dice": (1, parts.FACES),
    "centre": (EMPTY, parts.KAIJU - 1),
    "pile": (0, MOST_COPIES),
    "pile_size": (0, MOST_CARDS),
    "discard": (0, MOST_COPIES),
    "discard_top": (EMPTY, parts.KAIJU - 1),
    "hand": (0, MOST_COPIES),
    "hand_size": (0, MOST_CARDS),
    "wounds": (0, MOST_WOUNDS),
    "seen": (0, MOST_COPIES),
    "harmless": (0, MOST_CARDS),
    "armed": (0, 1),
}
