"""The dice of the turn: what they show, which lie aside, and a roll of one."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.state import NO_DIE, EventKind, State

ROLL_COUNT_LIMIT = 100
"""Rolls of a die are counted up to here and then from 0 again: Background Dweller has no limit, a field has."""


def count_face(s: State, face: int) -> int:
    """How many dice show a face."""
    count = 0
    for die in range(s.dice):
        if s.die[die] == face:
            count += 1
    return count


def find_die(s: State, face: int, aside: int) -> int:
    """The first die that shows a face and lies aside (1) or not (0); NO_DIE when there is none."""
    for die in range(s.dice):
        if s.die[die] == face and s.aside[die] == aside:
            return die
    return NO_DIE


def find_any_die(s: State, face: int) -> int:
    """The first die that shows a face; NO_DIE when there is none."""
    for die in range(s.dice):
        if s.die[die] == face:
            return die
    return NO_DIE


def find_die_to_change(s: State, face: int) -> int:
    """A die that shows a face, one that no probe has rolled if there is any; NO_DIE when there is none."""
    for die in range(s.dice):
        if s.die[die] == face and s.probed_dice[die] == 0:
            return die
    return find_any_die(s, face)


def find_probed_three(s: State) -> int:
    """A die on which a probe has made a 3; NO_DIE when there is none."""
    for die in range(s.dice):
        if s.die[die] == parts.THREE and s.probed_dice[die] == 1:
            return die
    return NO_DIE


def count_aside(s: State) -> int:
    """How many dice are set aside."""
    count = 0
    for die in range(s.dice):
        count += s.aside[die]
    return count


def has_loose_dice(s: State) -> bool:
    """Whether a die is not set aside."""
    return count_aside(s) < s.dice


def roll_die(s: State, die: int) -> int:
    """Roll one die; what it shows."""
    s.die[die] = draw(s, parts.FACES)
    s.rolled[die] = (s.rolled[die] + 1) % ROLL_COUNT_LIMIT
    return s.die[die]


def tell_dice(s: State) -> None:
    """Say what all dice show after a roll."""
    ones, twos, threes = count_face(s, parts.ONE), count_face(s, parts.TWO), count_face(s, parts.THREE)
    if ones + twos + threes > 0:
        tell(s, EVERYONE, EventKind.ROLLED_NUMBERS, s.turn, ones, twos, threes)
    if ones + twos + threes < s.dice:
        energy, smashes, hearts = count_face(s, parts.ENERGY), count_face(s, parts.SMASH), count_face(s, parts.HEART)
        tell(s, EVERYONE, EventKind.ROLLED_SYMBOLS, s.turn, energy, smashes, hearts)
