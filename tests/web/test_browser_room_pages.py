"""Every page of people, notices and the room in a real browser, empty and full, in both languages: no fault for axe,
nothing too small to touch, nothing wider than the window, no script refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.browsers import Person, needs_chromium
from tests.web.push_service import push_service
from tests.web.room_pages import Page, World, filled, mail_to_nobody
from tests.web.servers import AnyChoice, Inside, inside, sqlite
from tests.web.test_browser_series import faults_of

pytestmark = [pytest.mark.browser, needs_chromium]
LOOKS = (("short-phone", "light", "fr"), ("desktop", "dark", "en"))


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    database = sqlite(tmp_path_factory.mktemp("world"))
    with (
        push_service() as service,
        inside(database, bots=AnyChoice(), push_loopback=True, mail=mail_to_nobody()) as site,
    ):
        yield filled(site, service)


@pytest.fixture(scope="module")
def visitors(browser: Any, world: World) -> list[Person]:
    """Two browsers, as different as they come."""
    return [visitor(browser, world.site, *look) for look in LOOKS]


def visitor(browser: Any, site: Inside, size: str, theme: str, language: str) -> Person:
    person = Person(browser, site.url, size=size, language=language, scripts=True)
    person.context.add_cookies([{"name": "theme", "value": theme, "url": site.url}])
    return person


def faults(pages: list[Page], visitors: list[Person], axe: str) -> list[str]:
    found: list[str] = []
    for page in pages:
        for person in visitors:
            page.open(person)
            found += faults_of(person.page, axe, person.size, f"{page.name} {person.language}")
    # Of a table: its dock stands beside the main part, and pieces in lists are buttons. No serious faults for axe.
    found = [each for each in found if not re.match(r"chat[\w-]* \w+: (region|aria-allowed-role) ", each)]
    return found + [each for person in visitors for each in person.complaints]


def test_pages_of_people(world: World, visitors: list[Person], axe: str) -> None:
    assert faults(world.of_people(), visitors, axe) == []


def test_pages_of_notices_mail_clocks_and_a_table_s_chat(world: World, visitors: list[Person], axe: str) -> None:
    pages = [page for page in world.of_notices() if page.name != "clock-table"]  # boards: test_browser_access.py
    assert faults(pages, visitors, axe) == []


def test_pages_of_the_room_and_its_host(world: World, visitors: list[Person], axe: str) -> None:
    assert faults(world.of_room(), visitors, axe) == []
    assert faults(world.while_closed(), visitors, axe) == []
