"""The process that writes entries stores what it is sent, survives what is meant for the server, and ends with it."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kotatsu.web.store.entry_pipe import SCRIPT, OwnEntryPipe
from kotatsu.web.store.entry_process import FAILED, STORED, TAKEN, Answer, SetUp, written
from tests.web.servers import wait_for

PREPARE = ("PRAGMA journal_mode=WAL", "CREATE TABLE IF NOT EXISTS kept (number INTEGER PRIMARY KEY, text TEXT)")
INSERT = "INSERT INTO kept VALUES (?, ?)"
Work = Callable[[OwnEntryPipe], Awaitable[list[Answer]]]
SERVER = """
import asyncio, time
from kotatsu.web.store.entry_pipe import OwnEntryPipe
async def serve():
    pipe = await OwnEntryPipe.started(("", (), ()))
    print(pipe._transport.get_pid(), flush=True)
    time.sleep(60)
asyncio.run(serve())
"""


def set_up(folder: Path) -> SetUp:
    return str(folder / "kept.sqlite"), PREPARE, (INSERT,)


def answers(folder: Path, work: Work) -> list[Answer]:
    """What a process answers."""

    async def run() -> list[Answer]:
        pipe = await OwnEntryPipe.started(set_up(folder))
        try:
            return await work(pipe)
        finally:
            await pipe.close()
            assert pipe.has_ended

    return asyncio.run(run())


def kept(folder: Path) -> list[tuple[int, str]]:
    connection = sqlite3.connect(folder / "kept.sqlite")
    found = connection.execute("SELECT * FROM kept ORDER BY number").fetchall()
    connection.close()
    return found


def test_a_batch_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    async def work(pipe: OwnEntryPipe) -> list[Answer]:
        return [await pipe.ask([[(0, "a"), (1, "b")]]), await pipe.ask([[(2, "c"), (1, "again")]])]

    assert answers(tmp_path, work) == [(STORED, ""), (TAKEN, "")]
    assert kept(tmp_path) == [(0, "a"), (1, "b")]


def test_batches_that_are_sent_at_once_are_answered_in_their_order(tmp_path: Path) -> None:
    async def work(pipe: OwnEntryPipe) -> list[Answer]:
        return list(await asyncio.gather(*(pipe.ask([[(number // 2, "x" * 100_000)]]) for number in range(20))))

    assert answers(tmp_path, work) == [(STORED, ""), (TAKEN, "")] * 10
    assert len(kept(tmp_path)) == 10


def test_a_failure_is_told_and_the_next_batch_is_tried_with_a_new_connection(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"

    async def work(pipe: OwnEntryPipe) -> list[Answer]:
        file.mkdir()
        failed = await pipe.ask([[(0, "a")]])
        file.rmdir()
        return [failed, await pipe.ask([[(0, "a")]])]

    (outcome, why), stored = answers(tmp_path, work)
    assert (outcome, why != "", stored) == (FAILED, True, (STORED, ""))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_that_is_meant_for_the_server_does_not_end_it(tmp_path: Path, number: signal.Signals) -> None:
    async def work(pipe: OwnEntryPipe) -> list[Answer]:
        first = await pipe.ask([[(0, "a")]])
        os.kill(pipe._transport.get_pid(), number)
        return [first, await pipe.ask([[(1, "b")]])]

    assert answers(tmp_path, work) == [(STORED, "")] * 2


def test_a_batch_during_which_it_is_killed_fails(tmp_path: Path) -> None:
    async def work(pipe: OwnEntryPipe) -> list[Answer]:
        assert await pipe.ask([[(0, "a")]]) == (STORED, "")
        os.kill(pipe._transport.get_pid(), signal.SIGSTOP)
        asked = asyncio.ensure_future(pipe.ask([[(1, "b")]]))
        await asyncio.sleep(0)
        os.kill(pipe._transport.get_pid(), signal.SIGKILL)
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(asked, 20)
        assert pipe.has_ended
        return []

    answers(tmp_path, work)
    assert kept(tmp_path) == [(0, "a")]


def test_it_ends_when_its_server_is_killed() -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    writer = int(server.stdout.readline())
    assert _is_running(writer)
    server.kill()
    wait_for(lambda: not _is_running(writer), patience=20)
    server.wait(20)


def _is_running(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


@pytest.mark.parametrize("size", range(0, 60, 7))
def test_an_input_that_is_cut_off_ends_it_without_a_word(tmp_path: Path, size: int) -> None:
    sent = written(set_up(tmp_path)) + written([[(0, "a")]])[:size]
    done = subprocess.run([sys.executable, "-I", "-S", str(SCRIPT)], input=sent, capture_output=True, timeout=30)
    assert done.returncode == 0
    assert done.stderr == b""


def test_it_starts_without_anything_of_kotatsu(tmp_path: Path) -> None:
    """It would be large and slow to start otherwise."""
    listing = f"import runpy, sys; sys.stdin = open({os.devnull!r}); sys.argv = ['x']\n"
    listing += f"module = runpy.run_path({str(SCRIPT)!r})\nprint([name for name in sys.modules if 'kotatsu' in name])"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", listing], capture_output=True, text=True, timeout=30)
    assert done.stdout.strip() == "[]", done.stderr
