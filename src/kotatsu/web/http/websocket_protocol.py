"""WebSocket connections of uvicorn, with what strangers need: limits, a quiet log, and an end that comes."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kotatsu.web.http.request_timeout import CONNECTIONS

MAX_MESSAGE_BYTES = 64 * 1024
"""Of what a program sends at once."""
CLOSE_TIMEOUT_SECONDS = 1.5
"""How long the other side may take to agree to the end of a connection, and to read what was sent."""
PING_SECONDS = 20.0
MAX_WAITING_MESSAGES = 8
"""Messages that wait to be handled before no more is read."""
STOPPING = 1012
"""The code with which a stopping server ends its connections (RFC 6455, Service Restart)."""
quiet = logging.getLogger("kotatsu.websocket")
quiet.setLevel(logging.ERROR)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Hands messages on as bytes, lets the application say why a stopping server ends, and holds nothing open."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.logger = self.conn.logger = quiet
        self.close_timeout = CLOSE_TIMEOUT_SECONDS

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A connection becomes a WebSocket."""
        super().connection_made(transport)
        CONNECTIONS.opened()

    def handle_parser_exception(self) -> None:
        """Noise came. Before the handshake is answered there is no way to say why the connection ends."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= MAX_WAITING_MESSAGES:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        """Send something, unless the other side ended the connection with what cannot be read, as if it had hung up."""
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)
        self.handshake_complete |= self.close_sent  # a refusal is an answer: uvicorn would report that there was none

    def shutdown(self) -> None:
        """The server stops: the application is told, and closes the connection."""
        if self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": STOPPING})
        else:
            super().shutdown()

    def keepalive_timeout(self) -> None:
        """The other side does not answer: it will not read what is left either."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Run the application; what it leaves open is closed soon after."""
        await super().run_asgi()
        self.loop.call_later(CLOSE_TIMEOUT_SECONDS, self._abort)

    def _abort(self) -> None:
        if not self.disconnected:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        CONNECTIONS.closed()
        super().connection_lost(exc)


def websocket_settings() -> dict[str, Any]:
    """How uvicorn serves WebSocket connections here."""
    protocol: type[asyncio.Protocol] = WebSocketProtocol
    return {
        "ws": protocol,
        "ws_max_size": MAX_MESSAGE_BYTES,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PING_SECONDS,
        "ws_per_message_deflate": False,
    }
