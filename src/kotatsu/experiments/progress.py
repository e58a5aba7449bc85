"""A progress bar on standard error, which leaves standard output to the figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

ProgressCallback = Callable[[int, int], None]
"""Called after each piece of work: how much is done, of how much."""


@contextmanager
def progress_bar(title: str) -> Iterator[ProgressCallback]:
    """A bar that its callback moves; it disappears at the end."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title)
        yield lambda done, total: bar.update(task, completed=done, total=total)
