"""The names of Love Letter and the layout of its state."""

from __future__ import annotations

from kotatsu.engine.actions import VerbNames, verb
from kotatsu.engine.clauses import Clauses
from kotatsu.engine.events import EventNames, event
from kotatsu.engine.layout import GameState, Grid, Row, option, own, public, secret
from kotatsu.engine.names import NumberedNames, numbered

from kotatsu_love_letter.parts import CARD_NAMES, CARDS, MAX_SEATS

NO_CARD = CARDS
"""Where a card could be and none is."""
HELD, DRAWN = range(2)
"""Which of two cards is played: the one held before, or the one just drawn. Everybody sees it (LL-A3)."""
CLASSIC, REACTION = range(2)
"""Values of the option `handmaid`."""

VOCABULARY = {"card": CARD_NAMES, "origin": ("held", "drawn")}


class Verb(VerbNames, vocabulary=VOCABULARY):
    """What a player can do; each name is the number of its first action."""

    PLAY = verb({"card": CARDS})
    CHOOSE = verb({"victim:seat": MAX_SEATS})
    NAME = verb({"card": CARDS})
    ACCEPT = verb()
    SHIELD = verb()


class EventKind(EventNames, vocabulary=VOCABULARY):
    """What is told. What only one seat may know is an event of its own."""

    ROUND_BEGINS = event("round", "seat")
    REMOVED = event("card")
    DRAWS = event("seat")
    DREW = event("seat", "card")
    PLAYED = event("seat", "card", "origin")
    CHOSE = event("seat", "victim:seat")
    NAMED = event("seat", "victim:seat", "card")
    MISSED = event("victim:seat", "card")
    LOOKED = event("seat", "victim:seat")
    SAW = event("seat", "victim:seat", "card")
    COMPARED = event("seat", "victim:seat")
    TRADED = event("seat", "victim:seat")
    RECEIVED = event("seat", "card")
    PROTECTED = event("seat")
    SHIELDED = event("seat")
    NO_TARGET = event("seat", "card")
    DISCARDED = event("seat", "card")
    OUT = event("seat")
    SHOWED = event("seat", "card")
    WON_ROUND = event("seat", "tokens")
    WON = event("seat", "tokens")


class Question(NumberedNames):
    """What a player is asked."""

    PLAY_A_CARD = numbered()
    CHOOSE_A_PLAYER = numbered()
    NAME_A_CARD = numbered()
    LET_IT_HAPPEN = numbered()


CLAUSES = Clauses("LL", 15, A=3)


class Clause:
    """The clauses that forbid actions."""

    ONE_STEP_AT_A_TIME = CLAUSES["2"]
    MUST_HOLD = CLAUSES["3"]
    COUNTESS_FIRST = CLAUSES["10"]
    NOT_THIS_PLAYER = CLAUSES["4"]
    PROTECTED = CLAUSES["8"]
    NO_GUARD = CLAUSES["5"]
    NEEDS_HANDMAID = CLAUSES["A1"]


class State(GameState):
    """Everything on the table of Love Letter."""

    handmaid: int = option("classic", "reaction")
    round: int = public.i8()
    """Rounds that have ended."""
    asked: int = public.i8()
    """The number of the question at hand."""
    turn: int = public.seat()
    """Whose turn it is; the actor may be another, who answers."""
    starter: int = public.seat()
    playing: int = public.i8()
    """The card whose effect is being carried out."""
    origin: int = public.i8()
    """Whether the card that was played last was HELD or DRAWN."""
    target: int = public.seat()
    """The player it is meant for."""
    named: int = public.i8()
    """The card that a Guard named."""
    hand: Grid = own.i8(MAX_SEATS, CARDS)
    """Copies of each card in a hand."""
    hand_size: Row = public.i8(MAX_SEATS)
    pile: Row = secret.i8(CARDS)
    """Copies of each card that nobody has seen: the deck and the card set aside. Their order falls when one is drawn."""
    deck_left: int = public.i8()
    """Cards that can be drawn; the pile has one more, the card set aside, until a Prince brings it in."""
    removed: Row = public.i8(CARDS)
    """Cards removed face up, with two players."""
    discards: Grid = public.i8(MAX_SEATS, CARDS)
    """Copies of each card that lie before a seat."""
    drawn: Row = own.i8(MAX_SEATS)
    """The card that was just drawn, while it is beside another one; NO_CARD else."""
    known: Grid = own.i8(MAX_SEATS, MAX_SEATS)
    """The card that a seat has seen in another's hand and that is still there; NO_CARD for none."""
    seen: Grid = public.i8(MAX_SEATS, MAX_SEATS)
    """Whether a seat has seen the card that another holds."""
    not_held: Grid = public.i8(MAX_SEATS, CARDS)
    """What the card that a seat holds cannot be, as everybody has seen: a Guard has missed, a Baron was higher."""
    twin: Row = public.seat(MAX_SEATS)
    """The seat that holds an equal card, as a Baron has shown; NOBODY for none."""
    last_discards: Grid = public.i8(MAX_SEATS, CARDS)
    last_hand: Row = public.i8(MAX_SEATS)
    """What lay before each at the end of the last round, and the card that was shown; NO_CARD for those out."""
    out: Row = public.i8(MAX_SEATS)
    protected: Row = public.i8(MAX_SEATS)
    tokens: Row = public.i8(MAX_SEATS)
