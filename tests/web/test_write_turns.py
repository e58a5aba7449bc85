"""Moves are not kept waiting by what else is written: tables being made, seats, presence."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from kotatsu import client
from kotatsu.web.store.database import Database
from kotatsu.web.store.store import Store
from kotatsu.web.store.write_turns import WriteTurns
from kotatsu.web.tables.moves import move_entry, store_entry
from kotatsu.web.tables.registry import TableRegistry
from tests.web.servers import Inside, sqlite
from tests.web.tables import GAME, bot, new_id, own, people

POOL = 15
"""Connections that a pool gives out at most."""


async def write(turns: WriteTurns, name: str, written: list[str]) -> None:
    async with turns.for_moves() if name == "move" else turns.for_others():
        written.append(name)
        await asyncio.sleep(0)


def test_a_move_waits_for_one_other_transaction_however_many_were_there_before() -> None:
    async def run() -> list[str]:
        turns, written = WriteTurns(), list[str]()
        queued = [asyncio.create_task(write(turns, name, written)) for name in ["other"] * 20 + ["move"]]
        await asyncio.gather(*queued)
        return written

    assert asyncio.run(run()).index("move") <= 1


def test_moves_without_end_do_not_keep_others_from_writing() -> None:
    async def run() -> list[str]:
        turns, written = WriteTurns(), list[str]()
        queued = [asyncio.create_task(write(turns, name, written)) for name in ["move", "other"] * 3 + ["move"] * 20]
        await asyncio.gather(*queued)
        return written

    assert asyncio.run(run())[:6] == ["move", "other"] * 3


def test_moves_share_a_turn_until_somebody_else_waits() -> None:
    async def run() -> list[str]:
        turns, written = WriteTurns(), list[str]()
        async with turns.for_moves():
            await asyncio.wait_for(write(turns, "move", written), 5)
            other = asyncio.create_task(write(turns, "other", written))
            await asyncio.sleep(0)
            late = asyncio.create_task(write(turns, "move", written))
            await asyncio.sleep(0.01)
            assert written == ["move"]  # nobody else before the first is done
        await asyncio.gather(other, late)
        return written

    assert asyncio.run(run()) == ["move", "other", "move"]


def test_one_who_gives_up_waiting_leaves_the_turn_to_the_next() -> None:
    async def run() -> list[str]:
        turns, written = WriteTurns(), list[str]()
        first, second, third = (asyncio.create_task(write(turns, name, written)) for name in ("a", "b", "c"))
        await asyncio.sleep(0)  # the first writes, the others wait
        second.cancel()
        await first  # the turn was passed on
        fourth = asyncio.create_task(write(turns, "move", written))
        await asyncio.gather(third, fourth)
        await write(turns, "last", written)
        return written

    assert asyncio.run(run()) == ["a", "c", "move", "last"]


def test_one_who_gives_up_just_as_the_turn_comes_passes_it_on() -> None:
    async def run() -> list[str]:
        turns, written = WriteTurns(), list[str]()
        async with turns.for_others():
            given_up = asyncio.create_task(write(turns, "given up", written))
            await asyncio.sleep(0)
        given_up.cancel()  # its turn has come, but it has not run since
        await asyncio.wait([given_up])
        await asyncio.wait_for(write(turns, "last", written), 5)
        return written

    assert asyncio.run(run()) == ["last"]


def test_a_move_is_stored_before_tables_that_were_made_earlier(site: Inside) -> None:
    seat = people(site)[0]
    store, done = site.registry.store, list[str]()

    async def other(release: asyncio.Event) -> None:
        async with store.transaction():
            await release.wait()
        done.append("other")

    async def run(registry: TableRegistry) -> list[str]:
        table, release = await registry.load(seat.table), asyncio.Event()
        waiting = [asyncio.create_task(other(release)) for _ in range(10)]
        await asyncio.sleep(0)
        match = table.live.try_move(table.live.match.legal()[0])
        entry = move_entry(registry, table, match, new_id())
        moving = asyncio.create_task(store_entry(registry, table, entry, match))
        await asyncio.sleep(0)
        release.set()
        assert await moving
        before = list(done)
        await asyncio.gather(*waiting)
        return before

    assert len(site.do(run(site.registry))) <= 2


def test_a_new_table_is_read_once(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    load = Store.load

    async def counted(self: Store, table_id: str, *, entries_from: int = 0) -> object:
        read.append(table_id)
        return await load(self, table_id, entries_from=entries_from)

    monkeypatch.setattr(Store, "load", counted)
    seat = client.create(site.url, GAME, [own("Ann"), bot()], start=True)
    assert seat.info()["status"] == "playing"
    assert read.count(seat.table) <= 2  # by who plays on, and perhaps at the same moment by who asks


def test_a_database_is_read_while_no_connection_of_the_pool_is_free(tmp_path: Path) -> None:
    """After a restart everybody asks at once for tables that are not in memory; a pool of connections runs out."""

    async def ask() -> int:
        database = Database(sqlite(tmp_path))
        async with AsyncExitStack() as stack:
            stack.push_async_callback(database.close)
            for _ in range(POOL):
                await stack.enter_async_context(database.engine.connect())
            return await asyncio.wait_for(database.read(lambda session: int(session.scalar(text("SELECT 7")))), 20)

    assert asyncio.run(ask()) == 7
