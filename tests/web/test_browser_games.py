"""Every game is played in the browser: by touching pieces, then by a bot that takes over, to its result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

import kotatsu
from kotatsu.conformance.shots import drawable
from tests.web.browsers import Person, needs_chromium
from tests.web.servers import Process, process, sqlite

pytestmark = [pytest.mark.browser, needs_chromium]
OWN_MOVES = 20
"""So many decisions are made by hand; then a bot plays for the person, so that no game takes minutes."""

MOST_SEATS = 4
"""A full table, or a table of four."""


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose bots take any choice."""
    with process(sqlite(tmp_path_factory.mktemp("server")), bots="any") as running:
        yield running


@pytest.mark.parametrize("slug", [game.slug for game in drawable()])
def test_a_whole_game_in_the_browser(browser: Any, lively: Process, slug: str) -> None:
    phone = list(kotatsu.GAMES).index(slug) % 2 == 0
    person = Person(browser, lively.url, "phone" if phone else "desktop", "fr" if phone else "en")
    seats = min(MOST_SEATS, kotatsu.load(slug).seats[1])
    person.set_table(slug, ["bot"] * (seats - 1))
    person.start()
    play_by_hand(person)
    hand_over(person)
    see_result(person)
    assert person.page.locator(".apart").inner_text().strip()
    assert person.page.locator(".standings .points").count() == seats
    assert "‹" not in person.page.locator("body").inner_text()  # a word that is missing
    assert not person.complaints


def play_by_hand(person: Person) -> None:
    """Make some decisions, now by touching pieces, now from the list."""
    for number in range(OWN_MOVES):
        if not person.wait_for_turn():
            return
        ply = person.ply
        assert "‹" not in person.page.locator("body").inner_text()
        if number % 3 == 2:
            person.click_choice(number * 5 % person.choices())
        else:
            touch_or_confirm(person, number * 5 % person.choices())
        person.wait_past(ply)


def touch_or_confirm(person: Person, number: int) -> None:
    """Touch a choice's pieces; where these leave several choices, press the one that was meant."""
    every = person.page.locator(".choice").evaluate_all(
        "all => all.map(one => one.dataset.pieces.split(' ').filter(Boolean))"
    )
    fitting = [pieces for pieces in every if set(every[number]) <= set(pieces)]
    toggles = person.page.locator(".choice").nth(number).get_attribute("data-toggles") is not None
    person.touch(number)
    if every[number] and len(fitting) > 1 and not toggles:
        person.click_choice(number)


def hand_over(person: Person) -> None:
    """Give the seat to a bot, unless the game has ended already."""
    if person.now("over") is not None:
        return
    person.page.locator(".menu > summary").click()
    with person.page.expect_navigation():  # the old page would go on listening, and be taken for the new one
        person.page.locator(".menu .hand-over button").first.click()
    person.at_table()
    person.hurry()


def see_result(person: Person) -> None:
    """Wait for the end of the game and open its result."""
    person.page.wait_for_selector("#at[data-over]", timeout=240_000)
    table = "/".join(urlsplit(person.page.url).path.split("/")[:3])  # a form that came too late has a longer address
    person.visit(f"{table}/result")
    person.page.wait_for_selector(".podium .standings")
