"""From how strong each seat looks to each seat's chance of winning: what the `value` of a game ends with."""

from __future__ import annotations

from math import exp
from typing import Any

HOPELESS = -1e9
"""The strength of a seat that can no longer win."""


def share_out(out: Any, seats: int) -> None:
    """Replace strengths by chances that add up to 1: a point of strength more is e times the chance."""
    strongest = out[0]
    for seat in range(1, seats):
        strongest = max(strongest, out[seat])
    total = 0.0
    for seat in range(seats):
        out[seat] = exp(out[seat] - strongest)
        total += out[seat]
    for seat in range(seats):
        out[seat] = out[seat] / total
