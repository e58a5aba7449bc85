"""One process writes the entries of all workers: together where they can be, each whole or not at all; it is replaced
when it ends, and ends with the server and its workers."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kotatsu.web.store.entry_pipe import SharedEntryPipe
from kotatsu.web.store.entry_process import (
    FAILED,
    STORED,
    TAKEN,
    WELCOME,
    Answer,
    Batch,
    BatchWriter,
    Messages,
    written,
)
from kotatsu.web.store.shared_entry_process import SOCKET, SharedEntryProcess, shared_entry_process
from tests.web.servers import wait_for
from tests.web.test_entry_process import kept, set_up

pytest.importorskip("fcntl")  # workers share a process where they can pass connections on
Work = Callable[[list[SharedEntryPipe]], Awaitable[list[Answer]]]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    with shared_entry_process(set_up(tmp_path), tmp_path):
        yield tmp_path


def answers(folder: Path, work: Work, workers: int = 2) -> list[Answer]:
    """What workers are answered."""

    async def run() -> list[Answer]:
        pipes = [await SharedEntryPipe.connected(str(folder / SOCKET)) for _ in range(workers)]
        try:
            return await work(pipes)
        finally:
            for pipe in pipes:
                await pipe.close()

    return asyncio.run(run())


@contextmanager
def stopped(process: SharedEntryProcess) -> Iterator[None]:
    """What is sent meanwhile has come together when it goes on."""
    os.kill(process._process.pid, signal.SIGSTOP)
    yield
    os.kill(process._process.pid, signal.SIGCONT)


def test_each_worker_is_answered_in_its_order(folder: Path) -> None:
    async def work(pipes: list[SharedEntryPipe]) -> list[Answer]:
        asked = (pipes[number % 2].ask([[(number // 4, "x" * 50_000)]]) for number in range(40))
        return list(await asyncio.gather(*asked))

    found = answers(folder, work)
    assert len(kept(folder)) == 10
    assert [found.count(outcome) for outcome in ((STORED, ""), (TAKEN, ""))] == [10, 30]


class CountingWriter(BatchWriter):
    """Counts transactions."""

    def __init__(self, folder: Path) -> None:
        super().__init__(*set_up(folder))
        self.transactions = 0

    def write(self, batch: Batch) -> Answer:
        self.transactions += 1
        return super().write(batch)


@pytest.mark.parametrize(
    ("batches", "outcomes", "transactions", "numbers"),
    [
        ([[[(0, "a")]], [[(1, "b")]], [[(2, "c")]]], [STORED] * 3, 1, [0, 1, 2]),
        ([[[(0, "a")]]], [STORED], 1, [0]),
        # one that cannot be stored costs the others nothing
        ([[[(0, "a")]], [[(1, "b"), (0, "again")]], [[(2, "c")]]], [STORED, TAKEN, STORED], 4, [0, 2]),
        ([[[(0, "a")]], [[("no number", "b")]]], [STORED, TAKEN], 3, [0]),
    ],
)
def test_batches_that_come_together_are_one_transaction(
    tmp_path: Path, batches: list[Batch], outcomes: list[str], transactions: int, numbers: list[int]
) -> None:
    writer = CountingWriter(tmp_path)
    assert [outcome for outcome, _ in writer.write_all(batches)] == outcomes
    assert writer.transactions == transactions
    assert [number for number, _ in kept(tmp_path)] == numbers


def test_a_database_that_fails_fails_for_all(tmp_path: Path) -> None:
    (tmp_path / "kept.sqlite").mkdir()
    found = BatchWriter(*set_up(tmp_path)).write_all([[[(0, "a")]], [[(1, "b")]]])
    assert [outcome for outcome, _ in found] == [FAILED] * 2


@pytest.mark.parametrize("step", [1, 2, 3, 5, 64, 10_000])
def test_messages_are_whole_however_they_arrive(step: int) -> None:
    sent = [[[(number, "x" * number)]] for number in range(40)]
    data, messages, found = b"".join(map(written, sent)), Messages(), []
    for start in range(0, len(data), step):
        found += messages.whole(data[start : start + step])
    assert found == sent


def test_a_process_that_is_killed_is_replaced_and_workers_reach_the_next(tmp_path: Path) -> None:
    kept_running = SharedEntryProcess(set_up(tmp_path), tmp_path)

    async def work(pipes: list[SharedEntryPipe]) -> list[Answer]:
        first = await pipes[0].ask([[(0, "a")]])
        with stopped(kept_running):
            asked = [asyncio.ensure_future(pipe.ask([[(1, "b")]])) for pipe in pipes]
            await asyncio.sleep(0)
            kept_running._process.kill()
        for each in asked:
            with pytest.raises(ConnectionError):
                await asyncio.wait_for(each, 20)
        again = await SharedEntryPipe.connected(str(tmp_path / SOCKET))
        second = await again.ask([[(2, "c")]])
        await again.close()
        return [first, second]

    try:
        assert answers(tmp_path, work) == [(STORED, "")] * 2
    finally:
        kept_running.close()
    assert [number for number, _ in kept(tmp_path)] == [0, 2]


def test_a_start_that_fails_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept_running = SharedEntryProcess(set_up(tmp_path), tmp_path)
    first, start, failed = kept_running._process, kept_running._start, list[bool]()

    def failing_once() -> subprocess.Popen[bytes]:
        if not failed:
            failed.append(True)
            raise OSError(12, "Cannot allocate memory")
        return start()

    monkeypatch.setattr(kept_running, "_start", failing_once)
    first.kill()
    try:
        wait_for(lambda: kept_running._process is not first, 20)

        async def work(pipes: list[SharedEntryPipe]) -> list[Answer]:
            return [await pipes[0].ask([[(0, "a")]])]

        assert answers(tmp_path, work) == [(STORED, "")]
    finally:
        kept_running.close()
    assert failed


def test_a_process_that_takes_a_connection_and_ends_is_not_the_one_to_ask(tmp_path: Path) -> None:
    async def run() -> Answer:
        ending = await asyncio.start_unix_server(lambda _, writer: writer.close(), tmp_path / SOCKET)
        connecting = asyncio.create_task(SharedEntryPipe.connected(str(tmp_path / SOCKET)))
        await asyncio.sleep(0.2)
        assert not connecting.done()
        ending.close()
        with shared_entry_process(set_up(tmp_path), tmp_path):
            pipe = await connecting
            answer = await pipe.ask([[(0, "a")]])
            await pipe.close()
        return answer

    assert asyncio.run(run()) == (STORED, "")


def test_a_welcome_that_comes_at_once_is_heard() -> None:
    async def run() -> SharedEntryPipe:
        pipe = SharedEntryPipe()
        pipe.connection_made(asyncio.Transport())
        pipe.data_received(written((WELCOME, "")))
        assert await pipe._welcomed == (WELCOME, "")
        return pipe

    assert not asyncio.run(run()).has_ended


def test_a_worker_that_is_gone_takes_nobody_with_it(folder: Path) -> None:
    async def work(pipes: list[SharedEntryPipe]) -> list[Answer]:
        pipes[0]._outgoing.write(written([[(0, "a")]])[:9])
        pipes[0]._outgoing.abort()
        return [await pipes[1].ask([[(number, "b")]]) for number in range(3)]

    assert answers(folder, work) == [(STORED, "")] * 3


def test_it_ends_when_the_server_has_closed_it_and_its_workers_are_gone(tmp_path: Path) -> None:
    kept_running = SharedEntryProcess(set_up(tmp_path), tmp_path)
    process = kept_running._process

    async def work(pipes: list[SharedEntryPipe]) -> list[Answer]:
        found = [await pipes[0].ask([[(0, "a")]])]
        closing = asyncio.get_running_loop().run_in_executor(None, kept_running.close)
        await asyncio.sleep(0.3)
        assert process.poll() is None  # a worker that ends late can still store
        found.append(await pipes[1].ask([[(1, "b")]]))
        for pipe in pipes:
            await pipe.close()
        await closing
        return found

    assert answers(tmp_path, work) == [(STORED, "")] * 2
    assert process.poll() == 0


def test_it_ends_when_the_server_is_killed(tmp_path: Path) -> None:
    script = "import sys, time\nfrom pathlib import Path\nfrom tests.web.test_shared_entry_process import *\n"
    script += "kept = SharedEntryProcess(set_up(Path(sys.argv[1])), Path(sys.argv[1]))\n"
    script += "print(kept._process.pid, flush=True)\ntime.sleep(60)"
    server = subprocess.Popen([sys.executable, "-c", script, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    writer = int(server.stdout.readline())
    server.kill()
    server.wait(20)
    wait_for(lambda: not Path(f"/proc/{writer}/stat").exists() or ") Z" in Path(f"/proc/{writer}/stat").read_text(), 20)


def test_only_a_process_that_comes_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kotatsu.web.store.entry_pipe.CONNECT_TIMEOUT_SECONDS", 0.1)
    with pytest.raises(ConnectionError, match="does not begin"):
        asyncio.run(SharedEntryPipe.connected(str(tmp_path / SOCKET)))
