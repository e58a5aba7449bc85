"""The stream of a table's page: server-sent events that say where the table stands, and bring each new ply drawn.

A page that says which ply it shows is sent the fragments that it would ask for next, so that it need not ask. What a
stream has not brought, the page asks for as before. Those who only watch are sent a person's move together with the
answer of a bot that comes within a moment; their page shows one after the other.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache, partial

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from kotatsu.engine.layout import SPECTATOR
from kotatsu.web import metrics
from kotatsu.web.http.identity import identity_of
from kotatsu.web.http.lean_stream import LeanStream
from kotatsu.web.http.reader import reader_of
from kotatsu.web.http.requests import AnyRequest, count_stream, registry, services
from kotatsu.web.pages.fragments import FollowingPage, draw_next_ply, following_page
from kotatsu.web.pages.shared_events import PlyEvent
from kotatsu.web.people.identities import Identity
from kotatsu.web.render.renderer import with_token
from kotatsu.web.services import Services
from kotatsu.web.stream import at_once, positions
from kotatsu.web.tables.following import is_interlude, next_ply
from kotatsu.web.tables.reader_view import reading_seat, seat_view
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import LoadedTable, TablePosition
from kotatsu.web.tables.seats import bot_level, own_seats

RETRY_MS = 1500
"""After how many milliseconds a browser tries again."""
RETRY = f"retry: {RETRY_MS}\r\n\r\n".encode()
ALIVE = b": alive\r\n\r\n"
HEADERS = {"Cache-Control": "no-store", "Connection": "keep-alive", "X-Accel-Buffering": "no"}
OPEN_STREAMS = metrics.STREAMS.labels("events")
MAX_KEPT_POSITIONS = 256
"""Everybody who watches a table is told its position within the same moment."""
BOT_ANSWER_SECONDS = 0.03
"""For so long a ply waits for the answer of a bot, where the reader only watches."""
MAX_PLIES_AT_ONCE = 4
"""A page that is further behind asks for what it wants to show."""


@dataclass(frozen=True)
class Drawn:
    """A ply as a page is sent it."""

    asked: int
    """The first ply that the page lacks."""
    ply: int | None
    """The ply to show then; None when nothing has been told up to `now`."""
    now: int
    branch: int
    interlude: bool = False
    """Whether the page stops there."""
    menu: bool = False
    """Whether the menu is new: a page that skips this drawing must ask for the next."""
    html: str = ""


class NewPlies:
    """The plies that a page lacks, drawn one after the other as it would ask for them."""

    def __init__(self, on: Services, page: FollowingPage, ply: int, branch: int) -> None:
        self._on = on
        self._page = page
        self._ply = ply
        """The last ply that the page has been sent or shows."""
        self._branch = branch
        self._seats: tuple[int, str] | None = None
        """How often the seats had changed, and who was there, when the last position was told."""

    def draw(self, table: LoadedTable, position: TablePosition) -> Iterator[bytes]:
        """Events with what is new; nothing after a take-back, and for one who no longer holds the seat."""
        live, seats = table.live, (position.changes, position.here)
        with_menu, self._seats = seats != self._seats, seats
        if live.branch != self._branch or live.match.ply - self._ply > MAX_PLIES_AT_ONCE:
            self._branch, self._ply = live.branch, live.match.ply
        try:
            while self._ply < live.match.ply:
                sent = self._next(table, position, with_menu=with_menu)
                yield sent.data
                if sent.ply is None:
                    return
                self._ply = sent.ply
        except Refused:  # the page will be told so when it asks
            self._ply = live.match.ply

    def patience(self, table: LoadedTable) -> float:
        """For how long the next ply may wait for the one after it: while a bot decides, for one who only watches."""
        page, match = self._page, table.live.match if table.started else None
        if match is None or match.over or match.ply != self._ply + 1 or own_seats(table.seats, page.key):
            return 0.0
        if not bot_level(table.row, table.seats[match.actor], self._on.registry.moment()):
            return 0.0
        with suppress(Refused):  # they will be told so
            seat_view(table, page.key, page.seat)  # is kept: made now, it need not be replayed when it is the past
        return BOT_ANSWER_SECONDS

    def _next(self, table: LoadedTable, position: TablePosition, *, with_menu: bool) -> PlyEvent:
        """The next event. Everybody without a seat is sent the same; Refused to one who wants the eyes of another."""
        page, live = self._page, table.live
        seat = reading_seat(table, page.key, page.seat)
        make = partial(self._make, table, seat, self._ply + 1, with_menu=with_menu)
        if own_seats(table.seats, page.key):
            return make()
        at = (table.id, live.entries, table.row.changes, position.here)
        seen_by = (page.frame, page.invite, table.row.host == page.key)
        return self._on.shared_events.get((at, seen_by, self._ply + 1, with_menu), make)

    def _make(self, table: LoadedTable, seat: int, asked: int, *, with_menu: bool) -> PlyEvent:
        live, page = table.live, self._page
        ply = next_ply(table, seat, asked, "told")
        if ply is None:
            return PlyEvent(None, _drawn(Drawn(asked, None, live.match.ply, live.branch)), is_shared=True)
        html = draw_next_ply(self._on, table, page, ply, asked, with_menu=with_menu)
        own = with_token(html, page.csrf)
        interlude = is_interlude(table, seat, ply)
        drawn = Drawn(asked, ply, live.match.ply, live.branch, interlude, with_menu, own)
        return PlyEvent(ply, _drawn(drawn), is_shared=own is html)


async def events(
    on: Services, table_id: str, asker: Identity, language: str, address: str, new: NewPlies | None
) -> AsyncGenerator[bytes, None]:
    """Server-sent events: `drawn` with new plies, `table` with the whole position, `room` with a number that grows
    with what the host of the server sets, and `stopped` with a sentence when the table cannot go on."""
    counted = on.limits.streams.counted(address, table_id)
    with counted, on.presence.streaming(table_id, asker.person), OPEN_STREAMS.track_inprogress():
        yield RETRY
        told = 0  # before the host has set anything
        try:
            async for position in positions(on, table_id, asker, new.patience if new else at_once):
                if on.room.version != told:
                    told = on.room.version
                    yield message("room", str(told))
                if position is None:
                    yield ALIVE
                    continue
                table = await on.registry.load(table_id) if new and position.started else None
                plies = new.draw(table, position) if new and table else ()
                yield b"".join((*plies, _position(position)))
        except Refused as refused:
            yield message("stopped", refused.sentence(language))


@lru_cache(maxsize=MAX_KEPT_POSITIONS)
def _position(position: TablePosition) -> bytes:
    mark = f"{position.entry}.{position.changes}.{position.chats}"
    return message("table", msgspec.json.encode(position).decode(), mark)


def _drawn(drawn: Drawn) -> bytes:
    return b"event: drawn\r\ndata: " + msgspec.json.encode(drawn) + b"\r\n\r\n"


def message(event: str, text: str, mark: str = "") -> bytes:
    """A server-sent event (WHATWG HTML, 9.2.6)."""
    first = f"id: {mark}\r\n" if mark else ""
    lines = "".join(f"data: {line}\r\n" for line in text.splitlines())
    return f"{first}event: {event}\r\n{lines}\r\n".encode()


@get("/t/{table_id:str}/events", include_in_schema=False)
async def table_events(
    request: AnyRequest,
    table_id: FromPath[str],
    ply: FromQuery[int | None] = None,
    branch: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
    watch: FromQuery[int] = 0,
) -> LeanStream:
    """The stream of a page. With the ply and the branch that it shows, it is sent what it would ask for next."""
    asker, reader = identity_of(request), reader_of(request)
    address = count_stream(request, table_id)
    on, table = services(request), await registry(request).load(table_id)
    new = None
    if ply is not None:
        page = following_page(request, reader, table, SPECTATOR if watch else seat)
        new = NewPlies(on, page, ply, branch)
    told = events(on, table_id, asker, reader.language, address, new)
    return LeanStream(told, media_type="text/event-stream", headers=HEADERS)


HANDLERS = [table_events]
