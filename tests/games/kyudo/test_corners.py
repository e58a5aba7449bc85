"""Which corner a box is ticked in: filling a corner now, or spreading the boxes to hold the shot back."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest

from kotatsu import Match
from kotatsu.games.kyudo import flags, parts
from tests.games.kyudo.positions import asked, choices, grouping, only, refusal, row, tokens, told


def corners(match: Match, colour: str, seat: int = 0) -> list[int]:
    """The ticked boxes of each corner."""
    number = parts.COLOUR_NAMES.index(colour)
    return [flags.boxes_in_corner(match.state, seat, number, corner) for corner in range(parts.CORNERS)]


def flagging(faces: str, colour: str, boxes: int, fired: int = 0, seats: int = 2) -> Match:
    """Seat 0 groups these dice; one flag has boxes and full corners already."""
    return grouping(faces, seats=seats, boxes=[only(colour, boxes)], fired=[only(colour, fired)])


@pytest.mark.clause("KY-A4")
def test_a_pair_of_reds_fills_a_corner_or_is_spread_over_two() -> None:
    match = grouping("red red blue arrow")
    assert {"flag colour=red count=2", "spread colour=red count=2"} <= set(choices(match))
    filled, spread = match.copy(), match.copy()
    assert len(told(filled.play("flag colour=red count=2"), "fired")) == 1
    assert corners(filled, "red") == [2, 0, 0, 0]
    events = spread.play("spread colour=red count=2")
    assert told(events, "spread") == [{"seat": 0, "colour": "red", "boxes": 2}]
    assert told(events, "fired") == []
    assert corners(spread, "red") == [1, 1, 0, 0]
    assert row(spread, "tokens", 0) == {}


@pytest.mark.clause("KY-A4")
def test_shots_that_were_held_back_go_off_together_later() -> None:
    match = flagging("red red blue arrow", "red", boxes=2, seats=3)
    events = match.play("flag colour=red count=2")
    assert [fired["corner"] for fired in told(events, "fired")] == [1, 2]
    assert row(match, "tokens", 0) == {"wild": 2}


@pytest.mark.clause("KY-A4")
def test_how_many_corners_is_asked_where_several_numbers_are_left() -> None:
    match = grouping("red red red red", seats=3)
    match.play("spread colour=red count=4")
    assert asked(match) == (0, "fill_corners")
    assert choices(match) == ["fill corners=0", "fill corners=1"]
    assert refusal(match, "fill corners=2") == "KY-A4"
    match.play("fill corners=1")
    assert corners(match, "red") == [2, 1, 1, 0]
    assert row(match, "tokens", 0) == {"wild": 1}


@pytest.mark.clause("KY-A4")
def test_nothing_is_asked_where_it_makes_no_difference_now() -> None:
    """Two blacks on an empty flag fill no corner anyhow: they lie in one corner, and spreading is no choice."""
    match = grouping("black black blue arrow")
    assert "spread colour=black count=2" not in choices(match)
    assert refusal(match, "spread colour=black count=2") == "KY-A4"
    match.play("flag colour=black count=2")
    assert corners(match, "black") == [2, 0, 0, 0]


@pytest.mark.clause("KY-A4")
def test_a_flag_without_room_to_spread_must_fill_its_corners() -> None:
    match = flagging("red red blue arrow", "red", boxes=4)
    assert corners(match, "red") == [1, 1, 1, 1]
    assert refusal(match, "spread colour=red count=2") == "KY-A4"
    match.play("flag colour=red count=2")
    assert corners(match, "red") == [2, 2, 1, 1]


@pytest.mark.clause("KY-A4", "KY-16")
def test_spreading_needs_the_dice_and_room_in_the_flag() -> None:
    assert refusal(grouping("red blue black arrow"), "spread colour=red count=2") == "KY-16"
    full = flagging("red red blue arrow", "red", boxes=8, fired=4)
    assert refusal(full, "spread colour=red count=2") == "KY-22"
    assert refusal(grouping("red red blue arrow"), "fill corners=0") == "KY-A4"


def every_spread(size: int, filled: int, boxes: tuple[int, ...]) -> set[tuple[int, ...]]:
    """By trying: every way in which boxes can lie in the corners after `filled` more are ticked, sorted."""
    ways = {tuple(sorted(boxes, reverse=True))}
    for _ in range(filled):
        more = set()
        for way in ways:
            for corner, count in enumerate(way):
                if count < size:
                    more.add(tuple(sorted((*way[:corner], count + 1, *way[corner + 1 :]), reverse=True)))
        ways = more
    return ways


@pytest.mark.clause("KY-A4")
@pytest.mark.parametrize("colour", ["black", "red"])
def test_every_number_of_corners_that_boxes_can_fill_is_offered_and_no_other(colour: str) -> None:
    number = parts.COLOUR_NAMES.index(colour)
    size = parts.CORNER_BOXES[number]
    for fired, loose, dice in product(range(parts.CORNERS), range(9), (2, 3, 4)):
        if loose > (parts.CORNERS - fired) * (size - 1) or fired * size + loose + dice > size * parts.CORNERS:
            continue
        s = flagging("red red blue arrow", colour, boxes=fired * size + loose, fired=fired).state
        held = tuple(flags.boxes_in_corner(s, 0, number, corner) for corner in range(parts.CORNERS))
        assert sum(held) == fired * size + loose
        assert held.count(size) == fired
        reached = {way.count(size) - fired for way in every_spread(size, dice, held)}
        fewest, most = flags.fewest_corners(s, number, dice), flags.most_corners(s, number, dice)
        assert reached == set(range(fewest, most + 1)), (fired, loose, dice)


def shots_by_trying(size: int, groups: tuple[int, ...]) -> set[tuple[int, ...]]:
    """How many shots can go off after each group, wherever its boxes are ticked."""
    reached: set[tuple[tuple[int, ...], tuple[int, ...]]] = {((0,) * parts.CORNERS, ())}
    for dice in groups:
        after = set()
        for corners, shots in reached:
            boxes = min(dice, size * parts.CORNERS - sum(corners))
            ways = every_spread(size, boxes, corners)
            after |= {(way, (*shots, way.count(size) - corners.count(size))) for way in ways}
        reached = after
    return {shots for _, shots in reached}


def shots_by_rules(colour: int, groups: tuple[int, ...]) -> set[tuple[int, ...]]:
    """How many shots the rules let go off after each group."""
    s = grouping("red red blue arrow").state
    reached: set[tuple[int, int, tuple[int, ...]]] = {(0, 0, ())}
    for dice in groups:
        after = set()
        for boxes, fired, shots in reached:
            s.boxes[0, colour], s.fired[0, colour] = boxes, fired
            more = flags.boxes_that_fit(s, colour, dice)
            for corners in range(flags.fewest_corners(s, colour, more), flags.most_corners(s, colour, more) + 1):
                after.add((boxes + more, fired + corners, (*shots, corners)))
        reached = after
    return {shots for _, _, shots in reached}


@pytest.mark.clause("KY-A4")
@pytest.mark.parametrize("colour", ["black", "red"])
def test_the_number_of_full_corners_is_all_that_a_choice_of_corners_can_change(colour: str) -> None:
    """Ticking boxes corner by corner, in any way, gives no row of shots that the rules do not offer, and no fewer."""
    number = parts.COLOUR_NAMES.index(colour)
    for groups in product((2, 3, 4), repeat=4):
        assert shots_by_trying(parts.CORNER_BOXES[number], groups) == shots_by_rules(number, groups)


@pytest.mark.clause("KY-A4")
def test_two_corners_at_once_with_one_token_left() -> None:
    match = grouping("red red red red", tokens=[tokens()], centre=[1, 1, 1])
    match.play("spread colour=red count=4")
    match.play("fill corners=1")
    assert row(match, "tokens", 0) == {"wild": 1}
    assert corners(match, "red") == [2, 1, 1, 0]


def test_a_record_of_version_1_is_read_to_its_end() -> None:
    """Version 1 ticked boxes corner after corner, which is what `flag` still does."""
    record = json.loads(Path(__file__).with_name("match-version-1.json").read_text(encoding="utf-8"))
    match = Match.replay(record)
    assert record["version"] == 1 < match.game.version
    assert match.over
    assert match.ply == record["length"]
    assert not match.unread
