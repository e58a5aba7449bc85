"""A record seen from a seat's own chair, as a flat row of numbers: that seat first, then the next, round the table.

First comes who looks, then the fields in the order in which they lie in memory, without the generator. Fields that
hold something for each seat are turned so that the viewer's row comes first; seat numbers among the values are turned
as well. The agenda is told from its top, the frame that is asked now first.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kotatsu.engine.agenda import FRAME
from kotatsu.engine.contract import Game
from kotatsu.engine.layout import GameState
from kotatsu.engine.perspective import Perspective, absolute_seat, perspective

AGENDA, AGENDA_SIZE, GENERATOR = "agenda", "agenda_size", "rng"
FRAMES_SHOWN = 4
"""Frames of the agenda in an observation, from the top."""
NARROW, WIDE = 1, 2
"""Bytes of an item."""
MOST_FRAME_KINDS = 128
DTYPE = np.int16

Table = npt.NDArray[np.int32]
Observation = npt.NDArray[np.int16]


class RelativeItems(NamedTuple):
    """Where the items of a record go in an observation, as arrays that compiled programs read too."""

    narrow_to: Table
    """Places in the observation, of items of one byte."""
    narrow_source: Table
    """For each number of seats and viewer, the item of the record that each place shows."""
    narrow_seat: npt.NDArray[np.uint8]
    """1 for a place whose value is a seat."""
    wide_to: Table
    wide_source: Table
    wide_seat: npt.NDArray[np.uint8]
    """The same for items of two bytes."""
    agenda: Table
    """Where the agenda goes in the observation, where it is in the record (in items of two bytes), and where its size
    is (in bytes); -1 for a game without one."""
    frame_seats: npt.NDArray[np.uint8]
    """For each kind of frame, a bit for each of its items that is a seat."""


@dataclass(frozen=True)
class RelativeRecord:
    """How a game's record is seen from a chair."""

    spans: Mapping[str, tuple[int, tuple[int, ...]]]
    """For each field where it begins in an observation, and its shape."""
    width: int
    items: RelativeItems

    def observe(self, view: GameState, seat: int) -> Observation:
        """The observation of a seat whose view this is."""
        out: Observation = np.zeros(self.width, DTYPE)
        out[0] = seat
        data, seats, items = view.to_bytes(), view.seats, self.items
        values = np.frombuffer(data, np.int8)[items.narrow_source[seats, seat]].astype(DTYPE)
        out[items.narrow_to] = _turned_values(values, items.narrow_seat, seat, seats)
        values = np.frombuffer(data, np.int16)[items.wide_source[seats, seat]]
        out[items.wide_to] = _turned_values(values, items.wide_seat, seat, seats)
        if items.agenda[0] >= 0:
            self._write_agenda(out, data, seat, seats)
        return out

    def _write_agenda(self, out: Observation, data: bytes, seat: int, seats: int) -> None:
        to, start, size_at = self.items.agenda.tolist()
        size = data[size_at]
        pairs = np.frombuffer(data, np.int16)
        for row in range(min(FRAMES_SHOWN, size)):
            frame = pairs[start + (size - 1 - row) * FRAME :][:FRAME].tolist()
            bits = int(self.items.frame_seats[frame[0]])
            for item, value in enumerate(frame):
                turned = (value - seat) % seats if bits >> item & 1 and 0 <= value < seats else value
                out[to + row * FRAME + item] = turned

    @property
    def digest(self) -> str:
        """A hash of names, shapes and turns: nets are tied to it."""
        hasher = hashlib.sha256(repr((sorted(self.spans.items()), FRAMES_SHOWN)).encode())
        for array in self.items:
            hasher.update(array.tobytes())
        return hasher.hexdigest()[:16]


def _turned_values(
    values: npt.NDArray[np.int16], holds_seat: npt.NDArray[np.uint8], seat: int, seats: int
) -> npt.NDArray[np.int16]:
    is_seat = (holds_seat != 0) & (values >= 0) & (values < seats)
    return np.where(is_seat, (values - seat) % seats, values)


@cache
def relative_record(game: Game) -> RelativeRecord:
    """How a game's record is seen from a chair."""
    record: type[GameState] = game.rules.State
    spans: dict[str, tuple[int, tuple[int, ...]]] = {}
    width = 1
    for name in record.offsets:
        if name != GENERATOR:
            shape = (FRAMES_SHOWN, FRAME) if name == AGENDA else record.fields[name].shape or (1,)
            spans[name] = (width, shape)
            width += math.prod(shape)
    about = perspective(game)
    narrow, wide = (_items(game, about, spans, size) for size in (NARROW, WIDE))
    return RelativeRecord(spans, width, RelativeItems(*narrow, *wide, _agenda_place(record, spans), _frame_bits(about)))


def _items(
    game: Game, about: Perspective, spans: Mapping[str, tuple[int, tuple[int, ...]]], size: int
) -> tuple[Table, Table, npt.NDArray[np.uint8]]:
    """All items of a size, field after field: where they go, where they come from, whether they are seats."""
    record: type[GameState] = game.rules.State
    most = game.seats[1]
    to: list[int] = []
    source: list[Table] = [np.zeros((most + 1, most, 0), np.int32)]
    holds: list[int] = []
    for name, (start, shape) in spans.items():
        field = record.fields[name]
        if field.size != size or name == AGENDA:
            continue
        numbers = (record.offsets[name] // size + np.arange(field.count)).reshape(shape)
        axis = about.by_seat.get(name)
        to += range(start, start + field.count)
        holds += [int(name in about.holds_seat)] * field.count
        turns = [[_turned(numbers, axis, viewer, seats) for viewer in range(most)] for seats in range(most + 1)]
        source.append(np.array(turns, np.int32))
    table = np.ascontiguousarray(np.concatenate(source, axis=2))
    return np.array(to, np.int32), table, np.array(holds, np.uint8)


def _turned(numbers: npt.NDArray[Any], axis: int | None, viewer: int, seats: int) -> list[int]:
    """Items of a field as a viewer sees them: turned along the axis of seats, where there is one."""
    if axis is None or viewer >= seats:
        return [int(number) for number in numbers.ravel()]
    order = [absolute_seat(seat, viewer, seats) for seat in range(numbers.shape[axis])]
    return [int(number) for number in np.take(numbers, order, axis=axis).ravel()]


def _agenda_place(record: type[GameState], spans: Mapping[str, tuple[int, tuple[int, ...]]]) -> Table:
    if AGENDA not in spans:
        return np.full(3, -1, np.int32)
    return np.array([spans[AGENDA][0], record.offsets[AGENDA] // WIDE, record.offsets[AGENDA_SIZE]], np.int32)


def _frame_bits(about: Perspective) -> npt.NDArray[np.uint8]:
    bits = np.zeros(MOST_FRAME_KINDS, np.uint8)
    for kind, items in about.frame_seats.items():
        bits[kind] = sum(1 << item for item in items)
    return bits
