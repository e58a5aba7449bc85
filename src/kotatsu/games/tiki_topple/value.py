"""What a position of Tiki Topple is worth to each player: a light estimate with which bots end a playout early.

Points on the track, and what the mission would pay if the round ended now. The weights were fitted to who won
477 games of the search against itself.
"""

from __future__ import annotations

from kotatsu.engine.estimate import share_out
from kotatsu.engine.layout import Out
from kotatsu.games.tiki_topple.ending import mission_points
from kotatsu.games.tiki_topple.state import State

HORIZON = 12
"""How often a playout lets somebody else come to decide before this estimate speaks."""
EXPLORATION = 0.7
"""How much a search is drawn to what it has seen little of."""
A_POINT = 0.21
A_POINT_TO_COME = 0.04


def value(s: State, out: Out) -> None:
    """Each player's chance of winning from here."""
    for seat in range(s.seats):
        out[seat] = strength(s, seat)
    share_out(out, s.seats)


def strength(s: State, seat: int) -> float:
    """How well a player stands, to be set against the others."""
    return A_POINT * s.points[seat] + A_POINT_TO_COME * mission_points(s, s.mission[seat])
