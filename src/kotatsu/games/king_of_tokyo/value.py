"""What a position of King of Tokyo is worth to each monster: a light estimate with which bots end a playout early.

Stars and hearts are what one wins by, the first hearts and the last stars above all; energy and cards are worth
something too. The weights were fitted to who won 510 games of the search against itself.
"""

from __future__ import annotations

from kotatsu.engine.estimate import HOPELESS, share_out
from kotatsu.engine.record import Out
from kotatsu.games.king_of_tokyo.parts import KEEPS, PRICE
from kotatsu.games.king_of_tokyo.state import State

HORIZON = 20
"""Decisions of a playout before this estimate speaks."""
EXPLORATION = 0.25
"""How much a search is drawn to what it has seen little of."""
A_HEART = 0.13
A_LOW_HEART = 1.0
"""What each of the first hearts is worth on top: the nearer the end, the dearer."""
LOW_HEARTS = 4
A_STAR = 0.09
A_LATE_STAR = 0.28
"""What each star beyond EARLY_STARS is worth on top."""
EARLY_STARS = 10
AN_ENERGY = 0.06
A_PRICE = 0.03
"""For each energy that a monster's cards cost."""
IN_TOKYO = -0.65
"""Being where everybody smashes; the stars for it are counted as they come."""


def value(s: State, out: Out) -> None:
    """Each monster's chance of winning from here."""
    for seat in range(s.seats):
        out[seat] = strength(s, seat)
    share_out(out, s.seats)


def strength(s: State, seat: int) -> float:
    """How well a monster stands, to be set against the others."""
    if s.hearts[seat] <= 0:
        return HOPELESS
    hearts = A_HEART * s.hearts[seat] + A_LOW_HEART * min(s.hearts[seat], LOW_HEARTS)
    stars = A_STAR * s.stars[seat] + A_LATE_STAR * max(s.stars[seat] - EARLY_STARS, 0)
    goods = AN_ENERGY * s.energy[seat] + A_PRICE * price_of_cards(s, seat)
    place = IN_TOKYO if s.city == seat or s.bay == seat else 0.0
    return hearts + stars + goods + place


def price_of_cards(s: State, seat: int) -> int:
    """What the cards before a monster cost together."""
    total = 0
    for card in range(KEEPS):
        if s.where[card] == seat:
            total += PRICE[card]
    return total
