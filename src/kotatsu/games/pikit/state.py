"""The names of Pikit and the layout of its state.

Kaiju k has the value k + 1 and Mecha m belongs to the double of m + 1; a die holds its pips.
"""

from __future__ import annotations

from kotatsu.engine.actions import VerbNames, verb
from kotatsu.engine.agenda import AgendaState
from kotatsu.engine.clauses import Clauses
from kotatsu.engine.events import EventNames, event
from kotatsu.engine.layout import Grid, Row, own, public, secret
from kotatsu.engine.names import NumberedNames, numbered
from kotatsu.games.pikit import parts

EMPTY = -1
"""A place of the centre, or the top of the discard, without a card."""
ON_TABLE = -1
"""The holder of a Mecha that nobody has taken yet."""
ENDLESS = -1
"""Turns left while the end has not been triggered."""
MOVED = -1
"""`idle` during a turn in which a Kaiju has moved."""

DICE_CHOICES = ("first", "second", "both")
FIRST_DIE, SECOND_DIE, BOTH_DICE = range(len(DICE_CHOICES))
"""Which dice a reroll takes up."""
WAYS_TO_REROLL = len(DICE_CHOICES)
WAYS_TO_SET = parts.DICE * parts.FACES
"""Each die to each face."""

KAIJU_NAMES = tuple(str(kaiju + 1) for kaiju in range(parts.KAIJU))
MECHA_NAMES = tuple(f"mecha{mecha + 1}" for mecha in range(parts.MECHA))

VOCABULARY = {
    "kaiju": KAIJU_NAMES,
    "mecha": MECHA_NAMES,
    "reroll_card": tuple(KAIJU_NAMES[kaiju] for kaiju in parts.REROLL_CARDS),
    "steal_card": tuple(KAIJU_NAMES[kaiju] for kaiju in parts.STEAL_CARDS),
    "set_card": tuple(KAIJU_NAMES[kaiju] for kaiju in parts.SET_CARDS),
    "draw_card": tuple(KAIJU_NAMES[kaiju] for kaiju in parts.DRAW_CARDS),
    "cancel_card": tuple(KAIJU_NAMES[kaiju] for kaiju in parts.CANCEL_CARDS),
    "dice": DICE_CHOICES,
    "die": DICE_CHOICES[: parts.DICE],
    "face": tuple(str(face + 1) for face in range(parts.FACES)),
    "place": tuple(str(place + 1) for place in range(parts.CENTRE)),
}


class Verb(VerbNames, vocabulary=VOCABULARY):
    """What a player can do; each name is the number of its first action."""

    REROLL = verb({"card:reroll_card": len(parts.REROLL_CARDS), "dice": WAYS_TO_REROLL})
    STEAL = verb({"card:steal_card": len(parts.STEAL_CARDS), "victim:seat": parts.MAX_SEATS})
    SET_DIE = verb({"card:set_card": len(parts.SET_CARDS), "die": parts.DICE, "face": parts.FACES})
    DRAW_CARD = verb({"card:draw_card": len(parts.DRAW_CARDS)})
    CANCEL = verb({"card:cancel_card": len(parts.CANCEL_CARDS)})
    LET_PASS = verb()
    TAKE = verb({"kaiju": parts.KAIJU})
    TAKE_BOTH = verb()
    TAKE_MECHA = verb()
    STEAL_MECHA = verb()
    TAKE_NOTHING = verb()


class EventKind(EventNames, vocabulary=VOCABULARY):
    """What is told."""

    LAID = event("kaiju", "place")
    DEALT = event("seat", "kaiju")
    ROLLED = event("seat", "first", "second")
    PLAYED_REROLL = event("seat", "card:kaiju", "dice")
    PLAYED_STEAL = event("seat", "card:kaiju", "victim:seat")
    PLAYED_SET = event("seat", "card:kaiju", "die", "face")
    PLAYED_DRAW = event("seat", "card:kaiju")
    PLAYED_CANCEL = event("seat", "card:kaiju", "against:seat")
    LET_PASS = event("seat")
    CANCELLED = event("seat")
    REROLLED = event("seat", "dice", "first", "second")
    TURNED = event("seat", "die", "face")
    STOLE = event("seat", "victim:seat", "kaiju")
    STOLE_MECHA = event("seat", "victim:seat", "mecha")
    FOUND_NOTHING = event("seat", "victim:seat")
    WOUNDED = event("seat", "kaiju")
    DREW = event("seat", "kaiju")
    DREW_UNSEEN = event("seat")
    TOOK = event("seat", "kaiju")
    TOOK_MECHA = event("seat", "mecha")
    TOOK_NOTHING = event("seat")
    LAST_TURNS = event("seat")
    STALLED = event("rounds")
    MOST = event("seat", "count", "points")
    WON = event("seat", "points")


