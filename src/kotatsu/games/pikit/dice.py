"""The dice, and which Kaiju or Mecha they reach (PK-13, PK-15, PK-17)."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.games.pikit import parts
from kotatsu.games.pikit.state import FIRST_DIE, SECOND_DIE, State


def roll_die(s: State, die: int) -> None:
    """PK-U3: one to six pips."""
    s.dice[die] = draw(s, parts.FACES) + 1


def reaches(s: State, kaiju: int) -> bool:
    """PK-15: whether one card of this value may be taken, as sum, difference or face."""
    return is_sum(s, kaiju) or is_difference(s, kaiju) or is_face(s, kaiju)


def is_sum(s: State, kaiju: int) -> bool:
    """PK-15: whether the dice add up to a Kaiju; none has the value 12 (PK-U3)."""
    return s.dice[FIRST_DIE] + s.dice[SECOND_DIE] == kaiju + 1


def is_difference(s: State, kaiju: int) -> bool:
    """PK-15: whether a Kaiju is the difference of the dice; none has the value 0 (PK-A2)."""
    return abs(s.dice[FIRST_DIE] - s.dice[SECOND_DIE]) == kaiju + 1


def is_face(s: State, kaiju: int) -> bool:
    """PK-15: whether a die shows a Kaiju."""
    return s.dice[FIRST_DIE] == kaiju + 1 or s.dice[SECOND_DIE] == kaiju + 1


def face_kaiju(s: State, die: int) -> int:
    """PK-15: the Kaiju that one die shows."""
    return s.dice[die] - 1


def is_double(s: State) -> bool:
    """PK-17: equal dice."""
    return s.dice[FIRST_DIE] == s.dice[SECOND_DIE]


def doubled_mecha(s: State) -> int:
    """PK-17: the Mecha of the double on the dice."""
    return s.dice[FIRST_DIE] - 1
