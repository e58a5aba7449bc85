"""What a game says of itself is checked when it is loaded, each mistake a sentence."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import kotatsu
from kotatsu.engine.clauses import Clauses
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, PartsError
from kotatsu.engine.events import Events
from kotatsu.engine.parts import load_parts
from kotatsu.games.tiki_topple import rules

FACTS: dict[str, Any] = {
    "slug": "twin", "title": "Twin", "version": 1, "seats": (2, 4), "minutes": 5, "longest": 99,
}  # fmt: skip


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"version": "1"}, "version = '1' is not accepted; accepted: a whole number from 1"),
        ({"version": 0}, "version = 0 is not accepted"),
        ({"longest": 2.5}, "longest = 2.5 is not accepted"),
        ({"seats": (4, 2)}, "the fewest, then the most"),
        ({"seats": 4}, "two whole numbers, such as"),
        ({"minuts": 5}, "minuts is missing or unknown; needed: slug, title, version, seats, minutes, longest"),
    ],
)
def test_a_wrong_fact_is_a_sentence(facts: dict[str, Any], sentence: str) -> None:
    assert isinstance(rules, ModuleType)
    with pytest.raises(BadSetting, match=sentence.replace("(", r"\(").replace(".", r"\.")):
        Game.of(rules, **{**FACTS, **facts})


def test_a_fact_that_is_missing_is_named() -> None:
    with pytest.raises(BadSetting, match="version is missing or unknown"):
        Game.of(rules, **{name: fact for name, fact in FACTS.items() if name != "version"})


def test_a_clause_and_an_event_that_cannot_be_are_sentences() -> None:
    with pytest.raises(BadSetting, match="'9' is not a clause; accepted: LL-1, LL-2"):
        Clauses("LL", 2)["9"]
    with pytest.raises(BadSetting, match="the event won has 5 numbers; accepted: at most 4"):
        Events({}, won=("a", "b", "c", "d", "e"))


def test_parts_that_are_missing_or_no_toml_are_named(tmp_path: Path) -> None:
    with pytest.raises(PartsError, match=r"there is no .*parts.toml"):
        load_parts(str(tmp_path / "parts.py"))
    (tmp_path / "parts.toml").write_text("[cards\n", encoding="utf-8")
    with pytest.raises(PartsError, match=r"parts.toml is not TOML: .*line 1"):
        load_parts(str(tmp_path / "parts.py"))
    assert kotatsu.load("tiki-topple").version >= 1
