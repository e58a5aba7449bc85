"""Quick routes: the calls that programs make at every move, answered without the framework's way around a handler.

The same calls are ordinary handlers of the API too: the framework describes them, and answers every request that is
not plain (a body that cannot be read, a query, an unusual header). What a request goes through first is the same.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kotatsu.web.http.first_pass import first_pass
from kotatsu.web.http.identity import find_identity
from kotatsu.web.http.requests import AnyRequest
from kotatsu.web.http.responses import HANDLERS
from kotatsu.web.security.origin import check_sender

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{8,32})/([a-z-]+)")
HOST = re.compile(rb"[A-Za-z0-9.:\[\]-]+")
MAX_QUICK_BODY_BYTES = 4096
"""A larger body is left to the framework, which has a limit of its own."""
PARSED = "quick_body"
"""Where the state of a request holds its body, read."""
JSON_TYPE = (b"content-type", b"application/json")
encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class QuickRoute:
    """A call of a table: its last word is the key in the mapping of routes."""

    method: str
    template: str
    """As the framework has it, for the log and the metrics."""
    answer: Callable[[AnyRequest, str, Any], Awaitable[msgspec.Struct]]
    """What is answered to a request, for a table's id and the body."""
    body: msgspec.json.Decoder[Any] | None = None
    """How its body is read; None for a call without one."""


def with_quick_routes(app: ASGIApp, routes: Mapping[str, QuickRoute]) -> ASGIApp:
    """Answer plain requests for these routes, and pass all others on to the framework."""
    passes = {name: first_pass(check_sender(find_identity(_answerer(route)))) for name, route in routes.items()}

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == ScopeType.HTTP else None
        route = routes.get(found[2]) if found else None
        if found is None or route is None or not _is_plain(scope, route):
            await app(scope, receive, send)
            return
        read: list[Any] = []
        if route.body is not None and not await _read_body(route.body, scope, receive, read):
            await app(scope, _again(read, receive), send)
            return
        scope["path_template"], scope["path_params"] = route.template, {"table_id": found[1]}
        try:
            await passes[found[2]](scope, receive, send)
        except Exception as error:
            await tell_error(error, scope, receive, send)

    return answered


def _is_plain(scope: Scope, route: QuickRoute) -> bool:
    if scope.get("method") != route.method or scope["query_string"] or scope.get("root_path"):
        return False
    headers = dict(scope["headers"])
    if not HOST.fullmatch(headers.get(b"host", b"")):
        return False
    length = headers.get(b"content-length", b"")
    is_small = length.isdigit() and int(length) <= MAX_QUICK_BODY_BYTES
    return is_small if route.body is not None else length in (b"", b"0") and b"transfer-encoding" not in headers


async def _read_body(body: msgspec.json.Decoder[Any], scope: Scope, receive: Receive, read: list[Any]) -> bool:
    """Read a body; False when it cannot be understood. `read` then holds what was received."""
    data = b""
    while not read or read[-1].get("more_body"):
        message: Any = await receive()
        read.append(message)
        data += message.get("body", b"")
    try:
        scope["state"][PARSED] = body.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return True


def _again(read: list[Any], receive: Receive) -> Receive:
    """Receive what has been received once more."""
    waiting = iter(read)

    async def received() -> Any:
        return next(waiting, None) or await receive()

    return received


def _answerer(route: QuickRoute) -> ASGIApp:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        request: AnyRequest = Request(scope, receive, send)
        found = await route.answer(request, scope["path_params"]["table_id"], scope["state"].get(PARSED))
        body = encode(found)
        headers = [JSON_TYPE, (b"content-length", b"%d" % len(body))]
        start: Message = {"type": "http.response.start", "status": 200, "headers": headers}
        await send(start)
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return answer


async def tell_error(error: Exception, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer as the framework would when a handler has raised this."""
    request: AnyRequest = Request(scope, receive, send)
    handle: Any = next(handle for kind, handle in HANDLERS.items() if isinstance(error, kind))  # type: ignore[arg-type]
    await handle(request, error).to_asgi_response(app=None, request=request)(scope, receive, send)
