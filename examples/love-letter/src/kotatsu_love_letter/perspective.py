"""Which parts of the state are about seats."""

from __future__ import annotations

from kotatsu.engine.perspective import Perspective

PERSPECTIVE = Perspective(
    by_seat={
        "hand": 0,
        "hand_size": 0,
        "discards": 0,
        "known": 0,
        "drawn": 0,
        "seen": 0,
        "not_held": 0,
        "twin": 0,
        "last_discards": 0,
        "last_hand": 0,
        "out": 0,
        "protected": 0,
        "tokens": 0,
    }
)
