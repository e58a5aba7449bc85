"""Addresses of push services come from browsers, so from anybody: they are checked when they are given, and every
connection goes to an address that was checked at that moment. Nothing inside the host's own network is reached."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

import httpcore

from kotatsu.web.tables.refusals import INVALID, Refused

MAX_ENDPOINT_LENGTH = 1024
HTTPS_PORT = 443
TRANSLATED = ip_network("64:ff9b::/96")
"""IPv6 addresses that a translator takes for the IPv4 address in their last four bytes (RFC 6052)."""


class Unreachable(httpcore.ConnectError):
    """A name that leads nowhere."""


class NotPublic(httpcore.ConnectError):
    """A name that leads where we do not go."""


def check_endpoint(endpoint: str, *, loopback: bool) -> str:
    """The address of a push service as it is kept. With `loopback`, for tests and development, this machine is one."""
    parts = _split(endpoint)
    if parts is None or len(endpoint) > MAX_ENDPOINT_LENGTH or not _is_plain(endpoint):
        raise bad_endpoint()
    host, port = parts.hostname or "", parts.port
    if loopback and host == "127.0.0.1" and parts.scheme == "http":
        return endpoint
    named = "." in host and not host.endswith((".local", ".localhost", ".internal", ".lan", ".home.arpa"))
    if parts.scheme != "https" or port not in (None, HTTPS_PORT) or not named or _is_number(host):
        raise bad_endpoint()
    return endpoint


def bad_endpoint() -> Refused:
    """An address that is no push service's."""
    return Refused("bad-endpoint", INVALID)


def _split(endpoint: str) -> SplitResult | None:
    try:
        parts = urlsplit(endpoint)
        _ = parts.port
    except ValueError:
        return None
    has_more = parts.username is not None or parts.password is not None or parts.fragment
    return None if has_more or not parts.hostname else parts


def _is_plain(endpoint: str) -> bool:
    """Whether two programs read the same address out of it: printable ASCII, no backslash."""
    return endpoint.isascii() and endpoint.isprintable() and not set(endpoint) & set(' \\"<>^`{|}')


def _is_number(host: str) -> bool:
    """Whether it is an address rather than a name, in any of the spellings that resolvers accept."""
    last = host.rstrip(".").rpartition(".")[2]
    return ":" in host or last.isdigit() or last.lower().startswith("0x")


def is_public(text: str) -> bool:
    """Whether an address is one of the internet's, whatever it is wrapped in."""
    address = ip_address(text.partition("%")[0])
    return all(each.is_global and not each.is_multicast for each in _meant(address))


def _meant(address: IPv4Address | IPv6Address) -> Iterable[IPv4Address | IPv6Address]:
    yield address
    if isinstance(address, IPv6Address):
        wrapped = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if address in TRANSLATED:
            wrapped.append(IPv4Address(int(address) & 0xFFFF_FFFF))
        yield from (each for each in wrapped if each is not None)


async def resolve(host: str, port: int) -> list[str]:
    """The addresses that a name leads to now."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]


class CheckedNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses alone. The address that was checked is the one that is connected to, so that a name
    cannot lead elsewhere a moment later."""

    def __init__(self, *, loopback: bool) -> None:
        self._loopback = loopback
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Called for every new connection."""
        address = await self._address(host, port)
        return await self._network.connect_tcp(address, port, timeout, local_address, socket_options)

    async def _address(self, host: str, port: int) -> str:
        try:
            addresses = await resolve(host, port)
        except (OSError, UnicodeError) as error:
            raise Unreachable("no such name") from error
        if not addresses or not all(self._may_reach(each) for each in addresses):
            raise NotPublic("not a public address")
        return addresses[0]

    def _may_reach(self, address: str) -> bool:
        return is_public(address) or (self._loopback and address == "127.0.0.1")

    async def connect_unix_socket(self, *_: object, **__: object) -> httpcore.AsyncNetworkStream:
        """Never."""
        raise NotPublic("no push service")

    async def sleep(self, seconds: float) -> None:
        """Called between attempts."""
        await asyncio.sleep(seconds)
