"""A phone whose browser shows its bars: every game is played by touching pieces alone, and the dock never grows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kotatsu.conformance.shots import drawable
from tests.web.browsers import STILL_MS, Person, needs_chromium
from tests.web.servers import Process, process, sqlite

pytestmark = [pytest.mark.browser, needs_chromium]
MAX_DECISIONS = 400
"""No whole game asks one person more often."""
SEATS = {"tiki-topple": 3}
"""Tables at which a whole game is short; two sit at the others."""
DOCK_PX = 128
"""What happened, the question and one row of controls: 32, 48 and 44 pixels, and an edge."""
SLOW_LINE_MS = 400
SLOW_DECISIONS = 8
NARROW_LINE_BYTES = 20_000
"""A second: a drawing takes longer than an acknowledgement."""
SMALL_GAMES = ("tiki-topple", "pikit")

HIDDEN_PIECES = """() => {
    const dock = document.querySelector('.dock').getBoundingClientRect();
    const strip = document.querySelector('.screens');
    const missing = [];
    const first = new Set([...document.querySelectorAll('.choice')].map(one => one.dataset.pieces.split(' ')[0]));
    for (const piece of document.querySelectorAll('[data-usable]')) {
        const screen = piece.closest('[data-screen]');
        const shown = strip.getBoundingClientRect();
        if (screen && Math.abs(screen.getBoundingClientRect().left - shown.left) > 8) {
            const tab = document.querySelector(`[data-to-screen="${screen.dataset.screen}"][data-needed]`);
            if (tab?.checkVisibility()) continue; // one tap away, and the tab says so
        }
        const waits = !first.has(piece.dataset.piece) || piece.matches('[data-out]');
        if (waits && !piece.checkVisibility()) continue; // unfolds with the touch before it, or once that is taken back
        const box = piece.getBoundingClientRect();
        const inside = box.width > 0 && box.left >= -1 && box.right <= innerWidth + 1
            && box.top >= -1 && box.bottom <= innerHeight + 1;
        const covered = box.left < dock.right - 1 && box.right > dock.left + 1
            && box.top < dock.bottom - 1 && box.bottom > dock.top + 1;
        if (!inside || covered) missing.push(piece.dataset.piece);
    }
    return missing;
}"""
"""Pieces that a question needs and a person would have to look for."""


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose bots take any choice."""
    with process(sqlite(tmp_path_factory.mktemp("server")), bots="any") as running:
        yield running


def seated(browser: Any, server: Process, slug: str, size: str = "short-phone", language: str = "en") -> Person:
    """Somebody on a phone who plays against bots and is asked something."""
    person = Person(browser, server.url, size, language)
    person.set_table(slug, ["bot"] * (SEATS.get(slug, 2) - 1))
    person.start()
    return person


def settled_hidden_pieces(person: Person) -> list[str]:
    """The pieces that a question needs and that are not to be seen once nothing moves any more."""
    for _ in range(10):
        hidden: list[str] = person.page.evaluate(HIDDEN_PIECES)
        if not hidden:
            break
        person.page.wait_for_timeout(STILL_MS)
    return hidden


def play_to_the_end(person: Person) -> int:
    """Make every decision by touching pieces; how many there were."""
    for number in range(MAX_DECISIONS):
        if not person.wait_for_turn():
            return number
        ply = person.ply
        assert settled_hidden_pieces(person) == [], person.page.locator("#ask").inner_text()
        assert person.page.locator(".dock").bounding_box()["height"] <= DOCK_PX or person.size != "short-phone"
        answer(person, number)
        person.wait_past(ply)
    raise AssertionError("the game does not end")


def answer(person: Person, number: int) -> None:
    """Make one of the choices: its pieces, then the button beside the question where several are left."""
    page = person.page
    choices = page.locator(".choice")
    wanted = choices.nth(number * 5 % choices.count())
    pieces = str(wanted.get_attribute("data-pieces")).split()
    if not pieces:
        person.click_choice(number * 5 % choices.count())
        return
    ply = person.ply
    for piece in pieces:
        if page.locator(f'[data-piece="{piece}"]').count():
            show_screen(person, piece)
            person.touch_piece(piece)
    page.wait_for_timeout(30)
    if person.ply == ply and page.locator("#at[data-sending]").count() == 0:
        page.evaluate(
            "() => { const all = [...document.querySelectorAll('.answers [data-answer]')];"
            " (all.find(one => one.matches('.main')) ?? all[0])?.click();"
            " document.querySelector('[data-shown] .choice:not([hidden])')?.click() }"
        )


