"""The sweep finds tables at which a bot is due, however many others there are that cannot go on."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path

import httpx

from kotatsu.client import Seat
from kotatsu.web.tables import autoplay
from tests.web.servers import Inside, inside, sqlite, wait_for
from tests.web.tables import solo


def tables_with_a_bot_due(site: Inside, count: int) -> list[str]:
    """Tables of a person and a bot at which the bot must decide, and was not woken."""
    seats = [solo(site) for _ in range(count)]
    for seat in seats:
        wait_for(partial(_may_play, seat))
        turn = seat.last
        site.registry.after_change.clear()
        seat.play(turn.legal[0])
        site.registry.after_change.append(site.services.autoplay.wake)
    return [seat.table for seat in seats]


def _may_play(seat: Seat) -> bool:
    return bool(seat.look().legal)


def _has_moved(site: Inside, table: str, ply: int) -> bool:
    return site.table(table).live.match.ply > ply


def test_it_does_not_starve_behind_tables_that_cannot_go_on(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path), sweep=1000.0) as site:
        tables = sorted(tables_with_a_bot_due(site, 4))
        plies = {table: site.table(table).live.match.ply for table in tables}
    with sqlite3.connect(tmp_path / "kotatsu.sqlite") as database:
        names = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
        copied = ", ".join({"id": "?", "version": "99"}.get(name, name) for name in names)
        for number in range(3 * autoplay.MAX_BATCH):  # tables of other rules, most of them first in the order
            database.execute(
                f"INSERT INTO tables SELECT {copied} FROM tables WHERE id = ?",
                (f"-{number:010}", tables[0]),
            )
            database.execute(
                "INSERT INTO seats SELECT ?, seat, kind, name, key, level, stand_in, standing, seen_at FROM seats"
                " WHERE table_id = ?",
                (f"-{number:010}", tables[0]),
            )
        database.execute("UPDATE entries SET digest = 'damaged' WHERE table_id = ?", (tables[0],))
    with inside(sqlite(tmp_path), sweep=0.1) as site:
        for table in tables[1:]:
            wait_for(partial(_has_moved, site, table, plies[table]))


def test_a_table_that_cannot_go_on_says_so_once_and_is_left_in_peace(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path), sweep=1000.0) as site:
        [table] = tables_with_a_bot_due(site, 1)
    with sqlite3.connect(tmp_path / "kotatsu.sqlite") as database:
        database.execute("UPDATE entries SET digest = 'damaged' WHERE table_id = ?", (table,))
    with inside(sqlite(tmp_path), sweep=0.05) as site:
        loads: list[str] = []
        load = site.registry.load

        async def counted(table_id: str) -> object:
            loads.append(table_id)
            return await load(table_id)

        site.registry.load = counted  # type: ignore[assignment]
        wait_for(lambda: table in site.services.autoplay._stopped)
        tried = len(loads)
        wait_for(lambda: _sweeps_again(site), patience=5)
        assert len(loads) == tried, "it is not tried at every sweep"
        page = site.browser("fr").get(f"/t/{table}")
        assert page.status_code == 409
        assert "ne peut pas continuer" in page.text
        answer = httpx.get(f"{site.url}/api/tables/{table}")
        assert answer.json()["reason"] == "damaged"


def _sweeps_again(site: Inside) -> bool:
    """Whether the sweep has gone through all tables once more."""
    site.do(site.services.autoplay._sweep.next_batch())
    return True
