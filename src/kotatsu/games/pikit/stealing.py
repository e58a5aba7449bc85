"""Stealing a random card, by a card's effect or on a double (PK-17, PK-19, PK-20)."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.pikit import parts
from kotatsu.games.pikit.cards import cards_of, gain_seen, lose, put_on_discard
from kotatsu.games.pikit.state import EventKind, State


def steal_card(s: State, victim: int) -> None:
    """PK-17, PK-19, PK-A5, PK-A6: any card of the hand is as likely as any other; all see it."""
    thief = s.turn
    cards = cards_of(s, victim)
    if cards == 0:
        tell(s, EVERYONE, EventKind.FOUND_NOTHING, thief, victim)
        return
    at = draw(s, cards)
    if at < s.hand_size[victim]:
        steal_kaiju(s, victim, nth_kaiju(s, victim, at))
    else:
        steal_mecha(s, victim, at - s.hand_size[victim])


def nth_kaiju(s: State, seat: int, at: int) -> int:
    """The Kaiju at a place of a hand, counted from the lowest."""
    kaiju = 0
    while at >= s.hand[seat, kaiju]:
        at -= s.hand[seat, kaiju]
        kaiju += 1
    return kaiju


def steal_kaiju(s: State, victim: int, kaiju: int) -> None:
    """PK-20: a stolen 3 wounds the thief and is gone; anything else is theirs."""
    lose(s, victim, kaiju)
    tell(s, EVERYONE, EventKind.STOLE, s.turn, victim, kaiju)
    if parts.EFFECTS[kaiju] == parts.WOUNDS:
        put_on_discard(s, kaiju)
        s.wounds[s.turn] += 1
        tell(s, EVERYONE, EventKind.WOUNDED, s.turn, kaiju)
    else:
        gain_seen(s, s.turn, kaiju)


def steal_mecha(s: State, victim: int, at: int) -> None:
    """PK-18, PK-A6: the Mecha changes hands, its token with it."""
    mecha = 0
    while at > 0 or s.holder[mecha] != victim:
        if s.holder[mecha] == victim:
            at -= 1
        mecha += 1
    s.holder[mecha] = s.turn
    tell(s, EVERYONE, EventKind.STOLE_MECHA, s.turn, victim, mecha)
