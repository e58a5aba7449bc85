"""Gestures on a phone: a slide over dice, a card of the next question, a long press."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.browsers import Person, needs_chromium
from tests.web.servers import Process, process, sqlite
from tests.web.test_browser_phone import answer, seated

pytestmark = [pytest.mark.browser, needs_chromium]
MAX_DECISIONS = 150
BOXES = "all => all.map(one => one.getBoundingClientRect()).map(box => [box.x + box.width / 2, box.y + box.height / 2])"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose bots take any choice."""
    with process(sqlite(tmp_path_factory.mktemp("server")), bots="any") as running:
        yield running


def play_until(person: Person, wanted: str) -> None:
    """Make any choices until something is on the page at one's own decision."""
    for number in range(MAX_DECISIONS):
        assert person.wait_for_turn(), f"the game is over before there is {wanted}"
        if person.page.locator(wanted).count():
            return
        ply = person.ply
        answer(person, number)
        person.wait_past(ply)
    raise AssertionError(f"there never is {wanted}")


def slide(person: Person, spots: list[list[float]]) -> None:
    """Draw a finger over the page."""
    person.page.mouse.move(*spots[0])
    person.page.mouse.down()
    for spot in spots[1:]:
        person.page.mouse.move(*spot, steps=2)
    person.page.mouse.up()


def test_a_slide_over_dice_keeps_them_all_and_a_slide_back_frees_them(browser: Any, server: Process) -> None:
    person = seated(browser, server, "king-of-tokyo")
    play_until(person, ".toggle:nth-child(4)")
    page, ply = person.page, person.ply
    dice = page.locator(".toggle")
    spots = dice.evaluate_all(BOXES)
    kept = ".toggle[aria-pressed='true']"
    slide(person, [spots[1], spots[3]])
    assert page.locator(kept).count() == 3
    page.mouse.click(*spots[2])
    assert page.locator(kept).count() == 2
    slide(person, [spots[1], spots[3]])  # as the first one: taken back
    assert page.locator(kept).count() == 0
    slide(person, [spots[0], spots[2]])
    assert person.ply == ply
    page.locator(".answers .main").click()
    person.wait_past(ply + 3)
    assert not person.complaints


def test_the_card_to_take_can_be_touched_before_it_is_asked_for(browser: Any, server: Process) -> None:
    person = seated(browser, server, "kikai")
    play_until(person, ".shortcut")
    shortcut = person.page.locator(".shortcut").first
    piece, actions = str(shortcut.get_attribute("data-pieces")), str(shortcut.get_attribute("data-plan")).split()
    ply = person.ply
    person.touch_piece(piece)
    person.wait_past(ply + len(actions) - 1)
    assert person.wait_for_turn()
    assert person.ply >= ply + len(actions)
    assert not person.complaints


def test_a_long_press_shows_the_card_and_lifting_the_finger_plays_nothing(browser: Any, server: Process) -> None:
    person = seated(browser, server, "kikai")
    assert person.wait_for_turn()
    page, ply = person.page, person.ply
    held = page.locator("[data-usable]:visible").first
    box = held.bounding_box()
    touches = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page.wait_for_selector("#about-piece:not([hidden])")
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)  # a click would come now
    assert page.locator("[data-held]").count() == 0
    assert page.locator("#at[data-sending]").count() == 0
    assert person.ply == ply


def test_a_hint_that_takes_its_time_says_that_it_thinks(browser: Any, server: Process) -> None:
    person = seated(browser, server, "tiki-topple", language="fr")
    assert person.wait_for_turn()
    page, held = person.page, []
    person.context.route("**/fragment?*hint=1*", lambda route: held.append(route))
    thinking = page.locator("[data-hint]").get_attribute("data-thinking")
    page.locator("[data-hint]").click()
    assert page.locator("[data-question]").inner_text() == thinking
    page.wait_for_function("() => document.querySelector('[data-hint]').ariaBusy === 'true'")
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    page.wait_for_function("words => document.querySelector('[data-question]').innerText !== words", arg=thinking)
    assert page.locator("[data-best]").count() == 1
    assert not person.complaints
