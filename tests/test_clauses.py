"""Every clause of every game has a test that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

import kotatsu
from kotatsu.conformance.clauses import check_clauses_are_tested


@pytest.mark.parametrize("slug", list(kotatsu.games.OWN))
def test_every_clause_has_a_test(slug: str) -> None:
    game = kotatsu.load(slug)
    assert list(check_clauses_are_tested(game, Path(__file__).parent / "games" / game.folder.name)) == []
