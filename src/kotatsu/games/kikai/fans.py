"""Attracting fans: who can come, what it costs, emptied squares and billboards."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY, Mask
from kotatsu.games.kikai.build import posted_billboards
from kotatsu.games.kikai.gains import collect, gain_points
from kotatsu.games.kikai.parts import (
    BILLBOARDS,
    COLOUR_OF,
    COLOURS,
    LEVELS,
    NONE,
    OF_BILLBOARD,
    OF_ELEMENT,
    OF_SQUARE,
    SQUARE_POINTS,
    SQUARES,
)
from kotatsu.games.kikai.table import (
    ADVANCED,
    BRING,
    BRING_MORE,
    BROUGHT,
    MEDIA_VICTORY,
    POST,
    POSTED,
    REMOVE,
    REMOVED,
    State,
)

# --- Bringing fans


def toll_to_pay(s: State, square: int) -> int:
    """KI-70: the toll of the cheapest way. KI-58: nothing for the first such fan with the Shortcut."""
    return 0 if s.free_fan == 1 else s.toll[square]


def can_bring(s: State, square: int, level: int) -> bool:
    """KI-68 to KI-70: an element with an empty place, a fan of its colour there, a way, and energy for the toll."""
    element = s.site[s.actor, s.district, level]
    if element == NONE or s.zone[s.actor, s.district, level] != NONE:
        return False
    if s.fans[square, COLOUR_OF[element]] == 0 or s.toll[square] == NONE:
        return False
    return toll_to_pay(s, square) <= s.energy[s.actor]


def legal_brings(s: State, mask: Mask) -> int:
    """KI-68, KI-71: any fan that can come, to any element of its colour."""
    count = 0
    for square in range(SQUARES):
        for level in range(LEVELS):
            if can_bring(s, square, level):
                mask[BRING + square * LEVELS + level] = 1
                count += 1
    return count


def can_bring_some(s: State) -> bool:
    """Whether some fan can come to the card's district now."""
    for square in range(SQUARES):
        for level in range(LEVELS):
            if can_bring(s, square, level):
                return True
    return False


def bring(s: State, square: int, level: int) -> None:
    """KI-A5: one fan at a time: way, toll to the opponent (KI-A33), place, effect (KI-72), then the billboard."""
    element = s.site[s.actor, s.district, level]
    colour = COLOUR_OF[element]
    toll = toll_to_pay(s, square)
    if s.toll[square] > 0:
        s.free_fan = 0
    s.energy[s.actor] -= toll
    s.energy[1 - s.actor] += toll
    s.fans[square, colour] -= 1
    s.zone[s.actor, s.district, level] = colour
    s.phase = BRING_MORE
    tell(s, EVERYONE, BROUGHT, s.actor, square, element, toll)
    collect(s, s.actor, OF_ELEMENT + element)
    post_if_emptied(s, square)


# --- Emptied squares


def is_empty(s: State, square: int) -> bool:
    """Whether no fan is left on a square."""
    for colour in range(COLOURS):
        if s.fans[square, colour] > 0:
            return False
    return True


def post_if_emptied(s: State, square: int) -> None:
    """KI-74: an emptied square gets a billboard; which one is a choice only where it matters."""
    if not is_empty(s, square):
        return
    last = BILLBOARDS - posted_billboards(s, s.actor) == 1
    if last or s.mode == ADVANCED:
        post(s, square, first_billboard(s))
    else:
        s.posting = square


def first_billboard(s: State) -> int:
    """A billboard that the actor still has."""
    billboard = 0
    while s.billboards[s.actor, billboard] == 0:
        billboard += 1
    return billboard


def legal_posts(s: State, mask: Mask) -> int:
    """KI-74: any billboard of the personal board."""
    count = 0
    for billboard in range(BILLBOARDS):
        if s.billboards[s.actor, billboard] == 1:
            mask[POST + billboard] = 1
            count += 1
    return count


def post(s: State, square: int, billboard: int) -> None:
    """KI-74: Normal gives the billboard's bonus and the square's points, Advanced the square's bonus.

    KI-76, KI-A18: the sixth billboard ends the game at once.
    """
    s.posting = NONE
    s.billboards[s.actor, billboard] = 0
    s.poster[square] = s.actor
    s.billboard[square] = billboard
    tell(s, EVERYONE, POSTED, s.actor, square, billboard)
    if posted_billboards(s, s.actor) == BILLBOARDS:
        s.media = s.actor
        tell(s, EVERYONE, MEDIA_VICTORY, s.actor)
        s.actor = NOBODY
    elif s.mode == ADVANCED:
        collect(s, s.actor, OF_SQUARE + square)
    else:
        collect(s, s.actor, OF_BILLBOARD + billboard)
        gain_points(s, s.actor, SQUARE_POINTS[square])


# --- Removing a fan (KI-55)


def legal_removals(s: State, mask: Mask) -> int:
    """KI-55: any fan of any square."""
    count = 0
    for square in range(SQUARES):
        for colour in range(COLOURS):
            if s.fans[square, colour] > 0:
                mask[REMOVE + square * COLOURS + colour] = 1
                count += 1
    return count


def remove(s: State, square: int, colour: int) -> None:
    """KI-55, KI-A28: the fan leaves the game; a square emptied so gets a billboard like any other."""
    s.removing = 0
    s.fans[square, colour] -= 1
    s.removed[colour] += 1
    tell(s, EVERYONE, REMOVED, s.actor, square, colour)
    post_if_emptied(s, square)
