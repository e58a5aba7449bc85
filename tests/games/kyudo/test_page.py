"""What the page draws and touches."""

from __future__ import annotations

from math import hypot

import pytest

import kotatsu
from kotatsu.games.kyudo import GAME, page
from kotatsu.games.kyudo.parts import COLOUR_NAMES, FLAG_BOXES
from kotatsu.games.kyudo.state import Verb
from kotatsu.words import Words
from tests.games.kyudo.positions import grouping, only, rolling, tokens


@pytest.mark.parametrize(
    ("move", "pieces"),
    [
        ("choose archer=fox", ("character:fox",)),
        ("mark colour=red", ("flag:red",)),
        ("reroll dice=1-3", ("die:1", "die:3")),
        ("stop", ()),
        ("set die=2 face=arrow", ("die:2",)),
        ("aim colour=blue arrows=2", ("ring:blue",)),
        ("flag colour=blue count=2", ("flag:blue",)),
        ("spread colour=blue count=2", ("flag:blue",)),
        ("tick colour=green", ("ring:green",)),
        ("steal victim=1", ("archer:1",)),
        ("power", ("token:0:power",)),
        ("shield", ("token:0:shield",)),
        ("no_shield", ()),
        ("discard token=wild", ("token:0:wild",)),
        ("take token=wild", ("centre:wild",)),
    ],
)
def test_a_choice_touches_its_pieces(move: str, pieces: tuple[str, ...]) -> None:
    assert page.pieces(grouping("arrow arrow red red").state, Verb.actions.parse(move)) == pieces


def test_every_choice_has_an_answer_in_every_position() -> None:
    for match in (kotatsu.new("kyudo", seats=2, seed=1), rolling("red red red")):
        for action in range(Verb.actions.count):
            assert all(page.pieces(match.state, action))


def test_only_wanting_nothing_more_passes() -> None:
    s = grouping("arrow arrow red red").state
    assert [Verb.actions.text(action) for action in range(Verb.actions.count) if page.passes(s, action)] == [
        "stop",
        "keep",
        "finish",
        "no_power",
        "no_shield",
    ]


def test_the_sheet_of_the_active_archer_is_large_and_the_readers_comes_next() -> None:
    match = grouping("arrow arrow red red", seats=4)
    scene = page.scene(match.state, 2, Words(GAME, "en"))
    assert scene["hero"].seat == 0
    assert [sheet.seat for sheet in scene["others"]] == [2, 1, 3]


@pytest.mark.parametrize("extra", [0, 6, 40])
def test_circles_keep_to_their_ring_and_apart_however_many_are_drawn(extra: int) -> None:
    circles = [3, 3, 4 + extra, 4 + extra, 5]
    s = grouping("arrow arrow red red", circles=[circles]).state
    for colour, name in enumerate(COLOUR_NAMES):
        spots = page.spots(s, 0, colour)
        inner, outer = page.RING_EDGES[name]
        assert len(spots) == circles[colour]
        for at, spot in enumerate(spots):
            away = hypot(spot.x - page.TARGET_X, spot.y - page.TARGET_Y)
            assert inner <= away - spot.r + 0.2
            assert away + spot.r <= outer + 0.2
            others = [hypot(spot.x - other.x, spot.y - other.y) for other in spots[at + 1 :]]
            assert all(distance >= 2 * spot.r for distance in others)


def test_flags_show_a_box_for_each_that_is_printed_and_tick_corner_after_corner() -> None:
    s = grouping("arrow arrow red red", boxes=[only("black", 4)], fired=[only("black", 1)]).state
    for colour in range(len(COLOUR_NAMES)):
        drawn = page.flag(s, 0, colour)
        assert len(drawn.boxes) == FLAG_BOXES[colour]
        assert len({(box.x, box.y) for box in drawn.boxes}) == FLAG_BOXES[colour]
    black = page.flag(s, 0, 0)
    assert [box.ticked for box in black.boxes] == [True] * 4 + [False] * 8
    assert black.corners == ("full", "begun", "empty", "empty")
    assert black.full == 1


def test_boxes_that_were_spread_are_drawn_in_their_corners() -> None:
    s = grouping("arrow arrow red red", boxes=[only("black", 5)]).state
    assert [box.ticked for box in page.flag(s, 0, 0).boxes] == [True, True, False] * 2 + [True] + [False] * 5
    assert page.flag(s, 0, 0).corners == ("begun", "begun", "begun", "empty")


def test_what_an_event_moved_is_marked() -> None:
    match = grouping("red red arrow blue", tokens=[tokens()])
    events = match.play("flag colour=red count=2")
    marked = [mark for event in events for mark in page.marks(event)]
    assert marked[:3] == ["flag:0:red", "flag:0:red", "token:0:wild"]
