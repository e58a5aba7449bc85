"""Connections and open files: as many as the system allows, and a quiet log when they run out."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable
from typing import Any

ACCEPT_FAILED = "socket.accept() out of system resource"
"""What asyncio says of every connection that it could not open."""
QUIET_SECONDS = 60.0
NEARLY_ALL = 0.9
"""Of the files that may be open: what connections take when it is said."""
CROWDED = 0.45
"""What they take when those that have waited longest make room: an answer may need a file of its own."""
log = logging.getLogger("kotatsu.connections")


def raise_limit() -> int:
    """Raise this process's limit of open files as far as allowed; the limit, or 0 where there is none."""
    if sys.platform == "win32":
        return 0
    import resource  # not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):
            return soft
    return hard if hard != resource.RLIM_INFINITY else 0


def current_limit() -> int:
    """How many files this process may have open; 0 where there is no limit."""
    if sys.platform == "win32":
        return 0
    import resource  # not on Windows

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 0 if soft == resource.RLIM_INFINITY else soft


class OpenConnections:
    """Counts open connections, and logs once a minute when they take nearly all open files.

    uvloop ends every connection that comes after the last file without a word, so this is said in time.
    """

    def __init__(self) -> None:
        self.count = 0
        self._logged_at = float("-inf")
        self._waiting: dict[Callable[[], None], None] = {}
        """How to end each connection that only waits for the other side to send or to read, the longest first."""

    def opened(self) -> None:
        """A connection was opened. When there are too many, the one that has waited longest makes room."""
        self.count += 1
        limit = current_limit() or sys.maxsize
        due = time.monotonic() - self._logged_at >= QUIET_SECONDS
        if due and self.count >= limit * NEARLY_ALL:
            log.error("connections take nearly all open files", extra={"connections": self.count, "limit": limit})
            self._logged_at = time.monotonic()
        if self._waiting and self.count >= limit * CROWDED:
            end = next(iter(self._waiting))
            del self._waiting[end]
            end()

    def waits(self, end: Callable[[], None]) -> None:
        """From here on the other side is waited for; `end` ends the connection at once."""
        self._waiting.pop(end, None)
        self._waiting[end] = None

    def is_served(self, end: Callable[[], None]) -> None:
        """Its request is here, or the other side has read, or is gone."""
        self._waiting.pop(end, None)

    def closed(self) -> None:
        """A connection was closed."""
        self.count -= 1


class LoopErrors:
    """Handles what goes wrong in the event loop: failures to open connections are logged once a minute."""

    def __init__(self) -> None:
        self._logged_at = float("-inf")
        self._unlogged = 0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Called by the loop."""
        if context.get("message") != ACCEPT_FAILED:
            loop.default_exception_handler(context)
            return
        self._unlogged += 1
        if time.monotonic() - self._logged_at >= QUIET_SECONDS:
            log.error(
                "connections cannot be opened", extra={"error": str(context.get("exception")), "times": self._unlogged}
            )
            self._logged_at, self._unlogged = time.monotonic(), 0
