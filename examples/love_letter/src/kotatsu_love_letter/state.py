"""The names of Love Letter and the layout of its state. A card is a number: its value, or NO_CARD."""

from __future__ import annotations

from kotatsu.engine.actions import VerbNames, verb
from kotatsu.engine.clauses import Clauses
from kotatsu.engine.events import EventNames, event
from kotatsu.engine.layout import GameState, Grid, Row, option, own, public, secret
from kotatsu.engine.names import NumberedNames, numbered

from kotatsu_love_letter.parts import CARD_NAMES, FIRST_NAMED, MAX_SEATS, NAMED, TURNED_UP, VALUES

SLOT_NAMES = ("held", "drawn")
HELD, DRAWN = range(len(SLOT_NAMES))
"""The two places of a hand: the card that was there before the turn, and the one drawn in it."""
SLOTS = len(SLOT_NAMES)

COURTS = ("classic", "bishop")
CLASSIC, WITH_BISHOP = range(len(COURTS))

VOCABULARY = {"card": CARD_NAMES, "named": CARD_NAMES[FIRST_NAMED:], "slot": SLOT_NAMES}


class Verb(VerbNames, vocabulary=VOCABULARY):
    """What a player can do; each name is the number of its first action."""

    GUARD = verb({"victim:seat": MAX_SEATS, "named": NAMED})
    BISHOP = verb({"victim:seat": MAX_SEATS, "named": NAMED})
    PRIEST = verb({"victim:seat": MAX_SEATS})
    BARON = verb({"victim:seat": MAX_SEATS})
    PRINCE = verb({"victim:seat": MAX_SEATS})
    KING = verb({"victim:seat": MAX_SEATS})
    HANDMAID = verb()
    COUNTESS = verb()
    PRINCESS = verb()
    IN_VAIN = verb({"card": VALUES})
    CHANGE = verb()
    KEEP = verb()
    DEAL = verb()


class EventKind(EventNames, vocabulary=VOCABULARY):
    """What is told."""

    ROUND_BEGINS = event("round", "seat")
    TURNED_UP = event("card")
    DREW = event("seat", "card")
    DREW_UNSEEN = event("seat")
    PLAYED = event("seat", "card", "slot")
    CHOSE = event("seat", "victim:seat")
    NAMED = event("seat", "victim:seat", "named:card")
    GUESSED_WRONG = event("seat", "victim:seat", "card")
    GUESSED_RIGHT = event("seat", "victim:seat", "card")
    SAW = event("seat", "victim:seat", "card")
    EQUAL = event("seat", "victim:seat")
    TRADED = event("seat", "victim:seat")
    DISCARDED = event("seat", "card")
    OUT = event("seat", "card")
    KEPT = event("seat")
    SHOWED = event("seat", "card")
    TOKEN = event("seat", "tokens")
    WON = event("seat", "tokens")


class Question(NumberedNames):
    """What a player is asked."""

    PLAY_A_CARD = numbered()
    CHANGE_YOUR_CARD = numbered()
    BEGIN_A_ROUND = numbered()


CLAUSES = Clauses("LL", 22, A=6)


class Clause:
    """The clauses that forbid actions."""

    MUST_HOLD = CLAUSES["7"]
    OUT_OF_THE_ROUND = CLAUSES["9"]
    PROTECTED = CLAUSES["13"]
    COUNTESS_FIRST = CLAUSES["16"]
    NOT_IN_VAIN = CLAUSES["18"]
    NO_BISHOP = CLAUSES["20"]
    ASKED_TO_CHANGE = CLAUSES["21"]
    BETWEEN_ROUNDS = CLAUSES["6"]
    NOT_ONESELF = CLAUSES["A2"]


class State(GameState):
    """Everything on the table of Love Letter."""

    court: int = option(*COURTS)
    round: int = public.i8()
    between: int = public.i8()
    """1 when a round is over and the next one has not been dealt."""
    starter: int = public.seat()
    turn: int = public.seat()
    """Whose turn it is; the actor is another while they are asked to change their card (LL-21)."""
    pile: Row = secret.i8(VALUES)
    """Copies of each card in the pile. Their order is decided when one is drawn."""
    pile_size: int = public.i8()
    aside: int = secret.i8()
    """The card set aside face down; NO_CARD once it has been drawn (LL-A4)."""
    turned_up: Row = public.i8(TURNED_UP)
    """Cards turned up at the start of a round of two; NO_CARD with more seats."""
    hand: Grid = own.i8(MAX_SEATS, SLOTS)
    """The cards of each seat: HELD, and DRAWN in one's own turn."""
    alive: Row = public.i8(MAX_SEATS)
    """1 while a seat is in the round."""
    protected: Row = public.i8(MAX_SEATS)
    """1 from a Handmaid to the seat's next turn."""
    discards: Grid = public.i8(MAX_SEATS, VALUES)
    """Copies of each card before each seat, face up."""
    last_slot: Row = public.i8(MAX_SEATS)
    """Which of its two cards each seat played last, HELD or DRAWN (LL-A6)."""
    tokens: Row = public.i8(MAX_SEATS)

    shown: Row = public.i8(MAX_SEATS)
    """The card that everybody, spectators included, knows each seat to hold; NO_CARD for the rest."""
    known: Grid = own.i8(MAX_SEATS, MAX_SEATS)
    """For each seat, the cards that it knows others to hold; NO_CARD for the rest."""
    has_seen: Grid = public.i8(MAX_SEATS, MAX_SEATS)
    """1 where the first seat knows the card that the second holds. Everybody saw it look, and sees that card leave."""
    ruled_out: Grid = public.i8(MAX_SEATS, VALUES)
    """1 for a card that everybody knows a seat not to hold: named in vain, lower than in a duel, or the Countess."""


def cards_in_hand(s: State, seat: int) -> int:
    """How many cards a seat holds: one, and another in its own turn until it has played."""
    if s.alive[seat] == 0:
        return 0
    return SLOTS if s.between == 0 and seat == s.turn and s.actor == s.turn else 1
