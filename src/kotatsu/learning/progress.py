"""What a training tells on its way: a bar for a person, lines for a log, a table for programs."""

from __future__ import annotations

import csv
from dataclasses import asdict, fields
from pathlib import Path
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from kotatsu.learning.trainer import Report

MILLION = 1e6


class ProgressTold:
    """A bar on standard error and a row of a CSV file for each report; where there is no terminal, a line."""

    def __init__(self, title: str, minutes: float, curve: Path, resumed: bool) -> None:
        self.title, self.total, self.curve = title, minutes * 60.0, curve
        self.console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        self.bar = Progress(*columns, console=self.console, disable=not self.console.is_terminal)
        self.task = self.bar.add_task(title, total=self.total)
        if not resumed or not curve.exists():
            with curve.open("w", newline="", encoding="utf-8") as file:
                csv.writer(file).writerow([field.name for field in fields(Report)])

    def __enter__(self) -> Self:
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()

    def __call__(self, report: Report) -> None:
        """Tell one report."""
        with self.curve.open("a", newline="", encoding="utf-8") as file:
            csv.writer(file).writerow([f"{value:.6g}" for value in asdict(report).values()])
        line = self._line(report)
        self.bar.update(self.task, completed=report.seconds, description=line)
        if not self.console.is_terminal:
            print(f"{report.seconds:.0f} s: {line}", flush=True)

    def _line(self, report: Report) -> str:
        return (
            f"{self.title}: {report.decisions / MILLION:.1f} M decisions, {report.rate / MILLION:.2f} M/s, "
            f"entropy {report.entropy:.3f}, critic error {report.critic_error:.4f}, "
            f"wins {100 * report.share:.1f} % against random play (equal {100 * report.equal:.1f}), "
            f"playing {report.playing:.2f} s, judging {report.judging:.2f} s, learning {report.learning:.2f} s"
        )
