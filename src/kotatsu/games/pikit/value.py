"""What a position of Pikit is worth to each player: a light estimate with which bots end a playout early.

Points in hand say most; many cards can do much. The weights were fitted to who won 800 games of the search against
itself.
"""

from __future__ import annotations

from kotatsu.engine.estimate import share_out
from kotatsu.engine.record import Out
from kotatsu.games.pikit.ending import points
from kotatsu.games.pikit.state import State

HORIZON = 6
"""Decisions of a playout before this estimate speaks."""
EXPLORATION = 0.25
"""How much a search is drawn to what it has seen little of."""
A_POINT = 0.046
A_CARD = 0.17


def value(s: State, out: Out) -> None:
    """Each player's chance of winning from here."""
    for seat in range(s.seats):
        out[seat] = A_POINT * points(s, seat) + A_CARD * s.hand_size[seat]
    share_out(out, s.seats)
