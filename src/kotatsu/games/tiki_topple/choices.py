"""What a player may do with a hand of cards, and why not the rest."""

from __future__ import annotations

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.layout import UNKNOWN, Mask
from kotatsu.games.tiki_topple.parts import CARDS, PUH, TIKIS, TOAST, UP1, UP3, WIKI
from kotatsu.games.tiki_topple.state import (
    BURN,
    DISCARD,
    DISCARD_A_CARD,
    LOWER,
    MOVERS,
    MUST_HOLD,
    NO_PASSING,
    NOT_AS_FIRST_CARD,
    NOT_THE_LAST,
    PAIRS,
    PLAY,
    PLAY_A_CARD,
    PUH_IN_FULL,
    PUH_PLACES,
    STANDING_ONLY,
    SWAP,
    UP_IN_FULL,
    State,
)


def legal(s: State, mask: Mask) -> int:
    """TT-11, TT-12: one card of the hand, whatever it does; no passing."""
    seat = s.actor
    count = 0
    for card in range(MOVERS):
        if s.hand[seat, card] > 0:
            for place in range(first_place(card), last_place(s, card) + 1):
                mask[PLAY + card * TIKIS + place] = 1
                count += 1
    if s.hand[seat, WIKI] > 0:
        for pair in range(PAIRS):
            if LOWER[pair] < s.standing:
                mask[SWAP + pair] = 1
                count += 1
    if s.hand[seat, TOAST] > 0 and not is_first_card(s, seat):
        mask[BURN] = 1
        count += 1
    if count == 0:
        count = legal_discards(s, mask)
    return count


def legal_discards(s: State, mask: Mask) -> int:
    """TT-A4: with no card that can be carried out, any card is discarded without effect."""
    count = 0
    for card in range(CARDS):
        if s.hand[s.actor, card] > 0:
            mask[DISCARD + card] = 1
            count += 1
    return count


def first_place(card: int) -> int:
    """TT-14: the topmost place from which a card can move a tiki in full."""
    return card + 1 if card <= UP3 else 0


def last_place(s: State, card: int) -> int:
    """TT-15, TT-16, TT-A2: the lowest place from which a card can move a tiki in full."""
    if card <= UP3:
        return s.standing - 1
    if card == PUH:
        return s.standing - 1 - PUH_PLACES
    return s.standing - 2


def is_first_card(s: State, seat: int) -> bool:
    """TT-18, TT-A1: the first card that a player plays in a round."""
    for card in range(CARDS):
        if s.played[seat, card] > 0:
            return False
    return True


# --- For people


def question(s: State) -> int:
    """TT-11, TT-A4: a card to play, or one to discard where none can be carried out; who cannot see says the former."""
    is_hidden = s.hand[s.actor, UP1] == UNKNOWN
    return PLAY_A_CARD if is_hidden or has_playable_card(s) else DISCARD_A_CARD


def has_playable_card(s: State) -> bool:
    """Whether some card of the actor's hand can be carried out."""
    for card in range(CARDS):
        if s.hand[s.actor, card] > 0 and is_playable(s, card):
            return True
    return False


def is_playable(s: State, card: int) -> bool:
    """Whether a card has a legal use on this pole."""
    if card == TOAST:
        return not is_first_card(s, s.actor)
    return card == WIKI or first_place(card) <= last_place(s, card)


def why_not(s: State, action: int) -> int:
    """The clause that forbids an action; must agree with `legal`."""
    if action >= DISCARD:
        return NO_PASSING if has_playable_card(s) else why_not_hold(s, action - DISCARD)
    if action >= BURN:
        return why_not_hold(s, TOAST) or (NOT_AS_FIRST_CARD if is_first_card(s, s.actor) else ALLOWED)
    if action >= SWAP:
        return why_not_hold(s, WIKI) or (STANDING_ONLY if LOWER[action - SWAP] >= s.standing else ALLOWED)
    card = (action - PLAY) // TIKIS
    return why_not_hold(s, card) or why_not_move(s, card, (action - PLAY) % TIKIS)


def why_not_hold(s: State, card: int) -> int:
    """TT-11: only cards of one's own hand."""
    return ALLOWED if s.hand[s.actor, card] > 0 else MUST_HOLD


def why_not_move(s: State, card: int, place: int) -> int:
    """TT-14 to TT-16: a move is made in full; a tiki that has been removed does not move."""
    if place >= s.standing:
        return STANDING_ONLY
    if first_place(card) <= place <= last_place(s, card):
        return ALLOWED
    if card <= UP3:
        return UP_IN_FULL
    return PUH_IN_FULL if card == PUH else NOT_THE_LAST
