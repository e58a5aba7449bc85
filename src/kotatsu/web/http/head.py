"""HEAD: what GET would answer, without its body."""

from __future__ import annotations

import asyncio
from typing import cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPDisconnectEvent, Message, Receive, ReceiveMessage, Scope, Send


def answer_head(app: ASGIApp) -> ASGIApp:
    """Answer HEAD as GET and keep the body back; a stream ends after its headers."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return
        started = asyncio.Event()

        async def headers_only(message: Message) -> None:
            if message["type"] == "http.response.start":
                await send(message)
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                started.set()

        async def gone_once_answered() -> ReceiveMessage:
            if started.is_set():
                return HTTPDisconnectEvent(type="http.disconnect")
            return await receive()

        as_get = cast(Scope, {**scope, "method": "GET"})
        await app(as_get, gone_once_answered, headers_only)

    return answered
