"""What can be used now looks different from what cannot, on a small phone."""

from __future__ import annotations

from typing import Any

import pytest

from kotatsu.conformance import shots
from kotatsu.web.render import Renderer
from tests.web.browsers import needs_chromium
from tests.web.test_browser_access import open_page

pytestmark = [pytest.mark.browser, needs_chromium]
LOOKS = """([selector, inner, style]) => [...document.querySelectorAll(selector)]
    .map((one) => getComputedStyle(inner ? one.querySelector(inner) : one)[style])"""


def looks(browser: Any, slug: str, plies: int, selectors: tuple[str, str], inner: str, style: str) -> list[set[str]]:
    """What a style is for the pieces of two selectors, for the one who decides after so many plies."""
    match = shots.played(slug, 2, 1, plies, {})
    html = shots.drawn(Renderer(), shots.Wish("table", "en", "light", "short-phone"), match, match.actor)
    page = open_page(browser, html, "short-phone")
    found = [set(page.evaluate(LOOKS, [selector, inner, style])) for selector in selectors]
    page.context.close()
    return found


def test_a_card_that_cannot_be_played_now_is_paler(browser: Any) -> None:
    cards = ('.own [data-piece^="card:"][data-usable]', '.own [data-piece="card:toast"]')
    usable, refused = looks(browser, "tiki-topple", 0, cards, "", "opacity")
    assert usable == {"1"}
    assert refused, "nobody may begin with Toast"
    assert not usable & refused


def test_the_streets_that_a_question_is_about_are_lit(browser: Any) -> None:
    streets = (".street[data-usable]", ".street:not([data-usable])")
    usable, others = looks(browser, "kikai", 1, streets, ".road", "stroke")
    assert len(usable) == 1
    assert not usable & others
