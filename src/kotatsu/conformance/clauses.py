"""Every clause of a game has a test that names it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from kotatsu.engine.contract import Game

MARK = re.compile(r"mark\.clause\(([^)]*)\)")


def clauses_named_in(folder: Path) -> set[str]:
    """The clauses that tests in a folder are marked with."""
    found = set()
    for file in folder.rglob("test_*.py"):
        for arguments in MARK.findall(file.read_text(encoding="utf-8")):
            found |= set(re.findall(r'"([^"]+)"', arguments))
    return found


def check_clauses_are_tested(game: Game, tests: Path) -> Iterator[str]:
    """Each clause is named by a test, and no test names one that does not exist."""
    named = clauses_named_in(tests)
    yield from (f"{clause}: no test is marked with it" for clause in game.clauses if clause not in named)
    yield from (
        f"{clause}: a test names it, but there is no such clause" for clause in sorted(named - set(game.clauses))
    )
