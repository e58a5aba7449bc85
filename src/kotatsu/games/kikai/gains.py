"""What a player gains and spends: tokens, points, influence, the energy track, printed bonuses."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.kinds import AdvancedTile, Gain
from kotatsu.games.kikai.state import EventKind, Mode, State


def gain_energy(s: State, seat: int, amount: int) -> None:
    """KI-A11: tokens never run out."""
    if amount > 0:
        s.energy[seat] += amount
        tell(s, EVERYONE, EventKind.GAINED_ENERGY, seat, amount)


def gain_megaphones(s: State, seat: int, amount: int) -> None:
    """Megaphones from the stock."""
    if amount > 0:
        s.megaphones[seat] += amount
        tell(s, EVERYONE, EventKind.GAINED_MEGAPHONES, seat, amount)


def gain_ladders(s: State, seat: int, amount: int) -> None:
    """Ladders from the stock."""
    if amount > 0:
        s.ladders[seat] += amount
        tell(s, EVERYONE, EventKind.GAINED_LADDERS, seat, amount)


def gain_points(s: State, seat: int, amount: int) -> None:
    """Victory points of the game in play; those of the end are counted at the end."""
    if amount > 0:
        s.points[seat] += amount
        tell(s, EVERYONE, EventKind.GAINED_POINTS, seat, amount)


def gain_influence(s: State, seat: int, colour: int, amount: int) -> None:
    """KI-45, KI-U8: a marker stops at the end of its track."""
    grown = min(amount, parts.MOST_INFLUENCE - s.influence[seat, colour])
    s.influence[seat, colour] += grown
    tell(s, EVERYONE, EventKind.INFLUENCE_GREW, seat, colour, grown, s.influence[seat, colour])


def collect(s: State, seat: int, row: int) -> None:
    """Gain what is printed in one row of BONUSES, be it on a street, a square, an element, a tile or a track."""
    gain_energy(s, seat, parts.BONUSES[row, Gain.ENERGY])
    gain_megaphones(s, seat, parts.BONUSES[row, Gain.MEGAPHONE])
    gain_ladders(s, seat, parts.BONUSES[row, Gain.LADDER])
    gain_points(s, seat, parts.BONUSES[row, Gain.POINTS])
    discard_distributors(s, seat, parts.BONUSES[row, Gain.DISCARD])


# --- The energy track


def uncover(s: State, seat: int, count: int) -> None:
    """KI-61, KI-67: distributors leave the track from the left; what lies under them is the player's."""
    for _ in range(count):
        s.tokens_due += parts.TRACK_CHOICE[s.gone[seat]]
        s.gone[seat] += 1


def discard_distributors(s: State, seat: int, amount: int) -> None:
    """KI-75, KI-A16: distributors leave the game, uncovering their spaces; as many as there are left."""
    count = min(amount, parts.DISTRIBUTORS - s.gone[seat])
    if count > 0:
        s.discarded[seat] += count
        tell(s, EVERYONE, EventKind.DISCARDED, seat, count)
        uncover(s, seat, count)


def track_value(s: State, seat: int) -> int:
    """KI-79: the last value uncovered on a player's energy track."""
    value = 0
    for space in range(s.gone[seat]):
        if parts.TRACK_VALUE[space] > 0:
            value = parts.TRACK_VALUE[space]
    return value


# --- Permanent construction bonuses, and paying with megaphones


def has_tile(s: State, seat: int, tile: int) -> bool:
    """Whether a permanent Advanced bonus works for a seat."""
    return s.mode == Mode.ADVANCED and s.tile_owner[tile] == seat


def megaphones_to_spend(s: State, seat: int) -> int:
    """KI-57, KI-A27: with Rigging, ladders count as well."""
    if has_tile(s, seat, AdvancedTile.RIGGING):
        return s.megaphones[seat] + s.ladders[seat]
    return s.megaphones[seat]


def ladders_among(s: State, seat: int, count: int) -> int:
    """KI-57: how many of `count` megaphones a seat would pay in ladders.

    Megaphones go first: a ladder that counts as both is never worth less than a megaphone.
    """
    return max(count - s.megaphones[seat], 0)


def spend_megaphones(s: State, seat: int, count: int) -> None:
    """Discard megaphones, and ladders in place of those that are missing."""
    ladders = ladders_among(s, seat, count)
    s.megaphones[seat] -= count - ladders
    s.ladders[seat] -= ladders
