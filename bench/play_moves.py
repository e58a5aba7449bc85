"""What a move over a play connection costs the server, without a network: `python -m bench.play_moves`.

The application is called as a web server calls it, in this process, on the loop that a server uses. Games between two
people are decided beforehand; then a program plays all tables at once, a move at each in one message, and takes what it
is told without reading it. Each move is on the disk before the next; what the process that writes does is done
here, so that two runs do the same. With `--way post` each move is a request of its own and nobody listens.

Told are function calls and microseconds of processor for a move. The former hardly differ between runs; the latter
depend on who else uses the machine. `--instructions` counts the machine's instructions with valgrind, for a move of
the whole process: they are nearly as steady, and weigh what is done in C.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import os
import pstats
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, cast

import uvloop

from bench.requests import Caller
from kotatsu.engine.match import Match
from kotatsu.web.app import create_app
from kotatsu.web.config import Settings
from kotatsu.web.garbage_collection import tune_garbage_collection
from kotatsu.web.store.entry_process import Answer, Batch, BatchWriter
from kotatsu.web.store.entry_writers import SQLiteWriter
from tests.web.servers import AnyChoice, sqlite

WAYS = ("short", "full", "post")
"""A play connection with short lines, one with whole views, a POST for each move."""
WARM_UP_ROUNDS = 3


class OwnWriter(SQLiteWriter):
    """Writes in this process, where others write through one of their own."""

    def __init__(self, writer: SQLiteWriter) -> None:
        self.__dict__.update(writer.__dict__)
        self._rows = BatchWriter(*self._set_up)

    async def _ask(self, batch: Batch) -> Answer:
        return self._rows.write(batch)


@dataclass(frozen=True)
class Game:
    """A table of two people, and what they will do."""

    table: str
    tokens: tuple[str, str]
    moves: list[tuple[int, str]]
    """Who decides, and what."""


def decided(match: Match, chance: random.Random) -> list[tuple[int, str]]:
    """A game from here to its end, by anybody's choices. The match itself stays where it is."""
    match, found = match.copy(), []
    while not match.over:
        action = chance.choice(match.legal())
        found.append((match.actor, json.dumps(match.game.actions.decode(action))))
        match.play(action)
    return found


async def open_game(app: Any, slug: str, chance: random.Random) -> Game:
    """Two people sit down, and the game begins."""
    caller = Caller(app)
    seats = [{"kind": "own", "name": "Ann"}, {"kind": "open"}]
    made = json.loads((await caller.ask("POST", "/api/tables", {"game": slug, "seats": seats}))[1])
    path = f"/api/tables/{made['table']}"
    guest = json.loads((await caller.ask("POST", f"{path}/join", {"name": "Ben"}))[1])
    await caller.ask("POST", f"{path}/start", token=made["token"])
    table = await app.state.services.registry.load(made["table"])
    return Game(table.id, (made["token"], guest["token"]), decided(table.live.match, chance))


class Connection:
    """A play connection, as a web server hands it to the application."""

    def __init__(self, app: Any) -> None:
        self._received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._lines = 0
        """Told, and not waited for yet."""
        self._told = asyncio.Event()
        headers = [(b"host", b"127.0.0.1"), (b"user-agent", b"bench")]
        scope = {
            "type": "websocket", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1",
            "scheme": "ws", "path": "/api/play", "raw_path": b"/api/play", "root_path": "", "query_string": b"",
            "headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "subprotocols": [],
            "state": {}, "extensions": {"websocket.http.response": {}},
        }  # fmt: skip
        self._running = asyncio.ensure_future(app(scope, self._received.get, self._hear))
        self._received.put_nowait({"type": "websocket.connect"})

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self._lines += message["text"].count("\n")
            self._told.set()

    async def ask(self, message: bytes, lines: int) -> None:
        """Send a message, and wait until so many lines were told."""
        self._received.put_nowait({"type": "websocket.receive", "bytes": message})
        while self._lines < lines:
            self._told.clear()
            await self._told.wait()
        self._lines -= lines

    async def close(self) -> None:
        self._received.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._running


Play = Callable[[int], Awaitable[None]]
"""Does the move of a round at every table."""


async def over(connection: Connection, games: list[Game], lines: str) -> Play:
    """Both seats of every table on one play connection."""
    for number, game in enumerate(games):
        for seat, token in enumerate(game.tokens):
            asked = {"channel": 2 * number + seat, "table": game.table, "token": token, "seat": seat, "lines": lines}
            await connection.ask(json.dumps({"type": "subscribe", **asked}).encode(), 1)
    messages = [b"\n".join(_move(game, 2 * number, ply) for number, game in enumerate(games)) for ply in _plies(games)]

    async def play(ply: int) -> None:
        await connection.ask(messages[ply], 3 * len(games))  # each is acknowledged, and told to both

    return play


