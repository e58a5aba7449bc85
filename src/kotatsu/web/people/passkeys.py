"""Passkeys (WebAuthn): a key that a person's phone or computer keeps, as another way to come back.

The challenge travels in a signed cookie of a few minutes, so that nothing is stored until a passkey has proved itself.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, TimestampSigner
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from kotatsu.web.store.people import People
from kotatsu.web.store.people_models import PasskeyRow, PersonRow
from kotatsu.web.tables.refusals import INVALID, Refused

CHALLENGE_SECONDS = 5 * 60
SALT = "kotatsu passkey"
SITE_NAME = "Kotatsu"
MAX_CREDENTIAL_LENGTH = 512
MAX_PASSKEYS = 12
"""Of one person."""


@dataclass(frozen=True)
class Site:
    """The site that a passkey is for, as the browser knows it."""

    host: str
    origin: str
    secret: str
    """Signs challenges."""


def sign_challenge(site: Site, challenge: bytes) -> str:
    """The cookie of a challenge."""
    return TimestampSigner(site.secret, salt=SALT).sign(bytes_to_base64url(challenge)).decode()


def _challenge(site: Site, cookie: str) -> bytes:
    try:
        signed = TimestampSigner(site.secret, salt=SALT).unsign(cookie, max_age=CHALLENGE_SECONDS)
    except BadSignature as error:
        raise Refused("passkey-late", INVALID) from error
    return base64url_to_bytes(signed.decode())


def registration_options(site: Site, person: PersonRow, known: list[PasskeyRow]) -> tuple[str, str]:
    """What a browser makes a passkey from, as JSON, and the cookie of its challenge; Refused for one too many."""
    if len(known) >= MAX_PASSKEYS:
        raise Refused("too-many-passkeys", INVALID, most=MAX_PASSKEYS)
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=SITE_NAME,
        user_id=hashlib.sha256(person.id.encode()).digest(),
        user_name=person.name or SITE_NAME,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.id)) for row in known],
    )
    return options_to_json(options), sign_challenge(site, options.challenge)


def registered(site: Site, person: str, answer: str, cookie: str, label: str, now: float) -> PasskeyRow:
    """The passkey that a browser has made; Refused when it does not prove itself."""
    expected = _challenge(site, cookie)
    try:
        made = verify_registration_response(
            credential=answer, expected_challenge=expected, expected_rp_id=site.host, expected_origin=site.origin
        )
    except (WebAuthnException, ValueError, KeyError) as error:
        raise Refused("passkey-failed", INVALID) from error
    credential = bytes_to_base64url(made.credential_id)
    if len(credential) > MAX_CREDENTIAL_LENGTH:
        raise Refused("passkey-failed", INVALID)
    return PasskeyRow(
        id=credential,
        person=person,
        public_key=bytes_to_base64url(made.credential_public_key),
        sign_count=made.sign_count,
        label=label,
        created_at=now,
    )


def authentication_options(site: Site) -> tuple[str, str]:
    """What a browser signs with any passkey it has for this site, and the cookie of the challenge."""
    options = generate_authentication_options(rp_id=site.host, user_verification=UserVerificationRequirement.PREFERRED)
    return options_to_json(options), sign_challenge(site, options.challenge)


async def authenticated(site: Site, people: People, answer: str, cookie: str, now: float) -> str:
    """The person whose passkey signed; Refused when it did not, is not known here, or has answered this before."""
    expected = _challenge(site, cookie)
    row = await people.passkey(_credential_id(answer))
    if row is None:
        raise Refused("passkey-unknown", INVALID)
    try:
        proof = verify_authentication_response(
            credential=answer,
            expected_challenge=expected,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(row.public_key),
            credential_current_sign_count=row.sign_count,
        )
    except (WebAuthnException, ValueError, KeyError) as error:
        raise Refused("passkey-failed", INVALID) from error
    if not await people.use_challenge(hashlib.sha256(expected).hexdigest(), now + CHALLENGE_SECONDS, now):
        raise Refused("passkey-late", INVALID)
    await people.use_passkey(row.id, proof.new_sign_count)
    return row.person


def _credential_id(answer: str) -> str:
    try:
        sent: Any = json.loads(answer)
        found = sent.get("id", "") if isinstance(sent, dict) else ""
    except ValueError:
        found = ""
    return found if isinstance(found, str) and len(found) <= MAX_CREDENTIAL_LENGTH else ""
