"""Points: those of a round's end, those of the game's end, and who has won."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY, Out
from kotatsu.games.kikai.gains import gain_energy, gain_megaphones
from kotatsu.games.kikai.parts import (
    COLOURS,
    DISTRICTS,
    ENERGY_A_POINT,
    LADDERS_A_POINT,
    MEGAPHONES_A_POINT,
    MOST_FANS_POINTS,
    MULTIPLIERS,
    NONE,
    PENALTY,
    PURPLE,
    RED,
    ROW_ENERGY,
    ROW_MEGAPHONES,
    ROW_OF,
    ROW_POINTS,
    SEATS,
    TRACK_POINTS,
    YELLOW,
)
from kotatsu.games.kikai.table import DRAWN, LOST_ENERGY, NORMAL, REWARDED, WON, State

# --- The Master's reward at a round's end


def reward(s: State, seat: int) -> None:
    """KI-38, KI-39: by the row of the fame marker."""
    row = ROW_OF[s.fame[seat]]
    if s.mode == NORMAL:
        points = ROW_POINTS[row] * MULTIPLIERS[s.round]
        s.points[seat] += points
        tell(s, EVERYONE, REWARDED, seat, row, points)
    else:
        reward_advanced(s, seat, max(row, 1))


def reward_advanced(s: State, seat: int, row: int) -> None:
    """KI-39, KI-U4: low rows lose energy, as much as there is, high ones gain; START counts as row 1."""
    tell(s, EVERYONE, REWARDED, seat, row, 0)
    if ROW_ENERGY[row] < 0:
        lost = min(-ROW_ENERGY[row], s.energy[seat])
        s.energy[seat] -= lost
        tell(s, EVERYONE, LOST_ENERGY, seat, row, lost)
    else:
        gain_energy(s, seat, ROW_ENERGY[row])
    gain_megaphones(s, seat, ROW_MEGAPHONES[row])


# --- Final scoring, item by item

ITEMS = ("gained", "track", "most_fans", "foundations", "energy", "megaphones", "ladders", "fans", "influence")
GAINED, TRACK, MOST_FANS, FOUNDATIONS_LEFT, ENERGY_LEFT, MEGAPHONES_LEFT, LADDERS_LEFT, FANS, INFLUENCE = range(
    len(ITEMS)
)
NORMAL_ITEMS = FANS
"""Normal mode counts the items before this one (KI-82); Advanced what was gained and those from it on (KI-83)."""


def score(s: State, seat: int) -> int:
    """KI-82, KI-83, KI-A25: what a seat would have if the game ended now."""
    if s.mode == NORMAL:
        total = 0
        for item in range(NORMAL_ITEMS):
            total += item_points(s, seat, item)
        return total
    return s.points[seat] + fans_taken(s, seat) + influence_points(s, seat)


def item_points(s: State, seat: int, item: int) -> int:
    """The points of one item of the final scoring."""
    if item == GAINED:
        return s.points[seat]
    if item == TRACK:
        return track_points(s, seat)
    if item == MOST_FANS:
        return MOST_FANS_POINTS if fans_taken(s, seat) > fans_taken(s, 1 - seat) else 0
    if item == FOUNDATIONS_LEFT:
        return -penalties(s, seat)
    if item == ENERGY_LEFT:
        return s.energy[seat] // ENERGY_A_POINT
    if item == MEGAPHONES_LEFT:
        return s.megaphones[seat] // MEGAPHONES_A_POINT
    if item == LADDERS_LEFT:
        return s.ladders[seat] // LADDERS_A_POINT
    if item == FANS:
        return fans_taken(s, seat)
    return influence_points(s, seat)


def track_points(s: State, seat: int) -> int:
    """KI-82: the points uncovered on the energy track."""
    total = 0
    for space in range(s.gone[seat]):
        total += TRACK_POINTS[space]
    return total


def fans_taken(s: State, seat: int) -> int:
    """KI-A26: fans taken by exhibitions; those in fan zones count for nothing."""
    total = 0
    for colour in range(COLOURS):
        total += s.taken[seat, colour]
    return total


def penalties(s: State, seat: int) -> int:
    """KI-82, KI-A23: one's own foundation tiles that are still on the board."""
    total = 0
    for district in range(DISTRICTS):
        if s.foundation[seat, district] != NONE:
            total += PENALTY[s.foundation[seat, district]]
    return total


def influence_points(s: State, seat: int) -> int:
    """KI-83: a point for each point of influence, on all three tracks."""
    total = 0
    for colour in range(COLOURS):
        total += s.influence[seat, colour]
    return total


# --- Who has won


def end_game(s: State) -> None:
    """KI-41: nobody decides any more; say who has won."""
    s.actor = NOBODY
    winner = leader(s)
    if winner == NONE:
        tell(s, EVERYONE, DRAWN, score(s, YELLOW))
    else:
        tell(s, EVERYONE, WON, winner, score(s, winner))


def leader(s: State) -> int:
    """KI-76, KI-84: the sixth billboard, else most points, else most red fans; NONE when all is equal (KI-A32)."""
    if s.media != NONE:
        return s.media
    ahead = score(s, YELLOW) - score(s, PURPLE)
    if ahead == 0:
        ahead = s.taken[YELLOW, RED] - s.taken[PURPLE, RED]
    if ahead == 0:
        return NONE
    return YELLOW if ahead > 0 else PURPLE


def result(s: State, out: Out) -> None:
    """KI-76, KI-84, KI-A32: the winner takes all; a tie after red fans is shared."""
    winner = leader(s)
    for seat in range(SEATS):
        if winner == NONE:
            out[seat] = 1.0 / SEATS
        else:
            out[seat] = 1.0 if seat == winner else 0.0