def show_screen(person: Person, piece: str) -> None:
    """Bring the screen of a piece forward, as a person does with its tab."""
    person.page.evaluate(
        "name => { const screen = document.querySelector(`[data-piece=\"${name}\"]`)?.closest('[data-screen]');"
        ' if (screen) document.querySelector(`.tabs [data-to-screen="${screen.dataset.screen}"]`)?.click() }',
        piece,
    )


@pytest.mark.parametrize("slug", [game.slug for game in drawable()])
def test_a_whole_game_by_touch_with_all_that_is_needed_in_sight(browser: Any, lively: Process, slug: str) -> None:
    person = seated(browser, lively, slug)
    assert play_to_the_end(person) > 0
    assert person.over
    assert not person.complaints


@pytest.mark.parametrize("slug", SMALL_GAMES)
def test_a_whole_game_on_a_phone_on_its_side(browser: Any, lively: Process, slug: str) -> None:
    person = seated(browser, lively, slug, "phone-on-its-side", "fr")
    assert play_to_the_end(person) > 0
    assert person.over
    assert not person.complaints


def test_the_question_follows_every_touch_and_the_table_shows_what_would_happen(browser: Any, lively: Process) -> None:
    person = seated(browser, lively, "tiki-topple")
    assert person.wait_for_turn()
    page = person.page
    prefer(person, "confirm")
    before, ply = page.locator("#ask").inner_text(), person.ply
    first = page.locator(".choice[data-ghosts*='>tiki']").first
    card, tiki = str(first.get_attribute("data-pieces")).split()[:2]
    text = str(first.text_content()).strip()
    person.touch_piece(card)
    assert page.locator("#ask").inner_text() not in (before, text)
    person.touch_piece(tiki)
    assert page.locator("#ask").inner_text() == text
    assert page.locator(".ghost").count() == 1
    assert person.ply == ply
    page.locator(".answers .main").click()
    person.wait_past(ply)
    assert page.locator(".ghost").count() == 0


def prefer(person: Person, name: str) -> None:
    """Switch a setting on, in its sheet."""
    person.page.locator(".menu > summary").click()
    person.page.locator('[data-open="settings"]').click()
    person.page.locator(f'[data-preferences] [name="{name}"]').check()
    person.page.keyboard.press("Escape")
    assert person.page.locator("[data-sheet][data-shown]").count() == 0


def test_three_quick_taps_keep_three_dice_on_a_slow_line(browser: Any, lively: Process) -> None:
    person = seated(browser, lively, "king-of-tokyo")
    page = person.page
    for _ in range(40):
        assert person.wait_for_turn()
        if page.locator(".toggle").count() >= 3:
            break
        ply = person.ply
        answer(person, 0)
        person.wait_past(ply)
    person.context.route("**/move", lambda route: (page.wait_for_timeout(150), route.continue_()))
    ply = person.ply
    spots = page.locator(".toggle").evaluate_all(
        "all => all.slice(0, 3).map(one => one.getBoundingClientRect()).map(box => [box.x + 20, box.y + 20])"
    )
    for spot in spots:
        page.mouse.click(*spot)
    assert page.locator(".toggle[data-turned]").count() == 3
    page.mouse.click(*spots[0])  # a slip costs nothing
    assert page.locator(".toggle[data-turned]").count() == 2
    page.mouse.click(*spots[0])
    page.locator(".answers .main").click()
    person.wait_past(ply + 3)
    assert person.ply == ply + 4 or person.now("turn") is None
    assert page.locator(".toggle[data-kept]").count() == 3 or page.locator(".toggle").count() == 0


