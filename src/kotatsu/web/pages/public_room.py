"""The public room, where the host has opened it: tables to join, games to watch, puzzles, a quiet chat.

Its pages know tables by an address of their own (`ListingRow.slug`): the address of a table, which is its invitation,
is told to those who sit down there or watch it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from litestar import get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from kotatsu.games import GAMES, every, load
from kotatsu.web.http.reader import Reader, frame_for, kept_name, key_cookies, name_cookie, reader_of, wants_json
from kotatsu.web.http.requests import AnyRequest, AnyResponse, count_against_quota, registry, services
from kotatsu.web.http.responses import done, html, notice, refuse, status_of
from kotatsu.web.page_contexts import Notice
from kotatsu.web.pages.form_fields import form_fields, number
from kotatsu.web.pages.shelf_links import links_of
from kotatsu.web.render.marked_up_text import WEB_WORDS
from kotatsu.web.room import listings
from kotatsu.web.room.state import CHANNEL, LINE_KEPT_SECONDS
from kotatsu.web.room_contexts import BlockedPerson, OpenTable, OpenTablePage, PublicRoomPage, RoomLine
from kotatsu.web.services import Services
from kotatsu.web.store.models import LOBBY, PLAYING
from kotatsu.web.store.public_room import ReportedLine
from kotatsu.web.store.room_models import ListingRow, RoomLineRow
from kotatsu.web.store.store import StoredTable
from kotatsu.web.tables import seating
from kotatsu.web.tables.chat import checked_line
from kotatsu.web.tables.names import clean_name
from kotatsu.web.tables.reader_view import seat_cards
from kotatsu.web.tables.refusals import FORBIDDEN, MISSING, Refused
from kotatsu.web.tables.registry import LoadedTable
from kotatsu.web.tables.seats import names, open_seats, own_seats
from kotatsu.words import words

PATH = "/room"
DATA_PATH = "/me/data"
"""Where those find their blocks whose host has not opened the room."""
MAX_LISTED = 60
MAX_LINES = 60
MINUTE_SECONDS, HOUR_SECONDS = 60, 3600
PUZZLE_WORD = "puzzle"


def check_room_open(request: AnyRequest) -> None:
    """Refused while the host has not opened the room: there is no such page."""
    if not services(request).room.is_open:
        raise Refused("no-page", MISSING)


@get(PATH, include_in_schema=False)
async def public_room(request: AnyRequest, reported: FromQuery[int] = 0) -> AnyResponse:
    """The room; somebody who has just reported a line is told that it has reached the host."""
    check_room_open(request)
    reader = reader_of(request)
    said = Notice(words(None, reader.language, WEB_WORDS).text("report-sent")) if reported else None
    return await _page(request, reader, kept_name(request), said)


@get(f"{PATH}/parts", include_in_schema=False)
async def room_parts(request: AnyRequest) -> AnyResponse:
    """The room without its frame, for pages that watch it."""
    check_room_open(request)
    return await _page(request, reader_of(request), kept_name(request), template="_public_room")


async def _page(
    request: AnyRequest,
    reader: Reader,
    name: str,
    said: Notice | None = None,
    status: int = 200,
    template: str = "public_room",
) -> AnyResponse:
    found, now = services(request), registry(request).clock()
    room = found.public_room
    listed = await room.listed(MAX_LISTED)
    blocks = await room.blocks(reader.key) if reader.key else []
    blocked = {row.blocked for row in blocks}
    lines = await room.lines(now - LINE_KEPT_SECONDS, MAX_LINES) if found.room.has_chat else []
    tables = await _for_reader(found, listed, reader)
    games = tuple(every())
    context = PublicRoomPage(
        frame=frame_for(request, reader, path=PATH, notice=said),
        open_tables=tuple(_open_table(row, each, now) for row, each in tables if each.table.status == LOBBY),
        watched_tables=tuple(_open_table(row, each, now) for row, each in tables if each.table.status == PLAYING),
        puzzles=tuple((game, link.path) for game in games for link in links_of(game) if link.word == PUZZLE_WORD),
        games=games,
        chat_on=found.room.has_chat,
        may_chat=not await room.is_blocked_by_host(reader.key),
        lines=tuple(_line(line, reader, now) for line in lines if line.person not in blocked - {reader.key}),
        blocked=tuple(BlockedPerson(row.id, row.name) for row in blocks),
        name=name,
        kept_hours=LINE_KEPT_SECONDS // HOUR_SECONDS,
        mark=await mark(found),
    )
    return html(found.renderer.draw(template, context), status)


async def _for_reader(
    found: Services, listed: Sequence[tuple[ListingRow, StoredTable]], reader: Reader
) -> list[tuple[ListingRow, StoredTable]]:
    """Tables of games that are here, with a seat free where one may join, and nobody at odds with the reader."""
    everybody = {seat.key for _, stored in listed for seat in stored.seats if seat.key}
    at_odds = await found.public_room.at_odds(reader.key, everybody)
    return [
        (row, stored)
        for row, stored in listed
        if stored.table.game in GAMES
        and (stored.table.status == PLAYING or open_seats(stored.seats))
        and not at_odds & {seat.key for seat in stored.seats}
    ]


def _open_table(row: ListingRow, stored: StoredTable, now: float) -> OpenTable:
    minutes = max(0, int((now - stored.table.moved_at) // MINUTE_SECONDS))
    seated = tuple(name for name in names(stored.seats) if name)
    return OpenTable(row.slug, load(stored.table.game), seated, len(open_seats(stored.seats)), minutes)


def _line(line: RoomLineRow, reader: Reader, now: float) -> RoomLine:
    own = bool(reader.key) and line.person == reader.key
    return RoomLine(line.number, line.name, line.text, own, max(0, int((now - line.at) // MINUTE_SECONDS)))


async def mark(found: Services) -> str:
    """Changes when anything of the room does: what is listed, what was said, what the host has set."""
    listed = await found.public_room.listed(MAX_LISTED)
    tables = "".join(f"{row.slug}{stored.table.status}{stored.table.changes}" for row, stored in listed)
    digest = hashlib.sha256(tables.encode()).hexdigest()[:12]
    return f"{found.room.version}.{await found.public_room.lines_mark()}.{digest}"


# --- tables


async def _listed_table(request: AnyRequest, slug: str, *, status: str) -> LoadedTable:
    """A table by its address here; Refused when it is not listed for this any more."""
    check_room_open(request)
    row = await services(request).public_room.with_slug(slug)
    if row is None or not (row.join if status == LOBBY else row.watch):
        raise Refused("not-listed", MISSING)
    table = await registry(request).load(row.table_id)
    if table.row.status != status:
        raise Refused("not-listed", MISSING)
    return table


async def _check_may_sit(request: AnyRequest, table: LoadedTable, key: str) -> None:
    """Nobody is seated beside somebody whom they have blocked, or who has blocked them."""
    room = services(request).public_room
    if await room.is_blocked_by_host(key):
        raise Refused("kept-out", FORBIDDEN)
    if await room.at_odds(key, {row.key for row in table.seats if row.key}):
        raise Refused("at-odds")


@get(f"{PATH}/table/{{slug:str}}", include_in_schema=False)
async def open_table(request: AnyRequest, slug: FromPath[str]) -> AnyResponse:
    """Pick a seat at an open table; those who sit there come back to it."""
    table = await _listed_table(request, slug, status=LOBBY)
    reader = reader_of(request)
    if own_seats(table.seats, reader.key):
        return Redirect(f"/t/{table.id}", status_code=303)
    return await _join_page(request, slug, table, reader, kept_name(request))


async def _join_page(
    request: AnyRequest,
    slug: str,
    table: LoadedTable,
    reader: Reader,
    name: str,
    said: Notice | None = None,
    status: int = 200,
) -> AnyResponse:
    cards = seat_cards(table, reader.key, registry(request).moment())
    frame = frame_for(request, reader, path=f"{PATH}/table/{slug}", notice=said)
    context = OpenTablePage(frame, slug, table.game, cards, open_seats(table.seats), name)
    return html(services(request).renderer.draw_for(table.game, "open_table", context), status)


@post(f"{PATH}/table/{{slug:str}}", include_in_schema=False)
async def join_open_table(request: AnyRequest, slug: FromPath[str]) -> AnyResponse:
    """Sit down at an open table."""
    table = await _listed_table(request, slug, status=LOBBY)
    reader = reader_of(request, with_key=True)
    name = (await form_fields(request)).get("name", "")
    try:
        count_against_quota(request, "join")
        if not own_seats(table.seats, reader.key):
            await _check_may_sit(request, table, reader.key)
            await seating.join(registry(request), table.id, None, name, reader.key)
    except Refused as refused:
        if wants_json(request):
            raise
        said = notice(refused, reader.language)
        return await _join_page(request, slug, table, reader, name, said, status_of(refused))
    cookies = [name_cookie(request, clean_name(name)), *key_cookies(request, reader)]
    return done(request, f"/t/{table.id}", {"table": table.id}, cookies)


@get(f"{PATH}/watch/{{slug:str}}", include_in_schema=False)
async def watch_table(request: AnyRequest, slug: FromPath[str]) -> AnyResponse:
    """Watch a game whose people allow it."""
    table = await _listed_table(request, slug, status=PLAYING)
    return Redirect(f"/t/{table.id}?watch=1", status_code=303)


@post("/t/{table_id:str}/listing", include_in_schema=False)
async def set_listing(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The host of a lobby says what strangers may do."""
    check_room_open(request)
    fields, table = await form_fields(request), await registry(request).load(table_id)
    join, watch = fields.get("join") == "yes", fields.get("watch") == "yes"
    key, room = reader_of(request).key, services(request).public_room
    await listings.set_listing(registry(request), room, table, key, join=join, watch=watch)
    registry(request).notifier.publish(CHANNEL)
    return done(request, f"/t/{table_id}")


