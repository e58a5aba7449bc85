"""Which parts of a record are about seats: what one needs to see a table from one's own chair.

A game says it once, in its module `perspective`. Seat numbers then become relative: 0 is the seat that looks, 1 the
next one, and so on round the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

import numpy as np
import numpy.typing as npt

from kotatsu.engine.contract import Game

SEAT_KIND = "seat"
"""The kind of an action's argument that names a seat."""


@dataclass(frozen=True)
class Perspective:
    """What of a game's record is about seats."""

    by_seat: Mapping[str, int]
    """Array fields that hold something for each seat, and which of their axes counts the seats."""
    holds_seat: tuple[str, ...] = ()
    """Fields whose values are seats, beside those that the record declares with `seat()`. A value that is no seat
    at the table (NOBODY, say) means what it says."""
    frame_seats: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """For each kind of frame on the agenda, the items of the frame that are seats."""


@cache
def perspective(game: Game) -> Perspective:
    """A game's perspective; the actor and what the record declares as seats are among the fields that hold them."""
    declared: Perspective = game.module("perspective").PERSPECTIVE
    marked = [name for name, field in game.rules.State.fields.items() if field.holds_seats]
    return Perspective(declared.by_seat, tuple(dict.fromkeys((*declared.holds_seat, *marked))), declared.frame_seats)


def relative_seat(seat: int, viewer: int, seats: int) -> int:
    """A seat as the viewer counts it; what is no seat at this table stays as it is."""
    return (seat - viewer) % seats if 0 <= seat < seats else seat


def absolute_seat(seat: int, viewer: int, seats: int) -> int:
    """The seat that the viewer counts as this one."""
    return (seat + viewer) % seats if 0 <= seat < seats else seat


@cache
def absolute_actions(game: Game) -> npt.NDArray[np.int64]:
    """For each number of seats, viewer and relative action, the action that the rules know."""
    most = game.seats[1]
    found = np.tile(np.arange(game.actions.count), (most + 1, most, 1))
    for verb in game.actions.verbs.values():
        axes = [axis for axis, argument in enumerate(verb.arguments) if argument.kind == SEAT_KIND]
        if axes:
            span = np.arange(verb.count).reshape(verb.sizes)
            for seats in game.seat_counts:
                for viewer in range(seats):
                    order = [absolute_seat(seat, viewer, seats) for seat in range(most)]
                    turned = span
                    for axis in axes:
                        turned = np.take(turned, order[: verb.sizes[axis]], axis=axis)
                    found[seats, viewer, verb.first : verb.first + verb.count] = verb.first + turned.ravel()
    return found


@cache
def relative_actions(game: Game) -> npt.NDArray[np.int64]:
    """For each number of seats, viewer and action of the rules, the action as the viewer counts it."""
    return np.argsort(absolute_actions(game), axis=2)
