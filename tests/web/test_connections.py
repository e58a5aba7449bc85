"""Connections: half-sent requests end, streams are limited, a full server keeps a quiet log."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import uvicorn

from kotatsu.web.http import request_timeout
from kotatsu.web.http.request_timeout import TimedProtocol
from kotatsu.web.open_files import ACCEPT_FAILED, LoopErrors, OpenConnections, raise_limit
from kotatsu.web.security import limits
from tests.web.servers import free_port, inside, sqlite, wait_for
from tests.web.tables import people


async def _slow(_scope: object, receive: object, send: object) -> None:
    """Answers after the time limit of requests."""
    await asyncio.sleep(0.6)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})  # type: ignore[operator]
    await send({"type": "http.response.body", "body": b"ok"})  # type: ignore[operator]


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf"])
def test_a_request_that_does_not_arrive_whole_is_ended(sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_timeout, "REQUEST_SECONDS", 0.3)
    port = free_port()
    config = uvicorn.Config(_slow, port=port, http=TimedProtocol, lifespan="off", log_config=None, ws="none")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        wait_for(lambda: server.started)
        with socket.create_connection(("127.0.0.1", port), timeout=5) as half:
            half.sendall(sent)
            started = time.monotonic()
            with suppress(ConnectionResetError):
                assert half.recv(100) == b""
            assert 0.2 < time.monotonic() - started < 4
        assert httpx.get(f"http://127.0.0.1:{port}/", timeout=5).text == "ok", "an answer may take longer"
    finally:
        server.should_exit = True
        thread.join(10)


def test_a_head_without_end_is_refused() -> None:
    port = free_port()
    config = uvicorn.Config(_slow, port=port, http=TimedProtocol, lifespan="off", log_config=None, ws="none")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        wait_for(lambda: server.started)
        with socket.create_connection(("127.0.0.1", port), timeout=5) as endless:
            endless.sendall(b"GET / HTTP/1.1\r\n")
            answer = b""
            with suppress(ConnectionResetError, BrokenPipeError):
                for number in range(100):
                    endless.sendall(b"X-%d: " % number + b"x" * 4000 + b"\r\n")
                answer = endless.recv(100)
            assert not answer or b" 400 " in answer, "a reset can overtake the answer"
        assert httpx.get(f"http://127.0.0.1:{port}/", timeout=5).text == "ok"
    finally:
        server.should_exit = True
        thread.join(10)


@pytest.mark.parametrize("limit", ["MAX_STREAMS_BY_ADDRESS", "MAX_STREAMS_BY_TABLE"])
def test_streams_are_limited_whatever_token_they_carry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(limits, limit, 2)
    with inside(sqlite(tmp_path), limits=True) as site, httpx.Client(timeout=5) as client:
        table = people(site)[0].table
        path = f"{site.url}/api/tables/{table}/stream"
        streams = [client.stream("GET", path, headers={"authorization": f"Bearer new-{n}"}) for n in range(2)]
        lines = [stream.__enter__().iter_lines() for stream in streams]
        assert all(next(line) for line in lines)
        for refused in (client.get(path), client.get(f"{site.url}/t/{table}/events")):
            assert refused.status_code == 429
            assert refused.headers["retry-after"]
        for stream in streams:
            stream.__exit__(None, None, None)
        wait_for(lambda: not site.services.limits.streams._open)
        with client.stream("GET", path) as again:
            assert again.status_code == 200


def test_failures_to_accept_are_logged_once_a_minute(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, errors, now = asyncio.new_event_loop(), LoopErrors(), [0.0]
    monkeypatch.setattr("kotatsu.web.open_files.time.monotonic", lambda: now[0])
    monkeypatch.setattr(logging.getLogger("kotatsu"), "propagate", True)
    for _ in range(1000):
        errors(loop, {"message": ACCEPT_FAILED, "exception": OSError("Too many open files")})
    assert len(caplog.records) == 1
    now[0] = 61.0
    errors(loop, {"message": ACCEPT_FAILED, "exception": OSError("Too many open files")})
    assert len(caplog.records) == 2
    assert caplog.records[1].times == 1000  # type: ignore[attr-defined]
    errors(loop, {"message": "something else"})
    assert len(caplog.records) == 3
    loop.close()


def test_connections_that_take_nearly_all_open_files_are_logged_once_a_minute(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    connections, now = OpenConnections(), [0.0]
    monkeypatch.setattr("kotatsu.web.open_files.time.monotonic", lambda: now[0])
    monkeypatch.setattr("kotatsu.web.open_files.current_limit", lambda: 100)
    monkeypatch.setattr(logging.getLogger("kotatsu"), "propagate", True)
    for _ in range(89):
        connections.opened()
    assert not caplog.records
    for _ in range(10):
        connections.opened()
    assert [(record.connections, record.limit) for record in caplog.records] == [(90, 100)]  # type: ignore[attr-defined]
    now[0] = 61.0
    connections.opened()
    assert len(caplog.records) == 2
    for _ in range(100):
        connections.closed()
    assert connections.count == 0


def test_a_server_counts_its_connections() -> None:
    before, port = request_timeout.CONNECTIONS.count, free_port()
    config = uvicorn.Config(_slow, port=port, http=TimedProtocol, lifespan="off", log_config=None, ws="none")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        wait_for(lambda: server.started)
        with socket.create_connection(("127.0.0.1", port), timeout=5):
            wait_for(lambda: request_timeout.CONNECTIONS.count == before + 1)
        wait_for(lambda: request_timeout.CONNECTIONS.count == before)
    finally:
        server.should_exit = True
        thread.join(10)


def test_the_limit_of_open_files_is_raised() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        raise_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
