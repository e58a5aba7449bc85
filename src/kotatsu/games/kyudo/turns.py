"""The flow of a turn: take back what lies on the card, roll, set dice, count the pointer's dice, group."""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.kyudo import parts
from kotatsu.games.kyudo.aiming import aim, strike
from kotatsu.games.kyudo.ending import call_it_a_draw, is_endless
from kotatsu.games.kyudo.flags import fill_flag, spread_flag
from kotatsu.games.kyudo.groups import use_every_die
from kotatsu.games.kyudo.rolling import roll_dice
from kotatsu.games.kyudo.state import (
    ABSENT,
    ALL_DICE,
    FEWEST_FLAG_DICE,
    FLAG_COUNTS,
    MOST_ARROWS,
    EventKind,
    Frame,
    State,
    Verb,
    is_alive,
)
from kotatsu.games.kyudo.talents import call_talent, take_back_die, take_back_pointer


def next_turn(s: State) -> None:
    """The next archer clockwise; a match that would never end is a draw."""
    pop(s)
    if is_endless(s):
        call_it_a_draw(s)
    else:
        begin_turn(s, next_archer(s))


def next_archer(s: State) -> int:
    """Clockwise, passing over those who are out; the starter before the first turn."""
    if s.active == NOBODY:
        return s.starter
    seat = (s.active + 1) % s.seats
    while not is_alive(s, seat):
        seat = (seat + 1) % s.seats
    return seat


def begin_turn(s: State, seat: int) -> None:
    """KY-13, KY-14, KY-A11: take back what lies on the card and roll; then set dice, count the pointer's, group."""
    s.active = seat
    s.turn += 1
    tell(s, EVERYONE, EventKind.TURN_BEGINS, seat, s.turn)
    take_back_die(s, seat)
    take_back_pointer(s, seat)
    clear_tray(s)
    push(s, Frame.NEXT_TURN)
    push(s, Frame.GROUP)
    push(s, Frame.COUNT_POINTER)
    push(s, Frame.SET_DIE)
    push(s, Frame.ROLL)
    roll_dice(s, ALL_DICE)


def clear_tray(s: State) -> None:
    """No die is rolled or used; no colour bites with Power."""
    s.rolls = 0
    for die in range(parts.DICE):
        s.face[die] = ABSENT
        s.used[die] = 0
    for colour in range(parts.COLOURS):
        s.powered[colour] = 0


def answer_group(s: State, action: int) -> None:
    """KY-14, KY-A2, KY-A6: groups in the archer's order, until no more are wanted."""
    if action < Verb.FLAG:
        aim(s, (action - Verb.AIM) // MOST_ARROWS, (action - Verb.AIM) % MOST_ARROWS + 1)
    elif action < Verb.SPREAD:
        fill_flag(s, (action - Verb.FLAG) // FLAG_COUNTS, (action - Verb.FLAG) % FLAG_COUNTS + FEWEST_FLAG_DICE)
    elif action < Verb.ULTIMATE:
        spread_flag(s, (action - Verb.SPREAD) // FLAG_COUNTS, (action - Verb.SPREAD) % FLAG_COUNTS + FEWEST_FLAG_DICE)
    elif action < Verb.TALENT:
        strike(s)
    elif action < Verb.FINISH:
        use_every_die(s)
        call_talent(s)
    else:
        pop(s)
