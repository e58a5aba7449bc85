"""Quiet hours: when somebody does not want to be called, in their own time zone."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from kotatsu.web.store.notice_models import NoticeSettingsRow
from kotatsu.web.tables.refusals import INVALID, Refused

CLOCK_TIME = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")
MINUTES_A_DAY = 24 * 60


def read_clock_time(text: str) -> int:
    """Minutes after midnight of `HH:MM`; Refused for what is none."""
    found = CLOCK_TIME.fullmatch(text)
    if not found:
        raise Refused("bad-clock-time", INVALID)
    return int(found[1]) * 60 + int(found[2])


def clock_time(minutes: int) -> str:
    """Minutes after midnight as `HH:MM`."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


@lru_cache
def zones() -> frozenset[str]:
    """The time zones that there are."""
    return frozenset(available_timezones())


def check_zone(name: str) -> str:
    """A time zone that there is; Refused else."""
    if not name:
        raise Refused("which-time-zone", INVALID)
    if name not in zones():
        raise Refused("no-time-zone", INVALID, zone=name[:40])
    return name


def zone_of(settings: NoticeSettingsRow) -> ZoneInfo:
    """Somebody's time zone; that of the whole world for one that is not known here any more."""
    return ZoneInfo(settings.time_zone if settings.time_zone in zones() else "UTC")


def is_quiet(settings: NoticeSettingsRow, now: float) -> bool:
    """Whether somebody does not want to be called now."""
    start, end = settings.quiet_from, settings.quiet_until
    here = datetime.fromtimestamp(now, zone_of(settings))
    minute = here.hour * 60 + here.minute
    return start <= minute < end if start <= end else minute >= start or minute < end


def call_at(settings: NoticeSettingsRow, now: float) -> float:
    """When somebody may be called: now, or when their quiet hours end."""
    return next_time(settings, settings.quiet_until, now) if is_quiet(settings, now) else now


def next_time(settings: NoticeSettingsRow, minutes: int, now: float) -> float:
    """When it is that many minutes after midnight next, where somebody lives."""
    zone = zone_of(settings)
    here = datetime.fromtimestamp(now, zone)
    at = here.replace(hour=minutes // 60, minute=minutes % 60, second=0, microsecond=0)
    while at.timestamp() <= now:
        at = (at.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=zone)
    return at.timestamp()
