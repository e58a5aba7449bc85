"""What is in the box of Tiki Topple."""

from __future__ import annotations

from collections import Counter

import pytest

import kotatsu
from kotatsu.games.tiki_topple import parts
from kotatsu.games.tiki_topple.state import State


@pytest.mark.clause("TT-1", "TT-U1")
def test_nine_cards_of_a_colour() -> None:
    assert sum(parts.COPIES) == 9
    assert dict(zip(parts.CARD_NAMES, parts.COPIES, strict=True)) == {
        "up1": 2, "up2": 2, "up3": 1, "puh": 1, "topple": 1, "wiki": 1, "toast": 1,
    }  # fmt: skip


@pytest.mark.clause("TT-2", "TT-U2")
def test_missions_are_all_trios_once_and_fair() -> None:
    rows = [[parts.MISSION_TIKIS[mission, goal] for goal in range(3)] for mission in range(parts.MISSIONS)]
    assert len(rows) == len({frozenset(row) for row in rows}) == 27
    groups = [tiki["symbol"] for tiki in parts.PARTS["tikis"]]
    assert all(len({groups[tiki] for tiki in row}) == 3 for row in rows)
    for goal in range(3):
        assert set(Counter(row[goal] for row in rows).values()) == {3}


@pytest.mark.clause("TT-3", "TT-5", "TT-U3")
def test_nine_tikis_in_three_groups() -> None:
    groups: dict[str, list[str]] = {}
    for tiki in parts.PARTS["tikis"]:
        groups.setdefault(tiki["symbol"], []).append(tiki["id"])
    assert groups == {
        "starfish": ["nani", "wikiwiki", "huhu"],
        "shell": ["nui", "lokahi", "akamai"],
        "fishbone": ["eepo", "hookipa", "kapu"],
    }


@pytest.mark.clause("TT-4", "TT-U5", "TT-U6")
def test_board_has_a_track_and_a_place_for_four() -> None:
    assert kotatsu.load("tiki-topple").seats == (2, 4)
    assert parts.PARTS["track"]["spaces"] == 33
    assert State.fields["points"].code == "h", "pawns lap the track, so points are plain integers"


@pytest.mark.clause("TT-U4")
def test_colours_are_all_different() -> None:
    colours = {tiki["id"]: tiki["colour"] for tiki in parts.PARTS["tikis"]}
    assert len(set(colours.values())) == 9
    assert (colours["kapu"], colours["lokahi"], colours["hookipa"]) == ("pink", "purple", "grey")
