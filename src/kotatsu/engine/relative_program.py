"""`kotatsu.engine.relative_record` as a program for the compiler: a record written as an observation from a chair.

`m` is anything with the fields of `RelativeItems`.
"""

from __future__ import annotations

from typing import Any

from kotatsu.engine.agenda import FRAME
from kotatsu.engine.relative_record import FRAMES_SHOWN


def observe_relative(m: Any, data: Any, pairs: Any, seen: Any, seat: int, seats: int) -> None:
    """Write a record as an observation from a seat's chair."""
    seen[0] = seat
    for item in range(len(m.narrow_to)):
        value = data[m.narrow_source[seats, seat, item]]
        if m.narrow_seat[item] != 0:
            value = turned_seat(value, seat, seats)
        seen[m.narrow_to[item]] = value
    for item in range(len(m.wide_to)):
        value = pairs[m.wide_source[seats, seat, item]]
        if m.wide_seat[item] != 0:
            value = turned_seat(value, seat, seats)
        seen[m.wide_to[item]] = value
    if m.agenda[0] >= 0:
        observe_agenda(m, data, pairs, seen, seat, seats)


def observe_agenda(m: Any, data: Any, pairs: Any, seen: Any, seat: int, seats: int) -> None:
    """The frames of the agenda from the top; zeros where there are fewer."""
    to = m.agenda[0]
    size = data[m.agenda[2]]
    for row in range(FRAMES_SHOWN):
        start = m.agenda[1] + (size - 1 - row) * FRAME
        for item in range(FRAME):
            value = 0
            if row < size:
                value = pairs[start + item]
                if (m.frame_seats[pairs[start]] >> item) & 1 != 0:
                    value = turned_seat(value, seat, seats)
            seen[to + row * FRAME + item] = value


def turned_seat(value: int, seat: int, seats: int) -> int:
    """A seat as a viewer counts it; what is no seat at this table stays as it is."""
    if value < 0 or value >= seats:
        return value
    turned = value - seat
    if turned < 0:
        turned += seats
    return turned
