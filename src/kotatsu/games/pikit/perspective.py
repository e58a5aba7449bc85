"""Which parts of the record are about seats."""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, SECOND
from kotatsu.engine.perspective import Perspective
from kotatsu.games.pikit.state import DO_ASK, DO_STEAL

PERSPECTIVE = Perspective(
    by_seat={"hand": 0, "hand_size": 0, "wounds": 0, "seen": 0, "harmless": 0, "armed": 0},
    holds_seat=("turn", "holder"),
    frame_seats={DO_ASK: (FIRST, SECOND), DO_STEAL: (FIRST,)},
)
