"""What a player is asked, what may be played or taken, and which clause forbids the rest (PK-14 to PK-19).

For each verb one `forbids_*` answers with the clause that forbids it, or ALLOWED. `mark_*` marks what these allow.
"""

from __future__ import annotations

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.layout import Mask
from kotatsu.games.pikit import parts
from kotatsu.games.pikit.cards import cards_of, in_centre
from kotatsu.games.pikit.dice import doubled_mecha, face_kaiju, is_double, reaches
from kotatsu.games.pikit.state import (
    FIRST_DIE,
    ON_TABLE,
    SECOND_DIE,
    WAYS_TO_REROLL,
    WAYS_TO_SET,
    Clause,
    Question,
    State,
    Verb,
)


def question(s: State) -> int:
    """PK-14, PK-15 in one's own turn; PK-19 when another player's card can be cancelled."""
    return Question.PLAY_OR_TAKE if s.agenda_size == 0 else Question.CANCEL_OR_PASS


def forbids_hold(s: State, kaiju: int) -> int:
    """PK-14: only cards of one's own hand."""
    return ALLOWED if s.hand[s.actor, kaiju] > 0 else Clause.MUST_HOLD


# --- Question.PLAY_OR_TAKE


def mark_plays_and_takes(s: State, mask: Mask) -> int:
    """PK-14, PK-15: play a card, or take and end the turn."""
    played = mark_rerolls(s, mask) + mark_steals(s, mask) + mark_sets(s, mask) + mark_draws(s, mask)
    return played + mark_takes(s, mask)


def forbids_play_or_take(s: State, action: int) -> int:
    """In one's own turn there is nothing to cancel."""
    if action >= Verb.TAKE:
        return forbids_taking(s, action)
    if action >= Verb.CANCEL:
        return Clause.NOTHING_TO_CANCEL
    return forbids_playing(s, action)


