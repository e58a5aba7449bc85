"""What a server remembers of tables and people is forgotten after them: nothing grows with games that have ended."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect

from kotatsu.client import Seat, Turn
from kotatsu.web.notices.attention import OPENING_SECONDS, VISIBLE_SECONDS, PageSays
from kotatsu.web.people.identities import KNOWN_SECONDS
from kotatsu.web.people.results import LATE_SECONDS, LOOK_AT_ALL_SECONDS
from kotatsu.web.security.limits import MIN_COUNTS, Limits
from kotatsu.web.store.database import SQLITE_CACHE_KIB
from kotatsu.web.store.own_games import unknown_results
from kotatsu.web.store.people_models import ResultRow
from kotatsu.web.tables.autoplay import BOTS_ALONE_SECONDS
from kotatsu.web.tables.registry import LOOK_KEPT_SECONDS
from tests.web.servers import Inside, inside, sqlite, wait_for
from tests.web.tables import solo

GAMES = 4


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Inside]:
    """A server that keeps tables in memory only while somebody asks for them."""
    with inside(sqlite(tmp_path), cached_seconds=0.0, sweep=0.05) as site:
        yield site


def decision(seat: Seat) -> Turn | None:
    """What a person sees once they may decide, or once the game is over; None until then."""
    turn = seat.look()
    return turn if turn.legal or turn.over else None


def play_to_the_end(seat: Seat) -> None:
    for _ in range(100):
        turn = wait_for(lambda: decision(seat))
        if turn.over:
            return
        seat.play(turn.legal[-1])
    raise AssertionError("the game does not end")


def test_nothing_is_remembered_of_games_that_have_ended(site: Inside) -> None:
    registry, known = site.registry, site.services.identities._known
    played = [solo(site) for _ in range(GAMES)]
    for seat in played:
        play_to_the_end(seat)
    wait_for(lambda: all(registry.cached(seat.table) is None for seat in played))
    assert len(known) == len(registry.looked_at) == GAMES
    site.wait(max(KNOWN_SECONDS, LOOK_KEPT_SECONDS) + 1)
    last = solo(site)
    last.look()
    wait_for(lambda: list(registry.looked_at) == [last.table])
    assert len(known) == 1, "those whose time is over leave when somebody new comes"


def test_looks_are_kept_for_as_long_as_they_matter() -> None:
    assert LOOK_KEPT_SECONDS > BOTS_ALONE_SECONDS


def test_pages_that_were_closed_are_forgotten(site: Inside) -> None:
    attention = site.services.calling.attention
    for number in range(GAMES):
        attention.opened(f"table-{number}", "ann")
        attention.says(f"table-{number}", "ann", PageSays("page", 1, visible=number % 2 == 0))
    assert len(attention._visible) == GAMES
    site.wait(2 * VISIBLE_SECONDS + OPENING_SECONDS)
    attention.opened("another-table", "ann")
    assert list(attention._visible) == [("another-table", "ann")]
    assert attention.is_looking("another-table", "ann")


def test_senders_whose_bucket_is_empty_are_forgotten() -> None:
    now = [0.0]
    limits = Limits(lambda: now[0])
    limits.count("create-in-a-day", "busy")
    for number in range(10 * MIN_COUNTS):
        now[0] += 0.1
        limits.count("move", f"person {number}")
        assert len(limits._empty_at) <= 2 * MIN_COUNTS
    assert ("create-in-a-day", "busy") not in limits._empty_at, "its bucket is empty after 432 s"
    limits.count("create-in-a-day", "busy")
    for number in range(2 * MIN_COUNTS):
        limits.count("move", f"another {number}")
    assert ("create-in-a-day", "busy") in limits._empty_at


def test_a_table_of_bots_that_was_removed_is_forgotten(site: Inside) -> None:
    playing, registry = site.services.autoplay, site.registry
    seat = solo(site)
    play_to_the_end(seat)
    playing._paused.add(seat.table)
    playing._stopped[seat.table] = "other-rules"

    async def remove() -> None:
        registry.removed(seat.table)

    site.do(remove())
    assert seat.table not in playing._paused
    assert seat.table not in playing._stopped
    assert seat.table not in registry.looked_at


async def asked(site: Inside, statement: str) -> list[tuple[Any, ...]]:
    """What the database says, on a connection of the pool."""
    async with site.registry.store.database.session() as session:
        return [tuple(row) for row in await session.execute(text(statement))]


def test_connections_to_the_database_keep_little(site: Inside) -> None:
    assert site.do(asked(site, "PRAGMA cache_size")) == [(-SQLITE_CACHE_KIB,)]
    database = site.registry.store.database
    assert site.do(database.read(lambda session: session.scalar(text("PRAGMA cache_size")))) == -SQLITE_CACHE_KIB


def test_looking_for_results_does_not_go_through_all_seats(site: Inside) -> None:
    query = str(unknown_results(10, 5.0).compile(dialect=sqlite_dialect(), compile_kwargs={"literal_binds": True}))
    plan = [str(row[-1]) for row in site.do(asked(site, f"EXPLAIN QUERY PLAN {query}"))]
    assert any("tables_by_status (status=? AND moved_at>?)" in line for line in plan), plan
    assert not any(line.startswith("SCAN") for line in plan), plan


def test_after_the_first_look_results_are_looked_for_among_new_games(
    site: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    results, since = site.services.results, []
    wait_for(lambda: results._looked_at > 0)

    async def without_result(_limit: int, moved_since: float = 0.0) -> list[str]:
        since.append(moved_since)
        return []

    monkeypatch.setattr(results.games, "without_result", without_result)
    looked_at = results._looked_at
    site.do(results.keep_new())
    site.wait(LOOK_AT_ALL_SECONDS + 1)
    site.do(results.keep_new())
    assert since == [looked_at - LATE_SECONDS, 0.0]


def test_results_are_kept_of_new_games_and_of_those_from_before_the_start(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as site:
        for _ in range(2):
            seat = solo(site)
            play_to_the_end(seat)
            wait_for(lambda: not site.do(site.services.results.games.without_result(1)))
            site.wait(LATE_SECONDS + 1)
    with sqlite3.connect(tmp_path / "kotatsu.sqlite") as database:
        assert database.execute("DELETE FROM results").rowcount == 2
    with inside(sqlite(tmp_path)) as site:
        wait_for(lambda: not site.do(site.services.results.games.without_result(1)))


def test_results_are_kept_by_the_worker_that_holds_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(sqlite(tmp_path)) as site:
        results = site.services.results
        monkeypatch.setattr(site.registry, "holds", lambda _: False)
        for _ in range(2):
            play_to_the_end(solo(site))
        assert site.do(results.keep_new()) == 0
        assert len(site.do(results.games.without_result(5))) == 2
        monkeypatch.setattr(site.registry, "holds", lambda _: True)
        assert site.do(results.keep_new()) == 2
        assert site.do(results.games.without_result(5)) == []


def test_a_result_that_is_known_keeps_no_other_out(tmp_path: Path) -> None:
    """Two workers may look at the same moment; what is stored together is then stored one by one."""
    with inside(sqlite(tmp_path)) as site:
        games = site.services.results.games
        wait_for(lambda: site.services.results._looked_at > 0)
        tables = []
        for _ in range(2):
            seat = solo(site)
            play_to_the_end(seat)
            tables.append(seat.table)
        wait_for(lambda: not site.do(games.without_result(5)))
        with sqlite3.connect(tmp_path / "kotatsu.sqlite") as database:
            assert database.execute("DELETE FROM results WHERE table_id = ?", tables[:1]).rowcount == 1
        rows = [ResultRow(table_id=table, shares=[], scores=[], plies=7) for table in tables]
        site.do(games.add_results(rows))
        found = site.do(games.results(tables))
        assert found[tables[0]].plies == 7
        assert found[tables[1]].plies > 7
