"""What a player is asked, which cards may be played, and which clause forbids the rest (TT-11 to TT-18).

For each verb one `forbids_*` answers with the clause that forbids it, or ALLOWED. `mark_*` marks what these allow.
"""

from __future__ import annotations

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.layout import UNKNOWN, Mask
from kotatsu.games.tiki_topple import parts
from kotatsu.games.tiki_topple.cards import destination
from kotatsu.games.tiki_topple.state import LOWER, MOVERS, PAIRS, Clause, Question, State, Verb


def question(s: State) -> int:
    """TT-11, TT-A4: which card to play, or which to discard where none can be carried out."""
    is_hidden = s.hand[s.actor, parts.UP1] == UNKNOWN
    return Question.PLAY_A_CARD if is_hidden or has_playable_card(s) else Question.DISCARD_A_CARD


def has_playable_card(s: State) -> bool:
    """Whether some card of the actor's hand can be carried out."""
    for card in range(parts.CARDS):
        if forbids_hold(s, card) == ALLOWED and is_playable(s, card):
            return True
    return False


def is_playable(s: State, card: int) -> bool:
    """Whether a card that the actor holds can be carried out on this pole."""
    if card == parts.TOAST:
        return forbids_toast(s) == ALLOWED
    if card == parts.WIKI:
        return forbids_swap(s, 0) == ALLOWED
    for place in range(s.standing):
        if forbids_move(s, card, place) == ALLOWED:
            return True
    return False


# --- Question.PLAY_A_CARD


def mark_plays(s: State, mask: Mask) -> int:
    """TT-11, TT-12: each way to carry out a card of the hand; no passing."""
    count = 0
    for card in range(MOVERS):
        if forbids_hold(s, card) == ALLOWED:
            count += mark_moves(s, mask, card)
    if forbids_hold(s, parts.WIKI) == ALLOWED:
        count += mark_swaps(s, mask)
    if forbids_hold(s, parts.TOAST) == ALLOWED and forbids_toast(s) == ALLOWED:
        mask[Verb.TOAST] = 1
        count += 1
    return count


def mark_moves(s: State, mask: Mask, card: int) -> int:
    """TT-14 to TT-16: every tiki that a card can move."""
    count = 0
    for place in range(s.standing):
        if forbids_move(s, card, place) == ALLOWED:
            mask[Verb.PLAY + card * parts.TIKIS + place] = 1
            count += 1
    return count


def mark_swaps(s: State, mask: Mask) -> int:
    """TT-17: every two tikis that can change places."""
    count = 0
    for pair in range(PAIRS):
        if forbids_swap(s, pair) == ALLOWED:
            mask[Verb.SWAP + pair] = 1
            count += 1
    return count


def forbids_play(s: State, action: int) -> int:
    """TT-12: a card is carried out; none is discarded while that is possible."""
    return Clause.NO_PASSING if action >= Verb.DISCARD else forbids_use(s, action)


# --- Question.DISCARD_A_CARD


def mark_discards(s: State, mask: Mask) -> int:
    """TT-A4: any card of the hand."""
    count = 0
    for card in range(parts.CARDS):
        if forbids_hold(s, card) == ALLOWED:
            mask[Verb.DISCARD + card] = 1
            count += 1
    return count


def forbids_discard(s: State, action: int) -> int:
    """TT-A4: any card of the hand; no other use is possible, or another question would be asked."""
    return forbids_hold(s, action - Verb.DISCARD) if action >= Verb.DISCARD else forbids_use(s, action)


# --- Predicates: the clause that forbids something, or ALLOWED


def forbids_use(s: State, action: int) -> int:
    """A card that the actor holds, used as it may be."""
    if action >= Verb.TOAST:
        return forbids_hold(s, parts.TOAST) or forbids_toast(s)
    if action >= Verb.SWAP:
        return forbids_hold(s, parts.WIKI) or forbids_swap(s, action - Verb.SWAP)
    card = (action - Verb.PLAY) // parts.TIKIS
    return forbids_hold(s, card) or forbids_move(s, card, (action - Verb.PLAY) % parts.TIKIS)


def forbids_hold(s: State, card: int) -> int:
    """TT-11: only cards of one's own hand."""
    return ALLOWED if s.hand[s.actor, card] > 0 else Clause.MUST_HOLD


def forbids_move(s: State, card: int, place: int) -> int:
    """TT-14 to TT-16, TT-A2: a move is made in full; a tiki that has left the pole does not move."""
    goal = destination(s, card, place)
    if place >= s.standing:
        return Clause.STANDING_ONLY
    if goal < 0:
        return Clause.UP_IN_FULL
    if goal >= s.standing:
        return Clause.PUH_IN_FULL
    return Clause.NOT_THE_LAST if goal == place else ALLOWED


def forbids_swap(s: State, pair: int) -> int:
    """TT-17, TT-A3: both tikis are on the pole."""
    return ALLOWED if LOWER[pair] < s.standing else Clause.STANDING_ONLY


def forbids_toast(s: State) -> int:
    """TT-18, TT-A1: not as the first card that a player plays in a round."""
    for card in range(parts.CARDS):
        if s.played[s.actor, card] > 0:
            return ALLOWED
    return Clause.NOT_AS_FIRST_CARD
