"""A game is dealt when its table starts: before that nobody can see anything of it, and afterwards only holders can."""

from __future__ import annotations

import re
import sqlite3
import threading
from pathlib import Path

import httpx
import msgspec
import pytest

import kotatsu.web
from kotatsu import client
from kotatsu.client import NotAllowed
from kotatsu.engine.sealing import SEALED_V2
from tests.web.servers import Inside, inside, sqlite, wait_for
from tests.web.tables import GAME, link, own, people, play_first

WEB = Path(kotatsu.web.__file__).parent
VIEWS = re.compile(r"\.view\(|view_of\(|\.hide\(")


def lobby(site: Inside) -> tuple[client.Seat, client.Seat]:
    """A host and a guest at a table that has not started."""
    host = client.create(site.url, GAME, [own("Ann"), {"kind": "open"}, {"kind": "open"}])
    return host, client.join(link(host), name="Ben")


def test_nothing_is_dealt_before_the_start(site: Inside) -> None:
    host, guest = lobby(site)
    row = site.table(host.table).row
    assert (row.setup, row.status, row.actor) == ([], "lobby", -1)
    for seat in (host, guest):
        with pytest.raises(NotAllowed) as caught:
            seat.look()
        assert (caught.value.status, caught.value.reason) == (409, "not-started")
    browser = site.browser()
    for path in ("/fragment?seat=1", "/fragment?watch=1", "?seat=1", "?watch=1", "?ply=0&watch=1"):
        assert "data-piece" not in browser.get(f"/t/{host.table}{path}").text, path
    headers = {"Authorization": f"Bearer {guest.token}"}
    with httpx.stream("GET", f"{site.url}/api/tables/{host.table}/stream?seat=1", headers=headers) as answer:
        first = next(line for line in answer.iter_lines() if line)
    assert msgspec.json.decode(first)["type"] == "table"
    assert b"mission" not in first.encode()


def test_the_commitment_of_the_lobby_is_that_of_the_game(site: Inside) -> None:
    host, guest = lobby(site)
    before = host.info()["commitment"]
    client.join(link(host), name="Cleo")
    host.start()
    row = site.table(host.table).row
    assert (row.status, row.draw_scheme) == ("playing", SEALED_V2)
    assert row.setup
    assert host.info()["commitment"] == before == guest.info()["commitment"]


def test_one_who_leaves_keeps_no_eyes(site: Inside) -> None:
    """A stream that was opened while holding a seat shows nothing of that seat after leaving it."""
    host, guest = lobby(site)
    lines: list[dict[str, object]] = []
    listening = threading.Thread(target=lambda: _listen(site, guest, lines), daemon=True)
    listening.start()
    wait_for(lambda: lines)
    guest.leave()
    listening.join(10)
    assert not listening.is_alive(), "the stream of one who holds no seat ends"
    for name in ("Cleo", "Dan"):
        client.join(link(host), name=name)
    host.start()
    with pytest.raises(NotAllowed) as caught:
        guest.look()
    assert caught.value.reason == "not-your-seat"
    assert {line["type"] for line in lines} == {"table"}


def _listen(site: Inside, seat: client.Seat, lines: list[dict[str, object]]) -> None:
    headers = {"Authorization": f"Bearer {seat.token}"}
    path = f"{site.url}/api/tables/{seat.table}/stream?seat={seat.seat}"
    with httpx.stream("GET", path, headers=headers, timeout=10) as answer:
        for line in answer.iter_lines():
            if line:
                lines.append(msgspec.json.decode(line))


def test_every_line_that_leaves_is_for_the_holder_of_that_moment(site: Inside) -> None:
    """By whatever way a seat changes its holder, the old one's open stream ends before the next line."""
    seats = people(site)
    lines: list[dict[str, object]] = []
    listening = threading.Thread(target=lambda: _listen(site, seats[1], lines), daemon=True)
    listening.start()
    wait_for(lambda: lines)
    site.change_seats(seats[0].table, key="somebody else")
    listening.join(10)
    assert not listening.is_alive()
    assert len(lines) == 1
    with pytest.raises(NotAllowed) as caught:
        seats[1].look()
    assert caught.value.reason == "not-your-seat"


def test_views_are_made_in_one_module_alone() -> None:
    found = {
        file.relative_to(WEB).as_posix()
        for file in WEB.rglob("*.py")
        if VIEWS.search(file.read_text(encoding="utf-8").partition('"""')[2])
    }
    no_tables = {"render/overview.py", "render/board_document.py"}  # examples of rules pages, a notebook's own match
    assert found == {"tables/reader_view.py", "tables/hidden_cells.py", *no_tables}


def test_a_table_that_shall_start_with_an_open_seat_is_not_made(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as site:
        with pytest.raises(NotAllowed) as caught:
            client.create(site.url, GAME, [own("Ann"), {"kind": "open"}], start=True)
        assert (caught.value.status, caught.value.reason) == (409, "seats-open")
        play_first(people(site))
    with sqlite3.connect(tmp_path / "kotatsu.sqlite") as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (1,)
