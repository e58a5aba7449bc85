"""Play connections of strangers and in bad hours: nonsense, floods, programs that do not read, a server that stops, a
database that goes away."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings, strategies
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kotatsu.web.api import play_channel, play_connection
from kotatsu.web.http import request_timeout
from kotatsu.web.http.websocket_protocol import MAX_MESSAGE_BYTES, WebSocketProtocol
from kotatsu.web.security import limits
from tests.web.play_lines import PlayWire, move, play_wire, subscription
from tests.web.servers import Inside, Process, inside, sqlite, wait_for
from tests.web.tables import people, play_first, solo

HANDSHAKE = (
    b"GET /api/play HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
LINE = {"type": "move", "channel": 0, "ply": 0, "id": "one", "action": "play card=up1 place=1"}
NONSENSE: dict[str, tuple[object, str]] = {
    "no JSON": ("{", "bad-form"),
    "no object": ("[]", "bad-form"),
    "no type": ({}, "bad-form"),
    "another type": ({"type": "dance", "channel": 0}, "bad-form"),
    "no channel": ({"type": "unsubscribe"}, "bad-form"),
    "a channel below 0": ({"type": "unsubscribe", "channel": -1}, "bad-form"),
    "a channel that is not open": ({"type": "unsubscribe", "channel": 5}, "no-channel"),
    "a channel that is taken": ({"type": "subscribe", "channel": 0, "table": "abcdefgh"}, "channel-taken"),
    "a table without a name": ({"type": "subscribe", "channel": 1, "table": ""}, "no-table"),
    "a table with a strange name": ({"type": "subscribe", "channel": 1, "table": "\x00' or 1=1"}, "no-table"),
    "a table with a long name": ({"type": "subscribe", "channel": 1, "table": "a" * 999}, "bad-form"),
    "a long token": ({"type": "subscribe", "channel": 1, "table": "abcdefgh", "token": "a" * 999}, "bad-form"),
    "a strange kind of lines": ({"type": "subscribe", "channel": 1, "table": "a", "lines": "long"}, "bad-form"),
    "a since of many digits": ({"type": "subscribe", "channel": 1, "table": "a", "since": 2**63}, "bad-form"),
    "a move that is too late": ({**LINE, "ply": 77, "action": "pass"}, "unknown-action"),
    "a move of another ply": ({**LINE, "ply": 77}, "stale"),
    "a move without a ply": ({key: value for key, value in LINE.items() if key != "ply"}, "bad-form"),
    "a move that is no action": ({**LINE, "action": {"verb": "dance"}}, "unknown-action"),
    "an action of many digits": ({**LINE, "action": "9" * 199}, "unknown-action"),
    "an action nested too deeply": ('{"type":"move","action":' + "[" * 2000, "bad-form"),
    "a strange id": ({**LINE, "id": "a b"}, "bad-id"),
    "a seat that is not theirs": ({**LINE, "seat": 9}, "not-your-seat"),
}


@pytest.fixture(scope="module")
def wire(site: Inside) -> Iterator[PlayWire]:
    """A connection with one channel, on which it is this seat's turn."""
    seats = people(site)
    with play_wire(site) as found:
        acting = next(line for line in [found.subscribe(10 + seat.seat, seat) for seat in seats] if line["legal"])
        found.subscribe(0, seats[acting["seat"]])
        yield found


# --- nonsense


@pytest.mark.parametrize("kind", NONSENSE)
def test_nonsense_is_refused_with_a_sentence(wire: PlayWire, kind: str) -> None:
    line, reason = NONSENSE[kind]
    wire.send(line)
    told = wire.next("refused")
    assert told["reason"] == reason
    assert told["text"]
    assert "Traceback" not in told["text"]
    assert 400 <= told["status"] < 500


def test_bytes_that_are_no_text_are_refused(wire: PlayWire) -> None:
    wire.wire.send(b'{"type":"move","channel":0,"id":"\xff"}')
    assert wire.next("refused")["reason"] == "bad-form"
    wire.wire.send(b"\xff\xfe", text=True)
    assert wire.next("refused")["reason"] == "bad-form"


