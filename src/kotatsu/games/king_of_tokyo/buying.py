"""Step 4, buying cards (KT-24 to KT-26), and the cards that act on it.

In one's own step: Made in a Lab, Parasitic Tentacles. When a card is turned up: Opportunist of the others. At every
purchase: Alien Origin (in `price_for`), Media-Friendly. What discard cards do is in discards.py.
"""

from __future__ import annotations

from kotatsu.engine.agenda import SECOND, pop, push, top_frame
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.discards import play_discard
from kotatsu.games.king_of_tokyo.keeping import receive_card
from kotatsu.games.king_of_tokyo.market import forget_top, look_at_top, show_all, show_card
from kotatsu.games.king_of_tokyo.monsters import (
    count_living,
    gain_energy,
    gain_stars_by,
    is_alive,
    power,
    price_for,
)
from kotatsu.games.king_of_tokyo.permissions import (
    candidate,
    count_candidates,
    forbids_buy,
    forbids_snatch,
    forbids_sweep,
    looks_left,
)
from kotatsu.games.king_of_tokyo.state import DISCARDED, NO_CARD, PILE, SHOWN, EventKind, Frame, State, Verb

ALL_PLACES = (1 << parts.DISPLAY) - 1
"""Every place of the display, as bits."""


# --- The active player's step


def ask_to_buy(s: State, seat: int) -> bool:
    """KT-24, KT-25: while there is something one can pay for."""
    s.actor = seat
    if is_alive(s, seat) and not is_sure_to_win(s, seat):
        looks = looks_left(s, seat)
        if looks > 0:
            look_at_top(s, seat, looks)
        if forbids_sweep(s) == ALLOWED or has_something_to_buy(s):
            return True
    pop(s)
    return False


def has_something_to_buy(s: State) -> bool:
    """Whether the actor can buy any card."""
    for number in range(count_candidates(s)):
        card = candidate(s, number)
        if card >= 0 and forbids_buy(s, card) == ALLOWED:
            return True
    return False


def is_sure_to_win(s: State, seat: int) -> bool:
    """KT-29: the last monster, with no poison to die of, has nothing left to decide."""
    return count_living(s) == 1 and s.poison[seat] == 0


def answer_buy(s: State, action: int) -> None:
    """Buy, sweep, or stop buying."""
    if action == Verb.DONE:
        pop(s)
    elif action == Verb.SWEEP:
        sweep(s)
    else:
        begin_purchase(s, s.actor, action - Verb.BUY)


def sweep(s: State) -> None:
    """KT-25: 2 energy; the shown cards are discarded and three new ones shown."""
    s.energy[s.actor] -= parts.SWEEP_PRICE
    tell(s, EVERYONE, EventKind.SWEPT, s.actor)
    for place in range(parts.DISPLAY):
        if s.display[place] != NO_CARD:
            s.where[s.display[place]] = DISCARDED
    show_all(s)
    offer(s, ALL_PLACES)


# --- A purchase


def begin_purchase(s: State, seat: int, card: int) -> None:
    """Somebody buys a card. An owner about to lose Rapid Healing may use it first."""
    push(s, Frame.PURCHASE, seat, card, 0)
    if s.where[card] < s.seats and heals(s, card):
        push(s, Frame.HEALING_WINDOW, s.where[card], 0, 0)


def heals(s: State, card: int) -> bool:
    """Whether a card is Rapid Healing, or the Mimic that copies it."""
    return card == parts.RAPID_HEALING or (card == parts.MIMIC and s.copied == parts.RAPID_HEALING)


def purchase(s: State, seat: int) -> bool:
    """KT-24, KT-26: pay, take the card, fill the display; then what the card does, then Opportunists."""
    card = top_frame(s, SECOND)
    pop(s)
    pay(s, seat, card)
    gain_stars_by(s, seat, parts.MEDIA_FRIENDLY_STARS * power(s, seat, parts.MEDIA_FRIENDLY), parts.MEDIA_FRIENDLY)
    came_from = s.where[card]
    s.where[card] = seat  # KT-D16: a discard card too, until its place is filled
    if came_from == SHOWN:
        for place in range(parts.DISPLAY):
            if s.display[place] == card:
                show_card(s, place)
                offer(s, 1 << place)
    elif came_from == PILE:
        s.looks_bought += 1
        forget_top(s, 1 if s.top[1] == card else 0)
    if card < parts.KEEPS:
        receive_card(s, seat, card)
    else:
        s.where[card] = DISCARDED
        play_discard(s, seat, card)
    return False


def pay(s: State, seat: int, card: int) -> None:
    """KT-24: the price to the bank, or to the monster that owns the card (Parasitic Tentacles)."""
    price = price_for(s, seat, card)
    s.energy[seat] -= price
    seller = s.where[card]
    if seller < s.seats:
        tell(s, EVERYONE, EventKind.BOUGHT_FROM, seat, card, price, seller)
        gain_energy(s, seller, price)
    else:
        tell(s, EVERYONE, EventKind.BOUGHT, seat, card, price)


# --- Opportunist


def offer(s: State, places: int) -> None:
    """KT-34: newly shown cards are offered to Opportunists, the nearest on the active player's left first."""
    push(s, Frame.OFFER_SHOWN, (s.turn + 1) % s.seats, places, 0)


def ask_opportunist(s: State, seat: int) -> bool:
    """Opportunist: a card just shown may be bought on another's turn, at one's own price."""
    places = top_frame(s, SECOND)
    if seat == s.turn or places == 0:
        pop(s)
        return False
    s.actor = seat
    if is_alive(s, seat) and power(s, seat, parts.OPPORTUNIST) > 0 and can_snatch(s):
        return True
    next_opportunist(s, seat, places)
    return False


def can_snatch(s: State) -> bool:
    """Whether the actor can pay for something offered."""
    for place in range(parts.DISPLAY):
        if s.display[place] != NO_CARD and forbids_snatch(s, s.display[place]) == ALLOWED:
            return True
    return False


def next_opportunist(s: State, seat: int, places: int) -> None:
    """The offer goes on to the next seat clockwise."""
    pop(s)
    push(s, Frame.OFFER_SHOWN, (seat + 1) % s.seats, places, 0)


def answer_opportunity(s: State, action: int) -> None:
    """Buy an offered card; what is left of the offer comes back after the card that replaces it has been offered."""
    seat = s.actor
    places = top_frame(s, SECOND)
    if action == Verb.DONE:
        next_opportunist(s, seat, places)
        return
    pop(s)
    card = action - Verb.BUY
    left = places
    for place in range(parts.DISPLAY):
        if s.display[place] == card:
            left -= 1 << place
    if left > 0:  # so that offers hold different places, and are never more than there are places
        push(s, Frame.OFFER_SHOWN, seat, left, 0)
    begin_purchase(s, seat, card)
