"""What a position of King of Tokyo is worth to each monster: a light estimate with which bots end a playout early.

Stars and hearts are what one wins by; energy and cards are worth something too. The weights were fitted to who won
games of the search against itself.
"""

from __future__ import annotations

from kotatsu.engine.estimate import HOPELESS, share_out
from kotatsu.engine.record import Out
from kotatsu.games.king_of_tokyo.parts import KEEPS, PRICE
from kotatsu.games.king_of_tokyo.state import State

HORIZON = 6
"""Decisions of a playout before this estimate speaks."""
A_HEART = 0.25
A_STAR = 0.2
AN_ENERGY = 0.06
A_PRICE = 0.08
"""For each energy that a monster's cards cost."""


def value(s: State, out: Out) -> None:
    """Each monster's chance of winning from here."""
    for seat in range(s.seats):
        out[seat] = strength(s, seat)
    share_out(out, s.seats)


def strength(s: State, seat: int) -> float:
    """How well a monster stands, to be set against the others."""
    if s.hearts[seat] <= 0:
        return HOPELESS
    goods = AN_ENERGY * s.energy[seat] + A_PRICE * price_of_cards(s, seat)
    return A_HEART * s.hearts[seat] + A_STAR * s.stars[seat] + goods


def price_of_cards(s: State, seat: int) -> int:
    """What the cards before a monster cost together."""
    total = 0
    for card in range(KEEPS):
        if s.where[card] == seat:
            total += PRICE[card]
    return total
