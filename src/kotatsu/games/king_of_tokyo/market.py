"""The display and the pile (KT-7, KT-24, KT-25, KT-27).

The order of the pile is not stored: a card is drawn when it is turned up. Made in a Lab, by which the active player
looks at the top of the pile, is why the first cards may be known already.
"""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, all_but, tell
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.state import DISCARDED, NO_CARD, PILE, SHOWN, TOPS, EventKind, State


def is_known_top(s: State, card: int) -> bool:
    """Whether a card of the pile is one that somebody has looked at."""
    for depth in range(TOPS):
        if s.top[depth] == card:
            return True
    return False


def count_pile(s: State) -> int:
    """How many cards of the pile nobody has looked at."""
    count = 0
    for card in range(parts.CARDS):
        if s.where[card] == PILE and not is_known_top(s, card):
            count += 1
    return count


def draw_unseen(s: State) -> int:
    """A random card of the pile that nobody has looked at; NO_CARD when there is none."""
    count = count_pile(s)
    if count == 0:
        return NO_CARD
    at = draw(s, count)
    card = 0
    while at > 0 or s.where[card] != PILE or is_known_top(s, card):
        if s.where[card] == PILE and not is_known_top(s, card):
            at -= 1
        card += 1
    return card


def reshuffle(s: State) -> None:
    """KT-27: the discarded cards make a new pile."""
    tell(s, EVERYONE, EventKind.RESHUFFLED)
    for card in range(parts.CARDS):
        if s.where[card] == DISCARDED:
            s.where[card] = PILE


def take_top(s: State) -> int:
    """Take the first card of the pile, shuffling a new one if it is used up; NO_CARD when there is none at all."""
    card = s.top[0]
    if card == NO_CARD:
        if count_pile(s) == 0:
            reshuffle(s)
        return draw_unseen(s)
    forget_top(s, 0)
    return card


def forget_top(s: State, depth: int) -> None:
    """A known card leaves the top of the pile; one known below it moves up."""
    for place in range(depth, TOPS):
        below = place + 1
        s.top[place] = s.top[below] if below < TOPS else NO_CARD
        for seat in range(s.seats):
            s.top_seen[place, seat] = s.top_seen[below, seat] if below < TOPS else 0


def show_card(s: State, place: int) -> None:
    """KT-24: a free place of the display is filled at once; it stays empty when there is no card left (KT-27)."""
    card = take_top(s)
    s.display[place] = card
    if card != NO_CARD:
        s.where[card] = SHOWN
        tell(s, EVERYONE, EventKind.SHOWN, card)


def show_all(s: State) -> None:
    """KT-7, KT-25: three cards from the pile."""
    for place in range(parts.DISPLAY):
        show_card(s, place)


def look_at_top(s: State, seat: int, cards: int) -> None:
    """Made in a Lab: a seat sees the first cards of the pile; the others know only that it does."""
    for depth in range(cards):
        if s.top[depth] == NO_CARD:
            if count_pile(s) == 0:
                reshuffle(s)
            s.top[depth] = draw_unseen(s)
        if s.top[depth] != NO_CARD and s.top_seen[depth, seat] == 0:
            s.top_seen[depth, seat] = 1
            tell(s, seat, EventKind.LOOKED, seat, s.top[depth])
            tell(s, all_but(seat), EventKind.LOOKS, seat)
