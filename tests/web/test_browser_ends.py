"""The end of a game on a small phone: who won first, and nothing cut."""

from __future__ import annotations

from typing import Any

import pytest

import kotatsu
from kotatsu.conformance import shots
from kotatsu.web.render import Renderer
from tests.games.king_of_tokyo.positions import position
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


@pytest.mark.parametrize(
    ("seat", "language", "said"),
    [
        (0, "en", "You share the win with Bastien!"),
        (0, "fr", "Tu partages la victoire avec Bastien\u202f!"),
        (-1, "fr", "Aya et Bastien se partagent la victoire\u202f!"),
    ],
)
def test_who_shares_a_win_is_named_as_one_says_it(renderer: Renderer, seat: int, language: str, said: str) -> None:
    match = shots.played("tiki-topple", 2, 3, None, {})
    assert match.winners() == [0, 1]
    html = shots.drawn(renderer, shots.Wish("result", language, "light", "short-phone"), match, seat)
    assert f"<h1>{said}</h1>" in html


@pytest.mark.parametrize("page_name", ["table", "result"])
def test_no_petals_fall_where_nobody_wins(renderer: Renderer, page_name: str) -> None:
    wish = shots.Wish(page_name, "en", "light", "short-phone")
    assert "petals" in shots.drawn(renderer, wish, shots.played("king-of-tokyo", 2, 1, None, {}), 0)
    match = position("eee112", seats=2, hearts=[1, 2], energy=[10, 0], show=["high_altitude_bombing"], halt=False)
    wanted = {"stop": 1, "resolve_all": 2, "buy card=high_altitude_bombing": 0}
    while not match.over:
        texts = {match.game.actions.text(action): action for action in match.legal()}
        match.play(texts[min((text for text in texts if text in wanted), key=lambda text: wanted[text])])
    assert match.winners() == []
    assert "petals" not in shots.drawn(renderer, wish, match, 0)


def test_the_glow_of_a_card_does_not_blur_its_words(browser: Any, renderer: Renderer) -> None:
    match = position("112233", cards={0: ["acid_attack"], 1: ["jets"]}, show=["mimic"], energy=[9, 0, 0], halt=False)
    for wanted in ("stop", "resolve_all", "buy card=mimic"):
        texts = {match.game.actions.text(action): action for action in match.legal()}
        if wanted in texts:
            match.play(texts[wanted])
    html = shots.drawn(renderer, shots.Wish("table", "en", "dark", "short-phone"), match, 0)
    page = open_page(browser, html, "short-phone")
    grounds = page.locator(".kept[data-usable]").evaluate_all(
        "all => all.map(one => getComputedStyle(one).backgroundColor)"
    )
    assert len(grounds) == 2
    assert "rgba(0, 0, 0, 0)" not in grounds
    page.context.close()
