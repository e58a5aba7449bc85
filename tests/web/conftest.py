"""Servers for tests: `site` inside the test's own process, `server` in one of its own; `browser`, a Chromium."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.browsers import chromium
from tests.web.servers import Inside, Process, inside, process, sqlite


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A Chromium a module: while one is open its driver holds this thread's event loop."""
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("server")
    with process(sqlite(folder)) as running:
        yield running


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(sqlite(tmp_path_factory.mktemp("data"))) as running:
        yield running


@pytest.fixture(scope="session")
def axe(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The script of axe-core, fetched from the npm registry."""
    folder = tmp_path_factory.mktemp("axe")
    if shutil.which("npm") is None:
        pytest.skip("no npm: axe-core cannot be fetched")
    packed = subprocess.run(
        ["npm", "pack", "axe-core@4", "--silent"], cwd=folder, capture_output=True, text=True, timeout=120, check=False
    )
    if packed.returncode != 0:
        pytest.skip(f"axe-core could not be fetched: {packed.stderr.strip()[:200]}")
    with tarfile.open(next(folder.glob("axe-core-*.tgz"))) as archive:
        return archive.extractfile("package/axe.min.js").read().decode()  # type: ignore[union-attr]
