"""Two people play a whole game in two browsers, and everything that can go wrong on the way."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.browsers import Person, needs_chromium
from tests.web.servers import Process

pytestmark = [pytest.mark.browser, needs_chromium]


@pytest.fixture
def pair(browser: Any, server: Process) -> list[Person]:
    """A phone in French and a desktop in English, at the same table, in play."""
    host = Person(browser, server.url, "phone", "fr")
    guest = Person(browser, server.url, "desktop", "en")
    address = host.set_table("tiki-topple", ["open"], "Aya")
    guest.join(address, "Bob")
    host.page.wait_for_selector("text=Bob")  # the seat filled while the host looked
    host.start()
    guest.at_table()  # the guest's page followed by itself
    return [host, guest]


def who_decides(people: list[Person]) -> Person:
    """The one whose turn it is, seen by both pages."""
    for _ in range(200):
        for person in people:
            if person.now("turn") is not None:
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def play_on(people: list[Person], moves: int | None = None) -> int:
    """Play by touching pieces, choices in turn; how many moves were made."""
    made = 0
    while not all(person.over for person in people) and (moves is None or made < moves):
        actor = who_decides(people)
        ply = actor.ply
        actor.touch((made * 7) % actor.choices())
        for person in people:
            person.wait_past(ply)
        made += 1
    return made


def test_a_whole_game_on_a_phone_in_french_and_a_desktop_in_english(pair: list[Person]) -> None:
    host, guest = pair
    made = play_on(pair)
    assert made == 56  # four rounds of seven cards each
    assert host.page.locator(".log").text_content().count("joue") >= 50
    assert guest.page.locator(".log").text_content().count("play") >= 50
    for person, title in ((host, "gagne|partagent la victoire"), (guest, "win")):
        person.page.locator('.dock a[href$="/result"]').click()
        assert re.search(title, person.page.locator("h1").inner_text())
        assert person.page.locator(".ledger tbody tr").count() == 4
    assert not host.complaints + guest.complaints


def test_reload_back_and_a_second_tab(pair: list[Person]) -> None:
    host, guest = pair
    play_on(pair, 3)
    ply = host.ply
    host.page.reload()
    assert host.ply == ply
    host.page.goto(f"{host.url}/")
    host.page.go_back()
    host.at_table()
    second = host.tab()
    second.goto(host.page.url)
    play_on(pair, 2)
    host.wait_past(ply + 1, second)
    assert host.now("ply", second) == host.now("ply")
    assert not host.complaints + guest.complaints


def test_two_tabs_make_one_move(pair: list[Person]) -> None:
    actor = who_decides(pair)
    ply = actor.ply
    second = actor.tab()
    second.goto(actor.page.url)
    second.wait_for_selector(".js #at[data-turn]")
    actor.touch(0)
    actor.wait_past(ply)
    actor.wait_past(ply, second)
    assert actor.now("turn", second) is None  # the other tab saw it and asks nothing any more
    for person in pair:
        assert person.ply == ply + 1


def test_a_lost_connection_costs_nothing(pair: list[Person]) -> None:
    actor = who_decides(pair)
    other = pair[1 - pair.index(actor)]
    ply = actor.ply
    actor.context.set_offline(True)
    assert actor.page.evaluate("dispatchEvent(new Event('offline'))")  # a browser says so sooner or later
    assert not actor.page.locator("[data-no-network]").is_visible()  # it is no kept copy: the page tries again
    actor.touch(0)
    actor.page.wait_for_timeout(1200)
    assert other.ply == ply
    actor.context.set_offline(False)
    other.wait_past(ply)
    actor.wait_past(ply)
    assert actor.ply == other.ply == ply + 1
    play_on(pair, 2)


def test_the_server_restarts_in_the_middle(pair: list[Person], server: Process) -> None:
    play_on(pair, 2)
    actor = who_decides(pair)
    ply = actor.ply
    server.kill()
    actor.touch(1)
    server.start()
    for person in pair:
        person.wait_past(ply)
    assert play_on(pair, 3) == 3


def test_a_chat_line_is_text_and_nothing_else(pair: list[Person]) -> None:
    host, guest = pair
    guest.page.fill("#chat-text", "<b>hi</b> [shell]")
    guest.page.locator("[data-speak] button").click()
    host.page.wait_for_function("() => document.querySelector('.chat').textContent.includes('<b>hi</b> [shell]')")
    assert host.page.locator(".chat li b b").count() == 0


def test_language_and_light_change_at_any_time(pair: list[Person]) -> None:
    _, guest = pair
    guest.page.locator(".menu > summary").click()
    guest.page.locator('.menu [name="language"][value="fr"]').click()
    guest.page.wait_for_selector('html[lang="fr"]')
    assert "Journal" in guest.page.locator("#journal h2").inner_text()
    guest.page.locator(".menu > summary").click()
    guest.page.locator('.menu [name="theme"][value="dark"]').click()
    guest.page.wait_for_selector('html[data-theme="dark"]')
