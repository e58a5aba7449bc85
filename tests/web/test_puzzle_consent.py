"""Puzzles are made from people's games only where everybody at the table allows it, and never after they go."""

from __future__ import annotations

import time

import kotatsu
from kotatsu.reviews.mining import mine
from kotatsu.web.people.puzzle_consent import matches_for_puzzles
from tests.web.servers import Browser, Inside
from tests.web.tables import GAME

PATIENCE_SECONDS = 120.0


def played_by(site: Inside, browsers: list[Browser]) -> str:
    """A finished game of these people; its table."""
    path = browsers[0].new_table(**{"kind-1": "open"})
    for number, browser in enumerate(browsers[1:]):
        browser.send_form(f"{path}/join", name=f"Guest{number}", seat=1)
    browsers[0].send_form(f"{path}/start")
    table = path.rpartition("/")[2]
    until = time.monotonic() + PATIENCE_SECONDS
    while not site.table(table).over:
        assert time.monotonic() < until
        match = site.table(table).live.match
        one = browsers[match.actor]
        fields = {"seat": match.actor, "ply": match.ply, "branch": 0, "id": f"m{match.ply}", "action": match.legal()[0]}
        assert one.send_form(f"{path}/move", script=True, **fields).status_code == 200
    return table


def minable(site: Inside) -> int:
    found = site.do(matches_for_puzzles(site.registry.store.database, kotatsu.load(GAME)))
    assert all(match.over for match in found)
    return len(found)


def test_only_what_everybody_allows_is_used_and_nothing_of_those_who_are_gone(site: Inside) -> None:
    before = minable(site)
    ann, ben = site.browser(), site.browser()
    played_by(site, [ann, ben])
    assert minable(site) == before, "off unless switched on"
    assert 'name="allow" value="yes" >' in ann.get("/me/data").text
    ann.send_form("/me/puzzles", allow="yes")
    assert "checked" in ann.get("/me/data").text
    assert minable(site) == before, "one of two is not enough"
    ben.send_form("/me/puzzles", allow="yes")
    assert minable(site) == before + 1
    ben.send_form("/me/puzzles")
    assert minable(site) == before, "switched off again"
    ben.send_form("/me/puzzles", allow="yes")
    assert minable(site) == before + 1
    ben.send_form("/me/delete", sure="yes")
    assert minable(site) == before, "forgotten with the person"


def test_somebody_who_only_looks_has_no_switch(site: Inside) -> None:
    browser = site.browser()
    assert "/me/puzzles" not in browser.get("/me/data").text
    assert browser.send_form("/me/puzzles", allow="yes").status_code == 404


def test_games_that_are_given_are_mined() -> None:
    assert mine(kotatsu.load(GAME), 1, 1, matches=[]) == []
