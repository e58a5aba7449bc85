"""Every clause of every game has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kotatsu

MARK = re.compile(r"mark\.clause\(([^)]*)\)")


def named_in(folder: Path) -> set[str]:
    """The clauses that tests in a folder are marked with."""
    found = set()
    for file in folder.rglob("test_*.py"):
        for arguments in MARK.findall(file.read_text(encoding="utf-8")):
            found |= set(re.findall(r'"([^"]+)"', arguments))
    return found


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_every_clause_has_a_test(slug: str) -> None:
    game = kotatsu.load(slug)
    named = named_in(Path(__file__).parent / "games" / game.folder.name)
    assert not [clause for clause in game.clauses if clause not in named]
    assert not named - set(game.clauses), "a test names a clause that does not exist"
