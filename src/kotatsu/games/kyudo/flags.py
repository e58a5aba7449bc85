"""Flags: boxes, corners, and the exceptional shots that full corners fire."""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.kyudo import parts
from kotatsu.games.kyudo.aiming import tick
from kotatsu.games.kyudo.groups import use_dice
from kotatsu.games.kyudo.state import EventKind, Frame, State, Verb, is_closed


def fill_flag(s: State, colour: int, dice: int) -> None:
    """KY-16, KY-22, KY-A4: a box a die, corner after corner; each corner that fills up fires."""
    use_dice(s, colour, dice)
    before = s.boxes[s.active, colour]
    after = min(before + dice, parts.FLAG_BOXES[colour])
    s.boxes[s.active, colour] = after
    tell(s, EVERYONE, EventKind.FLAGGED, s.active, colour, after - before)
    for corner in range(before // parts.CORNER_BOXES[colour], after // parts.CORNER_BOXES[colour]):
        tell(s, EVERYONE, EventKind.FIRED, s.active, colour, corner + 1)
        fire(s, colour)


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
