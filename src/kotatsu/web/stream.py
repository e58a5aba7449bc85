"""Streams of a table: server-sent events for pages, which say that something is new; JSON lines for programs.

Both wait for notifications and look for themselves at every keep-alive, so a lost message costs seconds and nothing
more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import asdict

import msgspec
from litestar import get
from litestar.params import FromPath
from litestar.response import ServerSentEvent, ServerSentEventMessage

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
ALIVE = ServerSentEventMessage(data=None, comment="alive")


async def positions(on: Services, table_id: str, asker: Identity) -> AsyncIterator[TablePosition | None]:
    """Where a table stands, at once and after every change; None when nothing happened for a keep-alive interval.
    Refused once the asker's device is signed off."""
    tables = on.registry
    with tables.notifier.watch(table_id) as changed:
        tables.note_look(table_id)
        told: TablePosition | None = None
        while True:
            changed.clear()
            await on.identities.check(asker)
            now = (await tables.load(table_id)).position(tables.moment())
            if now != told:
                yield now
                told = now
                continue
            try:
                await asyncio.wait_for(changed.wait(), tables.settings.keep_alive)
            except TimeoutError:
                tables.note_look(table_id)
                yield None


async def events(
    on: Services, table_id: str, asker: Identity, language: str, address: str
) -> AsyncIterator[ServerSentEventMessage]:
    """Server-sent events: `table` with the whole position; `stopped` with a sentence when the table cannot go on."""
    counted = on.limits.streams.counted(address, table_id)
    with counted, on.presence.streaming(table_id, asker.person), metrics.STREAMS.labels("events").track_inprogress():
        yield ServerSentEventMessage(data=None, retry=RETRY_MS)
        try:
            async for position in positions(on, table_id, asker):
                yield ALIVE if position is None else _event(position)
        except Refused as refused:
            yield ServerSentEventMessage(data=refused.sentence(language), event="stopped")


def _event(position: TablePosition) -> ServerSentEventMessage:
    mark = f"{position.entry}.{position.changes}.{position.chats}"
    return ServerSentEventMessage(data=msgspec.json.encode(asdict(position)), event="table", id=mark)


@get("/t/{table_id:str}/events", include_in_schema=False)
async def table_events(request: AnyRequest, table_id: FromPath[str]) -> ServerSentEvent:
    """The stream of a page."""
    asker = identity_of(request)
    address = count_stream(request, table_id)
    await registry(request).load(table_id)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return ServerSentEvent(events(services(request), table_id, asker, language_of(request), address), headers=headers)
