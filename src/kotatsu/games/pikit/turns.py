"""A turn: roll, play cards, take, fill up the centre (PK-13 to PK-18)."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.pikit import parts
from kotatsu.games.pikit.cancelling import ask_about, settle
from kotatsu.games.pikit.cards import gain_seen, turn_card
from kotatsu.games.pikit.dice import doubled_mecha, face_kaiju, roll_die
from kotatsu.games.pikit.effects import play
from kotatsu.games.pikit.ending import end_game, trigger_end
from kotatsu.games.pikit.state import EMPTY, ENDLESS, FIRST_DIE, MOVED, SECOND_DIE, EventKind, State, Verb, next_seat
from kotatsu.games.pikit.stealing import steal_card


def begin_turn(s: State, seat: int) -> None:
    """PK-13: a turn begins with a roll of both dice."""
    s.turn = seat
    s.actor = seat
    for die in range(parts.DICE):
        roll_die(s, die)
    tell(s, EVERYONE, EventKind.ROLLED, seat, s.dice[FIRST_DIE], s.dice[SECOND_DIE])


def play_or_take(s: State, action: int) -> None:
    """PK-14, PK-15: play a card, which the others may cancel, or take and end the turn."""
    if action >= Verb.TAKE:
        take(s, action)
        return
    play(s, action)
    ask_about(s, s.turn)
    settle(s)


# --- Taking


def take(s: State, action: int) -> None:
    """PK-15 to PK-17: take what the action says, fill up the centre, and the turn is over."""
    if action < Verb.TAKE_BOTH:
        take_kaiju(s, action - Verb.TAKE)
    elif action < Verb.TAKE_MECHA:
        take_kaiju(s, face_kaiju(s, FIRST_DIE))
        take_kaiju(s, face_kaiju(s, SECOND_DIE))
    elif action < Verb.STEAL_MECHA:
        take_mecha(s)
    elif action < Verb.TAKE_NOTHING:
        steal_card(s, s.holder[doubled_mecha(s)])
    else:
        tell(s, EVERYONE, EventKind.TOOK_NOTHING, s.turn)
    end_turn(s)


def take_kaiju(s: State, kaiju: int) -> None:
    """PK-15, PK-20: one card of the centre; where all come together, all of them."""
    wanted = parts.CENTRE if parts.EFFECTS[kaiju] == parts.COMES_WITH_ALL else 1
    for place in range(parts.CENTRE):
        if wanted > 0 and s.centre[place] == kaiju:
            s.centre[place] = EMPTY
            gain_seen(s, s.turn, kaiju)
            tell(s, EVERYONE, EventKind.TOOK, s.turn, kaiju)
            wanted -= 1


def take_mecha(s: State) -> None:
    """PK-17, PK-18: the Mecha goes to the hand, its token before it."""
    s.holder[doubled_mecha(s)] = s.turn
    tell(s, EVERYONE, EventKind.TOOK_MECHA, s.turn, doubled_mecha(s))


# --- The end of a turn


def end_turn(s: State) -> None:
    """PK-16, PK-22, PK-A12: fill up the centre; then the next turn, unless this was the last."""
    fill_centre(s)
    count_idle_turn(s)
    if s.turns_left == 0:
        end_game(s)
        return
    if s.turns_left > 0:
        s.turns_left -= 1
    begin_turn(s, next_seat(s, s.turn))


def count_idle_turn(s: State) -> None:
    """PK-A19: twenty whole rounds in which no Kaiju moves bring on the last turns."""
    s.idle = 0 if s.idle == MOVED else s.idle + 1
    if s.idle >= parts.IDLE_ROUNDS * s.seats and s.turns_left == ENDLESS:
        tell(s, EVERYONE, EventKind.STALLED, parts.IDLE_ROUNDS)
        trigger_end(s)


def fill_centre(s: State) -> None:
    """PK-16, PK-A11: turn cards until the centre is full or the pile is empty."""
    for place in range(parts.CENTRE):
        if s.centre[place] == EMPTY and s.pile_size > 0:
            s.centre[place] = turn_card(s)
            tell(s, EVERYONE, EventKind.LAID, s.centre[place], place)
            if s.pile_size == 0:
                trigger_end(s)
