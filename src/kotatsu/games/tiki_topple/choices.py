"""What a player is asked, which cards may be played, and which clause forbids the rest (TT-11 to TT-18).

For each verb one `forbids_*` answers with the clause that forbids it, or ALLOWED. `mark_*` marks what these allow.
"""

from __future__ import annotations

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.layout import Mask
from kotatsu.games.tiki_topple import parts
from kotatsu.games.tiki_topple.cards import PUH_PLACES
from kotatsu.games.tiki_topple.state import LOWER, MOVERS, PAIRS, Clause, Question, State, Verb


def question(s: State) -> int:
    """TT-11, TT-A4: which card to play, or which to discard where none can be carried out.

    While a round lasts four tikis or more stand, so every card but Toast can be carried out.
    """
    has_only_toast = s.hand[s.actor, parts.TOAST] == s.cards_left[s.actor]
    return Question.DISCARD_A_CARD if has_only_toast and forbids_toast(s) != ALLOWED else Question.PLAY_A_CARD


# --- Question.PLAY_A_CARD


def mark_plays(s: State, mask: Mask) -> int:
    """TT-11, TT-12: each way to carry out a card of the hand; no passing."""
    count = 0
    for card in range(MOVERS):
        if forbids_hold(s, card) == ALLOWED:
            first = Verb.PLAY + card * parts.TIKIS
            for place in range(first_place(card), last_place(s, card) + 1):
                mask[first + place] = 1
                count += 1
    if forbids_hold(s, parts.WIKI) == ALLOWED:
        for pair in range(PAIRS):
            if forbids_swap(s, pair) == ALLOWED:
                mask[Verb.SWAP + pair] = 1
                count += 1
    if forbids_hold(s, parts.TOAST) == ALLOWED and forbids_toast(s) == ALLOWED:
        mask[Verb.TOAST] = 1
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
    if place >= s.standing:
        return Clause.STANDING_ONLY
    if first_place(card) <= place <= last_place(s, card):
        return ALLOWED
    if card <= parts.UP3:
        return Clause.UP_IN_FULL
    return Clause.PUH_IN_FULL if card == parts.PUH else Clause.NOT_THE_LAST


def first_place(card: int) -> int:
    """TT-14: the topmost place from which a card can move a tiki in full."""
    return card + 1 if card <= parts.UP3 else 0


def last_place(s: State, card: int) -> int:
    """TT-15, TT-16, TT-A2: the lowest place from which a card can move a tiki in full."""
    if card <= parts.UP3:
        return s.standing - 1
    if card == parts.PUH:
        return s.standing - 1 - PUH_PLACES
    return s.standing - 2


def forbids_swap(s: State, pair: int) -> int:
    """TT-17, TT-A3: both tikis are on the pole."""
    return ALLOWED if LOWER[pair] < s.standing else Clause.STANDING_ONLY


def forbids_toast(s: State) -> int:
    """TT-18, TT-A1: not as the first card that a player plays in a round."""
    for card in range(parts.CARDS):
        if s.played[s.actor, card] > 0:
            return ALLOWED
    return Clause.NOT_AS_FIRST_CARD
