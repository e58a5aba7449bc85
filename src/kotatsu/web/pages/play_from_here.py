"""The page where somebody picks a seat to go on from a past position."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath

from kotatsu.web.from_here_context import FromHerePage
from kotatsu.web.http.reader import Reader, frame_for, kept_name, key_cookies, name_cookie, reader_of, wants_json
from kotatsu.web.http.requests import AnyRequest, AnyResponse, count_new_table, registry, services
from kotatsu.web.http.responses import done, html, notice, status_of
from kotatsu.web.page_contexts import Notice
from kotatsu.web.pages.form_fields import form_fields, number
from kotatsu.web.pages.new_table import kept_level
from kotatsu.web.pages.table import opened
from kotatsu.web.pages.table_choices import CHOSEN_LEVELS
from kotatsu.web.tables import play_from_here
from kotatsu.web.tables.play_from_here import FromHere
from kotatsu.web.tables.reader_view import seat_cards
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import LoadedTable
from kotatsu.web.tables.seats import own_seats


@get("/t/{table_id:str}/from/{ply:int}", include_in_schema=False)
async def choose(request: AnyRequest, table_id: FromPath[str], ply: FromPath[int]) -> AnyResponse:
    """Pick a seat and the level of the bots."""
    table, reader = await opened(request, table_id)
    return html(services(request).renderer.from_here(_page(request, table, reader, ply)))


def _page(
    request: AnyRequest, table: LoadedTable, reader: Reader, ply: int, said: Notice | None = None
) -> FromHerePage:
    match = play_from_here.position(table, ply)
    own = own_seats(table.seats, reader.key)
    return FromHerePage(
        frame_for(request, reader, path=f"/t/{table.id}/from/{ply}", notice=said),
        table.id,
        match.game,
        ply,
        seat_cards(table, reader.key, registry(request).moment()),
        own[0] if own else match.actor,
        kept_name(request),
        CHOSEN_LEVELS,
        kept_level(request),
    )


@post("/t/{table_id:str}/from/{ply:int}", include_in_schema=False)
async def begin(request: AnyRequest, table_id: FromPath[str], ply: FromPath[int]) -> AnyResponse:
    """Begin the table, or show the page again and say why not."""
    table, _ = await opened(request, table_id)
    reader = reader_of(request, with_key=True)
    fields = await form_fields(request)
    try:
        count_new_table(request)
        wanted = FromHere(ply, number(fields, "seat"), fields.get("name", ""), fields.get("level", ""))
        new = await play_from_here.begin(registry(request), table, wanted, reader.key)
    except Refused as refused:
        if wants_json(request):
            raise
        page = _page(request, table, reader_of(request), ply, notice(refused, reader.language))
        return html(services(request).renderer.from_here(page), status_of(refused))
    cookies = [name_cookie(request, wanted.name), *key_cookies(request, reader)]
    return done(request, f"/t/{new}", {"table": new}, cookies)


HANDLERS = [choose, begin]
