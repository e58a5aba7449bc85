"""A push service of our own, and a site that may reach it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.push_service import PushService, push_service
from tests.web.servers import Inside, inside, sqlite


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Inside]:
    with inside(sqlite(tmp_path), push_loopback=True) as running:
        yield running
