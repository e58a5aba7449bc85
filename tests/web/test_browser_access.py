"""Every page, on phone and desktop, by day and by night: no serious fault for axe, nothing wider than the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kotatsu
from kotatsu.conformance.shots import ORIGIN, PAGES, SIZES, Wish, drawable, drawn, played, serve
from kotatsu.web.render import Renderer
from tests.web.browsers import needs_chromium

pytestmark = [pytest.mark.browser, needs_chromium]
SERIOUS = {"serious", "critical"}
LOOKS = (("phone", "light", "fr"), ("desktop", "dark", "en"))
SMALLEST_TARGET = 44
"""Pixels of what one taps, on the side that is smaller."""


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return Renderer()


def wishes() -> Iterator[tuple[str, str, str, str, str]]:
    """Every page of the room once, and the table and result of every game, in two looks each."""
    for size, theme, language in LOOKS:
        for page in PAGES:
            yield "tiki-topple", page, size, theme, language
        for game in drawable():
            if game.slug != "tiki-topple":
                for page in ("table", "result"):
                    yield game.slug, page, size, theme, language


@pytest.mark.parametrize(("slug", "page", "size", "theme", "language"), list(wishes()))
def test_a_page_is_fit_for_everybody(
    browser: Any, axe: str, renderer: Renderer, slug: str, page: str, size: str, theme: Any, language: str
) -> None:
    wish = Wish(page, language, theme, size)
    match = played(slug, kotatsu.load(slug).seats[1], 1, None if page == "result" else 9, {})
    opened = open_page(browser, drawn(renderer, wish, match, max(match.actor, 0)), size)
    opened.evaluate(axe)
    found = opened.evaluate("async () => (await axe.run()).violations")
    serious = [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found if each["impact"] in SERIOUS]
    width = opened.evaluate("document.documentElement.scrollWidth")
    small = opened.evaluate(SMALL_TARGETS, SMALLEST_TARGET)
    opened.close()
    assert serious == []
    assert width <= SIZES[size][0]
    assert small == []


SMALL_TARGETS = """least => [...document.querySelectorAll('button, a.button, [data-usable], .choice, summary.quiet')]
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => one.checkVisibility() && Math.min(box.width, box.height) < least - 1)
    .map(([one]) => one.outerHTML.slice(0, 120))"""


def open_page(browser: Any, html: str, size: str) -> Any:
    """A drawn page in the browser; its policy is set aside, for axe is a script of ours."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    page.route("**/*", lambda route: serve(route, html))
    page.goto(f"{ORIGIN}/")
    page.wait_for_selector(".js")
    return page


def test_axe_would_find_a_fault(browser: Any, axe: str, tmp_path: Path) -> None:
    page = open_page(browser, "<html class='js'><body><button></button><img src='x'></body></html>", "phone")
    page.evaluate(axe)
    found = page.evaluate("async () => (await axe.run()).violations.map(each => each.id)")
    page.close()
    assert {"button-name", "image-alt"} <= set(found)
