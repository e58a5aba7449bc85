"""Moves a second by streams alone, beside boardgame.io's own server: `python -m bench.streams --tables 50`.

Two players at each table hear every ply on a stream and answer as soon as it is their turn; no page is drawn. Ours are
JSON lines and a POST for each move, which is on the disk before it is acknowledged; theirs is socket.io, as their
documentation sets it up, with matches in memory. One server after the other, on the same machine; each has the machine
to itself with its clients. Told are moves a second of the clock, and of the server's own processor time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from bench.peers import DRIVERS, Missing, Peer, install
from bench.play_driver import PlayTables
from bench.web import Wire, processor
from tests.web.servers import Process, free_port, sqlite

GAME = "tiki-topple"
WARM_UP_SECONDS = 3.0
SOCKETS = Peer(
    "boardgame.io-server", "boardgame_io_server.js", ("boardgame.io@0.50.2", "socket.io-client@4"), node=True
)


async def played(port: int, pid: int, chosen: argparse.Namespace, mode: str) -> tuple[float, float]:
    """The same over play connections; tables are opened before the clock runs."""
    short, by_player = mode.startswith("short"), mode.endswith("a player")
    tables = PlayTables(port, GAME, short=short, sockets_by_player=by_player)
    await tables.prepare(chosen.tables + int(chosen.seconds + WARM_UP_SECONDS) * chosen.ready)
    await tables.play(chosen.tables)
    await asyncio.sleep(WARM_UP_SECONDS)
    before, spent, started = tables.counted[0], processor(pid), time.perf_counter()
    driver = time.process_time()
    await asyncio.sleep(chosen.seconds)
    moves, used, seconds = tables.counted[0] - before, processor(pid) - spent, time.perf_counter() - started
    print(f"  ({tables.ready} tables left; the programs took {(time.process_time() - driver) / seconds:.0%} of a core)")
    tables.close()
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


def theirs(cache: Path, tables: int, seconds: float) -> tuple[float, float]:
    """The same of boardgame.io's server; Missing when it cannot be had."""
    command = install(SOCKETS, cache)
    clients = Path(command[1]).with_name("boardgame_io_clients.js")
    shutil.copy(DRIVERS / clients.name, clients)
    port = free_port()
    server = subprocess.Popen([*command, str(port)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        server.stdout.readline()
        playing = subprocess.Popen(
            ["node", str(clients), str(port), str(tables), str(seconds)], stdout=subprocess.PIPE, text=True
        )
        assert playing.stdout is not None
        playing.stdout.readline()  # warm
        spent = processor(server.pid)
        found = json.loads(playing.stdout.readline())
        return found["moves"] / found["seconds"], found["moves"] / (processor(server.pid) - spent)
    finally:
        server.kill()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--cache", type=Path, default=Path.home() / ".cache" / "kotatsu" / "peers")
    chosen = parser.parse_args()
    try:
        their = theirs(chosen.cache, chosen.tables, chosen.seconds)
        print(f"boardgame.io, Pig: {their[0]:.0f} moves a second, {their[1]:.0f} for a second of its processor")
    except Missing as missing:
        their = (0.0, 0.0)
        print(f"boardgame.io: not measured ({missing})")
    with tempfile.TemporaryDirectory() as folder:
        server = Process(sqlite(Path(folder)))
        server.start()
        our = asyncio.run(ours(server.port, server.pid, chosen.tables, chosen.seconds))
        server.close()
    print(f"Kotatsu, {GAME}: {our[0]:.0f} moves a second, {our[1]:.0f} for a second of its processor")
    if their[0]:
        print(f"x {our[0] / their[0]:.2f} by the clock, x {our[1] / their[1]:.2f} by the processor")


if __name__ == "__main__":
    main()
