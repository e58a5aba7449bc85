"""Set-up: sheets, tokens, the first archer, characters, and the boxes that the others tick beforehand."""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, pop, push, top_frame
from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.kyudo import parts
from kotatsu.games.kyudo.parts import Token
from kotatsu.games.kyudo.state import ABSENT, EventKind, Frame, State, Verb


def lay_out(s: State) -> None:
    """KY-7 to KY-11: sheets, tokens, the first archer; then the choices of set-up, clockwise from the first archer."""
    hand_out_sheets(s)
    for token in range(Token.count):
        s.centre[token] = s.seats - parts.TOKENS_WITHHELD
    s.starter = draw(s, s.seats)
    tell(s, EVERYONE, EventKind.BEGINS, s.starter)
    push(s, Frame.NEXT_TURN)
    for place in range(s.seats - 1, 0, -1):
        for _ in range(parts.SETUP_BOXES[place]):
            push(s, Frame.MARK_FLAG, (s.starter + place) % s.seats)
    for place in range(s.seats - 1, -1, -1):
        push(s, Frame.CHOOSE_ARCHER, (s.starter + place) % s.seats)


def hand_out_sheets(s: State) -> None:
    """KY-1, KY-11: a clean sheet and a full stand each; no die, pointer or character on any card."""
    s.winner = NOBODY
    s.die_holder = NOBODY
    s.pointer_holder = NOBODY
    s.active = NOBODY
    for seat in range(parts.MAX_SEATS):
        s.archer[seat] = ABSENT
    for seat in range(s.seats):
        s.spectators[seat] = parts.SPECTATORS
        for colour in range(parts.COLOURS):
            s.circles[seat, colour] = parts.CIRCLES[colour]
    for die in range(parts.DICE):
        s.face[die] = ABSENT


# --- Characters


def is_free(s: State, archer: int) -> bool:
    """KY-7: a character lies before one archer only."""
    for seat in range(s.seats):
        if s.archer[seat] == archer:
            return False
    return True


def free_archers(s: State) -> int:
    """How many characters nobody has."""
    free = 0
    for archer in range(parts.ARCHERS):
        if is_free(s, archer):
            free += 1
    return free


def deal_archer(s: State) -> None:
    """KY-7: a character drawn from those that nobody has."""
    at = draw(s, free_archers(s))
    archer = 0
    while at > 0 or not is_free(s, archer):
        if is_free(s, archer):
            at -= 1
        archer += 1
    seat_archer(s, archer)


def answer_archer(s: State, action: int) -> None:
    """KY-7: a character of the archer's choice."""
    seat_archer(s, action - Verb.CHOOSE)


def seat_archer(s: State, archer: int) -> None:
    """KY-7: the character lies face up before its archer."""
    seat = top_frame(s, FIRST)
    pop(s)
    s.archer[seat] = archer
    tell(s, EVERYONE, EventKind.JOINED, seat, archer)


# --- Boxes ticked before play


def may_mark(s: State, seat: int, colour: int) -> bool:
    """KY-10: set-up boxes go into different flags."""
    return s.boxes[seat, colour] == 0


def answer_mark(s: State, action: int) -> None:
    """KY-10, KY-A5: one box of a flag; no corner is full with one."""
    seat = top_frame(s, FIRST)
    colour = action - Verb.MARK
    pop(s)
    s.boxes[seat, colour] += 1
    tell(s, EVERYONE, EventKind.MARKED, seat, colour)
