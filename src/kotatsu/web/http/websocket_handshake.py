"""The request that opens a WebSocket connection, as a request like any other: it goes through the same checks, and a
refusal is an ordinary answer."""

from __future__ import annotations

from typing import Any, cast

from litestar.types import Message, Scope, Send

SWITCHING_PROTOCOLS = 101
SCHEMES = {"ws": "http", "wss": "https"}


def as_request(scope: Scope, route: str) -> Scope:
    """The scope of a handshake as that of a GET request for a route."""
    scheme = SCHEMES.get(scope["scheme"], scope["scheme"])
    found: dict[str, Any] = {**scope, "type": "http", "method": "GET", "scheme": scheme, "path_template": route}
    return cast(Scope, {**found, "path_params": {}})


def answering(send: Send) -> Send:
    """Sends the answer to a handshake: SWITCHING_PROTOCOLS accepts it, everything else is an answer of HTTP."""

    async def answer(message: Message) -> None:
        told: Any = message
        if told.get("status") == SWITCHING_PROTOCOLS:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        elif told["type"].startswith("http.response."):
            renamed: Any = {**told, "type": f"websocket.{told['type']}"}
            await send(renamed)
        else:
            await send(message)

    return answer
