"""Limits of a connection: a request must arrive whole in time, its head must be of a sensible size, and answers must be
read."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kotatsu.web.http.handover import Handover
from kotatsu.web.http.joined_writes import JoinedWrites
from kotatsu.web.http.lean_stream import STOPPING
from kotatsu.web.open_files import OpenConnections

REQUEST_SECONDS = 15.0
"""From a connection's opening, or a request's first byte, to the request's last byte."""
MAX_HEAD_BYTES = 64 * 1024
"""Of a request's first line and headers. The parser itself has no limit."""
UNREAD_SECONDS = 30.0
"""How long a connection may take nothing of what is sent to it."""
CONNECTIONS = OpenConnections()
"""Those of this process."""
quiet = logging.getLogger("kotatsu.http")
quiet.setLevel(logging.ERROR)
"""Requests that cannot be read are answered, and not told about: a log of strangers' noise would only grow."""


class TimedProtocol(HttpToolsProtocol):
    """HTTP/1.1 of uvicorn. Between two requests its own limit for idle connections holds; an answer may take as long as
    it likes to come, and must be read."""

    _deadline: asyncio.TimerHandle | None = None
    _in_head = False
    _head_bytes = 0
    _in_request = False
    _arrived = b""
    """What another worker had read of a request when it passed the connection on."""
    handover: ClassVar[Handover | None] = None
    """Where the workers of one server pass connections on to each other."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.logger = quiet

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection opens: its first request must come."""
        super().connection_made(JoinedWrites(transport, self.loop, UNREAD_SECONDS))
        self._end = self.transport.abort
        CONNECTIONS.opened()
        CONNECTIONS.waits(self._end)
        self._start_clock()
        if self.handover is not None and not self.handover.is_taking:
            self.handover.take(partial(_like, self.config, self.server_state, self.app_state, self.loop))
        if self._arrived:
            arrived, self._arrived = self._arrived, b""
            self._read(arrived)

    def data_received(self, data: bytes) -> None:
        """Bytes came; they may end a request or begin one."""
        if self.handover is None or not self._pass_on(data):
            self._read(data)

    def _pass_on(self, data: bytes) -> bool:
        """Pass the connection on if another worker should serve the request that begins here."""
        assert self.handover is not None
        is_idle = not self._in_request and (self.cycle is None or self.cycle.response_complete)
        if not is_idle or not self.transport.is_flushed():  # type: ignore[attr-defined]
            return False
        if not self.handover.pass_on(data, self.transport.get_extra_info("socket").fileno()):
            return False
        self.transport.abort()
        return True

    def _read(self, data: bytes) -> None:
        if self._in_head:
            self._head_bytes += len(data)
            if self._head_bytes > MAX_HEAD_BYTES:
                self._stop_clock()
                self.send_400_response("The head of the request is too large.")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._in_request = True
        self._in_head, self._head_bytes = True, 0
        if self._deadline is None:
            self._start_clock()

    def on_headers_complete(self) -> None:
        """Its head is here."""
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """It is whole."""
        self._stop_clock()
        self._in_request = False
        CONNECTIONS.is_served(self._end)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """An answer has been sent; after the last one another request is waited for."""
        super().on_response_complete()
        if self.cycle.response_complete and not self.transport.is_closing():
            CONNECTIONS.waits(self._end)

    def pause_writing(self) -> None:
        """The other side is slow to read."""
        super().pause_writing()
        self.transport.expect_reading()  # type: ignore[attr-defined]
        CONNECTIONS.waits(self._end)

    def resume_writing(self) -> None:
        """It has read."""
        super().resume_writing()
        if not self.cycle.response_complete:
            CONNECTIONS.is_served(self._end)

    def shutdown(self) -> None:
        """The server stops. An answer that has begun is woken: a stream would go on (lean_stream.py)."""
        super().shutdown()
        cycle = self.cycle
        if cycle is not None and cycle.response_started and not cycle.response_complete:
            cycle.scope["state"][STOPPING] = True
            cycle.message_event.set()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._stop_clock()
        CONNECTIONS.is_served(self._end)
        CONNECTIONS.closed()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The request is whole; from here on its connection is another protocol's, which counts it."""
        self._stop_clock()
        CONNECTIONS.is_served(self._end)
        CONNECTIONS.closed()
        super().handle_websocket_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        """A request for another protocol is answered in this one."""

    def _start_clock(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_clock(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def _like(config: Any, server_state: Any, app_state: Any, loop: Any, arrived: bytes) -> TimedProtocol:
    """A protocol for a connection that another worker passes on, of which this much of a request has arrived."""
    made = TimedProtocol(config, server_state, app_state, loop)
    made._arrived = arrived
    return made
