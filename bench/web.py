"""The server under load, over loopback: `python -m bench.web --tables 200 --think 5 --seconds 20`.

Each table has a player, a bot that answers at once, and watchers: browsers to which the stream brings each ply, drawn,
and which fetch what it did not bring. Measured: moves a second; from a move's POST to the moment a watcher holds the
fragment that shows it (p50, p99); from the POST to its acknowledgement; memory a table; what ten thousand idle tables
cost.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sqlite3
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import uvloop

from bench.watching import Watching
from tests.web.servers import Process, sqlite

GAME = "tiki-topple"
BOT = {"kind": "bot", "level": "easy"}
IDLE_TABLES = 10_000
KEPT = 50.0
"""Seconds after which a connection is opened anew, before the server closes it."""
OPENED_A_SECOND = 25
"""Tables that are opened in a second, on average. What is measured begins when all of them are open."""


class Wire:
    """A connection that speaks just enough HTTP/1.1; a full client would cost more than the server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.used_at = 0.0
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: object | None = None, token: str = "") -> tuple[int, bytes]:
        """A request and its whole answer."""
        status, headers = await self.open(method, path, body, token)
        return status, await self._body(headers)

    async def open(
        self, method: str, path: str, body: object | None = None, token: str = ""
    ) -> tuple[int, dict[str, str]]:
        """A request and the head of its answer."""
        if self.writer is None or self.used_at < time.monotonic() - KEPT:
            self.close()
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(data)}\r\n"
        head += "Content-Type: application/json\r\n" if data else ""
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        self.used_at = time.monotonic()
        assert self.writer is not None
        self.writer.write(head.encode() + b"\r\n" + data)
        assert self.reader is not None
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        return int(lines[0].split()[1]), headers

    async def _body(self, headers: dict[str, str]) -> bytes:
        assert self.reader is not None
        if "content-length" in headers:
            return await self.reader.readexactly(int(headers["content-length"]))
        body = b""
        while part := await self.chunk():
            body += part
        return body

    async def chunk(self) -> bytes:
        """One chunk of a streamed answer; nothing at its end."""
        assert self.reader is not None
        size = int((await self.reader.readuntil(b"\r\n")).strip(), 16)
        data = await self.reader.readexactly(size)
        await self.reader.readexactly(2)
        return data

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()


@dataclass
class Figures:
    """What was measured, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    fetched: int = 0
    """Fragments that a stream did not bring."""
    games: int = 0
    opened: int = 0
    """Tables."""

    def show(self, table: Table, ply: int) -> None:
        """A watcher holds the drawing of a ply."""
        if ply in table.sent_at:
            self.shown.append(time.perf_counter() - table.sent_at[ply])


class State(msgspec.Struct):
    """What a player reads of a table's state."""

    ply: int
    over: bool
    legal: list[msgspec.Raw]


READ_STATE = msgspec.json.Decoder(State).decode


@dataclass
class Table:
    """A table under load."""

    id: str
    token: str
    sent_at: dict[int, float] = field(default_factory=dict)
    """When the move that made a ply was posted."""


async def open_table(wire: Wire, number: int) -> Table:
    """A table whose person has a name of their own: what is said of people is not the same everywhere."""
    seats = [{"kind": "own", "name": f"Ann {number}"}, BOT]
    status, body = await wire.ask("POST", "/api/tables", {"game": GAME, "seats": seats, "start": True})
    assert status == 201, body
    made = json.loads(body)
    return Table(made["table"], made["token"])


async def play(port: int, table: Table, think: float, figures: Figures, watchers: int, chance: random.Random) -> None:
    """Play game after game, waiting as a person would; the watchers follow."""
    wire = Wire(port)
    following = [Watcher(port, table, figures) for _ in range(watchers)]
    for watcher in following:
        await watcher.open()
    try:
        while True:
            await asyncio.sleep(chance.expovariate(1 / think) if think else 0)
            _, body = await wire.ask("GET", f"/api/tables/{table.id}/state", token=table.token)
            state = READ_STATE(body)
            if state.over:
                return
            if state.legal:
                await move(wire, table, state, figures, chance)
    finally:
        for watcher in following:
            watcher.close()
        wire.close()


