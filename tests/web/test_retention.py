"""How long tables are kept, who says so, and what `kotatsu tables` shows and removes."""

from __future__ import annotations

import math
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from kotatsu import client
from kotatsu.cli import app
from kotatsu.engine.errors import BadSetting
from kotatsu.web.commands import export, kept_settings, only_server, remove_due_tables, tables
from kotatsu.web.config import DAY_SECONDS, Settings
from kotatsu.web.page_contexts import KeptFor
from kotatsu.web.security.limits import QUOTAS, Limits
from kotatsu.web.store.models import LOBBY, OVER, PLAYING
from kotatsu.web.store.sizes import TableSize, table_sizes
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.retention import (
    BOTS_ALONE,
    EMPTY_LOBBY,
    NO_ROOM,
    UNUSED,
    finished_beyond,
    reason_to_remove,
    remove_table,
)
from tests.web.servers import Inside, inside, sqlite, wait_for
from tests.web.tables import own, people, play_first, solo

SETTINGS = Settings("sqlite+aiosqlite://")


def size(status: str = PLAYING, days: float = 0.0, **more: Any) -> TableSize:
    values: dict[str, Any] = {"seen_at": -days * DAY_SECONDS, "holders": 2, "entries": 5, "bytes": 1000, **more}
    return TableSize("a" * 16, "tiki-topple", status, -99 * DAY_SECONDS, -days * DAY_SECONDS, **values)


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        (size(LOBBY, 0.9, holders=1), ""),
        (size(LOBBY, 1.1, holders=1), EMPTY_LOBBY),
        (size(LOBBY, 1.1, holders=2), ""),
        (size(LOBBY, 31, holders=2), UNUSED),
        (size(PLAYING, 29), ""),
        (size(PLAYING, 31), UNUSED),
        (size(PLAYING, 31, seen_at=-DAY_SECONDS), ""),
        (size(PLAYING, 0.9, holders=0), ""),
        (size(PLAYING, 1.1, holders=0), BOTS_ALONE),
        (size(OVER, 4000), ""),
    ],
)
def test_what_is_kept_for_how_long(table: TableSize, reason: str) -> None:
    assert reason_to_remove(table, SETTINGS, 0.0) == reason
    for_ever = replace(SETTINGS, keep_lobby_days=0.0, keep_unused_days=0.0)
    assert reason_to_remove(table, for_ever, 0.0) == ""


def test_of_finished_games_the_oldest_go_first() -> None:
    sizes = [replace(size(OVER, days), id=f"{days}") for days in (3, 1, 2)]
    assert [each.id for each in finished_beyond(sizes, 3000)] == []
    assert [each.id for each in finished_beyond(sizes, 2000)] == ["3"]
    assert [each.id for each in finished_beyond(sizes, 999)] == ["3", "2", "1"]


def status_of(site: Inside, seat: client.Seat) -> int:
    return httpx.get(f"{site.url}/api/tables/{seat.table}").status_code


