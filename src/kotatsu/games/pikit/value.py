"""What a position of Pikit is worth to each player: a light estimate with which bots end a playout early.

Points in hand say most, and more the nearer the end; before that, cards are what one can still do something with. The
weights were fitted to who won games of the search against itself (`python -m bench.fit pikit`).
"""

from __future__ import annotations

from kotatsu.engine.estimate import share_out
from kotatsu.engine.layout import Out
from kotatsu.games.pikit import parts
from kotatsu.games.pikit.ending import has_most, points
from kotatsu.games.pikit.state import State

HORIZON = 0
"""How often a playout lets somebody else come to decide before this estimate speaks: never, since it wastes cards."""
EXPLORATION = 0.25
"""How much a search is drawn to what it has seen little of."""
A_POINT = 0.039
A_POINT_LATE = 0.109
"""What a point is worth on top as the last card of the pile goes."""
A_BONUS_POINT = 0.008
A_BONUS_POINT_LATE = 0.137
"""The same of the bonus for most 1s, which is soon lost while there is time."""
IN_HAND = (0.21, 0.17, 0.16, 0.35, 0.21, 0.28, 0.17, 0.16, 0.35, 0.44, 0.32)
"""What can still be done with each Kaiju, on top of its points."""
A_CARD_LATE = -0.11
ON_TURN = 0.29
ON_TURN_LATE = 0.687


def value(s: State, out: Out) -> None:
    """Each player's chance of winning from here."""
    for seat in range(s.seats):
        out[seat] = strength(s, seat)
    share_out(out, s.seats)


def strength(s: State, seat: int) -> float:
    """How well a player stands, to be set against the others."""
    late = 1.0 / (1.0 + s.pile_size)
    bonus = parts.MOST_BONUS if has_most(s, seat) else 0
    turn = 1.0 if s.turn == seat else 0.0
    total = 0.0
    for kaiju in range(parts.KAIJU):
        total += (IN_HAND[kaiju] + A_CARD_LATE * late) * s.hand[seat, kaiju]
    return total + (
        (A_POINT + A_POINT_LATE * late) * (points(s, seat) - bonus)
        + (A_BONUS_POINT + A_BONUS_POINT_LATE * late) * bonus
        + (ON_TURN + ON_TURN_LATE * late) * turn
    )
