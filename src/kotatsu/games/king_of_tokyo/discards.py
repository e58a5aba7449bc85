"""The discard cards: what each does at once when it is bought (KT-26). Their figures are in parts.toml.

In one place because they act at one moment; those that only gain or hurt need no line of their own.
"""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.losing import begin_blow, by_card, push_loss
from kotatsu.games.king_of_tokyo.monsters import (
    gain_energy_by,
    gain_hearts_by,
    gain_stars,
    gain_stars_by,
    in_tokyo,
    is_alive,
)
from kotatsu.games.king_of_tokyo.state import EventKind, Frame, State


def play_discard(s: State, seat: int, card: int) -> None:
    """KT-26: gains first, then losses clockwise from the buyer's left, the buyer last."""
    gain_stars_by(s, seat, parts.STARS_GAINED[card], card)
    gain_energy_by(s, seat, parts.ENERGY_GAINED[card], card)
    gain_hearts_by(s, seat, parts.HEARTS_GAINED[card], card)
    if parts.BUYER_LOSES[card] + parts.OTHERS_LOSE[card] > 0:
        strike_by_card(s, seat, card)
    if parts.EVACUATION_ORDERS <= card <= parts.EVACUATION_ORDERS_2:
        evacuate(s, seat)
    elif card == parts.VAST_STORM:
        brew_storm(s, seat)
    elif card == parts.FRENZY:
        s.frenzy[seat] += 1  # KT-D7: after the current turn
    elif card == parts.DEATH_FROM_ABOVE:
        drop_from_above(s, seat)


def strike_by_card(s: State, seat: int, card: int) -> None:
    """KT-D13: the buyer and the others lose hearts in one blow."""
    begin_blow(s, seat)
    push_loss(s, seat, parts.BUYER_LOSES[card], by_card(s, card, seat))
    for offset in range(s.seats - 1, 0, -1):
        push_loss(s, (seat + offset) % s.seats, parts.OTHERS_LOSE[card], by_card(s, card, seat))


def evacuate(s: State, seat: int) -> None:
    """Evacuation Orders: 5 stars from each of the others, as far as they have them."""
    for other in range(s.seats):
        lost = min(s.stars[other], parts.EVACUATION_ORDERS_STARS)
        if other != seat and lost > 0:
            s.stars[other] -= lost
            tell(s, EVERYONE, EventKind.STARS_LOST, other, lost, parts.EVACUATION_ORDERS)


def brew_storm(s: State, seat: int) -> None:
    """Vast Storm: every other monster will lose energy; who has Rapid Healing may spend some first."""
    for offset in range(s.seats - 1, 0, -1):
        other = (seat + offset) % s.seats
        if is_alive(s, other):
            push(s, Frame.STORM_LOSS, other, 0, 0)
            push(s, Frame.HEALING_WINDOW, other, 0, 0)


def lose_to_storm(s: State, seat: int) -> bool:
    """Vast Storm: one cube of every pair. What lies on cards is not touched."""
    pop(s)
    lost = s.energy[seat] // parts.VAST_STORM_SHARE
    s.energy[seat] -= lost
    if lost > 0:
        tell(s, EVERYONE, EventKind.ENERGY_LOST, seat, lost, parts.VAST_STORM)
    return False


def drop_from_above(s: State, seat: int) -> None:
    """KT-D6: unless the buyer is in Tokyo already, all leave it and the buyer takes City with its star."""
    if in_tokyo(s, seat):
        return
    if s.city != NOBODY:
        tell(s, EVERYONE, EventKind.PUSHED_OUT, s.city)
    if s.bay != NOBODY:
        tell(s, EVERYONE, EventKind.PUSHED_OUT, s.bay)
    s.city = seat
    s.bay = NOBODY
    tell(s, EVERYONE, EventKind.ENTERED_CITY, seat)
    gain_stars(s, seat, parts.ENTERING_STARS)
