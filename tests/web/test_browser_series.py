"""A series in a real browser: chosen with the table, the next game one touch away, the page fit for everybody."""

from __future__ import annotations

from typing import Any

import pytest

from kotatsu.conformance.shots import SIZES
from tests.web.browsers import Person, needs_chromium
from tests.web.servers import Inside
from tests.web.test_browser_access import SMALL_TARGETS, SMALLEST_TARGET

pytestmark = [pytest.mark.browser, needs_chromium]
GAME = "pikit"


def faults_of(page: Any, axe: str, size: str, name: str) -> list[str]:
    """What somebody could not use: axe's violations, small targets, a page wider than its window."""
    page.evaluate(axe)
    found = page.evaluate("async () => (await axe.run()).violations")
    faults = [f"{name}: {each['id']} {each['nodes'][0]['html'][:160]}" for each in found]
    faults += [f"{name}: small {html}" for html in page.evaluate(SMALL_TARGETS, SMALLEST_TARGET)]
    if page.evaluate("document.documentElement.scrollWidth") > SIZES[size][0]:
        faults.append(f"{name}: wider than the window")
    return faults


def play_to_the_end(person: Person) -> None:
    while person.wait_for_turn():
        ply = person.ply
        person.click_choice(0)
        person.wait_past(ply)


@pytest.mark.parametrize(("size", "theme", "language"), [("short-phone", "dark", "fr"), ("desktop", "light", "en")])
def test_a_series_is_chosen_and_its_next_game_is_one_touch_away(
    browser: Any, site: Inside, axe: str, size: str, theme: str, language: str
) -> None:
    aya = Person(browser, site.url, size=size, language=language, scripts=True)
    aya.context.add_cookies([{"name": "theme", "value": theme, "url": site.url}])
    aya.visit(f"/new/{GAME}")
    assert not aya.page.locator(".series-games").is_visible()
    aya.pick("series", "fixed")
    aya.page.fill('[name="series-games"]', "2")
    faults = faults_of(aya.page, axe, size, "new")
    aya.page.fill('[name="name-0"]', "Aya")
    aya.pick("kind-1", "bot")
    aya.page.locator(".setting-up button.main").click()
    aya.page.wait_for_selector("#lobby .series-line")
    aya.page.locator("#change-series summary").click()
    faults += faults_of(aya.page, axe, size, "lobby")
    aya.start()
    play_to_the_end(aya)
    first = aya.page.url
    aya.visit(f"{first.partition('?')[0]}/result")
    assert aya.page.locator(".series-score .points").all_inner_texts() != []
    faults += faults_of(aya.page, axe, size, "result")
    touched = aya.page.locator(".after button.main")
    assert touched.inner_text() == {"fr": "Partie suivante", "en": "Next game"}[language]
    touched.click()
    aya.at_table()
    assert aya.page.url != first
    seats = site.table(aya.page.url.rpartition("/")[2]).seats
    assert [row.kind for row in seats] == ["bot", "device"]
    aya.visit("/me")
    assert aya.page.locator(".series-line").count() == 2
    faults += faults_of(aya.page, axe, size, "me")
    assert faults == []
    assert not aya.complaints
