"""A whole game of Pikit in two browsers, by touching dice, cards, hands and Mecha."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.browsers import Person, chromium, needs_chromium
from tests.web.servers import Process, process, sqlite

pytestmark = [pytest.mark.browser, needs_chromium]


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("server")
    with process(sqlite(folder)) as running:
        yield running


@pytest.fixture
def pair(browser: Any, server: Process) -> list[Person]:
    """A phone in French and a desktop in English at one table."""
    host = Person(browser, server.url, "phone", "fr")
    guest = Person(browser, server.url, "desktop", "en")
    address = host.set_table("pikit", ["open"], "Aya")
    guest.join(address, "Bob")
    host.page.wait_for_selector("text=Bob")
    host.start()
    guest.at_table()
    return [host, guest]


def who_decides(people: list[Person]) -> Person | None:
    """The one whose turn it is; None once the game is over for both."""
    for _ in range(300):
        for person in people:
            if person.now("turn") is not None:
                return person
        if all(person.over for person in people):
            return None
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def choose(person: Person, number: int) -> None:
    """Make a choice as a person would: touch its pieces; where these leave more than one, its button."""
    buttons = person.page.locator(".choice")
    pieces = [set(text.split()) for text in buttons.evaluate_all("all => all.map(one => one.dataset.pieces)")]
    fitting = [other for other in pieces if pieces[number] and pieces[number] <= other]
    if len(fitting) == 1:
        person.touch(number)
    else:
        person.click_choice(number)


def test_a_whole_game_on_a_phone_in_french_and_a_desktop_in_english(pair: list[Person]) -> None:
    host, guest = pair
    chance = random.Random(4)
    made = 0
    while (actor := who_decides(pair)) is not None:
        ply = actor.ply
        choose(actor, chance.randrange(actor.choices()))
        for person in pair:
            person.wait_past(ply)
        made += 1
    assert made > 20
    for person, roll, title in ((host, " fai", "gagne"), (guest, " roll", "win")):
        assert (person.page.locator(".log").text_content() or "").count(roll) > 10
        person.page.locator('.dock a[href$="/result"]').click()
        assert title in person.page.locator("h1").inner_text().replace("partagent la victoire", "gagne")
        assert person.page.locator(".ledger tbody tr").count() == 5
    assert not host.complaints + guest.complaints


def test_the_switch_that_lets_everything_pass_stays_on(pair: list[Person]) -> None:
    host, _ = pair
    host.open_sheet("choices")
    host.page.locator(".standing button").last.click()
    host.page.wait_for_selector('.standing [aria-checked="true"]', state="attached")
    host.page.reload()
    assert host.page.locator('.standing [aria-checked="true"]').count() == 1
