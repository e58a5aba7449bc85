"""A server that stops ends its streams itself: whoever reads them comes back, and its log has nothing to tell."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from kotatsu import client
from tests.web.servers import process, sqlite


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
