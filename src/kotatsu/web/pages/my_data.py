"""All that is mine: one file to take along, one button to delete it."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import Cookie

from kotatsu.web.http.reader import LANGUAGE_COOKIE, NAME_COOKIE, THEME_COOKIE, frame_for, reader_of, wants_json
from kotatsu.web.http.requests import AnyRequest, AnyResponse, count_against_quota, registry, services
from kotatsu.web.http.responses import CLEAR_KEPT, done, html, notice, status_of
from kotatsu.web.page_contexts import Notice
from kotatsu.web.pages.form_fields import form_fields
from kotatsu.web.pages.new_table import LEVEL_COOKIE
from kotatsu.web.pages.person import identities
from kotatsu.web.people import ownership
from kotatsu.web.people.contexts import DataPage
from kotatsu.web.people.puzzle_consent import allows_puzzles
from kotatsu.web.room_contexts import BlockedPerson
from kotatsu.web.security.keys import KEY_COOKIE
from kotatsu.web.tables.refusals import INVALID, MISSING, Refused

OWN_COOKIES = (KEY_COOKIE, NAME_COOKIE, LANGUAGE_COOKIE, THEME_COOKIE, LEVEL_COOKIE)


@get("/me/data", include_in_schema=False)
async def data_page(request: AnyRequest) -> AnyResponse:
    """What is stored, the file, and the way to delete it."""
    return await _page(request)


async def _page(request: AnyRequest, told: Notice | None = None, status: int = 200) -> AnyResponse:
    reader = reader_of(request)
    tables = await identities(request).people.tables_of(reader.key) if reader.key else []
    frame = frame_for(request, reader, path="/me/data", notice=told)
    allows = allows_puzzles(await identities(request).people.person(reader.key) if reader.key else None)
    blocks = await services(request).public_room.blocks(reader.key) if reader.key else []
    blocked = tuple(BlockedPerson(row.id, row.name) for row in blocks)
    page = DataPage(frame, len(tables), bool(reader.key), allows, blocked)
    return html(services(request).renderer.draw("my_data", page), status)


@get("/me/export.zip", include_in_schema=False)
async def export(request: AnyRequest) -> AnyResponse:
    """Everything of the reader's person, as a file."""
    reader = reader_of(request)
    if not reader.key:
        raise Refused("no-person", MISSING)
    count_against_quota(request, "export", reader.key)
    packed = await ownership.export(registry(request), identities(request), reader.key)
    headers = {"Content-Disposition": 'attachment; filename="kotatsu.zip"', "Cache-Control": "no-store"}
    return Response(packed, media_type="application/zip", headers=headers)


@post("/me/delete", include_in_schema=False)
async def delete(request: AnyRequest) -> AnyResponse:
    """Delete everything of the reader's person, for good, once they have said that they are sure."""
    fields, reader = await form_fields(request), reader_of(request)
    if fields.get("sure") != "yes":
        refused = Refused("not-sure", INVALID)
        if wants_json(request):
            raise refused
        return await _page(request, notice(refused, reader.language), status_of(refused))
    if reader.key:
        await ownership.delete_all(registry(request), identities(request), reader.key)
    answer = done(
        request, "/me/deleted", cookies=[Cookie(key=name, value="", path="/", max_age=0) for name in OWN_COOKIES]
    )
    answer.headers.update(CLEAR_KEPT)
    return answer


@get("/me/deleted", include_in_schema=False)
async def deleted_page(request: AnyRequest) -> AnyResponse:
    """It is gone."""
    frame = frame_for(request, reader_of(request), path="/")
    return html(services(request).renderer.draw("my_data_deleted", DataPage(frame, 0, False)))


HANDLERS = [data_page, export, delete, deleted_page]
