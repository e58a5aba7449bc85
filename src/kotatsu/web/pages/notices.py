"""Being called: which browsers, quiet hours; and what pages say of themselves, whether somebody looks."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from kotatsu.web.clock_context import days_until
from kotatsu.web.config import DAY_SECONDS
from kotatsu.web.http.reader import Reader, frame_for, reader_of, wants_json
from kotatsu.web.http.requests import AnyRequest, AnyResponse, count_against_quota, registry, services
from kotatsu.web.http.responses import done, html, notice, status_of
from kotatsu.web.notices.attention import PAGE_ID, PageSays
from kotatsu.web.notices.contexts import CalledBrowser, NoticesPage
from kotatsu.web.notices.endpoints import check_endpoint
from kotatsu.web.notices.quiet_hours import check_zone, clock_time, read_clock_time
from kotatsu.web.notices.vacations import MAX_DAYS_A_YEAR
from kotatsu.web.page_contexts import Notice
from kotatsu.web.pages.form_fields import Fields, form_fields, number
from kotatsu.web.pages.person import ensured_person, joined_cookies
from kotatsu.web.security.keys import hash_key
from kotatsu.web.store.notice_models import NoticeSettingsRow, PushSubscriptionRow
from kotatsu.web.tables.refusals import INVALID, MISSING, Refused
from kotatsu.web.tables.seats import own_seats

PAGE = "/me/notices"
MAX_BROWSERS = 8
"""Browsers of one person that are called."""
MAX_KEY_LENGTH = 128


@get(PAGE, include_in_schema=False)
async def notices_page(request: AnyRequest) -> AnyResponse:
    """Who is called, and when not."""
    return await page(request)


async def page(request: AnyRequest, told: Notice | None = None, status: int = 200) -> AnyResponse:
    """The page, with a notice on top when a form was refused."""
    reader = reader_of(request)
    frame = frame_for(request, reader, path=PAGE, notice=told)
    context = await _context(request, reader, NoticesPage(frame, _server_key(request), bool(reader.key)))
    return html(services(request).renderer.draw("notices", context), status)


def _server_key(request: AnyRequest) -> str:
    key = services(request).calling.push.sender.key
    return key.public if key else ""


async def _context(request: AnyRequest, reader: Reader, empty: NoticesPage) -> NoticesPage:
    if not reader.key:
        return empty
    notices, now = services(request).calling.notices, registry(request).clock()
    settings, labels = await notices.settings(reader.key), await notices.device_labels(reader.key)
    browsers = tuple(
        CalledBrowser(row.id, labels.get(row.device, ""), row.device == reader.device, _days(row.created_at, now))
        for row in await notices.subscriptions(reader.key)
    )
    return empty.with_settings(
        browsers,
        quiet=settings.quiet_from != settings.quiet_until,
        quiet_from=clock_time(settings.quiet_from),
        quiet_until=clock_time(settings.quiet_until),
        time_zone=settings.time_zone,
        **await _vacation(request, reader.key, now),
        **await _mail(request, reader.key),
    )


async def _mail(request: AnyRequest, person: str) -> dict[str, Any]:
    mail = services(request).calling.mail
    if mail.settings is None:
        return {}
    found = await mail.mails.of(person)
    if found is None:
        return {"sends_mail": True}
    return {
        "sends_mail": True,
        "address": found.address,
        "confirmed": bool(found.confirmed_at),
        "mode": found.mode,
    }


async def _vacation(request: AnyRequest, person: str, now: float) -> dict[str, int]:
    vacations = services(request).calling.vacations
    back_at = await vacations.until(person)
    return {
        "vacation_days": days_until(back_at, now) if back_at else 0,
        "vacation_left": await vacations.days_left(person),
        "vacation_most": MAX_DAYS_A_YEAR,
    }


def _days(at: float, now: float) -> int:
    return max(0, int((now - at) // DAY_SECONDS))


async def refused_page(request: AnyRequest, refused: Refused) -> AnyResponse:
    """The answer to a form that was refused: to a script the reason, else the page with it."""
    if wants_json(request):
        raise refused
    return await page(request, notice(refused, reader_of(request).language), status_of(refused))


# --- browsers


@post("/me/notices/subscribe", include_in_schema=False)
async def subscribe(request: AnyRequest) -> AnyResponse:
    """This browser wants to be called."""
    reader, fields = reader_of(request), await form_fields(request)
    count_against_quota(request, "subscribe", reader.key)
    return await _subscribe(request, reader, fields)


async def _subscribe(request: AnyRequest, reader: Reader, fields: Fields) -> AnyResponse:
    row = _subscription(request, reader, fields)
    person = await ensured_person(request, reader)
    row.person = person.id
    if not await services(request).calling.notices.subscribe(row, MAX_BROWSERS):
        raise Refused("too-many-browsers", INVALID, most=MAX_BROWSERS)
    return done(request, PAGE, cookies=joined_cookies(request, reader, person))


@get("/me/notices/renewal", include_in_schema=False)
async def renewal(request: AnyRequest) -> AnyResponse:
    """For a service worker whose push service gave it another endpoint: whether this browser is called, what it
    subscribes with, and the token that its answer needs."""
    reader = reader_of(request)
    wanted = await services(request).calling.notices.wants_calls(reader.key, reader.device) if reader.key else False
    told = {"wanted": wanted, "key": _server_key(request), "token": frame_for(request, reader).csrf}
    return Response(told, headers={"Cache-Control": "no-store"})


@post("/me/notices/renew", include_in_schema=False)
async def renew(request: AnyRequest) -> AnyResponse:
    """A browser that is called brings its new subscription; nobody asked its owner, so it changes nothing else."""
    reader, fields = reader_of(request), await form_fields(request)
    count_against_quota(request, "subscribe", reader.key)
    if not reader.key or not await services(request).calling.notices.wants_calls(reader.key, reader.device):
        raise Refused("not-called", MISSING)
    return await _subscribe(request, reader, fields)


def _subscription(request: AnyRequest, reader: Reader, fields: Fields) -> PushSubscriptionRow:
    from kotatsu.web.notices.push_messages import BrowserKeys  # with its cryptography slow to import

    endpoint = check_endpoint(fields.get("endpoint", ""), loopback=services(request).settings.push_loopback)
    try:
        keys = BrowserKeys(fields.get("p256dh", "")[:MAX_KEY_LENGTH], fields.get("auth", "")[:MAX_KEY_LENGTH])
    except ValueError as error:
        raise Refused("bad-push-keys", INVALID) from error
    return PushSubscriptionRow(
        id=hash_key(endpoint),
        person=reader.key,
        device=reader.device,
        endpoint=endpoint,
        public_key=keys.public_key,
        secret=keys.secret,
        language=reader.language,
        created_at=registry(request).clock(),
    )


@post("/me/notices/unsubscribe", include_in_schema=False)
async def unsubscribe(request: AnyRequest) -> AnyResponse:
    """A browser is not called any more."""
    reader, fields = reader_of(request), await form_fields(request)
    if reader.key:
        await services(request).calling.notices.unsubscribe(fields.get("browser", ""), reader.key)
    return done(request, PAGE)


# --- quiet hours


@post("/me/notices/quiet", include_in_schema=False)
async def quiet(request: AnyRequest) -> AnyResponse:
    """From when to when somebody does not want to be called; never without `quiet`."""
    reader, fields = reader_of(request), await form_fields(request)
    try:
        wanted = _quiet_hours(reader.key, fields)
        await ensured_person(request, reader)
    except Refused as refused:
        return await refused_page(request, refused)
    await services(request).calling.notices.keep_settings(wanted)
    return done(request, PAGE)


def _quiet_hours(person: str, fields: Fields) -> NoticeSettingsRow:
    quiet, zone = fields.get("quiet") == "yes", fields.get("zone", "")
    if quiet or zone:
        check_zone(zone)
    start, end = read_clock_time(fields.get("from", "")), read_clock_time(fields.get("until", ""))
    if not quiet:
        start = end
    return NoticeSettingsRow(person=person, quiet_from=start, quiet_until=end, time_zone=zone)


# --- vacation


@post("/me/vacation", include_in_schema=False)
async def begin_vacation(request: AnyRequest) -> AnyResponse:
    """Somebody's clocks stand still for some days."""
    reader, fields = reader_of(request), await form_fields(request)
    try:
        days = number(fields, "days")
        person = await ensured_person(request, reader)
        await services(request).calling.vacations.begin(person.id, days)
    except Refused as refused:
        return await refused_page(request, refused)
    return done(request, PAGE)