@post("/t/{table_id:str}/end-watching", include_in_schema=False)
async def end_watching(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Somebody who sits there does not want strangers to watch."""
    table = await registry(request).load(table_id)
    await listings.end_watching(registry(request), services(request).public_room, table, reader_of(request).key)
    return done(request, f"/t/{table_id}")


# --- chat


@post(f"{PATH}/chat", include_in_schema=False)
async def say(request: AnyRequest) -> AnyResponse:
    """Write a line to the room."""
    check_room_open(request)
    reader, fields = reader_of(request, with_key=True), await form_fields(request)
    name = fields.get("name", "")
    try:
        shown = await _say(request, reader, name, fields.get("text", ""))
    except Refused as refused:
        if wants_json(request):
            return refuse(request, refused)
        return await _page(request, reader, name, notice(refused, reader.language), status_of(refused))
    registry(request).notifier.publish(CHANNEL)
    return done(request, PATH, cookies=[name_cookie(request, shown), *key_cookies(request, reader)])


async def _say(request: AnyRequest, reader: Reader, name: str, text: str) -> str:
    """Check a line and keep it; the name as it is shown."""
    found = services(request)
    count_against_quota(request, "chat")
    count_against_quota(request, "chat", reader.key)
    if not found.room.has_chat:
        raise Refused("chat-off", FORBIDDEN)
    if await found.public_room.is_blocked_by_host(reader.key):
        raise Refused("kept-out", FORBIDDEN)
    shown, line = clean_name(name), checked_line(text)
    await found.public_room.say(reader.key, shown, line, registry(request).clock())
    return shown


async def _line_of(request: AnyRequest) -> RoomLineRow:
    """The line that a form is about; Refused when it is gone."""
    check_room_open(request)
    line = await services(request).public_room.line(number(await form_fields(request), "line"))
    if line is None:
        raise Refused("no-line", MISSING)
    return line


@post(f"{PATH}/block", include_in_schema=False)
async def block(request: AnyRequest) -> AnyResponse:
    """The reader does not want to hear from somebody any more."""
    line, reader = await _line_of(request), reader_of(request, with_key=True)
    count_against_quota(request, "move", reader.key)
    if line.person != reader.key:
        await services(request).public_room.block(reader.key, line.person, line.name, registry(request).clock())
    return done(request, PATH, cookies=key_cookies(request, reader))


@post(f"{PATH}/unblock", include_in_schema=False)
async def unblock(request: AnyRequest) -> AnyResponse:
    """The reader ends a block."""
    fields = await form_fields(request)
    await services(request).public_room.unblock(reader_of(request).key, number(fields, "block"))
    return done(request, DATA_PATH if fields.get("back") == "data" else PATH)


@post(f"{PATH}/report", include_in_schema=False)
async def report(request: AnyRequest) -> AnyResponse:
    """The reader shows a line to the host."""
    line, reader = await _line_of(request), reader_of(request, with_key=True)
    count_against_quota(request, "report")
    if line.person != reader.key:
        shown = ReportedLine(line.number, line.person, line.name, line.text)
        await services(request).public_room.report(reader.key, shown, registry(request).clock())
    return done(request, f"{PATH}?reported=1", cookies=key_cookies(request, reader))


HANDLERS = [
    public_room,
    room_parts,
    open_table,
    join_open_table,
    watch_table,
    set_listing,
    end_watching,
    say,
    block,
    unblock,
    report,
]
