"""Worker processes for `bench/review.py`: each does one job at a time, and all end when the time is up."""

from __future__ import annotations

import multiprocessing
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, Generic, TypeVar

from kotatsu.reviews.reviewing import on_one_core

Job = TypeVar("Job", bound=tuple[Any, ...])
Row = dict[str, Any]
DoJob = Callable[..., Row]


class Workers(Generic[Job]):
    """Processes that call `do(*job)`. Jobs are handed out one by one, so that a late one can still be left out."""

    def __init__(self, do: DoJob, count: int) -> None:
        self.do = do
        self.context = multiprocessing.get_context("spawn")
        self.processes: dict[Connection, Any] = {}
        for _ in range(count):
            self._start()

    def __enter__(self) -> Workers[Job]:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for process in self.processes.values():
            process.kill()
        for process in self.processes.values():
            process.join()

    def run(self, jobs: Iterable[Job], ends: float) -> Iterator[tuple[Job, Row | str]]:
        """Each job with what it gave, or with why it failed, as it is done, until `ends` on the monotonic clock."""
        waiting, idle = iter(jobs), list(self.processes)
        busy: dict[Connection, Job] = {}
        while True:
            while idle and (job := next(waiting, None)) is not None:
                busy[idle[-1]] = job
                idle.pop().send(job)
            ready = wait(list(busy), timeout=max(0.0, ends - time.monotonic())) if busy else []
            if not ready:
                return
            for connection in ready:
                assert isinstance(connection, Connection)
                job = busy.pop(connection)
                try:
                    found = connection.recv()
                except EOFError:
                    found = "its process was lost"
                    del self.processes[connection]
                    connection = self._start()
                idle.append(connection)
                yield job, found

    def _start(self) -> Connection:
        here, there = self.context.Pipe()
        process = self.context.Process(target=_serve, args=(there, self.do), daemon=True)
        process.start()
        there.close()
        self.processes[here] = process
        return here


def _serve(connection: Connection, do: DoJob) -> None:
    """In a worker: do what comes, until the other side is gone."""
    with on_one_core():
        while True:
            try:
                job = connection.recv()
            except (EOFError, KeyboardInterrupt):
                return
            try:
                found: Row | str = do(*job)
            except Exception:
                found = traceback.format_exc()
            connection.send(found)
