"""Flyers: distributors on streets, networks, and what a way over them costs."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import Mask
from kotatsu.games.kikai.gains import collect, has_tile, uncover
from kotatsu.games.kikai.parts import (
    DISTRIBUTOR_PRICE,
    DISTRIBUTORS,
    EXIT_OF,
    FAR,
    NEAR,
    NONE,
    OF_STREET,
    PRINTER,
    PRINTER_PRICE,
    SLOTS,
    SQUARES,
    STREETS,
)
from kotatsu.games.kikai.table import DEPLOY, DEPLOYED, State

# --- Ways to the district of the card


def street_toll(s: State, street: int) -> int:
    """KI-70: a street of the opponent costs 1 energy for each distributor on it; one's own is free."""
    return 0 if s.owner[street] == s.actor else SLOTS[street]


def lower_toll(s: State, square: int, toll: int) -> bool:
    """Note a way to a square if it is cheaper than those known; whether it was."""
    if s.toll[square] != NONE and s.toll[square] <= toll:
        return False
    s.toll[square] = toll
    return True


def find_tolls(s: State) -> None:
    """KI-69, KI-A6: the cheapest way from every square over streets with distributors to the card's district.

    KI-66, KI-A4: no way leads through another district. What is paid is the least one could pay: nobody pays more.
    """
    forget_tolls(s)
    for street in range(STREETS):
        if EXIT_OF[street] == s.district and s.owner[street] != NONE:
            lower_toll(s, FAR[street], street_toll(s, street))
    cheaper = True
    while cheaper:
        cheaper = False
        for street in range(STREETS):
            if NEAR[street] != NONE and s.owner[street] != NONE:
                if spread_toll(s, street):
                    cheaper = True


def spread_toll(s: State, street: int) -> bool:
    """Carry the cheapest way from one end of a street between two squares to the other; whether that changed one."""
    near = s.toll[NEAR[street]]
    far = s.toll[FAR[street]]
    if near != NONE and lower_toll(s, FAR[street], near + street_toll(s, street)):
        return True
    return far != NONE and lower_toll(s, NEAR[street], far + street_toll(s, street))


def forget_tolls(s: State) -> None:
    """Between actions no way is known."""
    for square in range(SQUARES):
        s.toll[square] = NONE


# --- Deploying


def is_reached(s: State, street: int) -> bool:
    """KI-64, KI-65: the street leaves the card's district, or a square that one's own network from there reaches."""
    if EXIT_OF[street] == s.district or s.toll[FAR[street]] == 0:
        return True
    return NEAR[street] != NONE and s.toll[NEAR[street]] == 0


def deploy_cost(s: State, street: int) -> int:
    """KI-62: 2 energy for each slot. KI-56: 1 with the Printer."""
    price = PRINTER_PRICE if has_tile(s, s.actor, PRINTER) else DISTRIBUTOR_PRICE
    return SLOTS[street] * price


def can_deploy(s: State, street: int) -> bool:
    """KI-62, KI-63, KI-A17, KI-A34: a free street within reach, with energy and distributors for all its slots."""
    if s.owner[street] != NONE or not is_reached(s, street):
        return False
    return deploy_cost(s, street) <= s.energy[s.actor] and SLOTS[street] <= DISTRIBUTORS - s.gone[s.actor]


def legal_deploys(s: State, mask: Mask) -> int:
    """KI-64, KI-A1: one street an action, whichever the player likes of those within reach."""
    count = 0
    for street in range(STREETS):
        if can_deploy(s, street):
            mask[DEPLOY + street] = 1
            count += 1
    return count


def deploy(s: State, street: int, cost: int) -> None:
    """KI-61, KI-62, KI-67: pay, fill all slots from the left of the energy track, gain what the street shows."""
    s.energy[s.actor] -= cost
    s.owner[street] = s.actor
    tell(s, EVERYONE, DEPLOYED, s.actor, street, SLOTS[street], cost)
    uncover(s, s.actor, SLOTS[street])
    collect(s, s.actor, OF_STREET + street)
