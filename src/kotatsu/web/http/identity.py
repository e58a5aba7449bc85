"""Finds out once for each request who asks: by the cookie of a browser, or by the bearer token of a program."""

from __future__ import annotations

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kotatsu.web.http.requests import AnyRequest
from kotatsu.web.people.identities import NOBODY, Identity
from kotatsu.web.security.keys import KEY_COOKIE, bearer, hash_key, unsign
from kotatsu.web.services import Services

STATE = "identity"
API = "/api/"
READER_HEADER, MARK_SALT, MARK_LENGTH = "X-Kotatsu-Reader", "reader ", 16
WITHOUT_IDENTITY = ("/static", "/games", "/icons", "/service-worker.js", "/offline", "/healthz", "/metrics")


def find_identity(app: ASGIApp) -> ASGIApp:
    """Note who asks, for handlers to read with `identity_of`. Most requests find it in memory."""

    async def found(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and not scope["path"].startswith(WITHOUT_IDENTITY):
            on: Services = scope["litestar_app"].state.services
            scope["state"][STATE] = await on.identities.of(_device(scope, on.signing_secret))
        await app(scope, receive, send)

    return found


def _device(scope: Scope, secret: str) -> str:
    """The hash of the key that a request carries; empty without one. Cookies do not count for the API."""
    if scope["path"].startswith(API):
        return hash_key(bearer(_authorization(scope)))
    connection: ASGIConnection[object, object, object, object] = ASGIConnection(scope)  # type: ignore[type-var]
    cookie = connection.cookies.get(KEY_COOKIE, "")
    return hash_key(unsign(cookie, secret)) if cookie else ""


def _authorization(scope: Scope) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"authorization"), "")


def identity_of(request: AnyRequest) -> Identity:
    """Who asks. Nobody for a request that was refused before it was looked at."""
    found: Identity = request.scope["state"].get(STATE, NOBODY)
    return found


async def add_reader_mark(message: Message, scope: Scope) -> None:
    """Called before an answer leaves: a page says for whom it is, so that a browser keeps nobody else's. The mark says
    only whether two pages are for the same person."""
    if message["type"] != "http.response.start" or STATE not in scope["state"]:
        return
    headers = MutableScopeHeaders.from_message(message)
    if headers.get("content-type", "").startswith("text/html"):
        headers[READER_HEADER] = hash_key(MARK_SALT + scope["state"][STATE].person)[:MARK_LENGTH]
