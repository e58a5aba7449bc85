"""Cards that change hands, and what everybody has seen of them. What a seat may know follows from here.

Starting hands lie open before they are taken up (PK-12), cards of the centre are open, stolen cards are shown (PK-17,
PK-19): only a card drawn from the pile is known to its owner alone. `seen` remembers the rest for everybody.
Equal cards are one and the same, so a card that leaves a hand is taken to be one that was seen, where one was.
"""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.games.pikit.parts import CANCELS, KAIJU, MECHA
from kotatsu.games.pikit.state import State, is_card_for

ANY, CANCELLING, HARMLESS = range(3)
"""Which cards of the pile are wanted."""


# --- The pile


def is_wanted(kaiju: int, wanted: int) -> bool:
    """Whether a Kaiju is of the wanted sort."""
    if wanted == ANY:
        return True
    return is_card_for(kaiju, CANCELS) == (wanted == CANCELLING)


def draw_from_pile(s: State, wanted: int) -> int:
    """A random card of the wanted sort leaves the pile's copies, which must hold one. `pile_size` is the caller's."""
    count = 0
    for kaiju in range(KAIJU):
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
    """The top card of the pile."""
    s.pile_size -= 1
    return draw_from_pile(s, ANY)


# --- Hands


def cards_of(s: State, seat: int) -> int:
    """How many cards a seat holds, Kaiju and Mecha."""
    return s.hand_size[seat] + mecha_of(s, seat)


def mecha_of(s: State, seat: int) -> int:
    """How many Mecha a seat holds."""
    count = 0
    for mecha in range(MECHA):
        if s.holder[mecha] == seat:
            count += 1
    return count


def gain_seen(s: State, seat: int, kaiju: int) -> None:
    """A card goes to a hand before everybody's eyes."""
    gain_unseen(s, seat, kaiju)
    s.seen[seat, kaiju] += 1


def gain_unseen(s: State, seat: int, kaiju: int) -> None:
    """A card goes to a hand that its owner alone has seen."""
    s.hand[seat, kaiju] += 1
    s.hand_size[seat] += 1


def lose(s: State, seat: int, kaiju: int) -> None:
    """A card leaves a hand, shown to all."""
    s.hand[seat, kaiju] -= 1
    s.hand_size[seat] -= 1
    if s.seen[seat, kaiju] > 0:
        s.seen[seat, kaiju] -= 1
    elif is_card_for(kaiju, CANCELS):
        s.armed[seat] = 0
    elif s.harmless[seat] > 0:
        s.harmless[seat] -= 1


def put_on_discard(s: State, kaiju: int) -> None:
    """PK-14: face up, and never to return (PK-A11)."""
    s.discard[kaiju] += 1
    s.discard_top = kaiju
    s.idle = 0


# --- What asking gives away


def can_cancel(s: State, seat: int) -> bool:
    """Whether a hand holds a cancelling card."""
    for kaiju in range(KAIJU):
        if is_card_for(kaiju, CANCELS) and s.hand[seat, kaiju] > 0:
            return True
    return False


def unseen(s: State, seat: int) -> int:
    """How many Kaiju of a hand only its owner has seen."""
    count = s.hand_size[seat]
    for kaiju in range(KAIJU):
        count -= s.seen[seat, kaiju]
    return count


def was_seen_to_cancel(s: State, seat: int) -> bool:
    """Whether everybody knows of a cancelling card in a hand."""
    for kaiju in range(KAIJU):
        if is_card_for(kaiju, CANCELS) and s.seen[seat, kaiju] > 0:
            return True
    return False


def learn_from_asking(s: State, seat: int, asked: bool) -> None:
    """Only those who can cancel are asked: to be asked, or not to be, tells of the cards that nobody else has seen."""
    if was_seen_to_cancel(s, seat):
        return
    if asked:
        s.armed[seat] = 1
    else:
        s.harmless[seat] = unseen(s, seat)
