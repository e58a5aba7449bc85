"""The discard cards: what each does at once when it is bought (KT-26). Their figures are in parts.toml.

In one place because they act at one moment; those that only gain or hurt need no line of their own.
"""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.king_of_tokyo.losing import push_card_loss
from kotatsu.games.king_of_tokyo.monsters import (
    gain_energy_by,
    gain_hearts_by,
    gain_stars,
    gain_stars_by,
    in_tokyo,
    is_alive,
)
from kotatsu.games.king_of_tokyo.parts import (
    BUYER_LOSES,
    DEATH_FROM_ABOVE,
    ENERGY_GAINED,
    ENTERING_STARS,
    EVACUATION_ORDERS,
    EVACUATION_ORDERS_2,
    EVACUATION_ORDERS_STARS,
    FRENZY,
    HEARTS_GAINED,
    OTHERS_LOSE,
    STARS_GAINED,
    VAST_STORM,
    VAST_STORM_SHARE,
)
from kotatsu.games.king_of_tokyo.state import (
    ENERGY_LOST,
    ENTERED_CITY,
    HEALING_WINDOW,
    PUSHED_OUT,
    STARS_LOST,
    STORM_LOSS,
    State,
)


def play_discard(s: State, seat: int, card: int) -> None:
    """KT-26: gains first, then losses clockwise from the buyer's left, the buyer last."""
    gain_stars_by(s, seat, STARS_GAINED[card], card)
    gain_energy_by(s, seat, ENERGY_GAINED[card], card)
    gain_hearts_by(s, seat, HEARTS_GAINED[card], card)
    push_card_loss(s, seat, BUYER_LOSES[card], card, seat)
    for offset in range(s.seats - 1, 0, -1):
        push_card_loss(s, (seat + offset) % s.seats, OTHERS_LOSE[card], card, seat)
    if EVACUATION_ORDERS <= card <= EVACUATION_ORDERS_2:
        evacuate(s, seat)
    elif card == VAST_STORM:
        brew_storm(s, seat)
    elif card == FRENZY:
        s.frenzy[seat] += 1  # KT-D7: after the current turn
    elif card == DEATH_FROM_ABOVE:
        drop_from_above(s, seat)


def evacuate(s: State, seat: int) -> None:
    """Evacuation Orders: 5 stars from each of the others, as far as they have them."""
    for other in range(s.seats):
        lost = min(s.stars[other], EVACUATION_ORDERS_STARS)
        if other != seat and lost > 0:
            s.stars[other] -= lost
            tell(s, EVERYONE, STARS_LOST, other, lost, EVACUATION_ORDERS)


def brew_storm(s: State, seat: int) -> None:
    """Vast Storm: every other monster will lose energy; who has Rapid Healing may spend some first."""
    for offset in range(s.seats - 1, 0, -1):
        other = (seat + offset) % s.seats
        if is_alive(s, other):
            push(s, STORM_LOSS, other, 0, 0)
            push(s, HEALING_WINDOW, other, 0, 0)


def lose_to_storm(s: State, seat: int) -> None:
    """Vast Storm: one cube of every pair. What lies on cards is not touched."""
    pop(s)
    lost = s.energy[seat] // VAST_STORM_SHARE
    s.energy[seat] -= lost
    if lost > 0:
        tell(s, EVERYONE, ENERGY_LOST, seat, lost, VAST_STORM)


def drop_from_above(s: State, seat: int) -> None:
    """KT-D6: unless the buyer is in Tokyo already, all leave it and the buyer takes City with its star."""
    if in_tokyo(s, seat):
        return
    if s.city != NOBODY:
        tell(s, EVERYONE, PUSHED_OUT, s.city)
    if s.bay != NOBODY:
        tell(s, EVERYONE, PUSHED_OUT, s.bay)
    s.city = seat
    s.bay = NOBODY
    tell(s, EVERYONE, ENTERED_CITY, seat)
    gain_stars(s, seat, ENTERING_STARS)
