"""Background tasks go on after a failure, and nobody counts as away because of the server's own troubles."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from kotatsu.web import background
from kotatsu.web.background import Supervisor
from kotatsu.web.store import database
from kotatsu.web.store.entry_pipe import OwnEntryPipe
from kotatsu.web.store.entry_process import SetUp
from kotatsu.web.store.entry_writers import SQLiteWriter
from kotatsu.web.store.models import SeatRow, TableRow
from kotatsu.web.store.store import Store
from kotatsu.web.tables import presence, registry
from kotatsu.web.tables.registry import ServerClock
from kotatsu.web.tables.seats import Moment, is_away
from tests.web.servers import Inside, inside, sqlite, wait_for
from tests.web.tables import people, play_first

AWAY_SECONDS = 60


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses short enough for tests."""
    monkeypatch.setattr(background, "FIRST_PAUSE_SECONDS", 0.02)
    monkeypatch.setattr(background, "MAX_PAUSE_SECONDS", 0.05)
    monkeypatch.setattr(presence, "FLUSH_SECONDS", 0.05)


class Outage:
    """A database that can be written to, or not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.on = False
        self.failures = 0
        for name in ("mark_seen", "check_writable", "append"):
            monkeypatch.setattr(Store, name, self._failing(getattr(Store, name)))

    def _failing(self, plain: Any) -> Any:
        async def write(*arguments: Any, **more: Any) -> Any:
            if self.on:
                self.failures += 1
                raise OperationalError("write", {}, sqlite3.OperationalError("database or disk is full"))
            return await plain(*arguments, **more)

        return write


def health(site: Inside) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{site.url}/healthz").json()
    return found


def test_what_writes_entries_is_part_of_the_health(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything but moves can be stored: the process that writes them cannot be started again."""

    async def fail(set_up: SetUp) -> OwnEntryPipe:
        raise OSError(12, "Cannot allocate memory")

    with inside(sqlite(tmp_path)) as site:
        seats = people(site)
        play_first(seats)
        with monkeypatch.context() as broken:
            broken.setattr(OwnEntryPipe, "started", fail)
            writer = site.registry.store._group_commit._writer
            assert isinstance(writer, SQLiteWriter)
            site.do(writer.close())
            wait_for(lambda: not health(site)["ok"])
        wait_for(lambda: health(site)["ok"])
        play_first(seats)


