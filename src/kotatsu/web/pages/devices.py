"""The devices of a person: list, link to one more, joining with it, signing off, the recovery phrase."""

from __future__ import annotations

import io

import segno
from litestar import get, post
from litestar.params import FromPath
from markupsafe import Markup

from kotatsu.web.config import DAY_SECONDS
from kotatsu.web.http.identity import identity_of
from kotatsu.web.http.reader import Reader, frame_for, reader_of, wants_json
from kotatsu.web.http.requests import (
    AnyRequest,
    AnyResponse,
    count_against_quota,
    registry,
    services,
    site_address,
)
from kotatsu.web.http.responses import CLEAR_KEPT, done, html, notice, status_of, with_retry
from kotatsu.web.page_contexts import Notice
from kotatsu.web.pages.form_fields import form_fields
from kotatsu.web.pages.person import ensured_person, identities, joined_cookies, keep_preferences, known_device
from kotatsu.web.people import devices as device_rules
from kotatsu.web.people import phrases
from kotatsu.web.people.contexts import DeviceCard, DevicesPage, JoinPersonPage, LinkPage, PasskeyCard, PhrasePage
from kotatsu.web.people.contexts import RecoverPage as RecoverContext
from kotatsu.web.security.keys import hash_key
from kotatsu.web.store.people_models import DeviceRow, PersonRow
from kotatsu.web.tables.refusals import INVALID, Refused

MINUTE_SECONDS = 60
MERGE = "merge"
"""The field that says that a browser's own tables shall come along."""


# --- the list


@get("/me/devices", include_in_schema=False)
async def devices_page(request: AnyRequest) -> AnyResponse:
    """The devices of the reader's person."""
    return await _devices(request)


async def _devices(request: AnyRequest, told: Notice | None = None, status: int = 200) -> AnyResponse:
    reader, people = reader_of(request), identities(request).people
    frame = frame_for(request, reader, path="/me/devices", notice=told)
    if not await _has_something(request, reader):
        return html(services(request).renderer.draw("devices", DevicesPage(frame, (), False, ())), status)
    person = await ensured_person(request, reader)
    now = registry(request).clock()
    cards = tuple(_card(row, reader, now) for row in await people.devices(person.id))
    passkeys = tuple(
        PasskeyCard(row.id, row.label, _days(row.created_at, now)) for row in await people.passkeys(person.id)
    )
    page = DevicesPage(frame, cards, bool(person.phrase), passkeys)
    return html(services(request).renderer.draw("devices", page), status)


async def _has_something(request: AnyRequest, reader: Reader) -> bool:
    """Whether there is something of the reader's to take along; nothing is stored of one who only looks."""
    people = identities(request).people
    if not reader.key:
        return False
    return bool(await people.person(reader.key) or await people.tables_of(reader.key))


def _card(row: DeviceRow, reader: Reader, now: float) -> DeviceCard:
    here = row.key == reader.device
    return DeviceCard(row.id, row.label, here, 0 if here else _days(row.seen_at, now))


