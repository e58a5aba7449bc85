"""A soak: tables at human pace for an hour while things go wrong, and whether memory stays flat.

    python -m bench.soak [--tables 500] [--minutes 60] [--think 5] [--fault-every 120] [--csv soak.csv]

Each table has a player, a bot and a watcher. In turn, streams are cut, watchers stop reading, the database is locked
for seconds, and the server is killed and started again; in the second half it is not killed any more, so that its last
life is long enough to judge its memory. Clients try again as browsers do. Every few seconds a line goes to the CSV.

The exit status is 1 when a move that was acknowledged is not there (at the table, or in the database at the end), when
a table stands still at the end, or when memory was not flat. Latencies are told and not judged: they say more about
what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import csv
import itertools
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from bench.web import Table, Wire, memory, open_table, processor, told
from tests.web.servers import Process, sqlite

KILLED = "server killed"
FAULTS = ("streams cut", "slow watchers", "database locked", KILLED)
LOCK_SECONDS = 5.0
SLOW_SECONDS = 20.0
WARM_UP_SHARE = 1 / 3
"""Of each life of the server: caches fill, so growth is judged afterwards."""
MIN_SAMPLES = 10
"""Fewer of a life say nothing."""
MAX_GROWTH = 0.1
"""Of its memory, that a life may grow in an hour once warm."""
HOUR_SECONDS = 3600.0
MIN_JUDGED_SECONDS = 900.0
"""A shorter life says too little: a few megabytes of chance would be hundreds an hour."""
STANDSTILL_SECONDS = 120.0
"""A table that made no move for so long, and for many times its player's thinking time, does not go on."""
START_PATIENCE_SECONDS = 300.0
"""For the server to take a move again, on a machine that does much else."""
KILL_SHARE = 1 / 2
"""Of the run, in which the server is killed now and then."""
TROUBLE = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError, KeyError)


class Lost(Exception):
    """A move that was acknowledged is not there."""


@dataclass
class Sample:
    """One line of the CSV."""

    seconds: float
    life: int
    megabytes: float
    processor_seconds: float
    moves: int
    refused: int
    fault: str


@dataclass
class Run:
    """Everything of one soak."""

    server: Process
    file: Path
    think: float
    life: int = 1
    moves: int = 0
    games: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    acknowledged: list[float] = field(default_factory=list)
    samples: list[Sample] = field(default_factory=list)
    streams: set[Wire] = field(default_factory=set)
    plies: dict[str, int] = field(default_factory=dict)
    """Of every table, the last one that was acknowledged."""
    moved_at: dict[int, float] = field(default_factory=dict)
    """When each player was last heard."""
    restarts: list[float] = field(default_factory=list)
    """Seconds from each kill to the next acknowledged move."""
    slow_until: float = 0.0
    fault: str = ""


async def sit(run: Run, number: int) -> None:
    """One table after the other, whatever happens."""
    chance = random.Random(number)
    table = None
    run.moved_at[number] = time.monotonic()
    await asyncio.sleep(chance.random() * run.think)
    while True:
        watching = None
        try:
            if table is None:
                table = await new_table(run)
            watching = asyncio.create_task(watch(run, table))
            await play(run, table, number, chance)
            table = None
            run.games += 1
        except (*TROUBLE, AssertionError) as trouble:
            run.refused[type(trouble).__name__] += 1
            await asyncio.sleep(chance.uniform(0.5, 2.0))
        finally:
            if watching is not None:
                watching.cancel()


async def new_table(run: Run) -> Table:
    wire = Wire(run.server.port)
    try:
        table = await open_table(wire, len(run.plies))
    finally:
        wire.close()
    run.plies[table.id] = 0
    return table


