"""Set-up: characters, tokens, the first archer, and the boxes that the others tick beforehand."""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.kyudo.parts import (
    ARCHERS,
    CIRCLES,
    COLOURS,
    DICE,
    MAX_SEATS,
    SETUP_BOXES,
    SPECTATORS,
    TOKENS,
    TOKENS_WITHHELD,
)
from kotatsu.games.kyudo.state import (
    ABSENT,
    BEGINS,
    CHOOSE_ARCHER,
    JOINED,
    MARK_FLAG,
    MARKED,
    NEXT_TURN,
    State,
)


def lay_out(s: State) -> None:
    """KY-7 to KY-11: sheets, characters, tokens, the first archer; then the choices of the others, clockwise."""
    hand_out_sheets(s)
    for token in range(TOKENS):
        s.centre[token] = s.seats - TOKENS_WITHHELD
    s.starter = draw(s, s.seats)
    tell(s, EVERYONE, BEGINS, s.starter)
    push(s, NEXT_TURN)
    for place in range(s.seats - 1, 0, -1):
        for _ in range(SETUP_BOXES[place]):
            push(s, MARK_FLAG, (s.starter + place) % s.seats)
    for place in range(s.seats - 1, -1, -1):
        push(s, CHOOSE_ARCHER, (s.starter + place) % s.seats)


def hand_out_sheets(s: State) -> None:
    """KY-1, KY-11: a clean sheet and a full stand each; no die, pointer or character on any card."""
    s.winner = NOBODY
    s.die_holder = NOBODY
    s.pointer_holder = NOBODY
    s.active = NOBODY
    for seat in range(MAX_SEATS):
        s.archer[seat] = ABSENT
    for seat in range(s.seats):
        s.spectators[seat] = SPECTATORS
        for colour in range(COLOURS):
            s.circles[seat, colour] = CIRCLES[colour]
    for die in range(DICE):
        s.face[die] = ABSENT


def is_free(s: State, archer: int) -> bool:
    """KY-7: a character lies before one archer only."""
    for seat in range(s.seats):
        if s.archer[seat] == archer:
            return False
    return True


def free_archers(s: State) -> int:
    """How many characters nobody has."""
    free = 0
    for archer in range(ARCHERS):
        if is_free(s, archer):
            free += 1
    return free


def deal_archer(s: State, seat: int) -> None:
    """KY-7: a character drawn from those that nobody has."""
    at = draw(s, free_archers(s))
    archer = 0
    while at > 0 or not is_free(s, archer):
        if is_free(s, archer):
            at -= 1
        archer += 1
    seat_archer(s, seat, archer)


def seat_archer(s: State, seat: int, archer: int) -> None:
    """KY-7: the character lies face up before its archer."""
    pop(s)
    s.archer[seat] = archer
    tell(s, EVERYONE, JOINED, seat, archer)


def may_mark(s: State, seat: int, colour: int) -> bool:
    """KY-10: set-up boxes go into different flags."""
    return s.boxes[seat, colour] == 0


def mark_flag(s: State, seat: int, colour: int) -> None:
    """KY-10, KY-A5: one box of a flag; no corner is full with one."""
    pop(s)
    s.boxes[seat, colour] += 1
    tell(s, EVERYONE, MARKED, seat, colour)