def test_an_answer_is_not_lost_while_the_last_one_is_unacknowledged(browser: Any, lively: Process) -> None:
    """The stream brings the next question before the acknowledgement that a slow line holds up."""
    person = seated(browser, lively, "king-of-tokyo")
    assert person.wait_for_turn()
    line = person.context.new_cdp_session(person.page)
    line.send("Network.enable")
    unlimited = {"offline": False, "downloadThroughput": -1, "uploadThroughput": -1}
    line.send("Network.emulateNetworkConditions", {**unlimited, "latency": SLOW_LINE_MS})
    for number in range(SLOW_DECISIONS):
        if not person.wait_for_turn():
            break
        ply = person.ply
        answer(person, number)
        person.wait_past(ply)
    assert not person.complaints


def test_a_move_that_does_not_get_through_says_so_and_is_sent_again(browser: Any, lively: Process) -> None:
    person = seated(browser, lively, "tiki-topple")
    assert person.wait_for_turn()
    page, ply = person.page, person.ply
    page.route("**/move", lambda route: route.abort())  # the stream still stands: it does not notice
    answer(person, 0)
    page.wait_for_selector(".offline", state="visible")
    assert person.ply == ply
    page.unroute("**/move")
    person.wait_past(ply)
    page.wait_for_selector(".offline", state="hidden")
    assert not person.complaints


def test_a_question_is_answered_once_while_its_drawing_is_on_its_way(browser: Any, lively: Process) -> None:
    """The acknowledgement is a few bytes, the drawing many: a second tap in between is no answer to an old question."""
    person = seated(browser, lively, "kikai")
    assert person.wait_for_turn()
    page = person.page
    line = person.context.new_cdp_session(page)
    line.send("Network.enable")
    slow = {"offline": False, "latency": 0, "downloadThroughput": NARROW_LINE_BYTES, "uploadThroughput": -1}
    line.send("Network.emulateNetworkConditions", slow)
    page.reload()  # the stream, too, is on the slow line now
    person.at_table()
    assert person.wait_for_turn()
    ply, moves = person.ply, []
    page.on("request", lambda request: moves.append(request.url) if request.url.endswith("/move") else None)
    with page.expect_response("**/move"):
        page.evaluate("document.querySelector('.choice').click()")
    page.wait_for_function("performance.getEntriesByType('resource').some(one => one.name.endsWith('/move'))")
    page.wait_for_timeout(STILL_MS)
    assert person.ply == ply, "the drawing is still on its way"
    page.evaluate("document.querySelector('.choice').click()")
    person.wait_past(ply)
    assert len(moves) == 1
    assert page.locator("#refusal").is_hidden()


def test_the_choices_are_a_sheet_that_can_be_searched_and_closes(browser: Any, lively: Process) -> None:
    person = seated(browser, lively, "tiki-topple")
    assert person.wait_for_turn()
    page = person.page
    height = page.locator(".dock").bounding_box()["height"]
    person.open_sheet("choices")
    assert page.locator(".dock").bounding_box()["height"] == height
    word = page.locator(".choice").last.inner_text().split()[0]
    page.locator("[data-find]").fill(word)
    shown = page.locator(".choice:not([hidden])")
    assert 0 < shown.count() < person.choices()
    page.keyboard.press("Escape")
    assert page.locator("[data-sheet][data-shown]").count() == 0


def test_one_tap_on_the_shelf_plays(browser: Any, lively: Process) -> None:
    person = Person(browser, lively.url, "short-phone", "fr")
    person.visit("/")
    person.page.locator('form[action="/play/kikai"] button').click()
    person.at_table()
    assert person.wait_for_turn()


def test_on_a_phone_a_finished_game_can_be_played_on_from_a_past_move(browser: Any, lively: Process) -> None:
    person = seated(browser, lively, "tiki-topple", language="fr")
    assert play_to_the_end(person) > 0
    address = person.page.url.split("?")[0]
    person.visit(f"{address}?ply=5")
    person.at_table()
    person.page.locator("[data-from-here]:visible").click()
    person.page.wait_for_selector(".joining")
    assert person.page.url.endswith("/from/5")
    person.page.locator(".joining button.main").click()
    person.at_table()
    assert person.wait_for_turn()
