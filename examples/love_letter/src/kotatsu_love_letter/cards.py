"""Cards that move: from the pile to a hand, to the table, between hands; and who knows what of them."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, all_but, tell
from kotatsu.engine.layout import Grid

from kotatsu_love_letter import parts
from kotatsu_love_letter.state import CLASSIC, DRAWN, HELD, EventKind, State


def copies_in_play(s: State, card: int) -> int:
    """LL-1, LL-20: the copies of a card in this game's deck."""
    return 0 if card == parts.BISHOP and s.court == CLASSIC else parts.COPIES[card]


# --- The pile


def take_from_pile(s: State) -> int:
    """Take a random card out of the pile's copies. The caller counts `pile_size`."""
    count = 0
    for card in range(parts.VALUES):
        count += s.pile[card]
    at = draw(s, count)
    card = 0
    while at >= s.pile[card]:
        at -= s.pile[card]
        card += 1
    s.pile[card] -= 1
    return card


def take_top_card(s: State) -> int:
    """The top card of the pile."""
    s.pile_size -= 1
    return take_from_pile(s)


def draw_into(s: State, seat: int, slot: int) -> None:
    """LL-7, LL-A4: a card that its owner alone sees: the top of the pile, or the one set aside when that is empty."""
    if s.pile_size > 0:
        card = take_top_card(s)
    else:
        card = s.aside
        s.aside = parts.NO_CARD
    s.hand[seat, slot] = card
    tell(s, all_but(seat), EventKind.DREW_UNSEEN, seat)
    tell(s, seat, EventKind.DREW, seat, card)


# --- Hands


def slot_of(s: State, seat: int, card: int) -> int:
    """LL-A6: where a card of a hand lies; of two equal ones, the one just drawn."""
    return DRAWN if s.hand[seat, DRAWN] == card else HELD


def lay_down(s: State, seat: int, card: int) -> None:
    """LL-8, LL-A6: a card of one's hand goes before one, face up; everybody sees which of the two it is."""
    slot = slot_of(s, seat, card)
    s.last_slot[seat] = slot
    tell(s, EVERYONE, EventKind.PLAYED, seat, card, slot)
    if slot == HELD:
        s.hand[seat, HELD] = s.hand[seat, DRAWN]
        forget(s, seat)
    s.hand[seat, DRAWN] = parts.NO_CARD
    s.discards[seat, card] += 1


def drop_hand(s: State, seat: int) -> int:
    """The card that a seat holds goes before it, face up; that card."""
    card = s.hand[seat, HELD]
    s.hand[seat, HELD] = parts.NO_CARD
    s.discards[seat, card] += 1
    forget(s, seat)
    return card


def knock_out(s: State, seat: int) -> None:
    """LL-9: out of the round; the hand is shown."""
    s.alive[seat] = 0
    tell(s, EVERYONE, EventKind.OUT, seat, drop_hand(s, seat))


def swap_hands(s: State, seat: int, other: int) -> None:
    """LL-15: two players trade hands; what the others knew of one card they now know of the other seat."""
    shown = s.shown[seat]
    s.shown[seat] = s.shown[other]
    s.shown[other] = shown
    swap(s.hand, seat, HELD, other, HELD)
    for card in range(parts.VALUES):
        swap(s.ruled_out, seat, card, other, card)
    for reader in range(s.seats):
        swap(s.known, reader, seat, reader, other)
        swap(s.has_seen, reader, seat, reader, other)
    forget_of(s, seat, seat)
    forget_of(s, other, other)
    learn(s, seat, other)
    learn(s, other, seat)


def swap(grid: Grid, row: int, column: int, other_row: int, other_column: int) -> None:
    """Exchange two items of a grid."""
    held = grid[row, column]
    grid[row, column] = grid[other_row, other_column]
    grid[other_row, other_column] = held


# --- Knowledge


def learn(s: State, reader: int, seat: int) -> None:
    """A seat now knows the card that another holds, and everybody knows that it does."""
    s.known[reader, seat] = s.hand[seat, HELD]
    s.has_seen[reader, seat] = 1


def learn_all(s: State, seat: int) -> None:
    """Everybody now knows the card that a seat holds."""
    s.shown[seat] = s.hand[seat, HELD]
    for reader in range(s.seats):
        if reader != seat:
            learn(s, reader, seat)


def forget(s: State, seat: int) -> None:
    """The card that a seat held has left: what was known of it is of no use."""
    s.shown[seat] = parts.NO_CARD
    for reader in range(s.seats):
        forget_of(s, reader, seat)
    for card in range(parts.VALUES):
        s.ruled_out[seat, card] = 0


def forget_of(s: State, reader: int, seat: int) -> None:
    """A seat no longer knows what another holds."""
    s.known[reader, seat] = parts.NO_CARD
    s.has_seen[reader, seat] = 0