def _days(at: float, now: float) -> int:
    return max(0, int((now - at) // DAY_SECONDS))


@post("/me/devices/sign-off", include_in_schema=False)
async def sign_off(request: AnyRequest) -> AnyResponse:
    """A device loses everything at once."""
    reader, fields = reader_of(request), await form_fields(request)
    try:
        await device_rules.sign_off(
            identities(request), identity_of(request), fields.get("device", ""), registry(request).clock()
        )
    except Refused as refused:
        if wants_json(request):
            raise
        return await _devices(request, notice(refused, reader.language), status_of(refused))
    answer = done(request, "/me/devices")
    if not (await identities(request).of(reader.device)).person:  # it was this one
        answer.headers.update(CLEAR_KEPT)
    return answer


# --- a link to one more device


@post("/me/devices/link", include_in_schema=False, status_code=200)
async def make_link(request: AnyRequest) -> AnyResponse:
    """A link good for a few minutes, as text and as a QR code."""
    count_against_quota(request, "link")
    reader, fields = reader_of(request, with_key=True), await form_fields(request)
    person = await ensured_person(request, reader)
    await keep_preferences(request, person, fields.get("preferences", ""))
    secret = await device_rules.new_link(identities(request), person.id, registry(request).clock())
    address = f"{site_address(request)}/link/{secret}"
    frame = frame_for(request, reader, path="/me/devices")
    page = LinkPage(frame, address, _qr(address), device_rules.LINK_SECONDS // MINUTE_SECONDS)
    return html(services(request).renderer.draw("device_link", page), cookies=joined_cookies(request, reader, person))


def _qr(address: str) -> Markup:
    drawing = io.BytesIO()
    segno.make(address, error="m").save(
        drawing, kind="svg", scale=6, border=2, dark="#1d1a26", light="#fff", xmldecl=False, svgns=False, omitsize=True
    )
    return Markup(drawing.getvalue().decode())


@get("/link/{secret:str}", include_in_schema=False)
async def link_page(request: AnyRequest, secret: FromPath[str]) -> AnyResponse:
    """Whose link this is, and what joining means for this browser. Looking does not use it up."""
    count_against_quota(request, "link")
    person = await identities(request).people.link_person(hash_key(secret), registry(request).clock())
    if not person:
        raise device_rules.link_expired()
    return await _join_page(request, person, f"/link/{secret}")


async def _join_page(request: AnyRequest, person_id: str, action: str) -> AnyResponse:
    reader, people = reader_of(request), identities(request).people
    if reader.key == person_id:
        return done(request, "/me/devices")
    person = await people.person(person_id)
    tables = await people.tables_of(person_id)
    own = await people.tables_of(reader.key) if reader.key else []
    frame = frame_for(request, reader, path="/me/devices")
    page = JoinPersonPage(frame, action, person.name if person else "", len(tables), len(own))
    return html(services(request).renderer.draw("join_person", page))


@post("/link/{secret:str}", include_in_schema=False)
async def use_link(request: AnyRequest, secret: FromPath[str]) -> AnyResponse:
    """Become a device of the person whose link this is."""
    count_against_quota(request, "link")
    people, now = identities(request).people, registry(request).clock()
    fields = await form_fields(request)
    person_id = await people.link_person(hash_key(secret), now)
    if not person_id:
        raise device_rules.link_expired()
    if await _must_ask(request, fields):
        return await _join_page(request, person_id, f"/link/{secret}")
    before = reader_of(request).key
    reader = reader_of(request, with_key=True)
    device = known_device(request, reader)
    await device_rules.use_link(identities(request), secret, device, before, now)
    return await joined(request, reader, person_id)


async def _must_ask(request: AnyRequest, fields: dict[str, str]) -> bool:
    """Whether this browser has tables of its own, and nobody has said yet that they shall come along."""
    before = reader_of(request).key
    return bool(before) and fields.get(MERGE) != "yes" and bool(await identities(request).people.tables_of(before))


async def joined(request: AnyRequest, reader: Reader, person_id: str) -> AnyResponse:
    """The answer to a browser that has become a device of a person."""
    person = await identities(request).people.person(person_id)
    cookies = joined_cookies(request, reader, person) if person else []
    return done(request, "/me?joined=1", cookies=cookies)


# --- the recovery phrase


@post("/me/phrase", include_in_schema=False, status_code=200)
async def make_phrase(request: AnyRequest) -> AnyResponse:
    """A new phrase, shown this once; the one before ends."""
    reader = reader_of(request, with_key=True)
    person = await ensured_person(request, reader)
    phrase = phrases.new_phrase()
    await identities(request).people.update(person.id, phrase=hash_key(phrase))
    page = PhrasePage(frame_for(request, reader, path="/me/devices"), phrase)
    return html(services(request).renderer.draw("phrase", page), cookies=joined_cookies(request, reader, person))


@post("/me/phrase/forget", include_in_schema=False)
async def forget_phrase(request: AnyRequest) -> AnyResponse:
    """The phrase opens nothing any more."""
    person = await ensured_person(request, reader_of(request))
    await identities(request).people.update(person.id, phrase="")
    return done(request, "/me/devices")


@get("/recover", include_in_schema=False)
async def recover_page(request: AnyRequest) -> AnyResponse:
    """Type a phrase, or use a passkey."""
    return await _recover(request)


async def _recover(request: AnyRequest, told: Notice | None = None, status: int = 200) -> AnyResponse:
    reader = reader_of(request)
    frame = frame_for(request, reader, path="/recover", notice=told)
    own = await identities(request).people.tables_of(reader.key) if reader.key else []
    return html(services(request).renderer.draw("recover", RecoverContext(frame, len(own))), status)


@post("/recover", include_in_schema=False)
async def recover(request: AnyRequest) -> AnyResponse:
    """Become a device of the person whose phrase this is. Few tries are allowed, right or wrong."""
    fields = await form_fields(request)
    try:
        count_against_quota(request, "recover")
        await check_merge(request, fields)
        person = await _person_with(request, phrases.read_phrase(fields.get("phrase", "")))
    except Refused as refused:
        if wants_json(request):
            raise
        told = notice(refused, reader_of(request).language)
        return with_retry(await _recover(request, told, status_of(refused)), refused)
    return await join(request, person.id)


async def _person_with(request: AnyRequest, phrase: str) -> PersonRow:
    person = await identities(request).people.with_phrase(hash_key(phrase))
    if person is None:
        raise Refused("phrase-unknown", INVALID)
    return person


async def check_merge(request: AnyRequest, fields: dict[str, str]) -> None:
    """Refused where this browser has tables and nobody has said yet that they shall come along."""
    if await _must_ask(request, fields):
        raise Refused("merge-first", INVALID)


async def join(request: AnyRequest, person_id: str) -> AnyResponse:
    """Make this browser a device of a person who has shown who they are."""
    before = reader_of(request).key
    reader = reader_of(request, with_key=True)
    device, now = known_device(request, reader), registry(request).clock()
    await device_rules.join_person(identities(request), person_id, device, before, now)
    return await joined(request, reader, person_id)


HANDLERS = [
    devices_page,
    sign_off,
    make_link,
    link_page,
    use_link,
    make_phrase,
    forget_phrase,
    recover_page,
    recover,
]
