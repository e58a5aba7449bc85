"""Memory that is free is given back to the system.

glibc keeps what was freed: a burst of answers, when hundreds of streams come back at once, would count as the server's
for as long as it runs. Other C libraries give it back by themselves, or have no call for it.
"""

from __future__ import annotations

import asyncio
import ctypes
from collections.abc import Callable

from kotatsu.web.background import Supervisor

TASK = "memory"
PAUSE_SECONDS = 60.0


def give_back() -> bool:
    """Give free memory back; False where the C library has no way to. Takes a few milliseconds."""
    trim = _trim()
    if trim is None:
        return False
    trim(0)
    return True


def _trim() -> Callable[[int], int] | None:
    """glibc's malloc_trim; None with another C library."""
    try:
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None
    return trim


async def run(supervisor: Supervisor) -> None:
    """Give memory back once a minute, in a thread: other threads wait only while they ask for memory."""
    while True:
        await asyncio.to_thread(give_back)
        supervisor.report(TASK, up=True)
        await asyncio.sleep(PAUSE_SECONDS)
