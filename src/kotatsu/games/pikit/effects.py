"""Cards played for their effect, and the chance of the others to cancel them (PK-14, PK-19, PK-A8).

A played card puts its effect on the agenda and, above it, the question whether somebody cancels it. A cancel is a
played card itself, so that cancels of cancels need no rule of their own.
"""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, SECOND, WHAT, pop, push, top_frame
from kotatsu.engine.events import EVERYONE, all_but, tell
from kotatsu.engine.layout import Mask
from kotatsu.games.pikit.ending import trigger_end
from kotatsu.games.pikit.hands import (
    can_cancel,
    cards_of,
    gain_unseen,
    learn_from_asking,
    lose,
    put_on_discard,
    turn_card,
)
from kotatsu.games.pikit.parts import (
    CANCEL_CARDS,
    DICE,
    DRAW_CARDS,
    FACES,
    MAX_SEATS,
    REROLL_CARDS,
    SET_CARDS,
    STEAL_CARDS,
)
from kotatsu.games.pikit.state import (
    CANCEL,
    CANCELLED,
    DO_ASK,
    DO_CANCEL,
    DO_DRAW,
    DO_REROLL,
    DO_SET,
    DO_STEAL,
    DRAW_CARD,
    DREW,
    DREW_UNSEEN,
    FIRST_DIE,
    LET_PASS,
    PASSED,
    PLAYED_CANCEL,
    PLAYED_DRAW,
    PLAYED_REROLL,
    PLAYED_SET,
    PLAYED_STEAL,
    REROLL,
    REROLLED,
    SECOND_DIE,
    SET_DIE,
    STEAL,
    TURNED,
    WAYS_TO_REROLL,
    State,
)
from kotatsu.games.pikit.theft import steal_card
from kotatsu.games.pikit.turn import roll_die

# --- What may be played


def legal_plays(s: State, mask: Mask) -> int:
    """PK-14, PK-19, PK-A15: any card of the hand for an effect it has, one after the other."""
    return legal_rerolls(s, mask) + legal_steals(s, mask) + legal_sets(s, mask) + legal_draws(s, mask)


def legal_rerolls(s: State, mask: Mask) -> int:
    """PK-19: one die or both."""
    count = 0
    for card in range(len(REROLL_CARDS)):
        if s.hand[s.actor, REROLL_CARDS[card]] > 0:
            for dice in range(WAYS_TO_REROLL):
                mask[REROLL + card * WAYS_TO_REROLL + dice] = 1
                count += 1
    return count


def legal_steals(s: State, mask: Mask) -> int:
    """PK-19, PK-A7: from another player who has cards."""
    count = 0
    for card in range(len(STEAL_CARDS)):
        if s.hand[s.actor, STEAL_CARDS[card]] > 0:
            for victim in range(s.seats):
                if victim != s.actor and cards_of(s, victim) > 0:
                    mask[STEAL + card * MAX_SEATS + victim] = 1
                    count += 1
    return count


def legal_sets(s: State, mask: Mask) -> int:
    """PK-19, PK-A9: either die, any face."""
    count = 0
    for card in range(len(SET_CARDS)):
        if s.hand[s.actor, SET_CARDS[card]] > 0:
            for way in range(DICE * FACES):
                mask[SET_DIE + card * DICE * FACES + way] = 1
                count += 1
    return count


def legal_draws(s: State, mask: Mask) -> int:
    """PK-19, PK-A10: not from an empty pile."""
    count = 0
    for card in range(len(DRAW_CARDS)):
        if s.pile_size > 0 and s.hand[s.actor, DRAW_CARDS[card]] > 0:
            mask[DRAW_CARD + card] = 1
            count += 1
    return count


def legal_answers(s: State, mask: Mask) -> int:
    """PK-19, PK-A8: cancel the card just played, or let it pass."""
    mask[LET_PASS] = 1
    count = 1
    for card in range(len(CANCEL_CARDS)):
        if s.hand[s.actor, CANCEL_CARDS[card]] > 0:
            mask[CANCEL + card] = 1
            count += 1
    return count


# --- Playing a card


