"""Yukon Street as it is drawn: where districts, squares and streets lie on the page, and what stands on them."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.fans import forbids_bring, toll_to_pay
from kotatsu.games.kikai.flyers import deploy_cost, forbids_deploy, street_toll
from kotatsu.games.kikai.kinds import Colour, Gain, Level
from kotatsu.games.kikai.parts import NONE
from kotatsu.games.kikai.state import Mode, Question, State
from kotatsu.games.kikai.text import element_line
from kotatsu.games.kikai.text_words import fan_list, gains, square_worth, street_bonus, tile_name

# The drawing's own units: about a pixel on a phone. Districts stand in two files, the loop running round them.
WIDTH, HEIGHT = 360, 440
PLATE = 96
"""Width and height of a district's plate."""
PLATES = {
    "school": (2, 4),
    "station": (262, 4),
    "diner": (262, 172),
    "parking": (262, 340),
    "cinema": (2, 340),
    "casino": (2, 172),
}
PLAZAS = {
    "schoolyard": (141, 84),
    "footbridge": (180, 26),
    "forecourt": (219, 84),
    "market": (282, 136),
    "terrace": (223, 220),
    "junkyard": (282, 304),
    "carwash": (219, 356),
    "arcade": (180, 414),
    "redcarpet": (141, 356),
    "alley": (78, 304),
    "fountain": (137, 220),
    "skatepark": (78, 136),
}
RADIUS = 19
"""Of a square."""
SLOT_PITCH = 15
"""From one slot of a street to the next."""
SHORT_STREET = 34
"""A double street shorter than this has its slots side by side."""
BONUS_OFF = 14
"""How far a street's bonus stands from its middle."""
KIOSK = (148, 110, 212, 290)
"""The room around the cards in the middle: left, top, right, bottom."""
FAN_PLACES = {
    1: ((0, 0),),
    2: ((-7, 0), (7, 0)),
    3: ((-7, 4), (7, 4), (0, -7)),
    4: ((-7, -6), (7, -6), (-7, 7), (7, 7)),
    5: ((-9, -6), (9, -6), (-9, 8), (9, 8), (0, 1)),
}
"""Where fans stand on a square, by how many there are."""


@dataclass(frozen=True)
class GainSymbol:
    """A printed gain: which symbol, how many."""

    symbol: str
    amount: int


@dataclass(frozen=True)
class Part:
    """An element of a KIKAI: what it was, its colour, whether its ladders are up, and the fan before it."""

    level: str
    element: str
    thing: str
    colour: str
    raised: bool
    fan: str


@dataclass(frozen=True)
class Site:
    """What a player has in a district: the parts from the feet up, or the foundation that waits for them."""

    seat: int
    parts: tuple[Part, ...]
    penalty: int
    bonus: tuple[GainSymbol, ...]
    said: str
    """The same in words."""


@dataclass(frozen=True)
class Plate:
    """A district."""

    name: str
    x: int
    y: int
    tile: str
    tile_owner: int
    here: bool
    """Whether the action of the turn takes place here."""
    sites: tuple[Site, ...]


@dataclass(frozen=True)
class Plaza:
    """A square: its fans, or the billboard that took their place, and what the last fan is worth."""

    name: str
    x: int
    y: int
    fans: tuple[tuple[int, int, str], ...]
    poster: int
    points: int
    bonus: tuple[GainSymbol, ...]
    toll: int | None
    """What bringing a fan from here would cost the reader now; None where none can come."""
    fans_said: str
    worth_said: str
    """Its fans, and what emptying it gives, in words."""


@dataclass(frozen=True)
class Way:
    """A street."""

    name: str
    start: tuple[float, float]
    end: tuple[float, float]
    middle: tuple[float, float]
    slots: tuple[tuple[float, float], ...]
    owner: int
    bonus: tuple[GainSymbol, ...]
    bonus_at: tuple[float, float]
    tag_at: tuple[float, float]
    """Where its cost stands: across the street from the bonus."""
    cost: int | None
    """What the reader would pay for it now; None where they cannot take it."""
    walked: bool
    """Whether a fan that the reader can bring would come this way."""
    bonus_said: str
    """What taking it gives, in words."""


def gains_of(row: int) -> tuple[GainSymbol, ...]:
    """A row of BONUSES as symbols."""
    amounts = {name: parts.BONUSES[row, gain] for gain, name in enumerate(Gain.names)}
    return tuple(GainSymbol(name, amount) for name, amount in amounts.items() if amount)


