"""Whose browser shows text at twice its size still sees the board, the question and the tabs of a table on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kotatsu.conformance import shots
from kotatsu.web.render import Renderer
from tests.web.browsers import needs_chromium
from tests.web.test_browser_access import open_page

pytestmark = [pytest.mark.browser, needs_chromium]
TWICE = "--blink-settings=defaultFontSize=32"
LEAST_BOARD_PX = 140


@pytest.fixture(scope="module")
def large(browser: Any) -> Iterator[Any]:
    """A browser whose text is twice as large."""
    made = browser.browser_type.launch(executable_path=str(shots.CHROMIUM), args=[*shots.ARGUMENTS, TWICE])
    yield made
    made.close()


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    """What draws pages."""
    return Renderer()


CUT = """() => {
    const seen = one => one.checkVisibility();
    const cut = [...document.querySelectorAll('[data-question], [data-answer]')].filter(seen)
        .filter(one => one.scrollHeight > one.clientHeight + 2 || one.getBoundingClientRect().right > innerWidth + 1);
    const tabs = [...document.querySelectorAll('.tabs button')].map(one => one.getBoundingClientRect());
    const over = tabs.filter((box, at) => at && box.left < tabs[at - 1].right - 1);
    return [cut.map(one => one.textContent), over.length];
}"""
"""What of the question and its answers is cut off, and how many tabs lie over another."""


@pytest.mark.parametrize("slug", [game.slug for game in shots.drawable()])
@pytest.mark.parametrize("size", ["short-phone", "phone-on-its-side"])
def test_a_table_can_be_played(large: Any, renderer: Renderer, slug: str, size: str) -> None:
    match = shots.played(slug, None, 1, 0, {})
    page = open_page(large, shots.drawn(renderer, shots.Wish("table", "fr", "light", size), match, match.actor), size)
    board = page.locator(".board").bounding_box()
    assert min(board["width"], board["height"]) > LEAST_BOARD_PX
    assert page.evaluate(CUT) == [[], 0]
    page.context.close()


OUTSIDE = """() => [...document.querySelectorAll('main *')]
    .filter(one => one.checkVisibility() && !one.closest('svg, .petals') && !one.matches('.unseen'))
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.className)"""


@pytest.mark.parametrize("page_name", ["shelf", "new", "result", "lobby", "join"])
def test_nothing_reaches_out_of_a_page(large: Any, renderer: Renderer, page_name: str) -> None:
    match = shots.played("king-of-tokyo", 6, 1, None if page_name == "result" else 0, {})
    wish = shots.Wish(page_name, "fr", "light", "short-phone")
    page = open_page(large, shots.drawn(renderer, wish, match, 0), "short-phone")
    assert page.evaluate(OUTSIDE) == []
    page.context.close()
