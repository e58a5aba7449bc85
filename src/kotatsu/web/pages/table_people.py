"""Blocking somebody at one's table, and reporting a line of its chat to the host of the server."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect

from kotatsu.web.http.reader import reader_of, wants_json
from kotatsu.web.http.requests import AnyRequest, AnyResponse, count_against_quota, registry, services
from kotatsu.web.http.responses import done
from kotatsu.web.page_contexts import Notice
from kotatsu.web.pages.form_fields import form_fields, number
from kotatsu.web.pages.table import opened, page
from kotatsu.web.render.marked_up_text import WEB_WORDS
from kotatsu.web.room.table_people import other_person, reported_line
from kotatsu.words import words

FORM_NAMES = ("block", "unblock", "report")


async def _told(request: AnyRequest, table_id: str, word: str, **values: str) -> AnyResponse:
    """What came of it: a sentence for a script, else the table with the sentence on it."""
    text = words(None, reader_of(request).language, WEB_WORDS).text(word, **values)
    if wants_json(request):
        return done(request, f"/t/{table_id}", {"text": text})
    return await page(request, table_id, notice=Notice(text))


@post("/t/{table_id:str}/block", include_in_schema=False, status_code=200)
async def block(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The reader does not want to hear from somebody at their table any more."""
    table, reader = await opened(request, table_id)
    count_against_quota(request, "move", reader.key)
    other = other_person(table, reader.key, number(await form_fields(request), "seat"))
    room, now = services(request).public_room, registry(request).clock()
    await room.block(reader.key, table.seats[other.seat].key, other.name, now)
    return await _told(request, table_id, "blocked-now", name=other.name)


@post("/t/{table_id:str}/unblock", include_in_schema=False, status_code=200)
async def unblock(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The reader hears somebody at their table again."""
    table, reader = await opened(request, table_id)
    other = other_person(table, reader.key, number(await form_fields(request), "seat"))
    await services(request).public_room.unblock_person(reader.key, table.seats[other.seat].key)
    return await _told(request, table_id, "unblocked-now", name=other.name)


@post("/t/{table_id:str}/report", include_in_schema=False, status_code=200)
async def report(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The reader shows a line of their table to the host of the server."""
    table, reader = await opened(request, table_id)
    count_against_quota(request, "report", reader.key)
    wanted = number(await form_fields(request), "line")
    line = await reported_line(registry(request), table, reader.key, wanted)
    await services(request).public_room.report(reader.key, line, registry(request).clock())
    return await _told(request, table_id, "report-sent")


@get([f"/t/{{table_id:str}}/{name}" for name in FORM_NAMES], include_in_schema=False)
async def reloaded_form(table_id: FromPath[str]) -> AnyResponse:
    """A reader who reloads the answer to a form comes back to the table."""
    return Redirect(f"/t/{table_id}", status_code=303)


HANDLERS = [block, unblock, report, reloaded_form]
