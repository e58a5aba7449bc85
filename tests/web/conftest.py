"""Fixtures for tests in a browser: one Chromium and one server process for all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.browsers import chromium
from tests.web.servers import Process, process, sqlite


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("server")
    with process(sqlite(folder)) as running:
        yield running
