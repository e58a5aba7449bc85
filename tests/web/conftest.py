"""Servers for tests: `site` inside the test's own process, `server` in one of its own; `browser`, a Chromium."""

from __future__ import annotations

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
