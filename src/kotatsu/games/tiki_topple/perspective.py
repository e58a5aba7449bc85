"""Which parts of the state are about seats."""

from __future__ import annotations

from kotatsu.engine.perspective import Perspective

PERSPECTIVE = Perspective(
    by_seat={
        "hand": 0,
        "aside": 0,
        "played": 0,
        "moved": 0,
        "cards_left": 0,
        "mission": 0,
        "shown": 1,
        "earned": 1,
        "points": 0,
    },
)
