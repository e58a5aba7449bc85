"""Matches recorded under version 1 of the rules are still read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kotatsu import Match


def recorded(name: str) -> dict[str, Any]:
    """A record of version 1."""
    record: dict[str, Any] = json.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))
    assert record["version"] == 1
    return record


def test_a_match_without_changed_rules_is_read_to_its_end() -> None:
    record = recorded("match-version-1.json")
    match = Match.replay(record)
    assert match.game.version == 2
    assert (match.over, match.ply, match.unread) == (True, record["length"], "")


def test_a_match_is_read_as_far_as_the_rules_agree_and_says_why_it_stops() -> None:
    """Camouflage was a choice in version 1; here it is rolled without asking."""
    match = Match.replay(recorded("match-version-1-camouflage.json"))
    assert match.ply >= 117
    assert "rules version 1" in match.unread
