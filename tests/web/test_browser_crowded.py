"""Crowded tables: with the most seats and pieces all that a question needs is in sight on a phone, either way up."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest

from kotatsu import Match, load
from kotatsu.conformance import shots
from kotatsu.web.render import Renderer
from tests.web.browsers import SPOT, STILL_MS, needs_chromium
from tests.web.crowded import crowded
from tests.web.test_browser_phone import HIDDEN_PIECES

pytestmark = [pytest.mark.browser, needs_chromium]
FIRST_PIECES = """() => [...new Set([...document.querySelectorAll('.choice')].map(one => one.dataset.pieces.split(' '))
    .filter(pieces => pieces.length > 1).map(pieces => pieces[0]))]"""
"""Pieces after which another is touched, which may unfold with it."""


CUT_WORDS = """() => [...document.querySelectorAll('[data-answer], [data-question]')]
    .filter(one => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)"""
"""The question, and buttons beside it, whose words do not fit."""


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    """What draws pages."""
    return Renderer()


@pytest.fixture(params=("short-phone", "phone-on-its-side"))
def phone(browser: Any, request: pytest.FixtureRequest) -> Iterator[Any]:
    """A page of a phone that shows what it is given."""
    width, height = shots.SIZES[request.param]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce", locale="fr-FR"
    )
    context.size = request.param
    yield context
    context.close()


def shown(context: Any, renderer: Renderer, match: Match) -> Any:
    """A table as the one who decides sees it, with the coach's first sentence."""
    wish = shots.Wish("table", "fr", "light", context.size)
    html = renderer.table(dataclasses.replace(shots.table_page(wish, match, match.actor), coached=True))
    page = context.new_page()
    page.route("**/*", lambda route: shots.serve(route, html))
    page.goto(f"{shots.ORIGIN}/")
    page.wait_for_selector(".js #at[data-live]")
    page.evaluate("() => document.querySelector('.offline').remove()")  # there is no server behind this page
    return page


def hidden_pieces(page: Any) -> list[str]:
    """What is needed and not to be seen once nothing moves."""
    for _ in range(10):
        hidden: list[str] = page.evaluate(HIDDEN_PIECES)
        if not hidden:
            break
        page.wait_for_timeout(STILL_MS)
    return hidden


@pytest.mark.parametrize("slug", [game.slug for game in shots.drawable()])
def test_crowded_tables_show_all_that_a_question_needs(phone: Any, renderer: Renderer, slug: str) -> None:
    missing, silent = {}, []
    game = next(game for game in shots.drawable() if game.slug == slug)
    for name, match in crowded(game):
        page = shown(phone, renderer, match)
        missing[name] = hidden_pieces(page) + page.evaluate(CUT_WORDS)
        asked = page.locator("#ask").inner_text()
        for piece in page.evaluate(FIRST_PIECES):
            page.dispatch_event(f'[data-piece="{piece}"]', "click")
            if page.locator("#ask").inner_text() == asked:
                silent.append(f"{name}, {piece}")
            missing[f"{name}, {piece}"] = hidden_pieces(page) + page.evaluate(CUT_WORDS)
            page.keyboard.press("Escape")
        page.close()
    assert {name: pieces for name, pieces in missing.items() if pieces} == {}
    assert silent == [], "the question changes with every touch"


LYING_OUTSIDE = """() => {
    const card = document.querySelector('.about-panel:not([hidden])').getBoundingClientRect();
    const table = document.querySelector('.table').getBoundingClientRect();
    return card.left < table.left - 1 || card.right > table.right + 1 || card.bottom > table.bottom + 1;
}"""


@pytest.mark.parametrize("slug", ["tiki-topple", "kikai"])
def test_the_card_of_a_piece_leaves_the_question_in_sight(browser: Any, renderer: Renderer, slug: str) -> None:
    width, height = shots.SIZES["phone-on-its-side"]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.size = "phone-on-its-side"
    page = shown(context, renderer, Match(load(slug), seed=1))
    page.route("**/cards/**", lambda route: route.fulfill(body=f"<h2>Title</h2><p>{'What it does. ' * 12}</p>"))
    for piece in (page.locator("[data-usable]").first, page.locator("[data-usable]").last):
        page.mouse.move(*piece.evaluate(SPOT))
        page.wait_for_selector(".about-panel[data-beside]:not([hidden])")
        assert not page.evaluate(LYING_OUTSIDE)
        page.mouse.move(width - 5, height - 5)
        page.wait_for_selector(".about-panel", state="hidden")
    context.close()


SWITCHES = """() => [...document.querySelectorAll('[data-sheet=settings] [type=checkbox]')]
    .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect())
    .map(box => [Math.round(box.x), Math.round(box.width), Math.round(box.height)].join())"""


def test_the_switches_of_the_settings_look_alike(browser: Any, renderer: Renderer) -> None:
    width, height = shots.SIZES["short-phone"]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.size = "short-phone"
    page = shown(context, renderer, Match(load("tiki-topple"), seed=1))
    page.locator(".menu > summary").click()
    page.locator('.menu [data-open="settings"]').click()
    page.wait_for_selector("[data-coach-switch]")
    found = page.evaluate(SWITCHES)
    assert len(found) == 5
    assert len(set(found)) == 1
    context.close()


def test_names_of_three_at_a_phone_can_be_read(browser: Any, renderer: Renderer) -> None:
    width, height = shots.SIZES["short-phone"]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.size = "short-phone"
    page = shown(context, renderer, shots.played("king-of-tokyo", 3, 3, 60, {}))
    cut = "() => [...document.querySelectorAll('.who b')].filter(one => one.scrollWidth > one.clientWidth + 1).length"
    assert page.evaluate(cut) == 0
    context.close()


OVERLAPPING = """() => {
    const areas = [...document.querySelectorAll('.seat, .board, .own, .more')].filter(one => one.checkVisibility());
    const boxes = areas.map(one => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
    const name = one => one.className;
    return boxes.flatMap(([a, x], at) => boxes.slice(at + 1).filter(([b, y]) => !a.contains(b) && !b.contains(a)
        && Math.min(x.right, y.right) - Math.max(x.left, y.left) > 1
        && Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top) > 1).map(([b]) => `${name(a)} over ${name(b)}`));
}"""
"""Parts of the table that lie over each other."""


@pytest.mark.parametrize("slug", [game.slug for game in shots.drawable()])
def test_on_a_desktop_no_part_of_a_full_table_lies_over_another(browser: Any, renderer: Renderer, slug: str) -> None:
    width, height = shots.SIZES["desktop"]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.size = "desktop"
    page = shown(context, renderer, shots.played(slug, load(slug).seats[-1], 1, 40, {}))
    assert page.evaluate(OVERLAPPING) == []
    context.close()
