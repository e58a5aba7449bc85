"""How requests are answered: HTML, redirects, small JSON objects; and what a refusal looks like."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from litestar import MediaType, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.response import Redirect
from litestar.types import ExceptionHandlersMap

from kotatsu.web.http.reader import frame_for, language_of, reader_of, wants_json
from kotatsu.web.http.requests import AnyRequest, AnyResponse, services
from kotatsu.web.page_contexts import Notice
from kotatsu.web.shelf_contexts import ErrorPage
from kotatsu.web.tables.refusals import RefusalKind, Refused

log = logging.getLogger("kotatsu.web")
STATUS = {
    RefusalKind.CONFLICT: 409,
    RefusalKind.INVALID: 422,
    RefusalKind.FORBIDDEN: 403,
    RefusalKind.MISSING: 404,
    RefusalKind.TOO_FAST: 429,
}
HTTP_REASONS = {400: "bad-form", 403: "csrf", 404: "no-page", 405: "no-page", 413: "too-large", 415: "not-json"}
"""The reasons of the framework's own refusals."""
CLEAR_KEPT = {"Clear-Site-Data": '"cache", "storage"'}
"""Tells a browser to forget what it kept of this site, its service worker's pages included."""
MAX_DETAILS = 5
"""Fields of a body that a refusal names."""


def status_of(refused: Refused) -> int:
    """The HTTP status of a refusal."""
    return STATUS[refused.kind]


def html(page: str, status: int = 200, cookies: list[Cookie] | None = None) -> AnyResponse:
    """A page, which only its reader may keep."""
    headers = {"Cache-Control": "no-store"}
    return Response(page, media_type=MediaType.HTML, status_code=status, cookies=cookies or [], headers=headers)


def kept_offline(response: AnyResponse) -> AnyResponse:
    """A page that its reader may read again without network: the service worker keeps it."""
    response.headers["X-Kotatsu-Keep"] = "yes"
    return response


def done(
    request: AnyRequest, path: str, told: Mapping[str, Any] | None = None, cookies: list[Cookie] | None = None
) -> AnyResponse:
    """The answer to a form that was granted: a redirect, or for a script an object that says where to."""
    if wants_json(request):
        return Response({"go": path, **(told or {})}, cookies=cookies or [], status_code=200)
    return Redirect(path, status_code=303, cookies=cookies or [])


# --- refusals


def notice(refused: Refused, language: str) -> Notice:
    """A refusal on top of a page."""
    return Notice(refused.sentence(language), refused.clause)


def refuse(request: AnyRequest, refused: Refused, status: int = 0) -> AnyResponse:
    """The answer to a request that was refused: JSON for programs and scripts, else a page."""
    language, status = language_of(request), status or status_of(refused)
    response: AnyResponse
    if wants_json(request) or request.scope["path"].startswith("/api/"):
        told = {"reason": refused.reason, "text": refused.sentence(language), "clause": refused.clause}
        response = Response(told, status_code=status, media_type=MediaType.JSON)
    else:
        page = ErrorPage(frame_for(request, reader_of(request), path="/"), status, refused.sentence(language))
        response = html(services(request).renderer.error(page), status)
    return with_retry(response, refused)


def with_retry(response: AnyResponse, refused: Refused) -> AnyResponse:
    """An answer that says when to try again, where that is known."""
    if refused.retry_after:
        response.headers["Retry-After"] = str(refused.retry_after)
    return response


def on_refused(request: AnyRequest, refused: Refused) -> AnyResponse:
    """Called by the framework for a refusal."""
    return refuse(request, refused)


def on_http_error(request: AnyRequest, error: HTTPException) -> AnyResponse:
    """Called for the framework's own refusals: they are told in our words."""
    if error.status_code >= 500:
        return on_failure(request, error)
    reason = HTTP_REASONS.get(error.status_code, "bad-form")
    response = refuse(request, Refused(reason, text=_detail(error)), error.status_code)
    if error.status_code == 405 and error.headers:
        response.headers.update(error.headers)
    return response


def _detail(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{item.get('key', '')} {item.get('message', '')}".strip() for item in extra[:MAX_DETAILS])
    return error.detail


def on_failure(request: AnyRequest, error: Exception) -> AnyResponse:
    """Called for a fault of ours: logged whole, told without details."""
    log.error("failure", exc_info=error, extra={"route": request.scope.get("path_template", "")})
    return refuse(request, Refused("broken"), 500)


def on_unreadable(request: AnyRequest, error: Exception) -> AnyResponse:
    """Called for bytes that are no text, and for bodies nested too deeply: the framework lets both through."""
    return refuse(request, Refused("bad-form", text=UNREADABLE.get(type(error), "it is not UTF-8")), 400)


UNREADABLE: dict[type[Exception], str] = {RecursionError: "it is nested too deeply"}
HANDLERS: ExceptionHandlersMap = {
    Refused: on_refused,
    HTTPException: on_http_error,
    UnicodeError: on_unreadable,
    RecursionError: on_unreadable,
    Exception: on_failure,
}
