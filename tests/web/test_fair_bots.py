"""Bots share the worker processes fairly; those whom nobody watches wait, and stop in the end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from kotatsu.web.bot_pool import level_under_load
from kotatsu.web.bot_queue import Need, ThinkingQueue
from kotatsu.web.tables import autoplay
from tests.web.servers import FirstChoice, Inside, inside, sqlite, wait_for
from tests.web.tables import bot, solo


def order_of_turns(asked: list[tuple[Need, str]], turns: int = 1) -> list[str]:
    """In which order tables get a turn that ask while all processes are busy."""
    order: list[str] = []

    async def think(queue: ThinkingQueue, need: Need, table: str) -> None:
        async with queue.turn(need, table):
            order.append(table)
            await asyncio.sleep(0.01)

    async def all_at_once() -> None:
        queue = ThinkingQueue(turns)
        first = [asyncio.create_task(think(queue, Need.PERSON, "first")) for _ in range(turns)]
        await asyncio.sleep(0)
        await asyncio.gather(*first, *(think(queue, *one) for one in asked))

    asyncio.run(all_at_once())
    return order[turns:]


def test_people_come_first_and_empty_tables_last() -> None:
    strangers = [(Need.UNATTENDED, f"empty {number}") for number in range(20)]
    order = order_of_turns([*strangers, (Need.WATCHED, "watched"), (Need.PERSON, "people")])
    assert order[:2] == ["people", "watched"]
    assert len(order) == 22


def test_a_table_that_asks_often_does_not_hold_up_another() -> None:
    order = order_of_turns([(Need.PERSON, "greedy")] * 10 + [(Need.PERSON, "modest")])
    assert order.index("modest") <= 1


def test_a_turn_that_nobody_waits_for_any_longer_is_given_to_the_next() -> None:
    async def cancel() -> None:
        queue = ThinkingQueue(1)
        async with queue.turn(Need.PERSON, "a"):
            waiting = asyncio.create_task(_take(queue))
            await asyncio.sleep(0)
            assert queue.load(Need.PERSON) == 1
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            assert queue.load(Need.PERSON) == 0
        await asyncio.wait_for(_take(queue), 1)

    asyncio.run(cancel())


def test_new_tables_do_not_hold_up_one_that_has_played_for_long() -> None:
    order: list[str] = []

    async def think(queue: ThinkingQueue, table: str, seconds: float = 0.0, times: int = 1) -> None:
        for _ in range(times):
            async with queue.turn(Need.PERSON, table):
                order.append(table)
                await asyncio.sleep(seconds)

    async def play() -> None:
        queue = ThinkingQueue(1)
        await think(queue, "old", 0.05, times=3)
        running = asyncio.create_task(think(queue, "running", 0.01))
        await asyncio.sleep(0)
        old = asyncio.create_task(think(queue, "old"))
        await asyncio.sleep(0)
        new = [asyncio.create_task(think(queue, f"new {n}", 0.03, times=6)) for n in range(2)]
        await asyncio.gather(running, old, *new)

    asyncio.run(play())
    assert order[3] == "running"
    assert order.index("old", 3) <= 10, "behind by one thought, and not by all of its game"


def test_strangers_tables_do_not_make_peoples_bots_weaker() -> None:
    async def look() -> tuple[float, float, float]:
        queue = ThinkingQueue(1)
        async with queue.turn(Need.PERSON, "a"):
            waits = [(Need.UNATTENDED, f"empty {n}") for n in range(100)] + [(Need.WATCHED, "watched")]
            waiting = [asyncio.create_task(_wait(queue, *one)) for one in waits]
            await asyncio.sleep(0)
            loads = queue.load(Need.PERSON), queue.load(Need.WATCHED), queue.load(Need.UNATTENDED)
        await asyncio.gather(*waiting)
        return loads

    assert asyncio.run(look()) == (0, 1, 101)


async def _wait(queue: ThinkingQueue, need: Need, table: str) -> None:
    async with queue.turn(need, table):
        pass


async def _take(queue: ThinkingQueue) -> None:
    async with queue.turn(Need.PERSON, "b"):
        pass


def test_bots_think_more_briefly_under_load() -> None:
    assert level_under_load("master", 0.0) == "master"
    assert level_under_load("master", 2.5) == "hard"
    assert level_under_load("hard", 100.0) == "easy"
    assert level_under_load("easy", 100.0) == "easy"
    assert level_under_load("random", 100.0) == "random"


class Noting(FirstChoice):
    """Notes for which need it was asked, and takes its time."""

    def __init__(self) -> None:
        self.needs: list[Need] = []

    async def choose(self, question: Any) -> int:
        self.needs.append(question.need)
        await asyncio.sleep(0.1)
        return int(question.legal[0])


def bots_alone(site: Inside) -> str:
    body = {"game": "tiki-topple", "seats": [bot(), bot()], "start": True}
    return str(httpx.post(f"{site.url}/api/tables", json=body).json()["table"])


def test_bots_alone_stop_when_nobody_looks_and_go_on_when_somebody_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autoplay, "UNATTENDED_PAUSE_SECONDS", 0.0)
    noting = Noting()
    with inside(sqlite(tmp_path), bots=noting) as site:
        table = bots_alone(site)
        wait_for(lambda: noting.needs)
        assert set(noting.needs) == {Need.UNATTENDED}, "who makes a table of bots is not there yet"
        site.browser().get(f"/t/{table}")
        wait_for(lambda: Need.WATCHED in noting.needs)
        noting.needs.clear()
        site.wait(autoplay.ATTENDED_SECONDS + 1)
        wait_for(lambda: Need.UNATTENDED in noting.needs)
        site.wait(autoplay.BOTS_ALONE_SECONDS)
        wait_for(lambda: table in site.services.autoplay._paused)
        ply = site.table(table).live.match.ply
        assert not site.table(table).over
        wait_for(lambda: table not in site.services.autoplay._playing)
        site.browser().get(f"/t/{table}")
        wait_for(lambda: site.table(table).live.match.ply > ply)
        assert table not in site.services.autoplay._paused


def test_a_person_who_plays_is_served_first(tmp_path: Path) -> None:
    noting = Noting()
    with inside(sqlite(tmp_path), bots=noting) as site:
        seat = solo(site)
        wait_for(lambda: seat.look().legal)
        seat.play(seat.last.legal[0])
        wait_for(lambda: noting.needs)
        assert set(noting.needs) == {Need.PERSON}
