"""Child processes do not outlive their parent, however it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from multiprocessing.connection import wait

FAILED = 1


def end_with_parent(grace_seconds: float = 0.0) -> None:
    """In a child process: end when the parent is gone. With a grace, streams may end and moves be stored first."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.sentinel, grace_seconds), daemon=True).start()


def _end_after(sentinel: int, grace_seconds: float) -> None:
    wait([sentinel])
    if grace_seconds:
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(grace_seconds)
    os._exit(FAILED)
