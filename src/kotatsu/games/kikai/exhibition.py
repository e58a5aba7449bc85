"""Exhibitions: fans taken, energy, fame."""

from __future__ import annotations

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import Mask
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.counts import fans_at
from kotatsu.games.kikai.gains import (
    collect,
    gain_energy,
    ladders_among,
    megaphones_to_spend,
    spend_megaphones,
    track_value,
)
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.state import Clause, EventKind, Question, State, Verb


def take_fans(s: State, district: int) -> None:
    """KI-77: all of the actor's fans in a district, and nobody else's."""
    for level in range(parts.LEVELS):
        colour = s.zone[s.actor, district, level]
        if colour != NONE:
            s.zone[s.actor, district, level] = NONE
            s.taken[s.actor, colour] += 1
            s.exhibited[colour] += 1


def exhibit(s: State) -> None:
    """KI-77, KI-81, KI-A21: take the fans here, if there are any; then others may be called."""
    tell(s, EVERYONE, EventKind.EXHIBITED, s.actor, s.district, fans_at(s, s.actor, s.district))
    take_fans(s, s.district)
    s.phase = Question.CALL_FANS


def forbids_call(s: State, district: int) -> int:
    """KI-77, KI-78, KI-A20: fans of another district, for as many megaphones as it is districts away."""
    if district == s.district:
        return Clause.OWN_FANS_HERE
    if fans_at(s, s.actor, district) == 0:
        return Clause.CALL_FOR_MEGAPHONES
    near = parts.distance(s.district, district) <= megaphones_to_spend(s, s.actor)
    return ALLOWED if near else Clause.CALL_BY_DISTANCE


def can_call_some(s: State) -> bool:
    """Whether fans of some other district can be called."""
    for district in range(parts.DISTRICTS):
        if forbids_call(s, district) == ALLOWED:
            return True
    return False


def mark_calls(s: State, mask: Mask) -> int:
    """KI-78, KI-A20: one district after the other, each paid for by its own distance."""
    count = 0
    for district in range(parts.DISTRICTS):
        if forbids_call(s, district) == ALLOWED:
            mask[Verb.CALL + district] = 1
            count += 1
    return count


def call(s: State, district: int) -> None:
    """KI-78: discard megaphones, take all fans there."""
    cost = parts.distance(s.district, district)
    ladders = ladders_among(s, s.actor, cost)
    tell(s, EVERYONE, EventKind.SPENT, s.actor, cost - ladders, ladders)
    spend_megaphones(s, s.actor, cost)
    tell(s, EVERYONE, EventKind.CALLED, s.actor, district, fans_at(s, s.actor, district))
    take_fans(s, district)


def close_exhibition(s: State) -> None:
    """KI-79, KI-80, KI-97: fans first, then energy, then fame."""
    gain_energy(s, s.actor, track_value(s, s.actor))
    fame = 0
    for colour in range(parts.COLOURS):
        fame += s.exhibited[colour] * s.influence[s.actor, colour]
        s.exhibited[colour] = 0
    if fame > 0:
        advance_fame(s, fame)


def advance_fame(s: State, amount: int) -> None:
    """KI-80: gain the bonus of every space reached. KI-U4: what goes beyond the last space is lost."""
    start = s.fame[s.actor]
    goal = min(start + amount, parts.LAST_SPACE)
    s.fame[s.actor] = goal
    tell(s, EVERYONE, EventKind.FAME_GREW, s.actor, amount, goal)
    for space in range(start + 1, goal + 1):
        collect(s, s.actor, parts.OF_FAME + space)
