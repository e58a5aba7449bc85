"""Step 4, buying cards (KT-24 to KT-26), and the cards that act on it.

In one's own step: Made in a Lab, Parasitic Tentacles. When a card is turned up: Opportunist of the others. At every
purchase: Alien Origin (in `price_for`), Media-Friendly. What discard cards do is in discards.py.
"""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import Mask
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
from kotatsu.games.king_of_tokyo.parts import (
    CARDS,
    DISPLAY,
    KEEPS,
    MADE_IN_A_LAB,
    MEDIA_FRIENDLY,
    MEDIA_FRIENDLY_STARS,
    MIMIC,
    OPPORTUNIST,
    PARASITIC_TENTACLES,
    RAPID_HEALING,
    SWEEP_PRICE,
)
from kotatsu.games.king_of_tokyo.state import (
    BOUGHT,
    BOUGHT_FROM,
    BUY,
    DISCARDED,
    DONE,
    HEALING_WINDOW,
    NO_CARD,
    OFFER_SHOWN,
    PILE,
    PURCHASE,
    SHOWN,
    SWEEP,
    SWEPT,
    TOPS,
    State,
)

ALL_PLACES = (1 << DISPLAY) - 1
"""Every place of the display, as bits."""


# --- The active player's step


def ask_to_buy(s: State, seat: int) -> bool:
    """KT-24, KT-25: while there is something one can pay for."""
    if is_alive(s, seat) and not is_sure_to_win(s, seat):
        looks = looks_left(s, seat)
        if looks > 0:
            look_at_top(s, seat, looks)
        if s.energy[seat] >= SWEEP_PRICE or has_something_to_buy(s, seat):
            s.actor = seat
            return True
    pop(s)
    return False


def is_sure_to_win(s: State, seat: int) -> bool:
    """KT-29: the last monster, with no poison to die of, has nothing left to decide."""
    return count_living(s) == 1 and s.poison[seat] == 0


def looks_left(s: State, seat: int) -> int:
    """KT-D5: Made in a Lab lets its owner buy one card from the top of the pile each turn, a Mimic of it one more."""
    return min(TOPS, power(s, seat, MADE_IN_A_LAB) - s.looks_bought)


def can_afford(s: State, seat: int, card: int) -> bool:
    """KT-24: the price is paid in energy one has."""
    return s.energy[seat] >= price_for(s, seat, card)


def is_for_sale(s: State, seat: int, card: int) -> bool:
    """What the active player may buy: the display, the top of the pile (Made in a Lab), others' cards (Tentacles)."""
    where = s.where[card]
    if where == SHOWN:
        return True
    if where == PILE:
        for depth in range(looks_left(s, seat)):
            if s.top[depth] == card:
                return True
        return False
    return where < s.seats and where != seat and power(s, seat, PARASITIC_TENTACLES) > 0


def has_something_to_buy(s: State, seat: int) -> bool:
    """Whether any card can be bought."""
    for card in range(CARDS):
        if is_for_sale(s, seat, card) and can_afford(s, seat, card):
            return True
    return False


def legal_purchases(s: State, mask: Mask) -> int:
    """KT-24, KT-25: buy a card, sweep the display, or stop."""
    seat = s.actor
    mask[DONE] = 1
    count = 1
    if s.energy[seat] >= SWEEP_PRICE:
        mask[SWEEP] = 1
        count += 1
    for card in range(CARDS):
        if is_for_sale(s, seat, card) and can_afford(s, seat, card):
            mask[BUY + card] = 1
            count += 1
    return count


def answer_buy(s: State, action: int) -> None:
    """Buy, sweep, or stop buying."""
    if action == DONE:
        pop(s)
    elif action == SWEEP:
        sweep(s)
    else:
        begin_purchase(s, s.actor, action - BUY)


def sweep(s: State) -> None:
    """KT-25: 2 energy; the shown cards are discarded and three new ones shown."""
    s.energy[s.actor] -= SWEEP_PRICE
    tell(s, EVERYONE, SWEPT, s.actor)
    for place in range(DISPLAY):
        if s.display[place] != NO_CARD:
            s.where[s.display[place]] = DISCARDED
    show_all(s)
    offer(s, ALL_PLACES)


