"""Everything on the table of Pikit, and the names of what can be done, told and asked.

Kaiju k has the value k + 1 and Mecha m belongs to the double of m + 1; a die holds its pips.
"""

from __future__ import annotations

from kotatsu.engine.actions import Actions
from kotatsu.engine.agenda import AgendaState
from kotatsu.engine.clauses import Clauses
from kotatsu.engine.events import Events
from kotatsu.engine.layout import Grid, Row, i8
from kotatsu.games.pikit.parts import (
    CANCEL_CARDS,
    CENTRE,
    DICE,
    DRAW_CARDS,
    EFFECTS,
    FACES,
    JOKER,
    KAIJU,
    MAX_SEATS,
    MECHA,
    REROLL_CARDS,
    SET_CARDS,
    STEAL_CARDS,
)

EMPTY = -1
"""A place of the centre, or the top of the discard, without a card."""
ON_TABLE = -1
"""The holder of a Mecha that nobody has taken yet."""
NO_KAIJU = -1
"""What dice show when no Kaiju has that value."""
ENDLESS = -1
"""Turns left while the end has not been triggered."""

DICE_CHOICES = ("first", "second", "both")
FIRST_DIE, SECOND_DIE, BOTH_DICE = range(len(DICE_CHOICES))
"""Which dice a reroll takes up."""
WAYS_TO_REROLL = len(DICE_CHOICES)

KAIJU_NAMES = tuple(str(kaiju + 1) for kaiju in range(KAIJU))
MECHA_NAMES = tuple(f"mecha{mecha + 1}" for mecha in range(MECHA))

VOCABULARY = {
    "kaiju": KAIJU_NAMES,
    "mecha": MECHA_NAMES,
    "reroll_card": tuple(KAIJU_NAMES[kaiju] for kaiju in REROLL_CARDS),
    "steal_card": tuple(KAIJU_NAMES[kaiju] for kaiju in STEAL_CARDS),
    "set_card": tuple(KAIJU_NAMES[kaiju] for kaiju in SET_CARDS),
    "draw_card": tuple(KAIJU_NAMES[kaiju] for kaiju in DRAW_CARDS),
    "cancel_card": tuple(KAIJU_NAMES[kaiju] for kaiju in CANCEL_CARDS),
    "dice": DICE_CHOICES,
    "die": DICE_CHOICES[:DICE],
    "face": tuple(str(face + 1) for face in range(FACES)),
    "place": tuple(str(place + 1) for place in range(CENTRE)),
}
ACTIONS = Actions(
    VOCABULARY,
    reroll={"card:reroll_card": len(REROLL_CARDS), "dice": WAYS_TO_REROLL},
    steal={"card:steal_card": len(STEAL_CARDS), "victim:seat": MAX_SEATS},
    set_die={"card:set_card": len(SET_CARDS), "die": DICE, "face": FACES},
    draw_card={"card:draw_card": len(DRAW_CARDS)},
    cancel={"card:cancel_card": len(CANCEL_CARDS)},
    let_pass={},
    take={"kaiju": KAIJU},
    take_both={},
    take_mecha={},
    steal_mecha={},
    take_nothing={},
)
REROLL, STEAL, SET_DIE, DRAW_CARD, CANCEL, LET_PASS, TAKE, TAKE_BOTH, TAKE_MECHA, STEAL_MECHA, TAKE_NOTHING = ACTIONS

EVENTS = Events(
    VOCABULARY,
    laid=("kaiju", "place"),
    dealt=("seat", "kaiju"),
    rolled=("seat", "first", "second"),
    played_reroll=("seat", "card:kaiju", "dice"),
    played_steal=("seat", "card:kaiju", "victim:seat"),
    played_set=("seat", "card:kaiju", "die", "face"),
    played_draw=("seat", "card:kaiju"),
    played_cancel=("seat", "card:kaiju", "against:seat"),
    let_pass=("seat",),
    cancelled=("seat",),
    rerolled=("seat", "dice", "first", "second"),
    turned=("seat", "die", "face"),
    stole=("seat", "victim:seat", "kaiju"),
    stole_mecha=("seat", "victim:seat", "mecha"),
    found_nothing=("seat", "victim:seat"),
    wounded=("seat", "kaiju"),
    drew=("seat", "kaiju"),
    drew_unseen=("seat",),
    took=("seat", "kaiju"),
    took_mecha=("seat", "mecha"),
    took_nothing=("seat",),
    last_turns=("seat",),
    stalled=("rounds",),
    most=("seat", "count", "points"),
    won=("seat", "points"),
)
(
    LAID,
    DEALT,
    ROLLED,
    PLAYED_REROLL,
    PLAYED_STEAL,
    PLAYED_SET,
    PLAYED_DRAW,
    PLAYED_CANCEL,
    PASSED,
    CANCELLED,
    REROLLED,
    TURNED,
    STOLE,
    STOLE_MECHA,
    FOUND_NOTHING,
    WOUNDED,
    DREW,
    DREW_UNSEEN,
    TOOK,
    TOOK_MECHA,
    TOOK_NOTHING,
    LAST_TURNS,
    STALLED,
    MOST,
    WON,
) = EVENTS

CLAUSES = Clauses("PK", 26, U=3, A=19)

QUESTIONS = ("play_or_take", "cancel_or_pass")
PLAY_OR_TAKE, CANCEL_OR_PASS = range(len(QUESTIONS))

DO_ASK, DO_CANCEL, DO_REROLL, DO_STEAL, DO_SET, DO_DRAW = range(1, 7)
"""What a frame of the agenda is to do. DO_ASK holds who played the card and the next seat to ask about it."""


class State(AgendaState):
    """Everything on the table of Pikit."""

    turn: int = i8()
    """Whose turn it is; the actor may be another, asked to cancel."""
    turns_left: int = i8()
    """Turns that still begin after this one, once the end is triggered (PK-22); ENDLESS before."""
    idle: int = i8()
    """Turns in a row in which no Kaiju left the centre or a hand (PK-A19)."""
    dice: Row = i8(DICE)
    centre: Row = i8(CENTRE)
    """The Kaiju in each place; EMPTY where the pile could not fill it."""
    pile: Row = i8(KAIJU)
    """Copies of each Kaiju in the pile; secret to all. Their order is decided when one is turned."""
    pile_size: int = i8()
    discard: Row = i8(KAIJU)
    """Copies of each Kaiju in the discard, which lies face up."""
    discard_top: int = i8()
    hand: Grid = i8(MAX_SEATS, KAIJU)
    """Copies of each Kaiju in hand; secret to its seat (PK-A17)."""
    hand_size: Row = i8(MAX_SEATS)
    """How many Kaiju each seat holds: public. Mecha come on top."""
    holder: Row = i8(MECHA)
    """Who holds each Mecha, as its Double token shows (PK-18); ON_TABLE before it is taken."""
    wounds: Row = i8(MAX_SEATS)

    seen: Grid = i8(MAX_SEATS, KAIJU)
    """Of the Kaiju in each hand, those that everybody has seen go there: public."""
    harmless: Row = i8(MAX_SEATS)
    """Of the cards that only their owner has seen, how many cannot cancel: the seat was passed over with them."""
    armed: Row = i8(MAX_SEATS)
    """1 when a cancelling card must be among the cards that only their owner has seen: the seat was asked."""


def is_card_for(kaiju: int, effect: int) -> bool:
    """PK-19: whether a Kaiju can be played for one of the five effects; a joker can for all of them."""
    return EFFECTS[kaiju] == effect or EFFECTS[kaiju] == JOKER
