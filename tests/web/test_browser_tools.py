"""What lies beside the question: plans, answers in advance, hints, giving one's seat away and taking it back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.browsers import Person, needs_chromium
from tests.web.servers import Process

pytestmark = [pytest.mark.browser, needs_chromium]


def seated(browser: Any, server: Process, game: str) -> Person:
    """Somebody who plays against a bot and is asked something."""
    person = Person(browser, server.url)
    person.set_table(game, ["bot"])
    person.start()
    assert person.wait_for_turn()
    return person


def test_a_plan_makes_its_choices_in_a_row(browser: Any, server: Process) -> None:
    person = seated(browser, server, "kyudo")
    for _ in range(60):
        plan = person.page.locator(".plan[data-plan*=' ']").first
        if plan.count():
            break
        ply = person.ply
        person.click_choice(0)
        person.wait_past(ply)
        assert person.wait_for_turn()
    wanted = str(plan.get_attribute("data-plan")).split()
    ply = person.ply
    person.open_sheet("choices")
    plan.click()
    person.wait_past(ply + len(wanted) - 1)
    assert not person.complaints


def test_an_answer_in_advance_is_kept_and_taken_back(browser: Any, server: Process) -> None:
    person = seated(browser, server, "pikit")
    page = person.page
    unfold_answers(person)
    lasting = page.locator(".switch").last  # the first ends with the turn, which a bot may end at any moment
    assert lasting.get_attribute("aria-checked") == "false"
    lasting.click()
    page.wait_for_selector('.switch[aria-checked="true"]', state="attached")
    page.reload()
    unfold_answers(person)
    page.locator('.switch[aria-checked="true"]').click()
    page.wait_for_selector('.dock:not(:has(.switch[aria-checked="true"]))', state="attached")


def unfold_answers(person: Person) -> None:
    """Answers in advance lie under the choices."""
    person.open_sheet("choices")


def test_a_hint_shows_a_bar_for_every_choice(browser: Any, server: Process) -> None:
    person = seated(browser, server, "tiki-topple")
    choices = person.choices()
    person.page.locator("[data-hint]").click()
    person.page.wait_for_selector("[data-best]")
    assert person.page.locator(".choice .chance").count() == choices
    person.open_sheet("choices")
    assert person.page.locator(".futures").inner_text()
    person.page.keyboard.press("Escape")
    ply = person.ply
    person.page.locator(".answers .main").click()  # the advice, played with one tap
    person.wait_past(ply)


def test_a_seat_is_given_to_a_bot_and_taken_back(browser: Any, server: Process) -> None:
    person = seated(browser, server, "tiki-topple")
    page = person.page
    page.locator(".menu > summary").click()
    page.locator(".menu .hand-over button").first.click()
    page.wait_for_selector(".js #at:not([data-turn])")
    page.locator(".menu > summary").click()
    page.locator('.menu form[action$="/return"] button').click()
    page.wait_for_selector(".js #at[data-live]")
    assert person.wait_for_turn() or person.over


def test_a_rematch_seats_both_again(browser: Any, server: Process) -> None:
    person = seated(browser, server, "tiki-topple")
    page = person.page
    page.locator(".menu > summary").click()
    page.locator(".menu .hand-over button").first.click()
    page.wait_for_selector(".js #at[data-live]")
    person.hurry()
    page.wait_for_selector("#at[data-over]", timeout=60_000)
    page.locator('.dock a[href$="/result"]').click()
    page.locator(".after button.main").click()
    page.wait_for_selector("#lobby, #at")
    assert page.url.count("/t/") == 1
    assert "Aya" in page.locator("body").inner_text()


def test_escape_closes_the_menu_and_nothing_else(browser: Any, server: Process) -> None:
    person = seated(browser, server, "tiki-topple")
    page = person.page
    page.locator('[data-piece="card:up1"]').click()
    held = page.locator("[data-held]").count()
    assert held
    page.locator(".menu > summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    assert not page.locator(".menu[open]").count()
    assert page.locator(".menu > summary").evaluate("summary => summary === document.activeElement")
    assert page.locator("[data-held]").count() == held
    page.keyboard.press("Escape")
    assert page.locator("[data-held]").count() == 0
