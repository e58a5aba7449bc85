"""What each field of a state of KIKAI can be, for observations: from the parts. What a seat saves up has no end."""

from __future__ import annotations

from kotatsu.games.kikai import parts
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.state import Question

FLAG = (0, 1)
COUNT = (0, 127)
LONG_COUNT = (0, 32_767)
FANS = (0, parts.FANS_A_COLOUR)
CARDS = (0, parts.CARD_COPIES)

BOUNDS = {
    "round": (0, parts.ROUNDS),
    "turns": (0, parts.MOST_TURNS),
    "settled": (0, parts.STARTER_COUNT),
    "phase": (0, Question.count - 1),
    "district": (NONE, parts.DISTRICTS - 1),
    "again": FLAG,
    "tokens_due": COUNT,
    "posting": (NONE, parts.SQUARES - 1),
    "removing": FLAG,
    "free_fan": FLAG,
    "toll": (NONE, sum(parts.SLOTS)),
    "exhibited": FANS,
    "filling": (0, parts.SEATS),
    "hand": CARDS,
    "display": (NONE, parts.DISTRICTS - 1),
    "pile": CARDS,
    "played": CARDS,
    "energy": LONG_COUNT,
    "megaphones": LONG_COUNT,
    "ladders": LONG_COUNT,
    "points": LONG_COUNT,
    "influence": (0, parts.MOST_INFLUENCE),
    "fame": (0, parts.LAST_SPACE),
    "gone": (0, parts.DISTRIBUTORS),
    "discarded": (0, parts.DISTRIBUTORS),
    "billboards": FLAG,
    "taken": FANS,
    "fans": FANS,
    "bag": FANS,
    "removed": FANS,
    "billboard": (NONE, parts.BILLBOARDS - 1),
    "foundation": (NONE, len(parts.PENALTY) - 1),
    "tile": (NONE, parts.TILES - 1),
    "site": (NONE, parts.ELEMENTS - 1),
    "raised": FLAG,
    "zone": (NONE, parts.COLOURS - 1),
    "shown": (NONE, parts.ELEMENTS - 1),
    "box": FLAG,
}
