"""What a handler asks of its request, whether for a page or for the API."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response

from kotatsu.web.services import Services
from kotatsu.web.tables.registry import TableRegistry

AnyRequest = Request[Any, Any, Any]
AnyResponse = Response[Any]
LOOPBACK = ("127.0.0.1", "localhost", "::1")
UNKNOWN_ADDRESS = "unknown"


def services(request: AnyRequest) -> Services:
    """Everything of this server process."""
    found: Services = request.app.state.services
    return found


def registry(request: AnyRequest) -> TableRegistry:
    """The tables of this server."""
    return services(request).registry


def client_address(request: AnyRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else UNKNOWN_ADDRESS


def count_against_quota(request: AnyRequest, kind: str, key: str = "") -> None:
    """Count a request against its sender's quota: by key where there is one, else by address."""
    services(request).limits.count(kind, key or client_address(request))


def count_stream(request: AnyRequest, table_id: str) -> str:
    """Count a stream that opens, by address; the address. Refused when too many are open."""
    address = client_address(request)
    limits = services(request).limits
    limits.count("stream", address)
    limits.streams.check(address, table_id)
    return address


def count_new_table(request: AnyRequest) -> None:
    """Count a new table against its maker's address, for the moment and for the day; a key is made too easily."""
    count_against_quota(request, "create")
    count_against_quota(request, "create-in-a-day")


def is_local_only(request: AnyRequest) -> bool:
    """Whether an invitation leads to this machine alone: it is asked under a name that only it understands, and was
    told no other."""
    return request.base_url.hostname in LOOPBACK and not services(request).settings.address


def site_address(request: AnyRequest) -> str:
    """The address of this site for another machine. A browser may know this one by a name that only it understands;
    then it is the address that the server was told."""
    known = services(request).settings.address
    local = request.base_url.hostname in LOOPBACK
    return known if known and local else str(request.base_url).rstrip("/")


def invitation(request: AnyRequest, table_id: str) -> str:
    """The whole address of a table, for friends."""
    return f"{site_address(request)}/t/{table_id}"
