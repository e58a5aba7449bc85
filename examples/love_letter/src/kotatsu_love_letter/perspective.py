"""Which parts of the state are about seats."""

from __future__ import annotations

from kotatsu.engine.perspective import Perspective

PERSPECTIVE = Perspective(
    by_seat={
        "hand": 0,
        "alive": 0,
        "protected": 0,
        "discards": 0,
        "last_slot": 0,
        "tokens": 0,
        "shown": 0,
        "known": 0,
        "has_seen": 0,
        "ruled_out": 0,
    }
)
