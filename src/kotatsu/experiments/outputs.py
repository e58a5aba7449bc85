"""Outputs: files that are checked before the work, and a standard output that holds nothing but the figures."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

from kotatsu.engine.errors import BadSetting

STDOUT, STDERR = 1, 2


def check_writable(*paths: Path | None) -> None:
    """BadSetting for a file that could not be written when the work is done; nothing is created."""
    for path in paths:
        if path is None:
            continue
        folder = path.parent
        if path.is_dir():
            raise BadSetting(f"cannot write {path}: it is a folder")
        if not folder.is_dir():
            raise BadSetting(f"cannot write {path}: there is no folder {folder}")
        if not os.access(path if path.exists() else folder, os.W_OK):
            raise BadSetting(f"cannot write {path}: it is not allowed")


@contextmanager
def stdout_to_stderr() -> Iterator[None]:
    """While inside, whatever anybody prints goes to standard error: other libraries and their processes included."""
    sys.stdout.flush()
    kept = os.dup(STDOUT)
    os.dup2(STDERR, STDOUT)
    try:
        with redirect_stdout(sys.stderr):
            yield
    finally:
        sys.stdout.flush()
        os.dup2(kept, STDOUT)
        os.close(kept)
