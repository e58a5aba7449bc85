"""What a position of KIKAI is worth to each side: a light estimate with which bots end a playout early.

What the final scoring would give now says most; the Master's reward of the round is nearly earned. The weights were
fitted to who won 350 games of the search against itself.
"""

from __future__ import annotations

from kotatsu.engine.estimate import share_out
from kotatsu.engine.layout import Out
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.ending import score
from kotatsu.games.kikai.state import Mode, State

HORIZON = 4
"""How often a playout lets somebody else come to decide before this estimate speaks."""
EXPLORATION = 0.25
"""How much a search is drawn to what it has seen little of."""
A_POINT = 0.02
A_POINT_LATER = 0.07
"""What a point is worth on top for each round that is over: the lead counts more as there is less to come."""
A_POINT_TO_COME = 0.07


def value(s: State, out: Out) -> None:
    """Each side's chance of winning from here."""
    for seat in range(s.seats):
        out[seat] = strength(s, seat)
    share_out(out, s.seats)


def strength(s: State, seat: int) -> float:
    """How well a side stands, to be set against the other."""
    now = (A_POINT + A_POINT_LATER * s.round) * score(s, seat)
    return now + A_POINT_TO_COME * reward_to_come(s, seat)


def reward_to_come(s: State, seat: int) -> int:
    """KI-38: what the Master would give for this fame at the end of the round; nothing in Advanced mode."""
    if s.mode != Mode.NORMAL or s.round >= parts.ROUNDS:
        return 0
    return parts.ROW_POINTS[parts.ROW_OF[s.fame[seat]]] * parts.MULTIPLIERS[s.round]
