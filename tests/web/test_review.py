"""The review of a finished game: made in the background, kept, open to all who have its address, silent about chat."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from kotatsu.client import Seat
from kotatsu.conformance.shots import SIZES
from kotatsu.reviews import Review
from tests.web.browsers import Person, needs_chromium
from tests.web.servers import AnyChoice, Inside, inside, sqlite
from tests.web.tables import solo
from tests.web.test_browser_access import SMALL_TARGETS, SMALLEST_TARGET

PATIENCE_SECONDS = 240.0
"""The worker yields to everything else, and a test machine is busy."""
SECRET_LINE = "a line that nobody else may read"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(sqlite(tmp_path_factory.mktemp("reviews")), bots=AnyChoice()) as running:
        yield running


@pytest.fixture(scope="module")
def finished(site: Inside) -> Seat:
    """A person's finished game of Tiki Topple against a bot, with a line of chat."""
    seat = solo(site)
    seat.say(SECRET_LINE)
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        turn = seat.look()
        if turn.over:
            return seat
        if turn.actor == 0:
            seat.play(turn.legal[len(turn.legal) // 2])
        else:
            time.sleep(0.01)
    raise AssertionError("the game does not end")


@pytest.fixture(scope="module")
def address(site: Inside, finished: Seat) -> str:
    """Where the review is, once it is whole."""
    page = f"{site.url}/t/{finished.table}/review"
    first = httpx.get(page, timeout=60)
    assert first.status_code == 200
    assert "data-review-waits" in first.text, "the page is there before the review, and says that it is being made"
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        if get(f"{page}/state").json()["whole"]:
            return page
        time.sleep(0.1)
    raise AssertionError("the review is never made")


def get(url: str, **more: Any) -> httpx.Response:
    return httpx.get(url, timeout=60, **more)


def test_the_page_tells_curve_moments_sums_and_choices(address: str) -> None:
    page = get(address).text
    assert page.count('<polyline class="line') == 2
    assert "Moments" in page
    assert "Luck and choices" in page
    assert re.search(r"Luck [+−0]", page) or re.search(r"Luck gave you [+−0]", page)
    assert "These are estimates." in page
    assert "l’analyse de la partie" in get(address, headers={"accept-language": "fr"}).text


def test_chat_stays_out(address: str) -> None:
    for ending in ("", "/at?ply=3", ".json", ".svg"):
        assert SECRET_LINE not in get(f"{address}{ending}").text


def test_the_board_stands_where_the_curve_is_touched(address: str, finished: Seat, site: Inside) -> None:
    match = site.table(finished.table).live.match
    at = get(f"{address}/at?ply=5").text
    assert f"Decision 5 of {match.ply}." in at
    assert 'class="board"' in at
    assert "<html" not in at
    assert get(f"{address}/at?ply=4").text != at
    assert get(f"{address}/at?ply=99999").status_code == 404


def test_the_better_choice_is_shown_on_the_board(address: str) -> None:
    found = Review.from_dict(get(f"{address}.json").json())
    blamed = [number for number, one in enumerate(found.decisions) if one.best != one.played]
    assert blamed, "nobody plays a whole game of middle choices without something better"
    shown = get(f"{address}/at?better={blamed[0]}").text
    assert "The better choice:" in shown
    assert shown != get(f"{address}/at?ply={found.decisions[blamed[0]].first_ply}").text


def test_only_people_are_judged(address: str) -> None:
    assert {one.seat for one in Review.from_dict(get(f"{address}.json").json()).decisions} == {0}


def test_a_link_has_a_picture_and_a_text(address: str) -> None:
    page = get(address).text
    assert f'property="og:image" content="{address}.png"' in page
    assert 'property="og:description"' in page
    picture = get(f"{address}.png")
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")
    assert int.from_bytes(picture.content[16:20], "big") == 1200
    curve = get(f"{address}.svg")
    assert curve.text.startswith("<svg")
    assert curve.text.count("<polyline") == 2


def test_a_review_is_kept(address: str, site: Inside, finished: Seat) -> None:
    before = get(f"{address}.json").json()
    site.services.reviews._known.clear()
    site.services.reviews.close()
    after = site.do(site.services.reviews.state(site.table(finished.table)))
    assert after.review is not None
    assert after.review.to_dict() == Review.from_dict(before).to_dict()


def test_a_review_that_is_made_while_it_is_looked_for_is_not_made_again(
    address: str, site: Inside, finished: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviews, table = site.services.reviews, site.table(finished.table)
    whole = site.do(reviews.state(table))

    async def found_nothing(_: str) -> None:
        reviews._note(table, whole)

    reviews._known.clear()
    monkeypatch.setattr(reviews._stored, "find", found_nothing)
    assert site.do(reviews.state(table)) is whole
    assert reviews._waiting.empty()


def test_a_game_that_is_not_over_has_no_review(site: Inside) -> None:
    seat = solo(site)
    page = f"{site.url}/t/{seat.table}/review"
    assert get(page).status_code == 303
    for part in ("/at", "/state", ".json", ".svg", ".png"):
        refused = get(f"{page}{part}")
        assert refused.status_code == 409, part
        assert "data-piece" not in refused.text


def test_what_was_known_is_a_curve_of_its_own(address: str) -> None:
    truth, known = get(address).text, get(f"{address}?known=0").text
    lines = re.compile(r'class="line line-\d"\s+points="([^"]+)"')
    assert lines.findall(truth) != lines.findall(known)
    assert "As Ann could know it" in truth


@needs_chromium
@pytest.mark.browser
@pytest.mark.parametrize(("size", "theme", "language"), [("short-phone", "light", "fr"), ("desktop", "dark", "en")])
def test_the_page_is_fit_for_everybody(
    browser: Any, axe: str, site: Inside, address: str, size: str, theme: str, language: str
) -> None:
    reader = Person(browser, site.url, size=size, language=language, scripts=True)
    reader.context.add_cookies([{"name": "theme", "value": theme, "url": site.url}])
    reader.visit(address)
    reader.page.evaluate(axe)
    found = reader.page.evaluate("async () => (await axe.run()).violations")
    assert [f"{each['id']} {each['nodes'][0]['html'][:160]}" for each in found] == []
    assert reader.page.evaluate(SMALL_TARGETS, SMALLEST_TARGET) == []
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]


@needs_chromium
@pytest.mark.browser
def test_the_curve_is_walked_by_keys_and_heard(browser: Any, site: Inside, finished: Seat, address: str) -> None:
    """Each key moves one decision; the slider says the decision and every seat's chance, the board follows."""
    plies = site.table(finished.table).live.match.ply
    found = Review.from_dict(get(f"{address}.json").json())
    reader = Person(browser, site.url)
    reader.visit(f"{address}?ply=3")
    page = reader.page
    curve = page.locator("[data-walk]")
    curve.focus()
    for key, ply in (("ArrowRight", 4), ("ArrowLeft", 3), ("End", plies), ("Home", 0)):
        page.keyboard.press(key)
        heard = str(curve.get_attribute("aria-valuetext"))
        assert f"Decision {ply} of {plies}." in heard
        for seat, name in enumerate(page.locator("[data-name]").evaluate_all("all => all.map(e => e.dataset.name)")):
            assert f"{name} {100 * found.truth[ply][seat]:.0f} %" in heard
        assert page.locator("[data-cursor]").get_attribute("x1") == str(ply)
    page.locator("#say", has_text="Before the first decision").wait_for(state="attached")
    page.keyboard.press("End")
    page.locator("#say", has_text=f"Decision {plies} of {plies}.").wait_for(state="attached")
    assert f"Decision {plies} of {plies}." in page.locator("[data-position]").inner_text()
