"""Running it: bots in processes of their own, export and import, health, metrics, logs, the command itself."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from kotatsu import client
from kotatsu.engine.errors import BadSetting, RecordError
from kotatsu.engine.match import Match
from kotatsu.games import load
from kotatsu.web import bot_pool
from kotatsu.web.bot_pool import BotPool, BotQuestion
from kotatsu.web.commands import migrate, only_server, run_on_database, serve
from kotatsu.web.config import Settings, database_url
from kotatsu.web.greeting import network_address
from kotatsu.web.logs import JsonLines
from kotatsu.web.store.database import Database
from kotatsu.web.store.models import Base
from kotatsu.web.tables.export_import import ImportReport, export_tables, import_tables
from tests.web import postgres
from tests.web.servers import Inside, free_port, inside, sqlite, wait_for, wait_until_up
from tests.web.tables import GAME, actor, link, people, play_first, solo

# --- bots in processes


def thought(level: str = "random") -> BotQuestion:
    match = Match(load(GAME), 2, seed=3)
    return BotQuestion(GAME, level, match.view(match.actor).to_bytes(), match.actor, tuple(match.legal()), 5)


def with_pool(use: Coroutine[Any, Any, Any], pool: BotPool) -> Any:
    try:
        return asyncio.run(use)
    finally:
        pool.close()


def _dies(_: object) -> int:
    """A bot that takes its process down."""
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_a_crashed_worker_is_replaced_and_the_move_is_asked_again() -> None:
    pool = BotPool(1, compiled=False)

    async def crash_and_ask() -> tuple[Any, int, set[int]]:
        first = await pool.choose(thought())
        before = set(pool._running()._processes)
        crashed = await pool._ask(_dies, None)
        again = await pool.choose(thought())
        assert again == first
        return crashed, again, before & set(pool._running()._processes)

    crashed, again, survivors = with_pool(crash_and_ask(), pool)
    assert crashed is None
    assert again in thought().legal
    assert not survivors


def test_a_bot_that_fails_again_and_again_does_not_stop_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "choose_action", _fails)
    pool = BotPool(1, compiled=False)

    async def ask() -> Any:
        return await pool.choose(thought("easy"))

    assert with_pool(ask(), pool) in thought().legal


def _fails(*_: object) -> int:
    raise RuntimeError("no idea")


def test_a_real_bot_plays_from_its_own_process(tmp_path: Path) -> None:
    pool = BotPool(1, compiled=False)
    try:
        with inside(sqlite(tmp_path), bots=pool) as site:
            seat = solo(site)
            for number, turn in enumerate(seat.turns()):
                seat.play(turn.legal[0])
                if number == 2:
                    break
            wait_for(lambda: seat.look().legal, patience=30)
            assert site.table(seat.table).live.match.ply >= 4
    finally:
        pool.close()


def test_a_hint_is_for_those_who_play_against_bots(site: Inside) -> None:
    """The stand-in for the search gives every choice an even chance; the page says so only where nobody minds."""
    alone = site.browser()
    path = alone.new_table(**{"kind-1": "bot"})
    alone.send_form(f"{path}/start")
    wait_for(lambda: site.table(path[3:]).live.match.actor == 0)
    assert "hint=1" in alone.get(path).text
    assert alone.get(f"{path}?hint=1").text.count("50") > alone.get(path).text.count("50")
    host = site.browser()
    path = host.new_table(**{"kind-1": "device", "name-1": "Ben"})
    host.send_form(f"{path}/start")
    for seat in (0, 1):
        plain = host.get(f"{path}?seat={seat}").text
        assert "hint=1" not in plain
        assert host.get(f"{path}?seat={seat}&hint=1").text.count("50") == plain.count("50")


# --- export and import


def exported(url: str) -> str:
    out = io.StringIO()
    asyncio.run(export_tables(url, out))
    return out.getvalue()


def test_all_tables_go_out_and_come_in_again_and_play_on(tmp_path: Path) -> None:
    first, second = sqlite(tmp_path), f"{sqlite(tmp_path)}-other"
    with inside(first) as site:
        seats = people(site)
        play_first(seats)[0].take_back()
        play_first(seats)
        play_first(seats)
        seats[1].say("hello there")
        whole = solo(site)
        for turn in whole.turns():
            whole.play(turn.legal[0])
        record = whole.record()
    text = exported(first)
    assert len(text.splitlines()) == 2
    assert asyncio.run(import_tables(second, io.StringIO(text))) == ImportReport(2, 0)
    assert asyncio.run(import_tables(second, io.StringIO(text))) == ImportReport(0, 2)
    assert exported(second) == text
    with inside(second) as site:
        moved = [client.join(f"{site.url}/t/{seat.table}", token=seat.token) for seat in seats]
        assert [seat.look().ply for seat in moved] == [2, 2]
        play_first(moved)
        assert moved[0].look().line["branch"] == 1
        assert client.join(f"{site.url}/t/{whole.table}", token=whole.token).record() == record


def test_a_line_that_was_edited_is_refused_by_its_number(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as site:
        seats = people(site)
        for _ in range(3):
            play_first(seats)
    good = exported(sqlite(tmp_path))
    table = json.loads(good)
    table["entries"][1]["digest"] = "0" * 16
    other = f"{sqlite(tmp_path)}-other"
    for bad in (json.dumps(table), good[: len(good) // 2], '{"format": 9}', '{"format": 1}'):
        with pytest.raises(RecordError, match="line 2"):
            asyncio.run(import_tables(other, io.StringIO(f"\n{bad}\n")))
    assert exported(other) == ""


def test_a_table_of_other_rules_is_kept_and_says_so(tmp_path: Path) -> None:
    """A new version of the rules does not break a server that holds tables of an old one."""
    url = sqlite(tmp_path)
    with inside(url) as site:
        seat = solo(site)
        wait_for(lambda: seat.look().legal)
        seat.play(seat.last.legal[0])
    text = exported(url)
    old = {**json.loads(text), "table": {**json.loads(text)["table"], "version": 999}}
    report = asyncio.run(import_tables(f"{url}-other", io.StringIO(json.dumps(old))))
    assert (report.new, report.known, len(report.left_out)) == (0, 0, 1)
    assert "version 999" in report.left_out[0]
    with sqlite3.connect(tmp_path / "kotatsu.sqlite") as database:
        database.execute("UPDATE tables SET version = 999")
    with inside(url) as site:
        page = site.browser("fr").get(f"/t/{seat.table}")
        assert page.status_code == 409
        assert "999" in page.text
        assert httpx.get(f"{site.url}/api/tables/{seat.table}").json()["reason"] == "other-rules"
    assert json.loads(exported(url)) == old


# --- health, metrics, logs


def test_health_says_when_the_database_is_gone(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    assert httpx.get(f"{site.url}/healthz").json()["ok"] is True

    async def gone(_: Database) -> bool:
        raise OSError("no route")

    monkeypatch.setattr(Database, "is_up", gone)
    answer = httpx.get(f"{site.url}/healthz")
    assert (answer.status_code, answer.json()["ok"]) == (503, False)


def test_metrics_count_moves_and_name_no_table(site: Inside) -> None:
    seats = people(site)
    play_first(seats)
    site.browser().get(f"/t/{seats[0].table}")
    text = httpx.get(f"{site.url}/metrics").text
    assert 'kotatsu_moves_total{game="tiki-topple",result="counted"}' in text
    assert 'path="/t/{table_id}"' in text
    assert seats[0].table not in text


def test_logs_are_objects_and_hold_no_secret(site: Inside, caplog: pytest.LogCaptureFixture) -> None:
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    keep = Keep()
    keep.setFormatter(JsonLines())
    logger = logging.getLogger("kotatsu")
    before = logger.level
    logger.addHandler(keep)
    logger.setLevel("INFO")
    try:
        host = client.create(site.url, GAME, [{"kind": "own", "name": "Zebulon"}, {"kind": "open"}])
        guest = client.join(link(host), name="Yolande")
        host.start()
        play_first([host, guest])
        site.browser().get(f"/t/{host.table}?seat=0")
        wait_for(lambda: any('"status": 403' in line for line in lines))
    finally:
        logger.removeHandler(keep)
        logger.setLevel(before)
    assert all(isinstance(json.loads(line), dict) for line in lines)
    assert any(json.loads(line).get("route") == "/api/tables/{table_id}/moves" for line in lines)
    found = site.table(host.table)
    for secret in (host.token, guest.token, host.table, found.row.seed, "Zebulon", "Yolande"):
        assert not any(secret in line for line in lines)


def test_what_fails_in_the_event_loop_is_a_line_of_json_too() -> None:
    fails = "loop.call_soon(lambda: 1 / 0); loop.call_soon(loop.stop); loop.run_forever()"
    script = f"import asyncio; from kotatsu.web import logs; logs.set_up(); loop = asyncio.new_event_loop(); {fails}"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stderr
    assert [json.loads(line)["from"] for line in told.splitlines()] == ["asyncio"]


# --- the command


def test_a_database_that_cannot_be_written_is_refused_at_the_start(tmp_path: Path) -> None:
    url = database_url(tmp_path, None)
    run_on_database(migrate(Settings(url)))
    file = url.partition(":///")[2]
    with pytest.raises(BadSetting, match="readonly"):
        run_on_database(migrate(Settings(f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true")))


def test_an_embedded_database_has_one_server_and_several_workers_need_a_file(tmp_path: Path) -> None:
    url = database_url(tmp_path / "data", None)
    assert (tmp_path / "data").is_dir()
    with only_server(url), pytest.raises(BadSetting, match="another server"), only_server(url):
        pass
    with pytest.raises(BadSetting, match="postgresql"):
        serve(db="sqlite+aiosqlite://", workers=2)
    with pytest.raises(BadSetting, match="accepted"):
        database_url(None, "mysql://here")


def test_friends_get_an_address_that_leads_to_the_host(tmp_path: Path) -> None:
    """A host whose browser says 127.0.0.1 must not send that to friends."""
    with inside(sqlite(tmp_path), address="http://192.168.7.7:8000", allowed_hosts=("games.example",)) as site:
        seat = solo(site)
        assert seat.info()["url"] == f"http://192.168.7.7:8000/t/{seat.table}"
        named = httpx.get(f"{site.url}/api/tables/{seat.table}", headers={"host": "games.example"})
        assert named.json()["url"] == f"http://games.example/t/{seat.table}"
    assert network_address().count(".") == 3


def test_settings_travel_through_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOTATSU_SERVER", "")
    settings = Settings("sqlite+aiosqlite:///x", bot_processes=3, limits=False, address="http://a.example")
    settings.to_environment()
    assert Settings.from_environment() == settings


COMMAND = "from pathlib import Path; from kotatsu.web.commands import serve; serve(port={port}, limits=False, {more})"


def run_command(port: int, more: str, folder: Path) -> subprocess.Popen[str]:
    log = (folder / "log").open("w")
    command = [sys.executable, "-c", COMMAND.format(port=port, more=more)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True)


def test_the_command_serves_and_stops_when_asked(tmp_path: Path) -> None:
    port = free_port()
    running = run_command(port, f"data=Path({str(tmp_path)!r})", tmp_path)
    try:
        assert running.stdout is not None
        assert running.stdout.readline().strip() == f"Kotatsu: http://127.0.0.1:{port}/"
        wait_until_up(f"http://127.0.0.1:{port}")
        assert httpx.get(f"http://127.0.0.1:{port}/", timeout=60).status_code == 200
    finally:
        stop(running)
    for line in (tmp_path / "log").read_text().splitlines():
        json.loads(line)


@pytest.mark.skipif(bool(postgres.why_not()), reason=postgres.why_not() or "PostgreSQL is here")
def test_workers_end_when_their_supervisor_is_killed(tmp_path: Path) -> None:
    port = free_port()
    with postgres.postgresql() as url:
        running = run_command(port, f"db={url!r}, workers=2, bot_processes=1", tmp_path)
        try:
            wait_until_up(f"http://127.0.0.1:{port}", 60)
            running.kill()
            running.wait(10)
            wait_for(lambda: _is_free(port), patience=15)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)


def _is_free(port: int) -> bool:
    """Whether a new server could listen on a port."""
    with socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


@pytest.mark.skipif(bool(postgres.why_not()), reason=postgres.why_not() or "PostgreSQL is here")
def test_two_workers_of_the_command_share_their_tables(tmp_path: Path) -> None:
    port = free_port()
    with postgres.postgresql() as url:
        running = run_command(port, f"db={url!r}, workers=2, bot_processes=1", tmp_path)
        try:
            base = f"http://127.0.0.1:{port}"
            wait_until_up(base, 60)
            seats = [client.create(base, GAME, [{"kind": "own", "name": "Ann"}, {"kind": "open"}])]
            seats.append(client.join(link(seats[0]), name="Ben"))
            seats[0].start()
            for _ in range(10):
                fresh = [client.join(link(seat), token=seat.token) for seat in seats]  # perhaps at the other worker
                seat = fresh[fresh[0].last.actor]
                seat.play(seat.last.legal[0])
            assert actor(seats).look().ply == 10
            assert "kotatsu_moves_total" in httpx.get(f"{base}/metrics").text
        finally:
            stop(running)


def stop(running: subprocess.Popen[str]) -> None:
    """As a person would; and if that does not do, by force."""
    running.terminate()
    try:
        assert running.wait(15) in (0, -signal.SIGTERM)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)


# --- the schema


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_lead_to_the_models(kind: str, tmp_path: Path) -> None:
    """A database that was brought up to date has exactly the tables and columns that the models describe."""
    if kind == "sqlite":
        asyncio.run(check_schema(sqlite(tmp_path)))
        return
    if postgres.why_not():
        pytest.skip(postgres.why_not())
    with postgres.postgresql() as url:
        asyncio.run(check_schema(url))


async def check_schema(url: str) -> None:
    database = Database(url)
    await database.migrate()
    await database.migrate()
    async with database.engine.connect() as connection:
        differences = await connection.run_sync(
            lambda plain: compare_metadata(MigrationContext.configure(plain), Base.metadata)
        )
    await database.close()
    assert differences == []
