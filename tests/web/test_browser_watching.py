"""A page that was brought ply after ply shows what a page shows that is opened now."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from kotatsu import client
from kotatsu.client import Seat
from kotatsu.conformance.shots import drawable
from tests.web.browsers import Person, needs_chromium
from tests.web.servers import Process, process, sqlite, wait_for
from tests.web.tables import bot, own

pytestmark = [pytest.mark.browser, needs_chromium]
MOVES, MAX_MOVES = 6, 40
SHOWS_NOW = """ply => {
    document.querySelector('[data-go-on]')?.click();
    document.querySelector('[data-skip]:not([hidden])')?.click();
    const at = document.getElementById('at').dataset;
    return Number(at.ply) === ply && Number(at.now) === ply;
}"""
DRAWN = """() => Object.fromEntries([...document.querySelectorAll('[data-part]')].map(part => {
    for (const each of part.querySelectorAll('input')) each.setAttribute('value', each.value);
    const copy = part.cloneNode(true);
    for (const each of copy.querySelectorAll('*')) each.removeAttribute('data-later');
    return [part.dataset.part, copy.innerHTML.replace(/\\s+/g, ' ').replaceAll('> <', '><').trim()];
}))"""
STANDS_AT = "() => ({ ...document.getElementById('at').dataset })"
PARTS = ("table", "dock", "log", "scrubber")


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose bots take any choice."""
    with process(sqlite(tmp_path_factory.mktemp("server")), bots="any") as running:
        yield running


@pytest.mark.parametrize("slug", [game.slug for game in drawable()])
def test_a_watched_game_looks_like_one_that_is_opened_now(browser: Any, lively: Process, slug: str) -> None:
    seat = client.create(lively.url, slug, [own("Ann"), bot()], start=True)
    wait_for(lambda: seat.look().legal)
    watcher, late = (Person(browser, lively.url, "phone") for _ in range(2))
    watcher.visit(f"/t/{seat.table}?watch=1")
    for number in range(MAX_MOVES):
        play(seat, number)
        if number >= MOVES and tells_something(late, seat):
            break
    ply = seat.look().ply
    for person in (watcher, late):
        person.page.wait_for_function(SHOWS_NOW, arg=ply)
    opened = late.page.evaluate(DRAWN)
    for part in PARTS:
        wait_for(partial(draws, watcher, part, opened[part]))  # lines of plies that were skipped come afterwards
    assert watcher.page.evaluate(STANDS_AT) == late.page.evaluate(STANDS_AT)
    assert not watcher.complaints


def draws(person: Person, part: str, drawn: str) -> bool:
    """Whether a part of a page is drawn like that."""
    return bool(person.page.evaluate(DRAWN)[part] == drawn)


def play(seat: Seat, number: int) -> None:
    """A move, and whatever bots answer."""
    turn = seat.look()
    if turn.legal:
        seat.play(turn.legal[number % len(turn.legal)])
    wait_for(lambda: seat.look().legal or seat.look().over)


def tells_something(person: Person, seat: Seat) -> bool:
    """Whether the last ply is in the log of a page that is opened now: a page that follows stops at no other."""
    person.visit(f"/t/{seat.table}?watch=1")
    last = person.page.locator('[data-part="log"] > li').last.get_attribute("data-ply")
    return bool(last == str(seat.look().ply))