# --- A purchase


def begin_purchase(s: State, seat: int, card: int) -> None:
    """Somebody buys a card. An owner about to lose Rapid Healing may use it first."""
    push(s, PURCHASE, seat, card, 0)
    if s.where[card] < s.seats and heals(s, card):
        push(s, HEALING_WINDOW, s.where[card], 0, 0)


def heals(s: State, card: int) -> bool:
    """Whether a card is Rapid Healing, or the Mimic that copies it."""
    return card == RAPID_HEALING or (card == MIMIC and s.copied == RAPID_HEALING)


def purchase(s: State, seat: int, card: int) -> None:
    """KT-24, KT-26: pay, take the card, fill the display; then what the card does, then Opportunists."""
    pop(s)
    pay(s, seat, card)
    gain_stars_by(s, seat, MEDIA_FRIENDLY_STARS * power(s, seat, MEDIA_FRIENDLY), MEDIA_FRIENDLY)
    came_from = s.where[card]
    s.where[card] = DISCARDED if card >= KEEPS else seat
    if came_from == SHOWN:
        for place in range(DISPLAY):
            if s.display[place] == card:
                show_card(s, place)
                offer(s, 1 << place)
    elif came_from == PILE:
        s.looks_bought += 1
        forget_top(s, 1 if s.top[1] == card else 0)
    if card < KEEPS:
        receive_card(s, seat, card)
    else:
        play_discard(s, seat, card)


def pay(s: State, seat: int, card: int) -> None:
    """KT-24: the price to the bank, or to the monster that owns the card (Parasitic Tentacles)."""
    price = price_for(s, seat, card)
    s.energy[seat] -= price
    seller = s.where[card]
    if seller < s.seats:
        tell(s, EVERYONE, BOUGHT_FROM, seat, card, price, seller)
        gain_energy(s, seller, price)
    else:
        tell(s, EVERYONE, BOUGHT, seat, card, price)


# --- Opportunist


def offer(s: State, places: int) -> None:
    """KT-34: newly shown cards are offered to Opportunists, the nearest on the active player's left first."""
    push(s, OFFER_SHOWN, (s.turn + 1) % s.seats, places, 0)


def ask_opportunist(s: State, seat: int, places: int) -> bool:
    """Opportunist: a card just shown may be bought on another's turn, at one's own price."""
    if seat == s.turn or places == 0:
        pop(s)
        return False
    if is_alive(s, seat) and power(s, seat, OPPORTUNIST) > 0 and can_afford_any(s, seat, places):
        s.actor = seat
        return True
    next_opportunist(s, seat, places)
    return False


def next_opportunist(s: State, seat: int, places: int) -> None:
    """The offer goes on to the next seat clockwise."""
    pop(s)
    push(s, OFFER_SHOWN, (seat + 1) % s.seats, places, 0)


def is_offered(s: State, place: int, places: int) -> bool:
    """Whether a place of the display is part of an offer."""
    return (places >> place) & 1 == 1 and s.display[place] != NO_CARD


def can_afford_any(s: State, seat: int, places: int) -> bool:
    """Whether a seat can pay for something offered."""
    for place in range(DISPLAY):
        if is_offered(s, place, places) and can_afford(s, seat, s.display[place]):
            return True
    return False


def legal_opportunities(s: State, mask: Mask, places: int) -> int:
    """KT-34: one of the offered cards, or none."""
    mask[DONE] = 1
    count = 1
    for place in range(DISPLAY):
        if is_offered(s, place, places) and can_afford(s, s.actor, s.display[place]):
            mask[BUY + s.display[place]] = 1
            count += 1
    return count


def answer_opportunity(s: State, action: int, places: int) -> None:
    """Buy an offered card; what is left of the offer comes back after the card that replaces it has been offered."""
    seat = s.actor
    if action == DONE:
        next_opportunist(s, seat, places)
        return
    pop(s)
    card = action - BUY
    left = places
    for place in range(DISPLAY):
        if s.display[place] == card:
            left -= 1 << place
    push(s, OFFER_SHOWN, seat, left, 0)
    begin_purchase(s, seat, card)
