"""Observations for a net's first layer: embedding-ready rows, or one-hot.

A place of an observation has a row for each value that it has in play, so `torch.nn.Embedding(encoding.rows, width)`
takes the indices as they are. Places that are always the same say nothing and are left out, most of the agenda among
them. The values were counted over the games that the shipped net was trained on; others share the nearest row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from kotatsu.bots.net import Encoding
from kotatsu.bots.net_file import shipped_net
from kotatsu.engine.contract import Game
from kotatsu.envs.relative_observation import RelativeLayout, relative_layout
from kotatsu.games import load


@dataclass(frozen=True, eq=False)
class ObservationEncoding:
    """From observations of the viewer's chair (`relative=True`, `relative_batch`) to rows of a table."""

    layout: RelativeLayout
    encoding: Encoding

    @property
    def rows(self) -> int:
        """Rows of the table, the width of a one-hot observation."""
        return self.encoding.rows

    @property
    def places(self) -> int:
        """How many indices an observation has."""
        return len(self.encoding.places)

    def indices(self, observation: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
        """A row for each place of an observation (of many: the last axis is the observation's)."""
        rows: npt.NDArray[np.int64] = self.encoding.codes(observation) + self.encoding.starts
        return rows

    def one_hot(self, observation: npt.NDArray[Any]) -> npt.NDArray[np.uint8]:
        """The same as ones and zeros."""
        indices = self.indices(observation)
        out = np.zeros((*indices.shape[:-1], self.rows), np.uint8)
        np.put_along_axis(out, indices, 1, axis=-1)
        return out

    def described(self) -> list[str]:
        """What each row stands for: `hand[2] = 1`, a line for each."""
        names = [
            f"{window.name}{list(place) if window.shape != (1,) else ''}"
            for window in self.layout.windows
            for place in np.ndindex(*window.shape)
        ]
        encoding = self.encoding
        return [
            f"{names[place]} = {low + value}"
            for place, low, count in zip(encoding.places, encoding.low, encoding.counts, strict=True)
            for value in range(count)
        ]


def observation_encoding(game: str | Game) -> ObservationEncoding:
    """The encoding of a game with a shipped net; BadNet says where there is none."""
    found = load(game)
    return ObservationEncoding(relative_layout(found), shipped_net(found).policy.encoding)
