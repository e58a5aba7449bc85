"""A table before the start: the lobby, joining, leaving, starting."""

from __future__ import annotations

import io
from collections.abc import Awaitable

import segno
from litestar import Response, get, post
from litestar.params import FromPath

from kotatsu.web.http.reader import frame_for, kept_name, key_cookies, name_cookie, reader_of, wants_json
from kotatsu.web.http.requests import (
    AnyRequest,
    AnyResponse,
    count_against_quota,
    invitation,
    is_local_only,
    registry,
    services,
)
from kotatsu.web.http.responses import done, html, notice, refuse, status_of
from kotatsu.web.page_contexts import Notice
from kotatsu.web.pages import table_contexts
from kotatsu.web.pages.clock_fields import clock_request
from kotatsu.web.pages.form_fields import form_fields, number, number_or_none
from kotatsu.web.pages.lobby_room import with_room
from kotatsu.web.pages.table import note_invitation, page
from kotatsu.web.pages.table_choices import DEFAULT_LEVEL
from kotatsu.web.tables import seating
from kotatsu.web.tables.names import clean_name
from kotatsu.web.tables.refusals import Refused

OPTION = "option-"
"""Begins the name of a field that holds an option of the game."""


@get("/t/{table_id:str}/lobby", include_in_schema=False)
async def lobby(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The lobby without its frame, for pages that watch it fill."""
    reader = reader_of(request)
    table = await registry(request).load(table_id)
    services(request).presence.mark_seen(table_id, reader.key)
    frame = frame_for(request, reader, path=f"/t/{table_id}")
    moment = registry(request).moment()
    invite, local = invitation(request, table_id), is_local_only(request)
    context = table_contexts.lobby(table, frame, reader.key, moment, invite, local_only=local)
    context = await with_room(request, context, table, reader)
    return html(services(request).renderer.lobby(context, fragment=True))


@get("/t/{table_id:str}/join", include_in_schema=False)
async def join_page(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Pick a seat and a name."""
    return await _join_page(request, table_id, kept_name(request))


async def _join_page(
    request: AnyRequest, table_id: str, name: str, notice: Notice | None = None, status: int = 200
) -> AnyResponse:
    reader = reader_of(request)
    table = await registry(request).load(table_id)
    await note_invitation(request, table, reader)
    frame = frame_for(request, reader, path=f"/t/{table_id}/join", notice=notice)
    context = table_contexts.join(table, frame, reader.key, registry(request).moment(), name)
    return html(services(request).renderer.join(context), status)


@post("/t/{table_id:str}/join", include_in_schema=False)
async def join(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Sit down, or see why not."""
    reader = reader_of(request, with_key=True)
    fields = await form_fields(request)
    name = fields.get("name", "")
    try:
        count_against_quota(request, "join")
        seat = await seating.join(registry(request), table_id, number_or_none(fields, "seat"), name, reader.key)
    except Refused as refused:
        if wants_json(request):
            raise
        return await _join_page(request, table_id, name, notice(refused, reader.language), status_of(refused))
    cookies = [name_cookie(request, clean_name(name)), *key_cookies(request, reader)]
    return done(request, f"/t/{table_id}", {"seat": seat}, cookies)


async def change_lobby(request: AnyRequest, table_id: str, change: Awaitable[None]) -> AnyResponse:
    """Carry a change of the lobby out, then back to it; refused, the page again with the reason."""
    try:
        await change
    except Refused as refused:
        if wants_json(request):
            return refuse(request, refused)
        said = notice(refused, reader_of(request).language)
        return await page(request, table_id, notice=said, status=status_of(refused))
    return done(request, f"/t/{table_id}")


@post("/t/{table_id:str}/start", include_in_schema=False)
async def start(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The host begins."""
    return await change_lobby(request, table_id, seating.start(registry(request), table_id, reader_of(request).key))


@post("/t/{table_id:str}/leave", include_in_schema=False)
async def leave(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Give a seat up before the start."""
    seat = number_or_none(await form_fields(request), "seat")
    change = seating.leave(registry(request), table_id, seat, reader_of(request).key)
    return await change_lobby(request, table_id, change)


@post("/t/{table_id:str}/seat-bot", include_in_schema=False)
async def seat_bot(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The host seats a bot, or one of another level."""
    fields = await form_fields(request)
    seat, level = number(fields, "seat"), fields.get("level", DEFAULT_LEVEL)
    change = seating.seat_bot(registry(request), table_id, seat, level, reader_of(request).key)
    return await change_lobby(request, table_id, change)


@post("/t/{table_id:str}/seat-device", include_in_schema=False)
async def seat_device(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The host seats somebody at their own device."""
    fields = await form_fields(request)
    seat, name = number(fields, "seat"), fields.get("name", "")
    change = seating.seat_at_device(registry(request), table_id, seat, name, reader_of(request).key)
    return await change_lobby(request, table_id, change)


@post("/t/{table_id:str}/free-seat", include_in_schema=False)
async def free_seat(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The host sends a bot away, or asks a guest to leave."""
    fields = await form_fields(request)
    seat, name = number(fields, "seat"), fields.get("name", "")
    change = seating.free_seat(registry(request), table_id, seat, name, reader_of(request).key)
    return await change_lobby(request, table_id, change)


@post("/t/{table_id:str}/add-seat", include_in_schema=False)
async def add_seat(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The host makes room for one more."""
    return await change_lobby(request, table_id, seating.add_seat(registry(request), table_id, reader_of(request).key))


@post("/t/{table_id:str}/remove-seat", include_in_schema=False)
async def remove_seat(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The host takes a seat away."""
    seat = number(await form_fields(request), "seat")
    change = seating.remove_seat(registry(request), table_id, seat, reader_of(request).key)
    return await change_lobby(request, table_id, change)


@post("/t/{table_id:str}/options", include_in_schema=False)
async def options(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The host changes what is played."""
    fields = await form_fields(request)
    chosen = {name.removeprefix(OPTION): value for name, value in fields.items() if name.startswith(OPTION)}
    away = number_or_none(fields, "away") or 0
    key, clock = reader_of(request).key, clock_request(fields)
    change = seating.set_options(registry(request), table_id, chosen, away, key, clock)
    return await change_lobby(request, table_id, change)


@get("/t/{table_id:str}/qr.svg", include_in_schema=False)
async def qr(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The invitation as a picture."""
    await registry(request).load(table_id)
    return qr_picture(invitation(request, table_id))


def qr_picture(address: str) -> AnyResponse:
    """An address as a picture."""
    drawing = io.BytesIO()
    segno.make(address, error="m").save(
        drawing, kind="svg", scale=4, border=2, dark="#1d1a26", light="#fff", xmldecl=False, svgns=True
    )
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


HANDLERS = [
    lobby,
    join_page,
    join,
    start,
    leave,
    seat_bot,
    seat_device,
    free_seat,
    add_seat,
    remove_seat,
    options,
    qr,
]
