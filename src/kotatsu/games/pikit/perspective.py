"""Which parts of the state are about seats."""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, SECOND
from kotatsu.engine.perspective import Perspective
from kotatsu.games.pikit.state import Frame

PERSPECTIVE = Perspective(
    by_seat={"hand": 0, "hand_size": 0, "wounds": 0, "seen": 0, "harmless": 0, "armed": 0},
    frame_seats={Frame.ASK: (FIRST, SECOND), Frame.STEAL: (FIRST,)},
)
