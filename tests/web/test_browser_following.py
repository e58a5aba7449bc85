"""Others' moves can be followed: the opening, scenes that wait for a touch, dice in one step; and looking back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.browsers import Person, needs_chromium
from tests.web.servers import Process, process, sqlite

pytestmark = [pytest.mark.browser, needs_chromium]
PLIES_SHOWN = """() => {
    const at = document.getElementById('at');
    window.shown = [at.dataset.ply];
    new MutationObserver(() => at.dataset.ply !== window.shown.at(-1) && window.shown.push(at.dataset.ply))
        .observe(at, { attributes: true, attributeFilter: ['data-ply'] });
}"""
SCENE = ".interlude:not([hidden]) .scene"


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose bots take any choice."""
    with process(sqlite(tmp_path_factory.mktemp("server")), bots="any") as running:
        yield running


def seated(browser: Any, server: Process, slug: str, bots: int = 1) -> Person:
    """Somebody on a phone who plays against bots."""
    person = Person(browser, server.url, "short-phone")
    person.set_table(slug, ["bot"] * bots)
    person.start()
    return person


def play_until(person: Person, selector: str) -> None:
    """Make decisions from the list until something is on the page; scenes on the way wait."""
    ready = (
        "wanted => { document.querySelector('[data-skip]:not([hidden])')?.click();"
        " const at = document.getElementById('at').dataset;"
        " return document.querySelector(wanted) || ('turn' in at && at.ply === at.now && !('sending' in at)) }"
    )
    for _ in range(120):
        person.page.wait_for_function(ready, arg=selector)
        if person.page.locator(selector).count():
            return
        ply = person.ply
        person.click_choice(0)
        person.page.wait_for_function("ply => Number(document.getElementById('at').dataset.ply) > ply", arg=ply)
    raise AssertionError(f"{selector} did not appear")


def test_the_end_of_a_round_waits_for_a_touch_and_a_finished_game_is_looked_through(
    browser: Any, lively: Process
) -> None:
    person = seated(browser, lively, "tiki-topple", bots=2)
    page = person.page
    play_until(person, SCENE)
    ply = person.ply
    assert "Round 1 is over" in page.locator("#scene-title").inner_text()
    assert page.locator(".paid-missions > li").count() == 3  # every mission is turned up
    page.wait_for_timeout(2500)  # longer than any ply is shown
    assert person.ply == ply
    page.locator(SCENE).click(position={"x": 10, "y": 10})
    page.wait_for_selector(".interlude", state="hidden")
    while not person.over:
        play_until(person, f"{SCENE}, #at[data-over]")
        person.go_on()
    look_back(person)


def look_back(person: Person) -> None:
    """From the end to the start and on, by every way there is."""
    page = person.page
    end = person.ply
    page.goto(page.url)  # a finished game opens at its end
    assert person.ply == end
    board, row = page.locator(".board").bounding_box(), page.locator(".scrubber").bounding_box()
    assert row["y"] >= board["y"] + board["height"] - 1
    assert row["y"] + row["height"] <= 664
    page.locator('.answers [data-to="0"]').click()
    shows(person, 0)
    assert page.locator(".panel .opened .mission").count() == 2  # nothing is hidden any more
    page.keyboard.press("ArrowRight")
    shows(person, 1)
    page.locator('.scrubber [rel="next"]').click()
    shows(person, 2)
    page.locator("[data-pace]").click()
    page.locator("[data-replay]").click()
    person.wait_past(3)
    page.locator("[data-replay]").click()
    assert page.locator("[data-replay]").get_attribute("aria-pressed") == "false"
    ply = person.ply
    swipe(page, 40)
    shows(person, ply - 1)


def shows(person: Person, ply: int) -> None:
    """Wait until a ply is shown."""
    person.page.wait_for_function("ply => document.getElementById('at').dataset.ply === String(ply)", arg=ply)


def swipe(page: Any, start: int) -> None:
    """A finger goes to the right over the board."""
    page.evaluate(
        "start => { const board = document.querySelector('.board');"
        " const at = x => [new Touch({ identifier: 1, target: board, clientX: x, clientY: 300 })];"
        " const event = (type, x) => board.dispatchEvent(new TouchEvent(type, { bubbles: true,"
        " touches: type === 'touchend' ? [] : at(x), changedTouches: at(x) }));"
        " event('touchstart', start); event('touchend', start + 200) }",
        start,
    )


