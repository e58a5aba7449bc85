"""Taking and moving cards, and what players know of them."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, all_but, tell
from kotatsu.engine.layout import NOBODY

from kotatsu_love_letter import parts
from kotatsu_love_letter.state import DRAWN, HELD, NO_CARD, EventKind, State

# --- Drawing


def take_from_pile(s: State) -> int:
    """A random card that nobody has seen, each as likely as any other."""
    left = 0
    for card in range(parts.CARDS):
        left += s.pile[card]
    at = draw(s, left)
    card = 0
    while at >= s.pile[card]:
        at -= s.pile[card]
        card += 1
    s.pile[card] -= 1
    return card


def draw_card(s: State, seat: int) -> None:
    """A card goes to a hand, and its owner alone learns which; with an empty deck it is the one set aside (LL-9)."""
    card = take_from_pile(s)
    if s.deck_left > 0:
        s.deck_left -= 1
    if s.hand_size[seat] > 0:
        s.drawn[seat] = card
    else:
        forget_hand(s, seat)
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1
    tell(s, seat, EventKind.DREW, seat, card)
    tell(s, all_but(seat), EventKind.DRAWS, seat)


# --- Laying down


def held_card(s: State, seat: int) -> int:
    """The one card of a hand, or the highest of two; NO_CARD for an empty one."""
    for card in range(parts.CARDS - 1, -1, -1):
        if s.hand[seat, card] > 0:
            return card
    return NO_CARD


def lay_down(s: State, seat: int, card: int) -> int:
    """A card of a hand goes before its owner, face up; whether it was HELD before or just DRAWN (LL-A3)."""
    origin = DRAWN if s.drawn[seat] == card else HELD
    s.hand[seat, card] -= 1
    s.hand_size[seat] -= 1
    s.discards[seat, card] += 1
    s.drawn[seat] = NO_CARD
    if origin == HELD:
        reveal_twin(s, seat, card)
        forget_hand(s, seat)
        s.not_held[seat, card] = 1
    return origin


def reveal_twin(s: State, seat: int, card: int) -> None:
    """Whoever holds an equal card is known to hold this one."""
    if s.twin[seat] != NOBODY:
        for other in range(parts.CARDS):
            s.not_held[s.twin[seat], other] = 0 if other == card else 1


def discard_hand(s: State, seat: int) -> int:
    """The one card of a hand is discarded without its effect; which it was."""
    card = held_card(s, seat)
    lay_down(s, seat, card)
    tell(s, EVERYONE, EventKind.DISCARDED, seat, card)
    return card


def knock_out(s: State, seat: int) -> None:
    """LL-2: a player who is out discards the hand and waits for the next round."""
    s.out[seat] = 1
    tell(s, EVERYONE, EventKind.OUT, seat)
    if s.hand_size[seat] > 0:
        discard_hand(s, seat)


# --- Knowing


def learn(s: State, seat: int, other: int) -> None:
    """A player sees the card of another."""
    card = held_card(s, other)
    remember(s, seat, other, card)
    tell(s, seat, EventKind.SAW, seat, other, card)


def remember(s: State, seat: int, other: int, card: int) -> None:
    """A player knows the card of another, and everybody knows that."""
    s.known[seat, other] = card
    s.seen[seat, other] = 1


def forget_hand(s: State, seat: int) -> None:
    """What was known of the card that a seat held is worth nothing any more."""
    for card in range(parts.CARDS):
        s.not_held[seat, card] = 0
    for other in range(s.seats):
        s.known[other, seat] = NO_CARD
        s.seen[other, seat] = 0
        if s.twin[other] == seat:
            s.twin[other] = NOBODY
    s.twin[seat] = NOBODY
