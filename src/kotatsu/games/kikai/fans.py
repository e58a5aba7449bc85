"""Attracting fans: who can come, what it costs, emptied squares and billboards."""

from __future__ import annotations

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY, Mask
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.counts import is_empty, posted_billboards
from kotatsu.games.kikai.gains import collect, gain_points
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.state import Clause, EventKind, Mode, Question, State, Verb

# --- Bringing fans


def toll_to_pay(s: State, square: int) -> int:
    """KI-70: the toll of the cheapest way. KI-58: nothing for the first such fan with the Shortcut."""
    return 0 if s.free_fan == 1 else s.toll[square]


def forbids_place(s: State, level: int) -> int:
    """KI-68, KI-73: an element of the KIKAI in the card's district, with an empty place before it."""
    if s.site[s.actor, s.district, level] == NONE:
        return Clause.ELEMENT_OF_ITS_COLOUR
    return ALLOWED if s.zone[s.actor, s.district, level] == NONE else Clause.FANS_STAY


def forbids_way(s: State, square: int, colour: int) -> int:
    """KI-68 to KI-70: a fan of this colour on the square, a way to the card's district, energy for the toll."""
    if s.fans[square, colour] == 0:
        return Clause.ELEMENT_OF_ITS_COLOUR
    if s.toll[square] == NONE:
        return Clause.LINKED_SQUARE
    return ALLOWED if toll_to_pay(s, square) <= s.energy[s.actor] else Clause.TOLL_TO_PAY


def forbids_bring(s: State, square: int, level: int) -> int:
    """KI-68 to KI-70, KI-73: where the fan goes, and where it comes from."""
    reason = forbids_place(s, level)
    if reason != ALLOWED:
        return reason
    return forbids_way(s, square, parts.COLOUR_OF[s.site[s.actor, s.district, level]])


def mark_brings(s: State, mask: Mask) -> int:
    """KI-68, KI-71: any fan that can come, to any element of its colour."""
    count = 0
    for level in range(parts.LEVELS):
        if forbids_place(s, level) == ALLOWED:
            colour = parts.COLOUR_OF[s.site[s.actor, s.district, level]]
            for square in range(parts.SQUARES):
                if forbids_way(s, square, colour) == ALLOWED:
                    mask[Verb.BRING + square * parts.LEVELS + level] = 1
                    count += 1
    return count


def can_bring_some(s: State) -> bool:
    """Whether some fan can come to the card's district now."""
    for level in range(parts.LEVELS):
        for square in range(parts.SQUARES):
            if forbids_bring(s, square, level) == ALLOWED:
                return True
    return False


def bring(s: State, square: int, level: int) -> None:
    """KI-A5: one fan at a time: way, toll to the opponent (KI-A33), place, effect (KI-72), then the billboard."""
    element = s.site[s.actor, s.district, level]
    colour = parts.COLOUR_OF[element]
    toll = toll_to_pay(s, square)
    if s.toll[square] > 0:
        s.free_fan = 0
    s.energy[s.actor] -= toll
    s.energy[1 - s.actor] += toll
    s.fans[square, colour] -= 1
    s.zone[s.actor, s.district, level] = colour
    s.phase = Question.BRING_MORE
    tell(s, EVERYONE, EventKind.BROUGHT, s.actor, square, element, toll)
    collect(s, s.actor, parts.OF_ELEMENT + element)
    post_if_emptied(s, square)


# --- Emptied squares


def post_if_emptied(s: State, square: int) -> None:
    """KI-74: an emptied square gets a billboard; which one is a choice only where it matters."""
    if not is_empty(s, square):
        return
    last = parts.BILLBOARDS - posted_billboards(s, s.actor) == 1
    if last or s.mode == Mode.ADVANCED:
        post(s, square, first_billboard(s))
    else:
        s.posting = square


def first_billboard(s: State) -> int:
    """A billboard that the actor still has."""
    billboard = 0
    while s.billboards[s.actor, billboard] == 0:
        billboard += 1
    return billboard


def forbids_post(s: State, billboard: int) -> int:
    """KI-74: a billboard that is still on the personal board."""
    return ALLOWED if s.billboards[s.actor, billboard] == 1 else Clause.POST_ON_EMPTIED


def mark_posts(s: State, mask: Mask) -> int:
    """KI-74: any billboard of the personal board."""
    count = 0
    for billboard in range(parts.BILLBOARDS):
        if forbids_post(s, billboard) == ALLOWED:
            mask[Verb.POST + billboard] = 1
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
    tell(s, EVERYONE, EventKind.POSTED, s.actor, square, billboard)
    if posted_billboards(s, s.actor) == parts.BILLBOARDS:
        s.media = s.actor
        tell(s, EVERYONE, EventKind.MEDIA_VICTORY, s.actor)
        s.actor = NOBODY
    elif s.mode == Mode.ADVANCED:
        collect(s, s.actor, parts.OF_SQUARE + square)
    else:
        collect(s, s.actor, parts.OF_BILLBOARD + billboard)
        gain_points(s, s.actor, parts.SQUARE_POINTS[square])


# --- Removing a fan (KI-55)


def forbids_remove(s: State, square: int, colour: int) -> int:
    """KI-55: a fan that is there."""
    return ALLOWED if s.fans[square, colour] > 0 else Clause.REMOVE_ONE_FAN


def mark_removals(s: State, mask: Mask) -> int:
    """KI-55: any fan of any square."""
    count = 0
    for square in range(parts.SQUARES):
        for colour in range(parts.COLOURS):
            if forbids_remove(s, square, colour) == ALLOWED:
                mask[Verb.REMOVE + square * parts.COLOURS + colour] = 1
                count += 1
    return count


def remove(s: State, square: int, colour: int) -> None:
    """KI-55, KI-A28: the fan leaves the game; a square emptied so gets a billboard like any other."""
    s.removing = 0
    s.fans[square, colour] -= 1
    s.removed[colour] += 1
    tell(s, EVERYONE, EventKind.REMOVED, s.actor, square, colour)
    post_if_emptied(s, square)