def test_what_bots_did_before_the_page_opened_is_shown(browser: Any, lively: Process) -> None:
    for _ in range(12):  # until a bot begins
        person = seated(browser, lively, "pikit", bots=3)
        person.wait_for_turn()
        if person.ply:
            break
        person.context.close()
    ply, address = person.ply, person.page.url
    person.page.evaluate(
        "() => { localStorage.removeItem('kotatsu-seen');"
        " localStorage.setItem('kotatsu-preferences', JSON.stringify({ pace: 'fast' })) }"
    )
    person.page.add_init_script(f"addEventListener('DOMContentLoaded', {PLIES_SHOWN})")
    person.visit(address)
    person.page.wait_for_function(
        "ply => window.shown?.includes('0') && window.shown.at(-1) === String(ply)", arg=ply, timeout=60_000
    )
    person.page.reload()  # seen now
    person.at_table()
    assert person.ply == ply
    assert person.now("turn") is not None


def test_a_bot_keeps_its_dice_in_one_step(browser: Any, lively: Process) -> None:
    person = seated(browser, lively, "king-of-tokyo")
    page = person.page
    page.evaluate(PLIES_SHOWN)
    asked = set()
    for number in range(6):
        if not person.wait_for_turn():
            break
        ply = person.ply
        asked |= {ply, ply + 1}  # one's own touches are shown, whatever they tell
        person.click_choice(number % person.choices())
        person.wait_past(ply)
    assert person.wait_for_turn() or person.over
    shown = [int(ply) for ply in page.evaluate("() => window.shown")]
    told = {int(one) for one in page.locator(".log li").evaluate_all("all => all.map(one => one.dataset.ply)")}
    ends = {int(person.now("ply") or 0), *asked}  # where a person is asked something
    assert not set(shown) - told - ends


def test_touching_ones_own_column_of_a_district_means_the_district(browser: Any, lively: Process) -> None:
    person = seated(browser, lively, "kikai")
    assert person.wait_for_turn()
    page = person.page
    choice = page.locator('.choice[data-pieces*="district:"]').first
    element, district = str(choice.get_attribute("data-pieces")).split()
    ply = person.ply
    person.touch_piece(element)
    column = page.locator(f'[data-piece="kikai:0-{district.partition(":")[2]}"] .plot')
    box = column.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 8)
    person.wait_past(ply)


SMALL_PIECE = """() => {
    for (const piece of document.querySelectorAll('[data-usable]')) {
        piece.style.transformBox = 'fill-box';
        piece.style.transformOrigin = 'center';
        piece.style.transform = `scale(${24 / piece.getBoundingClientRect().width})`;
        const box = piece.getBoundingClientRect();
        const spot = [box.right + 4, box.y + box.height / 2];
        const taken = document.elementsFromPoint(...spot).some(one => one.closest('[data-piece]'));
        if (box.width && box.width < 34 && !taken) return spot;
        piece.style.transform = '';
    }
}"""
"""Make a usable piece small; a point beside it where no other piece is."""


def test_a_finger_beside_a_small_piece_means_it(browser: Any, lively: Process) -> None:
    person = seated(browser, lively, "pikit")
    assert person.wait_for_turn()
    held = (
        "() => document.querySelectorAll('[data-held]').length + ('sending' in document.getElementById('at').dataset)"
    )
    for _ in range(12):  # until a usable piece stands apart
        spot, ply = person.page.evaluate(SMALL_PIECE), person.ply
        if spot:
            break
        person.click_choice(0)
        person.wait_past(ply)
        assert person.wait_for_turn()
    assert spot, "no piece stands apart"
    person.page.mouse.click(*spot)
    person.page.wait_for_function(f"ply => ({held})() > 0 || document.getElementById('at').dataset.ply > ply", arg=ply)


def test_an_answer_that_comes_after_the_bots_have_played_holds_nothing_up(browser: Any, lively: Process) -> None:
    person = seated(browser, lively, "tiki-topple", bots=3)
    page = person.page

    def late(route: Any) -> None:
        answer = route.fetch()
        page.wait_for_timeout(1500)  # the bots play and the stream tells of it meanwhile
        route.fulfill(response=answer)

    assert person.wait_for_turn()
    page.route("**/move", late)
    ply = person.ply
    person.click_choice(0)
    page.wait_for_function(
        "ply => { const at = document.getElementById('at').dataset; return 'turn' in at && Number(at.ply) === ply }",
        arg=ply + 4,
    )
