"""The first half of a turn: three rolls, dice set with Wild tokens, and the dice that the pointer watches."""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.kyudo.losses import push_loss
from kotatsu.games.kyudo.parts import COLOURS, DICE, FACES, POINTER_LOSS, WILD
from kotatsu.games.kyudo.state import (
    ABSENT,
    COUNT_POINTER,
    DICE_KEPT,
    DIE_SET,
    GROUP,
    JUDGE,
    NEXT_TURN,
    POINTER_BITES,
    ROLL,
    ROLLED,
    SET_DIE,
    SHOWING,
    STOPPED,
    TURN_BEGINS,
    State,
    is_alive,
)
from kotatsu.games.kyudo.talents import take_back_die, take_back_pointer

ALL_DICE = (1 << DICE) - 1


def begin_turn(s: State, seat: int) -> None:
    """KY-13, KY-14, KY-A11: take back what lies on one's card and roll; then set dice, count the pointer's, group."""
    s.active = seat
    s.turn += 1
    tell(s, EVERYONE, TURN_BEGINS, seat, s.turn)
    take_back_die(s, seat)
    take_back_pointer(s, seat)
    clear_tray(s)
    push(s, NEXT_TURN)
    push(s, GROUP)
    push(s, COUNT_POINTER)
    push(s, SET_DIE)
    push(s, ROLL)
    roll_dice(s, ALL_DICE)


def clear_tray(s: State) -> None:
    """No die is rolled or used; no colour bites with Power."""
    s.rolls = 0
    for die in range(DICE):
        s.face[die] = ABSENT
        s.used[die] = 0
    for colour in range(COLOURS):
        s.powered[colour] = 0


def dice_in_tray(s: State) -> int:
    """KY-28: three while one lies on a card."""
    return DICE if s.die_holder == NOBODY else DICE - 1


def roll_dice(s: State, bits: int) -> None:
    """KY-13: roll the dice of a set, those that are in the tray."""
    s.rolls += 1
    rolled = 0
    for die in range(dice_in_tray(s)):
        if bits >> die & 1:
            s.face[die] = draw(s, FACES)
            rolled += 1
    tell(s, EVERYONE, ROLLED, s.active, s.rolls, rolled)
    tell(s, EVERYONE, SHOWING, s.face[0], s.face[1], s.face[2], s.face[3])


def may_reroll(s: State, bits: int) -> bool:
    """KY-13: any of the dice that were rolled."""
    for die in range(DICE):
        if bits >> die & 1 and s.face[die] == ABSENT:
            return False
    return True


def stop_rolling(s: State) -> None:
    """KY-13: the dice stay as they are."""
    pop(s)
    tell(s, EVERYONE, STOPPED, s.active, s.rolls)


def may_set(s: State, die: int, face: int) -> bool:
    """KY-24e: a die of this turn, to a face that it does not show."""
    return s.face[die] != ABSENT and s.face[die] != face


def set_die(s: State, die: int, face: int) -> None:
    """KY-24e, KY-25: one die to any face; the token goes back to the centre."""
    s.tokens[s.active, WILD] -= 1
    s.centre[WILD] += 1
    s.face[die] = face
    tell(s, EVERYONE, DIE_SET, s.active, die, face)


def keep_dice(s: State) -> None:
    """KY-24e: no Wild, or no more of them, this turn."""
    pop(s)
    tell(s, EVERYONE, DICE_KEPT, s.active)


def count_pointer(s: State) -> None:
    """KY-29, KY-A11: each die of the pointed colour, as the faces stand now, costs a spectator."""
    pop(s)
    if s.pointer_holder == NOBODY:
        return
    dice = 0
    for die in range(DICE):
        if s.face[die] == s.pointer_colour:
            dice += 1
    if dice > 0:
        tell(s, EVERYONE, POINTER_BITES, s.active, s.pointer_colour, dice)
        push(s, JUDGE)
        push_loss(s, s.active, dice * POINTER_LOSS)


def next_archer(s: State) -> int:
    """Clockwise, passing over those who are out; the starter before the first turn."""
    if s.active == NOBODY:
        return s.starter
    seat = (s.active + 1) % s.seats
    while not is_alive(s, seat):
        seat = (seat + 1) % s.seats
    return seat
