"""Streams: server-sent events for pages, which say that something is new; lines of JSON for programs, which say what.

Both wait for news and look for themselves at every keep-alive, so a message lost on the way costs seconds and
nothing more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import asdict

import msgspec

from kotatsu.web import metrics
from kotatsu.web.tables.house import House, Position

KEEP_ALIVE = b": here\n\n"
RETRY = b"retry: 1500\n\n"
"""Milliseconds after which a browser tries again."""


async def positions(house: House, table_id: str) -> AsyncIterator[Position | None]:
    """Where a table stands, at once and after every change; None when nothing happened for a keep-alive's time."""
    with house.news.watch(table_id) as bell:
        told: Position | None = None
        while True:
            bell.clear()
            now = Position.of(await house.look(table_id))
            if now != told:
                yield now
                told = now
                continue
            try:
                await asyncio.wait_for(bell.wait(), house.settings.keep_alive)
            except TimeoutError:
                yield None


async def events(house: House, table_id: str, key: str) -> AsyncIterator[bytes]:
    """Server-sent events: one kind, `table`, with the whole position."""
    with house.presence.streaming(table_id, key), metrics.STREAMS.labels("events").track_inprogress():
        yield RETRY
        async for position in positions(house, table_id):
            if position is None:
                yield KEEP_ALIVE
            else:
                data = msgspec.json.encode(asdict(position))
                mark = f"{position.entry}.{position.changes}.{position.chats}"
                yield b"id: " + mark.encode() + b"\nevent: table\ndata: " + data + b"\n\n"
