"""Jobs for the executors' tests; in a module of their own, so that worker processes can import them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kotatsu.study.plan import Study
from kotatsu.study.play import StudyJob
from kotatsu.study.tally import Tally


@dataclass(frozen=True)
class Squares:
    """Squares of numbers; the first worker that meets `fatal` dies of it, as by `kill -9`."""

    folder: str
    fatal: int = -1

    def start(self) -> Callable[[int], int]:
        return self.square

    def square(self, part: int) -> int:
        die_once(Path(self.folder) / "died", part == self.fatal)
        return part * part


@dataclass(frozen=True)
class Failing:
    """A job whose parts raise."""

    def start(self) -> Callable[[int], int]:
        return self.fail

    def fail(self, part: int) -> int:
        raise ValueError(f"part {part}")


@dataclass(frozen=True)
class FatalStudy:
    """A study one of whose workers is killed in the middle."""

    study: Study
    folder: str
    fatal: int

    def start(self) -> Callable[[int], Tally]:
        play = StudyJob(self.study).start()

        def do(part: int) -> Tally:
            die_once(Path(self.folder) / "died", part == self.fatal)
            return play(part)

        return do


def die_once(mark: Path, wanted: bool) -> None:
    """Kill this process, unless one has died before."""
    if wanted and not mark.exists():
        mark.write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
