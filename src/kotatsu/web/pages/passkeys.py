"""Passkeys: what the page's script asks for and sends back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import MediaType, Response, post

from kotatsu.web.http.reader import cookie, key_cookies, reader_of
from kotatsu.web.http.requests import AnyRequest, AnyResponse, count_against_quota, registry, services
from kotatsu.web.http.responses import done
from kotatsu.web.pages.devices import check_merge, join
from kotatsu.web.pages.form_fields import form_fields
from kotatsu.web.pages.person import ensured_person, identities
from kotatsu.web.people.device_labels import device_label

if TYPE_CHECKING:
    from kotatsu.web.people import passkeys

CHALLENGE_COOKIE = "passkey"


def _site(request: AnyRequest) -> passkeys.Site:
    from kotatsu.web.people import passkeys  # with its cryptography slow to import, and seldom needed

    host = request.base_url.hostname or ""
    return passkeys.Site(host, str(request.base_url).rstrip("/"), services(request).signing_secret)


def _options(request: AnyRequest, options: str, challenge: str) -> AnyResponse:
    return Response(options, media_type=MediaType.JSON, cookies=[cookie(request, CHALLENGE_COOKIE, challenge)])


@post("/me/passkeys/options", include_in_schema=False, status_code=200)
async def registration_options(request: AnyRequest) -> AnyResponse:
    """What a new passkey is made from."""
    from kotatsu.web.people import passkeys

    count_against_quota(request, "link")
    reader = reader_of(request, with_key=True)
    person = await ensured_person(request, reader)
    known = await identities(request).people.passkeys(person.id)
    options, challenge = passkeys.registration_options(_site(request), person, known)
    answer = _options(request, options, challenge)
    answer.cookies.extend(key_cookies(request, reader))
    return answer


@post("/me/passkeys", include_in_schema=False)
async def register(request: AnyRequest) -> AnyResponse:
    """Keep a passkey that was made just now."""
    from kotatsu.web.people import passkeys

    person = await ensured_person(request, reader_of(request))
    fields, sent = await form_fields(request), request.cookies.get(CHALLENGE_COOKIE, "")
    label = device_label(request.headers.get("user-agent", ""))
    now = registry(request).clock()
    row = passkeys.registered(_site(request), person.id, fields.get("credential", ""), sent, label, now)
    await identities(request).people.add_passkey(row)
    return done(request, "/me/devices", cookies=[cookie(request, CHALLENGE_COOKIE, "")])


@post("/me/passkeys/remove", include_in_schema=False)
async def remove(request: AnyRequest) -> AnyResponse:
    """A passkey opens nothing any more."""
    fields = await form_fields(request)
    await identities(request).people.remove_passkey(reader_of(request).key, fields.get("passkey", ""))
    return done(request, "/me/devices")


@post("/recover/passkey/options", include_in_schema=False, status_code=200)
async def authentication_options(request: AnyRequest) -> AnyResponse:
    """What a passkey signs to come back."""
    from kotatsu.web.people import passkeys

    return _options(request, *passkeys.authentication_options(_site(request)))


@post("/recover/passkey", include_in_schema=False)
async def recover_with_passkey(request: AnyRequest) -> AnyResponse:
    """Become a device of the person whose passkey signed."""
    from kotatsu.web.people import passkeys

    count_against_quota(request, "recover")
    fields = await form_fields(request)
    await check_merge(request, fields)
    sent, people = request.cookies.get(CHALLENGE_COOKIE, ""), identities(request).people
    answer, now = fields.get("credential", ""), registry(request).clock()
    return await join(request, await passkeys.authenticated(_site(request), people, answer, sent, now))


HANDLERS = [registration_options, register, remove, authentication_options, recover_with_passkey]
