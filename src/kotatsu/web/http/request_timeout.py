"""A time limit for requests: a connection on which a request has not arrived whole is closed."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS = 15.0
"""From a connection's opening, or a request's first byte, to the request's last byte."""


class TimedProtocol(H11Protocol):
    """HTTP/1.1 of uvicorn. Between two requests its own limit for idle connections holds; answers have none."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection opens: its first request must come."""
        super().connection_made(transport)
        self._deadline = self.loop.call_later(REQUEST_SECONDS, transport.abort)

    def data_received(self, data: bytes) -> None:
        """Bytes came; they may end a request or begin one."""
        super().data_received(data)
        if self.conn.their_state is h11.SEND_BODY or self.conn.trailing_data[0]:
            if self._deadline is None:
                self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)
        else:
            self._stop_clock()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._stop_clock()
        super().connection_lost(exc)

    def _stop_clock(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
