"""The pile, the centre, the hands and the discard: cards that move, and who has seen them.

Starting hands lie open before they are taken up (PK-12), cards of the centre are open, stolen cards are shown (PK-17,
PK-19): a card drawn from the pile is the only one that its owner alone has seen. `seen` keeps the others for all seats.
Equal cards are interchangeable, so a card that leaves a hand is taken to be a seen one where there is one.
A Kaiju that goes to a hand or leaves one has moved, which begins the count of idle turns again (PK-A19).
"""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.games.pikit import parts
from kotatsu.games.pikit.state import MOVED, State

ANY, CANCELLING, HARMLESS = range(3)
"""Which cards of the pile are wanted: all, those that can cancel, those that cannot."""


def is_card_for(kaiju: int, effect: int) -> bool:
    """PK-19: whether a Kaiju can be played for one of the five effects; a joker can for all of them."""
    return parts.EFFECTS[kaiju] == effect or parts.EFFECTS[kaiju] == parts.JOKER


# --- The pile


def copies_in_play(s: State, kaiju: int) -> int:
    """PK-10, PK-U1: the copies of a Kaiju in this game's deck."""
    if s.seats == 2:
        return parts.COPIES[kaiju] - parts.REMOVED_AT_TWO[kaiju]
    return parts.COPIES[kaiju]


def is_wanted(kaiju: int, wanted: int) -> bool:
    """Whether a Kaiju is of the wanted sort."""
    if wanted == ANY:
        return True
    return is_card_for(kaiju, parts.CANCELS) == (wanted == CANCELLING)


def draw_from_pile(s: State, wanted: int) -> int:
    """For guesses: a random card of the wanted sort out of the pile's copies; `pile_size` stays as it is."""
    count = 0
    for kaiju in range(parts.KAIJU):
        if is_wanted(kaiju, wanted):
            count += s.pile[kaiju]
    at = draw(s, count)
    kaiju = 0
    while not is_wanted(kaiju, wanted) or at >= s.pile[kaiju]:
        if is_wanted(kaiju, wanted):
            at -= s.pile[kaiju]
        kaiju += 1
    s.pile[kaiju] -= 1
    return kaiju


def turn_card(s: State) -> int:
    """Take the top card of the pile: any of its cards is as likely as any other."""
    at = draw(s, s.pile_size)
    kaiju = 0
    while at >= s.pile[kaiju]:
        at -= s.pile[kaiju]
        kaiju += 1
    s.pile[kaiju] -= 1
    s.pile_size -= 1
    return kaiju


# --- The centre and the discard


def in_centre(s: State, kaiju: int) -> int:
    """How many cards of a value lie in the centre."""
    count = 0
    for place in range(parts.CENTRE):
        if s.centre[place] == kaiju:
            count += 1
    return count


def put_on_discard(s: State, kaiju: int) -> None:
    """PK-14, PK-A11: face up, and never to return."""
    s.discard[kaiju] += 1
    s.discard_top = kaiju


# --- Hands


def cards_of(s: State, seat: int) -> int:
    """How many cards a seat holds, Kaiju and Mecha."""
    return s.hand_size[seat] + mecha_of(s, seat)


def mecha_of(s: State, seat: int) -> int:
    """How many Mecha a seat holds."""
    count = 0
    for mecha in range(parts.MECHA):
        if s.holder[mecha] == seat:
            count += 1
    return count


def gain_seen(s: State, seat: int, kaiju: int) -> None:
    """Add a card that everybody has seen to a hand."""
    gain_unseen(s, seat, kaiju)
    s.seen[seat, kaiju] += 1


def gain_unseen(s: State, seat: int, kaiju: int) -> None:
    """Add a card that only its owner has seen to a hand."""
    s.hand[seat, kaiju] += 1
    s.hand_size[seat] += 1
    s.idle = MOVED


def lose(s: State, seat: int, kaiju: int) -> None:
    """Take a card out of a hand, shown to all."""
    s.hand[seat, kaiju] -= 1
    s.hand_size[seat] -= 1
    s.idle = MOVED
    if s.seen[seat, kaiju] > 0:
        s.seen[seat, kaiju] -= 1
    elif is_card_for(kaiju, parts.CANCELS):
        s.armed[seat] = 0
    elif s.harmless[seat] > 0:
        s.harmless[seat] -= 1
