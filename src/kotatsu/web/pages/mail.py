"""Mail, where the host sends some: giving an address, confirming it, stopping it with one click."""

from __future__ import annotations

import secrets

from litestar import Response, get, post
from litestar.params import FromPath

from kotatsu.web.config import DAY_SECONDS
from kotatsu.web.http.reader import frame_for, reader_of
from kotatsu.web.http.requests import AnyRequest, AnyResponse, count_against_quota, registry, services
from kotatsu.web.http.responses import done, html
from kotatsu.web.notices.caller import MAIL_MODES
from kotatsu.web.notices.contexts import MailPage
from kotatsu.web.notices.mail_addresses import is_address
from kotatsu.web.notices.mail_deliveries import MailDeliveries
from kotatsu.web.notices.mail_settings import MailSettings
from kotatsu.web.notices.mail_texts import confirmation
from kotatsu.web.notices.quiet_hours import zones
from kotatsu.web.pages.form_fields import Fields, form_fields
from kotatsu.web.pages.notices import PAGE, refused_page
from kotatsu.web.pages.person import ensured_person
from kotatsu.web.security.keys import hash_key
from kotatsu.web.store.notice_models import MailRow
from kotatsu.web.tables.refusals import INVALID, MISSING, TOO_FAST, Refused

CONFIRM_SECONDS = DAY_SECONDS
"""How long a link can confirm an address."""
KEY_BYTES = 24
RETRY_SECONDS = 60


def _mail(request: AnyRequest) -> tuple[MailDeliveries, MailSettings]:
    """What sends mail; Refused where the host sends none."""
    found = services(request).calling.mail
    if found.settings is None:
        raise Refused("no-page", MISSING)
    return found, found.settings


@post("/me/mail", include_in_schema=False)
async def give_address(request: AnyRequest) -> AnyResponse:
    """Somebody gives an address: it gets a link that confirms it, and nothing else before that."""
    mail, settings = _mail(request)
    reader, fields = reader_of(request), await form_fields(request)
    try:
        address, mode = _checked(fields)
        person = await ensured_person(request, reader)
        for sender in (reader.key, "", hash_key(address.lower())):
            count_against_quota(request, "mail", sender)
        secret = secrets.token_urlsafe(KEY_BYTES)
        row = _row(person.id, address, mode, reader.language, secret, registry(request).clock())
        if not mail.send_soon(confirmation(settings, row, secret)):
            raise Refused("too-fast", TOO_FAST, retry_after=RETRY_SECONDS, seconds=RETRY_SECONDS)
        await mail.mails.keep(row)
        await _keep_zone(request, person.id, fields)
    except Refused as refused:
        return await refused_page(request, refused)
    return done(request, PAGE)


async def _keep_zone(request: AnyRequest, person: str, fields: Fields) -> None:
    """The day's mail goes in the morning where somebody lives: their browser says where, unless they have said it."""
    notices, zone = services(request).calling.notices, fields.get("zone", "")
    known = await notices.settings(person)
    if not known.time_zone and zone in zones():
        known.time_zone = zone
        await notices.keep_settings(known)


def _checked(fields: Fields) -> tuple[str, str]:
    address, mode = fields.get("address", "").strip(" "), fields.get("mode", "")
    if not is_address(address):
        raise Refused("bad-address", INVALID)
    if mode not in MAIL_MODES:
        raise Refused("bad-form", INVALID, text="mode")
    return address, mode


def _row(person: str, address: str, mode: str, language: str, secret: str, now: float) -> MailRow:
    return MailRow(
        person=person,
        address=address,
        mode=mode,
        language=language,
        confirm_key=hash_key(secret),
        confirm_until=now + CONFIRM_SECONDS,
        off_key=secrets.token_urlsafe(KEY_BYTES),
        created_at=now,
    )


@post("/me/mail/mode", include_in_schema=False)
async def set_mode(request: AnyRequest) -> AnyResponse:
    """At once, or once a day."""
    mail, _ = _mail(request)
    reader, fields = reader_of(request), await form_fields(request)
    if fields.get("mode") not in MAIL_MODES:
        raise Refused("bad-form", INVALID, text="mode")
    if reader.key and await mail.mails.of(reader.key) is not None:
        await mail.mails.update(reader.key, mode=fields["mode"])
        await _keep_zone(request, reader.key, fields)
    return done(request, PAGE)


@post("/me/mail/remove", include_in_schema=False)
async def remove_address(request: AnyRequest) -> AnyResponse:
    """No mail any more; the address is forgotten."""
    mail, _ = _mail(request)
    if reader_of(request).key:
        await mail.mails.remove(reader_of(request).key)
    return done(request, PAGE)


# --- links in mails. Programs follow links to look what is behind them: only the button does something.


def _page(request: AnyRequest, step: str, action: str = "") -> AnyResponse:
    frame = frame_for(request, reader_of(request), path="/")
    return html(services(request).renderer.draw("mail", MailPage(frame, step, action)))


async def _to_confirm(request: AnyRequest, secret: str) -> MailRow:
    count_against_quota(request, "link")
    found = await _mail(request)[0].mails.with_confirm_key(hash_key(secret), registry(request).clock())
    if found is None:
        raise Refused("mail-link", MISSING)
    return found


@get("/mail/confirm/{secret:str}", include_in_schema=False)
async def confirm_page(request: AnyRequest, secret: FromPath[str]) -> AnyResponse:
    """Asks whether mail shall come."""
    await _to_confirm(request, secret)
    return _page(request, "confirm", f"/mail/confirm/{secret}")


@post("/mail/confirm/{secret:str}", include_in_schema=False, status_code=200)
async def confirm(request: AnyRequest, secret: FromPath[str]) -> AnyResponse:
    """Mail comes from now on."""
    row = await _to_confirm(request, secret)
    now = registry(request).clock()
    await _mail(request)[0].mails.update(row.person, confirmed_at=now, confirm_key="", confirm_until=0.0)
    return _page(request, "confirmed")


@get("/mail/off/{key:str}", include_in_schema=False)
async def off_page(request: AnyRequest, key: FromPath[str]) -> AnyResponse:
    """Asks whether mail shall stop."""
    count_against_quota(request, "link")
    found = await _mail(request)[0].mails.with_off_key(key)
    return _page(request, "off" if found else "stopped", f"/mail/off/{key}" if found else "")


@post("/mail/off/{key:str}", include_in_schema=False, status_code=200)
async def off(request: AnyRequest, key: FromPath[str]) -> AnyResponse:
    """No mail any more, without a cookie or a token: mail programs send this themselves (RFC 8058)."""
    count_against_quota(request, "link")
    mails = _mail(request)[0].mails
    found = await mails.with_off_key(key)
    if found is not None:
        await mails.remove(found.person)
    if "text/html" not in request.headers.get("accept", ""):
        return Response(None, status_code=200)
    return _page(request, "stopped")


HANDLERS = [give_address, set_mode, remove_address, confirm_page, confirm, off_page, off]
