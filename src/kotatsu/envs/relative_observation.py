"""What a seat observes, seen from its own chair: itself first, then the next seat, and so on round the table.

The windows have the names of the record's fields, as in `kotatsu.envs.observation`. In those that hold something for
each seat, the rows are turned so that row 0 is the viewer's; seat numbers among the values are turned as well. The
agenda is told from its top, the frame that is asked now first.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from kotatsu.engine.agenda import FRAME
from kotatsu.engine.contract import Game
from kotatsu.engine.layout import GameState
from kotatsu.engine.perspective import Perspective, absolute_seat, perspective
from kotatsu.envs.observation import DTYPE, GENERATOR, Layout, Observation, Window, layout

AGENDA, AGENDA_SIZE = "agenda", "agenda_size"
FRAMES_SHOWN = 4
"""Frames of the agenda in an observation, from the top."""
NARROW, WIDE = 1, 2
"""Bytes of an item."""
MOST_FRAME_KINDS = 128

Table = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Items:
    """Numbers of the record that are of one size, and where each goes in an observation."""

    to: Table
    """Places in the observation."""
    source: Table
    """For each number of seats and viewer, the item of the record that each place shows."""
    holds_seat: npt.NDArray[np.uint8]
    """1 for a place whose value is a seat."""


@dataclass(frozen=True)
class RelativeLayout(Layout):
    """Where everything lies in an observation that is seen from the viewer's chair."""

    items: tuple[Items, Items]
    """Items of one byte and of two."""
    agenda: Table
    """Where the agenda goes in the observation, where it is in the record (in items of two bytes), and where its size
    is (in bytes); -1 for a game without one."""
    frame_seats: npt.NDArray[np.uint8]
    """For each kind of frame, a bit for each of its items that is a seat."""

    def observe(self, view: GameState, seat: int) -> Observation:
        """The observation of a seat whose view this is."""
        out: Observation = np.zeros(self.width, DTYPE)
        out[0] = seat
        data, seats = view.to_bytes(), view.seats
        self._write_items(out, data, seat, seats)
        if self.agenda[0] >= 0:
            self._write_agenda(out, data, seat, seats)
        return out

    def _write_items(self, out: Observation, data: bytes, seat: int, seats: int) -> None:
        for items, dtype in zip(self.items, (np.int8, np.int16), strict=True):
            values = np.frombuffer(data, dtype)[items.source[seats, seat]].astype(DTYPE)
            is_seat = (items.holds_seat != 0) & (values >= 0) & (values < seats)
            out[items.to] = np.where(is_seat, (values - seat) % seats, values)

    def _write_agenda(self, out: Observation, data: bytes, seat: int, seats: int) -> None:
        to, start, size_at = self.agenda.tolist()
        size = data[size_at]
        pairs = np.frombuffer(data, np.int16)
        for row in range(min(FRAMES_SHOWN, size)):
            frame = pairs[start + (size - 1 - row) * FRAME :][:FRAME].tolist()
            bits = int(self.frame_seats[frame[0]])
            for item, value in enumerate(frame):
                turned = (value - seat) % seats if bits >> item & 1 and 0 <= value < seats else value
                out[to + row * FRAME + item] = turned

    @property
    def digest(self) -> str:
        """A hash of names, shapes and turns: nets are tied to it."""
        told = [(window.name, window.start, window.shape) for window in self.windows]
        hasher = hashlib.sha256(repr(told).encode())
        for items in self.items:
            hasher.update(items.to.tobytes() + items.source.tobytes() + items.holds_seat.tobytes())
        hasher.update(self.agenda.tobytes() + self.frame_seats.tobytes())
        return hasher.hexdigest()[:16]


@cache
def relative_layout(game: Game) -> RelativeLayout:
    """The layout of a game's observations from the viewer's chair."""
    about = perspective(game)
    absolute = layout(game)
    windows = [absolute.windows[0]]
    for window in absolute.windows[1:]:
        shape = (FRAMES_SHOWN, FRAME) if window.name == AGENDA else window.shape
        windows.append(Window(window.name, windows[-1].stop, shape, window.low, window.high, window.about))
    empty = np.zeros((0, 3), np.uint64)
    narrow, wide = (_items(game, about, windows, size) for size in (NARROW, WIDE))
    return RelativeLayout(
        tuple(windows), empty, empty, (narrow, wide), _agenda_place(game, windows), _frame_bits(about)
    )


def _items(game: Game, about: Perspective, windows: list[Window], size: int) -> Items:
    """All items of a size, field after field."""
    record: type[GameState] = game.rules.State
    most = game.seats[1]
    to: list[int] = []
    source: list[list[list[list[int]]]] = []
    holds: list[int] = []
    for window in windows[1:]:
        field = record.fields[window.name]
        if field.size != size or window.name in (AGENDA, GENERATOR):
            continue
        first = record.offsets[window.name] // size
        numbers = (first + np.arange(field.count)).reshape(window.shape)
        axis = about.by_seat.get(window.name)
        to += range(window.start, window.stop)
        holds += [int(window.name in about.holds_seat)] * field.count
        source.append([[_turned(numbers, axis, viewer, seats) for viewer in range(most)] for seats in range(most + 1)])
    places = [[sum((part[seats][viewer] for part in source), []) for viewer in range(most)] for seats in range(most + 1)]
    table = np.array(places, np.int32).reshape(most + 1, most, len(to))
    return Items(np.array(to, np.int32), table, np.array(holds, np.uint8))


def _turned(numbers: npt.NDArray[Any], axis: int | None, viewer: int, seats: int) -> list[int]:
    """Items of a field as a viewer sees them: turned along the axis of seats, where there is one."""
    if axis is None or viewer >= seats:
        return [int(number) for number in numbers.ravel()]
    order = [absolute_seat(seat, viewer, seats) for seat in range(numbers.shape[axis])]
    return [int(number) for number in np.take(numbers, order, axis=axis).ravel()]


def _agenda_place(game: Game, windows: list[Window]) -> Table:
    record: type[GameState] = game.rules.State
    if AGENDA not in record.fields:
        return np.full(3, -1, np.int32)
    to = next(window.start for window in windows if window.name == AGENDA)
    return np.array([to, record.offsets[AGENDA] // WIDE, record.offsets[AGENDA_SIZE]], np.int32)


def _frame_bits(about: Perspective) -> npt.NDArray[np.uint8]:
    bits = np.zeros(MOST_FRAME_KINDS, np.uint8)
    for kind, items in about.frame_seats.items():
        bits[kind] = sum(1 << item for item in items)
    return bits
