"""Flags: boxes, corners, and the exceptional shots that full corners fire."""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, SECOND, pop, push, top_frame
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.kyudo import parts
from kotatsu.games.kyudo.aiming import tick
from kotatsu.games.kyudo.groups import use_dice
from kotatsu.games.kyudo.state import EventKind, Frame, State, Verb, is_closed

# --- Boxes and corners


def fill_flag(s: State, colour: int, dice: int) -> None:
    """KY-16, KY-22, KY-A4: one box for each die, in the corners that fill up first."""
    boxes = boxes_that_fit(s, colour, dice)
    use_dice(s, colour, dice)
    tell(s, EVERYONE, EventKind.FLAGGED, s.active, colour, boxes)
    tick_boxes(s, colour, boxes, most_corners(s, colour, boxes))


def spread_flag(s: State, colour: int, dice: int) -> None:
    """KY-A4: one box for each die, spread over the corners so that fewer fill up."""
    boxes = boxes_that_fit(s, colour, dice)
    use_dice(s, colour, dice)
    tell(s, EVERYONE, EventKind.SPREAD, s.active, colour, boxes)
    push(s, Frame.FILL_CORNERS, colour, boxes)


def can_spread(s: State, colour: int, dice: int) -> bool:
    """KY-A4: where the boxes are ticked decides whether a shot goes off now."""
    boxes = boxes_that_fit(s, colour, dice)
    return fewest_corners(s, colour, boxes) < most_corners(s, colour, boxes)


def may_fill(s: State, corners: int) -> bool:
    """KY-A4: as many corners as the boxes of a spread group can fill, fewer than without spreading."""
    colour = top_frame(s, FIRST)
    boxes = top_frame(s, SECOND)
    return fewest_corners(s, colour, boxes) <= corners < most_corners(s, colour, boxes)


def ways_to_fill(s: State) -> int:
    """How many numbers of corners a spread group can fill."""
    colour = top_frame(s, FIRST)
    boxes = top_frame(s, SECOND)
    return most_corners(s, colour, boxes) - fewest_corners(s, colour, boxes)


def answer_fill(s: State, action: int) -> None:
    """KY-A4: the number of corners that the archer wants to fill."""
    fill_corners(s, action - Verb.FILL)


def fill_fewest(s: State) -> None:
    """KY-A4: where spreading leaves one way only."""
    fill_corners(s, fewest_corners(s, top_frame(s, FIRST), top_frame(s, SECOND)))


def fill_corners(s: State, corners: int) -> None:
    """KY-A4: tick the boxes of a spread group."""
    colour = top_frame(s, FIRST)
    boxes = top_frame(s, SECOND)
    pop(s)
    tick_boxes(s, colour, boxes, corners)


def tick_boxes(s: State, colour: int, boxes: int, corners: int) -> None:
    """KY-22: tick boxes; each corner that fills up fires."""
    s.boxes[s.active, colour] += boxes
    for _ in range(corners):
        s.fired[s.active, colour] += 1
        tell(s, EVERYONE, EventKind.FIRED, s.active, colour, s.fired[s.active, colour])
        fire(s, colour)


def boxes_that_fit(s: State, colour: int, dice: int) -> int:
    """KY-22: one box for each die, as far as the flag has empty ones."""
    return min(dice, parts.FLAG_BOXES[colour] - s.boxes[s.active, colour])


def fewest_corners(s: State, colour: int, boxes: int) -> int:
    """KY-A4: corners that fill up however the boxes are spread, once every open corner lacks one box only."""
    size = parts.CORNER_BOXES[colour]
    open_corners = parts.CORNERS - s.fired[s.active, colour]
    return max(0, loose_boxes(s, s.active, colour) + boxes - open_corners * (size - 1))


def most_corners(s: State, colour: int, boxes: int) -> int:
    """KY-A4: corners that fill up when the fullest are filled first."""
    size = parts.CORNER_BOXES[colour]
    loose = loose_boxes(s, s.active, colour)
    filled = min(boxes, loose // (size - 1))
    left = boxes - filled
    begun = loose % (size - 1)
    if begun > 0:
        if left < size - begun:
            return filled
        left -= size - begun
        filled += 1
    return filled + left // size


def loose_boxes(s: State, seat: int, colour: int) -> int:
    """Ticked boxes of a flag outside its full corners."""
    return s.boxes[seat, colour] - s.fired[seat, colour] * parts.CORNER_BOXES[colour]


def boxes_in_corner(s: State, seat: int, colour: int, corner: int) -> int:
    """KY-A4: full corners come first, then corners that lack one box, then one that is begun."""
    size = parts.CORNER_BOXES[colour]
    place = corner - s.fired[seat, colour]
    if place < 0:
        return size
    return max(0, min(size - 1, loose_boxes(s, seat, colour) - place * (size - 1)))


# --- Exceptional shots


def fire(s: State, colour: int) -> None:
    """KY-24: free circles, each of which may end the game, or a token."""
    for _ in range(parts.SHOT_CIRCLES[colour]):
        push(s, Frame.JUDGE)
        push(s, Frame.TICK)
    if parts.SHOT_TOKEN[colour] != parts.NO_TOKEN:
        push(s, Frame.TAKE_TOKEN, parts.SHOT_TOKEN[colour])


# --- Free circles


def open_colours(s: State) -> int:
    """KY-24a, KY-24d: colours in which the active archer has an empty circle."""
    colours = 0
    for colour in range(parts.COLOURS):
        if not is_closed(s, s.active, colour):
            colours += 1
    return colours


def answer_tick(s: State, action: int) -> None:
    """KY-24a, KY-24d: a circle of the archer's choice."""
    tick_freely(s, action - Verb.TICK)


def tick_freely(s: State, colour: int) -> None:
    """KY-A7: a free circle is no arrow, so it never bites."""
    pop(s)
    tick(s, colour)


def tick_only_colour(s: State) -> None:
    """KY-A7: the one colour that is still open; nothing on a full target."""
    for colour in range(parts.COLOURS):
        if not is_closed(s, s.active, colour):
            tick_freely(s, colour)
            return
    pop(s)