def test_whatever_is_sent_every_line_is_answered(wire: PlayWire, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines made up at random, and good ones with some fields changed."""
    monkeypatch.setattr(play_connection, "MAX_REFUSED_IN_A_ROW", 100_000)
    plain = strategies.none() | strategies.booleans() | strategies.integers() | strategies.floats() | strategies.text()
    anything = strategies.recursive(plain, _nested, max_leaves=6)
    kinds = strategies.sampled_from(["subscribe", "unsubscribe", "move"])
    fields = strategies.sampled_from(["channel", "table", "token", "seat", "since", "lines", "ply", "id", "action"])
    changed = strategies.dictionaries(fields, anything, max_size=4)
    bent = strategies.builds(lambda kind, more: {**LINE, "channel": 5, **more, "type": kind}, kinds, changed)

    @settings(max_examples=150, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(line=bent | anything)
    @example(line={**LINE, "action": {"verb": None}})
    def send(line: Any) -> None:
        wire.send(json.dumps(line), {"type": "unsubscribe", "channel": 777})
        told, last = wire.next("refused", "ended"), wire.next("refused", "ended")
        assert told["text"]
        assert told.get("status", 400) < 500
        assert last["channel"] == 777

    send()


def _nested(each: Any) -> Any:
    return strategies.lists(each, max_size=3) | strategies.dictionaries(strategies.text(), each, max_size=3)


def test_a_message_that_is_too_large_ends_the_connection(site: Inside) -> None:
    with play_wire(site) as wire:
        wire.wire.send("x" * (MAX_MESSAGE_BYTES + 1))
        with pytest.raises(ConnectionClosed) as closed:
            wire.next("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_raw_bytes_in_place_of_frames_end_the_connection_quietly(
    site: Inside, caplog: pytest.LogCaptureFixture
) -> None:
    for raw in (b"\x00" * 500, b"\xff" * 500, b"GET / HTTP/1.1\r\n\r\n", bytes(range(256))):
        with socket.create_connection(("127.0.0.1", site.port), timeout=10) as sock:
            sock.sendall(HANDSHAKE)
            assert b"101" in sock.recv(4096)
            sock.sendall(raw)
            while sock.recv(4096):
                pass
    assert not caplog.records


def test_raw_bytes_that_come_before_the_handshake_is_answered_end_the_connection_quietly(
    site: Inside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    run, has_asked = WebSocketProtocol.run_asgi, threading.Event()

    async def run_late(protocol: WebSocketProtocol) -> None:
        has_asked.set()
        await asyncio.sleep(0.3)
        await run(protocol)

    monkeypatch.setattr(WebSocketProtocol, "run_asgi", run_late)
    with socket.create_connection(("127.0.0.1", site.port), timeout=10) as sock:
        sock.sendall(HANDSHAKE)
        assert has_asked.wait(10)
        sock.sendall(b"\xff" * 500)
        with suppress(ConnectionResetError):
            assert not sock.recv(4096)
    assert httpx.get(f"{site.url}/healthz").status_code == 200
    assert not caplog.records


def test_bytes_that_end_a_connection_while_lines_are_sent_end_it_quietly(
    site: Inside, caplog: pytest.LogCaptureFixture
) -> None:
    seats, seen = people(site), request_timeout.CONNECTIONS.count
    for _ in range(20):
        with play_wire(site) as wire:
            wire.send(*[subscription(channel, seats[0]) for channel in range(30)])
            wire.wire.socket.sendall(b"\xff" * 500)
    wait_for(lambda: request_timeout.CONNECTIONS.count <= seen)
    assert not caplog.records


# --- limits


def test_a_program_that_only_sends_nonsense_is_sent_away(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_connection, "MAX_REFUSED_IN_A_ROW", 20)
    with play_wire(site) as wire:
        wire.send(*["nonsense"] * 40)
        assert wire.next("closed")["reason"] == "only-refused"
        with pytest.raises(ConnectionClosed) as closed:
            wire.next("never")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "Too many lines in a row were refused.")


def test_channels_are_limited(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_connection, "MAX_CHANNELS", 3)
    seat = solo(site)
    with play_wire(site) as wire:
        kinds = [wire.subscribe(channel, seat)["type"] for channel in range(4)]
        assert kinds == ["full", "full", "full", "refused"]
        assert wire.read[-1]["reason"] == "too-many-channels"


def test_moves_that_wait_are_limited(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_channel, "MAX_WAITING_MOVES", 2)
    seats = people(site)
    with play_wire(site) as wire:
        line = next(line for line in [wire.subscribe(seat.seat, seat) for seat in seats] if line["legal"])
        wire.send(*[move(line, f"m{number}") for number in range(5)])
        reasons = {wire.next("done", "refused").get("reason", "done") for _ in range(5)}
    assert reasons == {"done", "stale", "too-fast"}
    assert seats[0].look().ply == 1


def test_connections_lines_and_moves_are_limited_by_sender(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_PLAY_CONNECTIONS_BY_ADDRESS", 2)
    monkeypatch.setitem(limits.QUOTAS, "play-line", limits.Quota(5, 60.0))
    with inside(sqlite(tmp_path), limits=True) as site:
        seat = solo(site)
        with play_wire(site) as wire, play_wire(site):
            with pytest.raises(InvalidStatus) as refused, play_wire(site):
                pass
            answer = refused.value.response
            assert (answer.status_code, json.loads(answer.body)["reason"]) == (429, "too-many-streams")
            assert answer.headers["Retry-After"]
            wire.subscribe(0, seat)
            wire.send(*[{"type": "unsubscribe", "channel": 8}] * 6)
            told = [wire.next("refused") for _ in range(6)]
            assert [line["reason"] for line in told] == ["no-channel"] * 4 + ["too-fast"] * 2
            assert told[-1]["status"] == 429
            assert told[-1]["retry_after"] > 0
        wait_for(lambda: not site.services.limits.streams._open)


def test_a_connection_without_a_channel_ends(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_connection, "IDLE_TIMEOUT_SECONDS", 0.3)
    seat = solo(site)
    with play_wire(site) as wire, play_wire(site) as used:
        used.subscribe(0, seat)
        assert wire.next("closed")["reason"] == "no-channels"
        used.send({"type": "unsubscribe", "channel": 3})
        assert used.next("refused")["reason"] == "no-channel"


def test_a_program_that_does_not_read_is_dropped_and_the_table_goes_on(
    site: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_connection, "UNREAD_TIMEOUT_SECONDS", 0.5)
    seats = people(site)
    with socket.create_connection(("127.0.0.1", site.port), timeout=10) as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.sendall(_handshake())
        assert b"101" in sock.recv(4096)
        stop = threading.Event()
        sending = threading.Thread(target=_ask_without_end, args=(sock, seats[0], stop), daemon=True)
        sending.start()
        wait_for(lambda: seats[0].table in site.registry.notifier._watchers, patience=30)
        play_first(seats)
        wait_for(lambda: seats[0].table not in site.registry.notifier._watchers, patience=120)
        stop.set()
    sending.join(10)
    play_first(seats)
    wait_for(lambda: not site.services.limits.streams._open, patience=30)


def _handshake() -> bytes:
    head = "GET /api/play HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    return (head + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode()


def _frame(text: bytes) -> bytes:
    """A masked text frame; the mask is all zero."""
    assert 125 < len(text) < 65536
    return b"\x81\xfe" + len(text).to_bytes(2, "big") + bytes(4) + text


def _ask_without_end(sock: socket.socket, seat: Any, stop: threading.Event) -> None:
    """Ask for whole views of a table again and again, and read nothing."""
    channel = 1
    sock.settimeout(0.5)
    try:
        sock.sendall(_frame(json.dumps(subscription(0, seat)).encode().ljust(200)))
        while not stop.is_set():
            line = json.dumps(subscription(channel, seat)).encode().ljust(200)
            end = json.dumps({"type": "unsubscribe", "channel": channel}).encode()
            sock.sendall(_frame(line) + _frame(end.ljust(200)))
            channel += 1
    except OSError:
        stop.wait(30)


# --- bad hours


def test_answers_that_nobody_reads_are_few_however_many_lines_a_message_has(
    site: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    unsent = list[int]()
    refuse = play_connection.PlayConnection._refuse

    async def write_nothing(_connection: object) -> None:
        await asyncio.Event().wait()

    def counted(connection: Any, *told: Any) -> None:
        refuse(connection, *told)
        unsent.append(len(connection._answers))

    monkeypatch.setattr(play_connection.PlayConnection, "_write", write_nothing)
    monkeypatch.setattr(play_connection.PlayConnection, "_refuse", counted)
    monkeypatch.setattr(play_connection, "MAX_UNSENT_ANSWERS", 50)
    with play_wire(site) as wire:
        wire.send(*["1"] * 10_000)
        wait_for(lambda: len(unsent) > 50)
        time.sleep(0.5)
    assert max(unsent) <= 50 + play_connection.LINES_AT_ONCE


def test_a_stopping_server_says_so(server: Process) -> None:
    seat = solo(server)  # type: ignore[arg-type]
    with play_wire(server, **{"Accept-Language": "fr"}) as wire:
        wire.subscribe(0, seat)
        server.stop()
        told = wire.next("closed")
        assert (told["reason"], told["text"]) == ("stopping", "Le serveur s’arrête. Reconnecte-toi dans un instant.")
        with pytest.raises(ConnectionClosed) as closed:
            wire.next("never")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, told["text"])
    server.start()
    with play_wire(server) as wire:
        assert wire.subscribe(0, seat)["type"] == "full"


def test_a_move_that_cannot_be_stored_is_refused_and_counts_when_sent_again(
    site: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = people(site)
    writer: Any = site.registry.store._group_commit._writer
    write = writer.write

    async def fail(*_: object) -> None:
        raise OSError("the disk is full")

    with play_wire(site) as wire:
        line = next(line for line in [wire.subscribe(seat.seat, seat) for seat in seats] if line["legal"])
        monkeypatch.setattr(writer, "write", fail)
        wire.send(move(line, "one"))
        told = wire.next("done", "refused")
        assert (told["reason"], told["status"]) == ("broken", 500)
        assert seats[0].look().ply == 0
        monkeypatch.setattr(writer, "write", write)
        wire.send(move(line, "one"))
        assert wire.next("done", "refused")["type"] == "done"
    assert seats[0].look().ply == 1


def test_of_two_moves_at_once_one_counts(site: Inside) -> None:
    """The same seat on two connections: the slower one is told that the table has moved on."""
    seats = people(site)
    with play_wire(site) as one, play_wire(site) as two:
        line = next(line for line in [one.subscribe(seat.seat, seat) for seat in seats] if line["legal"])
        two.subscribe(line["channel"], seats[line["seat"]])
        chosen = [move(line, f"{number}", action=line["legal"][number % len(line["legal"])]) for number in range(2)]
        one.send(chosen[0])
        two.send(chosen[1])
        answers = sorted(wire.next("done", "refused").get("reason", "done") for wire in (one, two))
    assert answers == ["done", "stale"]
    assert seats[0].look().ply == 1


def test_a_connection_that_breaks_leaves_nothing_behind(site: Inside) -> None:
    seats, before = people(site), request_timeout.CONNECTIONS.count
    with play_wire(site) as wire:
        line = next(line for line in [wire.subscribe(seat.seat, seat) for seat in seats] if line["legal"])
        wire.send(move(line))
        wire.wire.socket.shutdown(socket.SHUT_RDWR)
    wait_for(lambda: seats[0].table not in site.registry.notifier._watchers)
    wait_for(lambda: not site.services.presence._streaming)
    wait_for(lambda: request_timeout.CONNECTIONS.count <= before)
    assert httpx.get(f"{site.url}/healthz").status_code == 200
