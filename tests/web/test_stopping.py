"""A server that stops ends its streams itself: whoever reads them comes back, and its log has nothing to tell."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from kotatsu import client
from kotatsu.web.store import entry_pipe, group_commit
from kotatsu.web.tables import presence
from tests.web.servers import inside, process, sqlite, wait_for
from tests.web.tables import actor, people


def how_cut(parts: Iterator[bytes]) -> str:
    """What a reader of the rest of a stream is told; empty when it ends as it should."""
    try:
        list(parts)
    except httpx.TransportError as error:
        return str(error)
    return ""


def test_streams_end_whole_when_the_server_stops(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with process(sqlite(tmp_path)) as server, ExitStack() as opened:
        seats = [{"kind": "own", "name": "Ann"}, {"kind": "bot", "level": "easy"}]
        table = client.create(server.url, "tiki-topple", seats, start=True).table
        paths = (f"/t/{table}/events?watch=1&ply=0&branch=0", f"/t/{table}/events", f"/api/tables/{table}/stream")
        answers = [opened.enter_context(httpx.stream("GET", server.url + path, timeout=30)) for path in paths]
        parts = [answer.iter_raw() for answer in answers]
        assert all(next(each) for each in parts)
        stopping = threading.Thread(target=server.stop)
        stopping.start()
        cut = [error for each in parts if (error := how_cut(each))]
        stopping.join(30)
    assert not cut
    assert "Traceback" not in capfd.readouterr().err


def test_a_server_stops_although_its_disk_stands_still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that writes is stopped in the middle of a move, as a disk that hangs would stop it."""
    monkeypatch.setattr(presence, "FLUSH_TIMEOUT_SECONDS", 0.5)
    monkeypatch.setattr(group_commit, "FINISH_SECONDS", 0.5)
    monkeypatch.setattr(entry_pipe, "END_TIMEOUT_SECONDS", 0.5)
    with inside(sqlite(tmp_path)) as site:
        seats = people(site)
        actor(seats).play(actor(seats).look().legal[0])
        store, seat = site.registry.store, actor(seats)
        sent = {"seat": seat.seat, "ply": 1, "id": "one", "action": seat.look().legal[0]}
        writer: int = store._group_commit._writer._process._transport.get_pid()  # type: ignore[attr-defined]
        os.kill(writer, signal.SIGSTOP)
        threading.Thread(target=_post, args=(f"{site.url}/api/tables/{seat.table}/moves", sent, seat.token)).start()
        wait_for(lambda: store._group_commit._tasks)
        began = time.monotonic()
    assert time.monotonic() - began < 10
    assert not site._thread.is_alive()
    with pytest.raises(ProcessLookupError):
        os.kill(writer, 0)


def _post(url: str, sent: dict[str, Any], token: str) -> None:
    with suppress(httpx.TransportError):
        httpx.post(url, json=sent, headers={"Authorization": f"Bearer {token}"}, timeout=20)
