"""Points: those of a round's end, those of the game's end, and who has won."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY, Out
from kotatsu.engine.names import NumberedNames, numbered
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.counts import fans_taken, influence_in_all
from kotatsu.games.kikai.gains import gain_energy, gain_megaphones
from kotatsu.games.kikai.kinds import Colour, Seat
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.state import EventKind, Mode, State

# --- The Master's reward at a round's end


def reward(s: State, seat: int) -> None:
    """KI-38, KI-39: by the row of the fame marker."""
    row = parts.ROW_OF[s.fame[seat]]
    if s.mode == Mode.NORMAL:
        points = parts.ROW_POINTS[row] * parts.MULTIPLIERS[s.round]
        s.points[seat] += points
        tell(s, EVERYONE, EventKind.REWARDED, seat, row, points)
    else:
        reward_advanced(s, seat, row)


def reward_advanced(s: State, seat: int, row: int) -> None:
    """KI-39, KI-U4: low rows lose energy, as far as there is any, high ones gain; START counts as row 1."""
    tell(s, EVERYONE, EventKind.REWARDED, seat, row, 0)
    row = max(row, 1)
    if parts.ROW_ENERGY[row] < 0:
        lost = min(-parts.ROW_ENERGY[row], s.energy[seat])
        s.energy[seat] -= lost
        if lost > 0:
            tell(s, EVERYONE, EventKind.LOST_ENERGY, seat, row, lost)
    else:
        gain_energy(s, seat, parts.ROW_ENERGY[row])
    gain_megaphones(s, seat, parts.ROW_MEGAPHONES[row])


# --- Final scoring, item by item


class ScoreItem(NumberedNames):
    """Normal mode counts the items before FANS (KI-82); Advanced mode GAINED and those from FANS on (KI-83)."""

    GAINED = numbered()
    TRACK = numbered()
    MOST_FANS = numbered()
    FOUNDATIONS = numbered()
    ENERGY = numbered()
    MEGAPHONES = numbered()
    LADDERS = numbered()
    FANS = numbered()
    INFLUENCE = numbered()


def score(s: State, seat: int) -> int:
    """KI-82, KI-83, KI-A25: what a seat would have if the game ended now. KI-76: a media victory counts nothing."""
    if s.media != NONE:
        return s.points[seat]
    if s.mode == Mode.NORMAL:
        total = 0
        for item in range(ScoreItem.FANS):
            total += item_points(s, seat, item)
        return total
    return s.points[seat] + fans_taken(s, seat) + influence_in_all(s, seat)


def item_points(s: State, seat: int, item: int) -> int:
    """The points of one item of the final scoring."""
    if item == ScoreItem.GAINED:
        return s.points[seat]
    if item == ScoreItem.TRACK:
        return track_points(s, seat)
    if item == ScoreItem.MOST_FANS:
        return parts.MOST_FANS_POINTS if fans_taken(s, seat) > fans_taken(s, 1 - seat) else 0
    if item == ScoreItem.FOUNDATIONS:
        return -penalties(s, seat)
    if item == ScoreItem.ENERGY:
        return s.energy[seat] // parts.ENERGY_A_POINT
    if item == ScoreItem.MEGAPHONES:
        return s.megaphones[seat] // parts.MEGAPHONES_A_POINT
    if item == ScoreItem.LADDERS:
        return s.ladders[seat] // parts.LADDERS_A_POINT
    if item == ScoreItem.FANS:
        return fans_taken(s, seat)
    return influence_in_all(s, seat)


def track_points(s: State, seat: int) -> int:
    """KI-82: the points uncovered on the energy track."""
    total = 0
    for space in range(s.gone[seat]):
        total += parts.TRACK_POINTS[space]
    return total


def penalties(s: State, seat: int) -> int:
    """KI-82, KI-A23: one's own foundation tiles that are still on the board."""
    total = 0
    for district in range(parts.DISTRICTS):
        if s.foundation[seat, district] != NONE:
            total += parts.PENALTY[s.foundation[seat, district]]
    return total


# --- Who has won


def end_game(s: State) -> None:
    """KI-41: nobody decides any more; say who has won."""
    s.actor = NOBODY
    winner = leader(s)
    if winner == NONE:
        tell(s, EVERYONE, EventKind.DRAWN, score(s, Seat.YELLOW))
    else:
        tell(s, EVERYONE, EventKind.WON, winner, score(s, winner))


def leader(s: State) -> int:
    """KI-76, KI-84: the sixth billboard, else most points, else most red fans; NONE when all is equal (KI-A32)."""
    if s.media != NONE:
        return s.media
    ahead = score(s, Seat.YELLOW) - score(s, Seat.PURPLE)
    if ahead == 0:
        ahead = s.taken[Seat.YELLOW, Colour.RED] - s.taken[Seat.PURPLE, Colour.RED]
    if ahead == 0:
        return NONE
    return Seat.YELLOW if ahead > 0 else Seat.PURPLE


def result(s: State, out: Out) -> None:
    """KI-76, KI-84, KI-A32: the winner takes all; a tie after red fans is shared."""
    winner = leader(s)
    for seat in range(parts.SEATS):
        if winner == NONE:
            out[seat] = 1.0 / parts.SEATS
        else:
            out[seat] = 1.0 if seat == winner else 0.0
