"""Cards played for their effect (PK-14, PK-19, PK-A20). The effect waits while the card can be cancelled."""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, SECOND, WHAT, pop, push, top_frame
from kotatsu.engine.events import EVERYONE, all_but, tell
from kotatsu.games.pikit import parts
from kotatsu.games.pikit.cards import gain_unseen, lose, put_on_discard, turn_card
from kotatsu.games.pikit.dice import roll_die
from kotatsu.games.pikit.ending import trigger_end
from kotatsu.games.pikit.state import FIRST_DIE, SECOND_DIE, WAYS_TO_REROLL, WAYS_TO_SET, EventKind, Frame, State, Verb
from kotatsu.games.pikit.stealing import steal_card

# --- Playing a card


def play(s: State, action: int) -> None:
    """PK-14: the card goes to the discard, and its effect on the agenda."""
    if action < Verb.STEAL:
        at = action - Verb.REROLL
        play_reroll(s, parts.REROLL_CARDS[at // WAYS_TO_REROLL], at % WAYS_TO_REROLL)
    elif action < Verb.SET_DIE:
        at = action - Verb.STEAL
        play_steal(s, parts.STEAL_CARDS[at // parts.MAX_SEATS], at % parts.MAX_SEATS)
    elif action < Verb.DRAW_CARD:
        at = action - Verb.SET_DIE
        way = at % WAYS_TO_SET
        play_set(s, parts.SET_CARDS[at // WAYS_TO_SET], way // parts.FACES, way % parts.FACES)
    else:
        play_draw(s, parts.DRAW_CARDS[action - Verb.DRAW_CARD])


def play_reroll(s: State, card: int, dice: int) -> None:
    """PK-19, PK-21, PK-A20: which dice are taken up is said with the card."""
    spend(s, card)
    tell(s, EVERYONE, EventKind.PLAYED_REROLL, s.actor, card, dice)
    push(s, Frame.REROLL, dice)


def play_steal(s: State, card: int, victim: int) -> None:
    """PK-19, PK-A20: the victim is said with the card."""
    spend(s, card)
    tell(s, EVERYONE, EventKind.PLAYED_STEAL, s.actor, card, victim)
    push(s, Frame.STEAL, victim)


def play_set(s: State, card: int, die: int, face: int) -> None:
    """PK-19, PK-A9, PK-A20: the die and its new face are said with the card."""
    spend(s, card)
    tell(s, EVERYONE, EventKind.PLAYED_SET, s.actor, card, die, face)
    push(s, Frame.SET, die, face)


def play_draw(s: State, card: int) -> None:
    """PK-19: the top card of the pile."""
    spend(s, card)
    tell(s, EVERYONE, EventKind.PLAYED_DRAW, s.actor, card)
    push(s, Frame.DRAW)


def spend(s: State, card: int) -> None:
    """PK-14, PK-A8: a played card leaves the hand for the discard and stays there, cancelled or not."""
    lose(s, s.actor, card)
    put_on_discard(s, card)


# --- Carrying it out


def carry_out(s: State) -> None:
    """PK-19: the effect of the top frame, which was not cancelled."""
    what = top_frame(s, WHAT)
    first = top_frame(s, FIRST)
    second = top_frame(s, SECOND)
    pop(s)
    if what == Frame.REROLL:
        reroll(s, first)
    elif what == Frame.STEAL:
        steal_card(s, first)
    elif what == Frame.SET:
        set_die(s, first, second)
    else:
        draw_unseen(s)


def reroll(s: State, dice: int) -> None:
    """PK-19: roll one die or both again."""
    if dice != SECOND_DIE:
        roll_die(s, FIRST_DIE)
    if dice != FIRST_DIE:
        roll_die(s, SECOND_DIE)
    tell(s, EVERYONE, EventKind.REROLLED, s.turn, dice, s.dice[FIRST_DIE], s.dice[SECOND_DIE])


def set_die(s: State, die: int, face: int) -> None:
    """PK-19, PK-A9: turn one die to a face."""
    s.dice[die] = face + 1
    tell(s, EVERYONE, EventKind.TURNED, s.turn, die, face)


def draw_unseen(s: State) -> None:
    """PK-19, PK-A10: the top card of the pile, seen by its owner alone; the last one triggers the end."""
    kaiju = turn_card(s)
    gain_unseen(s, s.turn, kaiju)
    tell(s, all_but(s.turn), EventKind.DREW_UNSEEN, s.turn)
    tell(s, s.turn, EventKind.DREW, s.turn, kaiju)
    if s.pile_size == 0:
        trigger_end(s)
