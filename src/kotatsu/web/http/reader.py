"""Who reads a page: their language, their theme, their key."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast
from urllib.parse import quote, unquote

from litestar import Request
from litestar.datastructures import Cookie
from litestar.utils.scope.state import ScopeState

from kotatsu.web.contexts import Frame, Notice, Theme
from kotatsu.web.security.keys import COOKIE, hashed, new_key, sign, unsign
from kotatsu.words import FALLBACK, LANGUAGES

LANGUAGE_COOKIE, THEME_COOKIE, NAME_COOKIE = "language", "theme", "name"
THEMES = ("auto", "light", "dark")
LONGEST_KEPT = 64
YEAR = 365 * 24 * 3600
AnyRequest = Request[Any, Any, Any]


@dataclass(frozen=True)
class Reader:
    """A person's browser."""

    language: str
    theme: Theme
    key: str
    """The hash of its key; empty when it has none yet."""
    fresh: str
    """The cookie to set when the key was made just now; else empty."""


def reader(request: AnyRequest, *, seat: bool = False) -> Reader:
    """Who asks. With `seat`, one without a key gets one, to sit down with."""
    secret = request.app.state.secret
    key = unsign(request.cookies.get(COOKIE, ""), secret)
    fresh = ""
    if not key and seat:
        key = new_key()
        fresh = sign(key, secret)
    theme = request.cookies.get(THEME_COOKIE, "")
    return Reader(language(request), cast(Theme, theme if theme in THEMES else "auto"), hashed(key), fresh)


def language(request: AnyRequest) -> str:
    """The language chosen on this site, or else the first of the browser's that we speak."""
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    for item in request.headers.get("accept-language", "").split(","):
        wanted = item.split(";")[0].strip().lower().partition("-")[0]
        if wanted in LANGUAGES:
            return wanted
    return FALLBACK


def frame(request: AnyRequest, who: Reader, *, path: str = "", notice: Notice | None = None) -> Frame:
    """What surrounds every page."""
    token = ScopeState.from_scope(request.scope).csrf_token
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    csrf = token if isinstance(token, str) else ""
    return Frame(who.language, LANGUAGES, who.theme, csrf, path or here, notice)


def cookie(request: AnyRequest, name: str, value: str) -> Cookie:
    """A cookie of ours: for a year, unreadable to scripts, not sent along by other sites."""
    secure = request.url.scheme == "https"
    return Cookie(key=name, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def kept_name(request: AnyRequest) -> str:
    """What this browser's person was called last."""
    return unquote(request.cookies.get(NAME_COOKIE, ""))[:LONGEST_KEPT]


def name_cookie(request: AnyRequest, name: str) -> Cookie:
    """Remember what somebody is called."""
    return cookie(request, NAME_COOKIE, quote(name))


def key_cookies(request: AnyRequest, who: Reader) -> list[Cookie]:
    """The cookie of a key that was made just now."""
    return [cookie(request, COOKIE, who.fresh)] if who.fresh else []


def wants_json(request: AnyRequest) -> bool:
    """Whether a script asks, rather than a person's browser."""
    return "application/json" in request.headers.get("accept", "")
