"""A browser that watches a table, as lean as it can be: what is measured is the server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import cast

DRAWN = re.compile(rb'event: drawn\r\ndata: {"asked":\d+,"ply":(\d+),')
POSITION = re.compile(rb'event: table\r\ndata: {[^\r]*?"ply":(\d+)')
REQUEST = b"GET /t/%s/events?watch=1&ply=0&branch=0 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


class Watching(asyncio.Protocol):
    """A stream of events. `drawn` is called with every ply that it brings, `stands` with every ply that it tells of."""

    def __init__(self, table: str, drawn: Callable[[int], None], stands: Callable[[int], None]) -> None:
        self._table = table
        self._drawn = drawn
        self._stands = stands
        self._data = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(REQUEST % self._table.encode())

    def data_received(self, data: bytes) -> None:
        data = self._data + data if self._data else data
        if not self._is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            self._is_open = bool(found)
            assert not found or b" 200 " in head[:16], head
            if not found:
                self._data = head
                return
        while (chunk := _chunk(data)) is not None:
            event, data = chunk
            self._take(event)
        self._data = data

    def _take(self, event: bytes) -> None:
        for ply in DRAWN.findall(event):
            self._drawn(int(ply))
        for ply in POSITION.findall(event):
            self._stands(int(ply))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


def _chunk(data: bytes) -> tuple[bytes, bytes] | None:
    """The first chunk of a streamed answer and what follows it; None while it is not whole."""
    end = data.find(b"\r\n")
    if end < 0:
        return None
    start = end + 2
    size = int(data[:end], 16)
    return (data[start : start + size], data[start + size + 2 :]) if len(data) >= start + size + 2 else None
