"""The table's page: live, past, from a seat's eyes; its fragments, its result, its record."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from kotatsu.engine import match_record
from kotatsu.engine.layout import SPECTATOR
from kotatsu.web.botpool import Thought
from kotatsu.web.contexts import Frame, Hint, Notice
from kotatsu.web.pages import drawn
from kotatsu.web.pages.answers import AnyResponse, draws, house, html
from kotatsu.web.pages.opening import invite
from kotatsu.web.pages.reader import AnyRequest, Reader, frame, kept_name, reader
from kotatsu.web.tables.autoplay import bot_seed
from kotatsu.web.tables.house import House, Room
from kotatsu.web.tables.looks import choices
from kotatsu.web.tables.refusals import CONFLICT, Refused
from kotatsu.web.tables.seats import open_seats, own_seats
from kotatsu.web.tables.talk import SHOWN


@get("/t/{table_id:str}", include_in_schema=False)
async def table(
    request: AnyRequest,
    table_id: FromPath[str],
    ply: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    watch: FromQuery[int] = 0,
    hint: FromQuery[int] = 0,
) -> AnyResponse:
    """Whatever this table is to its reader now: a lobby, an invitation, a game."""
    return await page(request, table_id, ply=ply, seat=SPECTATOR if watch else seat, hint=bool(hint))


async def page(
    request: AnyRequest,
    table_id: str,
    *,
    ply: int | None = None,
    seat: int | None = None,
    hint: bool = False,
    notice: Notice | None = None,
    status: int = 200,
) -> AnyResponse:
    """The page of a table, with a notice on top when a form was refused."""
    who, place = reader(request), house(request)
    room = await place.look(table_id)
    place.presence.see(table_id, who.key)
    path = "" if request.method == "GET" else f"/t/{table_id}"
    around = frame(request, who, path=path, notice=notice)
    if room.started:
        return html(await _drawn(request, room, around, who, seat=seat, ply=ply, hint=hint), status)
    if open_seats(room.seats) and not own_seats(room.seats, who.key) and seat != SPECTATOR:
        name = kept_name(request)
        return html(draws(request).join(drawn.join(room, around, who.key, place.clock(), name)), status)
    lobby = drawn.lobby(room, around, who.key, place.clock(), invite(request, table_id))
    return html(draws(request).lobby(lobby), status)


async def _drawn(
    request: AnyRequest,
    room: Room,
    around: Frame,
    who: Reader,
    *,
    seat: int | None,
    ply: int | None,
    hint: bool = False,
    fragment: bool = False,
) -> str:
    place = house(request)
    chat = await place.store.chats(room.table.id, max(0, room.chats - SHOWN)) if room.chats and not fragment else []
    shown, _ = drawn.shown_seat(room, who.key, seat)
    advice = await _hint(request, place, room, shown) if hint and ply in (None, room.live.match.ply) else None
    made = drawn.table(
        room,
        around,
        who.key,
        place.clock(),
        seat=seat,
        ply=ply,
        invite=invite(request, room.table.id),
        chat=chat,
        hint=advice,
    )
    return draws(request).table(made, fragment=fragment)


async def _hint(request: AnyRequest, place: House, room: Room, seat: int) -> Hint | None:
    """What the search thinks of each choice, from what the seat sees; None while it is being built."""
    legal = choices(room, seat)
    if not legal or not drawn.may_hint(room, seat):
        return None
    view = room.live.match.view(seat).to_bytes()
    seed = bot_seed(room.table.seed, room.live.entries)
    found = await request.app.state.thinker.hint(Thought(room.table.game, "hint", view, seat, legal, seed))
    if not found:
        return None
    return Hint({action: chance for action, (chance, _) in found.items()}, sum(each for _, each in found.values()))


@get("/t/{table_id:str}/fragment", include_in_schema=False)
async def fragment(
    request: AnyRequest,
    table_id: FromPath[str],
    ply: FromQuery[int | None] = None,
    branch: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    watch: FromQuery[int] = 0,
    hint: FromQuery[int] = 0,
) -> AnyResponse:
    """The table without its frame. A page from before a take-back is told that its branch is gone."""
    who, place = reader(request), house(request)
    room = await place.look(table_id)
    place.presence.see(table_id, who.key)
    if branch is not None and branch != room.live.branch:
        raise Refused("stale", CONFLICT)
    if not room.started:
        raise Refused("not-started")
    shown = SPECTATOR if watch else seat
    around = frame(request, who, path=f"/t/{table_id}")
    return html(await _drawn(request, room, around, who, seat=shown, ply=ply, hint=bool(hint), fragment=True))


@get("/t/{table_id:str}/result", include_in_schema=False)
async def result(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Who won and why."""
    who, place = reader(request), house(request)
    room = await place.look(table_id)
    if not room.live.over:
        return Redirect(f"/t/{table_id}", status_code=303)
    place.presence.see(table_id, who.key)
    chat = await place.store.chats(table_id, max(0, room.chats - SHOWN)) if room.chats else []
    return html(draws(request).result(drawn.result(room, frame(request, who), who.key, place.clock(), chat)))


@get("/t/{table_id:str}/chat", include_in_schema=False)
async def chat(request: AnyRequest, table_id: FromPath[str], since: FromQuery[int] = 0) -> AnyResponse:
    """Lines of chat without the frame, from a number on."""
    who, place = reader(request), house(request)
    await place.look(table_id)
    lines = drawn.chat_lines(await place.store.chats(table_id, max(0, since)))
    return html(draws(request).chat(lines, frame(request, who, path=f"/t/{table_id}")))


@get("/t/{table_id:str}/record.json", include_in_schema=False)
async def record(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The record of a game that is over, seed and all."""
    room = await house(request).look(table_id)
    name = f"{room.table.game}-{table_id[:6]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(record_text(room), media_type=MediaType.JSON, headers=headers)


def record_text(room: Room) -> str:
    """The record as text; Refused while it would tell what is hidden."""
    if not room.live.over:
        raise Refused("running")
    return match_record.to_text(room.live.match.record())


HANDLERS = [table, fragment, result, chat, record]
