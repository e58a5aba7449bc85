"""The coach on a small phone: a sentence once, a card under a long press, a question before a mistake, rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.browsers import Person, needs_chromium
from tests.web.servers import Inside, inside, sqlite
from tests.web.test_coach import Doubtful

pytestmark = [pytest.mark.browser, needs_chromium]
MAX_SENTENCES = 20
"""More than one position has."""
LINE = "[data-coach]:not([hidden]) [data-coach-line]"
CARD = "#about-piece:not([hidden])"
OVERLAPS = """() => {
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const coach = box('[data-coach]');
    return ['.dock', '.screens', '.seats'].filter((name) => {
        const other = box(name);
        return coach.top < other.bottom - 1 && coach.bottom > other.top + 1
            && coach.left < other.right - 1 && coach.right > other.left + 1;
    });
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server whose bots call every first choice a mistake."""
    with inside(sqlite(tmp_path_factory.mktemp("server")), bots=Doubtful()) as running:
        yield running


def seated(browser: Any, server: Inside, game: str = "tiki-topple", language: str = "en") -> Person:
    """Somebody on a small phone in a first game against bots."""
    person = Person(browser, server.url, "short-phone", language)
    person.set_table(game, ["bot"])
    person.start()
    assert person.wait_for_turn()
    return person


def press(person: Person, piece: str, until: str) -> None:
    """Lay a finger on a piece until something is there, then lift it."""
    box = person.page.locator(f'[data-piece="{piece}"]').first.bounding_box()
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = person.context.new_cdp_session(person.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    person.page.wait_for_selector(until)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def card_in_hand(person: Person) -> str:
    """One of the cards that were dealt."""
    return str(person.page.locator('.own [data-piece^="card:"]').first.get_attribute("data-piece"))


def about(person: Person) -> str:
    """What the coach speaks of."""
    return str(person.page.locator("[data-coach]").get_attribute("data-about"))


def test_a_sentence_comes_once_and_covers_nothing(browser: Any, server: Inside) -> None:
    person = seated(browser, server)
    page = person.page
    page.wait_for_selector('[data-coach][data-about="question-play_a_card"]')
    assert "secret mission" in page.locator(LINE).inner_text()
    assert page.evaluate(OVERLAPS) == []
    told = about(person)
    page.wait_for_function("told => localStorage.getItem('kotatsu-coach').includes(told)", arg=told)
    page.reload()
    person.at_table()
    page.wait_for_selector(LINE)
    assert about(person) != told
    page.locator("[data-coach-close]").click()
    assert page.locator(LINE).count() == 0
    assert not person.complaints


def test_next_walks_through_what_is_new_and_a_touch_explains_its_piece(browser: Any, server: Inside) -> None:
    person = seated(browser, server)
    page = person.page
    page.wait_for_selector(LINE)
    first = about(person)
    page.locator("[data-coach-next]").click()
    assert about(person) != first
    card = card_in_hand(person)
    person.touch_piece(card)
    assert about(person) == card


def test_what_a_kind_of_pieces_shares_is_said_once(browser: Any, server: Inside) -> None:
    person = seated(browser, server)
    page = person.page
    page.wait_for_selector(LINE)
    said = []
    for _ in range(MAX_SENTENCES):
        said.append(page.locator(LINE).inner_text().partition(": ")[2] or page.locator(LINE).inner_text())
        if not page.locator("[data-coach-next]").is_visible():
            break
        page.locator("[data-coach-next]").click()
    assert "totem" in " ".join(said) or "tiki" in " ".join(said)
    assert len(said) == len(set(said)), said


def test_the_board_keeps_its_size_from_one_sentence_to_the_next(browser: Any, server: Inside) -> None:
    person = seated(browser, server, language="fr")
    page = person.page
    page.wait_for_selector(LINE)
    heights = set()
    for _ in range(MAX_SENTENCES):
        heights.add(page.locator(".first > .board").bounding_box()["height"])
        if not page.locator("[data-coach-next]").is_visible():
            break
        page.locator("[data-coach-next]").click()
    assert len(heights) == 1, heights


def test_what_happened_before_ones_decision_is_not_explained_after_it(browser: Any, server: Inside) -> None:
    person = seated(browser, server, "king-of-tokyo")
    page = person.page
    page.wait_for_selector(LINE)
    ply = person.ply
    page.locator(".answers .main").click()
    page.locator("#refusal .anyway").click()
    person.wait_past(ply)
    assert person.wait_for_turn()
    page.wait_for_selector(LINE)
    told = [about(person)]
    while page.locator("[data-coach-next]:visible").count():
        page.locator("[data-coach-next]").click()
        told.append(about(person))
    assert "event-opening_roll" not in told
    assert len(told) > 1


def test_it_is_silent_from_the_third_game_on_and_can_be_switched(browser: Any, server: Inside) -> None:
    person = seated(browser, server, language="fr")
    page = person.page
    page.evaluate("""localStorage.setItem('kotatsu-coach',
        JSON.stringify({ 'tiki-topple': { tables: ['one', 'two'], on: null, met: [] } }))""")
    page.reload()
    person.at_table()
    page.wait_for_function("document.cookie.includes('coach=tiki-topple')")
    assert page.locator(LINE).count() == 0
    switch = page.locator("[data-coach-switch] input")
    page.evaluate("document.querySelector('[data-coach-switch] input').click()")  # it lies in the menu's sheet
    page.wait_for_selector(LINE)
    assert "carte" in page.locator(LINE).inner_text()
    assert switch.is_checked()


def test_a_long_press_shows_what_a_piece_is_and_plays_nothing(browser: Any, server: Inside) -> None:
    person = seated(browser, server)
    page, ply = person.page, person.ply
    card = card_in_hand(person)
    press(person, card, CARD)
    title = page.locator("#about-text h2").inner_text()
    assert title.replace(" ", "").casefold() == card.removeprefix("card:")
    assert page.locator(".about-picture svg").count() > 0
    assert page.locator("#about-text a").get_attribute("href") in [f"/rules/tiki-topple#{n}" for n in range(14, 19)]
    assert page.locator("[data-held]").count() == 0
    page.keyboard.press("Escape")
    assert page.locator(CARD).count() == 0
    assert person.ply == ply


def test_a_question_mark_shows_the_card_of_the_piece_in_focus(browser: Any, server: Inside) -> None:
    person = seated(browser, server)
    page = person.page
    card = card_in_hand(person)
    page.locator(f'[data-piece="{card}"]').first.focus()
    page.keyboard.press("?")
    page.wait_for_selector(CARD)
    assert page.evaluate("document.activeElement.id") == "about-piece"
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.piece") == card


def test_a_mistake_is_asked_about_once_then_played(browser: Any, server: Inside) -> None:
    person = seated(browser, server)
    page, ply = person.page, person.ply
    values = [int(value) for value in page.locator(".choice").evaluate_all("all => all.map((one) => one.value)")]
    person.open_sheet("choices")
    page.locator(f'.choice[value="{min(values)}"]').click()
    page.wait_for_selector("#refusal:not([hidden]) .anyway")
    assert "Sure?" in page.locator("#refusal").inner_text()
    assert person.ply == ply
    page.locator("#refusal .anyway").click()
    person.wait_past(ply)
    assert not person.complaints


@pytest.mark.parametrize(("language", "wanted", "found"), [("en", "toast pole", "TT-18"), ("fr", "MISSION", "TT-2")])
def test_the_rules_can_be_searched(browser: Any, server: Inside, language: str, wanted: str, found: str) -> None:
    person = Person(browser, server.url, "short-phone", language)
    person.visit("/rules/tiki-topple")
    page = person.page
    page.locator("[data-rules-search]").fill(wanted)
    shown = page.locator("dl > div:not([hidden]) dt")
    page.wait_for_function("document.querySelector('[data-rules-found]').textContent !== ''")
    assert found in shown.all_inner_texts()
    assert page.locator("[data-chapter][hidden]").count() > 0
    page.locator("[data-rules-search]").fill("zzzz")
    assert shown.count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
