"""Whether a server's memory grows with the games that have ended: `python -m bench.ended_games --games 3000`.

Each game has a new person, who decides once and then lets a bot play for them; it goes on against another bot without
a pause, watched over a stream, and a few games go on at a time. Now and then several pages are opened at once, so that
the server uses all its connections to the database, as a busy one does. Told is the server's memory every few hundred
games, and by how much it grew for each game once it was warm.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import tempfile
from pathlib import Path

from bench.soak import WARM_UP_SHARE, slope
from bench.web import Table, Wire, memory, open_table
from tests.web.servers import Process, sqlite

PAGES_AT_ONCE = 12


async def play(port: int, chance: random.Random) -> None:
    """One game: a decision of a person, who then lets a bot play for them and watches until the end."""
    wire = Wire(port)
    table = await open_table(wire)
    _, body = await wire.ask("GET", f"/api/tables/{table.id}/state", token=table.token)
    state = json.loads(body)
    if state["legal"]:
        sent = {"ply": state["ply"], "id": "first", "action": chance.choice(state["legal"])}
        status, body = await wire.ask("POST", f"/api/tables/{table.id}/moves", sent, table.token)
        assert status == 200, body
    status, body = await wire.ask("POST", f"/api/tables/{table.id}/hand-over", {"level": "easy"}, table.token)
    assert status == 200, body
    wire.close()
    await watch(port, table)


async def watch(port: int, table: Table) -> None:
    """Listen until the game is over."""
    stream = Wire(port)
    await stream.open("GET", f"/t/{table.id}/events?watch=1&ply=0&branch=0")
    while b'"over":true' not in await stream.chunk():
        pass
    stream.close()


async def open_pages(port: int) -> None:
    """Open several pages at once."""
    wires = [Wire(port) for _ in range(PAGES_AT_ONCE)]
    for status, _ in await asyncio.gather(*(wire.ask("GET", "/") for wire in wires)):
        assert status == 200
    for wire in wires:
        wire.close()


async def measure(server: Process, games: int, at_once: int, every: int) -> list[tuple[float, float]]:
    """Games that have ended, and the bytes that the server held then."""
    chance, found = random.Random(1), []
    for ended in range(every, games + 1, every):
        await open_pages(server.port)
        numbers = itertools.count()

        async def in_turn(numbers: itertools.count[int] = numbers) -> None:
            while next(numbers) < every:
                await play(server.port, chance)

        await asyncio.gather(*(in_turn() for _ in range(at_once)))
        found.append((float(ended), float(memory(server.pid))))
        print(f"  {ended} games: {found[-1][1] / 1e6:.1f} MB", flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--at-once", type=int, default=20)
    parser.add_argument("--every", type=int, default=250, help="games between two looks at the memory")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(sqlite(Path(folder)))
        try:
            server.start(60)
            found = asyncio.run(measure(server, chosen.games, chosen.at_once, chosen.every))
        finally:
            server.close()
    warm = found[int(len(found) * WARM_UP_SHARE) :]
    if len(warm) > 1:
        print(f"  once warm: {slope(warm) / 1000:+.2f} kB for each game that ended")


if __name__ == "__main__":
    main()
