"""Fair guesses at what a seat may not see, and what asking gives away. Which fields are hidden, `state` declares."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.games.pikit import parts
from kotatsu.games.pikit.cards import ANY, CANCELLING, HARMLESS, copies_in_play, draw_from_pile
from kotatsu.games.pikit.state import State


def guess(s: State, seat: int) -> None:
    """Deal the cards that this seat has not seen among the pile and the others' hands, every fitting deal as likely.

    A seat that must hold a cancelling card is given one first. A deal in which it ends up with m of them then comes up
    m times too often, so it is kept one time in m.
    """
    gather(s, seat)
    deal(s, seat)
    while is_too_frequent(s, seat):
        gather(s, seat)
        deal(s, seat)


def gather(s: State, seat: int) -> None:
    """Leave in the others' hands what everybody has seen there; all that this seat has not seen is in the pile."""
    for kaiju in range(parts.KAIJU):
        s.pile[kaiju] = copies_in_play(s, kaiju) - s.discard[kaiju]
        for other in range(s.seats):
            if other != seat:
                s.hand[other, kaiju] = s.seen[other, kaiju]
            s.pile[kaiju] -= s.hand[other, kaiju]
    for place in range(parts.CENTRE):
        if s.centre[place] >= 0:
            s.pile[s.centre[place]] -= 1


def deal(s: State, seat: int) -> None:
    """Fill the others' hands: proven cards first, so that those that can be anything come from what is left."""
    for other in range(s.seats):
        if other != seat:
            give(s, other, CANCELLING, s.armed[other])
    for other in range(s.seats):
        if other != seat:
            give(s, other, HARMLESS, s.harmless[other])
    for other in range(s.seats):
        if other != seat:
            give(s, other, ANY, unseen(s, other) - s.armed[other] - s.harmless[other])


def give(s: State, seat: int, wanted: int, count: int) -> None:
    """Random cards of the wanted sort go from the pile to a hand."""
    for _ in range(count):
        s.hand[seat, draw_from_pile(s, wanted)] += 1


def is_too_frequent(s: State, seat: int) -> bool:
    """Whether chance throws this deal away, so that all fitting deals are equally likely."""
    for other in range(s.seats):
        if other != seat and s.armed[other] > 0:
            cancelling = 0
            for card in range(len(parts.CANCEL_CARDS)):
                kaiju = parts.CANCEL_CARDS[card]
                cancelling += s.hand[other, kaiju] - s.seen[other, kaiju]
            if draw(s, cancelling) > 0:
                return True
    return False


# --- What asking gives away


def learn_from_asking(s: State, seat: int, asked: bool) -> None:
    """PK-A8: only seats that can cancel are asked, which tells of the cards that their owner alone has seen."""
    if was_seen_to_cancel(s, seat):
        return
    if asked:
        s.armed[seat] = 1
    else:
        s.harmless[seat] = unseen(s, seat)


def was_seen_to_cancel(s: State, seat: int) -> bool:
    """Whether everybody knows of a cancelling card in a hand."""
    for card in range(len(parts.CANCEL_CARDS)):
        if s.seen[seat, parts.CANCEL_CARDS[card]] > 0:
            return True
    return False


def unseen(s: State, seat: int) -> int:
    """How many Kaiju of a hand only its owner has seen."""
    count = s.hand_size[seat]
    for kaiju in range(parts.KAIJU):
        count -= s.seen[seat, kaiju]
    return count
