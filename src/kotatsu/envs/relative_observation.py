"""What a seat observes from its own chair, with a named window for every field: `kotatsu.engine.relative_record`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from kotatsu.engine.contract import Game
from kotatsu.engine.layout import GameState
from kotatsu.engine.relative_record import RelativeRecord, relative_record
from kotatsu.envs.observation import Layout, Observation, Window, layout
from kotatsu.games import load


@dataclass(frozen=True)
class RelativeLayout(Layout):
    """Where everything lies in an observation that is seen from the viewer's chair."""

    record: RelativeRecord

    def observe(self, view: GameState, seat: int) -> Observation:
        """The observation of a seat whose view this is."""
        return self.record.observe(view, seat)


def relative_layout(game: Game | str) -> RelativeLayout:
    """The layout of a game's observations from the viewer's chair: its windows have the names of the fields."""
    return _relative_layout(load(game))


@cache
def _relative_layout(game: Game) -> RelativeLayout:
    record = relative_record(game)
    absolute = layout(game)
    windows = [absolute.windows[0]]
    for window in absolute.windows[1:]:
        start, shape = record.spans[window.name]
        windows.append(Window(window.name, start, shape, window.low, window.high, window.about))
    nothing = np.zeros((0, 3), np.uint64)
    return RelativeLayout(tuple(windows), nothing, nothing, record)
