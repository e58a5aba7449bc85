"""Who reads a page: their language, their theme, the person they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast
from urllib.parse import quote, unquote

from litestar.datastructures import Cookie
from litestar.utils.scope.state import ScopeState

from kotatsu.web.http.identity import identity_of
from kotatsu.web.http.languages import negotiate
from kotatsu.web.http.requests import AnyRequest, services
from kotatsu.web.page_contexts import Frame, Notice, Theme
from kotatsu.web.people.identities import Identity
from kotatsu.web.security.keys import KEY_COOKIE, hash_key, new_key, sign
from kotatsu.words import LANGUAGES

LANGUAGE_COOKIE, THEME_COOKIE, NAME_COOKIE = "language", "theme", "name"
DISMISSED_COOKIE = "announcement"
"""The number of the host's message that this device has put away."""
COACH_COOKIE = "coach"
"""The games, separated by dots, in which the coach is silent on this device. A script writes it."""
THEMES = ("auto", "light", "dark")
MAX_KEPT_NAME_LENGTH = 64
COOKIE_AGE_SECONDS = 365 * 24 * 3600


@dataclass(frozen=True)
class Reader:
    """A person at one of their browsers."""

    language: str
    theme: Theme
    key: str
    """The person's id, which their seats hold; empty when the browser has no key yet."""
    device: str
    """The hash of this browser's own key; empty when it has none yet."""
    new_cookie: str
    """The cookie to set when the key was made just now; else empty."""


def reader_of(request: AnyRequest, *, with_key: bool = False) -> Reader:
    """Who asks. With `with_key`, one without a key gets one, to sit down with."""
    asker, new_cookie = identity_of(request), ""
    if not asker.person and with_key:
        key = new_key()
        new_cookie = sign(key, services(request).signing_secret)
        asker = Identity(hash_key(key), hash_key(key))
    theme = cast(Theme, request.cookies.get(THEME_COOKIE, ""))
    chosen: Theme = theme if theme in THEMES else "auto"
    return Reader(language_of(request), chosen, asker.person, asker.device, new_cookie)


def language_of(request: AnyRequest) -> str:
    """The language chosen on this site, or else the best of the browser's."""
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    return chosen if chosen in LANGUAGES else negotiate(request.headers.get("accept-language", ""))


def frame_for(request: AnyRequest, reader: Reader, *, path: str = "", notice: Notice | None = None) -> Frame:
    """What surrounds every page."""
    token = ScopeState.from_scope(request.scope).csrf_token
    csrf = token if isinstance(token, str) else ""
    told = services(request).room.announcement(reader.language, request.cookies.get(DISMISSED_COOKIE, ""))
    return Frame(reader.language, LANGUAGES, reader.theme, csrf, path or _address_of(request), notice, told)


def _address_of(request: AnyRequest) -> str:
    """The page that was asked for. The framework's `request.url` is not made of it: it fails under a strange `Host`."""
    path, query = request.scope["path"], request.scope["query_string"].decode(errors="replace")
    return f"{path}?{query}" if query else path


def cookie(request: AnyRequest, name: str, value: str) -> Cookie:
    """A cookie of ours: for a year, unreadable to scripts, not sent along by other sites."""
    secure = request.scope["scheme"] == "https"
    return Cookie(
        key=name, value=value, path="/", max_age=COOKIE_AGE_SECONDS, httponly=True, samesite="lax", secure=secure
    )


def kept_name(request: AnyRequest) -> str:
    """What this browser's person was called last."""
    return unquote(request.cookies.get(NAME_COOKIE, ""))[:MAX_KEPT_NAME_LENGTH]


def is_coached(request: AnyRequest, game: str) -> bool:
    """Whether this device may show what the coach says of a game."""
    return "coach" in request.query_params or game not in request.cookies.get(COACH_COOKIE, "").split(".")


def name_cookie(request: AnyRequest, name: str) -> Cookie:
    """Remember what somebody is called."""
    return cookie(request, NAME_COOKIE, quote(name))


def key_cookies(request: AnyRequest, reader: Reader) -> list[Cookie]:
    """The cookie of a key that was made just now."""
    return [cookie(request, KEY_COOKIE, reader.new_cookie)] if reader.new_cookie else []


def wants_json(request: AnyRequest) -> bool:
    """Whether a script asks, rather than a person's browser."""
    return "application/json" in request.headers.get("accept", "")
