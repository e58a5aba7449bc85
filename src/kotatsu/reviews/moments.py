"""Moments: the few plies that moved the chances most."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kotatsu.reviews.judge import Chances
from kotatsu.reviews.model import Draw, Moment

FEWEST, MOST = 3, 5
WORTH_TELLING = 0.10
"""Beyond the fewest, a ply is a moment when it moved somebody by this much."""
APART_PLIES = 2
"""Two moments are at least so far from each other: a swing and its echo are told once."""


def moments_of(truth: Chances, draws: Sequence[Draw], seats: int) -> list[Moment]:
    """Three to five plies, in the order of the game."""
    luck_at = {draw.ply: draw.luck for draw in draws}
    changes = np.diff(truth[:, :seats], axis=0)
    sizes = np.abs(changes).max(axis=1)
    chosen: list[int] = []
    for ply in np.argsort(-sizes, kind="stable").tolist():
        if len(chosen) >= MOST or (len(chosen) >= FEWEST and sizes[ply] < WORTH_TELLING):
            break
        if all(abs(ply - other) >= APART_PLIES for other in chosen):
            chosen.append(ply)
    return [_moment(ply, changes[ply], truth, luck_at) for ply in sorted(chosen)]


def _moment(ply: int, change: Chances, truth: Chances, luck_at: dict[int, tuple[float, ...]]) -> Moment:
    seat = int(np.abs(change).argmax())
    luck = luck_at[ply][seat] if ply in luck_at else 0.0
    return Moment(ply, seat, float(truth[ply, seat]), float(truth[ply + 1, seat]), float(luck))
