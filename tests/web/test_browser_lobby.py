"""Before the start and around play, with two people: what one does the other sees, without a reload."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.browsers import Person, needs_chromium
from tests.web.servers import Inside

pytestmark = [pytest.mark.browser, needs_chromium]
LONG_SECONDS = 60.0
"""Longer than anybody counts as here without being seen."""


def mark_page(person: Person) -> None:
    """So that a reload would be noticed."""
    person.page.evaluate("window.same = true")


def is_same_page(person: Person) -> bool:
    return bool(person.page.evaluate("window.same === true"))


@pytest.fixture
def two(browser: Any, site: Inside) -> tuple[Person, Person, str]:
    """A host and a guest in a lobby of three, on phones."""
    host, guest = Person(browser, site.url, "short-phone"), Person(browser, site.url, "short-phone")
    path = host.set_table("tiki-topple", ["open", "open"])
    guest.join(path, "Bob")
    host.page.wait_for_selector(".cushion >> text=Bob")
    mark_page(host)
    mark_page(guest)
    return host, guest, path


def begin(host: Person, guest: Person) -> None:
    """Two at the table: the third seat goes."""
    host.page.locator("#change-2 summary").click()
    host.page.locator('#change-2 [action$="/remove-seat"] button').click()
    host.start()
    guest.at_table()


def test_a_lobby_changes_before_the_eyes_of_a_guest(two: tuple[Person, Person, str]) -> None:
    host, guest, _ = two
    host.page.locator("#change-2 summary").click()
    host.page.locator('#change-2 [name="level"][value="hard"]').click()
    guest.page.wait_for_selector(".cushion.seat-2 .face")
    assert "Hard" in guest.page.locator(".cushion.seat-2").inner_text()
    assert host.page.locator("#change-2[open]").count() == 1  # what the host has opened stays open
    assert host.page.evaluate("document.activeElement.value") == "hard"
    host.page.locator(".add button").click()
    guest.page.wait_for_selector(".cushion.seat-3.empty")
    guest.page.wait_for_selector("#say:has-text('Free seat')", state="attached")
    host.page.locator("#change-options summary").click()
    host.page.locator('#change-options label:has([name="away"][value="86400"])').click()
    host.page.locator("#change-options button").click()
    guest.page.wait_for_selector(".settled >> text=A bot steps in after 1 day")
    host.page.locator("#change-1 summary").click()
    host.page.locator('#change-1 [action$="/free-seat"] button').click()
    guest.page.wait_for_selector("text=You are watching.")
    assert guest.page.locator('a[href$="/join"]').count() == 1
    assert is_same_page(host)
    assert is_same_page(guest)
    assert not host.complaints
    assert not guest.complaints


def test_a_change_that_is_refused_says_why_on_the_same_page(two: tuple[Person, Person, str]) -> None:
    host, _, _ = two
    host.page.locator("#change-2 summary").click()
    host.page.fill("#device-2", "Bob")
    host.page.locator('#change-2 [action$="/seat-device"] button').click()
    host.page.wait_for_selector("[data-refused] >> text=has that name already")
    assert host.page.input_value("#device-2") == "Bob"
    assert is_same_page(host)


def test_leaving_the_lobby_and_coming_back_is_seen(two: tuple[Person, Person, str], site: Inside) -> None:
    host, guest, path = two
    guest.page.close()
    site.wait(LONG_SECONDS)
    host.page.wait_for_selector(".cushion.seat-1 >> text=away")
    guest.page = guest.tab()
    guest.visit(path)
    host.page.wait_for_selector(".cushion.seat-1:not(:has-text('away'))")
    assert is_same_page(host)


def test_absence_return_and_a_bot_standing_in_are_seen_in_play(two: tuple[Person, Person, str], site: Inside) -> None:
    host, guest, path = two
    begin(host, guest)
    mark_page(host)
    seat = '.seat.seat-1[data-attends="{}"]'
    host.page.wait_for_selector(seat.format("here"))
    guest.page.close()
    site.wait(LONG_SECONDS)
    host.page.wait_for_selector(seat.format("away"))
    host.page.wait_for_selector("#say:has-text('Bob: away')", state="attached")
    assert host.page.locator(".seat.seat-1 .who .absent").count() == 1  # seen without opening the seat
    guest.page = guest.tab()
    guest.visit(path)
    host.page.wait_for_selector(seat.format("here"))
    host.page.wait_for_selector("#say:has-text('Bob: here')", state="attached")
    guest.at_table()
    guest.page.locator(".menu > summary").click()
    guest.page.locator(".menu .hand-over button").first.click()
    host.page.wait_for_selector('.seat.seat-1[data-attends^="bot standing in"]')
    guest.at_table()
    guest.page.locator(".menu > summary").click()
    guest.page.locator('.menu form[action$="/return"] button').click()
    host.page.wait_for_selector(seat.format("here"))
    assert is_same_page(host)


def test_chat_shows_and_says_what_is_unread(two: tuple[Person, Person, str]) -> None:
    host, guest, _ = two
    begin(host, guest)
    mark_page(host)
    for text in ("Coucou", "You there?"):
        guest.open_sheet("talk")
        guest.page.fill("#chat-text", text)
        guest.page.locator("[data-speak] button").click()
        guest.page.wait_for_selector(f"[data-chat] >> text={text}")
    badge = host.page.locator(".dock .unread")
    host.page.wait_for_selector(".dock .unread:not([hidden])")
    host.page.wait_for_function("document.querySelector('.dock .unread').innerText.startsWith('2')")
    host.page.wait_for_selector("#say:has-text('You there?')", state="attached")
    assert guest.page.locator(".dock .unread:not([hidden])").count() == 0  # not of one's own lines
    host.page.reload()
    host.page.wait_for_selector(".dock .unread:not([hidden])")  # still unread
    host.open_sheet("talk")
    host.page.wait_for_selector(".dock .unread", state="hidden")
    host.page.reload()
    host.at_table()
    assert badge.is_hidden()


def test_a_sheet_that_is_open_stays_open_when_somebody_comes_or_goes(
    two: tuple[Person, Person, str], site: Inside
) -> None:
    host, guest, _ = two
    begin(host, guest)
    actor, other = (host, guest) if host.now("turn") is not None else (guest, host)
    actor.open_sheet("choices")
    other.page.close()
    site.wait(LONG_SECONDS)
    actor.page.wait_for_selector('.seat[data-attends="away"]')
    assert actor.page.locator('[data-sheet="choices"][data-shown]').count() == 1
    actor.page.keyboard.press("Escape")
    actor.page.wait_for_function("() => !document.body.hasAttribute('data-sheet-shown')")