def forbids_playing(s: State, action: int) -> int:
    """PK-14, PK-19, PK-A15: a card of the hand for an effect that can be carried out."""
    if action >= Verb.DRAW_CARD:
        return forbids_draw(s, action - Verb.DRAW_CARD)
    if action >= Verb.SET_DIE:
        return forbids_set(s, (action - Verb.SET_DIE) // WAYS_TO_SET)
    if action >= Verb.STEAL:
        return forbids_steal(s, (action - Verb.STEAL) // parts.MAX_SEATS, (action - Verb.STEAL) % parts.MAX_SEATS)
    return forbids_reroll(s, (action - Verb.REROLL) // WAYS_TO_REROLL)


def forbids_taking(s: State, action: int) -> int:
    """PK-15, PK-17, PK-A1, PK-A4: one way to take; taking nothing is always allowed."""
    if action == Verb.TAKE_NOTHING:
        return ALLOWED
    if action == Verb.STEAL_MECHA:
        return forbids_steal_mecha(s)
    if action == Verb.TAKE_MECHA:
        return forbids_take_mecha(s)
    return forbids_take_both(s) if action == Verb.TAKE_BOTH else forbids_take(s, action - Verb.TAKE)


# --- Cards played for an effect


def mark_rerolls(s: State, mask: Mask) -> int:
    """Each card that rerolls, with one die or both."""
    count = 0
    for card in range(len(parts.REROLL_CARDS)):
        if forbids_reroll(s, card) == ALLOWED:
            for dice in range(WAYS_TO_REROLL):
                mask[Verb.REROLL + card * WAYS_TO_REROLL + dice] = 1
                count += 1
    return count


def forbids_reroll(s: State, card: int) -> int:
    """PK-19: one die or both."""
    return forbids_hold(s, parts.REROLL_CARDS[card])


def mark_steals(s: State, mask: Mask) -> int:
    """Each card that steals, with each victim."""
    count = 0
    for card in range(len(parts.STEAL_CARDS)):
        if forbids_hold(s, parts.STEAL_CARDS[card]) == ALLOWED:
            for victim in range(s.seats):
                if forbids_steal(s, card, victim) == ALLOWED:
                    mask[Verb.STEAL + card * parts.MAX_SEATS + victim] = 1
                    count += 1
    return count


def forbids_steal(s: State, card: int, victim: int) -> int:
    """PK-19, PK-A7: from another player who has cards."""
    if victim >= s.seats or victim == s.actor or cards_of(s, victim) == 0:
        return Clause.NO_VICTIM
    return forbids_hold(s, parts.STEAL_CARDS[card])


def mark_sets(s: State, mask: Mask) -> int:
    """Each card that sets a die, with each die and face."""
    count = 0
    for card in range(len(parts.SET_CARDS)):
        if forbids_set(s, card) == ALLOWED:
            for way in range(WAYS_TO_SET):
                mask[Verb.SET_DIE + card * WAYS_TO_SET + way] = 1
                count += 1
    return count


def forbids_set(s: State, card: int) -> int:
    """PK-19, PK-A9: either die, any face."""
    return forbids_hold(s, parts.SET_CARDS[card])


def mark_draws(s: State, mask: Mask) -> int:
    """Each card that draws."""
    count = 0
    for card in range(len(parts.DRAW_CARDS)):
        if forbids_draw(s, card) == ALLOWED:
            mask[Verb.DRAW_CARD + card] = 1
            count += 1
    return count


def forbids_draw(s: State, card: int) -> int:
    """PK-19, PK-A10: not from an empty pile."""
    if forbids_hold(s, parts.DRAW_CARDS[card]) != ALLOWED:
        return Clause.MUST_HOLD
    return Clause.PILE_EMPTY if s.pile_size == 0 else ALLOWED


# --- Taking


def mark_takes(s: State, mask: Mask) -> int:
    """Each way to take, and to take nothing."""
    mask[Verb.TAKE_NOTHING] = 1
    count = 1
    for kaiju in range(parts.KAIJU):
        if forbids_take(s, kaiju) == ALLOWED:
            mask[Verb.TAKE + kaiju] = 1
            count += 1
    if forbids_take_both(s) == ALLOWED:
        mask[Verb.TAKE_BOTH] = 1
        count += 1
    if forbids_take_mecha(s) == ALLOWED:
        mask[Verb.TAKE_MECHA] = 1
        count += 1
    if forbids_steal_mecha(s) == ALLOWED:
        mask[Verb.STEAL_MECHA] = 1
        count += 1
    return count


def forbids_take(s: State, kaiju: int) -> int:
    """PK-15: a card of the centre that the dice reach."""
    return ALLOWED if reaches(s, kaiju) and in_centre(s, kaiju) > 0 else Clause.NO_MATCH


def forbids_take_both(s: State) -> int:
    """PK-15, PK-A2: a card for each die; on a double, two of that value."""
    first = face_kaiju(s, FIRST_DIE)
    second = face_kaiju(s, SECOND_DIE)
    wanted = parts.DICE if first == second else 1
    return ALLOWED if in_centre(s, first) >= wanted and in_centre(s, second) >= wanted else Clause.NO_MATCH


def forbids_take_mecha(s: State) -> int:
    """PK-17, PK-18: the Mecha of a double, while it is on the table."""
    forbidden = forbids_mecha(s)
    if forbidden == ALLOWED and s.holder[doubled_mecha(s)] != ON_TABLE:
        return Clause.TOKEN_ELSEWHERE
    return forbidden


def forbids_steal_mecha(s: State) -> int:
    """PK-17, PK-18: the Mecha of a double, while another player holds it."""
    forbidden = forbids_mecha(s)
    if forbidden == ALLOWED and s.holder[doubled_mecha(s)] == ON_TABLE:
        return Clause.TOKEN_ELSEWHERE
    return forbidden


def forbids_mecha(s: State) -> int:
    """PK-17, PK-A3: a double, whose Mecha the player does not hold."""
    if not is_double(s):
        return Clause.NO_DOUBLE
    return Clause.OWN_MECHA if s.holder[doubled_mecha(s)] == s.turn else ALLOWED


# --- Question.CANCEL_OR_PASS


def mark_cancels(s: State, mask: Mask) -> int:
    """PK-19, PK-A8: cancel the card just played, or let it pass."""
    mask[Verb.LET_PASS] = 1
    count = 1
    for card in range(len(parts.CANCEL_CARDS)):
        if forbids_cancel(s, card) == ALLOWED:
            mask[Verb.CANCEL + card] = 1
            count += 1
    return count


def forbids_cancel_or_pass(s: State, action: int) -> int:
    """PK-A8: nothing else is played while a card can be cancelled."""
    if action == Verb.LET_PASS:
        return ALLOWED
    is_cancel = Verb.CANCEL <= action < Verb.LET_PASS
    return forbids_cancel(s, action - Verb.CANCEL) if is_cancel else Clause.ONLY_CANCEL_NOW


def forbids_cancel(s: State, card: int) -> int:
    """PK-19: cancelling takes a card."""
    return forbids_hold(s, parts.CANCEL_CARDS[card])
