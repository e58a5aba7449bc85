"""Data from before: a database, an export and records that an earlier version wrote open, play on and replay."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kotatsu
from kotatsu import Match
from kotatsu.client import NotAllowed, Seat, join
from kotatsu.engine.match_record import verify
from kotatsu.engine.sealing import SEALED_V1, DrawSource
from kotatsu.web import commands
from kotatsu.web.security.keys import hash_key
from kotatsu.web.store.models import SeatRow, TableRow
from tests.web.servers import AnyChoice, Inside, inside, sqlite, wait_for

FIXTURES = Path(__file__).parent / "fixtures"
OLD: dict[str, Any] = json.loads((FIXTURES / "old-tables.json").read_text(encoding="utf-8"))
"""What the earlier version answered: tables with their tokens, views, plies and results."""
GAMES = [game.slug for game in kotatsu.every()]
WRITTEN_BY_VERSION = 1
"""The version of every game's rules when these data were written."""
SAME_RULES = [game.slug for game in kotatsu.every() if game.version == WRITTEN_BY_VERSION]
OTHER_RULES = [slug for slug in GAMES if slug not in SAME_RULES]
"""Games whose rules have changed since: their tables say so, and their records are read as far as the rules agree."""


def unpacked(name: str) -> bytes:
    return gzip.decompress((FIXTURES / name).read_bytes())


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server on the old database."""
    folder = tmp_path_factory.mktemp("old")
    (folder / "kotatsu.sqlite").write_bytes(unpacked("old-database.sqlite.gz"))
    with inside(sqlite(folder), bots=AnyChoice()) as site:
        yield site


def seats_of(site: Inside, kept: dict[str, Any]) -> list[Seat]:
    return [Seat(site.url, kept["table"], seat, token) for seat, token in enumerate(kept["tokens"])]


def test_a_running_table_shows_what_it_showed_and_goes_on(old: Inside) -> None:
    for slug in SAME_RULES:
        kept = OLD["running"][slug]
        seats = seats_of(old, kept)
        assert [seat.look().line["view"] for seat in seats] == kept["views"]
        assert seats[0].look().ply == kept["ply"]
        for _ in range(5):
            actor = seats[seats[0].look().actor]
            actor.play(actor.look().legal[0])
        assert seats[0].look().ply == kept["ply"] + 5


def test_a_finished_table_shows_its_result_and_its_record_verifies(old: Inside) -> None:
    for slug in SAME_RULES:
        kept = OLD["finished"][slug]
        seat = Seat(old.url, kept["table"], 0, kept["token"])
        assert seat.look().over
        assert seat.last.result == kept["result"]
        assert verify(Match.replay(seat.record())) > 0
        assert old.browser().get(f"/t/{kept['table']}/result").status_code == 200


def test_what_was_said_is_still_there(old: Inside) -> None:
    for kept in OLD["running"].values():
        assert "Bonjour à tous" in old.browser().get(f"/t/{kept['table']}?watch=1").text


@pytest.mark.parametrize("slug", GAMES)
def test_a_table_that_began_with_the_first_draw_scheme_is_played_to_its_end(old: Inside, slug: str) -> None:
    """As a table of these rules that the version before this one has stored."""
    game = kotatsu.load(slug)
    seats, now = max(2, game.seats[0]), old.registry.clock()
    source = DrawSource(0x1234, SEALED_V1)
    begun = Match(game, seats, source=source)
    row = TableRow(
        id=f"scheme1-{slug}",
        game=slug,
        version=game.version,
        seats=seats,
        options=begun.options,
        seed=f"{source.seed:032x}",
        setup=begun.setup_draws,
        status="playing",
        actor=begun.actor,
        away=0,
        host=hash_key("host"),
        created_at=now,
        moved_at=now,
    )
    assert row.draw_scheme == SEALED_V1
    rows = [SeatRow(table_id=row.id, seat=0, kind="device", name="Ann", key=hash_key("host"), seen_at=now)]
    for number in range(1, seats):
        rows.append(SeatRow(table_id=row.id, seat=number, kind="bot", name=f"Bot {number}", level="easy"))
    old.do(old.registry.store.add_table(row, rows))
    seat = Seat(old.url, row.id, 0, "host")
    old.do(_wake(old, row.id))
    for turn in seat.turns():
        seat.play(turn.legal[turn.ply % len(turn.legal)])
    record = seat.record()
    assert record["format"] == 1
    assert verify(Match.replay(record)) > 0


async def _wake(site: Inside, table_id: str) -> None:
    site.registry.changed(table_id)


@pytest.mark.parametrize("slug", GAMES)
def test_a_table_of_older_rules_is_shown_and_says_that_it_cannot_go_on(old: Inside, slug: str) -> None:
    if slug in SAME_RULES:
        return
    running, finished = OLD["running"][slug], OLD["finished"][slug]
    for kept in (running, finished):
        page = old.browser().get(f"/t/{kept['table']}?watch=1")
        assert page.status_code == 200
        assert f"version {WRITTEN_BY_VERSION}" in page.text
        assert 'name="action"' not in page.text
        assert old.browser().get(f"/t/{kept['table']}?watch=1&ply=0").status_code == 200
    seats = seats_of(old, running)
    seat = seats[max(0, seats[0].look().actor)]
    assert seat.look().legal == []
    mask = bytearray(seat.game.actions.count)
    live = old.table(running["table"]).live
    live.game.rules.legal(live.match.state, mask)
    with pytest.raises(NotAllowed) as caught:
        seat.play(mask.find(1))
    assert caught.value.reason == "other-rules"


def test_a_table_with_a_take_back_goes_on(old: Inside) -> None:
    kept = OLD["take_back"]
    seat = Seat(old.url, kept["table"], 0, kept["token"])
    assert (seat.look().ply, seat.last.line["branch"]) == (kept["ply"], kept["branch"])
    if kept["game"] in OTHER_RULES:
        return
    seat.play(seat.last.legal[0])
    wait_for(lambda: seat.look().legal)


@pytest.mark.parametrize("slug", GAMES)
def test_an_old_record_replays_and_verifies(slug: str) -> None:
    match = Match.from_json(unpacked(f"record-{slug}.json.gz").decode())
    if slug in OTHER_RULES:
        assert match.over or match.unread
        return
    assert match.over
    assert match.ply == OLD["finished"][slug]["plies"]
    assert verify(match) > 0
    again = Match.from_json(match.to_json())
    assert [ply.digest for ply in again.plies] == [ply.digest for ply in match.plies]


def test_an_old_cookie_still_holds_its_seat(old: Inside) -> None:
    browser = old.browser()
    browser.cookies.set("kotatsu", OLD["browser"]["cookie"])
    page = browser.get(f"/t/{OLD['browser']['table']}").text
    assert 'id="lobby"' in page  # the lobby, where a guest would be shown the door


def test_an_old_export_is_read(tmp_path: Path) -> None:
    file = tmp_path / "old.jsonl"
    file.write_bytes(unpacked("old-export.jsonl.gz"))
    lines = file.read_text(encoding="utf-8").splitlines()
    count = len(lines)
    report = commands.import_(file, data=tmp_path)
    assert (report.new, report.left_out) == (count, [])
    with sqlite3.connect(tmp_path / "kotatsu.sqlite") as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (report.new,)
    again = tmp_path / "again.jsonl"
    assert commands.export(again, data=tmp_path) == report.new
    with inside(sqlite(tmp_path)) as site:
        for kept in OLD["running"].values():
            assert Seat(site.url, kept["table"], 0, kept["tokens"][0]).look().ply > 0


@pytest.mark.parametrize("slug", ["pikit", "kikai"])
def test_an_old_lobby_can_start(old: Inside, slug: str) -> None:
    kept = OLD["lobby"][slug]
    info = old.browser().get(f"/api/tables/{kept['table']}", headers={"authorization": f"Bearer {kept['tokens'][0]}"})
    assert info.json()["commitment"] == kept["commitment"]
    host = Seat(old.url, kept["table"], 0, kept["tokens"][0])
    if slug == "pikit":
        join(f"{old.url}/t/{kept['table']}", name="Cleo")
    host.start()
    assert host.last.ply == 0
    assert host.info()["commitment"] == kept["commitment"]
