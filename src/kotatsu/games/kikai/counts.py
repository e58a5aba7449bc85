"""What can be counted: KIKAI, fans, billboards and influence of a seat."""

from __future__ import annotations

from kotatsu.games.kikai import parts
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.state import State


def height(s: State, seat: int, district: int) -> int:
    """How many elements a seat's KIKAI in a district has; also the level that it lacks next (KI-42)."""
    level = 0
    while level < parts.LEVELS and s.site[seat, district, level] != NONE:
        level += 1
    return level


def taller_kikai(s: State, seat: int) -> int:
    """KI-50: KIKAI with more elements than the opponent's in the same district."""
    count = 0
    for district in range(parts.DISTRICTS):
        if height(s, seat, district) > height(s, 1 - seat, district):
            count += 1
    return count


def built_at(s: State, seat: int, level: int) -> int:
    """In how many districts a seat has an element of this level."""
    count = 0
    for district in range(parts.DISTRICTS):
        if s.site[seat, district, level] != NONE:
            count += 1
    return count


def is_shown(s: State, element: int) -> bool:
    """Whether an element lies open."""
    for place in range(parts.SHOWN):
        if s.shown[element // parts.ELEMENTS_A_LEVEL, place] == element:
            return True
    return False


def is_empty(s: State, square: int) -> bool:
    """Whether no fan is left on a square."""
    for colour in range(parts.COLOURS):
        if s.fans[square, colour] > 0:
            return False
    return True


def fans_on_squares(s: State) -> int:
    """Fans that still stand on squares."""
    count = 0
    for square in range(parts.SQUARES):
        for colour in range(parts.COLOURS):
            count += s.fans[square, colour]
    return count


def fans_at(s: State, seat: int, district: int) -> int:
    """How many fans stand before a seat's KIKAI in a district."""
    count = 0
    for level in range(parts.LEVELS):
        if s.zone[seat, district, level] != NONE:
            count += 1
    return count


def fans_taken(s: State, seat: int) -> int:
    """KI-A26: fans taken by exhibitions; those in fan zones count for nothing."""
    total = 0
    for colour in range(parts.COLOURS):
        total += s.taken[seat, colour]
    return total


def posted_billboards(s: State, seat: int) -> int:
    """Billboards of a seat that stand on squares."""
    count = 0
    for square in range(parts.SQUARES):
        if s.poster[square] == seat:
            count += 1
    return count


def influence_in_all(s: State, seat: int) -> int:
    """A seat's influence, on all three tracks."""
    total = 0
    for colour in range(parts.COLOURS):
        total += s.influence[seat, colour]
    return total


def best_influence(s: State, seat: int) -> int:
    """KI-54: the highest influence marker of a seat."""
    best = 0
    for colour in range(parts.COLOURS):
        best = max(best, s.influence[seat, colour])
    return best


def layer_size(s: State, layer: int) -> int:
    """How many cards a layer of the pile holds."""
    cards = 0
    for card in range(parts.DISTRICTS):
        cards += s.pile[layer, card]
    return cards


def pile_size(s: State) -> int:
    """How many cards the pile holds."""
    cards = 0
    for layer in range(parts.LAYERS):
        cards += layer_size(s, layer)
    return cards


def hand_size(s: State, seat: int) -> int:
    """How many cards lie before a seat."""
    cards = 0
    for card in range(parts.DISTRICTS):
        cards += s.hand[seat, card]
    return cards
