"""The stream of the public room: an event whenever something there has changed."""

from __future__ import annotations

from collections.abc import AsyncGenerator

from litestar import get

from kotatsu.web.http.lean_stream import LeanStream
from kotatsu.web.http.requests import AnyRequest, count_stream, services
from kotatsu.web.pages.public_room import PATH, check_room_open, mark
from kotatsu.web.pages.table_events import ALIVE, HEADERS, OPEN_STREAMS, RETRY, message
from kotatsu.web.room.state import CHANNEL
from kotatsu.web.services import Services


async def room_changes(on: Services, address: str) -> AsyncGenerator[bytes, None]:
    """Events `room` with a mark of what the room shows, at once and after every change, until it is closed."""
    tables = on.registry
    with on.limits.streams.counted(address, CHANNEL), OPEN_STREAMS.track_inprogress():
        yield RETRY
        with tables.notifier.watch(CHANNEL) as changed:
            told = ""
            while on.room.is_open:
                changed.clear()
                now = await mark(on)
                yield message("room", now) if now != told else ALIVE
                told = now
                await changed.wait(tables.settings.keep_alive)
        yield message("room", "closed")


@get(f"{PATH}/events", include_in_schema=False)
async def room_events(request: AnyRequest) -> LeanStream:
    """The stream of a page."""
    check_room_open(request)
    address = count_stream(request, CHANNEL)
    return LeanStream(room_changes(services(request), address), media_type="text/event-stream", headers=HEADERS)


HANDLERS = [room_events]
