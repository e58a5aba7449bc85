"""The end of a game on a small phone: who won first, and nothing cut."""

from __future__ import annotations

from typing import Any

import pytest

import kotatsu
from kotatsu.conformance import shots
from kotatsu.web.render import Renderer
from tests.web.browsers import needs_chromium
from tests.web.test_browser_access import open_page

pytestmark = [pytest.mark.browser, needs_chromium]
CUT = """() => {
    const scene = document.querySelector('.interlude');
    scene.hidden = false;
    const box = (one) => one.getBoundingClientRect();
    const shown = (one) => {
        for (let part = one.parentElement; part !== scene; part = part.parentElement)
            if (getComputedStyle(part).overflowY !== 'visible'
                && (box(one).bottom > box(part).bottom + 1 || box(one).top < box(part).top - 1)) return false;
        return true;
    };
    return [...scene.querySelectorAll('h2, .standings li, .drawn li, .go > *')].filter((one) => !shown(one))
        .map((one) => one.textContent.trim());
}"""
"""What the scene at the end has and does not show without scrolling."""


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    """What draws pages."""
    return Renderer()


@pytest.mark.parametrize("slug", [game.slug for game in shots.drawable()])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_end_is_in_sight_at_a_full_table(browser: Any, renderer: Renderer, slug: str, language: str) -> None:
    match = shots.played(slug, max(kotatsu.load(slug).seat_counts), 1, None, {})
    html = shots.drawn(renderer, shots.Wish("table", language, "light", "short-phone"), match, 0)
    page = open_page(browser, html, "short-phone")
    assert page.evaluate(CUT) == []
    page.context.close()


@pytest.mark.parametrize("page_name", ["table", "result"])
def test_who_won_stands_first_then_who_has_most(browser: Any, renderer: Renderer, page_name: str) -> None:
    match = shots.played("tiki-topple", 4, 1, None, {})
    page = open_page(
        browser, shots.drawn(renderer, shots.Wish(page_name, "en", "light", "short-phone"), match, 0), "short-phone"
    )
    points = [int(text) for text in page.locator(".standings .points").all_text_contents()]
    assert points == sorted(points, reverse=True)
    assert points != list(match.scores()), "the seats do not happen to sit in this order"
    page.context.close()
