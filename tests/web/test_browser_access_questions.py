"""Every question of every game at its most crowded, at a table with a clock: no fault for axe, on phone and desktop."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from kotatsu import Match
from kotatsu.conformance.shots import SIZES, Wish, drawable, table_page
from kotatsu.web.clock_context import HOUR_SECONDS
from kotatsu.web.render import Renderer
from tests.web.browsers import needs_chromium
from tests.web.crowded import crowded
from tests.web.test_browser_access import open_page

pytestmark = [pytest.mark.browser, needs_chromium]
WIDE = dict(zip(("width", "height"), SIZES["desktop"], strict=True))
RULES = (
    *("list", "listitem", "scrollable-region-focusable", "nested-interactive", "heading-order", "region"),
    *("aria-allowed-role", "aria-allowed-attr", "aria-required-children", "aria-required-parent", "aria-command-name"),
    *("button-name", "tabindex"),
)
"""Those of axe that a question can break; test_browser_access.py walks all of them."""
FAULTS = """async rules => (await axe.run({ runOnly: { type: 'rule', values: rules } })).violations
    .map(each => each.id + ' ' + each.nodes[0].html.slice(0, 160))"""


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return Renderer()


def with_clocks(renderer: Renderer, match: Match) -> str:
    """A table whose people have some hours left; one of them is on vacation."""
    page = table_page(Wish("table", "fr", "light", "short-phone"), match, match.actor)
    seats = [dataclasses.replace(card, seconds_left=(card.seat + 1) * 5 * HOUR_SECONDS) for card in page.seats]
    seats[1] = dataclasses.replace(seats[1], vacation_days=3)
    return renderer.table(dataclasses.replace(page, seats=tuple(seats), coached=True))


@pytest.mark.parametrize("slug", [game.slug for game in drawable()])
def test_every_question_at_a_table_with_a_clock_is_fit_for_everybody(
    browser: Any, axe: str, renderer: Renderer, slug: str
) -> None:
    game = next(game for game in drawable() if game.slug == slug)
    faults = {}
    for name, match in crowded(game):
        page = open_page(browser, with_clocks(renderer, match), "short-phone")
        page.wait_for_selector(".js #at[data-live]")
        page.evaluate(axe)
        faults[name] = page.evaluate(FAULTS, list(RULES))
        page.set_viewport_size(WIDE)  # what a phone unfolds stands there from the first
        faults[name] += page.evaluate(FAULTS, list(RULES))
        page.context.close()
    assert {name: found for name, found in faults.items() if found} == {}
