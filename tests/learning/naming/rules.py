"""Everybody holds one of KINDS cards. In turn a player looks at the left neighbour's card or names it.

Named right, it is a point, and the neighbour draws another card; named wrong, nothing happens. Every second new card is
seen by the one who will have to name it. Most points after TURNS turns win.
"""

from __future__ import annotations

from kotatsu.engine.actions import VerbNames, verb
from kotatsu.engine.chance import draw
from kotatsu.engine.clauses import ALLOWED, Clauses
from kotatsu.engine.events import EVERYONE, EventNames, event, tell
from kotatsu.engine.layout import NOBODY, UNKNOWN, GameState, Mask, Out, Row, own, public
from kotatsu.engine.names import NumberedNames, numbered

MAX_SEATS = 3
KINDS = 8
TURNS = 12
NOT_SEEN = -2
VOCABULARY: dict[str, tuple[str, ...]] = {"card": tuple(f"card{kind}" for kind in range(KINDS))}


class Verb(VerbNames, vocabulary=VOCABULARY):
    NAME = verb({"card": KINDS})
    LOOK = verb({"seat": MAX_SEATS})


class EventKind(EventNames, vocabulary=VOCABULARY):
    NAMED = event("seat", "card")
    LOOKED = event("seat")


class Question(NumberedNames):
    PLAY = numbered()


CLAUSES = Clauses("NA", 1)


class State(GameState):
    turn: int = public.i8()
    card: Row = own.i8(MAX_SEATS)
    known: Row = own.i8(MAX_SEATS)
    """What each seat knows of its neighbour's card: a card or NOT_SEEN."""
    points: Row = public.i8(MAX_SEATS)


def setup(s: State) -> None:
    for seat in range(s.seats):
        deal_card(s, (seat + 1) % s.seats, seat)
    s.actor = 0


def deal_card(s: State, seat: int, namer: int) -> None:
    s.card[seat] = draw(s, KINDS)
    s.known[namer] = s.card[seat] if draw(s, 2) == 0 else NOT_SEEN


def neighbour(s: State) -> int:
    return (s.actor + 1) % s.seats


def question(s: State) -> int:
    return Question.PLAY


def why_not(s: State, action: int) -> int:
    return ALLOWED if action < Verb.LOOK or action - Verb.LOOK == neighbour(s) else CLAUSES["1"]


def legal(s: State, mask: Mask) -> int:
    for card in range(KINDS):
        mask[Verb.NAME + card] = 1
    mask[Verb.LOOK + neighbour(s)] = 1
    return KINDS + 1


def step(s: State, action: int) -> None:
    other = neighbour(s)
    if action >= Verb.LOOK:
        s.known[s.actor] = s.card[other]
        tell(s, EVERYONE, EventKind.LOOKED, s.actor)
    else:
        tell(s, EVERYONE, EventKind.NAMED, s.actor, action)
        if s.card[other] == action:
            s.points[s.actor] += 1
            deal_card(s, other, s.actor)
    s.turn += 1
    s.actor = NOBODY if s.turn == TURNS else other


def result(s: State, out: Out) -> None:
    most = 0
    leaders = 0
    for seat in range(s.seats):
        most = max(most, s.points[seat])
    for seat in range(s.seats):
        leaders += s.points[seat] == most
    for seat in range(s.seats):
        out[seat] = 1.0 / leaders if s.points[seat] == most else 0.0


def score(s: State, seat: int) -> int:
    return s.points[seat]


def guess(s: State, seat: int) -> None:
    """Cards as this seat knows them, or any; what others know is as likely as not what is there."""
    for other in range(s.seats):
        if s.card[other] == UNKNOWN:
            is_known = seat >= 0 and (seat + 1) % s.seats == other and s.known[seat] != NOT_SEEN
            s.card[other] = s.known[seat] if is_known else draw(s, KINDS)
    for other in range(s.seats):
        if other != seat:
            s.known[other] = s.card[(other + 1) % s.seats] if draw(s, 2) == 0 else NOT_SEEN
