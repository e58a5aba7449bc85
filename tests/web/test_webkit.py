"""iPhones run WebKit: a whole game of each kind is played in it by touching pieces, on a phone with its bars shown."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import kotatsu
from kotatsu.conformance.shots import drawable
from tests.web.servers import Process, process, sqlite
from tests.web.webkit import Hand, webkit, why_not

pytestmark = [pytest.mark.browser, pytest.mark.skipif(bool(why_not()), reason=why_not() or "WebKit is here")]
MAX_DECISIONS = 600
PREFERENCES = "localStorage.setItem('kotatsu-preferences', JSON.stringify({ pace: 'fast', still: true }))"
COMPLAINTS = "addEventListener('error', (event) => (window.complaints ??= []).push(event.message))"


@pytest.fixture(scope="module")
def driver() -> Iterator[Any]:
    with webkit() as found:
        yield found


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose bots take any choice, at once."""
    with process(sqlite(tmp_path_factory.mktemp("server")), bots="any") as running:
        yield running


def sit_down(driver: Any, url: str, slug: str) -> None:
    """A table for two against a bot, set and begun by touch."""
    hand = Hand(driver)
    driver.get(f"{url}/")
    driver.execute_script(PREFERENCES)
    driver.get(f"{url}/new/{slug}")
    least = max(2, kotatsu.load(slug).seats[0])
    driver.find_element("css selector", '[name="name-0"]').send_keys("Aya")
    assert hand.tap(f'label:has([name="seats"][value="{least}"])')
    for seat in range(1, least):
        assert hand.tap(f'label:has([name="kind-{seat}"][value="bot"])')
    assert hand.tap(".setting-up button.main")
    wait_for(driver, "#lobby .go button")
    assert hand.tap("#lobby .go button")
    wait_for(driver, ".js #at[data-live]")
    driver.execute_script(COMPLAINTS)


def wait_for(driver: Any, selector: str, seconds: float = 60) -> None:
    from selenium.webdriver.support.ui import WebDriverWait

    WebDriverWait(driver, seconds, poll_frequency=0.05).until(
        lambda on: on.execute_script("return !!document.querySelector(arguments[0])", selector)
    )


def test_titles_of_groups_stand_inside_them(driver: Any, lively: Process) -> None:
    """WebKit draws a legend on the border of its fieldset, whatever a style sheet says."""
    driver.get(f"{lively.url}/new/king-of-tokyo")
    boxes = driver.execute_script(
        "return [...document.querySelectorAll('.count, .cushion')].filter((one) => one.checkVisibility())"
        ".map((one) => [one.getBoundingClientRect().top, one.querySelector('b').getBoundingClientRect().top])"
    )
    assert len(boxes) == 3
    assert all(title > top for top, title in boxes)


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("slug", [game.slug for game in drawable()])
def test_a_whole_game_is_played_in_webkit_by_touching_pieces(driver: Any, lively: Process, slug: str) -> None:
    sit_down(driver, lively.url, slug)
    assert driver.execute_script("return [innerWidth, innerHeight]") == [390, 664]
    hand, chooser = Hand(driver), random.Random(slug)
    touched = 0
    for _ in range(MAX_DECISIONS):
        found = hand.asked()
        if found["over"]:
            break
        choice = chooser.choice(found["choices"])
        touched += bool(choice["pieces"])
        hand.choose(found["ply"], choice)
    else:
        raise AssertionError("the game does not end")
    assert touched > 5
    assert driver.execute_script("return window.complaints ?? []") == []
    driver.get(f"{driver.current_url.split('?')[0]}/result")
    wait_for(driver, ".standings .winner, .podium h1")
    assert "‹" not in driver.find_element("css selector", "body").text
    assert driver.execute_script("return document.documentElement.scrollWidth") <= 390