def _move(game: Game, channel: int, ply: int) -> bytes:
    seat, action = game.moves[ply]
    move = b'{"type":"move","channel":%d,"ply":%d,"id":"m%d","action":%s}'
    return move % (channel + seat, ply, ply, action.encode())


def _plies(games: list[Game]) -> range:
    """The plies that no game ends with."""
    return range(min(len(game.moves) for game in games) - 1)


def over_requests(app: Any, games: list[Game]) -> Play:
    """A POST for each move."""
    caller = Caller(app)

    async def play(ply: int) -> None:
        for game in games:
            seat, action = game.moves[ply]
            body = {"ply": ply, "id": f"m{ply}", "action": json.loads(action)}
            status, answer = await caller.ask("POST", f"/api/tables/{game.table}/moves", body, game.tokens[seat])
            assert status == 200, answer

    return play


async def measure(chosen: argparse.Namespace, counting: Callable[[], AbstractContextManager[None]]) -> None:
    """Play the rounds that are counted."""
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        app: Any = create_app(Settings(sqlite(Path(folder)), compiled_bots=False), AnyChoice())
        services = app.state.services
        services.limits._clock = partial(next, count())  # a second later each time: nobody is too fast
        services.supervisor._tasks.clear()  # what a server does every few seconds is not a move's
        stored = services.registry.store._group_commit
        stored._writer = OwnWriter(stored._writer)
        tune_garbage_collection()
        async with app.lifespan():
            games = [await open_game(app, chosen.game, chance) for _ in range(chosen.tables)]
            assert WARM_UP_ROUNDS + chosen.rounds <= len(_plies(games)), "a game ends before that"
            connection = None if chosen.way == "post" else Connection(app)
            play = over_requests(app, games) if connection is None else await over(connection, games, chosen.way)
            for ply in range(WARM_UP_ROUNDS):
                await play(ply)
            with counting():
                for ply in range(WARM_UP_ROUNDS, WARM_UP_ROUNDS + chosen.rounds):
                    await play(ply)
            if connection is not None:
                await connection.close()


@contextmanager
def counting_instructions() -> Iterator[None]:
    """Called under valgrind: what is done meanwhile is counted."""
    switch = ("callgrind_control", str(os.getpid()), "-i")
    subprocess.run([*switch, "on"], check=True, stdout=subprocess.DEVNULL)
    yield
    subprocess.run([*switch, "off"], check=True, stdout=subprocess.DEVNULL)


def instructions(chosen: argparse.Namespace) -> float:
    """Of the machine, for a move."""
    with tempfile.TemporaryDirectory() as folder:
        counted = Path(folder) / "counted"
        command = [
            *("valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={counted}"),
            *(sys.executable, "-m", "bench.play_moves", "--game", chosen.game, "--way", chosen.way),
            *("--tables", str(chosen.tables), "--rounds", str(chosen.rounds), "--under-valgrind"),
        ]
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        subprocess.run(command, check=True, env=environment, stderr=subprocess.DEVNULL)
        found = re.search(r"^totals: (\d+)", counted.read_text(), re.MULTILINE)
    assert found is not None
    moves: int = chosen.tables * chosen.rounds
    return int(found[1]) / moves


def calls(chosen: argparse.Namespace) -> None:
    """Tell function calls of a move and its processor time, and the profile if it is asked for."""
    profiler, spent = cProfile.Profile(), [0.0]

    @contextmanager
    def timed() -> Iterator[None]:
        started = time.process_time()
        yield
        spent[0] = time.process_time() - started

    uvloop.run(measure(chosen, timed))
    uvloop.run(measure(chosen, lambda: cast(AbstractContextManager[None], profiler)))
    told, moves = pstats.Stats(profiler), chosen.tables * chosen.rounds
    if chosen.profile:
        told.sort_stats(chosen.profile).print_stats(80)
    found = cast(Any, told).total_calls / moves
    print(f"{chosen.game}, {chosen.way}: {found:.1f} function calls a move, {spent[0] / moves * 1e6:.0f} µs")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tiki-topple")
    parser.add_argument("--way", choices=WAYS, default="short")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=10, help="moves of each table that are counted")
    parser.add_argument("--profile", default="", help="print a profile, sorted by this: tottime, cumulative")
    parser.add_argument("--instructions", action="store_true", help="count the machine's instructions with valgrind")
    parser.add_argument("--under-valgrind", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.under_valgrind:
        uvloop.run(measure(chosen, counting_instructions))
    elif chosen.instructions:
        print(f"{chosen.game}, {chosen.way}: {instructions(chosen):,.0f} instructions a move", flush=True)
    else:
        calls(chosen)


if __name__ == "__main__":
    main()
