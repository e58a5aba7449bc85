"""Moves a second by streams alone, beside boardgame.io's own server: `python -m bench.streams --tables 50`.

Two players at each table hear every ply and answer as soon as it is their turn; no page is drawn. Both servers play
Tiki Topple by the same rules (`peers/boardgame_io_games.js`); theirs also plays Pig, the smallest game there is. Every
move of ours is on the disk before it is acknowledged. Ours are played in several ways: JSON lines with a POST for each
move; play connections with a socket for each player; one for all tables of a worker; the same with short lines, which
leave the view out; each with one worker and with two. Theirs is socket.io with a socket for each player, as their
documentation sets it up; each update of theirs brings the whole state. Theirs has its matches in memory, and once in
files, the storage of its own that outlives the server (it does not wait for the disk). One server after the other, on
the same machine; each has the machine to itself with its clients. Told are moves a second of the clock, and of the
server's own processor time. Tables that are played over play connections are opened before the clock runs, as their
matches are; where none are left, others are opened meanwhile and slow the moves down.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import tempfile
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import uvloop

from bench.peers import Missing, Peer, install
from bench.play_driver import PlayTables, Sockets
from bench.web import Wire, processor
from kotatsu.games.tiki_topple import parts
from tests.web.servers import Process, free_port, sqlite

GAME = "tiki-topple"
NOTHING = (0.0, 0.0)
WARM_UP_SECONDS = 3.0
SOCKETS = Peer(
    "boardgame.io-server",
    "boardgame_io_server.js",
    ("boardgame.io@0.50.2", "socket.io-client@4", "node-persist@3"),
    node=True,
)


@dataclass(frozen=True)
class Way:
    """A way to play over play connections."""

    sockets: Sockets
    short: bool
    workers: int

    @property
    def told(self) -> str:
        connections = {
            "player": "a socket a player",
            "table": "a connection a table",
            "worker": "a connection a worker",
        }
        lines = "short lines" if self.short else "whole views"
        return f"{connections[self.sockets]}, {lines}, {self.workers} worker{'s' if self.workers > 1 else ''}"


WAYS = tuple(
    Way(sockets, short, workers) for workers in (1, 2) for sockets in ("player", "worker") for short in (False, True)
)


async def played(port: int, pid: int, way: Way, chosen: argparse.Namespace) -> tuple[float, float]:
    """Moves a second of the clock and of the server's processor, over play connections."""
    tables = PlayTables(port, GAME, short=way.short, sockets=way.sockets, workers=way.workers)
    await tables.prepare(chosen.tables + chosen.ready)
    await tables.play(chosen.tables)
    await asyncio.sleep(WARM_UP_SECONDS)
    before, spent, own, started = tables.counted[0], processor(pid), time.process_time(), time.perf_counter()
    await asyncio.sleep(chosen.seconds)
    moves, used, seconds = tables.counted[0] - before, processor(pid) - spent, time.perf_counter() - started
    programs = (time.process_time() - own) / seconds
    tables.close()
    short = "tables had to be opened meanwhile; " if tables.ran_out else ""
    print(f"  ({short}the programs took {programs:.0%} of a core, ours {used / seconds:.0%})")
    return moves / seconds, moves / used


async def ours(port: int, pid: int, tables: int, seconds: float) -> tuple[float, float]:
    """Moves a second of the clock and of the server's processor."""
    counted = [0]
    running = [asyncio.create_task(_games(port, counted, number)) for number in range(tables)]
    await asyncio.sleep(WARM_UP_SECONDS)
    before, spent = counted[0], processor(pid)
    await asyncio.sleep(seconds)
    moves, used = counted[0] - before, processor(pid) - spent
    for task in running:
        task.cancel()
    for done in await asyncio.gather(*running, return_exceptions=True):
        if isinstance(done, Exception):
            raise done
    return moves / seconds, moves / used


async def _games(port: int, counted: list[int], number: int) -> None:
    chance = random.Random(number)
    wire = Wire(port)
    while True:
        seats = [{"kind": "own", "name": "Ann"}, {"kind": "open"}]
        _, body = await wire.ask("POST", "/api/tables", {"game": GAME, "seats": seats})
        made = json.loads(body)
        _, body = await wire.ask("POST", f"/api/tables/{made['table']}/join", {"seat": 1, "name": "Ben"})
        tokens = (made["token"], json.loads(body)["token"])
        await wire.ask("POST", f"/api/tables/{made['table']}/start", token=tokens[0])
        players = (_player(port, made["table"], seat, tokens[seat], counted, chance) for seat in (0, 1))
        await asyncio.gather(*players)


