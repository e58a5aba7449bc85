"""A lock among processes: one has it at a time, and one that is killed lets go of it."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from kotatsu.web.store.entry_process import FileLock
from tests.web.servers import wait_for

pytest.importorskip("fcntl")
HOLD = "import sys, time; from kotatsu.web.store.entry_process import FileLock\n"
HOLD += "with FileLock(sys.argv[1]):\n    print('held', flush=True)\n    time.sleep(60)\n"


def test_the_second_waits_until_the_first_is_done(tmp_path: Path) -> None:
    first, second = FileLock(str(tmp_path / "lock")), FileLock(str(tmp_path / "lock"))
    has_it = threading.Event()

    def take() -> None:
        with second:
            has_it.set()

    with first:
        waiting = threading.Thread(target=take, daemon=True)
        waiting.start()
        assert not has_it.wait(0.2)
    assert has_it.wait(20)
    waiting.join(20)


def test_the_lock_is_free_again_when_something_fails_in_it(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), FileLock(str(tmp_path / "lock")):
        1 / 0  # noqa: B018 - anything that fails
    with FileLock(str(tmp_path / "lock")):
        pass


def test_one_that_is_killed_lets_go(tmp_path: Path) -> None:
    holder = subprocess.Popen([sys.executable, "-c", HOLD, str(tmp_path / "lock")], stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    assert holder.stdout.readline().strip() == "held"
    has_it = threading.Event()

    def take() -> None:
        with FileLock(str(tmp_path / "lock")):
            has_it.set()

    threading.Thread(target=take, daemon=True).start()
    assert not has_it.wait(0.2)
    holder.kill()
    wait_for(has_it.is_set, patience=20)
    holder.wait(20)
