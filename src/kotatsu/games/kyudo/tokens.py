"""Tokens on the move: taken from the centre, stolen, discarded."""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, pop, top_frame
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.kyudo.parts import Token
from kotatsu.games.kyudo.state import EventKind, State, Verb

# --- Taken or stolen: the token of an exceptional shot


def may_steal(s: State, token: int, victim: int) -> bool:
    """KY-24: from any opponent who has one, once the centre has none."""
    return s.centre[token] == 0 and victim != s.active and s.tokens[victim, token] > 0


def owners_to_rob(s: State, token: int) -> int:
    """How many opponents a token can be stolen from now."""
    owners = 0
    for victim in range(s.seats):
        if may_steal(s, token, victim):
            owners += 1
    return owners


def take_or_steal(s: State) -> None:
    """KY-24, KY-A8: a token from the centre, or from the one opponent who has it, or none at all."""
    token = top_frame(s, FIRST)
    if s.centre[token] > 0:
        pop(s)
        take_from_centre(s, token)
        return
    for victim in range(s.seats):
        if may_steal(s, token, victim):
            steal(s, victim)
            return
    pop(s)
    tell(s, EVERYONE, EventKind.FOUND_NONE, s.active, token)


def take_from_centre(s: State, token: int) -> None:
    """KY-24: the active archer takes it."""
    s.centre[token] -= 1
    s.tokens[s.active, token] += 1
    tell(s, EVERYONE, EventKind.TOOK, s.active, token)


def answer_steal(s: State, action: int) -> None:
    """KY-24: from the opponent of the archer's choice."""
    steal(s, action - Verb.STEAL)


def steal(s: State, victim: int) -> None:
    """KY-24: the token of the shot that is being carried out changes hands."""
    token = top_frame(s, FIRST)
    pop(s)
    s.tokens[victim, token] -= 1
    s.tokens[s.active, token] += 1
    tell(s, EVERYONE, EventKind.STOLE, s.active, token, victim)


# --- Discarded and taken: the Wolf's talent


def kinds_held(s: State, seat: int) -> int:
    """How many kinds of token a seat has."""
    kinds = 0
    for token in range(Token.count):
        if s.tokens[seat, token] > 0:
            kinds += 1
    return kinds


def kinds_in_centre(s: State) -> int:
    """How many kinds of token lie in the centre."""
    kinds = 0
    for token in range(Token.count):
        if s.centre[token] > 0:
            kinds += 1
    return kinds


def discard_only_kind(s: State) -> None:
    """KY-27: an archer with one kind of token discards that; one without any loses nothing."""
    seat = top_frame(s, FIRST)
    for token in range(Token.count):
        if s.tokens[seat, token] > 0:
            discard(s, token)
            return
    pop(s)


def answer_discard(s: State, action: int) -> None:
    """KY-27: a token of the archer's choice."""
    discard(s, action - Verb.DISCARD)


def discard(s: State, token: int) -> None:
    """KY-27: the token goes to the centre."""
    seat = top_frame(s, FIRST)
    pop(s)
    s.tokens[seat, token] -= 1
    s.centre[token] += 1
    tell(s, EVERYONE, EventKind.DISCARDED, seat, token)


def take_only_kind(s: State) -> None:
    """KY-27, KY-A13: the one kind that lies in the centre; nothing from an empty one."""
    pop(s)
    for token in range(Token.count):
        if s.centre[token] > 0:
            take_from_centre(s, token)
            return


def answer_take(s: State, action: int) -> None:
    """KY-27: any token that lies in the centre."""
    pop(s)
    take_from_centre(s, action - Verb.TAKE)