async def play(run: Run, table: Table, number: int, chance: random.Random) -> None:
    """Play until the game is over."""
    wire = Wire(run.server.port)
    try:
        while True:
            await asyncio.sleep(chance.expovariate(1 / run.think))
            status, body = await wire.ask("GET", f"/api/tables/{table.id}/state", token=table.token)
            assert status == 200, body
            state = json.loads(body)
            if state["ply"] < run.plies[table.id]:
                raise Lost(f"{table.id} has {state['ply']} plies, {run.plies[table.id]} were acknowledged")
            if state["over"]:
                return
            if state["legal"]:
                sent = {
                    "ply": state["ply"],
                    "id": f"{chance.getrandbits(60):x}",
                    "action": chance.choice(state["legal"]),
                }
                started = time.perf_counter()
                status, body = await wire.ask("POST", f"/api/tables/{table.id}/moves", sent, table.token)
                assert status == 200, body
                run.acknowledged.append(time.perf_counter() - started)
                run.moves += 1
                run.plies[table.id] = int(json.loads(body)["ply"])
                run.moved_at[number] = time.monotonic()
    finally:
        wire.close()


async def watch(run: Run, table: Table) -> None:
    """A browser: hears of a ply and fetches its fragment; tries again when its stream is lost."""
    while True:
        stream, wire = Wire(run.server.port), Wire(run.server.port)
        run.streams.add(stream)
        try:
            await stream.open("GET", f"/t/{table.id}/events?watch=1&ply=0&branch=0")
            while chunk := await stream.chunk():
                if b"event: table" in chunk and b"event: drawn" not in chunk:
                    await wire.ask("GET", f"/t/{table.id}/fragment?watch=1")
                while time.monotonic() < run.slow_until:
                    await asyncio.sleep(0.2)
        except TROUBLE:
            run.refused["stream"] += 1
        finally:
            run.streams.discard(stream)
            stream.close()
            wire.close()
        await asyncio.sleep(random.uniform(0.5, 2.0))


