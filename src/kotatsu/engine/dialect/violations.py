"""What a violation of the dialect says: where it is, what is written there, why not, and what to write instead."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from kotatsu.engine.errors import KotatsuError

MOST_SHOWN = 20
"""Violations that one error lists; the rest are counted."""


@dataclass(frozen=True)
class Refusal:
    """A construct that rules do without."""

    construct: str
    why: str
    instead: str


@dataclass(frozen=True)
class Violation:
    """One place in a game's rules that some target could not run, or would run differently."""

    file: str
    line: int
    function: str
    refusal: Refusal

    def __str__(self) -> str:
        where = f"{_short(self.file)}:{self.line}: in {self.function}"
        return f"{where}: {self.refusal.construct}: {self.refusal.why}; {self.refusal.instead}"


class DialectError(KotatsuError):
    """Rules that leave the dialect. Its text is every violation, one a line."""

    def __init__(self, slug: str, violations: list[Violation]) -> None:
        self.violations = violations
        shown = [str(violation) for violation in violations[:MOST_SHOWN]]
        if len(violations) > MOST_SHOWN:
            shown.append(f"and {len(violations) - MOST_SHOWN} more")
        places = "1 place" if len(violations) == 1 else f"{len(violations)} places"
        super().__init__("\n".join([f"the rules of {slug} leave the dialect in {places}:", *shown]))


def _short(file: str) -> str:
    """A path from here where that is shorter to read."""
    try:
        return str(Path(file).relative_to(Path.cwd()))
    except ValueError:
        return file
