"""Golden playthroughs are as they were; no configuration lacks one."""

from __future__ import annotations

from pathlib import Path

import pytest

import kotatsu
from kotatsu.conformance.golden import check_golden, golden_configurations, golden_name

FOLDER = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("slug", list(kotatsu.games.OWN))
def test_playthroughs(slug: str) -> None:
    assert list(check_golden(kotatsu.load(slug), FOLDER)) == []


def test_no_playthrough_is_left_over() -> None:
    games = [kotatsu.load(slug) for slug in kotatsu.games.OWN]
    wanted = {golden_name(game, *found) for game in games for found in golden_configurations(game)}
    assert {file.name for file in FOLDER.glob("*.txt")} == wanted
