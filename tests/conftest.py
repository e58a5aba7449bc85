"""In CI everything that the tests can use is installed: a skip for any other reason than a missing GPU is a failure."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

ALLOWED_REASON = "GPU"


@pytest.fixture
def one_torch_thread() -> Iterator[None]:
    """The same sums in the same order on every machine."""
    torch = pytest.importorskip("torch")
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    for reason in _forbidden(terminalreporter):
        terminalreporter.write_line(f"skipped in CI: {reason}", red=True)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and session.exitstatus == pytest.ExitCode.OK and _forbidden(reporter):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _forbidden(reporter: Any) -> list[str]:
    """Why tests were skipped, where that may not be."""
    if os.environ.get("CI", "").lower() not in ("1", "true"):
        return []
    found = {_reason(report) for report in reporter.stats.get("skipped", [])}
    return sorted(reason for reason in found if ALLOWED_REASON not in reason)


def _reason(report: Any) -> str:
    return str(report.longrepr[-1]) if isinstance(report.longrepr, tuple) else str(report.longrepr)
