"""The devices of a person: a link to one more, joining with it, signing one off."""

from __future__ import annotations

import secrets

from kotatsu.web.people.identities import Identities, Identity
from kotatsu.web.security.keys import hash_key
from kotatsu.web.store.people import KnownDevice
from kotatsu.web.tables.refusals import MISSING, Refused

LINK_SECONDS = 5 * 60
"""How long a link to one more device can be used."""
LINK_BYTES = 18


def link_expired() -> Refused:
    """A link that was used, or whose minutes are over, or that never was."""
    return Refused("link-expired", MISSING)


async def new_link(identities: Identities, person: str, now: float) -> str:
    """The secret of a link to one more device of a person who has a row. Their older links end."""
    secret = secrets.token_urlsafe(LINK_BYTES)
    await identities.people.add_link(hash_key(secret), person, now + LINK_SECONDS, now)
    return secret


async def use_link(identities: Identities, secret: str, device: KnownDevice, before: str, now: float) -> str:
    """Make a browser a device of the person whose link this is; the person. A link is used up by the first who does."""
    person = await identities.people.use_link(hash_key(secret), now)
    if not person:
        raise link_expired()
    await join_person(identities, person, device, before, now)
    return person


async def join_person(identities: Identities, person: str, device: KnownDevice, before: str, now: float) -> None:
    """Make a browser a device of a person, with everything of the person it belonged to before."""
    if before == person:
        return
    await identities.people.adopt(person, device, before, now)
    await identities.changed(person)


async def sign_off(identities: Identities, asker: Identity, device_id: str, now: float) -> None:
    """A device loses everything at once: its next request and every open stream find nobody behind its key."""
    if not await _is_another_way(identities, asker.person, device_id):
        raise Refused("last-way")
    if not await identities.people.sign_off(asker.person, device_id, now):
        raise Refused("no-device", MISSING)
    await identities.changed(asker.person)


async def _is_another_way(identities: Identities, person: str, device_id: str) -> bool:
    """Whether a person can still come back once this device is signed off."""
    people = identities.people
    if any(row.id != device_id for row in await people.devices(person)):
        return True
    found = await people.person(person)
    return bool(found and found.phrase) or bool(await people.passkeys(person))