# --- Districts


def plates(s: State, words: WordsProtocol) -> list[Plate]:
    """The six districts with both players' KIKAI."""
    return [
        Plate(
            name,
            *PLATES[name],
            tile_name(s, district),
            s.tile_owner[s.tile[district]],
            s.district == district,
            tuple(_site(s, seat, district, words) for seat in range(parts.SEATS)),
        )
        for district, name in enumerate(parts.DISTRICT_NAMES)
    ]


def _site(s: State, seat: int, district: int, words: WordsProtocol) -> Site:
    tile = s.foundation[seat, district]
    levels = [level for level in range(parts.LEVELS) if s.site[seat, district, level] != NONE]
    if levels:
        said = ", ".join(element_line(s, seat, district, level, words) for level in levels)
        return Site(seat, tuple(part(s, seat, district, level) for level in levels), 0, (), said)
    if s.mode == Mode.NORMAL:
        return Site(seat, (), parts.PENALTY[tile], (), words.text("page-penalty", penalty=parts.PENALTY[tile]))
    return Site(seat, (), 0, gains_of(parts.OF_FOUNDATION + tile), gains(parts.OF_FOUNDATION + tile, words))


def part(s: State, seat: int, district: int, level: int) -> Part:
    """An element that stands in a district."""
    element = s.site[seat, district, level]
    fan = s.zone[seat, district, level]
    return Part(
        Level.names[level],
        parts.ELEMENT_NAMES[element],
        thing_of(element),
        Colour.names[parts.COLOUR_OF[element]],
        bool(s.raised[seat, district, level]),
        Colour.names[fan] if fan != NONE else "",
    )


def thing_of(element: int) -> str:
    """What an element was before it was an element: the second half of its name."""
    return parts.ELEMENT_NAMES[element].partition("-")[2]


# --- Squares


def plazas(s: State, seat: int, words: WordsProtocol) -> list[Plaza]:
    """The twelve squares."""
    return [
        Plaza(
            name,
            *PLAZAS[name],
            _fans(s, square),
            s.poster[square],
            parts.SQUARE_POINTS[square] if s.mode == Mode.NORMAL else 0,
            gains_of(parts.OF_SQUARE + square) if s.mode == Mode.ADVANCED else (),
            toll_to_pay(s, square) if is_bringable(s, seat, square) else None,
            fan_list([s.fans[square, colour] for colour in range(parts.COLOURS)], words),
            square_worth(s, square, words),
        )
        for square, name in enumerate(parts.SQUARE_NAMES)
    ]


def _fans(s: State, square: int) -> tuple[tuple[int, int, str], ...]:
    colours = [Colour.names[colour] for colour in range(parts.COLOURS) for _ in range(s.fans[square, colour])]
    places = FAN_PLACES.get(len(colours), ())
    return tuple((x, y, colour) for (x, y), colour in zip(places, colours, strict=True))


def is_bringable(s: State, seat: int, square: int) -> bool:
    """Whether the reader can bring some fan of a square now."""
    if s.actor != seat or s.phase not in (Question.CHOOSE_AN_ACTION, Question.BRING_MORE):
        return False
    return any(forbids_bring(s, square, level) == ALLOWED for level in range(parts.LEVELS))


def is_bringable_to(s: State, level: int) -> bool:
    """Whether the actor can bring some fan to an element of the card's district now."""
    return any(forbids_bring(s, square, level) == ALLOWED for square in range(parts.SQUARES))


# --- Streets


def ways(s: State, seat: int, words: WordsProtocol) -> list[Way]:
    """The thirty streets."""
    walked = walked_streets(s, seat)
    return [_way(s, street, seat, street in walked, words) for street in range(parts.STREETS)]


def _way(s: State, street: int, seat: int, walked: bool, words: WordsProtocol) -> Way:
    start, end = _ends(street)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    length = hypot(end[0] - start[0], end[1] - start[1])
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    across = _clear_side(middle, (-along[1], along[0]))
    off = BONUS_OFF if length >= SHORT_STREET or parts.SLOTS[street] == 1 else BONUS_OFF + SLOT_PITCH / 2
    return Way(
        parts.STREET_NAMES[street],
        start,
        end,
        middle,
        _slots(middle, along if length >= SHORT_STREET else across, parts.SLOTS[street]),
        s.owner[street],
        gains_of(parts.OF_STREET + street),
        _moved(middle, across, off),
        _moved(middle, across, -off),
        price(s, seat, street),
        walked,
        street_bonus(s, street, words),
    )


