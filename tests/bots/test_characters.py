"""Bots as people meet them: six names a level, each with a silhouette of its own, and never two alike at a table."""

from __future__ import annotations

import re
from pathlib import Path

import kotatsu.web
from kotatsu.bots import LEVELS
from kotatsu.bots.characters import candidates, character, characters, free_name
from kotatsu.web.tables.names import clean_name, looks

MOST_SEATS = 6
PARTS = Path(kotatsu.web.__file__).parent / "static" / "faces.svg"


def test_every_level_has_a_name_for_each_seat_and_no_two_look_alike() -> None:
    for level in LEVELS:
        assert len([each for each in characters() if each.level == level]) >= MOST_SEATS, level
    assert {each.level for each in characters()} == set(LEVELS)
    names = [each.name for each in characters()]
    assert len({looks(name) for name in names}) == len(names)
    assert [clean_name(name) for name in names] == names


def test_each_face_is_drawn_and_has_a_silhouette_of_its_own() -> None:
    drawn = set(re.findall(r'<symbol id="([a-z-]+)"', PARTS.read_text(encoding="utf-8")))
    for each in characters():
        face = each.face
        wanted = {f"head-{face.head}", f"top-{face.top}", f"eyes-{face.eyes}", f"mouth-{face.mouth}"}
        assert wanted <= drawn, each.name
    outlines = [(each.face.head, each.face.top) for each in characters()]
    assert len(set(outlines)) == len(outlines)


def test_a_name_that_somebody_has_is_left_to_them() -> None:
    first = free_name("easy", 0, [])
    assert first == next(candidates("easy"))
    second = free_name("easy", 0, [first.upper()])
    assert second != first
    everybody = [each.name for each in characters()]
    assert free_name("easy", 0, everybody) not in everybody


def test_a_name_given_by_somebody_belongs_to_no_character() -> None:
    assert character("Mochi") is not None
    assert character("Ann") is None
