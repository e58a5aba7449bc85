"""Who may ask: the names of this server (`Host`), the sites that may send something here (`Origin`), the kind of body
that the API reads, and the addresses that may read /metrics.

A website can send requests to a server on its visitor's machine, and can have its own name lead there. Browsers say
truthfully where a request comes from, so both are found out here.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Receive, Scope, Send

from kotatsu.web.config import Settings
from kotatsu.web.tables.refusals import FORBIDDEN, MISSING, Refused

LAN_SUFFIXES = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal")
"""Ends of names that no public name server gives to a stranger."""
DEFAULT_PORTS = {"http": 80, "https": 443}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
FROM_ELSEWHERE = ("cross-site", "same-site")
"""What a browser says in Sec-Fetch-Site of another site's request."""
UNSUPPORTED_MEDIA_TYPE = 415
HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:[0-9]*)?")
"""What browsers send as `Host`; `localhost/evil.example` and `evil.example@localhost` are none."""


def check_sender(app: ASGIApp) -> ASGIApp:
    """Refuse requests under a foreign name, from another site, or with a body that the API does not read."""

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            settings: Settings = scope["litestar_app"].state.services.settings
            headers = request_headers(scope)
            check_host(headers, settings)
            check_origin(headers, scope["method"], settings)
            check_body_type(headers, scope["method"], scope["path"])
            check_metrics(scope, settings)
        await app(scope, receive, send)

    return checked


def request_headers(scope: Scope) -> dict[str, str]:
    """The headers of a request by their names in lower case; of one that is sent twice the first, of two hosts none."""
    pairs = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in reversed(list(scope["headers"]))]
    if sum(name == "host" for name, _ in pairs) > 1:
        pairs.append(("host", ""))
    return dict(pairs)


def check_host(headers: Mapping[str, str], settings: Settings) -> None:
    """The name under which this server was asked for must be one of its own."""
    name = _host_name(headers.get("host", ""))
    if not is_own_name(name, settings):
        raise Refused("foreign-host", FORBIDDEN, host=name[:80])


@lru_cache(maxsize=1024)
def _host_name(host: str) -> str:
    return (_split(f"//{host}").hostname or "") if HOST.fullmatch(host) else ""


@lru_cache(maxsize=1024)
def is_own_name(name: str, settings: Settings) -> bool:
    """Whether a name can only mean this server: a bare address, a name of the local network, or one that was set."""
    name = name.lower().rstrip(".")
    if not name:
        return False
    listed = {host.lower() for host in settings.allowed_hosts} | {urlsplit(settings.address).hostname or ""}
    return "." not in name or name.endswith(LAN_SUFFIXES) or _is_address(name) or name in listed | {_machine_name()}


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@lru_cache
def _machine_name() -> str:
    return socket.gethostname().lower()


def check_origin(headers: Mapping[str, str], method: str, settings: Settings) -> None:
    """A request that a browser sends for another site is refused; following a link from there is not."""
    origin, site = headers.get("origin"), headers.get("sec-fetch-site", "")
    if site == "same-origin":
        return
    if origin is None:
        foreign = method not in SAFE_METHODS and site in FROM_ELSEWHERE
    else:
        foreign = not _is_own_origin(origin, headers.get("host", ""), settings)
    if foreign:
        raise Refused("foreign-origin", FORBIDDEN)


def _is_own_origin(origin: str, host: str, settings: Settings) -> bool:
    sent = _split(origin)
    asked = _split(f"{sent.scheme}://{host}")
    if sent.hostname in {name.lower() for name in settings.allowed_hosts}:
        return sent.scheme in DEFAULT_PORTS and _port(sent) in (DEFAULT_PORTS[sent.scheme], _port(asked))
    return sent.hostname is not None and (sent.hostname, _port(sent)) == (asked.hostname, _port(asked))


def _split(address: str) -> SplitResult:
    """The parts of an address; empty ones of what is none."""
    try:
        found = urlsplit(address)
        _ = found.port
    except ValueError:
        return urlsplit("")
    return found


def _port(address: SplitResult) -> int | None:
    return address.port or DEFAULT_PORTS.get(address.scheme)


def check_body_type(headers: Mapping[str, str], method: str, path: str) -> None:
    """The API reads JSON that says so: a page of another site can send anything else without being asked."""
    if method in SAFE_METHODS or not path.startswith("/api/"):
        return
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if kind != "application/json" and (kind or has_body):
        raise HTTPException(status_code=UNSUPPORTED_MEDIA_TYPE)


def check_metrics(scope: Scope, settings: Settings) -> None:
    """/metrics is for this machine and the networks that were set; others are told that there is no such page."""
    if scope["path"].rstrip("/") != "/metrics":
        return
    client = scope["client"]
    try:
        address = ip_address(client[0] if client else "")
    except ValueError:
        raise Refused("no-page", MISSING) from None
    if not address.is_loopback and not any(address in ip_network(network) for network in settings.metrics_networks):
        raise Refused("no-page", MISSING)
