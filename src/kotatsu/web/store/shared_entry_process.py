"""Keeps the process running that writes entries for all workers of a server with an embedded database."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kotatsu.web.store.entry_pipe import END_TIMEOUT_SECONDS, SCRIPT
from kotatsu.web.store.entry_process import SetUp, written

log = logging.getLogger("kotatsu.store")
SOCKET = "entries.sock"
"""In the folder in which workers find each other."""
PAUSE_SECONDS = 0.1
"""Before a process that has ended is replaced."""


class SharedEntryProcess:
    """One process after the other, until it is closed. Its standard input stays open meanwhile: so it ends with us."""

    def __init__(self, set_up: SetUp, folder: Path) -> None:
        self._set_up = written(set_up)
        self._command = [sys.executable, "-I", "-S", str(SCRIPT), str(folder / SOCKET)]
        self._is_closing = threading.Event()
        self._process = self._start()
        self._keeper = threading.Thread(target=self._keep, name="entry process", daemon=True)
        self._keeper.start()

    def _start(self) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(self._command, stdin=subprocess.PIPE)
        assert process.stdin is not None
        try:
            process.stdin.write(self._set_up)
            process.stdin.flush()
        except BrokenPipeError:  # it has ended at once; it will be replaced
            pass
        return process

    def _keep(self) -> None:
        while True:
            self._process.wait()
            if self._is_closing.wait(PAUSE_SECONDS):
                return
            log.error("the process that writes entries ended; another is started")
            self._process = self._start()

    def close(self) -> None:
        """Let it end, once all workers have."""
        self._is_closing.set()
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._keeper.join(END_TIMEOUT_SECONDS)
        self._process.kill()


@contextmanager
def shared_entry_process(set_up: SetUp, folder: Path) -> Iterator[None]:
    """Have the process run meanwhile."""
    kept = SharedEntryProcess(set_up, folder)
    try:
        yield
    finally:
        kept.close()