class Question(NumberedNames):
    """What a player is asked."""

    PLAY_OR_TAKE = numbered()
    CANCEL_OR_PASS = numbered()


class Frame(NumberedNames):
    """What a frame of the agenda is to do; its first and second number in brackets."""

    NONE = numbered()
    """The value of a row without a frame."""
    ASK = numbered()
    """Ask about a played card (the seat that played it; the next seat to ask)."""
    CANCEL = numbered()
    """Cancel the card below."""
    REROLL = numbered()
    """Reroll (which dice)."""
    STEAL = numbered()
    """Steal a card (from which seat)."""
    SET = numbered()
    """Set a die (which die; its new face)."""
    DRAW = numbered()
    """Draw a card from the pile."""


CLAUSES = Clauses("PK", 26, U=3, A=21)


class Clause:
    """The clauses that forbid actions, and the one by which asking tells something."""

    MUST_HOLD = CLAUSES["14"]
    NO_MATCH = CLAUSES["15"]
    NO_DOUBLE = CLAUSES["17"]
    TOKEN_ELSEWHERE = CLAUSES["18"]
    NOTHING_TO_CANCEL = CLAUSES["19"]
    OWN_MECHA = CLAUSES["A3"]
    NO_VICTIM = CLAUSES["A7"]
    ONLY_CANCEL_NOW = CLAUSES["A8"]
    ONLY_WHO_CAN_CANCEL = CLAUSES["A8"]
    PILE_EMPTY = CLAUSES["A10"]


class State(AgendaState):
    """Everything on the table of Pikit."""

    turn: int = public.seat()
    """Whose turn it is; the actor may be another, asked to cancel."""
    turns_left: int = public.i8()
    """Turns that still begin after this one, once the end is triggered (PK-22); ENDLESS before."""
    idle: int = public.i8()
    """Whole turns in a row in which no Kaiju moved (PK-A19); MOVED once one does."""
    dice: Row = public.i8(parts.DICE)
    centre: Row = public.i8(parts.CENTRE)
    """The Kaiju in each place; EMPTY where the pile could not fill it."""
    pile: Row = secret.i8(parts.KAIJU)
    """Copies of each Kaiju in the pile. Their order is decided when one is turned."""
    pile_size: int = public.i8()
    discard: Row = public.i8(parts.KAIJU)
    """Copies of each Kaiju in the discard, which lies face up."""
    discard_top: int = public.i8()
    hand: Grid = own.i8(parts.MAX_SEATS, parts.KAIJU)
    """Copies of each Kaiju in hand (PK-A17)."""
    hand_size: Row = public.i8(parts.MAX_SEATS)
    """How many Kaiju each seat holds. Mecha come on top."""
    holder: Row = public.seat(parts.MECHA)
    """Who holds each Mecha, as its Double token shows (PK-18); ON_TABLE before it is taken."""
    wounds: Row = public.i8(parts.MAX_SEATS)

    seen: Grid = public.i8(parts.MAX_SEATS, parts.KAIJU)
    """Of the Kaiju in each hand, those that everybody has seen go there."""
    harmless: Row = public.i8(parts.MAX_SEATS)
    """Of the cards that only their owner has seen, how many cannot cancel: the seat was passed over with them."""
    armed: Row = public.i8(parts.MAX_SEATS)
    """1 when a cancelling card must be among the cards that only their owner has seen: the seat was asked."""


def next_seat(s: State, seat: int) -> int:
    """The left neighbour of a seat."""
    return seat + 1 if seat + 1 < s.seats else 0
