"""Several people at one device: no page shows the next one's secrets before they say who they are.

Whole games are walked. Whenever the device passes from one person to another, every address that the page of the one
before could open shows a curtain; and what stands on a curtain is the same all through the game but for the name of
the next and for how far the game is, so that it can tell nothing of any hand.
"""

from __future__ import annotations

import random
import re

import pytest

from kotatsu.conformance.shots import drawable
from kotatsu.engine.contract import Game
from tests.web.servers import Browser, Inside

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Flo")
OTHERS = ("?ply={ply}", "?ply=0&seat={before}", "?hint=1", "?seat={before}", "?seat={before}&hint=1")
"""What a page of the person before leads to: opened again, reloaded, gone back to, looked back from."""


EVERY_ADDRESS_PASSES = 8
"""How often all of them are opened; from then on the table and one of them, in turn."""


def addresses(passed: int, before: int) -> tuple[str, ...]:
    """What to open at a passing of the device."""
    if before < 0:
        return ("",)
    return ("", *OTHERS) if passed <= EVERY_ADDRESS_PASSES else ("", OTHERS[passed % len(OTHERS)])


def tables() -> list[tuple[str, int]]:
    """Every game with two people at the device; those with hands of their own also with as many as can sit."""
    found = [(game.slug, max(2, game.seats[0])) for game in drawable()]
    return found + [(game.slug, game.seats[1]) for game in drawable() if has_hands(game)]


def has_hands(game: Game) -> bool:
    """Whether a seat sees what others do not."""
    s = game.rules.State()
    return any(field.shown_to not in ("public", "secret") for field in s.fields.values()) and game.seats[1] > 2


def at_device(browser: Browser, slug: str, seats: int) -> str:
    """A table at which everybody sits at one device, begun; its path."""
    fields: dict[str, object] = {"seats": seats}
    for seat in range(seats):
        fields |= {f"kind-{seat}": "device", f"name-{seat}": NAMES[seat]}
    path = browser.new_table(slug, **fields)
    browser.send_form(f"{path}/start")
    return path


def masked(page: str, seats: int) -> str:
    """A page without numbers, without the names, and without what every request makes anew."""
    page = re.sub(r"page-[0-9]+|(?<=value=\")[0-9a-f]{64,}(?=\")", "", page)
    for name in NAMES[:seats]:
        page = page.replace(name, "-")
    page = re.sub(r"seat-(circle|triangle|square|diamond|star|drop)", "seat", page)
    return re.sub(r"[0-9]+", "", page)


@pytest.mark.parametrize(("slug", "seats"), tables())
def test_a_curtain_stands_between_all_people_at_one_device_for_a_whole_game(
    site: Inside, slug: str, seats: int
) -> None:
    browser, chooser = site.browser(), random.Random(f"{slug} {seats}")
    path = at_device(browser, slug, seats)
    curtains: set[str] = set()
    before, passed = -1, 0
    while not (found := site.table(path[3:])).over:
        match = found.live.match
        if match.actor != before:
            passed += 1
            for address in addresses(passed, before):
                page = browser.get(path + address.format(ply=match.ply, before=before)).text
                where = f"ply {match.ply}: {address}"
                assert 'class="curtain"' in page, where
                assert f"?seat={match.actor}" in page, where
                assert "data-piece" not in page, where
                assert 'class="choice' not in page, where
                if address == "":
                    curtains.add(masked(page, seats))
            if passed <= EVERY_ADDRESS_PASSES:
                assert 'class="curtain"' not in browser.get(f"{path}?seat={match.actor}").text
        before = match.actor
        sent = {
            "seat": before,
            "ply": match.ply,
            "branch": 0,
            "id": f"m{match.ply}",
            "action": chooser.choice(match.legal()),
        }
        assert browser.send_form(f"{path}/move", script=True, **sent).status_code < 300
    assert passed > seats
    assert len(curtains) == 1, "a curtain tells something of the game"
    assert 'class="curtain"' not in browser.get(path).text  # once over, all is open


def test_the_walk_would_notice_a_page_without_a_curtain(site: Inside) -> None:
    """The page that is opened with the seat's own address is just what must not come before."""
    browser = site.browser()
    path = at_device(browser, "tiki-topple", 2)
    actor = site.table(path[3:]).live.match.actor
    opened = browser.get(f"{path}?seat={actor}").text
    assert "data-piece" in opened
    assert 'class="curtain"' not in opened
