"""What a move at a live table costs the server, watchers and all: `python -m bench.moves --watchers 2`.

The application is called as a web server calls it, in this process, on the loop that a server uses. Each move is a
person's: they ask for the state, send a move, a bot answers at once, and every watcher is brought both plies by their
stream or fetches what it did not bring. Told is processor time of the whole process for each move, driver included: in
each of several rounds, their median and the least. It says nothing of sockets and hardly depends on who else uses
the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import pstats
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

from bench.requests import Caller, open_tables
from bench.watching import DRAWN, POSITION
from kotatsu.web.app import create_app
from kotatsu.web.config import Settings
from kotatsu.web.garbage_collection import tune_garbage_collection
from tests.web.servers import AnyChoice, sqlite

TABLES = 20


class Watcher:
    """A browser that watches a table over a stream."""

    def __init__(self, app: Any, table: str) -> None:
        self.app = app
        self.table = table
        self.ply = 0
        self.caller = Caller(app)
        self._closed = asyncio.Event()
        self.fetched = 0
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        await self.caller.ask(
            "GET", f"/t/{self.table}/events?watch=1&ply=0&branch=0", on_part=self._hear, until=self._closed
        )

    async def _hear(self, part: bytes) -> None:
        for ply in map(int, DRAWN.findall(part)):
            self.ply = ply
        for line in POSITION.findall(part):
            for ply in range(self.ply + 1, int(line) + 1):
                status, _ = await self.caller.ask("GET", f"/t/{self.table}/fragment?ply={ply}&watch=1")
                assert status == 200
                self.fetched += 1
                self.ply = ply

    async def close(self) -> None:
        """Stop watching."""
        self._closed.set()
        await self._task


class LiveTable:
    """A table in play and those who watch it."""

    def __init__(self, app: Any, made: dict[str, Any], watchers: int) -> None:
        self.table, self.token = made["table"], made["token"]
        self.caller = Caller(app)
        self.watchers = [Watcher(app, self.table) for _ in range(watchers)]
        self.moves = 0

    async def move(self) -> bool:
        """A person's move, seen by everybody with the bot's answer; False when the game is over."""
        state = await self._state()
        if state["over"]:
            return False
        self.moves += 1
        legal = state["legal"]
        body = {"ply": state["ply"], "id": f"{self.moves}", "action": legal[self.moves % len(legal)]}
        status, answer = await self.caller.ask("POST", f"/api/tables/{self.table}/moves", body, self.token)
        assert status == 200, answer
        return True

    async def _state(self) -> dict[str, Any]:
        while True:
            path = f"/api/tables/{self.table}/state"
            state: dict[str, Any] = json.loads((await self.caller.ask("GET", path, token=self.token))[1])
            if (state["legal"] or state["over"]) and all(each.ply >= state["ply"] for each in self.watchers):
                return state
            await asyncio.sleep(0.001)


async def one_round(app: Any, watchers: int, moves: int, profiler: cProfile.Profile | None) -> float:
    """Seconds of processor time for each move."""
    tables = [LiveTable(app, made, watchers) for made in await open_tables(Caller(app), TABLES)]
    for table in tables:  # everybody is there
        await table.move()
    if profiler:
        profiler.enable()
    started, done = time.process_time(), 0
    for _ in range(moves):
        done += sum(await asyncio.gather(*(table.move() for table in tables)))
    spent = time.process_time() - started
    if profiler:
        profiler.disable()
    for table in tables:
        for watcher in table.watchers:
            await watcher.close()
    return spent / done


async def run(watchers: int, moves: int, rounds: int, profile: str) -> None:
    profiler = cProfile.Profile() if profile else None
    with tempfile.TemporaryDirectory() as folder:
        app: Any = create_app(Settings(sqlite(Path(folder)), compiled_bots=False, limits=False), AnyChoice())
        tune_garbage_collection()
        async with app.lifespan():
            await one_round(app, watchers, moves, None)
            found = [await one_round(app, watchers, moves, profiler) * 1e6 for _ in range(rounds)]
    if profiler:
        pstats.Stats(profiler).sort_stats(profile).print_stats(70)
    print(f"  {watchers} watchers: {statistics.median(found):.0f} µs a move in the median, {min(found):.0f} at least")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--watchers", type=int, default=2)
    parser.add_argument("--moves", type=int, default=8, help="of each table in a round")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--profile", default="", help="print a profile, sorted by this: tottime, cumulative")
    chosen = parser.parse_args()
    uvloop.run(run(chosen.watchers, chosen.moves, chosen.rounds, chosen.profile))


if __name__ == "__main__":
    main()
