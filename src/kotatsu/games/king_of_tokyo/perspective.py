"""Which parts of the record are about seats."""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST
from kotatsu.engine.perspective import Perspective
from kotatsu.games.king_of_tokyo.state import Frame

PERSPECTIVE = Perspective(
    by_seat={
        "frenzy": 0,
        "monster": 0,
        "hearts": 0,
        "stars": 0,
        "energy": 0,
        "poison": 0,
        "shrink": 0,
        "probed": 0,
        "rayed": 0,
        "struck": 0,
        "held": 0,
        "has_fled": 0,
        "winged": 0,
        "loss": 0,
        "cause": 0,
        "top_seen": 1,
    },
    frame_seats=dict.fromkeys(range(Frame.count), (FIRST,)),
)
