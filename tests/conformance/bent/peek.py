"""A small honest game of hidden cards, to be bent one line at a time.

Everybody holds one card of eight kinds, two of each. In turn a player looks at another's card, or changes their own for
the top of the pile. Whoever holds the highest card after ROUNDS turns wins.
"""

from __future__ import annotations

from kotatsu.engine.actions import VerbNames, verb
from kotatsu.engine.chance import draw
from kotatsu.engine.clauses import ALLOWED, Clauses
from kotatsu.engine.events import EVERYONE, EventNames, all_but, event, tell
from kotatsu.engine.layout import NOBODY, UNKNOWN, GameState, Grid, Mask, Out, Row, own, public, secret
from kotatsu.engine.names import NumberedNames, numbered

MAX_SEATS = 3
KINDS = 8
COPIES = 2
GUARD = 7
TURNS = 12
NOT_SEEN = -2

VOCABULARY: dict[str, tuple[str, ...]] = {"card": tuple(f"card{kind}" for kind in range(KINDS))}


class Verb(VerbNames, vocabulary=VOCABULARY):
    LOOK = verb({"seat": MAX_SEATS})
    CHANGE = verb()
    SHRUG = verb()


class EventKind(EventNames, vocabulary=VOCABULARY):
    LOOKED = event("seat", "other:seat", "card")
    LOOKS = event("seat", "other:seat")
    DREW = event("seat", "card")
    CHANGED = event("seat", "card")
    SHRUGGED = event("seat")


class Question(NumberedNames):
    PLAY = numbered()
    GUARDED = numbered()


CLAUSES = Clauses("PE", 3)


class State(GameState):
    turn: int = public.i8()
    guarding: int = public.i8()
    hand: Row = own.i8(MAX_SEATS)
    pile: Row = secret.i8(KINDS)
    known: Grid = own.i8(MAX_SEATS, MAX_SEATS)
    looked: Grid = public.i8(MAX_SEATS, MAX_SEATS)
    discard: Row = public.i8(KINDS)


def setup(s: State) -> None:
    for kind in range(KINDS):
        s.pile[kind] = COPIES
    for seat in range(s.seats):
        s.hand[seat] = take_card(s)
        tell(s, seat, EventKind.DREW, seat, s.hand[seat])
        for other in range(MAX_SEATS):
            s.known[seat, other] = NOT_SEEN
    s.actor = 0


def take_card(s: State) -> int:
    left = 0
    for kind in range(KINDS):
        left += s.pile[kind]
    at = draw(s, left)
    kind = 0
    while at >= s.pile[kind]:
        at -= s.pile[kind]
        kind += 1
    s.pile[kind] -= 1
    return kind


def question(s: State) -> int:
    return Question.GUARDED if s.guarding else Question.PLAY


def why_not(s: State, action: int) -> int:
    if s.guarding or action == Verb.SHRUG:
        return ALLOWED if s.guarding and action == Verb.SHRUG else CLAUSES["1"]
    if action < Verb.CHANGE:
        return ALLOWED if action < s.seats and action != s.actor else CLAUSES["2"]
    return ALLOWED


def legal(s: State, mask: Mask) -> int:
    count = 0
    for action in range(Verb.actions.count):
        if why_not(s, action) == ALLOWED:
            mask[action] = 1
            count += 1
    return count


def step(s: State, action: int) -> None:
    if action == Verb.SHRUG:
        s.guarding = 0
        tell(s, EVERYONE, EventKind.SHRUGGED, s.actor)
        end_turn(s)
    elif action == Verb.CHANGE:
        s.discard[s.hand[s.actor]] += 1
        tell(s, EVERYONE, EventKind.CHANGED, s.actor, s.hand[s.actor])
        s.hand[s.actor] = take_card(s)
        for seat in range(s.seats):
            s.known[seat, s.actor] = NOT_SEEN
            s.looked[seat, s.actor] = 0
        tell(s, s.actor, EventKind.DREW, s.actor, s.hand[s.actor])
        end_turn(s)
    else:
        look(s, action)


def look(s: State, other: int) -> None:
    looker = s.actor
    s.known[looker, other] = s.hand[other]
    s.looked[looker, other] = 1
    tell(s, looker, EventKind.LOOKED, looker, other, s.hand[other])
    tell(s, all_but(looker), EventKind.LOOKS, looker, other)
    s.guarding = 1
    s.actor = other


def end_turn(s: State) -> None:
    s.turn += 1
    s.actor = s.turn % s.seats
    if s.turn >= TURNS:
        s.actor = NOBODY


def result(s: State, out: Out) -> None:
    best = 0
    for seat in range(s.seats):
        if s.hand[seat] > s.hand[best]:
            best = seat
    for seat in range(s.seats):
        out[seat] = 1.0 if seat == best else 0.0


def score(s: State, seat: int) -> int:
    return 0


def guess(s: State, seat: int) -> None:
    """Deal the unseen cards, around what this seat has seen of the others' hands."""
    for kind in range(KINDS):
        s.pile[kind] = COPIES - s.discard[kind]
    for other in range(s.seats):
        if seat >= 0 and other != seat:
            s.hand[other] = s.known[seat, other] if s.known[seat, other] != NOT_SEEN else UNKNOWN
        if s.hand[other] != UNKNOWN:
            s.pile[s.hand[other]] -= 1
    for other in range(s.seats):
        if s.hand[other] == UNKNOWN:
            s.hand[other] = take_card(s)
    for other in range(s.seats):
        for third in range(MAX_SEATS):
            if other != seat:
                s.known[other, third] = s.hand[third] if s.looked[other, third] else NOT_SEEN
