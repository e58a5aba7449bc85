"""Long names and long sentences on a small phone: nothing of them is cut off or lies over something else."""

from __future__ import annotations

from typing import Any

import pytest

from kotatsu.conformance import shots
from kotatsu.conformance.positions import arrange
from kotatsu.web.render import Renderer
from tests.web.browsers import needs_chromium
from tests.web.test_browser_access import open_page

pytestmark = [pytest.mark.browser, needs_chromium]
LONG_NAMES = ("Maximilienne-Joséphine", "Wolfgang Amadeus Mozart.", "Chloé", "Bartholomäus-Ferdinand", "É", "Farid")
LONG_REFUSAL = "Vraiment ? Tu pourrais : rue Arcade – Tapis rouge. " * 4 + '<button class="anyway">Oui</button>'


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    """What draws pages."""
    return Renderer()


@pytest.fixture
def long_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """People whose names take all the room there is."""
    monkeypatch.setattr(shots, "NAMES", LONG_NAMES)


def opened(browser: Any, renderer: Renderer, page_name: str, match: Any) -> Any:
    """A page of a match on a small phone, in French."""
    wish = shots.Wish(page_name, "fr", "light", "short-phone")
    return open_page(browser, shots.drawn(renderer, wish, match, max(match.actor, 0)), "short-phone")


WIDER = """() => [...document.querySelectorAll('.ledger, [data-sheet=choices]')]
    .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1).map(one => one.className)"""
"""What has to be pushed sideways to be read."""
OVER_NEXT = """() => [...document.querySelectorAll('.ledger th')].filter(one => one.scrollWidth > one.clientWidth + 1)
    .map(one => one.textContent)"""
"""Names that reach into the next column."""


@pytest.mark.usefixtures("long_names")
@pytest.mark.parametrize("slug", [game.slug for game in shots.drawable()])
def test_long_names_leave_the_account_of_the_end_whole(browser: Any, renderer: Renderer, slug: str) -> None:
    page = opened(browser, renderer, "result", shots.played(slug, None, 1, None, {}))
    assert page.evaluate(WIDER) == []
    assert page.evaluate(OVER_NEXT) == []
    page.context.close()


@pytest.mark.parametrize("slug", [game.slug for game in shots.drawable()])
def test_advice_stands_inside_the_list_of_choices(browser: Any, renderer: Renderer, slug: str) -> None:
    page = opened(browser, renderer, "hint", shots.played(slug, None, 1, 0, {}))
    page.locator('.tools [data-open="choices"]').click()
    assert page.locator(".choice .advice").count()
    assert page.evaluate(WIDER) == []
    page.context.close()


def test_a_long_refusal_is_read_from_its_first_word(browser: Any, renderer: Renderer) -> None:
    page = opened(browser, renderer, "table", shots.played("kikai", None, 1, 20, {}))
    cut = """text => { const place = document.getElementById('refusal'); place.hidden = false; place.innerHTML = text;
        return [place.scrollHeight - place.clientHeight, document.querySelector('.tools').getBoundingClientRect().top
            - place.getBoundingClientRect().bottom]; }"""
    assert page.evaluate(cut, LONG_REFUSAL) == [0, 0]
    page.context.close()


OUTSIDE = """() => { const frame = document.querySelector('.tokyo').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.tokyo .where')].map(one => one.getBoundingClientRect());
    const lies = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return [boxes.filter(box => box.left < frame.left || box.right > frame.right).length, lies(...boxes)]; }"""
"""Signs of Tokyo that reach out of the picture, and whether they lie over each other."""


@pytest.mark.usefixtures("long_names")
def test_long_names_in_tokyo_and_its_bay_are_inside_the_picture(browser: Any, renderer: Renderer) -> None:
    match = arrange(shots.played("king-of-tokyo", 6, 1, 0, {}), city=0, bay=1)
    page = opened(browser, renderer, "table", match)
    assert page.evaluate(OUTSIDE) == [0, False]
    page.context.close()


def test_six_seats_keep_their_height_when_somebody_leads_with_two_figures(browser: Any, renderer: Renderer) -> None:
    heights = set()
    for stars in (2, 12):
        match = arrange(shots.played("king-of-tokyo", 6, 1, 0, {}), stars=[1, 0, 0, stars, 0, 0])
        page = opened(browser, renderer, "table", match)
        heights.add(page.locator(".seats").bounding_box()["height"])
        page.context.close()
    assert len(heights) == 1


CUT_NAMES = """() => [...document.querySelectorAll('.who b')].filter(one => one.scrollWidth > one.clientWidth + 1)
    .map(one => one.textContent)"""


def test_on_a_phone_on_its_side_six_names_can_be_read_and_what_happened_is_whole(
    browser: Any, renderer: Renderer
) -> None:
    wish = shots.Wish("table", "fr", "light", "phone-on-its-side")
    html = shots.drawn(renderer, wish, shots.played("king-of-tokyo", 6, 1, 12, {}), 0)
    page = open_page(browser, html, "phone-on-its-side")
    assert page.evaluate(CUT_NAMES) == []
    just = page.locator(".just")
    assert just.evaluate("one => [one.scrollHeight - one.clientHeight, one.clientHeight > 44]") == [0, True]
    page.context.close()
