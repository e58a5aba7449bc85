"""How good a net's chances are: the figures that `kotatsu calibrate` found, kept beside the nets."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache

from kotatsu.bots.net_file import SHIPPED


@dataclass(frozen=True)
class Measured:
    """What was said against what happened: the mean difference, from 0 to 1, over so many games."""

    error: float
    games: int


@cache
def measured(slug: str) -> Measured | None:
    """The calibration of a game's net; None where nobody measured it."""
    found = json.loads((SHIPPED / "calibration.json").read_text(encoding="utf-8")).get(slug)
    return Measured(**found) if found else None
