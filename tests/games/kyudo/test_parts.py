"""What is in the box, and that parts.toml alone says it."""

from __future__ import annotations

import importlib
from collections import Counter

import pytest

from kotatsu.engine.errors import PartsError
from kotatsu.engine.parts import SOURCES, changed_parts
from kotatsu.games.kyudo import parts
from tests.games.kyudo.positions import grouping


@pytest.mark.clause("KY-1", "KY-6", "KY-U1")
def test_a_sheet() -> None:
    assert dict(zip(parts.COLOUR_NAMES, parts.CIRCLES, strict=True)) == {
        "black": 3, "orange": 3, "green": 4, "blue": 4, "red": 5,
    }  # fmt: skip
    assert dict(zip(parts.COLOUR_NAMES, parts.PULL, strict=True)) == {
        "black": 1, "orange": 1, "green": 2, "blue": 2, "red": 3,
    }  # fmt: skip
    assert parts.SPECTATORS == 20


@pytest.mark.clause("KY-2", "KY-3")
def test_four_dice_with_an_arrow_and_five_colours() -> None:
    assert parts.DICE == 4
    assert Counter(parts.FACE_NAMES) == Counter(("arrow", "black", "orange", "green", "blue", "red"))


@pytest.mark.clause("KY-4", "KY-U4")
def test_three_kinds_of_tokens_three_of_each() -> None:
    assert parts.Token.names == ("power", "shield", "wild")
    assert parts.TOKEN_COPIES * parts.Token.count == 9


@pytest.mark.clause("KY-5", "KY-U3")
def test_four_characters_with_a_talent_each() -> None:
    talents = {
        name: parts.Talent.names[talent] for name, talent in zip(parts.ARCHER_NAMES, parts.ARCHER_TALENT, strict=True)
    }
    assert talents == {"fox": "point", "deer": "extend", "monkey": "capture", "wolf": "raid"}


@pytest.mark.clause("KY-23", "KY-U2")
def test_flags_have_their_boxes_and_shots() -> None:
    assert dict(zip(parts.COLOUR_NAMES, parts.CORNER_BOXES, strict=True)) == {
        "black": 3, "orange": 3, "green": 3, "blue": 2, "red": 2,
    }  # fmt: skip
    assert parts.SHOT_CIRCLES == (2, 0, 0, 1, 0)
    assert parts.SHOT_TOKEN == (parts.NO_TOKEN, parts.Token.POWER, parts.Token.SHIELD, parts.NO_TOKEN, parts.Token.WILD)


def test_every_part_names_its_source() -> None:
    for section in parts.PARTS.values():
        for entry in section if isinstance(section, list) else [section]:
            assert entry["source"] in SOURCES


@pytest.mark.parametrize(
    "change",
    [
        {"corners.red.boxes": "1"},
        {"setup.boxes": "[0, 1, 2]"},
        {"tokens.copies": "2"},
        {"shots.black.token": "wild"},
        {"archers.fox.talent": "raid"},
        {"corners.red.id": "blue"},
    ],
)
def test_parts_that_contradict_themselves_are_refused(change: dict[str, str]) -> None:
    try:
        with changed_parts(change), pytest.raises(PartsError):
            importlib.reload(parts)
    finally:
        importlib.reload(parts)


def test_a_change_in_parts_is_a_change_in_the_rules_tables() -> None:
    try:
        with changed_parts({"target.red.circles": "7", "shots.blue.circles": "2"}):
            importlib.reload(parts)
            assert parts.CIRCLES[-1] == 7
            assert parts.SHOT_CIRCLES[3] == 2
    finally:
        importlib.reload(parts)
    assert parts.CIRCLES[-1] == 5
    assert grouping("arrow arrow arrow arrow").state.circles[0, 4] == 5
