"""What a position of King of Tokyo is worth to each monster: a light estimate with which bots end a playout early.

Stars and hearts are what one wins by: hearts above all among few monsters, stars among many. The weights were fitted to
who won games of the search against itself (`python -m bench.fit king-of-tokyo`), rounded, that of energy by hand.
"""

from __future__ import annotations

from kotatsu.engine.estimate import HOPELESS, share_out
from kotatsu.engine.layout import Out
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.state import State

HORIZON = 1
"""How many times another seat decides in a playout before this estimate ends it."""
EXPLORATION = 0.25
"""The exploration constant of a search of this game."""
A_HEART = 0.28
A_HEART_A_RIVAL = -0.032
"""What a heart is worth on top for each other monster alive."""
A_LOW_HEART = 0.22
A_LOW_HEART_A_RIVAL = -0.035
"""What each of the first LOW_HEARTS hearts is worth on top: the nearer the end, the dearer."""
LOW_HEARTS = 5
A_STAR = -0.02
A_STAR_A_RIVAL = 0.043
A_LATE_STAR = 0.11
"""What each star beyond EARLY_STARS is worth on top."""
EARLY_STARS = 8
A_LAST_STAR = 0.22
"""What each star beyond LATE_STARS is worth on top of that."""
LATE_STARS = 14
AN_ENERGY = 0.03
A_PRICE = 0.065
"""For each energy that a monster's cards cost."""
IN_TOKYO = -0.05
IN_TOKYO_A_RIVAL = -0.02
"""Being where everybody smashes; the stars for it are counted as they come."""
ON_TURN = 0.1


def value(s: State, out: Out) -> None:
    """Each monster's chance of winning from here."""
    for seat in range(s.seats):
        out[seat] = strength(s, seat)
    share_out(out, s.seats)


def strength(s: State, seat: int) -> float:
    """How well a monster stands, to be set against the others."""
    if s.hearts[seat] <= 0:
        return HOPELESS
    rivals = count_rivals(s, seat)
    place = IN_TOKYO + IN_TOKYO_A_RIVAL * rivals if s.city == seat or s.bay == seat else 0.0
    turn = ON_TURN if s.turn == seat else 0.0
    goods = AN_ENERGY * s.energy[seat] + A_PRICE * price_of_cards(s, seat)
    return worth_of_hearts(s.hearts[seat], rivals) + worth_of_stars(s.stars[seat], rivals) + goods + place + turn


def worth_of_hearts(hearts: int, rivals: int) -> float:
    """The hearts of a monster; the low ones count twice."""
    low = (A_LOW_HEART + A_LOW_HEART_A_RIVAL * rivals) * min(hearts, LOW_HEARTS)
    return (A_HEART + A_HEART_A_RIVAL * rivals) * hearts + low


def worth_of_stars(stars: int, rivals: int) -> float:
    """The stars of a monster; the late ones count twice, the last ones three times."""
    late = A_LATE_STAR * max(stars - EARLY_STARS, 0) + A_LAST_STAR * max(stars - LATE_STARS, 0)
    return (A_STAR + A_STAR_A_RIVAL * rivals) * stars + late


def count_rivals(s: State, seat: int) -> int:
    """Other monsters that are still in the game."""
    count = 0
    for other in range(s.seats):
        if other != seat and s.hearts[other] > 0:
            count += 1
    return count


def price_of_cards(s: State, seat: int) -> int:
    """What the cards before a monster cost together."""
    total = 0
    for card in range(parts.KEEPS):
        if s.where[card] == seat:
            total += parts.PRICE[card]
    return total