async def go_wrong(run: Run, every: float, kill_until: float) -> None:
    """One fault after the other; no kill after a moment of the monotonic clock."""
    for fault in itertools.cycle(FAULTS):
        await asyncio.sleep(every)
        if fault == KILLED and time.monotonic() > kill_until:
            continue
        run.fault = fault
        if run.fault == "streams cut":
            for stream in random.sample(sorted(run.streams, key=id), len(run.streams) // 2):
                stream.close()
        elif run.fault == "slow watchers":
            run.slow_until = time.monotonic() + min(SLOW_SECONDS, every / 2)
        elif run.fault == "database locked":
            await asyncio.to_thread(lock, run.file, min(LOCK_SECONDS, every / 2))
        else:
            await restart(run)


async def restart(run: Run) -> None:
    """Kill the server in the middle of whatever it does, and start it again."""
    killed_at, moves = time.monotonic(), run.moves
    await asyncio.to_thread(run.server.kill)
    await asyncio.to_thread(run.server.launch)
    run.life += 1
    async with asyncio.timeout(START_PATIENCE_SECONDS):
        while run.moves == moves:
            await asyncio.sleep(0.1)
    run.restarts.append(time.monotonic() - killed_at)


def lock(file: Path, seconds: float) -> None:
    """Keep everybody from writing for a while."""
    with sqlite3.connect(file, timeout=30) as database:
        database.execute("BEGIN EXCLUSIVE")
        time.sleep(seconds)
        database.rollback()


async def sample(run: Run, every: float, out: TextIO) -> None:
    """A line of the CSV every few seconds."""
    writer = csv.DictWriter(out, list(Sample.__dataclass_fields__))
    writer.writeheader()
    started = time.monotonic()
    while True:
        await asyncio.sleep(every)
        try:
            pid = run.server.pid
            found = Sample(
                seconds=round(time.monotonic() - started, 1),
                life=run.life,
                megabytes=round(memory(pid) / 1e6, 1),
                processor_seconds=round(processor(pid), 2),
                moves=run.moves,
                refused=sum(run.refused.values()),
                fault=run.fault,
            )
        except (OSError, ValueError):  # between two lives
            continue
        run.fault = ""
        run.samples.append(found)
        writer.writerow(vars(found))
        out.flush()


def growth(samples: Sequence[Sample]) -> float | None:
    """Megabytes an hour by which a life grew once it was warm, by least squares; None when there is too little."""
    warm = samples[int(len(samples) * WARM_UP_SHARE) :]
    if len(warm) < MIN_SAMPLES:
        return None
    return slope([(each.seconds, each.megabytes) for each in warm]) * HOUR_SECONDS


def slope(points: Sequence[tuple[float, float]]) -> float:
    """By how much the second of two numbers grows with the first, by least squares."""
    middle = sum(at for at, _ in points) / len(points)
    mean = sum(size for _, size in points) / len(points)
    spread = sum((at - middle) ** 2 for at, _ in points)
    return sum((at - middle) * (size - mean) for at, size in points) / spread


def judge(samples: Sequence[Sample]) -> tuple[list[str], bool]:
    """A line for each life of the server, and whether memory was flat in all of them that lasted long enough."""
    lines, flat = [], True
    for life in sorted({each.life for each in samples}):
        own = [each for each in samples if each.life == life]
        lasted, grew = own[-1].seconds - own[0].seconds, growth(own)
        if grew is None:
            continue
        mean = sum(each.megabytes for each in own) / len(own)
        steady = grew <= MAX_GROWTH * mean
        counts = lasted >= MIN_JUDGED_SECONDS
        flat = flat and (steady or not counts)
        said = ("flat" if steady else "GROWS") if counts else "too short to judge"
        lines.append(f"  life {life}: {lasted:.0f} s, {mean:.0f} MB on average, {grew:+.1f} MB an hour: {said}")
    return lines, flat


def standing_still(run: Run) -> int:
    """How many tables do not go on."""
    since = time.monotonic() - max(STANDSTILL_SECONDS, 20 * run.think)
    return sum(moved_at < since for moved_at in run.moved_at.values())


def check_stored(run: Run) -> None:
    """Lost when the database, once the server is gone, has fewer plies of a table than were acknowledged."""
    with sqlite3.connect(run.file) as database:
        stored = dict(database.execute("SELECT table_id, COUNT(*) FROM entries GROUP BY table_id"))
    for table, plies in run.plies.items():
        if stored.get(table, 0) < plies:
            raise Lost(f"{table} has {stored.get(table, 0)} entries, {plies} were acknowledged")


async def soak(run: Run, tables: int, minutes: float, fault_every: float, out: TextIO) -> None:
    """All of it, for so long; Lost when a move is."""
    kill_until = time.monotonic() + minutes * 60 * KILL_SHARE
    tasks = [asyncio.create_task(sit(run, number)) for number in range(tables)]
    tasks += [asyncio.create_task(go_wrong(run, fault_every, kill_until)), asyncio.create_task(sample(run, 5.0, out))]
    done, running = await asyncio.wait(tasks, timeout=minutes * 60, return_when=asyncio.FIRST_EXCEPTION)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    for task in done:
        task.result()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--think", type=float, default=5.0, help="mean seconds between two decisions of a player")
    parser.add_argument("--fault-every", type=float, default=120.0, help="seconds")
    parser.add_argument("--csv", type=Path, default=Path("soak.csv"))
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, chosen.csv.open("w", newline="") as out:
        server = Process(sqlite(Path(folder)))
        server.start(START_PATIENCE_SECONDS)
        run = Run(server, Path(folder) / "kotatsu.sqlite", chosen.think)
        lost, still = "", 0
        try:
            asyncio.run(soak(run, chosen.tables, chosen.minutes, chosen.fault_every, out))
            still = standing_still(run)
            server.stop()
            check_stored(run)
        except Lost as error:
            lost = str(error)
        finally:
            server.close()
    print(f"{chosen.tables} tables for {chosen.minutes:g} minutes, a fault every {chosen.fault_every:g} s:")
    return 0 if summary(run, lost, still) else 1


def summary(run: Run, lost: str, still: int) -> bool:
    """Tell what was found; whether all was well."""
    print(f"  {run.moves} moves acknowledged at {len(run.plies)} tables, {run.games} games ended")
    restarts = ", ".join(f"{seconds:.1f}" for seconds in run.restarts)
    print(f"  {run.life} lives of the server; seconds from a kill to the next acknowledged move: {restarts or 'none'}")
    print(f"  tried again: {dict(run.refused)}")
    print(told("from POST to acknowledgement", run.acknowledged))
    lines, flat = judge(run.samples)
    print("\n".join(lines))
    print(f"  {still} TABLES STAND STILL" if still else "  every table goes on")
    print(f"  LOST: {lost}" if lost else "  no acknowledged move was lost")
    return flat and not lost and not still


if __name__ == "__main__":
    sys.exit(main())
