"""What a position of Love Letter is worth to each player: a light estimate with which bots end a playout early."""

from __future__ import annotations

from kotatsu.engine.estimate import share_out
from kotatsu.engine.layout import Out

from kotatsu_love_letter.cards import held_card
from kotatsu_love_letter.state import NO_CARD, State

HORIZON = 6
"""How often a playout lets somebody else come to decide before this estimate speaks."""
EXPLORATION = 0.7
"""How much a search is drawn to what it has seen little of."""
A_TOKEN = 0.8
IN_THE_ROUND = 0.4
A_RANK = 0.08


def value(s: State, out: Out) -> None:
    """Each player's chance of winning from here."""
    for seat in range(s.seats):
        out[seat] = strength(s, seat)
    share_out(out, s.seats)


def strength(s: State, seat: int) -> float:
    """How well a player stands, to be set against the others: tokens, still in the round, a high card."""
    standing = A_TOKEN * s.tokens[seat]
    card = held_card(s, seat)
    if card != NO_CARD:
        standing += IN_THE_ROUND + A_RANK * card
    return standing
