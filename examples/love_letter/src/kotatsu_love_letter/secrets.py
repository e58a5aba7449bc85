"""Fair guesses at what a seat may not see. Which fields those are, `state` declares."""

from __future__ import annotations

from kotatsu_love_letter import parts
from kotatsu_love_letter.cards import copies_in_play, take_from_pile
from kotatsu_love_letter.state import DRAWN, HELD, State, cards_in_hand


def guess(s: State, seat: int) -> None:
    """Deal the cards that this seat has not seen; a deal that contradicts what everybody knows is dealt again."""
    deal(s, seat)
    while is_contradiction(s, seat):
        deal(s, seat)
    guess_knowledge(s, seat)


def deal(s: State, seat: int) -> None:
    """Deal the cards that this seat has not seen to the other hands, the card set aside and the pile."""
    gather(s, seat)
    for other in range(s.seats):
        if other != seat and cards_in_hand(s, other) > 0:
            if s.hand[other, HELD] == parts.NO_CARD:
                s.hand[other, HELD] = take_from_pile(s)
            if cards_in_hand(s, other) > 1:
                s.hand[other, DRAWN] = take_from_pile(s)
    s.aside = take_from_pile(s) if left_in_pile(s) > s.pile_size else parts.NO_CARD


def gather(s: State, seat: int) -> None:
    """Leave in the other hands what this seat knows to be there; all that it has not seen is in the pile."""
    for card in range(parts.VALUES):
        s.pile[card] = copies_in_play(s, card)
        for other in range(s.seats):
            s.pile[card] -= s.discards[other, card]
    if s.seats == 2:
        for place in range(parts.TURNED_UP):
            s.pile[s.turned_up[place]] -= 1
    for other in range(s.seats):
        if other != seat:
            s.hand[other, HELD] = s.known[seat, other] if seat >= 0 else s.shown[other]
            s.hand[other, DRAWN] = parts.NO_CARD
        s.pile[s.hand[other, HELD]] -= 1
        s.pile[s.hand[other, DRAWN]] -= 1
    s.pile[parts.NO_CARD] = 0


def left_in_pile(s: State) -> int:
    """How many cards have not been dealt."""
    count = 0
    for card in range(parts.VALUES):
        count += s.pile[card]
    return count


def is_contradiction(s: State, seat: int) -> bool:
    """Whether a guessed hand is one that everybody knows it not to be."""
    for other in range(s.seats):
        if other != seat and s.alive[other] > 0 and s.ruled_out[other, s.hand[other, HELD]] > 0:
            return True
    return False


def guess_knowledge(s: State, seat: int) -> None:
    """What the others know follows from whose cards they have seen."""
    for reader in range(s.seats):
        if reader != seat:
            for other in range(s.seats):
                s.known[reader, other] = s.hand[other, HELD] if s.has_seen[reader, other] > 0 else parts.NO_CARD
