"""The shelf: one touch plays, the level is remembered, finished games stay with their result and a rematch."""

from __future__ import annotations

import re

from kotatsu.games import every
from kotatsu.web.pages.shelf_links import links_of
from tests.web.servers import Browser, Inside, wait_for

MAX_PLIES = 500


def finish(site: Inside, browser: Browser, path: str) -> None:
    """Play a table to its end, the person taking the first choice; its bot does the same."""
    table_id = path.removeprefix("/t/")

    def step() -> bool:
        live = site.table(table_id).live
        match = live.match
        if match.over:
            return True
        if match.actor == 0:
            sent = {"seat": 0, "ply": match.ply, "branch": 0, "id": f"m{match.ply}", "action": match.legal()[0]}
            browser.send_form(f"{path}/move", script=True, **sent)
        return False

    wait_for(step, patience=60)


def play(browser: Browser, game: str = "tiki-topple") -> str:
    """One touch on the shelf; where it leads."""
    answer = browser.send_form(f"/play/{game}")
    assert answer.status_code == 303
    return answer.headers["location"]


def test_one_touch_begins_a_table_against_bots_of_the_level_chosen_last(site: Inside) -> None:
    browser = site.browser()
    assert browser.send_form("/settings", level="hard", back="/").status_code == 303
    assert 'value="hard" aria-pressed="true"' in browser.get("/").text
    path = play(browser)
    assert 'id="lobby"' not in browser.get(path).text
    table = site.table(path[3:])
    assert table.started
    assert [row.level for row in table.seats[1:]] == ["hard", "hard"]
    assert browser.send_form("/settings", level="random", back="/").status_code == 303
    assert 'value="hard" aria-pressed="true"' in browser.get("/").text  # no level that people choose


def test_a_finished_game_stays_on_the_shelf_of_those_who_played_it(site: Inside) -> None:
    browser = site.browser()
    path = play(browser, "pikit")
    assert "Played" not in browser.get("/").text
    finish(site, browser, path)
    shelf = browser.get("/").text
    match = site.table(path[3:]).live.match
    winners = match.winners()
    wanted = "You win!" if winners == [0] else "wins!" if len(winners) == 1 else "shared"
    assert wanted in shelf
    assert f'href="{path}/result"' in shelf
    assert f'href="{path}?ply=0"' in shelf
    assert path not in site.browser().get("/").text
    again = browser.send_form(f"{path}/rematch")
    assert again.status_code == 303
    assert f'href="{again.headers["location"]}"' in browser.get("/").text


def test_every_card_has_the_links_of_its_game(site: Inside) -> None:
    shelf = site.browser().get("/").text
    for game in every():
        card = re.search(rf'<li class="box game-{game.slug}">.*?</li>', shelf, re.S)
        assert card is not None
        for link in links_of(game):
            assert f'href="{link.path}"' in card[0]
