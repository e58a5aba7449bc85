"""What the numbers of observations can be: random play shows which places change, and between what."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from kotatsu.bots.net import Encoding
from kotatsu.learning.tables import GameTables

MOST_VALUES = 72
"""Rows of a place at most; larger values share the last."""
RESTART_SHARE = 1 / 64
"""Of the games that are begun anew at a step of the scan, so that games of one length do not march in step."""


def scan(tables: GameTables, steps: int) -> tuple[Encoding, Encoding]:
    """The encodings of what actors see and of whole records, after random play."""
    seen, whole = _Range(tables.observations), _Range(tables.wholes)
    for step in range(steps):
        chosen = tables.random_actions()
        if step >= steps // 4:
            restarts = torch.rand(chosen.shape, device=chosen.device) < RESTART_SHARE
            chosen = torch.where(restarts, torch.full_like(chosen, tables.begin), chosen)
        tables.step(chosen)
        seen.widen(tables.observations)
        whole.widen(tables.wholes)
    return seen.encoding(), whole.encoding()


class _Range:
    """The least and the most that each place has shown."""

    def __init__(self, observations: Any) -> None:
        self.low, self.high = observations.amin(0), observations.amax(0)

    def widen(self, observations: Any) -> None:
        self.low = torch.minimum(self.low, observations.amin(0))
        self.high = torch.maximum(self.high, observations.amax(0))

    def encoding(self) -> Encoding:
        low, high = self.low.cpu().numpy().astype(np.int32), self.high.cpu().numpy().astype(np.int32)
        places = np.nonzero(high > low)[0].astype(np.int32)
        counts = np.minimum(high[places] - low[places] + 1, MOST_VALUES).astype(np.int32)
        return Encoding(places, low[places], counts)
