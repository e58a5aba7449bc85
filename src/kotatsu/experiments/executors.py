"""Executors: run the numbered parts of a job on processes of this machine, or on a Ray cluster.

A worker starts the job once and then does parts by their numbers. A part's result follows from the job and its number
alone, so the figures do not depend on workers or order. Both executors replace a worker that dies and do its part
again; both give up with WorkersLost after LOST_IN_A_ROW deaths with nothing done in between.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from kotatsu.engine.errors import BadSetting, KotatsuError, listed
from kotatsu.engine.extras import extra

Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)
LOST_IN_A_ROW = 5
"""Workers that may die with nothing done in between before the work is given up."""


class Job(Protocol[Result_co]):
    """Something with numbered parts. It travels to the workers, so it must pickle."""

    def start(self) -> Callable[[int], Result_co]:
        """In a worker, once: get ready. What it returns does a part."""


class WorkersLost(KotatsuError):
    """Workers died again and again while nothing got done."""

    def __init__(self) -> None:
        super().__init__(
            f"{LOST_IN_A_ROW} workers were lost in a row; what was done is kept, the same command goes on from there"
        )


class Executor(Protocol):
    """Does parts of a job, and gives each with its number as it is done."""

    def run(self, job: Job[Result], parts: Sequence[int]) -> Iterator[tuple[int, Result]]:
        """The results of these parts, in the order in which they get done."""


def executor(on: str = "local", *, address: str | None = None, workers: int | None = None) -> Executor:
    """`local` or `ray`; BadSetting says what is accepted."""
    if on == "local":
        return Local(workers or os.cpu_count() or 1)
    if on == "ray":
        return OnRay(address, workers)
    raise BadSetting(f"on = {on!r} is not known; accepted: {listed(('local', 'ray'))}")


# --- This machine


@dataclass(frozen=True)
class Local:
    """Processes of this machine; with one worker, this process itself."""

    workers: int = 1

    def run(self, job: Job[Result], parts: Sequence[int]) -> Iterator[tuple[int, Result]]:
        """The parts as they get done; a new set of processes where one was lost."""
        if not parts:
            return
        do = job.start()  # also compiles what is to be compiled, once, before the workers load it
        if self.workers == 1:
            for part in parts:
                yield part, do(part)
            return
        left, lost = list(parts), 0
        while left:
            try:
                for part, result in self._run_pool(job, left):
                    left.remove(part)
                    lost = 0
                    yield part, result
            except BrokenProcessPool:
                lost += 1
                if lost >= LOST_IN_A_ROW:
                    raise WorkersLost from None

    def _run_pool(self, job: Job[Result], parts: Sequence[int]) -> Iterator[tuple[int, Result]]:
        """One set of processes, until all is done or one of them is lost."""
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(
            min(self.workers, len(parts)), context, initializer=_start_job, initargs=(job,)
        ) as pool:
            waiting = iter(list(parts))
            running: dict[Future[Any], int] = {}
            try:
                while True:
                    for part in waiting:
                        running[pool.submit(_do_part, part)] = part
                        if len(running) >= 2 * self.workers:
                            break
                    if not running:
                        return
                    for done in wait(running, return_when=FIRST_COMPLETED).done:
                        yield running.pop(done), done.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


_worker: list[Callable[[int], Any]] = []
"""In a worker process: the started job."""


def _start_job(job: Job[Any]) -> None:
    _worker[:] = [job.start()]


def _do_part(part: int) -> Any:
    return _worker[0](part)


# --- A Ray cluster


@dataclass(frozen=True)
class OnRay:
    """Workers of a Ray cluster: the one at `address`, or one that is started on this machine.

    `workers` is how many work at once, by default as many as the cluster has cores. Kotatsu must be installed on the
    cluster's machines, in the same version.
    """

    address: str | None = None
    workers: int | None = None

    def run(self, job: Job[Result], parts: Sequence[int]) -> Iterator[tuple[int, Result]]:
        """The parts as they get done. A worker that is lost is replaced, and its part given out again."""
        ray = _ray()
        if not parts:
            return
        started = not ray.is_initialized()
        if started:
            self._connect(ray)
        try:
            yield from self._run_workers(ray, job, parts)
        finally:
            if started:
                ray.shutdown()

    def _connect(self, ray: Any) -> None:
        """Join the cluster, or start one here."""
        here = {"num_cpus": self.workers, "include_dashboard": False}
        where = {"address": self.address} if self.address else here
        ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)

    def _run_workers(self, ray: Any, job: Job[Result], parts: Sequence[int]) -> Iterator[tuple[int, Result]]:
        remote = ray.remote(max_restarts=0)(RayWorker)
        count = min(self.workers or int(ray.cluster_resources().get("CPU", 1)), len(parts))
        idle = [remote.remote(job) for _ in range(count)]
        waiting = list(reversed(parts))
        running: dict[Any, tuple[Any, int]] = {}
        lost = 0
        while waiting or running:
            while idle and waiting:
                worker, part = idle.pop(), waiting.pop()
                running[worker.do.remote(part)] = (worker, part)
            [done], _ = ray.wait(list(running))
            worker, part = running.pop(done)
            try:
                result = ray.get(done)
            except ray.exceptions.RayActorError:
                waiting.append(part)
                idle.append(remote.remote(job))
                lost += 1
                if lost >= LOST_IN_A_ROW:
                    raise WorkersLost from None
                continue
            except ray.exceptions.RayTaskError as error:
                raise error.cause from error
            idle.append(worker)
            lost = 0
            yield part, result


class RayWorker:
    """One worker of a cluster: starts the job when it is made, then does parts."""

    def __init__(self, job: Job[Any]) -> None:
        self.part = job.start()

    def do(self, part: int) -> Any:
        """A part."""
        return self.part(part)


def _ray() -> Any:
    with extra("ray"):
        import ray
    return ray
