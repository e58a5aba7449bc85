"""Several workers on one PostgreSQL: any worker serves any table, news travels, a bot moves once."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import text

from kotatsu import client
from kotatsu.client import NotAllowed, Seat
from kotatsu.engine.match import Match
from tests.web import postgres
from tests.web.servers import Inside, inside, wait_for
from tests.web.tables import actor, link, people, play_first, solo

pytestmark = pytest.mark.skipif(bool(postgres.why_not()), reason=postgres.why_not() or "PostgreSQL is here")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres.postgresql() as url:
        yield url


@pytest.fixture(scope="module")
def workers(database: str) -> Iterator[tuple[Inside, Inside]]:
    with inside(database, keep_alive=5.0) as first, inside(database, keep_alive=5.0) as second:
        yield first, second


def at(worker: Inside, seat: Seat) -> Seat:
    """The same seat, served by another worker."""
    return client.join(f"{worker.url}/t/{seat.table}", token=seat.token)


def test_any_worker_serves_any_table(workers: tuple[Inside, Inside]) -> None:
    first, second = workers
    seats = people(first)
    elsewhere = [at(second, seat) for seat in seats]
    for ply in range(6):
        play_first(seats if ply % 2 else elsewhere)
    assert [seat.look().ply for seat in (*seats, *elsewhere)] == [6] * 4
    back = elsewhere[1 - actor(seats).seat].take_back()
    assert (back.ply, back.line["branch"]) == (5, 1)
    assert seats[0].look().line["branch"] == 1


def test_news_travels_from_worker_to_worker(workers: tuple[Inside, Inside]) -> None:
    """The other worker's stream hears of a move long before it would look for itself."""
    check_news(*workers)


def test_news_travels_again_after_a_lost_connection(workers: tuple[Inside, Inside], database: str) -> None:
    """PostgreSQL hangs up on everybody who listens or speaks; both begin anew."""
    hang_up = text(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query ~* '^(LISTEN|SELECT pg_not)'"
    )
    assert workers[0].do(_scalar(workers[0], hang_up)) >= 2
    time.sleep(1.5)
    check_news(*workers)


async def _scalar(worker: Inside, query: Any) -> Any:
    async with worker.registry.store.database.engine.connect() as connection:
        return await connection.scalar(query)


def check_news(first: Inside, second: Inside) -> None:
    seats = people(first)
    heard: list[dict[str, Any]] = []

    def listen() -> None:
        with httpx.stream("GET", f"{second.url}/t/{seats[0].table}/events", timeout=10) as answer:
            for line in answer.iter_lines():
                if line.startswith("data: "):
                    heard.append(msgspec.json.decode(line[6:]))
                if len(heard) == 2:
                    return

    listener = threading.Thread(target=listen)
    listener.start()
    wait_for(lambda: heard)
    play_first(seats)
    wait_for(lambda: len(heard) == 2, patience=3.0)
    listener.join(5)
    assert heard[1]["ply"] == 1


def test_a_move_sent_to_two_workers_at_once_counts_once(workers: tuple[Inside, Inside]) -> None:
    first, second = workers
    for attempt in range(8):
        seats = people(first)
        seat = actor(seats)
        turn = seat.look()
        other = at(second, seat)
        other.look()
        with ThreadPoolExecutor(2) as both:
            same = attempt % 2 == 0
            sent = [
                both.submit(where.play, turn.legal[0 if same else place], move_id="same" if same else f"id-{place}")
                for place, where in enumerate((seat, other))
            ]
        failures = [future.exception() for future in sent]
        if same:
            assert [future.result() for future in sent] == [1, 1]
        else:
            assert sum(failure is None for failure in failures) == 1
            assert [each.reason for each in failures if isinstance(each, NotAllowed)] == ["stale"]
        assert len(first.do(first.registry.store.entries(seat.table))) == 1


def test_workers_that_wake_the_same_bot_move_it_once(workers: tuple[Inside, Inside]) -> None:
    first, second = workers
    seat = solo(first, bots=2)
    chance = random.Random(2)
    for turn in seat.turns():
        seat.play(chance.choice(turn.legal))
        for worker in workers:
            worker.do(_wake(worker, seat.table))
    assert seat.last.over
    entries = second.do(second.registry.store.entries(seat.table))
    assert [entry.number for entry in entries] == list(range(len(entries)))
    assert Match.replay(seat.record()).over


async def _wake(worker: Inside, table: str) -> None:
    worker.services.autoplay.wake(table)


def test_two_who_want_the_same_seat_at_two_workers_do_not_both_get_it(workers: tuple[Inside, Inside]) -> None:
    first, second = workers
    for _ in range(4):
        host = client.create(first.url, "tiki-topple", [{"kind": "own", "name": "Ann"}, {"kind": "open"}])
        addresses = [link(host), f"{second.url}/t/{host.table}"]
        with ThreadPoolExecutor(2) as both:
            asked = [both.submit(client.join, url, name=name) for url, name in zip(addresses, "XY", strict=True)]
            outcomes = [future.exception() for future in asked]
        assert sum(outcome is None for outcome in outcomes) == 1


def test_what_strangers_send_does_not_break_postgresql(workers: tuple[Inside, Inside]) -> None:
    """Text that PostgreSQL cannot hold is refused before it gets there."""
    first, _ = workers
    seat = solo(first)
    headers = {"Authorization": f"Bearer {seat.token}"}
    for said in ("\x00", "a\x00b", "\ud7ff\ue000", "é" * 300):
        answer = httpx.post(f"{first.url}/api/tables/{seat.table}/chat", json={"text": said}, headers=headers)
        assert answer.status_code in (201, 422)
    for table in ("%00" * 8, "a" * 32, "'; drop table tables; --"):
        assert httpx.get(f"{first.url}/api/tables/{table}").status_code == 404
    assert httpx.get(f"{first.url}/healthz").json()["ok"] is True
