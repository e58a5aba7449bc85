"""Flyers: distributors on streets, networks, and what a way over them costs."""

from __future__ import annotations

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import Mask
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.gains import collect, has_tile, uncover
from kotatsu.games.kikai.kinds import AdvancedTile
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.state import Clause, EventKind, State, Verb

# --- Ways to the district of the card


def street_toll(s: State, street: int) -> int:
    """KI-70: a street of the opponent costs 1 energy for each distributor on it; one's own is free."""
    return 0 if s.owner[street] == s.actor else parts.SLOTS[street]


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
    for street in range(parts.STREETS):
        if parts.EXIT_OF[street] == s.district and s.owner[street] != NONE:
            lower_toll(s, parts.FAR[street], street_toll(s, street))
    cheaper = True
    while cheaper:
        cheaper = False
        for street in range(parts.STREETS):
            if parts.NEAR[street] != NONE and s.owner[street] != NONE:
                if spread_toll(s, street):
                    cheaper = True


def spread_toll(s: State, street: int) -> bool:
    """Carry the cheapest way from one end of a street between two squares to the other; whether that changed one."""
    near = s.toll[parts.NEAR[street]]
    far = s.toll[parts.FAR[street]]
    if near != NONE and lower_toll(s, parts.FAR[street], near + street_toll(s, street)):
        return True
    return far != NONE and lower_toll(s, parts.NEAR[street], far + street_toll(s, street))


def forget_tolls(s: State) -> None:
    """Between actions no way is known."""
    for square in range(parts.SQUARES):
        s.toll[square] = NONE


# --- Deploying


def forbids_reach(s: State, street: int) -> int:
    """KI-64, KI-65: the street leaves the card's district, or a square that one's own network from there reaches."""
    if parts.EXIT_OF[street] == s.district:
        return ALLOWED
    far = s.toll[parts.FAR[street]]
    near = s.toll[parts.NEAR[street]] if parts.NEAR[street] != NONE else NONE
    if near == 0 or far == 0:
        return ALLOWED
    return Clause.OWN_NETWORK_ONLY if near > 0 or far > 0 else Clause.FROM_THE_DISTRICT


def deploy_cost(s: State, street: int) -> int:
    """KI-62: 2 energy for each slot. KI-56: 1 with the Printer."""
    price = parts.PRINTER_PRICE if has_tile(s, s.actor, AdvancedTile.PRINTER) else parts.DISTRIBUTOR_PRICE
    return parts.SLOTS[street] * price


def forbids_deploy(s: State, street: int) -> int:
    """KI-62 to KI-65, KI-A17, KI-A34: a free street within reach, distributors and energy for all its slots."""
    if s.owner[street] != NONE:
        return Clause.FREE_STREET
    reason = forbids_reach(s, street)
    if reason != ALLOWED:
        return reason
    if parts.SLOTS[street] > parts.DISTRIBUTORS - s.gone[s.actor]:
        return Clause.DISTRIBUTORS_LEFT
    return ALLOWED if deploy_cost(s, street) <= s.energy[s.actor] else Clause.STREET_IN_FULL


def mark_deploys(s: State, mask: Mask) -> int:
    """KI-64, KI-A1: one street an action; the player chooses among those within reach."""
    count = 0
    for street in range(parts.STREETS):
        if forbids_deploy(s, street) == ALLOWED:
            mask[Verb.DEPLOY + street] = 1
            count += 1
    return count


def deploy(s: State, street: int, cost: int) -> None:
    """KI-61, KI-62, KI-67: pay, fill all slots from the left of the energy track, gain what the street shows."""
    s.energy[s.actor] -= cost
    s.owner[street] = s.actor
    tell(s, EVERYONE, EventKind.DEPLOYED, s.actor, street, parts.SLOTS[street], cost)
    uncover(s, s.actor, parts.SLOTS[street])
    collect(s, s.actor, parts.OF_STREET + street)
