"""A newcomer on a phone: from the shelf through the lesson, touching what is lit, into a first game with the coach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kotatsu.conformance.shots import drawable
from tests.web.browsers import Person, needs_chromium
from tests.web.learner import do_step, place, take_lesson, touch
from tests.web.servers import Process, process, sqlite
from tests.web.test_browser_phone import answer

pytestmark = [pytest.mark.browser, needs_chromium]
FAST = """localStorage.setItem('kotatsu-preferences', '{"pace": "fast"}')"""
MAX_DECISIONS = 400
"""No first game asks a person more often."""


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose bots take any choice."""
    with process(sqlite(tmp_path_factory.mktemp("server")), bots="any") as running:
        yield running


@pytest.mark.parametrize("slug", [game.slug for game in drawable()])
def test_from_the_shelf_through_the_lesson_to_the_end_of_a_first_game(browser: Any, lively: Process, slug: str) -> None:
    person = Person(browser, lively.url, "short-phone")
    person.context.add_init_script(FAST)
    page = person.page
    page.goto(lively.url)
    door = page.locator(f'.game-{slug} .doors a.main[href="/learn/{slug}"]')
    door.click()
    page.wait_for_selector("#at[data-live=lesson]")
    assert take_lesson(person) > 0
    touch(page, page.locator("[data-onward]").first, "the first game")
    page.wait_for_selector("#at[data-live=table]")
    assert page.locator("[data-coach]").count() == 1
    assert play(person) > 0
    assert person.over
    assert not person.complaints
    page.goto(lively.url)
    assert door.count() == 0


def play(person: Person) -> int:
    """Play a table to its end by what is offered; how many decisions that took."""
    for number in range(MAX_DECISIONS):
        if not person.wait_for_turn():
            return number
        ply = person.ply
        answer(person, number)
        person.wait_past(ply)
    raise AssertionError("the game does not end")


def test_another_touch_says_why_and_costs_nothing(browser: Any, lively: Process) -> None:
    person = Person(browser, lively.url, "short-phone")
    page = person.page
    page.goto(f"{lively.url}/learn/tiki-topple/first?at=2")
    at = place(page)
    refusal = page.locator("#refusal")
    for piece, words in (("card:topple", "Up 2 on Lokahi"), ("card:toast", "first card of the round")):
        touch(page, page.locator(f'[data-piece="{piece}"]'), piece)
        page.wait_for_function("words => document.getElementById('refusal').innerText.includes(words)", arg=words)
        assert refusal.is_visible()
        assert page.locator("#at").get_attribute("data-at") == at
        assert page.locator("[data-held]").count() == 0
    do_step(page, at)
    assert place(page) == "3"


def test_a_lesson_goes_back_skips_and_is_taken_up_again(browser: Any, lively: Process) -> None:
    person = Person(browser, lively.url, "short-phone", "fr")
    page = person.page
    page.goto(f"{lively.url}/learn/pikit")
    place(page)
    touch(page, page.locator("[data-onward]").first, "next")
    page.wait_for_selector('#at[data-at="1"]')
    page.locator(".ways [data-lesson-to]").last.click()  # the next scene
    page.wait_for_selector('#at[data-at="3"]')
    page.locator(".ways [data-lesson-to]").first.click()
    page.wait_for_selector('#at[data-at="2"]')
    page.goto(lively.url)
    door = page.locator('.game-pikit .doors a.main[href="/learn/pikit"]')
    assert door.inner_text().startswith("Reprendre la leçon")
    door.click()
    page.wait_for_selector('#at[data-at="2"]')
    page.reload()
    assert place(page) == "2"


def test_a_lesson_by_keyboard(browser: Any, lively: Process) -> None:
    person = Person(browser, lively.url, "desktop")
    page = person.page
    page.goto(f"{lively.url}/learn/tiki-topple/first?at=2")
    place(page)
    for piece in ("card:up2", "tiki:lokahi"):
        page.locator(f'[data-piece="{piece}"][data-lit-now]').focus()
        page.keyboard.press("Enter")
    page.wait_for_selector('#at[data-at="3"]:not([data-watching])')
    assert "Puh" in page.locator(".said").inner_text()
    assert not person.complaints
