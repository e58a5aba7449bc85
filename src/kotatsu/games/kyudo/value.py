"""What a position of Kyudo is worth to each archer: a light estimate with which bots end a playout early.

An archer wins with a full target and nobody better watched, or as the last one left; so circles still open and
spectators say most. The weights were fitted to who won 107 games of the search against itself.
"""

from __future__ import annotations

from kotatsu.engine.estimate import HOPELESS, share_out
from kotatsu.engine.layout import Out
from kotatsu.games.kyudo.state import State, is_alive, open_circles

HORIZON = 1
"""How often a playout lets somebody else come to decide before this estimate speaks."""
EXPLORATION = 0.7
"""How much a search is drawn to what it has seen little of."""
A_SPECTATOR = 0.28
AN_OPEN_CIRCLE = -0.42


def value(s: State, out: Out) -> None:
    """Each archer's chance of winning from here."""
    for seat in range(s.seats):
        out[seat] = strength(s, seat)
    share_out(out, s.seats)


def strength(s: State, seat: int) -> float:
    """How well an archer stands, to be set against the others."""
    if not is_alive(s, seat):
        return HOPELESS
    return A_SPECTATOR * s.spectators[seat] + AN_OPEN_CIRCLE * open_circles(s, seat)
