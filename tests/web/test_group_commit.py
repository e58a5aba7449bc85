"""Entries are stored in batches: all of a batch or nothing of it, and each sender is told what became of theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy import text

from kotatsu.web.store.entry_pipe import OwnEntryPipe
from kotatsu.web.store.entry_process import STORED, Answer, Batch
from kotatsu.web.store.entry_writers import EntryToStore, SQLAlchemyWriter, SQLiteWriter
from kotatsu.web.store.group_commit import MAX_ENTRIES, GroupCommit, Outcome, PendingEntry
from kotatsu.web.store.models import MOVE, OVER, PLAYING, NewEntry
from kotatsu.web.store.store import Store
from kotatsu.web.store.write_turns import WriteTurns
from kotatsu.web.tables.registry import TableRegistry
from tests.web.play_lines import move, play_wire
from tests.web.servers import Inside, inside, sqlite
from tests.web.tables import actor, people

ROWS = {
    "entries": "SELECT * FROM entries ORDER BY number",
    "tables": "SELECT actor, status, moved_at FROM tables",
}


def entry(table: str, number: int, **values: Any) -> NewEntry:
    return NewEntry(table_id=table, number=number, kind=MOVE, seat=0, move_id=f"0:{number}", at=7.5 + number, **values)


async def outcomes(store: Store, entries: Sequence[NewEntry], status: str = PLAYING) -> list[Outcome]:
    """What the senders of entries are told that were submitted at once."""
    told: dict[int, Outcome] = {}
    for place, each in enumerate(entries):
        store.submit(PendingEntry(each, each.number % 2, status, partial(told.__setitem__, place)))
    while len(told) < len(entries):
        await asyncio.sleep(0.01)
    return [told[place] for place in range(len(entries))]


async def stored(registry: TableRegistry) -> dict[str, list[tuple[Any, ...]]]:
    async with registry.store.database.engine.connect() as connection:
        return {name: [tuple(row) for row in await connection.execute(text(query))] for name, query in ROWS.items()}


def new_site(folder: Path) -> Inside:
    return inside(sqlite(folder))


def test_an_entry_is_stored_with_all_its_values_and_its_table_moves(tmp_path: Path) -> None:
    with new_site(tmp_path) as site:
        table = people(site)[0].table
        full = entry(table, 0, action="play card=up1 place=3", draws=[4, 0, 9], digest="0123456789abcdef", keep=2)
        assert site.do(outcomes(site.registry.store, [full], OVER)) == [True]
        found = site.do(stored(site.registry))
        assert found["entries"] == [
            (table, 0, MOVE, 0, "play card=up1 place=3", "[4, 0, 9]", "0123456789abcdef", 2, "0:0", 7.5)
        ]
        assert found["tables"] == [(0, OVER, 7.5)]


def test_both_writers_store_the_same(tmp_path: Path) -> None:
    def told(name: str, *, by_database_layer: bool) -> dict[str, list[tuple[Any, ...]]]:
        folder = tmp_path / name
        folder.mkdir()
        with new_site(folder) as site:
            table = people(site)[0].table
            store = site.registry.store
            if by_database_layer:
                store._group_commit = GroupCommit(SQLAlchemyWriter(store.transaction))
            site.do(outcomes(store, [entry(table, 0, draws=[1]), entry(table, 1, action="pass", keep=1)]))
            found = site.do(stored(site.registry))
        return {kind: [tuple(value for value in row if value != table) for row in rows] for kind, rows in found.items()}

    assert told("sqlite", by_database_layer=False) == told("layer", by_database_layer=True)


def test_one_that_is_too_late_does_not_keep_its_batch_from_being_stored(tmp_path: Path) -> None:
    with new_site(tmp_path) as site:
        table, store = people(site)[0].table, site.registry.store
        assert site.do(outcomes(store, [entry(table, 0)])) == [True]
        late_number, same_id = entry(table, 0, action="late"), replace(entry(table, 2), move_id="0:1")
        nowhere = entry("no-such-table", 0)
        batch = [late_number, entry(table, 1), same_id, nowhere, entry(table, 2)]
        assert site.do(outcomes(store, batch)) == [False, True, False, False, True]
        found = site.do(stored(site.registry))
        assert [row[1] for row in found["entries"]] == [0, 1, 2]
        assert all(row[4] != "late" for row in found["entries"])
        assert found["tables"] == [(0, PLAYING, 9.5)]


def test_more_than_one_transaction_takes_are_all_stored_in_their_order(tmp_path: Path) -> None:
    with new_site(tmp_path) as site:
        table, count = people(site)[0].table, 2 * MAX_ENTRIES + 3
        told = site.do(outcomes(site.registry.store, [entry(table, number) for number in range(count)]))
        assert told == [True] * count
        assert [row[1] for row in site.do(stored(site.registry))["entries"]] == list(range(count))


def test_a_sender_that_fails_keeps_nobody_else_from_being_told(tmp_path: Path) -> None:
    async def submit(store: Store, table: str) -> list[Outcome]:
        def fail(_outcome: Outcome) -> None:
            raise RuntimeError("gone")

        store.submit(PendingEntry(entry(table, 0), 0, PLAYING, fail))
        return await outcomes(store, [entry(table, 1)])

    with new_site(tmp_path) as site:
        assert site.do(submit(site.registry.store, people(site)[0].table)) == [True]


def test_a_database_that_fails_tells_every_sender_and_the_next_batch_is_stored(tmp_path: Path) -> None:
    with new_site(tmp_path) as site:
        table, commit = people(site)[0].table, site.registry.store._group_commit
        right, commit._writer = commit._writer, SQLiteWriter(str(tmp_path), WriteTurns())  # a folder is no database
        told = site.do(outcomes(site.registry.store, [entry(table, 0), entry(table, 1)]))
        assert [type(each).__name__ for each in told] == ["OperationalError"] * 2
        site.do(commit._writer.close())
        commit._writer = right
        assert site.do(outcomes(site.registry.store, [entry(table, 0)])) == [True]


class SlowWriter:
    """Takes two batches at once, and stores each when it is told to."""

    batches_at_once = 2

    def __init__(self) -> None:
        self.begun: list[list[int]] = []
        self.stored = [asyncio.Event() for _ in range(9)]

    async def write(self, batch: Sequence[EntryToStore]) -> None:
        number = len(self.begun)
        self.begun.append([each.entry.number for each in batch])
        await self.stored[number].wait()

    async def check(self) -> None:
        pass

    async def close(self) -> None:
        pass


def _append(told: list[int], number: int, _outcome: Outcome) -> None:
    told.append(number)


def test_a_second_batch_is_on_its_way_before_the_first_is_stored_and_the_rest_waits_together() -> None:
    async def run() -> tuple[list[list[int]], list[int]]:
        writer, told = SlowWriter(), list[int]()
        commit = GroupCommit(writer)
        for number in range(6):
            tell: Callable[[Outcome], None] = partial(_append, told, number)
            commit.submit(PendingEntry(entry("table", number), 0, PLAYING, tell))
            if number < 3:
                await asyncio.sleep(0.01)
        assert told == []
        for stored in writer.stored:
            stored.set()
        await commit.finish()
        return writer.begun, sorted(told)

    assert asyncio.run(run()) == ([[0], [1], [2, 3, 4, 5]], [0, 1, 2, 3, 4, 5])


def test_a_process_that_ends_is_replaced_and_what_it_had_stored_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once it ends before it has stored a batch, once after."""
    ask = OwnEntryPipe.ask

    async def end_before(self: OwnEntryPipe, _batch: Batch) -> Answer:
        monkeypatch.setattr(OwnEntryPipe, "ask", ask)
        await self.close()
        raise ConnectionError

    async def end_after(self: OwnEntryPipe, batch: Batch) -> Answer:
        assert await ask(self, batch) == (STORED, "")
        return await end_before(self, batch)

    with new_site(tmp_path) as site:
        table, store = people(site)[0].table, site.registry.store
        monkeypatch.setattr(OwnEntryPipe, "ask", end_before)
        assert site.do(outcomes(store, [entry(table, 0), entry(table, 1)])) == [True] * 2
        monkeypatch.setattr(OwnEntryPipe, "ask", end_after)
        assert site.do(outcomes(store, [entry(table, 2), entry(table, 3)])) == [False] * 2  # there already
        assert site.do(outcomes(store, [entry(table, 4)])) == [True]
        assert [row[1] for row in site.do(stored(site.registry))["entries"]] == [0, 1, 2, 3, 4]