def play(s: State, action: int) -> None:
    """PK-14: the card goes to the discard; its effect waits until nobody cancels it."""
    if action < STEAL:
        play_reroll(s, REROLL_CARDS[(action - REROLL) // WAYS_TO_REROLL], (action - REROLL) % WAYS_TO_REROLL)
    elif action < SET_DIE:
        play_steal(s, STEAL_CARDS[(action - STEAL) // MAX_SEATS], (action - STEAL) % MAX_SEATS)
    elif action < DRAW_CARD:
        way = (action - SET_DIE) % (DICE * FACES)
        play_set(s, SET_CARDS[(action - SET_DIE) // (DICE * FACES)], way // FACES, way % FACES)
    else:
        play_draw(s, DRAW_CARDS[action - DRAW_CARD])
    ask_about(s, s.turn)


def play_reroll(s: State, card: int, dice: int) -> None:
    """PK-19, PK-21: which dice are taken up is said with the card."""
    spend(s, card)
    tell(s, EVERYONE, PLAYED_REROLL, s.actor, card, dice)
    push(s, DO_REROLL, dice)


def play_steal(s: State, card: int, victim: int) -> None:
    """PK-19: so is the victim."""
    spend(s, card)
    tell(s, EVERYONE, PLAYED_STEAL, s.actor, card, victim)
    push(s, DO_STEAL, victim)


def play_set(s: State, card: int, die: int, face: int) -> None:
    """PK-19, PK-A9: so are the die and its new face."""
    spend(s, card)
    tell(s, EVERYONE, PLAYED_SET, s.actor, card, die, face)
    push(s, DO_SET, die, face)


def play_draw(s: State, card: int) -> None:
    """PK-19: the top card of the pile."""
    spend(s, card)
    tell(s, EVERYONE, PLAYED_DRAW, s.actor, card)
    push(s, DO_DRAW)


def spend(s: State, card: int) -> None:
    """PK-14: a played card leaves the hand for the discard, and stays there even if it is cancelled (PK-A8)."""
    lose(s, s.actor, card)
    put_on_discard(s, card)


# --- Cancelling


def ask_about(s: State, player: int) -> None:
    """PK-A8: the others are asked in turn, beginning with the player after the one who played."""
    push(s, DO_ASK, player, (player + 1) % s.seats)


def answer(s: State, action: int) -> None:
    """PK-A8: the seat that was asked cancels with a card, or does not."""
    if action == LET_PASS:
        tell(s, EVERYONE, PASSED, s.actor)
        return
    canceller = s.actor
    card = CANCEL_CARDS[action - CANCEL]
    spend(s, card)
    tell(s, EVERYONE, PLAYED_CANCEL, canceller, card, top_frame(s, FIRST))
    push(s, DO_CANCEL)
    ask_about(s, canceller)


def ask_next(s: State) -> bool:
    """Ask the next seat that could cancel; whoever cannot is passed over. False when nobody is left to ask."""
    seat = top_frame(s, SECOND)
    while seat != top_frame(s, FIRST):
        asked = can_cancel(s, seat)
        learn_from_asking(s, seat, asked)
        if asked:
            s.actor = seat
            s.agenda[s.agenda_size - 1, SECOND] = (seat + 1) % s.seats
            return True
        seat = (seat + 1) % s.seats
    return False


def settle(s: State) -> None:
    """Run the agenda until somebody is asked; when it is empty, the turn goes on."""
    while s.agenda_size > 0:
        if top_frame(s, WHAT) != DO_ASK:
            carry_out(s)
        elif ask_next(s):
            return
        else:
            pop(s)
    s.actor = s.turn


# --- Effects


def carry_out(s: State) -> None:
    """PK-19: nobody cancelled the card, so its effect happens."""
    what = top_frame(s, WHAT)
    first = top_frame(s, FIRST)
    second = top_frame(s, SECOND)
    pop(s)
    if what == DO_CANCEL:
        cancel_card_below(s)
    elif what == DO_REROLL:
        reroll(s, first)
    elif what == DO_STEAL:
        steal_card(s, first)
    elif what == DO_SET:
        s.dice[first] = second + 1
        tell(s, EVERYONE, TURNED, s.turn, first, second)
    else:
        draw_unseen(s)


def cancel_card_below(s: State) -> None:
    """PK-19, PK-A8: the card that was answered does nothing; whoever had not been asked about it no longer is."""
    tell(s, EVERYONE, CANCELLED, top_frame(s, FIRST))
    pop(s)
    pop(s)


def reroll(s: State, dice: int) -> None:
    """PK-19: roll one die or both again."""
    if dice != SECOND_DIE:
        roll_die(s, FIRST_DIE)
    if dice != FIRST_DIE:
        roll_die(s, SECOND_DIE)
    tell(s, EVERYONE, REROLLED, s.turn, dice, s.dice[FIRST_DIE], s.dice[SECOND_DIE])


def draw_unseen(s: State) -> None:
    """PK-19, PK-A10: the top card of the pile, seen by its owner alone; the last one triggers the end."""
    kaiju = turn_card(s)
    gain_unseen(s, s.turn, kaiju)
    tell(s, all_but(s.turn), DREW_UNSEEN, s.turn)
    tell(s, s.turn, DREW, s.turn, kaiju)
    if s.pile_size == 0:
        trigger_end(s)
