"""Both languages say everything: every word, choice, event, question, clause and refusal of every game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import kotatsu
from kotatsu.conformance import words
from tests.support import configurations


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_every_key_has_words_in_both_languages(slug: str) -> None:
    assert list(words.check_keys(kotatsu.load(slug))) == []


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_no_form_depends_on_a_name(slug: str) -> None:
    assert list(words.check_names_choose_nothing(kotatsu.load(slug))) == []


def test_a_form_that_depends_on_a_name_is_found(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    message = "event-moved = { $seat ->\n    [Ann] Ann moves\n   *[other] { $seat } moves\n  }\n"
    (tmp_path / "words" / "en.ftl").write_text(message, encoding="utf-8")
    (found,) = words.check_names_choose_nothing(replace(kotatsu.load("tiki-topple"), folder=tmp_path))
    assert "en.ftl" in found
    assert "$seat" in found


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_rules_hold_every_clause_once(slug: str) -> None:
    assert list(words.check_clauses_are_told(kotatsu.load(slug))) == []


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_play_is_told_without_a_gap(slug: str, seats: int, options: dict[str, str]) -> None:
    assert list(words.check_play_is_told(kotatsu.load(slug), seats, options)) == []
