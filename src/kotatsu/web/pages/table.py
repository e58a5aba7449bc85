"""The table's page: live or past, from a seat's eyes; its fragments, its result, its record."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from kotatsu.engine.layout import SPECTATOR
from kotatsu.web.http.reader import Reader, frame_for, is_coached, kept_name, reader_of
from kotatsu.web.http.requests import AnyRequest, AnyResponse, invitation, is_local_only, registry, services
from kotatsu.web.http.responses import html, kept_offline
from kotatsu.web.http.responses import notice as refusal_notice
from kotatsu.web.page_contexts import Frame, Hint, Notice
from kotatsu.web.pages import table_contexts
from kotatsu.web.pages.fragments import draw_fragment, following_page
from kotatsu.web.pages.lobby_room import heard, with_people, with_room, with_watchers
from kotatsu.web.tables.advice import advise
from kotatsu.web.tables.following import Until, next_ply
from kotatsu.web.tables.reader_view import choices, reading_seat
from kotatsu.web.tables.record import record_text
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import LoadedTable
from kotatsu.web.tables.seats import open_seats, own_seats

NOTHING_YET = 204
"""The status of a fragment that would show nothing new."""
NO_ADVICE_YET = Hint({}, 0)


async def opened(request: AnyRequest, table_id: str) -> tuple[LoadedTable, Reader]:
    """A table and its reader, who has been seen."""
    reader = reader_of(request)
    table = await registry(request).load(table_id)
    services(request).presence.mark_seen(table_id, reader.key)
    return table, reader


@get("/t/{table_id:str}", include_in_schema=False)
async def table(
    request: AnyRequest,
    table_id: FromPath[str],
    ply: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    watch: FromQuery[int] = 0,
    hint: FromQuery[int] = 0,
) -> AnyResponse:
    """What this table is to its reader now: a lobby, an invitation, a game."""
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
    found, reader = await opened(request, table_id)
    path = "" if request.method == "GET" else f"/t/{table_id}"
    if notice is None and found.started and found.live.frozen is not None:
        notice = refusal_notice(found.live.frozen, reader.language)
    frame = frame_for(request, reader, path=path, notice=notice)
    if found.started:
        await services(request).calling.page_opened(found, reader.key)
        drawn = html(await _drawn(request, found, frame, reader, seat=seat, ply=ply, hint=hint), status)
        return kept_offline(drawn) if found.over else drawn
    renderer, moment = services(request).renderer, registry(request).moment()
    if open_seats(found.seats) and not own_seats(found.seats, reader.key) and seat != SPECTATOR:
        await note_invitation(request, found, reader)
        join = table_contexts.join(found, frame, reader.key, moment, kept_name(request))
        return html(renderer.join(join), status)
    invite, local = invitation(request, table_id), is_local_only(request)
    lobby = table_contexts.lobby(found, frame, reader.key, moment, invite, local_only=local)
    return html(renderer.lobby(await with_room(request, lobby, found, reader)), status)


async def note_invitation(request: AnyRequest, table: LoadedTable, reader: Reader) -> None:
    """Remember a lobby for somebody who sits elsewhere and was shown its door; nothing of those who only look."""
    if reader.key and not table.started and not own_seats(table.seats, reader.key):
        await services(request).results.games.note_invitation(reader.key, table.id, registry(request).clock())


async def _drawn(
    request: AnyRequest,
    table: LoadedTable,
    frame: Frame,
    reader: Reader,
    *,
    seat: int | None,
    ply: int | None,
    hint: bool = False,
) -> str:
    eyes, curtain = table_contexts.shown_seat(table, reader.key, seat)
    shown = table_contexts.Shown(
        eyes,
        curtain,
        ply,
        invitation(request, table.id),
        await heard(request, table, reader),
        hint=await _hint(request, table, eyes, ply) if hint and not curtain else None,
        coached=is_coached(request, table.row.game),
    )
    context = table_contexts.table(table, frame, reader.key, registry(request).moment(), shown)
    context = await with_people(request, await with_watchers(request, context, table), table, reader)
    return services(request).renderer.table(context)


async def _hint(request: AnyRequest, table: LoadedTable, seat: int, ply: int | None) -> Hint | None:
    """The advice for a seat that looks at the table now; one without ratings while the search cannot answer yet."""
    if ply not in (None, table.live.match.ply) or not choices(table, seat) or not table_contexts.may_hint(table, seat):
        return None
    return await advise(services(request).bots, table, seat) or NO_ADVICE_YET


@get("/t/{table_id:str}/fragment", include_in_schema=False)
async def fragment(
    request: AnyRequest,
    table_id: FromPath[str],
    ply: FromQuery[int | None] = None,
    branch: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    watch: FromQuery[int] = 0,
    hint: FromQuery[int] = 0,
    until: FromQuery[Until] = "",
) -> AnyResponse:
    """The table without its frame. A page from before a take-back is told that its branch is gone."""
    found, reader = await opened(request, table_id)
    if branch is not None and branch != found.live.branch:
        raise Refused("stale")
    shown = SPECTATOR if watch else seat
    if ply is not None and found.started:
        ply = next_ply(found, reading_seat(found, reader.key, shown), ply, until)
        if ply is None:
            return Response(None, status_code=NOTHING_YET)
    page = following_page(request, reader, found, shown)
    drawn_seat, curtain = table_contexts.shown_seat(found, reader.key, shown, following=True)
    advice = await _hint(request, found, drawn_seat, ply) if hint and not curtain else None
    return html(draw_fragment(services(request), found, page, ply, advice))


@get("/t/{table_id:str}/result", include_in_schema=False)
async def result(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Who won and why."""
    found, reader = await opened(request, table_id)
    if not found.over:
        return Redirect(f"/t/{table_id}", status_code=303)
    chat = await heard(request, found, reader)
    moment = registry(request).moment()
    context = table_contexts.result(found, frame_for(request, reader), reader.key, moment, chat)
    context = await with_people(request, context, found, reader)
    return kept_offline(html(services(request).renderer.result(context)))


@get("/t/{table_id:str}/chat", include_in_schema=False)
async def chat(request: AnyRequest, table_id: FromPath[str], since: FromQuery[int] = 0) -> AnyResponse:
    """Lines of chat without the frame, from a number on."""
    reader = reader_of(request)
    found = await registry(request).load(table_id)
    first = max(0, min(since, found.chat_count))
    own = own_seats(found.seats, reader.key)
    lines = table_contexts.chat_lines(await heard(request, found, reader, first), own, found.seats)
    frame = frame_for(request, reader, path=f"/t/{table_id}")
    return html(services(request).renderer.chat(table_id, lines, frame))


@get("/t/{table_id:str}/record.json", include_in_schema=False)
async def record(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The record of a game that is over, seed and all."""
    found = await registry(request).load(table_id)
    name = f"{found.row.game}-{table_id[:6]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(record_text(found), media_type=MediaType.JSON, headers=headers)


HANDLERS = [table, fragment, result, chat, record]
