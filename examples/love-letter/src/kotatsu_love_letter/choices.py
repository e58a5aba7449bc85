"""What a player is asked, what is allowed, and which clause forbids the rest."""

from __future__ import annotations

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.layout import Mask

from kotatsu_love_letter import parts
from kotatsu_love_letter.state import Clause, Question, State, Verb


def question(s: State) -> int:
    """LL-2: a card, then the player it is meant for, then the card that is named, then that player's answer."""
    return s.asked


def mark(s: State, mask: Mask) -> int:
    """Every action that the question at hand allows."""
    count = 0
    for action in range(Verb.SHIELD + 1):
        if forbids(s, action) == ALLOWED:
            mask[action] = 1
            count += 1
    return count


def forbids(s: State, action: int) -> int:
    """The clause that forbids an action as an answer to the question at hand, or ALLOWED."""
    if s.asked == Question.PLAY_A_CARD:
        return forbids_play(s, action)
    if s.asked == Question.CHOOSE_A_PLAYER:
        return forbids_choose(s, action)
    if s.asked == Question.NAME_A_CARD:
        return forbids_name(s, action)
    return forbids_answer(s, action)


def forbids_play(s: State, action: int) -> int:
    """LL-3, LL-10: a card of the hand; the Countess where she must be played."""
    if action >= Verb.CHOOSE:
        return Clause.ONE_STEP_AT_A_TIME
    card = action - Verb.PLAY
    if s.hand[s.actor, card] == 0:
        return Clause.MUST_HOLD
    if (card == parts.PRINCE or card == parts.KING) and s.hand[s.actor, parts.COUNTESS] > 0:
        return Clause.COUNTESS_FIRST
    return ALLOWED


def forbids_choose(s: State, action: int) -> int:
    """LL-4, LL-8: a player who is in the round and not protected; oneself with a Prince only."""
    if not Verb.CHOOSE <= action < Verb.NAME:
        return Clause.ONE_STEP_AT_A_TIME
    return forbids_target(s, action - Verb.CHOOSE)


def forbids_target(s: State, seat: int) -> int:
    """LL-4, LL-8: whether the card that is being played can be meant for a seat."""
    if seat >= s.seats or s.out[seat] or (seat == s.turn and s.playing != parts.PRINCE):
        return Clause.NOT_THIS_PLAYER
    return Clause.PROTECTED if s.protected[seat] else ALLOWED


def forbids_name(s: State, action: int) -> int:
    """LL-5: any card but a Guard."""
    if not Verb.NAME <= action < Verb.ACCEPT:
        return Clause.ONE_STEP_AT_A_TIME
    return Clause.NO_GUARD if action - Verb.NAME == parts.GUARD else ALLOWED


def forbids_answer(s: State, action: int) -> int:
    """LL-A1: let it happen, or show a Handmaid of the hand."""
    if action < Verb.ACCEPT:
        return Clause.ONE_STEP_AT_A_TIME
    if action == Verb.SHIELD and s.hand[s.actor, parts.HANDMAID] == 0:
        return Clause.NEEDS_HANDMAID
    return ALLOWED


def has_target(s: State) -> bool:
    """LL-4: whether there is anybody for whom the card can be meant."""
    for seat in range(s.seats):
        if forbids_target(s, seat) == ALLOWED:
            return True
    return False
