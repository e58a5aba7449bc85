"""Building KIKAI: feet, body, head; ladders and influence."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import Mask
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.construction_bonus import win_tile
from kotatsu.games.kikai.counts import height, is_shown
from kotatsu.games.kikai.gains import collect, gain_influence
from kotatsu.games.kikai.kinds import Level
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.state import Clause, EventKind, Mode, State, Verb

# --- Elements


def reveal(s: State, level: int, place: int) -> None:
    """KI-44, KI-A31: a random element of the box takes an empty place, while there are some."""
    first = level * parts.ELEMENTS_A_LEVEL
    left = 0
    for element in range(first, first + parts.ELEMENTS_A_LEVEL):
        left += s.box[element]
    s.shown[level, place] = NONE
    if left > 0:
        at = draw(s, left)
        element = first
        while at > 0 or s.box[element] == 0:
            at -= s.box[element]
            element += 1
        s.box[element] = 0
        s.shown[level, place] = element
        tell(s, EVERYONE, EventKind.REVEALED, element)


def put_element(s: State, seat: int, district: int, element: int) -> None:
    """Set an element on a seat's KIKAI. KI-45: feet give their influence at once, without a ladder."""
    level = element // parts.ELEMENTS_A_LEVEL
    s.site[seat, district, level] = element
    if level == Level.FEET:
        s.raised[seat, district, Level.FEET] = 1
        gain_influence(s, seat, parts.COLOUR_OF[element], parts.INFLUENCE_GAIN[Level.FEET])
        clear_foundation(s, seat, district)


def clear_foundation(s: State, seat: int, district: int) -> None:
    """KI-26, KI-27, KI-A24: feet take the tile under them away; in Advanced mode it gives its bonus."""
    tile = s.foundation[seat, district]
    s.foundation[seat, district] = NONE
    tell(s, EVERYONE, EventKind.FOUNDATION_GONE, seat, district, parts.PENALTY[tile] if s.mode == Mode.NORMAL else 0)
    if s.mode == Mode.ADVANCED:
        collect(s, seat, parts.OF_FOUNDATION + tile)


def forbids_build(s: State, element: int) -> int:
    """KI-42 to KI-44: the level that the KIKAI lacks next, an element that lies open, energy for its cost."""
    if height(s, s.actor, s.district) != element // parts.ELEMENTS_A_LEVEL:
        return Clause.FEET_BODY_HEAD
    if not is_shown(s, element):
        return Clause.SHOWN_ONLY
    return ALLOWED if parts.COST[element] <= s.energy[s.actor] else Clause.PAY_IN_FULL


def mark_builds(s: State, mask: Mask) -> int:
    """The open elements of the level that comes next."""
    level = height(s, s.actor, s.district)
    count = 0
    if level < parts.LEVELS:
        for place in range(parts.SHOWN):
            element = s.shown[level, place]
            if element != NONE and forbids_build(s, element) == ALLOWED:
                mask[Verb.BUILD + element] = 1
                count += 1
    return count


def build(s: State, element: int) -> None:
    """KI-42 to KI-48: pay, set it up, show the next one; the first head of a district takes its bonus."""
    level = element // parts.ELEMENTS_A_LEVEL
    s.energy[s.actor] -= parts.COST[element]
    tell(s, EVERYONE, EventKind.BUILT, s.actor, element, s.district, parts.COST[element])
    put_element(s, s.actor, s.district, element)
    place = 0
    while s.shown[level, place] != element:
        place += 1
    reveal(s, level, place)
    tile = s.tile[s.district]
    if level == Level.HEAD and s.tile_owner[tile] == NONE:
        win_tile(s, tile)


# --- Ladders (at any time of one's turn)


def level_to_raise(s: State, seat: int, district: int) -> int:
    """KI-46, KI-A9: the element that may get ladders next, body before head; NONE."""
    for level in range(Level.BODY, parts.LEVELS):
        if s.site[seat, district, level] == NONE:
            return NONE
        if s.raised[seat, district, level] == 0:
            return level
    return NONE


def forbids_climb(s: State, district: int) -> int:
    """KI-45, KI-46, KI-A8: beside a body or head without ladders; a body takes one, a head two at once."""
    level = level_to_raise(s, s.actor, district)
    if level == NONE:
        return Clause.LADDERS_FOR_INFLUENCE
    if s.ladders[s.actor] >= parts.LADDERS_NEEDED[level]:
        return ALLOWED
    return Clause.TWO_LADDERS_AT_ONCE if level == Level.HEAD else Clause.LADDERS_FOR_INFLUENCE


def can_climb_somewhere(s: State) -> bool:
    """Whether the actor can put ladders beside some element."""
    if s.ladders[s.actor] >= parts.FEWEST_LADDERS:
        for district in range(parts.DISTRICTS):
            if forbids_climb(s, district) == ALLOWED:
                return True
    return False


def mark_climbs(s: State, mask: Mask) -> int:
    """KI-46: beside any KIKAI of the player, in every district."""
    count = 0
    if s.ladders[s.actor] >= parts.FEWEST_LADDERS:
        for district in range(parts.DISTRICTS):
            if forbids_climb(s, district) == ALLOWED:
                mask[Verb.CLIMB + district] = 1
                count += 1
    return count


def climb(s: State, district: int) -> None:
    """KI-45: ladders give the element's influence. KI-47: and nothing else."""
    level = level_to_raise(s, s.actor, district)
    element = s.site[s.actor, district, level]
    s.ladders[s.actor] -= parts.LADDERS_NEEDED[level]
    s.raised[s.actor, district, level] = 1
    tell(s, EVERYONE, EventKind.CLIMBED, s.actor, district, element, parts.LADDERS_NEEDED[level])
    gain_influence(s, s.actor, parts.COLOUR_OF[element], parts.INFLUENCE_GAIN[level])