@post("/me/vacation/end", include_in_schema=False)
async def end_vacation(request: AnyRequest) -> AnyResponse:
    """Somebody is back before their time."""
    reader = reader_of(request)
    if reader.key:
        await services(request).calling.vacations.end(reader.key)
    return done(request, PAGE)


# --- what pages say and ask


@post("/t/{table_id:str}/attention", include_in_schema=False)
async def attention(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """A page of a table is visible, or not any more."""
    reader, fields = reader_of(request), await form_fields(request)
    count_against_quota(request, "attention", reader.key)
    table, page_id = await registry(request).load(table_id), fields.get("page", "")
    if not PAGE_ID.fullmatch(page_id):
        raise Refused("bad-form", INVALID, text="page")
    if own_seats(table.seats, reader.key):
        said = PageSays(page_id, number(fields, "count"), fields.get("visible") == "yes")
        await services(request).calling.note_attention(table, reader.key, said)
    return Response(None, status_code=204)


@get("/me/waiting", include_in_schema=False)
async def waiting(request: AnyRequest) -> AnyResponse:
    """How many tables wait for the reader: the number on the app's icon."""
    key = reader_of(request).key
    count = await services(request).calling.notices.count_waiting(key) if key else 0
    return Response({"waiting": count, "person": bool(key)}, headers={"Cache-Control": "no-store"})


HANDLERS = [
    notices_page,
    subscribe,
    renewal,
    renew,
    unsubscribe,
    quiet,
    begin_vacation,
    end_vacation,
    attention,
    waiting,
]
