"""The dice, and which Kaiju or Mecha they reach (PK-13, PK-15, PK-17)."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.games.pikit import parts
from kotatsu.games.pikit.state import FIRST_DIE, NO_KAIJU, SECOND_DIE, State


def roll_die(s: State, die: int) -> None:
    """PK-U3: one to six pips."""
    s.dice[die] = draw(s, parts.FACES) + 1


def kaiju_of(value: int) -> int:
    """The Kaiju of a value; NO_KAIJU for 0 and for 12 (PK-A2, PK-U3)."""
    return value - 1 if 1 <= value <= parts.KAIJU else NO_KAIJU


def sum_kaiju(s: State) -> int:
    """PK-15: the Kaiju that the dice add up to."""
    return kaiju_of(s.dice[FIRST_DIE] + s.dice[SECOND_DIE])


def difference_kaiju(s: State) -> int:
    """PK-15: the Kaiju that is the difference of the dice."""
    return kaiju_of(abs(s.dice[FIRST_DIE] - s.dice[SECOND_DIE]))


def face_kaiju(s: State, die: int) -> int:
    """PK-15: the Kaiju that one die shows."""
    return kaiju_of(s.dice[die])


def reaches(s: State, kaiju: int) -> bool:
    """PK-15: whether one card of this value may be taken, as sum, difference or face."""
    return (
        kaiju == sum_kaiju(s)
        or kaiju == difference_kaiju(s)
        or kaiju == face_kaiju(s, FIRST_DIE)
        or kaiju == face_kaiju(s, SECOND_DIE)
    )


def is_double(s: State) -> bool:
    """PK-17: equal dice."""
    return s.dice[FIRST_DIE] == s.dice[SECOND_DIE]


def doubled_mecha(s: State) -> int:
    """PK-17: the Mecha of the double on the dice."""
    return s.dice[FIRST_DIE] - 1
