"""A PostgreSQL that the tests start themselves, in a folder of their own, and end again."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kotatsu.web.config import POSTGRESQL
from tests.web.servers import free_port

UNPRIVILEGED = ("postgres", "nobody")
"""PostgreSQL refuses to run as root; one of these runs it then."""


def binaries() -> Path | None:
    """Where initdb and pg_ctl are, newest first."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if found:
        return found[0].parent
    path = shutil.which("initdb")
    return Path(path).resolve().parent if path else None


def why_not() -> str:
    """Why PostgreSQL cannot be started here; empty when it can."""
    if binaries() is None:
        return "no PostgreSQL is installed here (initdb was not found)"
    if os.geteuid() == 0 and (shutil.which("runuser") is None or _user() is None):
        return "PostgreSQL does not run as root, and there is no other user to run it"
    try:
        import asyncpg  # type: ignore[import-untyped]  # noqa: F401
    except ImportError:
        return "asyncpg is not installed: pip install kotatsu-games[postgres]"
    return ""


def _user() -> str | None:
    for name in UNPRIVILEGED:
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    return None


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a fresh database."""
    folder = Path(tempfile.mkdtemp(prefix="kotatsu-pg-"))
    tools, port = binaries(), free_port()
    assert tools is not None
    user = _user() if os.geteuid() == 0 else None
    if user:
        shutil.chown(folder, user)
    data = folder / "data"
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    try:
        _run(user, tools / "initdb", "-D", data, "-U", "kotatsu", "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        _run(user, tools / "pg_ctl", "-D", data, "-o", options, "-l", folder / "log", "-w", "start")
        yield f"{POSTGRESQL}://kotatsu@127.0.0.1:{port}/postgres"
    finally:
        _run(user, tools / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop", check=False)
        shutil.rmtree(folder, ignore_errors=True)


def _run(user: str | None, *command: object, check: bool = True) -> None:
    words = [str(word) for word in command]
    if user:
        words = ["runuser", "-u", user, "--", *words]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, cwd="/")
    assert not check or done.returncode == 0, done.stderr + done.stdout
