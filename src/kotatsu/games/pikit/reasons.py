"""For people: what is asked now, and which clause forbids an action. Must agree with `legal`."""

from __future__ import annotations

from kotatsu.engine.clauses import ALLOWED
from kotatsu.games.pikit.hands import cards_of
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
    CANCEL_OR_PASS,
    CLAUSES,
    DRAW_CARD,
    LET_PASS,
    ON_TABLE,
    PLAY_OR_TAKE,
    REROLL,
    SET_DIE,
    STEAL,
    STEAL_MECHA,
    TAKE,
    TAKE_BOTH,
    TAKE_MECHA,
    TAKE_NOTHING,
    WAYS_TO_REROLL,
    State,
)
from kotatsu.games.pikit.turn import can_take_both, doubled_mecha, in_centre, is_double, reaches

MUST_HOLD = CLAUSES["14"]
NO_MATCH = CLAUSES["15"]
NO_DOUBLE = CLAUSES["17"]
TOKEN_ELSEWHERE = CLAUSES["18"]
NOTHING_TO_CANCEL = CLAUSES["19"]
OWN_MECHA = CLAUSES["A3"]
NO_VICTIM = CLAUSES["A7"]
ONLY_CANCEL_NOW = CLAUSES["A8"]
PILE_EMPTY = CLAUSES["A10"]


def question(s: State) -> int:
    """PK-14, PK-15 in one's own turn; PK-19 when another's card can be cancelled."""
    return PLAY_OR_TAKE if s.agenda_size == 0 else CANCEL_OR_PASS


def why_not(s: State, action: int) -> int:
    """The clause that forbids an action, or ALLOWED."""
    is_answer = CANCEL <= action <= LET_PASS
    if question(s) == CANCEL_OR_PASS:
        return why_not_answer(s, action) if is_answer else ONLY_CANCEL_NOW
    if is_answer:
        return NOTHING_TO_CANCEL
    return why_not_play(s, action) if action < CANCEL else why_not_take(s, action)


def why_not_hold(s: State, kaiju: int) -> int:
    """PK-14: only cards of one's own hand."""
    return ALLOWED if s.hand[s.actor, kaiju] > 0 else MUST_HOLD


def why_not_answer(s: State, action: int) -> int:
    """PK-19, PK-A8: cancelling takes a card; letting pass takes nothing."""
    return ALLOWED if action == LET_PASS else why_not_hold(s, CANCEL_CARDS[action - CANCEL])


def why_not_play(s: State, action: int) -> int:
    """PK-14, PK-19: a card in hand whose effect can be carried out."""
    if action < STEAL:
        return why_not_hold(s, REROLL_CARDS[(action - REROLL) // WAYS_TO_REROLL])
    if action < SET_DIE:
        return why_not_steal(s, (action - STEAL) // MAX_SEATS, (action - STEAL) % MAX_SEATS)
    if action < DRAW_CARD:
        return why_not_hold(s, SET_CARDS[(action - SET_DIE) // (DICE * FACES)])
    return why_not_hold(s, DRAW_CARDS[action - DRAW_CARD]) or (PILE_EMPTY if s.pile_size == 0 else ALLOWED)


def why_not_steal(s: State, card: int, victim: int) -> int:
    """PK-A7: from another player at the table who has cards."""
    if victim >= s.seats or victim == s.actor or cards_of(s, victim) == 0:
        return NO_VICTIM
    return why_not_hold(s, STEAL_CARDS[card])


def why_not_take(s: State, action: int) -> int:
    """PK-15, PK-17, PK-A4: what the dice reach; nothing is always allowed."""
    if action == TAKE_NOTHING:
        return ALLOWED
    if action >= TAKE_MECHA:
        return why_not_mecha(s, action)
    if action == TAKE_BOTH:
        return ALLOWED if can_take_both(s) else NO_MATCH
    return ALLOWED if reaches(s, action - TAKE) and in_centre(s, action - TAKE) > 0 else NO_MATCH


def why_not_mecha(s: State, action: int) -> int:
    """PK-17, PK-18, PK-A3: a double; then the token says whether the Mecha is taken or stolen."""
    if not is_double(s):
        return NO_DOUBLE
    holder = s.holder[doubled_mecha(s)]
    if holder == s.turn:
        return OWN_MECHA
    wanted = TAKE_MECHA if holder == ON_TABLE else STEAL_MECHA
    return ALLOWED if action == wanted else TOKEN_ELSEWHERE
