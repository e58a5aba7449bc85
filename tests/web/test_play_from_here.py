"""Play from here: any position of a finished game begins a table of its own, with its secrets and with new chance."""

from __future__ import annotations

from typing import Any

import pytest

import kotatsu
from kotatsu.engine.match import Match
from kotatsu.engine.match_record import verify
from kotatsu.engine.sealing import SEALED_V2, DrawSource
from tests.web.servers import Browser, Inside
from tests.web.test_shelf import finish, play

ANSWER: dict[str, Any] = {"seat": 0, "name": "Ann", "level": "easy"}
Finished = tuple[Browser, str, Match]


def finished(site: Inside, game: str) -> Finished:
    """A finished game of a person and bots: the person, the table's path, the match."""
    browser = site.browser()
    path = play(browser, game)
    finish(site, browser, path)
    return browser, path, site.table(path[3:]).live.match


def begin(browser: Browser, path: str, ply: int, **fields: Any) -> str:
    """Begin a table from a ply; where it is."""
    answer = browser.send_form(f"{path}/from/{ply}", **(ANSWER | fields))
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


@pytest.fixture(scope="module")
def game_over(site: Inside) -> Finished:
    return finished(site, "tiki-topple")


def test_the_position_is_the_same_and_its_secrets_are_hidden_again(site: Inside, game_over: Finished) -> None:
    browser, path, match = game_over
    ply = next(ply for ply in range(3, match.ply) if match.state_at(ply).actor == 1)
    assert f'href="{path}/from/{ply}"' in browser.get(f"{path}?ply={ply}").text
    page = browser.get(f"{path}/from/{ply}").text
    assert "Which seat do you take?" in page
    new = site.table(begin(browser, path, ply, seat=1)[3:])
    taken = new.live.match
    assert [row.kind for row in new.seats].count("bot") == match.seats - 1
    assert [one.digest for one in taken.plies[:ply]] == [one.digest for one in match.plies[:ply]]
    assert not taken.over
    assert taken.view(1, ply).to_bytes() != taken.state_at(ply).to_bytes()
    assert match.view(1, ply).to_bytes() == match.view(0, ply).to_bytes()  # a finished game is open


def test_chance_is_new_from_there_on() -> None:
    match = Match(kotatsu.load("king-of-tokyo"), 2, seed=3, sealed=True)
    while not match.over:
        match.play(match.legal()[-1])
    ply = next(number for number, one in enumerate(match.plies) if number > 10 and len(one.draws) > 2)
    drawn = set()
    for seed in range(8):
        twin = match.from_here(ply, DrawSource(seed, SEALED_V2))
        twin.play(match.plies[ply].action)
        drawn.add(twin.plies[ply].draws)
        assert [one.draws for one in twin.plies[:ply]] == [one.draws for one in match.plies[:ply]]
    assert len(drawn) > 1


def test_its_record_is_verified_from_there_on() -> None:
    match = Match(kotatsu.load("king-of-tokyo"), 2, seed=3, sealed=True)
    for _ in range(20):
        match.play(match.legal()[-1])
    twin = match.from_here(12, DrawSource(99, SEALED_V2))
    for _ in range(8):
        twin.play(twin.legal()[-1])
    again = Match.replay(twin.record())
    assert again == twin
    assert verify(again) == sum(len(ply.draws) for ply in twin.plies[12:])
    changed = twin.record()
    changed["first_ply"] = 0
    with pytest.raises(kotatsu.RecordError, match="do not come from the seed"):
        verify(Match.replay(changed))
    changed["first_ply"] = 21
    with pytest.raises(kotatsu.RecordError, match="first_ply"):
        Match.replay(changed)


def test_what_cannot_be_is_refused(site: Inside, game_over: Finished) -> None:
    browser, path, match = game_over
    refused: tuple[tuple[int, dict[str, Any], int], ...] = (
        (match.ply, {}, 422),
        (match.ply + 5, {}, 422),
        (0, {"seat": 9}, 422),
        (0, {"level": "best"}, 422),
        (0, {"name": " "}, 422),
    )
    for ply, fields, status in refused:
        answer = browser.send_form(f"{path}/from/{ply}", **(ANSWER | fields))
        assert answer.status_code == status, (ply, fields, answer.status_code)
    running = play(browser)
    assert browser.send_form(f"{running}/from/0", seat=0, name="Ann", level="easy").status_code == 409


def test_the_new_game_is_played_to_its_end(site: Inside, game_over: Finished) -> None:
    browser, path, match = game_over
    new = begin(browser, path, match.ply // 2)
    finish(site, browser, new)
    assert site.table(new[3:]).live.match.over
