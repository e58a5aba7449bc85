"""A puzzle on a phone: who finds the answer is told so, who asks for it is shown it."""

from __future__ import annotations

from typing import Any

import pytest

from kotatsu import load
from kotatsu.reviews.puzzles import puzzles_of
from tests.web.browsers import Person, needs_chromium
from tests.web.servers import Process

pytestmark = [pytest.mark.browser, needs_chromium]
GAME = "tiki-topple"
FOUND, SHOWN = "That is it!", "The answer"


def wait_for_title(person: Person, text: str) -> None:
    """Wait until the card says this first; what happens meanwhile is hurried."""
    wanted = """text => { document.querySelector('[data-hurry]')?.click();
        return document.querySelector('.scene-title').innerText.trim() === text }"""
    person.page.wait_for_function(wanted, arg=text)


def test_who_is_shown_the_answer_is_not_told_to_have_found_it(browser: Any, server: Process) -> None:
    person = Person(browser, server.url, "short-phone")
    person.visit(f"/puzzle/{GAME}/1")
    person.page.wait_for_selector(".js #at[data-live]")
    person.page.locator('[data-lesson-to="1"]').click()
    wait_for_title(person, SHOWN)
    person.page.locator('[data-lesson-to="0"]').click()
    game = load(GAME)
    best = game.actions.parse(puzzles_of(game)[0].best.action)
    person.page.wait_for_selector(f'.choice[value="{best}"]', state="attached")
    person.page.evaluate('value => document.querySelector(`.choice[value="${value}"]`).click()', str(best))
    wait_for_title(person, FOUND)
    assert not person.complaints
