"""Times said as people say them: 90 seconds, 5 minutes, a day and a half, never 1,440 minutes."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from kotatsu.web.render.marked_up_text import MarkedUpText

UNITS = (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1))
NEARLY = 0.95
"""Of a unit: 59 minutes and a half are said as an hour."""
MAX_UNITS = 2
"""Units that a time is said in; what is smaller is left out."""


def duration(t: MarkedUpText, seconds: int) -> str:
    """A time in the largest units that it fills: `1 day 12 hours`."""
    said = [str(t(f"duration-{unit}", count=count)) for unit, count in _parts(seconds)]
    return " ".join(said[:MAX_UNITS]) or str(t("duration-seconds", count=0))


def _parts(seconds: int) -> Iterator[tuple[str, int]]:
    for unit, size in UNITS:
        count, seconds = divmod(seconds, size)
        if count:
            yield unit, count


def away_choice(t: MarkedUpText, seconds: int) -> str:
    """A time to choose from, after which a bot plays for someone away; 0 seconds is never."""
    return duration(t, seconds) if seconds else str(t("duration-never"))


def away_limit(t: MarkedUpText, seconds: int) -> Markup:
    """When a bot plays for someone away; 0 seconds is never."""
    return t("room-away-after", time=duration(t, seconds)) if seconds else t("room-away-never")


def time_left(t: MarkedUpText, seconds: int) -> str:
    """How long something is still good for, in its largest unit: `6 days`, and never less than a minute."""
    unit, size = next(((unit, size) for unit, size in UNITS if seconds >= NEARLY * size), UNITS[-1])
    if unit == "seconds":
        unit, size = UNITS[-2]
    return str(t(f"duration-{unit}", count=max(1, round(seconds / size))))
