"""Quick routes answer as the framework does, byte for byte, and leave to it what is not plain."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from kotatsu.web.api.live_calls import QUICK_ROUTES
from kotatsu.web.http.quick_routes import with_quick_routes
from tests.web.servers import Inside
from tests.web.tables import actor, people

LEGAL = "legal"
"""Stands for an action that is allowed."""
JSON = {"content-type": "application/json"}
MOVE = {"ply": 0, "id": "one", "action": LEGAL}
REFUSED: dict[str, tuple[object, dict[str, str]]] = {
    "of an older ply": ({**MOVE, "ply": 7}, {}),
    "of a seat that is not theirs": ({**MOVE, "seat": 9}, {}),
    "without a token": (MOVE, {"authorization": ""}),
    "with a strange id": ({**MOVE, "id": "a b"}, {}),
    "that is no action": ({**MOVE, "action": {"verb": "dance"}}, {}),
    "that the rules forbid": ({**MOVE, "action": "play card=up9 tiki=nani"}, {}),
    "in French": ({**MOVE, "ply": 7}, {"accept-language": "fr"}),
    "for another server": (MOVE, {"host": "other.example.org"}),
    "from another site": (MOVE, {"origin": "https://other.example.org"}),
    "as plain text": (MOVE, {"content-type": "text/plain"}),
    "without an action": ({"ply": 0, "id": "one"}, {}),
    "with a ply below 0": ({**MOVE, "ply": -1}, {}),
    "that is no object": ([], {}),
    "that is no JSON": (b"{", {}),
    "that is not UTF-8": (b'{"ply": 0, "id": "\xff", "action": ""}', {}),
    "nested too deeply": (b"[" * 2000, {}),
    "that is empty": (b"", {}),
}


def in_parts(body: bytes) -> Iterator[bytes]:
    """A body of unknown length, which only the framework reads."""
    yield body


def told(answer: httpx.Response) -> tuple[int, bytes, dict[str, str]]:
    headers = {name: value for name, value in answer.headers.items() if name not in ("date", "server")}
    return answer.status_code, answer.content, headers


class Caller:
    """Posts moves of the person whose turn it is."""

    def __init__(self, site: Inside) -> None:
        self.seat = actor(people(site))
        self.address = f"{site.url}/api/tables/{self.seat.table}"
        self.headers = {**JSON, "authorization": f"Bearer {self.seat.token}"}
        self.legal = self.seat.look().legal[0]

    def body(self, move: object) -> bytes:
        if isinstance(move, bytes):
            return move
        chosen = isinstance(move, dict) and move.get("action") == LEGAL
        return json.dumps({**move, "action": self.legal} if chosen else move).encode()  # type: ignore[dict-item]

    def post(self, move: object, *, plain: bool, **headers: str) -> httpx.Response:
        body = self.body(move)
        content: Any = body if plain else in_parts(body)
        sent = {name: value for name, value in {**self.headers, **headers}.items() if value}
        return httpx.post(f"{self.address}/moves", content=content, headers=sent, timeout=20)


def test_a_move_is_answered_as_the_framework_answers_it(site: Inside) -> None:
    caller = Caller(site)
    quick = caller.post(MOVE, plain=True)
    assert quick.status_code == 200
    assert quick.json() == {"entry": 1, "ply": 1, "branch": 0}
    assert told(quick) == told(caller.post(MOVE, plain=False))  # sent twice it counts once


@pytest.mark.parametrize("kind", REFUSED)
def test_a_move_is_refused_as_the_framework_refuses_it(site: Inside, kind: str) -> None:
    caller, (move, headers) = Caller(site), REFUSED[kind]
    quick, whole = (caller.post(move, plain=plain, **headers) for plain in (True, False))
    assert quick.status_code >= 400
    assert told(quick) == told(whole)


def test_a_state_is_answered_as_the_framework_answers_it(site: Inside) -> None:
    caller = Caller(site)
    quick, whole = (
        httpx.get(f"{caller.address}/state{query}", headers=caller.headers, timeout=20)
        for query in ("", f"?seat={caller.seat.seat}")
    )
    assert quick.json()["legal"]
    assert told(quick) == told(whole)


def asked(method: str, path: str, headers: list[tuple[bytes, bytes]], query: bytes = b"") -> bool:
    """Whether a request is passed on to the framework."""
    passed = []

    async def framework(scope: Any, receive: Any, send: Any) -> None:
        passed.append(await receive())

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"{", "more_body": False}

    async def send(message: Any) -> None:
        raise AssertionError(message)

    scope: Any = {
        "type": "http",
        "method": method,
        "path": path,
        "headers": headers,
        "query_string": query,
        "state": {},
    }
    asyncio.run(with_quick_routes(framework, QUICK_ROUTES)(scope, receive, send))  # type: ignore[arg-type]
    return passed == [{"type": "http.request", "body": b"{", "more_body": False}]


def test_what_is_not_plain_is_left_to_the_framework_with_its_body() -> None:
    host, moves = (b"host", b"127.0.0.1"), "/api/tables/abcdefgh/moves"
    assert asked("POST", moves, [host, (b"content-length", b"1")])  # a body that cannot be read
    assert asked("POST", moves, [host, (b"content-length", b"99999")])
    assert asked("POST", moves, [host, (b"transfer-encoding", b"chunked")])
    assert asked("PUT", moves, [host])
    assert asked("GET", "/api/tables/abcdefgh/state", [host], b"seat=0")
    assert asked("GET", "/api/tables/abcdefgh/state", [(b"host", b"a/b")])
    assert asked("GET", "/api/tables/a%00/state", [host])
