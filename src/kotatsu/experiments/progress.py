"""A progress bar on standard error, which leaves standard output to the figures."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, Task, TextColumn, TimeElapsedColumn, TimeRemainingColumn

ProgressCallback = Callable[[int, int], None]
"""Called after each piece of work: how much is done, of how much."""
TICK_SECONDS = 0.5


def no_progress(done: int, total: int) -> None:
    """Show nothing."""


def first_use(seconds: float) -> str:
    """What the bar says while something compiles, rounded as far as an estimate is known."""
    if seconds < 10:
        return "compiling, once, a few seconds"
    step = 5 if seconds < 60 else 30
    return f"compiling, once, about {round(seconds / step) * step} s"


class _CountColumn(TextColumn):
    """How much of the work is done; nothing while something compiles, when the bar counts seconds."""

    def __init__(self) -> None:
        super().__init__("")

    def render(self, task: Task) -> str:  # type: ignore[override]
        return "" if task.fields.get("compiling") or task.total is None else f"{task.completed:,.0f}/{task.total:,.0f}"


@contextmanager
def progress_bar(title: str, compile_seconds: float = 0.0) -> Iterator[ProgressCallback]:
    """A bar that its callback moves; it disappears at the end.

    Where something must be compiled first, it counts those seconds until the first piece of work is done.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), _CountColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        has_begun = threading.Event()
        said = f"{title} ({first_use(compile_seconds)})" if compile_seconds else title
        task = bar.add_task(said, total=compile_seconds or None, compiling=bool(compile_seconds))
        start = time.monotonic()

        def count_seconds() -> None:
            while not has_begun.wait(TICK_SECONDS):
                bar.update(task, completed=min(time.monotonic() - start, 0.99 * compile_seconds))

        def moved(done: int, total: int) -> None:
            if done or not compile_seconds:
                has_begun.set()
                bar.update(task, completed=done, total=total, description=title, compiling=False)

        if compile_seconds:
            threading.Thread(target=count_seconds, daemon=True).start()
        try:
            yield moved
        finally:
            has_begun.set()
