"""How pages answer: HTML, redirects, small JSON objects; and what a refusal looks like."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from litestar import MediaType, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.response import Redirect
from litestar.types import ExceptionHandlersMap

from kotatsu.web.contexts import Draws, ErrorPage, Notice
from kotatsu.web.pages.reader import AnyRequest, frame, key_cookies, language, reader, wants_json
from kotatsu.web.tables.house import House
from kotatsu.web.tables.refusals import Refused

log = logging.getLogger("kotatsu.web")
AnyResponse = Response[Any]
REASONS = {400: "bad-form", 403: "csrf", 404: "no-page", 405: "no-page", 413: "too-large"}
"""What the framework's own refusals are called here."""


def house(request: AnyRequest) -> House:
    """The tables of this server."""
    found: House = request.app.state.house
    return found


def draws(request: AnyRequest) -> Draws:
    """Who draws pages."""
    found: Draws = request.app.state.renderer
    return found


def spend(request: AnyRequest, kind: str, sender: str = "") -> None:
    """Count a request against its sender's quota: by key where there is one, else by address."""
    request.app.state.limits.spend(kind, sender or address(request))


def address(request: AnyRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "nowhere"


def html(page: str, status: int = 200, cookies: list[Cookie] | None = None) -> AnyResponse:
    """A page, which nobody but its reader may keep."""
    headers = {"Cache-Control": "no-store"}
    return Response(page, media_type=MediaType.HTML, status_code=status, cookies=cookies or [], headers=headers)


def done(
    request: AnyRequest, path: str, told: Mapping[str, Any] | None = None, cookies: list[Cookie] | None = None
) -> AnyResponse:
    """The answer to a form that was granted: a redirect, or for a script an object that says where to."""
    kept = [*(cookies or []), *key_cookies(request, reader(request))]
    if wants_json(request):
        return Response({"go": path, **(told or {})}, cookies=kept, status_code=200)
    return Redirect(path, status_code=303, cookies=kept)


# --- refusals


def notice(refused: Refused, language: str) -> Notice:
    """A refusal on top of a page."""
    return Notice(refused.sentence(language), refused.clause)


def refusal(refused: Refused, language: str) -> dict[str, str]:
    """A refusal as JSON."""
    return {"reason": refused.reason, "text": refused.sentence(language), "clause": refused.clause}


def refuse(request: AnyRequest, refused: Refused) -> AnyResponse:
    """The answer to a request that was refused: JSON for programs and scripts, else a page."""
    headers = {"Retry-After": str(refused.retry_after)} if refused.retry_after else {}
    spoken = language(request)
    response: AnyResponse
    if wants_json(request) or request.url.path.startswith("/api/"):
        response = Response(refusal(refused, spoken), status_code=refused.status, media_type=MediaType.JSON)
    else:
        page = ErrorPage(frame(request, reader(request), path="/"), refused.status, refused.sentence(spoken))
        response = html(draws(request).error(page), refused.status)
    response.headers.update(headers)
    return response


def on_refused(request: AnyRequest, refused: Refused) -> AnyResponse:
    """For the framework."""
    return refuse(request, refused)


def on_http_error(request: AnyRequest, error: HTTPException) -> AnyResponse:
    """The framework's own refusals, in our words."""
    if error.status_code >= 500:
        return on_failure(request, error)
    reason = REASONS.get(error.status_code, "bad-form")
    response = refuse(request, Refused(reason, error.status_code, text=_detail(error)))
    if error.status_code == 405 and error.headers:
        response.headers.update(error.headers)
    return response


def _detail(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{item.get('key', '')} {item.get('message', '')}".strip() for item in extra[:5])
    return error.detail


def on_failure(request: AnyRequest, error: Exception) -> AnyResponse:
    """A fault of ours: logged whole, told without details."""
    log.error("failure", exc_info=error, extra={"route": request.scope.get("path_template", "")})
    return refuse(request, Refused("broken", 500))


HANDLERS: ExceptionHandlersMap = {Refused: on_refused, HTTPException: on_http_error, Exception: on_failure}
