"""A page and a program whose stream was answered with an error try again and catch up."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from kotatsu import client, play_client
from kotatsu.client import NotAllowed
from tests.web.browsers import Person
from tests.web.proxy import Proxy
from tests.web.servers import Inside, wait_for
from tests.web.tables import people, play_first


@pytest.mark.parametrize("status", [429, 500, 502])
def test_a_program_takes_its_stream_up_again_behind_a_proxy(site: Inside, status: int) -> None:
    seats = people(site)
    with Proxy(site.url) as proxy:
        watcher = client.Seat(proxy.url, seats[0].table, 0, seats[0].token)
        seen: list[int] = []
        reader = threading.Thread(target=lambda: _note_plies(watcher, seen, until=3), daemon=True)
        reader.start()
        wait_for(lambda: seen == [0])
        proxy.status = status
        play_first(seats)
        wait_for(lambda: proxy.failures >= 2)
        play_first(seats)
        proxy.status = 0
        play_first(seats)
        reader.join(20)
    assert seen == [0, 1, 2, 3]


def _note_plies(watcher: client.Seat, seen: list[int], until: int) -> None:
    for state in watcher.states():
        seen.append(state.ply)
        if state.ply == until:
            return


@pytest.mark.parametrize("body", [b'{"type":"full","entry":0,"vi', b"<html>Back in a moment</html>", b"[1]", b"\xff"])
def test_what_a_proxy_cuts_off_or_puts_in_place_of_an_answer_is_tried_again(site: Inside, body: bytes) -> None:
    seats = people(site)
    with Proxy(site.url) as proxy:
        watcher = client.Seat(proxy.url, seats[0].table, 0, seats[0].token)
        mover = seats[seats[0].look().actor]
        action, mover.server = mover.look().legal[0], proxy.url
        seen: list[int] = []
        reader = threading.Thread(target=lambda: _note_plies(watcher, seen, until=1), daemon=True)
        player = threading.Thread(target=lambda: mover.play(action), daemon=True)
        proxy.status, proxy.body = 200, body
        reader.start()
        player.start()
        wait_for(lambda: proxy.failures >= 3)
        proxy.status = 0
        reader.join(20)
        player.join(20)
    assert seen[-1] == 1


@pytest.mark.parametrize("wait", ["9" * 400, "86400"])
def test_one_who_is_told_to_wait_too_long_gives_up_with_the_servers_answer(wait: str) -> None:
    asked = client.refusal(503, b"", wait)
    with pytest.raises(NotAllowed) as caught:
        client.Backoff().wait(asked)
    assert caught.value is asked


def test_a_play_connection_goes_on_after_a_table_that_could_not_be_read(
    site: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server ends the channel of a table that it failed to read; the program asks for it again."""
    seats, failures = people(site), list[str]()
    load = site.registry.load

    async def sometimes(table_id: str) -> Any:
        if failing.is_set():
            failures.append(table_id)
            raise OperationalError("select", {}, OSError("no route"))
        return await load(table_id)

    failing = threading.Event()
    with play_client.connect(site.url) as play:
        for seat in seats:
            play.add(seat)
        turns = play.turns()
        seat, turn = next(turns)
        monkeypatch.setattr(site.registry, "load", sometimes)
        failing.set()
        site.registry.forget()
        threading.Timer(1.0, failing.clear).start()
        play.move(seat, turn.legal[0])
        assert next(turns)[1].ply == turn.ply + 1
    assert failures


def test_a_program_plays_on_after_a_database_that_went_away(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = people(site)
    seat = seats[seats[0].look().actor]
    turn = seat.look()
    gone = threading.Event()
    gone.set()
    append, failures = site.registry.store.append, []

    async def sometimes(*arguments: Any, **more: Any) -> bool:
        if gone.is_set():
            failures.append(1)
            raise OperationalError("insert", {}, OSError("no route"))
        return await append(*arguments, **more)

    monkeypatch.setattr(site.registry.store, "append", sometimes)
    player = threading.Thread(target=lambda: seat.play(turn.legal[0]), daemon=True)
    player.start()
    wait_for(lambda: len(failures) >= 2)
    gone.clear()
    player.join(20)
    assert seat.look().ply == turn.ply + 1


@pytest.mark.browser
@pytest.mark.parametrize("status", [429, 500, 502])
def test_a_page_takes_its_stream_up_again_behind_a_proxy(site: Inside, browser: Any, status: int) -> None:
    seats = people(site)
    with Proxy(site.url) as proxy:
        screen = Person(browser, proxy.url)
        screen.visit(f"/t/{seats[0].table}?watch=1")
        screen.page.wait_for_selector('#at[data-ply="0"]')
        proxy.status = status
        play_first(seats)
        screen.page.wait_for_selector("body[data-offline]")
        wait_for(lambda: proxy.failures >= 2, patience=20)
        play_first(seats)
        proxy.status = 0
        screen.page.wait_for_selector('#at[data-ply="2"]', timeout=30_000)
        screen.page.wait_for_selector("body:not([data-offline])")
