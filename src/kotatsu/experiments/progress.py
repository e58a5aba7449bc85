"""A progress bar on standard error, which leaves standard output to the figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

ProgressCallback = Callable[[int, int], None]
"""Called after each piece of work: how much is done, of how much."""


def no_progress(done: int, total: int) -> None:
    """Show nothing."""


FIRST_USE = "compiling, once, about a minute"
"""What the bar says until the first piece of work is done."""


@contextmanager
def progress_bar(title: str) -> Iterator[ProgressCallback]:
    """A bar that its callback moves; it disappears at the end. Until something is done, it says why that may take."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{title} ({FIRST_USE})")

        def moved(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total, description=title if done else f"{title} ({FIRST_USE})")

        yield moved
