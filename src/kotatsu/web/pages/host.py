"""The host's page, for whoever runs the server. Its key is printed at the start and by `kotatsu host-link`.

It shows no address of a table, nothing of a game, and no names but those of reported lines: the host plays too.
"""

from __future__ import annotations

from collections import Counter

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect

from kotatsu.games import GAMES, load
from kotatsu.web.config import MEGABYTE
from kotatsu.web.http.reader import frame_for, reader_of
from kotatsu.web.http.requests import AnyRequest, AnyResponse, count_against_quota, registry, services
from kotatsu.web.http.responses import done, html, notice, status_of
from kotatsu.web.page_contexts import Notice
from kotatsu.web.pages.form_fields import form_fields, number
from kotatsu.web.room import host_status
from kotatsu.web.room.host_key import COOKIE, COOKIE_SECONDS, cookie_of, host_key, is_cookie, is_key, reference_of
from kotatsu.web.room.state import CHANNEL, MAX_MESSAGE_LENGTH
from kotatsu.web.room_contexts import HostPage, HostTask, RecentWarning
from kotatsu.web.services import Services
from kotatsu.web.store.room_models import HOST
from kotatsu.web.store.sizes import database_bytes, table_sizes
from kotatsu.web.tables.refusals import FORBIDDEN, INVALID, MISSING, Refused
from kotatsu.web.tables.retention import BY_HAND, RemovalReport, remove_table
from kotatsu.words import LANGUAGES

PATH = "/host"
MAX_REPORTS = 50
MINUTE_SECONDS = 60


@get(f"{PATH}/open/{{key:str}}", include_in_schema=False)
async def open_host_page(request: AnyRequest, key: FromPath[str]) -> AnyResponse:
    """Show the key once; the browser is known from then on."""
    count_against_quota(request, "host")
    kept = await host_key(registry(request).store.database)
    if not is_key(key, kept):
        raise Refused("host-key", FORBIDDEN)
    secure = request.scope["scheme"] == "https"
    shown = Cookie(
        key=COOKIE,
        value=cookie_of(kept),
        path=PATH,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=secure,
    )
    return Redirect(PATH, status_code=303, cookies=[shown])


async def _checked_key(request: AnyRequest) -> str:
    """The host's key, for a browser that has shown it; Refused for all others."""
    key = await host_key(registry(request).store.database)
    if not is_cookie(request.cookies.get(COOKIE, ""), key):
        raise Refused("host-key", FORBIDDEN)
    return key


@get(PATH, include_in_schema=False)
async def host_page(request: AnyRequest) -> AnyResponse:
    """How the server fares."""
    return await _page(request, await _checked_key(request))


async def _page(request: AnyRequest, key: str, said: Notice | None = None, status: int = 200) -> AnyResponse:
    found, now = services(request), registry(request).clock()
    database = registry(request).store.database
    sizes = await table_sizes(database)
    processes, waiting = host_status.bot_load(found.bots)
    context = HostPage(
        frame=frame_for(request, reader_of(request), path=PATH, notice=said),
        tables=host_status.host_tables(sizes, key, now),
        counts=Counter(size.status for size in sizes),
        people=await host_status.people_now(database, now),
        streams=found.limits.streams.total,
        bot_processes=processes,
        bots_waiting=waiting,
        bots_playing=found.autoplay.playing,
        bot_seconds=host_status.bot_seconds(),
        bot_crashes=host_status.bot_crashes(),
        tasks=_tasks(found),
        warnings=_warnings(found, now),
        database_mb=round(await database_bytes(database) / MEGABYTE, 1),
        free_mb=host_status.free_megabytes(database),
        switches=found.room.switches,
        maintenance=found.room.in_maintenance,
        message=found.room.message,
        reports=host_status.host_reports(await found.public_room.reports(MAX_REPORTS), now),
        max_message_length=MAX_MESSAGE_LENGTH,
        titles={size.game: load(size.game).title for size in sizes if size.game in GAMES},
    )
    return html(found.renderer.draw("host", context), status)


def _tasks(found: Services) -> tuple[HostTask, ...]:
    supervisor = found.supervisor
    return tuple(HostTask(name, name not in supervisor.down, supervisor.failures[name]) for name in supervisor.names)


def _warnings(found: Services, now: float) -> tuple[RecentWarning, ...]:
    return tuple(
        RecentWarning(max(0, int((now - each.at) // MINUTE_SECONDS)), each.level, each.source, each.text)
        for each in reversed(found.warnings.kept)
    )


# --- what the host does


@post(f"{PATH}/switch", include_in_schema=False)
async def switch(request: AnyRequest) -> AnyResponse:
    """Open or close the public room, or its chat."""
    await _checked_key(request)
    fields = await form_fields(request)
    await services(request).room.switch(fields.get("name", ""), on=fields.get("on") == "yes")
    return done(request, PATH)


@post(f"{PATH}/message", include_in_schema=False)
async def tell_everybody(request: AnyRequest) -> AnyResponse:
    """A message on every page, or none."""
    key, fields = await _checked_key(request), await form_fields(request)
    try:
        await services(request).room.tell({language: fields.get(language, "") for language in LANGUAGES})
    except Refused as refused:
        return await _page(request, key, notice(refused, reader_of(request).language), status_of(refused))
    return done(request, PATH)


@post(f"{PATH}/maintenance", include_in_schema=False)
async def maintain(request: AnyRequest) -> AnyResponse:
    """Begin or end maintenance."""
    await _checked_key(request)
    on = (await form_fields(request)).get("on")
    if on not in ("yes", "no"):
        raise Refused("bad-form", INVALID, text="on")
    await services(request).room.set_maintenance(on=on == "yes")
    return done(request, PATH)


@post(f"{PATH}/remove", include_in_schema=False)
async def remove(request: AnyRequest) -> AnyResponse:
    """Remove a table for good, once the host has said that they are sure."""
    key, fields = await _checked_key(request), await form_fields(request)
    if fields.get("sure") != "yes":
        raise Refused("not-sure", INVALID)
    tables = registry(request)
    wanted = fields.get("table", "")
    for size in await table_sizes(tables.store.database):
        if reference_of(size.id, key) == wanted:
            if await remove_table(tables.store, size):
                tables.removed(size.id)
                RemovalReport().add(size, BY_HAND)
            return done(request, PATH)
    raise Refused("no-table", MISSING)


@post(f"{PATH}/report", include_in_schema=False)
async def settle_report(request: AnyRequest) -> AnyResponse:
    """Take a reported line away, keep its writer out of the room, or leave it."""
    await _checked_key(request)
    fields, room = await form_fields(request), services(request).public_room
    found = await room.report_of(number(fields, "report"))
    if found is None:
        raise Refused("no-line", MISSING)
    what = fields.get("what", "")
    if what not in ("remove", "keep-out", "leave"):
        raise Refused("bad-form", INVALID, text="what")
    if what != "leave":
        await room.remove_line(found.line, found.table_id)
    if what == "keep-out":
        await room.block(HOST, found.reported, found.name, registry(request).clock())
    await room.settle_reports(found.table_id, found.line)
    if found.table_id:
        registry(request).changed(found.table_id)
    registry(request).notifier.publish(CHANNEL)
    return done(request, PATH)


HANDLERS = [open_host_page, host_page, switch, tell_everybody, maintain, remove, settle_report]