async def _player(port: int, table: str, seat: int, token: str, counted: list[int], chance: random.Random) -> None:
    """Hears every ply on a stream, and moves when it may."""
    stream, wire = Wire(port), Wire(port)
    try:
        await stream.open("GET", f"/api/tables/{table}/stream?seat={seat}", token=token)
        rest, last = b"", -1
        while chunk := await stream.chunk():
            *lines, rest = (rest + chunk).split(b"\n")
            for text in filter(None, lines):
                line = json.loads(text)
                if line.get("type") not in ("full", "ply") or line["ply"] <= last:
                    continue
                last = line["ply"]
                counted[0] += seat == 0 and line["type"] == "ply"  # both hear of every move; one of them counts
                if line["legal"]:
                    move = {"ply": last, "id": f"m{last}", "action": chance.choice(line["legal"]), "seat": seat}
                    status, answer = await wire.ask("POST", f"/api/tables/{table}/moves", move, token)
                    assert status == 200, answer
    finally:
        stream.close()
        wire.close()


def theirs(cache: Path, game: str, chosen: argparse.Namespace, *, folder: str = "") -> tuple[float, float]:
    """The same of boardgame.io's server, with matches in memory or in a folder; Missing when it cannot be had."""
    command = install(SOCKETS, cache)
    clients = Path(command[1]).with_name("boardgame_io_clients.js")
    clients.with_name("parts.json").write_text(json.dumps(printed()))
    port = free_port()
    server = subprocess.Popen(
        [*command, str(port), game, *filter(None, [folder])],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # its storage in files lets players answer too early
        text=True,
    )
    assert server.stdout is not None
    try:
        server.stdout.readline()
        played = [game, str(chosen.tables), str(chosen.seconds)]
        playing = subprocess.Popen(["node", str(clients), str(port), *played], stdout=subprocess.PIPE, text=True)
        assert playing.stdout is not None
        playing.stdout.readline()  # warm
        spent = processor(server.pid)
        found = json.loads(playing.stdout.readline())
        return found["moves"] / found["seconds"], found["moves"] / (processor(server.pid) - spent)
    finally:
        server.kill()
        server.wait()


def printed() -> dict[str, Any]:
    """What is printed on the components of Tiki Topple, for its game for boardgame.io."""
    sizes, goals = range(0, parts.TIKIS, parts.GROUP_SIZE), range(parts.GOALS)
    return {
        "groups": [parts.BY_GROUP[first : first + parts.GROUP_SIZE] for first in sizes],
        "copies": parts.COPIES,
        "setAside": parts.SET_ASIDE,
        "missions": [[int(parts.MISSION_TIKIS[mission, goal]) for goal in goals] for mission in range(parts.MISSIONS)],
        "pays": parts.PAYS,
        "within": parts.WITHIN,
        "rounds": parts.ROUNDS[2],
        "lastTikis": parts.LAST_TIKIS,
    }


def run_ours(
    play: Callable[[int, int], Coroutine[Any, Any, tuple[float, float]]], workers: int = 1
) -> tuple[float, float]:
    """A server of ours, while it is played."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(sqlite(Path(folder)), workers=workers)
        server.start(patience=120)
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(play(server.port, server.pid))
        finally:
            server.close()


def tell(name: str, found: tuple[float, float], their: tuple[float, float]) -> None:
    beside = (
        f"; x {found[0] / their[0]:.2f} by the clock, x {found[1] / their[1]:.2f} by the processor" if their[0] else ""
    )
    print(f"{name}: {found[0]:.0f} moves a second, {found[1]:.0f} for a second of its processor{beside}", flush=True)


def measure_theirs(chosen: argparse.Namespace) -> tuple[float, float]:
    """Tell what boardgame.io does; the figure with our game and matches in memory, zeros where it cannot be had."""
    try:
        tell("boardgame.io, pig, matches in memory", theirs(chosen.cache, "pig", chosen), NOTHING)
        their = theirs(chosen.cache, GAME, chosen)
        tell(f"boardgame.io, {GAME}, matches in memory", their, NOTHING)
        with tempfile.TemporaryDirectory() as folder:
            tell(f"boardgame.io, {GAME}, matches in files", theirs(chosen.cache, GAME, chosen, folder=folder), their)
    except Missing as missing:
        print(f"boardgame.io: not measured ({missing})")
        return NOTHING
    return their


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--ready", type=int, default=2500, help="tables that follow when a game is over")
    parser.add_argument("--cache", type=Path, default=Path.home() / ".cache" / "kotatsu" / "peers")
    chosen = parser.parse_args()
    their = measure_theirs(chosen)
    posted = run_ours(lambda port, pid: ours(port, pid, chosen.tables, chosen.seconds))
    tell(f"Kotatsu, {GAME}, a POST a move", posted, their)
    for way in WAYS:
        found = run_ours(partial(played, way=way, chosen=chosen), way.workers)
        tell(f"Kotatsu, {GAME}, {way.told}", found, their)


if __name__ == "__main__":
    main()
