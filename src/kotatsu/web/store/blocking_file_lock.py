"""A lock among processes. Who waits is woken by the system; `filelock` would ask again every few milliseconds."""

from __future__ import annotations

import os
from pathlib import Path


class BlockingFileLock:
    """A lock on a file, which the system lets go of when a process ends. For one thread of a process."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._descriptor = -1

    def __enter__(self) -> None:
        import fcntl  # not on Windows, where such a server has one worker

        if self._descriptor < 0:
            self._descriptor = os.open(self._file, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        fcntl.flock(self._descriptor, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        import fcntl

        fcntl.flock(self._descriptor, fcntl.LOCK_UN)
