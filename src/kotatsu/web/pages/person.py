"""What the pages of people share: the reader's person and device, and the settings that travel between devices."""

from __future__ import annotations

import json
from typing import Any

from litestar.datastructures import Cookie

from kotatsu.bots import LEVELS
from kotatsu.web.http.reader import (
    LANGUAGE_COOKIE,
    THEME_COOKIE,
    THEMES,
    Reader,
    cookie,
    kept_name,
    key_cookies,
    language_of,
    name_cookie,
)
from kotatsu.web.http.requests import AnyRequest, registry, services
from kotatsu.web.pages.new_table import LEVEL_COOKIE
from kotatsu.web.people.device_labels import device_label
from kotatsu.web.people.identities import Identities
from kotatsu.web.store.people import KnownDevice
from kotatsu.web.store.people_models import PersonRow
from kotatsu.web.tables.refusals import MISSING, Refused
from kotatsu.words import LANGUAGES

COOKIE_CHOICES = {LANGUAGE_COOKIE: LANGUAGES, THEME_COOKIE: THEMES, LEVEL_COOKIE: tuple(LEVELS)}
"""Settings that are kept in cookies, and what each may be."""
PACES = ("slow", "normal", "fast")
SWITCHES = ("confirm", "sound", "vibration", "still")
MAX_PREFERENCES_LENGTH = 500


def identities(request: AnyRequest) -> Identities:
    """The persons behind keys."""
    return services(request).identities


def known_device(request: AnyRequest, reader: Reader) -> KnownDevice:
    """The browser that asks."""
    label = device_label(request.headers.get("user-agent", ""))
    return KnownDevice(reader.device, label, kept_name(request), _settings(request))


def _settings(request: AnyRequest) -> dict[str, Any]:
    found: dict[str, Any] = {"language": language_of(request)}
    for name, choices in COOKIE_CHOICES.items():
        if request.cookies.get(name) in choices:
            found[name] = request.cookies[name]
    return found


async def ensured_person(request: AnyRequest, reader: Reader) -> PersonRow:
    """The reader's person, who has a row from now on; with the name and the settings of this browser."""
    if not reader.key:
        raise Refused("no-person", MISSING)
    device = known_device(request, reader)
    known = identities(request)
    person = await known.people.ensure(reader.key, device, registry(request).clock())
    name, settings = device.name or person.name, {**person.settings, **(device.settings or {})}
    if (name, settings) != (person.name, person.settings):
        await known.people.update(person.id, name=name, settings=settings)
    return person


async def keep_preferences(request: AnyRequest, person: PersonRow, text: str) -> None:
    """Keep how a browser plays (pace, sound, ...), as its script sent it along; what is not understood is left out."""
    kept = read_preferences(text)
    if kept:
        stored = await identities(request).people.person(person.id)
        settings = {**(stored.settings if stored else {}), "preferences": kept}
        await identities(request).people.update(person.id, settings=settings)


def read_preferences(text: str) -> dict[str, Any]:
    """How a browser plays, from JSON of its script: known names with known values alone."""
    try:
        sent = json.loads(text[:MAX_PREFERENCES_LENGTH] or "{}")
    except ValueError:
        return {}
    if not isinstance(sent, dict):
        return {}
    found: dict[str, Any] = {name: sent[name] for name in SWITCHES if isinstance(sent.get(name), bool)}
    if sent.get("pace") in PACES:
        found["pace"] = sent["pace"]
    return found


def joined_cookies(request: AnyRequest, reader: Reader, person: PersonRow) -> list[Cookie]:
    """What a browser gets that has become a device of a person: a key where it had none, their name and settings."""
    cookies = key_cookies(request, reader)
    for name, choices in COOKIE_CHOICES.items():
        if person.settings.get(name) in choices:
            cookies.append(cookie(request, name, person.settings[name]))
    if person.name:
        cookies.append(name_cookie(request, person.name))
    return cookies