async def move(wire: Wire, table: Table, state: State, figures: Figures, chance: random.Random) -> None:
    body = {"ply": state.ply, "id": f"{chance.getrandbits(60):x}", "action": chance.choice(state.legal)}
    started = time.perf_counter()
    table.sent_at[state.ply + 1] = started
    status, answer = await wire.ask("POST", f"/api/tables/{table.id}/moves", body, table.token)
    assert status == 200, answer
    figures.acknowledged.append(time.perf_counter() - started)


class Watcher:
    """A browser: shows the plies that the stream brings, and fetches every one that it does not."""

    def __init__(self, port: int, table: Table, figures: Figures) -> None:
        self._port = port
        self._table = table
        self._figures = figures
        self._seen = 0
        self._stream = Watching(table.id, self._show, self._catch_up)
        self._wire = Wire(port)
        self._fetching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self._stream, "127.0.0.1", self._port)

    def _show(self, ply: int) -> None:
        self._figures.show(self._table, ply)
        self._seen = max(self._seen, ply)

    def _catch_up(self, now: int) -> None:
        if now > self._seen and (self._fetching is None or self._fetching.done()):
            self._fetching = asyncio.create_task(self._fetch(now))

    async def _fetch(self, now: int) -> None:
        while self._seen < now:
            ply = self._seen + 1
            status, _ = await self._wire.ask("GET", f"/t/{self._table.id}/fragment?ply={ply}&watch=1")
            assert status == 200
            self._show(ply)
            self._figures.fetched += 1

    def close(self) -> None:
        self._stream.close()
        self._wire.close()


async def load(server: Process, tables: int, think: float, watchers: int, seconds: float) -> Figures:
    """All tables at once, for so long."""
    figures = Figures()
    port, pid = server.port, server.pid
    before = held_memory(pid)

    async def one(number: int) -> None:
        chance = random.Random(number)
        await asyncio.sleep(chance.random() * tables / OPENED_A_SECOND)
        while True:
            table = await open_table(Wire(port), number)
            figures.opened += 1
            await play(port, table, think, figures, watchers, chance)
            figures.games += 1

    running = [asyncio.create_task(one(number)) for number in range(tables)]
    await until_open(figures, tables, running)
    await asyncio.sleep(seconds / 4)
    print(told("while tables were opened, from POST to acknowledgement", figures.acknowledged))
    figures.acknowledged.clear()
    figures.shown.clear()
    spent, own, started = processor(pid), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - started
    own = time.process_time() - own
    busy = (processor(pid) - spent) / took
    rate, held = len(figures.acknowledged) / took, held_memory(pid)
    told_load = f"server {busy:.0%} of a core, the programs that load it {own / took:.0%}"
    print(f"  {rate:.0f} moves of people a second, as many of bots; {told_load}")
    if rate:
        print(f"  {busy / rate * 1000:.2f} s of processor for 1,000 moves of people, their answers and the watchers")
    each = (held - before) / tables / 1024
    print(f"  memory: {each:.0f} kB a table with its watchers, {held >> 20} MB in all ({memory(pid) >> 20} resident)")
    for task in running:
        task.cancel()
    for done in await asyncio.gather(*running, return_exceptions=True):
        if isinstance(done, Exception):
            raise done
    return figures


async def until_open(figures: Figures, tables: int, running: list[asyncio.Task[None]]) -> None:
    """Wait until every table is played; what made a table fail is raised."""
    started = time.perf_counter()
    while figures.opened < tables:
        await asyncio.sleep(0.1)
        for task in running:
            if task.done():
                task.result()
    print(f"  all of them opened in {time.perf_counter() - started:.0f} s")


