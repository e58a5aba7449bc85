"""Which parts of the record are about seats."""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST
from kotatsu.engine.perspective import Perspective
from kotatsu.games.kyudo.state import Frame

PERSPECTIVE = Perspective(
    by_seat={"archer": 0, "spectators": 0, "ticked": 0, "circles": 0, "boxes": 0, "fired": 0, "tokens": 0},
    holds_seat=("starter", "active", "winner", "die_holder", "pointer_holder"),
    frame_seats=dict.fromkeys((Frame.CHOOSE_ARCHER, Frame.MARK_FLAG, Frame.USE_SHIELD, Frame.DISCARD), (FIRST,)),
)
