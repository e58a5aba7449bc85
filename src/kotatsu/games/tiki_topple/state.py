"""The names of Tiki Topple and the layout of its state."""

from __future__ import annotations

from kotatsu.engine.actions import VerbNames, verb
from kotatsu.engine.clauses import Clauses
from kotatsu.engine.events import EventNames, event
from kotatsu.engine.layout import GameState, Grid, Row, own, public
from kotatsu.engine.names import NumberedNames, numbered
from kotatsu.games.tiki_topple.parts import CARD_NAMES, CARDS, MAX_ROUNDS, MAX_SEATS, TIKI_NAMES, TIKIS, WIKI

OFF = -1
"""The value of a place of the pole below the last standing tiki."""
NOT_YET = -1
"""A mission that has not been shown."""
MOVERS = WIKI
"""Cards that move one tiki: Up 1, Up 2, Up 3, Puh and Topple are numbered before Wiki."""

PAIR_PLACES = tuple((first, second) for first in range(TIKIS) for second in range(first + 1, TIKIS))
PAIRS = len(PAIR_PLACES)
UPPER = tuple(first for first, _ in PAIR_PLACES)
LOWER = tuple(second for _, second in PAIR_PLACES)
"""The two places of each pair."""

VOCABULARY = {
    "card": CARD_NAMES,
    "mover": CARD_NAMES[:MOVERS],
    "tiki": TIKI_NAMES,
    "place": tuple(str(place + 1) for place in range(TIKIS)),
    "pair": tuple(f"{first + 1}-{second + 1}" for first, second in PAIR_PLACES),
}


class Verb(VerbNames, vocabulary=VOCABULARY):
    """What a player can do; each name is the number of its first action."""

    PLAY = verb({"card:mover": MOVERS, "place": TIKIS})
    SWAP = verb({"places:pair": PAIRS})
    TOAST = verb()
    DISCARD = verb({"card": CARDS})


class EventKind(EventNames, vocabulary=VOCABULARY):
    """What is told."""

    ROUND_BEGINS = event("round", "seat")
    MOVED = event("seat", "card", "tiki", "place")
    SWAPPED = event("seat", "tiki", "other:tiki")
    TOASTED = event("seat", "tiki")
    DISCARDED = event("seat", "card")
    ROUND_ENDS = event("round")
    SCORED = event("seat", "points", "mission")
    WON = event("seat", "points")


class Question(NumberedNames):
    """What a player is asked."""

    PLAY_A_CARD = numbered()
    DISCARD_A_CARD = numbered()


CLAUSES = Clauses("TT", 26, U=6, A=14)


class Clause:
    """The clauses that forbid actions."""

    MUST_HOLD = CLAUSES["11"]
    NO_PASSING = CLAUSES["12"]
    UP_IN_FULL = CLAUSES["14"]
    PUH_IN_FULL = CLAUSES["15"]
    NOT_THE_LAST = CLAUSES["16"]
    NOT_AS_FIRST_CARD = CLAUSES["18"]
    STANDING_ONLY = CLAUSES["A3"]


class State(GameState):
    """Everything on the table of Tiki Topple."""

    round: int = public.i8()
    starter: int = public.seat()
    standing: int = public.i8()
    """How many tikis are still on the pole."""
    line: Row = public.i8(TIKIS)
    """Tikis from the top of the pole; OFF below `standing`."""
    hand: Grid = own.i8(MAX_SEATS, CARDS)
    """Copies of each card in hand."""
    aside: Grid = own.i8(MAX_SEATS, CARDS)
    """Copies of each card set aside face down (TT-9); their owner can infer them from the hand (TT-A7)."""
    played: Grid = public.i8(MAX_SEATS, CARDS)
    """Copies of each card played this round; face down, but seen by all when played (TT-A8)."""
    moved: Grid = public.i8(MAX_SEATS, TIKIS)
    """How far each seat has moved each tiki up the pole this round, downwards below zero: everybody saw it (TT-A8)."""
    cards_left: Row = public.i8(MAX_SEATS)
    """How many cards each seat still holds."""
    mission: Row = own.i8(MAX_SEATS)
    """The mission of each seat in this round."""
    shown: Grid = public.i8(MAX_ROUNDS, MAX_SEATS)
    """Missions of the rounds that have ended; NOT_YET otherwise. They stay out of the game (TT-A13)."""
    earned: Grid = public.i8(MAX_ROUNDS, MAX_SEATS)
    """Points of each seat in each round."""
    points: Row = public.i16(MAX_SEATS)
