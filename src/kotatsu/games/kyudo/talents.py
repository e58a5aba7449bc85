"""The four talents, and what they leave on a card until the next turn of its archer."""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.kyudo import parts
from kotatsu.games.kyudo.parts import Talent
from kotatsu.games.kyudo.state import EventKind, Frame, State, Verb, is_alive
from kotatsu.games.kyudo.tokens import kinds_held, kinds_in_centre


def talent_does_something(s: State) -> bool:
    """KY-A13: only the talent about tokens can come to nothing, when its archer has them all."""
    if parts.ARCHER_TALENT[s.archer[s.active]] != Talent.RAID or kinds_in_centre(s) > 0:
        return True
    for seat in range(s.seats):
        if seat != s.active and kinds_held(s, seat) > 0:
            return True
    return False


def call_talent(s: State) -> None:
    """KY-18: what the character of the active archer can do."""
    talent = parts.ARCHER_TALENT[s.archer[s.active]]
    tell(s, EVERYONE, EventKind.CALLED, s.active, s.archer[s.active])
    if talent == Talent.POINT:
        push(s, Frame.POINT)
    elif talent == Talent.EXTEND:
        push(s, Frame.EXTEND)
    elif talent == Talent.CAPTURE:
        capture_die(s)
    else:
        raid_tokens(s)


def may_extend(colour: int) -> bool:
    """KY-26: the colours printed on the card."""
    for place in range(len(parts.EXTENDABLE)):
        if parts.EXTENDABLE[place] == colour:
            return True
    return False


def answer_extend(s: State, action: int) -> None:
    """KY-26, KY-A12: one more circle on every opponent's target, which opens a closed colour again."""
    colour = action - Verb.EXTEND
    pop(s)
    tell(s, EVERYONE, EventKind.EXTENDED, s.active, colour)
    for seat in range(s.seats):
        if seat != s.active and is_alive(s, seat):
            s.circles[seat, colour] += 1


def raid_tokens(s: State) -> None:
    """KY-27: each opponent discards a token, clockwise; then take any from the centre."""
    push(s, Frame.TAKE_ANY)
    for offset in range(s.seats - 1, 0, -1):
        push(s, Frame.DISCARD, (s.active + offset) % s.seats)


def capture_die(s: State) -> None:
    """KY-28: a die lies on the card until the archer's next turn."""
    s.die_holder = s.active
    tell(s, EVERYONE, EventKind.CAPTURED, s.active)


def answer_point(s: State, action: int) -> None:
    """KY-29: the pointer makes a colour dangerous until the archer's next turn."""
    colour = action - Verb.POINT
    pop(s)
    s.pointer_holder = s.active
    s.pointer_colour = colour
    tell(s, EVERYONE, EventKind.POINTED, s.active, colour)


def take_back_die(s: State, seat: int) -> None:
    """KY-28, KY-A14: a captured die comes back before its holder rolls, or when its holder is out."""
    if s.die_holder == seat:
        s.die_holder = NOBODY
        tell(s, EVERYONE, EventKind.DIE_RETURNED, seat)


def take_back_pointer(s: State, seat: int) -> None:
    """KY-29, KY-A14: the pointer comes back when its holder's turn begins, or when its holder is out."""
    if s.pointer_holder == seat:
        s.pointer_holder = NOBODY
        tell(s, EVERYONE, EventKind.POINTER_RETURNED, seat, s.pointer_colour)
        s.pointer_colour = 0
