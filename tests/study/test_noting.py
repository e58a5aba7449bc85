"""A study's own notes are no change of the record by what only reads."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import pytest

import kotatsu
from kotatsu.engine.dialect import check_game
from kotatsu.games import OWN
from kotatsu.study.noting import noting


@pytest.mark.parametrize("slug", OWN)
def test_notes_pass_the_dialect_and_only_because_they_are_declared(slug: str) -> None:
    game = noting(kotatsu.load(slug))
    assert check_game(game) == []
    undeclared = ModuleType("undeclared")
    undeclared.__dict__.update({name: value for name, value in vars(game.rules).items() if name != "NOTES"})
    found = [str(violation) for violation in check_game(replace(game, rules=undeclared))]
    assert found
    assert all("in note_legal: a change of s.noted" in each for each in found)
