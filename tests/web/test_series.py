"""Series of games: the score, the rotating first player, people and bots mixed, and who begins the next game."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from kotatsu.web.store.models import OVER
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.series import SeriesRequest, check_series, is_decided, is_stored_series
from tests.web.servers import AnyChoice, Browser, Inside, inside, sqlite, wait_for

GAME = "pikit"


def finish(site: Inside, path: str, *browsers: Browser) -> list[float]:
    """Play a table to its end; each person sends the first choice of their seats. What it came to, seat by seat."""

    def step() -> bool:
        table = site.table(path[3:])
        match = table.live.match
        if match.over:
            return True
        holder = table.seats[match.actor].key
        sent = {"seat": match.actor, "ply": match.ply, "id": f"m{match.ply}", "action": match.legal()[0]}
        for browser in browsers if holder and not table.seats[match.actor].stand_in else ():
            if browser.send_form(f"{path}/move", script=True, **sent).status_code == 200:
                break
        return False

    wait_for(step, patience=90)
    return [float(share) for share in site.table(path[3:]).live.match.result()]


def names(site: Inside, path: str) -> list[str]:
    return [row.name for row in site.table(path[3:]).seats]


def next_of(browser: Browser, path: str) -> str:
    answer = browser.send_form(f"{path}/rematch")
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def shown_points(page: str) -> list[float]:
    return [float(each) for each in re.findall(r'<b class="points">([\d.]+)</b>', page)]


@pytest.fixture
def room(tmp_path: Path) -> Any:
    with inside(sqlite(tmp_path), bots=AnyChoice()) as running:
        yield running


def test_three_games_of_people_and_bots_rotate_and_add_up(room: Inside) -> None:
    ann, bea = room.browser(), room.browser("fr")
    path = ann.new_table(GAME, seats=3, series="fixed", **{"series-games": 3, "kind-2": "bot", "level-2": "easy"})
    lobby = ann.get(path).text
    assert "Series of 3 games" in lobby
    assert "Game 1 of 3" in lobby
    bea.send_form(f"{path}/join", name="Bea")
    assert ann.send_form(f"{path}/start").status_code == 303
    order = names(room, path)
    total = dict.fromkeys(order, 0.0)
    for number in (1, 2, 3):
        assert f"Game {number} of 3" in ann.get(path).text
        assert names(room, path) == order
        shares = finish(room, path, ann, bea)
        for name, share in zip(order, shares, strict=True):
            total[name] += share
        page = ann.get(f"{path}/result").text
        assert shown_points(page) == pytest.approx([round(total[name], 2) for name in order], abs=0.01)
        assert ("Next game" in page) == (number < 3)
        assert ("Partie suivante" in bea.get(f"{path}/result").text) == (number < 3)
        if number == 3:
            break
        following = next_of(ann if number == 1 else bea, path)
        assert next_of(bea, path) == following  # the first who asks opens it for all
        path, order = following, [*order[1:], order[0]]
    best = max(total.values())
    winners = [name for name in total if total[name] > best - 1e-6]
    told = f"{winners[0]} wins the series!" if len(winners) == 1 else "The series is shared."
    assert told in ann.get(f"{path}/result").text
    room.do(room.services.results.keep_new())
    mine = wait_for(lambda: told in (page := ann.get("/me").text) and page)
    assert mine.count("Series of 3 games") == 3
    # Decided, it ends: once more is a game of its own, in the order of the last one.
    again = next_of(ann, path)
    assert room.table(again[3:]).row.series == {}
    assert names(room, again) == order


def test_a_best_of_three_ends_when_it_is_decided(room: Inside) -> None:
    ann = room.browser()
    path = ann.new_table(GAME, series="best-3", **{"kind-1": "bot", "level-1": "easy"})
    ann.send_form(f"{path}/start")
    points, played = {"Ann": 0.0}, 0
    while True:
        played += 1
        order, shares = names(room, path), finish(room, path, ann)
        for name, share in zip(order, shares, strict=True):
            points[name] = points.get(name, 0.0) + share
        page = ann.get(f"{path}/result").text
        decided = is_decided("best", 3, played, list(points.values()))
        assert ("Next game" in page) is not decided
        if decided:
            break
        path = next_of(ann, path)
    assert played in (2, 3)
    assert re.search(r"wins the series!|The series is shared", page)


def test_bots_alone_and_those_who_stand_in_go_on_by_themselves(room: Inside) -> None:
    ann = room.browser()
    path = ann.new_table(GAME, series="fixed", **{"series-games": 2, "kind-1": "bot", "level-1": "easy"})
    ann.send_form(f"{path}/start")
    assert ann.send_form(f"{path}/hand-over", seat=0, level="easy").status_code == 303
    finish(room, path)
    following = wait_for(lambda: room.table(path[3:]).row.rematch, patience=30)
    table = room.table(following)
    assert table.row.series["number"] == 1
    assert [row.stand_in for row in table.seats] == ["", "easy"]  # Ann sits second now, and is still away
    assert "Game 2 of 2" in ann.get(f"/t/{following}").text
    finish(room, f"/t/{following}")
    room.do(asyncio.sleep(0.3))
    last = room.table(following)
    assert last.row.status == OVER
    assert not last.row.rematch  # it is over: nothing begins by itself
    bots = {f"{part}-{seat}": value for seat in (0, 1) for part, value in (("kind", "bot"), ("level", "easy"))}
    alone = room.browser().new_table(GAME, series="fixed", **{"series-games": 2, **bots})
    assert room.browser().send_form(f"{alone}/start").status_code == 403  # the host begins, nobody else


def test_a_game_that_people_play_waits_for_their_touch(room: Inside) -> None:
    ann = room.browser()
    path = ann.new_table(GAME, series="best-3", **{"kind-1": "bot", "level-1": "easy"})
    ann.send_form(f"{path}/start")
    finish(room, path, ann)
    room.do(asyncio.sleep(0.3))
    assert not room.table(path[3:]).row.rematch


def test_a_rematch_becomes_a_series_and_the_host_changes_it_in_the_lobby(room: Inside) -> None:
    ann, stranger = room.browser(), room.browser()
    path = ann.new_table(GAME, **{"kind-1": "bot", "level-1": "easy"})
    assert ann.send_form(f"{path}/series", series="best-5").status_code == 303
    assert "Best of five" in ann.get(path).text
    assert ann.send_form(f"{path}/series", series="one").status_code == 303
    assert room.table(path[3:]).row.series == {}
    assert stranger.send_form(f"{path}/series", series="best-3").status_code == 403
    ann.send_form(f"{path}/start")
    assert ann.send_form(f"{path}/series", series="best-3").status_code == 409
    finish(room, path, ann)
    answer = ann.send_form(f"{path}/rematch", series="best-3")
    table = room.table(answer.headers["location"][3:])
    assert (table.row.series["form"], table.row.series["games"], table.row.series["number"]) == ("best", 3, 0)


@pytest.mark.parametrize(
    "sent",
    [
        {"series": "best-4"},
        {"series": "best-"},
        {"series": "fixed"},
        {"series": "fixed", "series-games": "1"},
        {"series": "fixed", "series-games": "13"},
        {"series": "fixed", "series-games": "-3"},
        {"series": "fixed", "series-games": "9" * 40},
        {"series": "\x00<b>"},
        {"series": "ONE"},
    ],
)
def test_no_other_series_is_made(site: Inside, sent: dict[str, str]) -> None:
    ann = site.browser()
    wanted: dict[str, Any] = {"seats": 2, "name-0": "Ann", "kind-1": "bot", **sent}
    answer = ann.send_form(f"/new/{GAME}", **wanted)
    assert answer.status_code == 422
    assert "notice" in answer.text
    path = ann.new_table(GAME, **{"kind-1": "bot"})
    assert ann.send_form(f"{path}/series", script=True, **sent).status_code == 422
    assert site.table(path[3:]).row.series == {}


@pytest.mark.parametrize(
    ("form", "games", "played", "points", "decided"),
    [
        ("best", 3, 1, [1, 0], False),
        ("best", 3, 2, [2, 0], True),
        ("best", 3, 2, [1, 1], False),
        ("best", 3, 2, [1.5, 0.5], False),
        ("best", 3, 3, [1, 1, 1], True),
        ("best", 5, 3, [3, 0], True),
        ("best", 5, 3, [2, 1], False),
        ("best", 5, 4, [3, 1], True),
        ("fixed", 4, 3, [3, 0], False),
        ("fixed", 4, 4, [3, 1], True),
        ("best", 3, 2, [2 / 3, 2 / 3, 2 / 3], False),
    ],
)
def test_when_a_series_is_decided(form: str, games: int, played: int, points: list[float], decided: bool) -> None:
    assert is_decided(form, games, played, points) is decided


def test_what_is_stored_of_a_series_is_checked() -> None:
    good = {"form": "best", "games": 3, "number": 1, "points": [1.0, 0.0]}
    assert is_stored_series(good)
    assert is_stored_series({})
    wrongs: tuple[Any, ...] = (
        None,
        [],
        {**good, "form": "worst"},
        {**good, "number": 3},
        {**good, "number": -1},
        {**good, "number": "1"},
        {**good, "games": True},
        {**good, "points": ["1", 0]},
        {**good, "points": None},
        {**good, "points": [-1.0, 0.0]},
        {"x": 1},
    )
    for wrong in wrongs:
        assert not is_stored_series(wrong), wrong
    with pytest.raises(Refused):
        check_series(SeriesRequest("best", 7))
