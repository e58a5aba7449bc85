"""What each kind of request costs the server in processor time, without a network: `python -m bench.requests`.

The application is called as a web server calls it, thousands of times, in this process. Figures are microseconds of
processor time for each call; they hardly depend on who else uses the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import pstats
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from kotatsu.web.app import create_app
from kotatsu.web.config import Settings
from tests.web.servers import AnyChoice, sqlite

GAME = "tiki-topple"
COOKIE = b"csrftoken="


class Caller:
    """Calls the application as a web server would, keeping the token of forms as a browser does."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.cookie = b""

    async def ask(
        self,
        method: str,
        path: str,
        body: object | None = None,
        token: str = "",
        on_part: Callable[[bytes], Awaitable[None]] | None = None,
        until: asyncio.Event | None = None,
    ) -> tuple[int, bytes]:
        """A request and its whole answer; a stream is passed on part by part until it is enough."""
        address, _, query = path.partition("?")
        data = b"" if body is None else json.dumps(body).encode()
        headers = [(b"host", b"127.0.0.1"), (b"accept-language", b"fr,en;q=0.8"), (b"user-agent", b"bench")]
        headers += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(data))] if data else []
        headers += [(b"authorization", f"Bearer {token}".encode())] if token else []
        headers += [(b"cookie", self.cookie)] if self.cookie else []
        scope = {
            "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1",
            "method": method, "scheme": "http", "path": address, "raw_path": address.encode(), "root_path": "",
            "query_string": query.encode(), "headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80),
            "state": {}, "extensions": {},
        }  # fmt: skip
        status, answer, sent = 0, b"", False

        async def receive() -> dict[str, Any]:
            nonlocal sent
            if sent and until is not None:
                await until.wait()
                return {"type": "http.disconnect"}
            sent = True
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            nonlocal status, answer
            if message["type"] == "http.response.start":
                status = message["status"]
                for name, value in message["headers"]:
                    if name == b"set-cookie" and value.startswith(COOKIE):
                        self.cookie = value.partition(b";")[0]
            elif on_part is not None:
                await on_part(message.get("body", b""))
            else:
                answer += message.get("body", b"")

        await self.app(scope, receive, send)
        return status, answer


async def open_tables(caller: Caller, count: int) -> list[dict[str, Any]]:
    """Tables with a person and a bot. Every person has a name of their own, as people do."""
    found = []
    for number in range(count):
        seats = [{"kind": "own", "name": f"Ann {number}"}, {"kind": "bot", "level": "easy"}]
        status, body = await caller.ask("POST", "/api/tables", {"game": GAME, "seats": seats, "start": True})
        assert status == 201, body
        found.append(json.loads(body))
    return found


async def cost(name: str, call: Callable[[], Awaitable[Any]], count: int, profile: bool = False) -> None:
    """Print what one call costs."""
    await call()
    profiler = cProfile.Profile()
    if profile:
        profiler.enable()
    started = time.process_time()
    for _ in range(count):
        await call()
    spent = time.process_time() - started
    if profile:
        profiler.disable()
        pstats.Stats(profiler).sort_stats("tottime").print_stats(35)
    print(f"  {name}: {spent / count * 1e6:.0f} µs", flush=True)


async def measure(app: Any, count: int, profile: str) -> None:
    """All kinds of requests."""
    caller = Caller(app)
    tables = await open_tables(caller, 20)
    plies = {made["table"]: 0 for made in tables}
    number = 0

    async def move() -> None:
        """A person's move and the bot's answer; the next table each time."""
        nonlocal number
        made = tables[number % len(tables)]
        number += 1
        table, token = made["table"], made["token"]
        state = json.loads((await caller.ask("GET", f"/api/tables/{table}/state", token=token))[1])
        if state["over"]:
            tables[tables.index(made)] = (await open_tables(caller, 1))[0]
            return
        if not state["legal"]:
            await asyncio.sleep(0)
            return
        body = {"ply": state["ply"], "id": f"{number}", "action": state["legal"][number % len(state["legal"])]}
        status, answer = await caller.ask("POST", f"/api/tables/{table}/moves", body, token)
        assert status == 200, answer
        plies[table] = json.loads(answer)["ply"]

    def ask(path: str, token: str = "", table: int = 0) -> Callable[[], Awaitable[Any]]:
        made = tables[table]
        return lambda: caller.ask("GET", path.format(table=made["table"]), token=made["token"] if token else "")

    async def first_fragment() -> None:
        await move()
        made = tables[(number - 1) % len(tables)]
        await caller.ask("GET", f"/t/{made['table']}/fragment?watch=1")

    for name, call in (
        ("healthz", ask("/healthz")),
        ("state, move, and a bot's move", move),
        ("the same, and a watcher's fragment of it", first_fragment),
        ("a fragment again", ask("/t/{table}/fragment?watch=1", table=1)),
        ("state", ask("/api/tables/{table}/state", "with", table=1)),
        ("a page", ask("/t/{table}?watch=1", table=1)),
    ):
        await cost(name, call, count, profile == name)


async def run(count: int, profile: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(sqlite(Path(folder)), compiled_bots=False, limits=False), AnyChoice())
        async with app.lifespan():
            await measure(app, count, profile)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--profile", default="", help="the kind of request to profile, by its name as printed")
    chosen = parser.parse_args()
    asyncio.run(run(chosen.count, chosen.profile))


if __name__ == "__main__":
    main()
