"""A connection whose writes within one turn of the event loop are sent together: the head of an answer and its body are
one packet, and wake the other side once."""

from __future__ import annotations

import asyncio
from typing import Any


class JoinedWrites(asyncio.Transport):
    """Passes everything on to another transport."""

    __slots__ = ("_loop", "_parts", "_patience_seconds", "_to", "_unread")

    def __init__(self, to: asyncio.Transport, loop: asyncio.AbstractEventLoop, patience_seconds: float) -> None:
        self._to = to
        self._loop = loop
        self._patience_seconds = patience_seconds
        """How long the other side may take nothing of what is sent."""
        self._unread: asyncio.TimerHandle | None = None
        self._parts: list[bytes] = []

    def write(self, data: Any) -> None:
        """Send this with whatever else is written in this turn."""
        if not self._parts:
            self._loop.call_soon(self._send)
        self._parts.append(data)

    def _send(self) -> None:
        parts, self._parts = self._parts, []
        if parts and not self._to.is_closing():
            self._to.write(parts[0] if len(parts) == 1 else b"".join(parts))

    def close(self) -> None:
        """Close the connection when everything is sent."""
        self._send()
        self._to.close()
        self.expect_reading()

    def abort(self) -> None:
        """Close it at once."""
        self._parts.clear()
        self._to.abort()

    def expect_reading(self) -> None:
        """End the connection if nothing of what waits is taken for too long."""
        waiting = self._to.get_write_buffer_size()
        if waiting and self._unread is None:
            self._unread = self._loop.call_later(self._patience_seconds, self._look_again, waiting)

    def _look_again(self, waited: int) -> None:
        self._unread = None
        if self._to.get_write_buffer_size() < waited:
            self.expect_reading()
        else:
            self.abort()

    def is_flushed(self) -> bool:
        """Whether everything has been sent."""
        return not self._parts and self._to.get_write_buffer_size() == 0

    def is_closing(self) -> bool:
        """Whether it is closed or will be."""
        return self._to.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """What the connection knows of itself."""
        return self._to.get_extra_info(name, default)

    def pause_reading(self) -> None:
        """Let what arrives wait."""
        self._to.pause_reading()

    def resume_reading(self) -> None:
        """Read on."""
        self._to.resume_reading()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Tell another protocol what arrives."""
        self._to.set_protocol(protocol)
