"""Keeps the process running that writes entries for all workers of a server with an embedded database."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from kotatsu.web.store.entry_pipe import END_TIMEOUT_SECONDS, SCRIPT
from kotatsu.web.store.entry_process import SetUp, written

log = logging.getLogger("kotatsu.store")
SOCKET = "entries.sock"
"""In the folder in which workers find each other."""
PAUSE_SECONDS = 0.1
"""Before a process that has ended is replaced."""
RETRY_SECONDS = 1.0
"""Before another start is tried, when a process could not be started."""


class SharedEntryProcess:
    """One process after the other, until it is closed. Its standard input stays open meanwhile: so it ends with us."""

    def __init__(self, set_up: SetUp, folder: Path) -> None:
        self._set_up = written(set_up)
        self._command = [sys.executable, "-I", "-S", str(SCRIPT), str(folder / SOCKET)]
        self._is_closing = threading.Event()
        self._replacing = threading.Lock()
        self._process = self._start()
        self._keeper = threading.Thread(target=self._keep, name="entry process", daemon=True)
        self._keeper.start()

    def _start(self) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(self._command, stdin=subprocess.PIPE, bufsize=0)
        assert process.stdin is not None
        with suppress(BrokenPipeError):  # it has ended at once; it will be replaced
            process.stdin.write(self._set_up)
        return process

    def _keep(self) -> None:
        """Called in a thread: replace the process whenever it ends."""
        pause = PAUSE_SECONDS
        while True:
            self._process.wait()
            if self._is_closing.wait(pause):
                return
            log.error("the process that writes entries ended; another is started")
            pause = PAUSE_SECONDS if self._replace() else RETRY_SECONDS

    def _replace(self) -> bool:
        """Start another process, unless we are closing. False when none could be started."""
        with self._replacing:
            if not self._is_closing.is_set():
                try:
                    self._process = self._start()
                except OSError:
                    log.exception("the process that writes entries could not be started")
                    return False
        return True

    def close(self) -> None:
        """Let it end, once all workers have."""
        with self._replacing:
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