def _clear_side(middle: tuple[float, float], across: tuple[float, float]) -> tuple[float, float]:
    """The direction across a street that leads towards the middle of the map, unless the cards lie there."""
    inwards = (WIDTH / 2 - middle[0]) * across[0] + (HEIGHT / 2 - middle[1]) * across[1]
    if inwards < 0:
        across = (-across[0], -across[1])
    x, y = _moved(middle, across, BONUS_OFF)
    left, top, right, bottom = KIOSK
    return (-across[0], -across[1]) if left < x < right and top < y < bottom else across


def price(s: State, seat: int, street: int) -> int | None:
    """What the reader would pay for a street now; None where they cannot take it."""
    if s.actor != seat or s.phase != Question.CHOOSE_AN_ACTION or forbids_deploy(s, street) != ALLOWED:
        return None
    return deploy_cost(s, street)


def _slots(middle: tuple[float, float], towards: tuple[float, float], count: int) -> tuple[tuple[float, float], ...]:
    first = -(count - 1) / 2
    return tuple(_moved(middle, towards, SLOT_PITCH * (first + slot)) for slot in range(count))


def _moved(point: tuple[float, float], towards: tuple[float, float], by: float) -> tuple[float, float]:
    return round(point[0] + towards[0] * by, 1), round(point[1] + towards[1] * by, 1)


def _ends(street: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a street begins and ends, at the edges of what it joins."""
    far = PLAZAS[parts.SQUARE_NAMES[parts.FAR[street]]]
    if parts.NEAR[street] == NONE:
        start = _edge_of_plate(parts.DISTRICT_NAMES[parts.EXIT_OF[street]], far)
    else:
        near = PLAZAS[parts.SQUARE_NAMES[parts.NEAR[street]]]
        start = _edge_of_plaza(near, far)
    return start, _edge_of_plaza(far, start)


def _edge_of_plaza(centre: tuple[float, float], towards: tuple[float, float]) -> tuple[float, float]:
    length = hypot(towards[0] - centre[0], towards[1] - centre[1])
    return _moved(centre, ((towards[0] - centre[0]) / length, (towards[1] - centre[1]) / length), RADIUS)


def _edge_of_plate(name: str, towards: tuple[float, float]) -> tuple[float, float]:
    """The point of a plate nearest to a square."""
    x, y = PLATES[name]
    return min(max(towards[0], x), x + PLATE), min(max(towards[1], y), y + PLATE)


def walked_streets(s: State, seat: int) -> set[int]:
    """The streets on the cheapest ways from every square that the reader can bring a fan from."""
    bringable = [square for square in range(parts.SQUARES) if is_bringable(s, seat, square)]
    homeward = homeward_streets(s) if bringable else {}
    return {street for square in bringable for street in route(square, homeward)}


def route(square: int, homeward: dict[int, int]) -> list[int]:
    """The cheapest way from a square to the district of the card, street by street."""
    found = [homeward[square]]
    while parts.NEAR[found[-1]] != NONE:
        square = parts.NEAR[found[-1]] if parts.FAR[found[-1]] == square else parts.FAR[found[-1]]
        found.append(homeward[square])
    return found


def homeward_streets(s: State) -> dict[int, int]:
    """By square, the first street of its cheapest way, the shortest of those; its tolls are those of `find_tolls`."""
    best: dict[int, tuple[int, int, int]] = {}
    changed = True
    while changed:
        changed = False
        for street in range(parts.STREETS):
            for square, other in ((parts.FAR[street], parts.NEAR[street]), (parts.NEAR[street], parts.FAR[street])):
                way = _way_home(s, street, square, other, best)
                if way is not None and (square not in best or way < best[square]):
                    best[square] = way
                    changed = True
    return {square: street for square, (_, _, street) in best.items()}


def _way_home(
    s: State, street: int, square: int, other: int, best: dict[int, tuple[int, int, int]]
) -> tuple[int, int, int] | None:
    """Toll, length and first street of the way from a square over this street; None where it does not lead home."""
    if s.owner[street] == NONE or square == NONE:
        return None
    if other == NONE:
        return (street_toll(s, street), 1, street) if parts.EXIT_OF[street] == s.district else None
    if other not in best:
        return None
    toll, length, _ = best[other]
    return toll + street_toll(s, street), length + 1, street
