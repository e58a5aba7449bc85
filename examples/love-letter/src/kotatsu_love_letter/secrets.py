"""Fair guesses at what a seat may not see. Which fields those are, `state` declares."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.engine.layout import NOBODY

from kotatsu_love_letter import parts
from kotatsu_love_letter.cards import take_from_pile
from kotatsu_love_letter.state import NO_CARD, State


def guess(s: State, seat: int) -> None:
    """Deal the cards that this seat has not seen, around those it has seen in other hands and that are still there."""
    gather_unseen(s, seat)
    for other in range(s.seats):
        if other != seat:
            held = deal_held_card(s, seat, other)
            deal_drawn_card(s, other)
            for third in range(s.seats):
                if third != seat and third != other:
                    s.known[third, other] = held if s.seen[third, other] else NO_CARD
            s.known[other, other] = NO_CARD
            if seat >= 0:
                s.known[other, seat] = own_card(s, seat) if s.seen[other, seat] else NO_CARD


def gather_unseen(s: State, seat: int) -> None:
    """All cards but those on the table, in this seat's hand, or known to it."""
    for card in range(parts.CARDS):
        s.pile[card] = parts.COPIES[card] - s.removed[card]
        for other in range(s.seats):
            s.pile[card] -= s.discards[other, card]
        if seat >= 0:
            s.pile[card] -= s.hand[seat, card]
    for other in range(s.seats):
        if remembers(s, seat, other):
            s.pile[s.known[seat, other]] -= 1


def remembers(s: State, seat: int, other: int) -> bool:
    """Whether a seat knows the card that another holds."""
    return seat >= 0 and seat != other and s.known[seat, other] != NO_CARD


def own_card(s: State, seat: int) -> int:
    """The card that a seat held before it drew another."""
    for card in range(parts.CARDS):
        if s.hand[seat, card] > (1 if s.drawn[seat] == card else 0):
            return card
    return NO_CARD


def deal_held_card(s: State, seat: int, other: int) -> int:
    """The card that another holds: the one that is known, or one that it can be."""
    for card in range(parts.CARDS):
        s.hand[other, card] = 0
    if s.hand_size[other] == 0:
        return NO_CARD
    if remembers(s, seat, other):
        held = s.known[seat, other]
    else:
        held = take_equal(s, seat, other)
        if held == NO_CARD:
            held = take_possible(s, other)
    s.hand[other, held] = 1
    return held


def take_equal(s: State, seat: int, other: int) -> int:
    """Take the card that a Baron has shown to be equal to another's; NO_CARD where none is left or there is no such."""
    twin = s.twin[other]
    card = NO_CARD
    if twin != NOBODY and twin != seat:
        if remembers(s, seat, twin):
            card = s.known[seat, twin]
        elif twin < other:
            card = own_card(s, twin)
        else:
            card = take_pair(s, other)
    if card != NO_CARD:
        if s.pile[card] == 0:
            return NO_CARD
        s.pile[card] -= 1
    return card


def take_pair(s: State, seat: int) -> int:
    """A random card of which the pile has two, each pair as likely as any other; it stays in the pile."""
    total = 0
    for card in range(parts.CARDS):
        if can_hold(s, seat, card):
            total += s.pile[card] * (s.pile[card] - 1)
    if total == 0:
        return NO_CARD
    at = draw(s, total)
    card = 0
    while not can_hold(s, seat, card) or at >= s.pile[card] * (s.pile[card] - 1):
        if can_hold(s, seat, card):
            at -= s.pile[card] * (s.pile[card] - 1)
        card += 1
    return card


def deal_drawn_card(s: State, other: int) -> None:
    """The card that another has just drawn, if it has one beside the card it held."""
    s.drawn[other] = NO_CARD
    if s.hand_size[other] > 1:
        card = take_from_pile(s)
        s.drawn[other] = card
        s.hand[other, card] += 1


def take_possible(s: State, seat: int) -> int:
    """Take a random card of the pile that a seat can hold; any card where that leaves none."""
    total = possible_cards(s, seat)
    if total == 0:
        return take_from_pile(s)
    at = draw(s, total)
    card = 0
    while not can_hold(s, seat, card) or at >= s.pile[card]:
        if can_hold(s, seat, card):
            at -= s.pile[card]
        card += 1
    s.pile[card] -= 1
    return card


def possible_cards(s: State, seat: int) -> int:
    """How many cards of the pile a seat can hold."""
    total = 0
    for card in range(parts.CARDS):
        if can_hold(s, seat, card):
            total += s.pile[card]
    return total


def can_hold(s: State, seat: int, card: int) -> bool:
    """Whether the card that a seat holds, and one that is equal to it, can be this one."""
    twin = s.twin[seat]
    return not s.not_held[seat, card] and (twin == NOBODY or not s.not_held[twin, card])
