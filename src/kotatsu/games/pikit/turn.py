"""A turn: roll, take, fill up the centre (PK-13 to PK-18). Cards played in between are in `effects`."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import Mask
from kotatsu.games.pikit.ending import end_game, trigger_end
from kotatsu.games.pikit.hands import gain_seen, turn_card
from kotatsu.games.pikit.parts import CENTRE, COMES_WITH_ALL, DICE, EFFECTS, FACES, IDLE_ROUNDS, KAIJU
from kotatsu.games.pikit.state import (
    EMPTY,
    ENDLESS,
    FIRST_DIE,
    LAID,
    NO_KAIJU,
    ON_TABLE,
    ROLLED,
    SECOND_DIE,
    STALLED,
    STEAL_MECHA,
    TAKE,
    TAKE_BOTH,
    TAKE_MECHA,
    TAKE_NOTHING,
    TOOK,
    TOOK_MECHA,
    TOOK_NOTHING,
    State,
)
from kotatsu.games.pikit.theft import steal_card


def begin_turn(s: State, seat: int) -> None:
    """PK-13: a turn begins with a roll of both dice."""
    s.turn = seat
    s.actor = seat
    for die in range(DICE):
        roll_die(s, die)
    tell(s, EVERYONE, ROLLED, seat, s.dice[FIRST_DIE], s.dice[SECOND_DIE])


def roll_die(s: State, die: int) -> None:
    """PK-U3: one to six pips."""
    s.dice[die] = draw(s, FACES) + 1


# --- What the dice reach


def kaiju_of(value: int) -> int:
    """The Kaiju of a value; NO_KAIJU for 0 and for 12 (PK-A2, PK-U3)."""
    return value - 1 if 1 <= value <= KAIJU else NO_KAIJU


def sum_kaiju(s: State) -> int:
    """PK-15: the Kaiju that the dice add up to."""
    return kaiju_of(s.dice[FIRST_DIE] + s.dice[SECOND_DIE])


def difference_kaiju(s: State) -> int:
    """PK-15: the Kaiju that lies between the dice."""
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


def in_centre(s: State, kaiju: int) -> int:
    """How many cards of a value lie in the centre."""
    count = 0
    for place in range(CENTRE):
        if s.centre[place] == kaiju:
            count += 1
    return count


def can_take_both(s: State) -> bool:
    """PK-15, PK-A2: a card for each die; on a double, two of that value."""
    first = face_kaiju(s, FIRST_DIE)
    second = face_kaiju(s, SECOND_DIE)
    if first == second:
        return in_centre(s, first) >= DICE
    return in_centre(s, first) > 0 and in_centre(s, second) > 0


def is_double(s: State) -> bool:
    """PK-17: equal dice."""
    return s.dice[FIRST_DIE] == s.dice[SECOND_DIE]


def doubled_mecha(s: State) -> int:
    """PK-17: the Mecha of the double on the dice."""
    return s.dice[FIRST_DIE] - 1


def can_take_mecha(s: State) -> bool:
    """PK-17: its Mecha is still on the table."""
    return is_double(s) and s.holder[doubled_mecha(s)] == ON_TABLE


def can_steal_mecha(s: State) -> bool:
    """PK-17, PK-A3: another player holds it."""
    holder = s.holder[doubled_mecha(s)]
    return is_double(s) and holder != ON_TABLE and holder != s.turn


def legal_takes(s: State, mask: Mask) -> int:
    """PK-15, PK-17, PK-A1, PK-A4: one way to take, or nothing at all."""
    mask[TAKE_NOTHING] = 1
    count = 1
    for kaiju in range(KAIJU):
        if reaches(s, kaiju) and in_centre(s, kaiju) > 0:
            mask[TAKE + kaiju] = 1
            count += 1
    if can_take_both(s):
        mask[TAKE_BOTH] = 1
        count += 1
    if can_take_mecha(s):
        mask[TAKE_MECHA] = 1
        count += 1
    if can_steal_mecha(s):
        mask[STEAL_MECHA] = 1
        count += 1
    return count


# --- Taking


def take(s: State, action: int) -> None:
    """PK-15 to PK-17: take what the action says, fill up the centre, and the turn is over."""
    if action < TAKE_BOTH:
        take_kaiju(s, action - TAKE)
    elif action < TAKE_MECHA:
        take_kaiju(s, face_kaiju(s, FIRST_DIE))
        take_kaiju(s, face_kaiju(s, SECOND_DIE))
    elif action < STEAL_MECHA:
        take_mecha(s)
    elif action < TAKE_NOTHING:
        steal_card(s, s.holder[doubled_mecha(s)])
    else:
        tell(s, EVERYONE, TOOK_NOTHING, s.turn)
    end_turn(s)


def take_kaiju(s: State, kaiju: int) -> None:
    """PK-15, PK-20: one card of the centre; where all come together, all of them."""
    wanted = CENTRE if EFFECTS[kaiju] == COMES_WITH_ALL else 1
    for place in range(CENTRE):
        if wanted > 0 and s.centre[place] == kaiju:
            s.centre[place] = EMPTY
            gain_seen(s, s.turn, kaiju)
            tell(s, EVERYONE, TOOK, s.turn, kaiju)
            wanted -= 1
    s.idle = 0


def take_mecha(s: State) -> None:
    """PK-17, PK-18: the Mecha goes to the hand, its token before it."""
    s.holder[doubled_mecha(s)] = s.turn
    tell(s, EVERYONE, TOOK_MECHA, s.turn, doubled_mecha(s))


# --- The end of a turn


def end_turn(s: State) -> None:
    """PK-16, PK-22, PK-A12: fill up the centre; then the next turn, unless this was the last."""
    fill_centre(s)
    s.idle += 1
    if s.idle >= IDLE_ROUNDS * s.seats and s.turns_left == ENDLESS:
        tell(s, EVERYONE, STALLED, IDLE_ROUNDS)
        trigger_end(s)
    if s.turns_left == 0:
        end_game(s)
        return
    if s.turns_left > 0:
        s.turns_left -= 1
    begin_turn(s, (s.turn + 1) % s.seats)


def fill_centre(s: State) -> None:
    """PK-16, PK-A11: turn cards until the centre is full or the pile is empty."""
    for place in range(CENTRE):
        if s.centre[place] == EMPTY and s.pile_size > 0:
            s.centre[place] = turn_card(s)
            tell(s, EVERYONE, LAID, s.centre[place], place)
            if s.pile_size == 0:
                trigger_end(s)
