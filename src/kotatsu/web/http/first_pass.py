"""What every request goes through first, in one pass: it is counted against its sender, measured and logged."""

from __future__ import annotations

import logging
import time
from functools import lru_cache
from typing import Any, cast

from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send

from kotatsu.web import metrics
from kotatsu.web.http.requests import UNKNOWN_ADDRESS
from kotatsu.web.http.responses import status_of
from kotatsu.web.tables.refusals import INVALID, Refused

access = logging.getLogger("kotatsu.access")
NOT_COUNTED = ("/static", "/games", "/icons", "/healthz", "/metrics")
"""Requests that no quota counts."""
SERVER_ERROR = 500


def first_pass(app: ASGIApp) -> ASGIApp:
    """Count, measure and log requests: method, route, status, milliseconds. Refused says when to try again; those that
    come too fast are measured and not logged, or their sender would fill the disk."""

    async def passed(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        started, status, is_counted = time.perf_counter(), 0, False

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        method, route = scope["method"], scope.get("path_template", "")
        in_progress = _in_progress(method, route)
        in_progress.inc()
        try:
            _count(scope)
            is_counted = True
            await app(scope, _whole(receive) if _has_body(scope) else receive, watched)
        except Refused as refused:  # told by the handlers further out
            status = status_of(refused)
            raise
        except HTTPException as error:
            status = error.status_code
            raise
        finally:
            in_progress.dec()
            took = time.perf_counter() - started
            _note(method, route, status, took, is_logged=is_counted)

    return passed


def _has_body(scope: HTTPScope) -> bool:
    return any(name in (b"content-length", b"transfer-encoding") for name, _ in scope["headers"])


def _whole(receive: Receive) -> Receive:
    """Receive a body; Refused when its sender hangs up in the middle of it, which is no fault of ours."""
    arrived = False

    async def received() -> HTTPReceiveMessage:
        nonlocal arrived
        message = cast(HTTPReceiveMessage, await receive())
        if message["type"] == "http.request":
            arrived = not message["more_body"]
        elif not arrived:
            raise Refused("bad-form", INVALID, text="it breaks off")
        return message

    return received


def _count(scope: Scope) -> None:
    if not scope["path"].startswith(NOT_COUNTED):
        client = scope["client"]
        scope["litestar_app"].state.services.limits.count("request", client[0] if client else UNKNOWN_ADDRESS)


def _note(method: str, route: str, status: int, seconds: float, *, is_logged: bool) -> None:
    total, duration, errors = _counters(method, route, status)
    total.inc()
    duration.observe(seconds)
    if status >= SERVER_ERROR:
        errors.inc()
    if is_logged and access.isEnabledFor(logging.INFO):
        told = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        access.info("request", extra=told)


@lru_cache(maxsize=1024)
def _in_progress(method: str, route: str) -> Any:
    return metrics.REQUESTS_IN_PROGRESS.labels(method, route)


@lru_cache(maxsize=4096)
def _counters(method: str, route: str, status: int) -> tuple[Any, Any, Any]:
    labels = (method, route, status)
    return (
        metrics.REQUESTS.labels(*labels),
        metrics.REQUEST_SECONDS.labels(*labels),
        metrics.REQUEST_ERRORS.labels(*labels),
    )
