"""The chance of the other players to cancel a played card (PK-19, PK-A8, PK-A21).

Above the effect of a played card lies a frame that asks the others, in turn, whether they cancel it. A cancel is a
played card too, with a frame above it that asks again, so cancels of cancels need no rule of their own.
"""

from __future__ import annotations

from kotatsu.engine.agenda import FIRST, SECOND, WHAT, pop, push, top_frame
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.pikit import parts
from kotatsu.games.pikit.effects import carry_out, spend
from kotatsu.games.pikit.secrets import learn_from_asking
from kotatsu.games.pikit.state import EventKind, Frame, State, Verb, next_seat


def ask_about(s: State, player: int) -> None:
    """PK-A8: the others are asked in turn, beginning with the seat after the one that played the card."""
    push(s, Frame.ASK, player, next_seat(s, player))


def cancel(s: State, card: int) -> None:
    """PK-A8: the seat that was asked cancels with a card; now the others are asked about that card."""
    canceller = s.actor
    spend(s, card)
    tell(s, EVERYONE, EventKind.PLAYED_CANCEL, canceller, card, top_frame(s, FIRST))
    push(s, Frame.CANCEL)
    ask_about(s, canceller)


def cancel_or_pass(s: State, action: int) -> None:
    """PK-A8: the seat that was asked cancels with a card, or does not."""
    if action == Verb.LET_PASS:
        tell(s, EVERYONE, EventKind.LET_PASS, s.actor)
    else:
        cancel(s, parts.CANCEL_CARDS[action - Verb.CANCEL])
    settle(s)


def settle(s: State) -> None:
    """Carry out the agenda until a seat is asked; when it is empty, the turn goes on."""
    while s.agenda_size > 0:
        what = top_frame(s, WHAT)
        if what == Frame.CANCEL:
            cancel_card_below(s)
        elif what != Frame.ASK:
            carry_out(s)
        elif ask_next(s):
            return
        else:
            pop(s)
    s.actor = s.turn


def ask_next(s: State) -> bool:
    """PK-A8, PK-A21: ask the next seat that can cancel, skip those that cannot. False when no seat is left to ask."""
    seat = top_frame(s, SECOND)
    while seat != top_frame(s, FIRST):
        asked = can_cancel(s, seat)
        learn_from_asking(s, seat, asked)
        if asked:
            s.actor = seat
            s.agenda[s.agenda_size - 1, SECOND] = next_seat(s, seat)
            return True
        seat = next_seat(s, seat)
    return False


def can_cancel(s: State, seat: int) -> bool:
    """Whether a hand holds a cancelling card."""
    for card in range(len(parts.CANCEL_CARDS)):
        if s.hand[seat, parts.CANCEL_CARDS[card]] > 0:
            return True
    return False


def cancel_card_below(s: State) -> None:
    """PK-19, PK-A8: the card that was answered does nothing; seats not yet asked about it no longer are."""
    pop(s)
    tell(s, EVERYONE, EventKind.CANCELLED, top_frame(s, FIRST))
    pop(s)
    pop(s)
