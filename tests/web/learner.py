"""The hands of a newcomer in a browser: through a lesson by touching what is lit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.browsers import Person

MAX_TOUCHES = 14
"""In one step: dice to set aside, a card and its targets, a button."""

BUTTON = "[data-answers] [data-answer].main, [data-answers] [data-answer]"
OFFERED = f"[data-usable]:not([data-held], [data-out], [data-turned]), {BUTTON}"
"""What can be touched where every choice is welcome: pieces, then a button once dice were turned over."""

LIT = """() => {
    const shown = (one) => one.checkVisibility({ visibilityProperty: true });
    const steady = !document.querySelector('[data-busy], [data-watching]');
    const next = document.querySelector('[data-onward]');
    const all = [...document.querySelectorAll('[data-lit-now]')].filter(shown);
    const offered = document.querySelector('[data-asks] [data-usable], [data-asks] [data-answer]');
    return steady && (next || all.length || offered)
        ? document.getElementById('at').dataset.at : '';
}"""
"""The place of a lesson that waits for the learner; empty while something is shown."""

SPOT = """piece => {
    piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = piece.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.1, 0.9, 0.02, 0.98];
    const target = piece.closest('[data-piece][role], button, a') ?? piece;
    for (const down of parts) for (const along of parts) {
        const spot = [box.x + box.width * along, box.y + box.height * down];
        const top = document.elementFromPoint(...spot);
        if (top && target.contains(top)) return spot;
    }
}"""
"""A point at which a piece is what one touches, where it stands on the screen now."""


def touch(page: Any, element: Any, what: str) -> None:
    """Touch an element as a finger does: it must be visible and on top there."""
    spot = element.evaluate(SPOT)
    assert spot, f"{what}: what is lit cannot be touched"
    page.touchscreen.tap(*spot) if page.evaluate("'ontouchstart' in window") else page.mouse.click(*spot)


def place(page: Any) -> str:
    """Where the lesson stands, once it waits."""
    return str(page.wait_for_function(LIT, timeout=30_000).json_value())


def take_lesson(person: Person, look: Callable[[str], None] = lambda at: None) -> int:
    """Go through a lesson touching only what is lit; how many steps it had. `look` sees each step."""
    page = person.page
    steps = 0
    while True:
        at = place(page)
        look(at)
        if page.locator("#at[data-finished]").count():
            return steps
        do_step(page, at)
        steps += 1


def do_step(page: Any, at: str) -> None:
    """Do what one step asks for."""
    asks = page.locator("#at[data-asks]").count() > 0
    if not asks:
        touch(page, page.locator("[data-onward]").first, f"step {at}")
    for _ in range(MAX_TOUCHES if asks else 0):
        lit = page.locator("[data-lit-now]").first
        if not lit.count():
            lit = page.locator(OFFERED if not page.locator("[data-turned]").count() else BUTTON).first
        touch(page, lit, f"step {at}")
        page.wait_for_function("() => !document.body.hasAttribute('data-busy')", timeout=30_000)
        if page.evaluate("() => document.getElementById('at').dataset.at") != at:
            break
    page.wait_for_function("at => document.getElementById('at').dataset.at !== at", arg=at)
