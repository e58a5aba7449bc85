"""What each card does to the player it is meant for (LL-5 to LL-11)."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, all_but, tell
from kotatsu.engine.layout import NOBODY

from kotatsu_love_letter import parts
from kotatsu_love_letter.cards import discard_hand, draw_card, held_card, knock_out, learn, remember
from kotatsu_love_letter.state import EventKind, State


def carry_out(s: State) -> None:
    """The effect of the card that is being played."""
    if s.playing == parts.GUARD:
        guard(s)
    elif s.playing == parts.PRIEST:
        priest(s)
    elif s.playing == parts.BARON:
        baron(s)
    elif s.playing == parts.PRINCE:
        prince(s)
    else:
        king(s)


def guard(s: State) -> None:
    """LL-5: a player who holds the named card is out."""
    if s.hand[s.target, s.named] > 0:
        knock_out(s, s.target)
    else:
        s.not_held[s.target, s.named] = 1
        tell(s, EVERYONE, EventKind.MISSED, s.target, s.named)


def priest(s: State) -> None:
    """LL-6: look at a hand."""
    learn(s, s.turn, s.target)
    tell(s, all_but(s.turn), EventKind.LOOKED, s.turn, s.target)


def baron(s: State) -> None:
    """LL-7: two players compare their hands; the lower is out, equal ones stay."""
    tell(s, EVERYONE, EventKind.COMPARED, s.turn, s.target)
    learn(s, s.turn, s.target)
    learn(s, s.target, s.turn)
    own, other = held_card(s, s.turn), held_card(s, s.target)
    if own < other:
        knock_out(s, s.turn)
        is_higher_than(s, s.target, own)
    elif other < own:
        knock_out(s, s.target)
        is_higher_than(s, s.turn, other)
    else:
        s.twin[s.turn] = s.target
        s.twin[s.target] = s.turn


def is_higher_than(s: State, seat: int, card: int) -> None:
    """Everybody has seen that a hand is higher than a card."""
    for lower in range(card + 1):
        s.not_held[seat, lower] = 1


def prince(s: State) -> None:
    """LL-9, LL-11: a hand is discarded without its effect and replaced; whoever discards the Princess is out."""
    card = discard_hand(s, s.target)
    if card == parts.PRINCESS:
        knock_out(s, s.target)
    else:
        draw_card(s, s.target)


def king(s: State) -> None:
    """LL-12: two players trade hands; each knows what the other now has."""
    given, taken = held_card(s, s.turn), held_card(s, s.target)
    s.hand[s.turn, given] -= 1
    s.hand[s.target, given] += 1
    s.hand[s.target, taken] -= 1
    s.hand[s.turn, taken] += 1
    trade_memories(s)
    remember(s, s.turn, s.target, given)
    remember(s, s.target, s.turn, taken)
    tell(s, EVERYONE, EventKind.TRADED, s.turn, s.target)
    tell(s, s.turn, EventKind.RECEIVED, s.turn, taken)
    tell(s, s.target, EventKind.RECEIVED, s.target, given)


def trade_memories(s: State) -> None:
    """What was known of the two cards goes with them."""
    for card in range(parts.CARDS):
        excluded = s.not_held[s.turn, card]
        s.not_held[s.turn, card] = s.not_held[s.target, card]
        s.not_held[s.target, card] = excluded
    trade_twins(s)
    for other in range(s.seats):
        if other != s.turn and other != s.target:
            seen = s.seen[other, s.turn]
            s.seen[other, s.turn] = s.seen[other, s.target]
            s.seen[other, s.target] = seen
            card = s.known[other, s.turn]
            s.known[other, s.turn] = s.known[other, s.target]
            s.known[other, s.target] = card


def trade_twins(s: State) -> None:
    """Cards that are known to be equal stay so in other hands."""
    first, second = s.twin[s.turn], s.twin[s.target]
    if first == s.target:
        return
    s.twin[s.turn] = second
    s.twin[s.target] = first
    if second != NOBODY:
        s.twin[second] = s.turn
    if first != NOBODY:
        s.twin[first] = s.target
