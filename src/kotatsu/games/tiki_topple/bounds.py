"""What each field of a state of Tiki Topple can be, for observations: from the parts."""

from __future__ import annotations

from kotatsu.games.tiki_topple.parts import COPIES, MAX_ROUNDS, MISSIONS, PAYS, TIKIS
from kotatsu.games.tiki_topple.state import NOT_YET, OFF

MOST_COPIES = max(COPIES)
FARTHEST = min(127, (TIKIS - 1) * sum(COPIES))
"""How far a seat can move one tiki with all its cards."""

BOUNDS = {
    "round": (0, MAX_ROUNDS),
    "standing": (0, TIKIS),
    "line": (OFF, TIKIS - 1),
    "hand": (0, MOST_COPIES),
    "aside": (0, MOST_COPIES),
    "played": (0, MOST_COPIES),
    "moved": (-FARTHEST, FARTHEST),
    "cards_left": (0, sum(COPIES)),
    "mission": (0, MISSIONS - 1),
    "shown": (NOT_YET, MISSIONS - 1),
    "earned": (0, sum(PAYS)),
    "points": (0, sum(PAYS) * MAX_ROUNDS),
}