def test_a_move_that_was_stored_just_before_the_process_ended_is_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = OwnEntryPipe.ask

    async def end_after(self: OwnEntryPipe, batch: Batch) -> Answer:
        monkeypatch.setattr(OwnEntryPipe, "ask", ask)
        assert await ask(self, batch) == (STORED, "")
        await self.close()
        raise ConnectionError

    with new_site(tmp_path) as site:
        seats = people(site)
        seat = actor(seats)
        turn = seat.look()
        monkeypatch.setattr(OwnEntryPipe, "ask", end_after)
        assert seat.play(turn.legal[0]) == 1
        assert all(seat.look().ply == 1 for seat in seats)


def test_everybody_sees_a_move_that_was_stored_although_its_sender_was_told_of_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes in a row end, the first of them after it has stored the move."""
    ask = OwnEntryPipe.ask

    async def end_after(self: OwnEntryPipe, batch: Batch) -> Answer:
        await ask(self, batch)
        await self.close()
        raise ConnectionError

    with new_site(tmp_path) as site:
        seats = people(site)
        monkeypatch.setattr(OwnEntryPipe, "ask", end_after)
        mover = actor(seats)
        sent = {"seat": mover.seat, "ply": 0, "id": "one", "action": mover.look().legal[0]}
        path, token = f"{site.url}/api/tables/{mover.table}/moves", {"Authorization": f"Bearer {mover.token}"}
        assert httpx.post(path, json=sent, headers=token).status_code == 500
        assert all(seat.look().ply == 1 for seat in seats)
        with play_wire(site) as wire:
            line = next(line for line in [wire.subscribe(seat.seat, seat) for seat in seats] if line["legal"])
            wire.send(move(line))
            assert wire.next("done", "refused")["status"] == 500
            assert {wire.next("ply")["ply"] for _ in seats} == {2}