def test_a_failed_write_does_not_end_a_task(tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    outage = Outage(monkeypatch)
    with inside(sqlite(tmp_path), sweep=0.05) as site:
        seats = people(site, away=AWAY_SECONDS)
        assert health(site)["ok"]
        outage.on = True
        wait_for(lambda: outage.failures > 3)
        wait_for(lambda: not health(site)["ok"])
        assert health(site)["tasks_down"] == ["presence"]
        metrics = httpx.get(f"{site.url}/metrics").text
        assert 'kotatsu_background_up{task="presence"} 0.0' in metrics
        assert 'kotatsu_background_failures_total{task="presence"}' in metrics
        outage.on = False
        wait_for(lambda: health(site)["ok"])
        assert 'kotatsu_background_up{task="presence"} 1.0' in httpx.get(f"{site.url}/metrics").text
        stored = site.table(seats[0].table).seats[0].seen_at
        wait_for(lambda: seats[0].look() and _stored_seen_at(site, seats[0].table) > stored)


def _stored_seen_at(site: Inside, table: str) -> float:
    stored = site.do(site.registry.store.load(table))
    assert stored is not None
    return stored.seats[0].seen_at


def test_nobody_is_away_because_nothing_could_be_stored(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people were at their table all the time; the database was gone for longer than the table waits."""
    outage = Outage(monkeypatch)
    with inside(sqlite(tmp_path), sweep=0.05) as site:
        seats = people(site, away=AWAY_SECONDS)
        play_first(seats)
        wait_for(lambda: not site.services.presence._seen)
        outage.on = True
        wait_for(lambda: outage.failures > 2)
        site.wait(10 * AWAY_SECONDS)
        failures = outage.failures
        wait_for(lambda: outage.failures > failures + 2)
        site.registry.forget()  # nothing is remembered: what is stored is old
        outage.on = False
        wait_for(lambda: health(site)["ok"])
        time.sleep(0.5)  # several sweeps
        assert seats[0].look().ply == 1
        wait_for(lambda: not site.services.presence._seen)  # what was seen is stored before time passes
        site.wait(2 * AWAY_SECONDS)
        wait_for(lambda: site.table(seats[0].table).live.match.ply > 1)  # but now they are


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program writes to the database, and takes its time."""
    with closing(sqlite3.connect(folder / "kotatsu.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def test_a_write_that_hangs_is_a_failure_and_makes_nobody_away(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both look at their table all the time; what was waiting for the database is stored before who was here."""
    monkeypatch.setattr(presence, "FLUSH_TIMEOUT_SECONDS", 0.5)
    with inside(sqlite(tmp_path), sweep=0.05) as site:
        seats = people(site, away=AWAY_SECONDS)
        monkeypatch.setattr(registry, "WATCH_GAP_SECONDS", 0.3)
        waiting = [Thread(target=seat.say, args=("hello",)) for seat in seats]
        with locked(tmp_path):
            for thread in waiting:
                thread.start()
            wait_for(lambda: health(site)["tasks_down"] == ["presence"])
            site.wait(10 * AWAY_SECONDS)
        for thread in waiting:
            thread.join(10)
        wait_for(lambda: health(site)["ok"])
        time.sleep(0.5)  # several sweeps
        assert seats[0].look().ply == 0
        wait_for(lambda: not site.services.presence._seen)
        site.wait(2 * AWAY_SECONDS)
        wait_for(lambda: site.table(seats[0].table).live.match.ply > 0)  # but now they are


class Hanging:
    """A connection that never opens."""

    async def __aenter__(self) -> None:
        await asyncio.Event().wait()

    async def __aexit__(self, *_: object) -> None:
        pass


def test_health_waits_for_no_database_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "ANSWER_SECONDS", 0.2)
    with inside(sqlite(tmp_path)) as site:
        engine = site.registry.store.database.engine

        monkeypatch.setattr(type(engine), "connect", lambda *_: Hanging())
        answer = httpx.get(f"{site.url}/healthz", timeout=3)
        assert (answer.status_code, answer.json()["database"]) == (503, False)


def test_nobody_is_away_because_the_server_was(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as site:
        seats = people(site, away=AWAY_SECONDS)
        play_first(seats)
    with sqlite3.connect(tmp_path / "kotatsu.sqlite") as database:
        database.execute("UPDATE seats SET seen_at = seen_at - 7200")
        database.execute("UPDATE tables SET moved_at = moved_at - 7200")
    with inside(sqlite(tmp_path), sweep=0.05) as site:
        time.sleep(0.5)  # several sweeps
        assert site.table(seats[0].table).live.match.ply == 1
        site.wait(2 * AWAY_SECONDS)
        wait_for(lambda: site.table(seats[0].table).live.match.ply > 1)


def test_a_clock_that_jumps_moves_nobody_away(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ServerClock()
    before = clock()
    monkeypatch.setattr(time, "time", lambda: before + 100_000)
    assert clock() - before < 1.0
    table = TableRow(
        id="t", game="g", version=1, seats=1, options={}, seed="", away=60, host="", created_at=0.0, moved_at=0.0
    )
    row = SeatRow(table_id="t", seat=0, kind="person", key="k", seen_at=before)
    assert not is_away(table, row, Moment(clock(), before))
    assert is_away(table, row, Moment(before + 61, before))
    assert not is_away(table, row, Moment(before + 61, before + 30)), "the server was away itself meanwhile"


def test_the_supervisor_restarts_what_fails_or_returns(quick: None) -> None:
    calls: list[str] = []

    async def fails() -> None:
        calls.append("fails")
        raise ValueError("no")

    async def returns() -> None:
        calls.append("returns")

    async def try_out() -> None:
        supervisor = Supervisor()
        supervisor.add("fails", fails)
        supervisor.add("returns", returns)
        async with supervisor.running():
            while calls.count("fails") < 3 or calls.count("returns") < 3:
                await asyncio.sleep(0.01)
            assert supervisor.down == {"fails", "returns"}

    asyncio.run(asyncio.wait_for(try_out(), 5))
