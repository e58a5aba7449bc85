"""The review and the puzzles of every game: no fault for axe, nothing wider than the window, walked by keys, heard."""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import Any

import pytest

import kotatsu
from kotatsu import Match, bots
from kotatsu.conformance.shots import NAMES, ORIGIN, SIZES, TABLE, Wish, frame, seat_cards, view_of
from kotatsu.engine.lesson_table import Place, stand_at
from kotatsu.games import OWN
from kotatsu.reviews import Review, review
from kotatsu.reviews.puzzles import puzzle_of_the_day, puzzles_of
from kotatsu.web.puzzle_context import puzzle_page
from kotatsu.web.render import Renderer
from kotatsu.web.render.review_page import draw_review
from kotatsu.web.review_contexts import ReviewPage, ReviewState
from tests.web.browsers import needs_chromium
from tests.web.test_browser_access import SERIOUS, SMALL_TARGETS, SMALLEST_TARGET, open_page

pytestmark = [pytest.mark.browser, needs_chromium]
LOOKS: list[tuple[str, Any, str]] = [("short-phone", "light", "fr"), ("desktop", "dark", "en")]

DAY = date(2026, 11, 16)
"""Whose puzzles are looked at: the same in every run."""
LEAST_BOARD = 200
"""Pixels of a board's height, on the smallest phone too."""


@cache
def reviewed(slug: str) -> tuple[Match, Review]:
    """A game of the policy, which is short, and its review with the choices of the first seat."""
    match = kotatsu.new(slug, kotatsu.load(slug).seats[0], seed=3)
    bot = bots.make("hard", match.game)
    while not match.over:
        match.play(bot.choose(match.view(match.actor), match.actor, match.legal(), seed=match.ply))
    return match, review(match, seats=[0])


def review_html(renderer: Renderer, slug: str, wish: Wish, ply: int) -> str:
    """The page of a review at a ply, for the person at the first seat."""
    match, found = reviewed(slug)
    page = ReviewPage(
        frame=frame(wish),
        table=TABLE,
        match=match,
        view=view_of(match.until(ply), 0, live=False),
        seats=seat_cards(match.seats, 0),
        state=ReviewState(found),
        reader=0,
        known=None,
        better=None,
        address=f"{ORIGIN}/t/{TABLE}/review",
    )
    return draw_review(renderer.environment, page)


def puzzle_html(renderer: Renderer, slug: str, wish: Wish) -> str:
    """The puzzle of a day, before its answer."""
    game = kotatsu.load(slug)
    puzzles = puzzles_of(game)
    number = puzzle_of_the_day(len(puzzles), DAY)
    table = stand_at(game, puzzles[number].lesson(game), Place())
    page = puzzle_page(table, puzzles[number], number + 1, len(puzzles), frame(wish), NAMES[0], None)
    return renderer.lesson(page)


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return Renderer()


def check(page: Any, axe: str, size: str) -> None:
    """The page that is open has no serious fault."""
    page.evaluate(axe)
    violations = page.evaluate("async () => (await axe.run()).violations")
    assert [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in violations if one["impact"] in SERIOUS] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]


@pytest.mark.parametrize(("size", "theme", "language"), LOOKS)
@pytest.mark.parametrize("slug", OWN)
def test_a_review_is_fit_for_everybody(
    browser: Any, axe: str, renderer: Renderer, slug: str, size: str, theme: Any, language: str
) -> None:
    page = open_page(browser, review_html(renderer, slug, Wish("review", language, theme, size), 5), size)
    check(page, axe, size)
    assert page.evaluate(SMALL_TARGETS, SMALLEST_TARGET) == []
    assert page.locator(".position .board").bounding_box()["height"] >= LEAST_BOARD, "the whole board is there"
    page.context.close()


@pytest.mark.parametrize("slug", OWN)
def test_on_a_desktop_the_board_stays_in_view_while_one_reads(browser: Any, renderer: Renderer, slug: str) -> None:
    page = open_page(browser, review_html(renderer, slug, Wish("review", "fr", "light", "desktop"), 5), "desktop")
    page.locator(".told").last.evaluate("one => one.scrollIntoView({ block: 'end' })")
    board, height = page.locator(".position .board").bounding_box(), SIZES["desktop"][1]
    assert board["y"] >= 0
    assert board["y"] + board["height"] <= height
    page.context.close()


@pytest.mark.parametrize(("size", "theme", "language"), LOOKS)
@pytest.mark.parametrize("slug", OWN)
def test_a_puzzle_is_fit_for_everybody(
    browser: Any, axe: str, renderer: Renderer, slug: str, size: str, theme: Any, language: str
) -> None:
    page = open_page(browser, puzzle_html(renderer, slug, Wish("puzzle", language, theme, size)), size)
    check(page, axe, size)
    page.context.close()


@pytest.mark.parametrize("slug", OWN)
def test_every_curve_is_walked_by_keys_and_heard(browser: Any, renderer: Renderer, slug: str) -> None:
    match, found = reviewed(slug)
    page = open_page(
        browser, review_html(renderer, slug, Wish("review", "en", "light", "short-phone"), 5), "short-phone"
    )
    curve = page.locator("[data-walk]")
    curve.focus()
    assert curve.evaluate("one => one.matches('input[type=range], [role=slider]')")
    for key, ply in (("ArrowRight", 6), ("ArrowLeft", 5), ("End", match.ply), ("Home", 0)):
        page.keyboard.press(key)
        heard = str(curve.get_attribute("aria-valuetext"))
        assert f"Decision {ply} of {match.ply}." in heard
        for seat in range(match.seats):
            assert f"{100 * found.truth[ply][seat]:.0f} %" in heard
    page.context.close()
