"""Without a mouse, without a script, with pieces that refuse; the past, the rules, one device for two."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.browsers import Person, needs_chromium
from tests.web.servers import Process

pytestmark = [pytest.mark.browser, needs_chromium]


@pytest.fixture
def person(browser: Any, server: Process) -> Person:
    """Somebody at a table of Tiki Topple against a bot, asked for a card."""
    made = Person(browser, server.url)
    made.set_table("tiki-topple", ["bot"])
    made.start()
    assert made.wait_for_turn()
    return made


def press_until(page: Any, key: str, wanted: str, most: int = 120) -> None:
    """Press a key until what has the focus fits a selector."""
    for _ in range(most):
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never reaches {wanted}")


def test_a_table_is_made_and_played_by_keyboard_alone(browser: Any, server: Process) -> None:
    person = Person(browser, server.url)
    page = person.page
    person.visit("/")
    press_until(page, "Tab", 'a[href="/new/tiki-topple"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(".setting-up")
    press_until(page, "Tab", '[name="name-0"]')
    page.keyboard.type("Keya")
    press_until(page, "Tab", '[name="kind-1"]')
    press_until(page, "ArrowRight", '[name="kind-1"][value="bot"]')
    press_until(page, "Tab", ".setting-up button.main")
    page.keyboard.press("Enter")
    page.wait_for_selector("#lobby")
    press_until(page, "Tab", ".lobby button.main")
    page.keyboard.press("Enter")
    person.at_table()
    for _ in range(3):
        assert person.wait_for_turn()
        ply = person.ply
        press_until(page, "Tab", ".hand [data-usable]")
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "true"
        is_wiki = page.locator('[data-piece="card:wiki"][data-held]').count() == 1
        press_until(page, "Shift+Tab", ".board [data-usable]:not([data-out])")
        page.keyboard.press("Enter")
        if is_wiki:  # the one card that wants two tikis
            press_until(page, "Shift+Tab", ".board [data-usable]:not([data-out], [data-held])")
            page.keyboard.press("Space")
        person.wait_past(ply)
    assert not person.complaints


def test_focus_survives_a_new_ply(person: Person) -> None:
    page = person.page
    page.locator(".board [data-piece]").first.focus()
    name = page.evaluate("document.activeElement.dataset.piece")
    ply = person.ply
    page.evaluate("document.querySelector('.choice').click()")
    person.wait_past(ply)
    assert person.wait_for_turn()
    assert page.evaluate("document.activeElement.dataset.piece") == name


def test_a_piece_that_cannot_be_used_says_why_and_opens_the_rule(person: Person) -> None:
    page = person.page
    page.locator('[data-piece="card:up1"]').click()
    page.locator(".board [data-piece]").first.click()  # the tiki on top cannot climb
    refusal = page.locator("#refusal")
    refusal.wait_for(state="visible")
    assert refusal.locator("a.clause").inner_text() == "TT-14"
    refusal.locator("a.clause").click()
    page.wait_for_selector("#rules[open] .opened")
    assert page.locator("#rules .opened dt").inner_text() == "TT-14"
    page.keyboard.press("Escape")
    assert page.locator("#rules[open]").count() == 0


def test_touching_narrows_the_choices_and_can_be_let_go(person: Person) -> None:
    page = person.page
    card = page.locator(".hand [data-usable]").first
    name = card.get_attribute("data-piece")
    every = page.locator(".choice").evaluate_all("all => all.map(one => one.dataset.pieces.split(' '))")
    fitting = {tiki for pieces in every if name in pieces for tiki in pieces if tiki.startswith("tiki:")}
    card.click()
    assert page.locator("[data-held]").count() == 1
    left = page.locator(".board [data-usable]:not([data-out])").evaluate_all("all => all.map(one => one.dataset.piece)")
    assert set(left) == fitting
    page.keyboard.press("Escape")
    assert page.locator("[data-held], [data-out]").count() == 0


def test_what_is_held_stays_held_when_the_page_is_drawn_again(browser: Any, server: Process) -> None:
    host, guest = Person(browser, server.url), Person(browser, server.url)
    guest.join(host.set_table("tiki-topple", ["open"]), "Bob")
    host.page.wait_for_selector("text=Bob")
    host.start()
    guest.at_table()
    actor, other = (host, guest) if host.now("turn") is not None else (guest, host)
    actor.page.locator(".hand [data-usable]").first.click()
    before = actor.now("changes")
    other.page.locator(".menu > summary").click()
    other.page.locator(".menu .hand-over button").first.click()  # a seat changes, the question does not
    actor.page.wait_for_function("was => document.getElementById('at').dataset.changes !== was", arg=before)
    assert actor.page.locator("[data-held]").count() == 1


def test_the_scrubber_shows_the_past_and_one_key_returns(person: Person) -> None:
    page = person.page
    for _ in range(2):
        ply = person.ply
        person.click_choice(0)
        person.wait_past(ply)
        assert person.wait_for_turn()
    live = person.ply
    page.locator('.scrubber [rel="prev"]').click()
    page.wait_for_selector("#at[data-past]")
    assert person.ply == live - 1
    assert person.choices() == 0
    page.locator("[data-scrub]").fill("0")
    page.wait_for_function("() => document.getElementById('at').dataset.ply === '0'")
    page.reload()
    assert person.ply == 0  # the past has an address
    page.keyboard.press("Escape")
    page.wait_for_selector("#at[data-turn]:not([data-past])")
    assert person.ply == live


def test_a_move_is_taken_back_against_a_bot(person: Person) -> None:
    ply = person.ply
    person.click_choice(0)
    person.wait_past(ply)
    assert person.wait_for_turn()
    person.page.locator('form[action$="/take-back"] button').click()
    person.page.wait_for_function("ply => document.getElementById('at').dataset.ply === String(ply)", arg=ply)
    assert person.now("turn") is not None


def test_without_scripts_the_forms_play(browser: Any, server: Process) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server.url}/new/tiki-topple")
    page.fill('[name="name-0"]', "Nojs")
    page.locator('label:has([name="kind-1"][value="bot"])').click()
    page.locator(".setting-up button.main").click()
    page.locator(".lobby button.main").click()
    for _ in range(3):
        for _ in range(20):  # the bot answers while nobody looks
            if page.locator("#at[data-turn]").count():
                break
            page.reload()
        ply = int(page.locator("#at").get_attribute("data-ply"))
        page.locator(".choice").first.click()
        assert int(page.locator("#at").get_attribute("data-ply")) > ply
    context.close()


def test_one_device_for_two_with_a_curtain_between(browser: Any, server: Process) -> None:
    person = Person(browser, server.url, "phone")
    page = person.page
    person.set_table("tiki-topple", ["device"])
    page.locator(".lobby button.main").click()
    page.wait_for_selector(".curtain")
    assert page.locator(".hand").count() == 0
    page.locator(".curtain a.main").click()
    page.wait_for_selector("#at[data-turn]")
    ply, mission = person.ply, page.locator(".mission").inner_text()
    person.click_choice(0)
    person.wait_past(ply)
    page.locator(".dock a[data-own-page]").click()
    page.wait_for_selector(".curtain")  # always: nothing of the next person is seen before they say who they are
    assert page.locator(".mission, .hand, [data-piece]").count() == 0
    page.go_back()
    page.wait_for_selector(".curtain")  # nor by going back in the browser
    page.locator(".curtain a.main").click()
    page.wait_for_selector("#at[data-turn]")
    assert page.locator(".mission").inner_text() != mission
    assert not person.complaints


def test_a_piece_glides_from_where_it_was(browser: Any, server: Process) -> None:
    person = Person(browser, server.url, motion=True)
    person.set_table("tiki-topple", ["bot"])
    person.start()
    assert person.wait_for_turn()
    person.page.evaluate(
        "() => { window.glides = 0; const animate = Element.prototype.animate;"
        " Element.prototype.animate = function (frames, how) {"
        " if (this.dataset?.piece && frames[0].translate) window.glides += 1;"
        " return animate.call(this, frames, how); } }"
    )
    ply = person.ply
    person.touch(0)
    person.wait_past(ply)
    assert person.page.evaluate("window.glides") > 0


def test_several_plies_are_shown_one_after_the_other_and_can_be_skipped(browser: Any, server: Process) -> None:
    person = Person(browser, server.url)
    person.set_table("tiki-topple", ["bot"] * 3)
    person.start()
    assert person.wait_for_turn()
    page, ply = person.page, person.ply
    page.evaluate(
        "() => { window.seen = []; const at = document.getElementById('at');"
        " new MutationObserver(() => window.seen.push(Number(at.dataset.ply)))"
        ".observe(at, { attributes: true, attributeFilter: ['data-ply'] }) }"
    )
    person.touch(0)
    person.wait_past(ply + 3)
    assert page.evaluate("[...new Set(window.seen)]") == [ply + 1, ply + 2, ply + 3, ply + 4]
    page.evaluate("window.seen = []")
    person.touch(0)
    skipped = "() => { const skip = document.querySelector('[data-skip]:not([hidden])'); skip?.click(); return skip }"
    page.wait_for_function(skipped)
    person.wait_past(ply + 7)
    assert len(page.evaluate("[...new Set(window.seen)]")) < 4
