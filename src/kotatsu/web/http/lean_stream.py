"""A streamed answer that holds little: thousands are open at once, and each waits most of the time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

from litestar.response import Stream
from litestar.response.base import ASGIResponse
from litestar.types import HTTPResponseBodyEvent, Receive, Scope, Send

STOPPING = "kotatsu-stopping"
"""Is in the state of a request while the server stops: its streams end, and whoever reads them comes back."""


class LeanStream(Stream):
    """A stream of bytes that does not hold what it has sent, and has one task besides that of its request."""

    def __init__(self, content: AsyncGenerator[bytes, None], *, media_type: str, headers: dict[str, str]) -> None:
        super().__init__(content, media_type=media_type, headers=headers)
        self._content = content

    def to_asgi_response(self, *arguments: Any, **named: Any) -> ASGIResponse:
        """The head as the framework makes it; the body is ours."""
        return _LeanAnswer(super().to_asgi_response(*arguments, **named), self._content)  # type: ignore[return-value]


class _LeanAnswer:
    """What the framework calls to have a stream sent."""

    __slots__ = ("_content", "_framed")

    def __init__(self, framed: ASGIResponse, content: AsyncGenerator[bytes, None]) -> None:
        self._framed = framed
        self._content = content

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the stream ends, its reader has left, or the server stops."""
        await self._framed.start_response(send)
        async with asyncio.TaskGroup() as tasks:
            sending = tasks.create_task(_send_all(self._content, send))
            while not _is_stopping(scope) and (await receive())["type"] != "http.disconnect":
                pass
            sending.cancel()
        if sending.cancelled() and _is_stopping(scope):
            await send(_body(b"", more=False))


def _is_stopping(scope: Scope) -> bool:
    return STOPPING in scope["state"]


async def _send_all(content: AsyncGenerator[bytes, None], send: Send) -> None:
    async with aclosing(content) as chunks:
        async for chunk in chunks:
            await send(_body(chunk, more=True))
            del chunk  # it may be a whole drawing, and the next may be minutes away
    await send(_body(b"", more=False))


def _body(chunk: bytes, *, more: bool) -> HTTPResponseBodyEvent:
    return {"type": "http.response.body", "body": chunk, "more_body": more}
