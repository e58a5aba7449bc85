"""Many records seen from their actors' chairs at once, for a net: `RelativeRecord.observe` over whole arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from kotatsu.engine.agenda import FRAME
from kotatsu.engine.contract import Game
from kotatsu.engine.relative_record import DTYPE, FRAMES_SHOWN, RelativeItems, relative_record

Observations = npt.NDArray[np.int16]


def observe_many(game: Game, records: Sequence[bytes], viewer: int, seats: int) -> Observations:
    """What a seat sees of each record (the bytes of views, or of whole states), a row each."""
    about = relative_record(game)
    items = about.items
    data = np.frombuffer(b"".join(records), np.int8).reshape(len(records), -1)
    pairs = data.view(np.int16)
    out: Observations = np.zeros((len(records), about.width), DTYPE)
    out[:, 0] = viewer
    narrow = data[:, items.narrow_source[seats, viewer]].astype(DTYPE)
    out[:, items.narrow_to] = _turned(narrow, items.narrow_seat != 0, viewer, seats)
    wide = pairs[:, items.wide_source[seats, viewer]]
    out[:, items.wide_to] = _turned(wide, items.wide_seat != 0, viewer, seats)
    if items.agenda[0] >= 0:
        _write_agenda(out, items, data, pairs, viewer, seats)
    return out


def _turned(values: Observations, holds_seat: npt.NDArray[np.bool_], viewer: int, seats: int) -> Observations:
    is_seat = holds_seat & (values >= 0) & (values < seats)
    return np.where(is_seat, (values - viewer) % seats, values)


def _write_agenda(
    out: Observations, items: RelativeItems, data: npt.NDArray[Any], pairs: Observations, viewer: int, seats: int
) -> None:
    """The frames of the agenda from the top; rows beyond its size stay zero."""
    to, start, size_at = items.agenda.tolist()
    sizes = data[:, size_at].astype(np.int64)
    for row in range(FRAMES_SHOWN):
        shown = np.flatnonzero(sizes > row)
        first = start + (sizes[shown] - 1 - row) * FRAME
        frames = pairs[shown[:, None], first[:, None] + np.arange(FRAME)]
        bits = items.frame_seats[frames[:, 0]].astype(np.int64)
        holds_seat = (bits[:, None] >> np.arange(FRAME) & 1) != 0
        out[shown[:, None], to + row * FRAME + np.arange(FRAME)] = _turned(frames, holds_seat, viewer, seats)
