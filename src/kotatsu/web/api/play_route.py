"""Where a play connection is opened: `/api/play`, a WebSocket. A plain GET there says which lines are sent on it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from litestar import Request, get
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from kotatsu.web import metrics
from kotatsu.web.api.play_connection import Ends, PlayConnection
from kotatsu.web.api.play_schemas import line_schemas
from kotatsu.web.http.first_pass import first_pass
from kotatsu.web.http.quick_routes import tell_error
from kotatsu.web.http.requests import AnyRequest, client_address, services
from kotatsu.web.http.websocket_handshake import SWITCHING_PROTOCOLS, answering, as_request
from kotatsu.web.http.websocket_protocol import CLOSE_TIMEOUT_SECONDS, STOPPING
from kotatsu.web.security.origin import check_sender
from kotatsu.web.tables.refusals import MISSING, Refused

log = logging.getLogger("kotatsu.play")
PATH = "/api/play"
POLICY, BROKEN = 1008, 1011
"""Codes with which a connection is closed (RFC 6455)."""
MAX_REASON_BYTES = 123
OPEN_CONNECTIONS = metrics.STREAMS.labels("play")


@get("/play", operation_id="describePlay")
async def describe_play() -> dict[str, Any]:
    """The lines of a play connection, as JSON Schema. A WebSocket at the same address opens one: a program plays at
    many tables on it. Each message holds one or more lines of JSON. `subscribe` opens a channel, with the token of a
    seat; then come the lines that the table's stream would bring, each with its `channel`. `move` is answered by `done`
    once it is stored, or by `refused`. `ended` says why a channel brings nothing more, `closed` why the server closes
    the connection."""
    return line_schemas()


def with_play_connections(app: ASGIApp) -> ASGIApp:
    """Answer WebSocket handshakes, and pass everything else on."""
    opened = first_pass(check_sender(_open))

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await app(scope, receive, send)
            return
        asked, answer = as_request(scope, PATH if scope["path"] == PATH else ""), answering(send)
        try:
            await opened(asked, receive, answer)
        except Exception as error:
            await tell_error(error, asked, receive, answer)

    return answered


async def _open(scope: Scope, receive: Receive, send: Send) -> None:
    request: AnyRequest = Request(scope, receive, send)
    if scope["path"] != PATH:
        raise Refused("no-page", MISSING)
    limits, address = services(request).limits, client_address(request)
    limits.count("stream", address)
    limits.streams.check_connection(address)
    raw_send: Any = send
    await raw_send({"type": "http.response.start", "status": SWITCHING_PROTOCOLS, "headers": []})
    with limits.streams.counted_connection(address), OPEN_CONNECTIONS.track_inprogress():
        await _play(request, receive, raw_send)


async def _play(request: AnyRequest, receive: Any, send: Any) -> None:
    stopping = False

    async def next_message() -> bytes | None:
        nonlocal stopping
        message = await receive()
        while message["type"] == "websocket.connect":
            message = await receive()
        if message["type"] == "websocket.disconnect":
            stopping = message.get("code") == STOPPING
            return None
        data: bytes = message["bytes"]
        return data

    async def send_text(text: str) -> None:
        await send({"type": "websocket.send", "text": text})

    connection = PlayConnection(request, send_text)
    try:
        await connection.run(next_message)
    except Ends as ends:
        await _close(connection, send, POLICY, ends.refused)
    except OSError:  # the other side is gone
        return
    except Exception as error:
        log.error("failure", exc_info=error, extra={"route": PATH})
        await _close(connection, send, BROKEN, Refused("broken"))
    if stopping:
        await _close(connection, send, STOPPING, Refused("stopping"))


async def _close(connection: PlayConnection, send: Any, code: int, why: Refused) -> None:
    """Say why, and close. What cannot be written at once is left: the other side may not read at all."""
    reason = connection.sentence(why).encode()[:MAX_REASON_BYTES].decode(errors="ignore")
    with suppress(TimeoutError, OSError):
        async with asyncio.timeout(CLOSE_TIMEOUT_SECONDS):
            await send({"type": "websocket.send", "text": connection.closing_line(why)})
            await send({"type": "websocket.close", "code": code, "reason": reason})
