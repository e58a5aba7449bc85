"""What a position of Pikit is worth to each player: a light estimate with which bots end a playout early.

Points in hand say most. The weight was fitted to who won games of the search against itself.
"""

from __future__ import annotations

from kotatsu.engine.estimate import share_out
from kotatsu.engine.record import Out
from kotatsu.games.pikit.ending import points
from kotatsu.games.pikit.state import State

HORIZON = 6
"""Decisions of a playout before this estimate speaks."""
A_POINT = 0.06


def value(s: State, out: Out) -> None:
    """Each player's chance of winning from here."""
    for seat in range(s.seats):
        out[seat] = A_POINT * points(s, seat)
    share_out(out, s.seats)
