"""Streams of a table: server-sent events for pages, which say that something is new; JSON lines for programs.

Both wait for notifications and look for themselves at every keep-alive, so a lost message costs seconds and nothing
more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import lru_cache

import msgspec
from litestar import get
from litestar.params import FromPath
from litestar.response import Stream

from kotatsu.web import metrics
from kotatsu.web.http.identity import identity_of
from kotatsu.web.http.reader import language_of
from kotatsu.web.http.requests import AnyRequest, count_stream, registry, services
from kotatsu.web.people.identities import Identity
from kotatsu.web.services import Services
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import TablePosition

RETRY_MS = 1500
"""After how many milliseconds a browser tries again."""
RETRY = f"retry: {RETRY_MS}\r\n\r\n".encode()
ALIVE = b": alive\r\n\r\n"
HEADERS = {"Cache-Control": "no-store", "Connection": "keep-alive", "X-Accel-Buffering": "no"}
OPEN_STREAMS = metrics.STREAMS.labels("events")
MAX_KEPT_EVENTS = 1024


async def positions(on: Services, table_id: str, asker: Identity) -> AsyncIterator[TablePosition | None]:
    """Where a table stands, at once and after every change; None when nothing happened for a keep-alive interval.
    Refused once the asker's device is signed off."""
    tables = on.registry
    with tables.notifier.watch(table_id) as changed:
        tables.note_look(table_id)
        told: tuple[TablePosition, int] | None = None
        while True:
            changed.clear()
            await on.identities.check(asker)
            now = (await tables.load(table_id)).position(tables.moment())
            state = (now, on.room.version)
            if state != told:
                yield now
                told = state
                continue
            try:
                async with asyncio.timeout(tables.settings.keep_alive):
                    await changed.wait()
            except TimeoutError:
                tables.note_look(table_id)
                yield None


async def events(on: Services, table_id: str, asker: Identity, language: str, address: str) -> AsyncIterator[bytes]:
    """Server-sent events: `table` with the whole position; `room` with a number that grows with what the host of
    the server sets; `stopped` with a sentence when the table cannot go on."""
    counted = on.limits.streams.counted(address, table_id)
    with counted, on.presence.streaming(table_id, asker.person), OPEN_STREAMS.track_inprogress():
        yield RETRY
        try:
            told = 0  # before the host has set anything
            async for position in positions(on, table_id, asker):
                yield ALIVE if position is None else _event(position)
                if on.room.version != told:
                    told = on.room.version
                    yield message("room", str(told))
        except Refused as refused:
            yield message("stopped", refused.sentence(language))


@lru_cache(maxsize=MAX_KEPT_EVENTS)
def _event(position: TablePosition) -> bytes:
    """An event as everybody who watches gets it."""
    mark = f"{position.entry}.{position.changes}.{position.chats}"
    return message("table", msgspec.json.encode(position).decode(), mark)


def message(event: str, text: str, mark: str = "") -> bytes:
    """A server-sent event (WHATWG HTML, 9.2.6)."""
    first = f"id: {mark}\r\n" if mark else ""
    lines = "".join(f"data: {line}\r\n" for line in text.splitlines())
    return f"{first}event: {event}\r\n{lines}\r\n".encode()


@get("/t/{table_id:str}/events", include_in_schema=False)
async def table_events(request: AnyRequest, table_id: FromPath[str]) -> Stream:
    """The stream of a page."""
    asker = identity_of(request)
    address = count_stream(request, table_id)
    await registry(request).load(table_id)
    told = events(services(request), table_id, asker, language_of(request), address)
    return Stream(told, media_type="text/event-stream", headers=HEADERS)
