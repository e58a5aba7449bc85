"""Building KIKAI: feet, body, head; ladders and influence; construction bonuses."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import Mask
from kotatsu.games.kikai.gains import collect, gain_influence, gain_points
from kotatsu.games.kikai.parts import (
    BODY,
    COLOUR_OF,
    COLOURS,
    COST,
    DISTRICTS,
    ELEMENTS_A_LEVEL,
    EVICTION,
    FEET,
    FEET_BONUS,
    FLYERS,
    HEAD,
    HEADS,
    INFLUENCE_GAIN,
    LADDERS_NEEDED,
    LEVELS,
    NONE,
    OF_FOUNDATION,
    OF_TILE,
    PENALTY,
    POSTERS,
    SHOWN,
    SKYLINE,
    SQUARES,
    TILE_POINTS,
    TILES,
)
from kotatsu.games.kikai.table import (
    ADVANCED,
    BUILD,
    BUILT,
    CLIMB,
    CLIMBED,
    FOUNDATION_GONE,
    NORMAL,
    REVEALED,
    TILE_WON,
    State,
)

# --- Elements


def height(s: State, seat: int, district: int) -> int:
    """How many elements a seat's KIKAI in a district has; also the level that it lacks next (KI-42)."""
    level = 0
    while level < LEVELS and s.site[seat, district, level] != NONE:
        level += 1
    return level


def reveal(s: State, level: int, place: int) -> None:
    """KI-44, KI-A31: a random element of the box takes an empty place, while there are some."""
    first = level * ELEMENTS_A_LEVEL
    left = 0
    for element in range(first, first + ELEMENTS_A_LEVEL):
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
        tell(s, EVERYONE, REVEALED, element)


def put_element(s: State, seat: int, district: int, element: int) -> None:
    """Set an element on a seat's KIKAI. KI-45: feet give their influence at once, without a ladder."""
    level = element // ELEMENTS_A_LEVEL
    s.site[seat, district, level] = element
    if level == FEET:
        s.raised[seat, district, FEET] = 1
        gain_influence(s, seat, COLOUR_OF[element], INFLUENCE_GAIN[FEET])
        clear_foundation(s, seat, district)


def clear_foundation(s: State, seat: int, district: int) -> None:
    """KI-26, KI-27, KI-A24: feet take the tile under them away; in Advanced mode it gives its bonus."""
    tile = s.foundation[seat, district]
    s.foundation[seat, district] = NONE
    tell(s, EVERYONE, FOUNDATION_GONE, seat, district, PENALTY[tile] if s.mode == NORMAL else 0)
    if s.mode == ADVANCED:
        collect(s, seat, OF_FOUNDATION + tile)


def legal_builds(s: State, mask: Mask) -> int:
    """KI-42, KI-43: a shown element of the level that the KIKAI lacks next, if its cost can be paid."""
    level = height(s, s.actor, s.district)
    count = 0
    if level < LEVELS:
        for place in range(SHOWN):
            element = s.shown[level, place]
            if element != NONE and COST[element] <= s.energy[s.actor]:
                mask[BUILD + element] = 1
                count += 1
    return count


def build(s: State, element: int) -> None:
    """KI-42 to KI-48: pay, set it up, show the next one; the first head of a district takes its bonus."""
    level = element // ELEMENTS_A_LEVEL
    s.energy[s.actor] -= COST[element]
    tell(s, EVERYONE, BUILT, s.actor, element, s.district, COST[element])
    put_element(s, s.actor, s.district, element)
    place = 0
    while s.shown[level, place] != element:
        place += 1
    reveal(s, level, place)
    tile = s.tile[s.district]
    if level == HEAD and s.tile_owner[tile] == NONE:
        win_tile(s, tile)


# --- Ladders (at any time of one's turn)


def level_to_raise(s: State, seat: int, district: int) -> int:
    """KI-46, KI-A9: the element that may get ladders next, body before head; NONE."""
    for level in range(BODY, LEVELS):
        if s.site[seat, district, level] == NONE:
            return NONE
        if s.raised[seat, district, level] == 0:
            return level
    return NONE


def can_climb(s: State, district: int) -> bool:
    """KI-45, KI-A8: a body takes one ladder, a head two at once."""
    level = level_to_raise(s, s.actor, district)
    return level != NONE and s.ladders[s.actor] >= LADDERS_NEEDED[level]


def can_climb_somewhere(s: State) -> bool:
    """Whether the actor can put ladders beside some element."""
    for district in range(DISTRICTS):
        if can_climb(s, district):
            return True
    return False


def legal_climbs(s: State, mask: Mask) -> int:
    """KI-46: beside any KIKAI of the player, whatever card was played."""
    count = 0
    for district in range(DISTRICTS):
        if can_climb(s, district):
            mask[CLIMB + district] = 1
            count += 1
    return count


def climb(s: State, district: int) -> None:
    """KI-45: ladders give the element's influence. KI-47: and nothing else."""
    level = level_to_raise(s, s.actor, district)
    element = s.site[s.actor, district, level]
    s.ladders[s.actor] -= LADDERS_NEEDED[level]
    s.raised[s.actor, district, level] = 1
    tell(s, EVERYONE, CLIMBED, s.actor, district, element)
    gain_influence(s, s.actor, COLOUR_OF[element], INFLUENCE_GAIN[level])


# --- Construction bonuses


def win_tile(s: State, tile: int) -> None:
    """KI-48: at once, and for the first head only (KI-A15)."""
    s.tile_owner[tile] = s.actor
    tell(s, EVERYONE, TILE_WON, s.actor, tile + TILES * s.mode, s.district)
    if s.mode == NORMAL:
        gain_points(s, s.actor, TILE_POINTS[tile] * tile_count(s, s.actor, tile))
    else:
        collect(s, s.actor, OF_TILE + tile)
        s.removing = 1 if tile == EVICTION and fans_in_squares(s) > 0 else 0


def tile_count(s: State, seat: int, tile: int) -> int:
    """KI-49 to KI-54, KI-A14: how many of the things that a Normal tile counts a seat has."""
    if tile == FLYERS:
        return s.gone[seat] - s.discarded[seat]
    if tile == SKYLINE:
        return taller_kikai(s, seat)
    if tile == POSTERS:
        return posted_billboards(s, seat)
    if tile == HEADS:
        return built_at(s, seat, HEAD)
    if tile == FEET_BONUS:
        return built_at(s, seat, FEET)
    return best_influence(s, seat)


def taller_kikai(s: State, seat: int) -> int:
    """KI-50: KIKAI with more elements than the opponent's in the same district."""
    count = 0
    for district in range(DISTRICTS):
        if height(s, seat, district) > height(s, 1 - seat, district):
            count += 1
    return count


def posted_billboards(s: State, seat: int) -> int:
    """Billboards of a seat that stand on squares."""
    count = 0
    for square in range(SQUARES):
        if s.poster[square] == seat:
            count += 1
    return count


def built_at(s: State, seat: int, level: int) -> int:
    """In how many districts a seat has an element of this level."""
    count = 0
    for district in range(DISTRICTS):
        if s.site[seat, district, level] != NONE:
            count += 1
    return count


def best_influence(s: State, seat: int) -> int:
    """KI-54: the highest influence marker of a seat."""
    best = 0
    for colour in range(COLOURS):
        best = max(best, s.influence[seat, colour])
    return best


def fans_in_squares(s: State) -> int:
    """Fans that still stand on squares."""
    count = 0
    for square in range(SQUARES):
        for colour in range(COLOURS):
            count += s.fans[square, colour]
    return count
