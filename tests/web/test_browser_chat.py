"""Lines of chat that the host of the server takes away vanish from pages that are open, without a reload."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kotatsu.web.store.public_room import ReportedLine
from tests.web.browsers import Person, needs_chromium
from tests.web.servers import Inside
from tests.web.test_browser_lobby import is_same_page, mark_page
from tests.web.test_host import as_host

pytestmark = [pytest.mark.browser, needs_chromium]
UGLY, KIND = "an-ugly-word", "a-kind-word"


@pytest.fixture
def pair(browser: Any, site: Inside) -> tuple[Person, Person, str]:
    """Two at a table, on a desktop, where the chat is always to be seen, and on a phone, where it is in a sheet."""
    host, guest = Person(browser, site.url), Person(browser, site.url, "short-phone")
    path = host.set_table("tiki-topple", ["open"])
    guest.join(path, "Bob")
    host.page.wait_for_selector(".cushion >> text=Bob")
    host.start()
    guest.at_table()
    return host, guest, path.rpartition("/")[2]


@pytest.fixture
def open_room(site: Inside) -> Iterator[None]:
    site.do(site.services.room.switch("lobby", on=True))
    yield
    site.do(site.services.room.switch("lobby", on=False))


def say(person: Person, text: str) -> None:
    person.page.fill("#chat-text", text)
    person.page.locator("[data-speak] button").click()
    person.page.wait_for_selector(f"[data-chat] >> text={text}")


def take_away(site: Inside, line: ReportedLine) -> None:
    """A line is reported, and the host of the server takes it away."""
    site.do(site.services.public_room.report("somebody", line, site.registry.clock()))
    host = as_host(site)
    report = re.findall(r'name="report"\s+value="(\d+)"', host.get("/host").text)
    assert host.send_form("/host/report", report=report[0], what="remove").status_code == 303


def test_an_empty_chat_says_so_until_somebody_speaks(site: Inside, pair: tuple[Person, Person, str]) -> None:
    host, guest, _ = pair
    shown = "getComputedStyle(document.querySelector('.nothing-said')).display"
    for person in (host, guest):
        person.page.wait_for_function(f"{shown} !== 'none'")
    say(host, KIND)
    for person in (host, guest):
        person.page.wait_for_function(f"{shown} === 'none'")


def test_among_people_the_hint_says_why_there_is_none(pair: tuple[Person, Person, str]) -> None:
    _, guest, _ = pair
    page = guest.page
    hint = page.get_by_role("button", name=re.compile("Hint.*against bots alone"))
    hint.tap(force=True)  # what is said to be disabled is touched all the same
    refusal = page.locator("#refusal")
    assert refusal.inner_text() == "Hints are for games where you play against bots alone."
    refusal.tap()
    assert not refusal.is_visible()


def test_a_removed_line_vanishes_from_open_tables(site: Inside, pair: tuple[Person, Person, str]) -> None:
    host, guest, table = pair
    for text in (UGLY, KIND):
        say(host, text)
    guest.page.wait_for_function("document.querySelector('.dock .unread').innerText.startsWith('2')")
    for person in (host, guest):
        mark_page(person)
    take_away(site, ReportedLine(0, site.table(table).seats[0].key, "Aya", UGLY, table))
    for person in (host, guest):
        gone = f"() => !document.querySelector('.chat').textContent.includes('{UGLY}')"
        person.page.wait_for_function(gone)
        assert KIND in person.page.locator(".chat").text_content()
        assert is_same_page(person)
    guest.page.wait_for_function("document.querySelector('.dock .unread').innerText.startsWith('1')")
    guest.open_sheet("talk")
    say(guest, "afterwards")  # the numbers of lines go on
    host.page.wait_for_selector("[data-chat] >> text=afterwards")


def test_a_removed_line_vanishes_from_the_room(browser: Any, site: Inside, open_room: None) -> None:
    someone, guest = site.browser(), Person(browser, site.url)
    for text in (UGLY, KIND):
        someone.send_form("/room/chat", name="Ann", text=text, script=True)
    guest.visit("/room")
    guest.page.wait_for_selector(f".chat >> text={KIND}")
    mark_page(guest)
    line = next(each for each in site.do(site.services.public_room.lines(0.0, 9)) if each.text == UGLY)
    take_away(site, ReportedLine(line.number, line.person, "Ann", UGLY))
    guest.page.wait_for_selector(f".chat >> text={UGLY}", state="detached")
    assert guest.page.locator(f".chat >> text={KIND}").count() == 1
    assert is_same_page(guest)
