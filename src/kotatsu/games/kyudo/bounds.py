"""What each field of a state of Kyudo can be, for observations: from the parts."""

from __future__ import annotations

from kotatsu.engine.layout import NOBODY
from kotatsu.games.kyudo import parts
from kotatsu.games.kyudo.state import ABSENT, Frame, Way

LAST_SEAT = parts.MAX_SEATS - 1
MOST_CIRCLES = max(parts.CIRCLES) + parts.LAST_TURN
"""A talent draws one circle a turn at most."""
MOST_BOXES = max(parts.FLAG_BOXES)

BOUNDS = {
    "agenda": (NOBODY, max(Frame.count - 1, MOST_BOXES, parts.SPECTATORS, parts.FACES)),
    "starter": (0, LAST_SEAT),
    "active": (NOBODY, LAST_SEAT),
    "turn": (0, parts.LAST_TURN + 1),
    "winner": (NOBODY, LAST_SEAT),
    "way": (0, Way.count - 1),
    "archer": (ABSENT, parts.ARCHERS - 1),
    "spectators": (0, parts.SPECTATORS),
    "ticked": (0, MOST_CIRCLES),
    "circles": (0, MOST_CIRCLES),
    "boxes": (0, MOST_BOXES),
    "fired": (0, parts.CORNERS),
    "tokens": (0, parts.TOKEN_COPIES),
    "centre": (0, parts.TOKEN_COPIES),
    "face": (ABSENT, parts.FACES - 1),
    "used": (0, 1),
    "rolls": (0, parts.ROLLS),
    "powered": (0, 1),
    "die_holder": (NOBODY, LAST_SEAT),
    "pointer_holder": (NOBODY, LAST_SEAT),
    "pointer_colour": (0, parts.COLOURS - 1),
}
