"""Connections: half-sent requests end, streams are limited, a full server keeps a quiet log."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
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


@contextmanager
def serving(app: object = _slow) -> Iterator[int]:
    """The port of a server with the limits of connections, and little else."""
    port = free_port()
    config = uvicorn.Config(app, port=port, http=TimedProtocol, lifespan="off", log_config=None, ws="none")  # type: ignore[arg-type]
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        wait_for(lambda: server.started)
        yield port
    finally:
        server.should_exit = True
        thread.join(10)


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf"])
def test_a_request_that_does_not_arrive_whole_is_ended(sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_timeout, "REQUEST_SECONDS", 0.3)
    with serving() as port:
        with socket.create_connection(("127.0.0.1", port), timeout=5) as half:
            half.sendall(sent)
            started = time.monotonic()
            with suppress(ConnectionResetError):
                assert half.recv(100) == b""
            assert 0.2 < time.monotonic() - started < 4
        assert httpx.get(f"http://127.0.0.1:{port}/", timeout=5).text == "ok", "an answer may take longer"


def test_a_head_without_end_is_refused() -> None:
    with serving() as port:
        with socket.create_connection(("127.0.0.1", port), timeout=5) as endless:
            endless.sendall(b"GET / HTTP/1.1\r\n")
            answer = b""
            with suppress(ConnectionResetError, BrokenPipeError):
                for number in range(100):
                    endless.sendall(b"X-%d: " % number + b"x" * 4000 + b"\r\n")
                answer = endless.recv(100)
            assert not answer or b" 400 " in answer, "a reset can overtake the answer"
        assert httpx.get(f"http://127.0.0.1:{port}/", timeout=5).text == "ok"


LARGE = b"x" * 20_000_000
"""More than the system keeps for a connection that nobody reads."""


async def _large(_scope: object, receive: object, send: object) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(LARGE))]})  # type: ignore[operator]
    await send({"type": "http.response.body", "body": LARGE})  # type: ignore[operator]


def test_an_answer_that_nobody_reads_is_ended_and_one_that_is_read_slowly_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(request_timeout, "UNREAD_SECONDS", 0.5)
    with serving(_large) as port:
        before = request_timeout.CONNECTIONS.count
        with socket.create_connection(("127.0.0.1", port), timeout=5) as slow:
            slow.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            read = 0
            while part := slow.recv(1_000_000):
                read += len(part)
                time.sleep(0.04)
            assert read > len(LARGE)
        with socket.create_connection(("127.0.0.1", port), timeout=5) as unread:
            unread.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            wait_for(lambda: request_timeout.CONNECTIONS.count == before + 1)
            wait_for(lambda: request_timeout.CONNECTIONS.count == before, patience=5)


def test_connections_that_wait_longest_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kotatsu.web.open_files.current_limit", lambda: 40)
    with serving() as port, ExitStack() as opened:
        client = opened.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}"))
        assert client.get("/").text == "ok"
        idle = [opened.enter_context(socket.create_connection(("127.0.0.1", port), timeout=5)) for _ in range(100)]
        idle[-1].sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        assert idle[-1].recv(15) == b"HTTP/1.1 200 OK"
        assert httpx.get(f"http://127.0.0.1:{port}/", timeout=5).text == "ok"
        assert request_timeout.CONNECTIONS.count < 20
        with suppress(ConnectionResetError):
            assert idle[0].recv(1) == b"", "the first one has waited longest"


def test_what_strangers_send_is_not_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with serving() as port, caplog.at_level(logging.WARNING):
        for noise in (b"\x16\x03\x01\x02\x00" * 9 + b"\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nno header\r\n\r\n"):
            with socket.create_connection(("127.0.0.1", port), timeout=5) as stranger:
                stranger.sendall(noise)
                assert b" 400 " in stranger.recv(100)
    assert not caplog.records


@pytest.mark.parametrize("path", ["/api/tables", "/new/tiki-topple", "/api/tables/aaaaaaaaaaaa/moves"])
def test_somebody_who_leaves_in_the_middle_of_a_request_is_no_fault_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(logging.getLogger("kotatsu"), "propagate", True)
    with inside(sqlite(tmp_path)) as site, caplog.at_level(logging.INFO):
        head = f"POST {path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{{"
        with socket.create_connection(("127.0.0.1", site.port), timeout=5) as leaving:
            leaving.sendall(head.encode())
        wait_for(lambda: [record for record in caplog.records if getattr(record, "method", "") == "POST"])
        assert not [record for record in caplog.records if record.levelno > logging.INFO]
        assert not site.services.warnings.kept


def test_requests_that_come_too_fast_do_not_fill_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.QUOTAS, "request", limits.Quota(3, 60.0))
    monkeypatch.setattr(logging.getLogger("kotatsu"), "propagate", True)
    with inside(sqlite(tmp_path), limits=True) as site, caplog.at_level(logging.INFO):
        answers = [httpx.get(f"{site.url}/api/games").status_code for _ in range(20)]
    assert answers.count(429) == 17
    assert len([record for record in caplog.records if getattr(record, "route", "") == "/api/games"]) == 3


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