def test_the_server_removes_what_nobody_returns_to_and_never_a_game_that_is_played(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as site:
        lobby = client.create(site.url, "tiki-topple", [own("Ann"), {"kind": "open"}])
        left, played = people(site), people(site)
        for seats in (left, played):
            play_first(seats)
        site.wait(2 * DAY_SECONDS)
        assert site.do(site.services.retention.remove_due()).by_reason == {EMPTY_LOBBY: 1}
        assert status_of(site, lobby) == 404
        site.wait(27 * DAY_SECONDS)
        play_first(played)
        site.wait(2 * DAY_SECONDS)
        report = site.do(site.services.retention.remove_due())
        assert [(found.id, why) for found, why in report.removed] == [(left[0].table, UNUSED)]
        assert status_of(site, left[0]) == 404
        play_first(played)
    with sqlite3.connect(tmp_path / "kotatsu.sqlite") as database:
        for name in ("seats", "entries"):
            rows = database.execute(f"SELECT DISTINCT table_id FROM {name}").fetchall()
            assert rows == [(played[0].table,)], "nothing of a removed table stays"


def test_somebody_who_looks_at_the_table_keeps_it(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as site:
        seats = people(site)
        site.wait(40 * DAY_SECONDS)
        seats[1].look()
        site.do(site.services.presence.flush())
        assert site.do(site.services.retention.remove_due()).removed == []
        assert status_of(site, seats[0]) == 200


def test_a_table_used_between_the_look_and_the_removal_stays(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as site:
        seats = people(site)
        store = site.registry.store
        [before] = site.do(table_sizes(store.database))
        play_first(seats)
        assert not site.do(remove_table(store, before))
        [now] = site.do(table_sizes(store.database))
        assert now.entries == before.entries + 1
        assert now.bytes > before.bytes
        assert site.do(remove_table(store, now))


def test_a_server_that_was_away_for_weeks_gives_people_time_to_return(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as site:
        seats = people(site)
    with sqlite3.connect(tmp_path / "kotatsu.sqlite") as database:
        database.execute("UPDATE tables SET moved_at = moved_at - ?", (60 * DAY_SECONDS,))
        database.execute("UPDATE seats SET seen_at = seen_at - ?", (60 * DAY_SECONDS,))
    with inside(sqlite(tmp_path)) as site:
        assert site.do(site.services.retention.remove_due()).removed == []
        site.wait(31 * DAY_SECONDS)
        report = site.do(site.services.retention.remove_due())
        assert [found.id for found, _ in report.removed] == [seats[0].table]


def test_finished_games_stay_until_there_is_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(sqlite(tmp_path)) as site:
        finished = [solo(site) for _ in range(2)]
        for seat in finished:
            for turn in seat.turns():
                seat.play(turn.legal[0])
        site.wait(999 * DAY_SECONDS)
        assert site.do(site.services.retention.remove_due()).removed == []
        site.registry.settings = replace(site.registry.settings, keep_finished_mb=1)
        newest = site.do(table_sizes(site.registry.store.database))[1]
        monkeypatch.setattr("kotatsu.web.tables.retention.MEGABYTE", newest.bytes + 1)
        report = site.do(site.services.retention.remove_due())
        assert [(found.id, why) for found, why in report.removed] == [(finished[0].table, NO_ROOM)]


def test_the_task_runs_by_itself_under_supervision(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path), retention_pause=0.05) as site:
        seat = client.create(site.url, "tiki-topple", [own("Ann"), {"kind": "open"}])
        site.wait(2 * DAY_SECONDS)
        wait_for(lambda: status_of(site, seat) == 404)
        assert 'kotatsu_tables_removed_total{reason="empty-lobby"}' in httpx.get(f"{site.url}/metrics").text
        assert httpx.get(f"{site.url}/healthz").json()["tasks_down"] == []


def test_the_page_says_it_in_both_languages(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path), keep_lobby_days=1.0, keep_unused_days=14.0, keep_finished_mb=0) as site:
        english, french = site.browser(), site.browser("fr")
        for page in (english.get("/").text, english.get(english.new_table()).text):
            assert "removed after a day" in page
            assert "come back for 14 days" in page
            assert "Finished games are kept." in page
        page = french.get("/").text
        assert "au bout d’un jour" in page
        assert "pendant 14 jours" in page
        assert "Les parties terminées sont conservées." in page


def test_an_address_makes_so_many_tables_in_a_day() -> None:
    now = 0.0
    limits = Limits(lambda: now)
    for _ in range(QUOTAS["create-in-a-day"].burst):
        limits.count("create-in-a-day", "192.0.2.1")
    with pytest.raises(Refused) as refused:
        limits.count("create-in-a-day", "192.0.2.1")
    assert refused.value.reason == "too-fast"
    limits.count("create-in-a-day", "192.0.2.2")


def test_a_key_of_ones_own_does_not_help_against_the_quota(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(QUOTAS, "create-in-a-day", replace(QUOTAS["create-in-a-day"], burst=2))
    with inside(sqlite(tmp_path), limits=True) as site:
        body = {"game": "tiki-topple", "seats": [own("Ann"), {"kind": "open"}]}
        answers = [
            httpx.post(
                f"{site.url}/api/tables", json=body, headers={"authorization": f"Bearer key-{number}-{'x' * 30}"}
            )
            for number in range(3)
        ]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert int(answers[2].headers["retry-after"]) > 60


# --- kotatsu tables


def run(arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    app(arguments.split(), result_action="return_value")
    return capsys.readouterr().out


def test_tables_are_listed_with_sizes_and_removed_with_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with inside(sqlite(tmp_path)) as site:
        seats, lobby = people(site), client.create(site.url, "tiki-topple", [own("Ann"), {"kind": "open"}])
        play_first(seats)
        table = seats[0].table
    listed = run(f"tables --data {tmp_path}", capsys)
    assert table in listed
    assert lobby.table in listed
    assert "2 tables, about 0.0 MB" in listed
    assert table not in run(f"tables --data {tmp_path} --status lobby", capsys)
    removed = run(f"tables --data {tmp_path} --remove={table}", capsys)
    assert f"removed (by-hand): {table}" in removed
    assert "removed: 1 table, about" in removed
    left = run(f"tables --data {tmp_path}", capsys)
    assert table not in left
    assert lobby.table in left
    with pytest.raises(BadSetting, match="no such table"):
        run(f"tables --data {tmp_path} --remove={table}", capsys)
    assert "removed: 0 tables" in run(f"tables --data {tmp_path} --remove-due", capsys)
    assert lobby.table in run(f"tables --data {tmp_path} --remove-due --keep-lobby-days 0.0000001", capsys)
    assert "0 tables" in run(f"tables --data {tmp_path}", capsys)


def test_an_embedded_database_in_use_is_not_changed_from_outside(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as site:
        people(site)
    with only_server(sqlite(tmp_path)), pytest.raises(BadSetting, match=r"a server uses .*; stop it first"):
        remove_due_tables(KeptFor(1, 1, 1), data=tmp_path)


def test_a_database_that_is_not_there_is_not_made_by_looking_for_it(tmp_path: Path) -> None:
    commands: list[Callable[[], object]] = [
        lambda: tables(data=tmp_path / "none"),
        lambda: remove_due_tables(KeptFor(1, 1, 1), data=tmp_path / "none"),
        lambda: export(tmp_path / "out", data=tmp_path / "none"),
    ]
    for command in commands:
        with pytest.raises(BadSetting, match="there is no database"):
            command()
    assert not list(tmp_path.iterdir())


def test_a_status_that_no_table_has_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="lobby, playing, over"):
        tables(data=tmp_path, status="finished")


@pytest.mark.parametrize("days", [-1.0, math.inf, -math.inf, math.nan])
def test_what_is_no_time_is_refused(days: float) -> None:
    for kept in (KeptFor(days, 30, 5), KeptFor(1, days, 5)):
        with pytest.raises(BadSetting, match="0 days or more"):
            kept_settings(kept)


def test_a_time_below_zero_is_refused_with_a_sentence() -> None:
    arguments = [sys.executable, "-m", "kotatsu", "serve", "--keep-unused-days=-3"]
    answer = subprocess.run(arguments, capture_output=True, text=True, timeout=60, check=False)
    assert answer.returncode == 2
    assert "0 days or more" in answer.stderr
    assert "Traceback" not in answer.stderr
