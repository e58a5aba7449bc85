"""The room in a real browser: what the host tells comes to open pages by itself; its pages are fit for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kotatsu.web.room.host_key import host_key
from tests.web.browsers import Person, needs_chromium
from tests.web.servers import Inside
from tests.web.test_browser_series import faults_of

pytestmark = [pytest.mark.browser, needs_chromium]


@pytest.fixture
def host_link(site: Inside) -> Iterator[str]:
    """The address that opens the host's page; what was set is undone afterwards."""
    yield f"/host/open/{site.do(host_key(site.registry.store.database))}"
    site.do(site.services.room.set_maintenance(on=False))
    site.do(site.services.room.switch("lobby", on=False))
    site.do(site.services.room.tell({}))


def told_faults(host: Person, guest: Person, axe: str, size: str) -> list[str]:
    """The host tells something, then begins and ends maintenance: a lobby hears all of it without a reload."""
    host.visit("/host")
    faults = faults_of(host.page, axe, size, "host")
    host.page.fill('[name="en"]', "Tea at five")
    host.page.fill('[name="fr"]', "Thé à cinq heures")
    host.page.locator('[action="/host/message"] button').first.click()
    guest.page.wait_for_selector(f"text={'Tea at five' if guest.language == 'en' else 'Thé à cinq heures'}")
    guest.page.locator("[data-dismiss] button").click()
    guest.page.wait_for_selector("[data-dismiss]", state="detached")
    host.page.locator("#host-maintenance ~ details summary").click()
    host.page.locator('[action="/host/maintenance"] button').click()
    guest.page.wait_for_selector(".maintenance")
    assert guest.page.evaluate("window.same === true")
    faults += faults_of(guest.page, axe, size, "maintenance")
    host.page.locator('[action="/host/maintenance"] button').click()
    guest.page.wait_for_selector(".maintenance", state="detached")
    return faults


@pytest.mark.parametrize(("size", "theme", "language"), [("short-phone", "light", "fr"), ("desktop", "dark", "en")])
def test_the_room_and_its_host_s_page_are_fit_for_everybody(
    browser: Any, site: Inside, axe: str, host_link: str, size: str, theme: str, language: str
) -> None:
    host, guest = (Person(browser, site.url, size=size, language=language, scripts=True) for _ in range(2))
    for one in (host, guest):
        one.context.add_cookies([{"name": "theme", "value": theme, "url": site.url}])
    host.visit(host_link)
    host.page.locator('[name="name"][value="lobby"] + button').click()
    host.page.wait_for_selector('[role="switch"][aria-checked="true"] >> nth=1')
    path = host.set_table("tiki-topple", ["open"])
    host.page.locator('[action$="/group"] button').click()
    host.page.wait_for_selector("#group-link")
    host.page.locator('[action$="/listing"] [name="join"]').check()
    host.page.locator('[action$="/listing"] button').click()
    faults = faults_of(host.page, axe, size, "lobby")
    link = str(host.page.input_value("#group-link"))
    guest.visit(link)
    faults += faults_of(guest.page, axe, size, "group")
    guest.visit("/room")
    guest.page.locator('a[href^="/room/table/"]').click()
    guest.page.wait_for_selector(".joining")
    faults += faults_of(guest.page, axe, size, "open table")
    guest.visit("/room")
    # A line that somebody else writes comes by itself, and what one is writing stays.
    guest.page.fill('[name="text"]', "half a sen")
    host.visit("/room")
    host.page.fill(".room-speak [name='name']", "Aya")
    host.page.fill(".room-speak [name='text']", "Hello <b>all</b>")
    host.page.locator(".room-speak button").click()
    guest.page.wait_for_selector(".said >> text=Hello <b>all</b>")
    assert guest.page.input_value('[name="text"]') == "half a sen"
    guest.page.locator(".about-line summary").last.click()
    faults += faults_of(guest.page, axe, size, "room")
    guest.page.locator('[action="/room/report"] button').last.click()
    guest.visit(path)
    guest.page.fill('[name="name"]', "Bob")
    guest.page.locator(".joining button.main").click()
    guest.page.wait_for_selector("#lobby")
    guest.page.evaluate("window.same = true")
    faults += told_faults(host, guest, axe, size)
    guest.page.reload()
    assert guest.page.locator("[data-dismiss]").count() == 0  # put away is put away
    assert faults == []
    assert not host.complaints
    assert not guest.complaints