def processes(pid: int) -> list[int]:
    """A process and all that it began: the workers of a server."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(each for child in children for each in processes(int(child)))]


def memory(pid: int) -> int:
    """Resident bytes, of all workers. What they share is counted for each of them."""
    return sum(_memory(each) for each in processes(pid))


def _memory(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def held_memory(pid: int) -> int:
    """Bytes of a process and of all that it began, its workers; the files that all of them map are counted once."""
    found = [_memory_kinds(each) for each in processes(pid)]
    own = sum(kinds["RssAnon"] + kinds["RssShmem"] for kinds in found)
    return own + max(kinds["RssFile"] for kinds in found)


def _memory_kinds(pid: int) -> dict[str, int]:
    pairs = (line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    return {name: int(value.split()[0]) * 1024 for name, value in pairs if name.startswith("Rss")}


def processor(pid: int) -> float:
    """Seconds of processor time spent, by all workers."""
    return sum(_processor(each) for each in processes(pid))


def _processor(pid: int) -> float:
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def told(name: str, seconds: list[float]) -> str:
    ordered = sorted(seconds)
    if not ordered:
        return f"  {name}: nothing measured"
    p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    middle = statistics.median(ordered) * 1000
    return f"  {name}: p50 {middle:.1f} ms, p99 {p99 * 1000:.0f} ms, worst {ordered[-1] * 1000:.0f} ms ({len(ordered)})"


def idle(folder: Path, tables: int) -> None:
    """What stored tables cost a server that nobody asks for them."""
    for count in (0, tables):
        server = Process(sqlite(folder))
        server.start()
        if count:
            fill(folder / "kotatsu.sqlite", count)
        spent = processor(server.pid)
        time.sleep(10)
        print(f"  {count} stored: {memory(server.pid) >> 20} MB, {(processor(server.pid) - spent) / 10:.1%} of a core")
        server.close()


def fill(file: Path, count: int) -> None:
    """Copy tables in play, with their ledgers, until there are so many."""
    with sqlite3.connect(file) as database:
        names = [row[0] for row in database.execute("SELECT id FROM tables WHERE status = 'playing' LIMIT 50")]
        assert names, "play something first"
        for number in range(count):
            source, copy = names[number % len(names)], f"idle-table-{number}"
            for table, key in (("tables", "id"), ("seats", "table_id"), ("entries", "table_id")):
                columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})") if row[1] != key]
                listed = ", ".join(f'"{column}"' for column in columns)
                database.execute(
                    f"INSERT INTO {table} ({key}, {listed}) SELECT ?, {listed} FROM {table} WHERE {key} = ?",
                    (copy, source),
                )
        database.execute("UPDATE tables SET actor = 0")  # a person's turn everywhere: nobody is due


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=2)
    parser.add_argument("--think", type=float, default=5.0, help="mean seconds between two decisions of a player")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--workers", type=int, default=1, help="processes that serve")
    parser.add_argument("--db", help="a database of your own instead of an embedded one")
    parser.add_argument("--idle", action="store_true", help="then measure what stored tables cost that nobody asks for")
    chosen = parser.parse_args()
    gc.disable()  # a pause of the driver would be told as the server's
    with tempfile.TemporaryDirectory() as folder:
        server = Process(chosen.db or sqlite(Path(folder)), workers=chosen.workers)
        server.start(patience=120)
        print(
            f"{chosen.tables} tables, {chosen.watchers} watchers each, a decision every {chosen.think} s, "
            f"{chosen.workers} workers:"
        )
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            figures = runner.run(load(server, chosen.tables, chosen.think, chosen.watchers, chosen.seconds))
        server.close()
        print(told("from POST to acknowledgement", figures.acknowledged))
        print(told("from POST to a watcher's fragment", figures.shown))
        print(f"  {figures.fetched} fragments had to be fetched")
        if chosen.idle and not chosen.db:
            print("idle:")
            idle(Path(folder), IDLE_TABLES)


if __name__ == "__main__":
    main()
