"""Links for groups: the host makes and revokes one in the lobby; who follows it sits down wherever a seat is free."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect

from kotatsu.web.http.reader import (
    Reader,
    frame_for,
    kept_name,
    key_cookies,
    name_cookie,
    reader_of,
    wants_json,
)
from kotatsu.web.http.requests import AnyRequest, AnyResponse, count_against_quota, registry, services, site_address
from kotatsu.web.http.responses import done, html, notice, status_of
from kotatsu.web.page_contexts import Notice
from kotatsu.web.pages.form_fields import form_fields, number
from kotatsu.web.pages.lobby import change_lobby, qr_picture
from kotatsu.web.room_contexts import GroupPage
from kotatsu.web.tables.names import clean_name
from kotatsu.web.tables.reader_view import seat_cards
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.seats import open_seats

# --- in the lobby


@post("/t/{table_id:str}/group", include_in_schema=False)
async def make_group(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The host makes a link."""
    days = number(await form_fields(request), "days")
    table = await registry(request).load(table_id)
    change = services(request).group_links.make(table, days, reader_of(request).key)
    return await change_lobby(request, table_id, change)


@post("/t/{table_id:str}/group/add", include_in_schema=False)
async def add_to_group(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The host's link leads to this table too."""
    table = await registry(request).load(table_id)
    return await change_lobby(request, table_id, services(request).group_links.add_table(table, reader_of(request).key))


@post("/t/{table_id:str}/group/revoke", include_in_schema=False)
async def revoke_group(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The link ends."""
    table = await registry(request).load(table_id)
    return await change_lobby(request, table_id, services(request).group_links.revoke(table, reader_of(request).key))


# --- for the group


@get("/g/{group_id:str}", include_in_schema=False)
async def group_page(request: AnyRequest, group_id: FromPath[str]) -> AnyResponse:
    """Where a seat is free; those who sit already come back to their table."""
    count_against_quota(request, "link")
    reader = reader_of(request)
    await services(request).group_links.find(group_id)
    own = await services(request).group_links.own_table(group_id, reader.key)
    if own:
        return Redirect(f"/t/{own}", status_code=303)
    return await _page(request, group_id, reader, kept_name(request))


async def _page(
    request: AnyRequest, group_id: str, reader: Reader, name: str, said: Notice | None = None, status: int = 200
) -> AnyResponse:
    links, now = services(request).group_links, registry(request)
    group = await links.find(group_id)
    tables = await links.free_tables(group_id, reader.key)
    context = GroupPage(
        frame=frame_for(request, reader, path=f"/g/{group_id}", notice=said),
        group=group_id,
        game=tables[0].game if tables else None,
        seats=seat_cards(tables[0], reader.key, now.moment()) if tables else (),
        free=sum(len(open_seats(table.seats)) for table in tables),
        name=name,
        left_seconds=int(group.expires_at - now.clock()),
    )
    return html(services(request).renderer.draw_for(context.game, "group", context), status)


@post("/g/{group_id:str}", include_in_schema=False)
async def join_group(request: AnyRequest, group_id: FromPath[str]) -> AnyResponse:
    """Sit down on the next free seat, or see why not."""
    reader = reader_of(request, with_key=True)
    name = (await form_fields(request)).get("name", "")
    try:
        count_against_quota(request, "join")
        own = await services(request).group_links.own_table(group_id, reader.key)
        table_id = own or await services(request).group_links.join(group_id, name, reader.key)
    except Refused as refused:
        if wants_json(request) or refused.reason == "group-over":
            raise
        return await _page(request, group_id, reader, name, notice(refused, reader.language), status_of(refused))
    cookies = key_cookies(request, reader)
    if not own:
        cookies.append(name_cookie(request, clean_name(name)))
    return done(request, f"/t/{table_id}", {"table": table_id}, cookies)


@get("/g/{group_id:str}/qr.svg", include_in_schema=False)
async def group_qr(request: AnyRequest, group_id: FromPath[str]) -> AnyResponse:
    """The link as a picture."""
    await services(request).group_links.find(group_id)
    return qr_picture(f"{site_address(request)}/g/{group_id}")


HANDLERS = [make_group, add_to_group, revoke_group, group_page, join_group, group_qr]
