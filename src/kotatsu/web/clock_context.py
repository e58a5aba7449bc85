"""Clocks in days: what is agreed when a table is made, and how pages say it. Imported by pages, tables and renderer."""

from __future__ import annotations

import math
from dataclasses import dataclass

DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS = 24 * 3600, 3600, 60
CLOCK_CHOICES_DAYS = (0, 1, 2, 3, 7)
"""Days for a decision; 0 for as long as it takes."""
STAND_IN, WAIT, LEAVE = CLOCK_ENDS = ("bot", "wait", "leave")
"""What happens at the end of somebody's time: a bot plays for them until they return; the table goes on waiting; a bot
takes the seat for good. No rules of a game know a seat that is gone, so somebody has to play on for it."""


@dataclass(frozen=True)
class Clock:
    """How long a decision may take, and what happens then."""

    days: int = 0
    end: str = STAND_IN


NO_CLOCK = Clock()


def days_until(end: float, now: float) -> int:
    """Days until a time, as people count them: at least one."""
    return max(1, math.ceil((end - now) / DAY_SECONDS))


def rounded(seconds: float) -> int:
    """A time that is left as it is told: whole hours, or minutes of the last hour. What was drawn with it stays right
    for a while."""
    unit = HOUR_SECONDS if seconds >= HOUR_SECONDS else MINUTE_SECONDS
    return max(0, int(seconds // unit * unit))
