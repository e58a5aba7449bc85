"""The components of KIKAI as constants that the rules can index; `parts.toml` says what is printed on each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kotatsu.engine.parts import grid, load_parts
from kotatsu.games.kikai.kinds import Colour, Gain, Level, NormalTile, Seat, Token
from kotatsu.games.kikai.parts_check import check

PARTS = load_parts(__file__)
check(PARTS)

NONE = -1
"""No district, no square, no element, no card, no owner."""


def _ids(entries: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    return tuple(entry["id"] for entry in entries)


# --- Seats, colours, tokens

SEATS = Seat.count
COLOURS = Colour.count
TOKENS = Token.count
FANS_A_COLOUR: int = PARTS["fans"]["copies"]

# --- Yukon Street

DISTRICT_NAMES = _ids(PARTS["map"]["districts"])
DISTRICTS = len(DISTRICT_NAMES)
SQUARE_NAMES = _ids(PARTS["map"]["squares"])
SQUARES = len(SQUARE_NAMES)
TOOLS: tuple[int, ...] = tuple(square["tools"] for square in PARTS["map"]["squares"])
"""How many fans a square takes at set-up (KI-22)."""
SQUARE_POINTS: tuple[int, ...] = tuple(square["points"] for square in PARTS["map"]["squares"])

_STREETS: list[dict[str, Any]] = PARTS["map"]["streets"]
STREET_NAMES = tuple("-".join(street["ends"]) for street in _STREETS)
STREETS = len(STREET_NAMES)
SLOTS: tuple[int, ...] = tuple(street["slots"] for street in _STREETS)
EXIT_OF: tuple[int, ...] = tuple(
    DISTRICT_NAMES.index(street["ends"][0]) if street["ends"][0] in DISTRICT_NAMES else NONE for street in _STREETS
)
"""The district that a street leaves; NONE for a street between two squares."""
NEAR: tuple[int, ...] = tuple(
    NONE if street["ends"][0] in DISTRICT_NAMES else SQUARE_NAMES.index(street["ends"][0]) for street in _STREETS
)
"""The first square of a street between two squares; NONE for an exit of a district."""
FAR: tuple[int, ...] = tuple(SQUARE_NAMES.index(street["ends"][1]) for street in _STREETS)
"""The square at the other end of a street."""

# --- Cards, turns, prices

CARD_COPIES: int = PARTS["cards"]["copies"]
HAND: int = PARTS["cards"]["hand"]
DISPLAY: int = PARTS["cards"]["display"]
TURNS = grid(PARTS["turns"]["by_round"])
"""How many turns a seat has in a round: TURNS[round, seat]."""
ROUNDS = len(PARTS["turns"]["by_round"])
MOST_TURNS: int = max(max(row) for row in PARTS["turns"]["by_round"])
LAYERS = ROUNDS + 1
"""The pile is what set-up left and, under it, the played cards of each round."""

START_ENERGY: int = PARTS["start"]["energy"]
START_MEGAPHONES: int = PARTS["start"]["megaphones"]
START_LADDERS: int = PARTS["start"]["ladders"]
DISTRIBUTOR_PRICE: int = PARTS["prices"]["distributor"]
PRINTER_PRICE: int = PARTS["prices"]["distributor_with_printer"]

# --- Elements

LEVELS = Level.count
_ELEMENTS: list[tuple[int, dict[str, Any]]] = [
    (level, element) for level, name in enumerate(Level.names) for element in PARTS["elements"][name]
]
ELEMENT_NAMES: tuple[str, ...] = tuple(element["id"] for _, element in _ELEMENTS)
ELEMENTS = len(ELEMENT_NAMES)
ELEMENTS_A_LEVEL = ELEMENTS // LEVELS
SHOWN: int = PARTS["elements"]["shown"]
"""Elements of each level that lie open (KI-21)."""
COLOUR_OF: tuple[int, ...] = tuple(Colour.names.index(element["colour"]) for _, element in _ELEMENTS)
COST: tuple[int, ...] = tuple(element["cost"] for _, element in _ELEMENTS)
STARTER_OF: tuple[int, ...] = tuple(
    Seat.names.index(element["owner"]) if "owner" in element else NONE for _, element in _ELEMENTS
)
"""Whose starting feet an element is; NONE for the others."""
STARTERS: tuple[int, ...] = tuple(element for element in range(ELEMENTS) if STARTER_OF[element] != NONE)
STARTER_COUNT = len(STARTERS)

INFLUENCE_GAIN: tuple[int, ...] = tuple(PARTS["influence"]["gains"])
LADDERS_NEEDED: tuple[int, ...] = tuple(PARTS["influence"]["ladders"])
FEWEST_LADDERS = min(LADDERS_NEEDED[Level.BODY :])
"""That anything can be done with beside a KIKAI."""
MOST_INFLUENCE: int = PARTS["influence"]["longest"]

# --- The energy track and the Master's track

_TRACK: list[dict[str, Any]] = PARTS["energy_track"]["spaces"]
DISTRIBUTORS = len(_TRACK)
"""Of each player: one on each space of the energy track."""
TRACK_VALUE: tuple[int, ...] = tuple(space.get("value", 0) for space in _TRACK)
TRACK_POINTS: tuple[int, ...] = tuple(space.get("points", 0) for space in _TRACK)
TRACK_CHOICE: tuple[int, ...] = tuple(space.get("choice", 0) for space in _TRACK)

_ROWS: list[dict[str, Any]] = PARTS["master"]["rows"]
_SPACES: list[dict[str, int]] = [space for row in _ROWS for space in row["spaces"]]
MASTER_ROWS = len(_ROWS)
LAST_SPACE = len(_SPACES)
ROW_OF: tuple[int, ...] = (0, *(number + 1 for number, row in enumerate(_ROWS) for _ in row["spaces"]))
"""The row of a space of the Master's track, from 1; START is in none (KI-U4)."""
ROW_POINTS: tuple[int, ...] = (0, *(row["points"] for row in _ROWS))
ROW_ENERGY: tuple[int, ...] = (0, *(row["advanced"].get("energy", 0) for row in _ROWS))
"""Energy won or lost at a round's end in Advanced mode, by row."""
ROW_MEGAPHONES: tuple[int, ...] = (0, *(row["advanced"].get("megaphone", 0) for row in _ROWS))
MULTIPLIERS: tuple[int, ...] = tuple(PARTS["scoring"]["multipliers"])

# --- Tiles and billboards

PENALTY: tuple[int, ...] = tuple(tile["penalty"] for tile in PARTS["foundations"]["tiles"])
BILLBOARD_NAMES = _ids(PARTS["billboards"])
BILLBOARDS = len(BILLBOARD_NAMES)
TILES = NormalTile.count
TILE_POINTS: tuple[int, ...] = tuple(tile["points"] for tile in PARTS["construction"]["normal"])
"""Points of a Normal face for each thing that it counts."""

# --- Scoring

MOST_FANS_POINTS: int = PARTS["scoring"]["most_fans"]
ENERGY_A_POINT: int = PARTS["scoring"]["energy_a_point"]
MEGAPHONES_A_POINT: int = PARTS["scoring"]["megaphones_a_point"]
LADDERS_A_POINT: int = PARTS["scoring"]["ladders_a_point"]


# --- All printed bonuses in one grid: BONUSES[OF_STREET + street, Gain.LADDER]


def _row(bonus: Mapping[str, int]) -> list[int]:
    return [bonus.get(name, 0) for name in Gain.names]


_BONUS_ROWS = [
    [_row(element["effect"]) for _, element in _ELEMENTS],
    [_row(street["bonus"]) for street in _STREETS],
    [_row(square["bonus"]) for square in PARTS["map"]["squares"]],
    [_row(billboard["bonus"]) for billboard in PARTS["billboards"]],
    [_row(tile["bonus"]) for tile in PARTS["foundations"]["tiles"]],
    [_row({}), *(_row(space) for space in _SPACES)],
    [_row(tile.get("bonus", {})) for tile in PARTS["construction"]["advanced"]],
]
BONUSES = grid([row for rows in _BONUS_ROWS for row in rows])
OF_ELEMENT, OF_STREET, OF_SQUARE, OF_BILLBOARD, OF_FOUNDATION, OF_FAME, OF_TILE = (
    sum(len(rows) for rows in _BONUS_ROWS[:place]) for place in range(len(_BONUS_ROWS))
)


def distance(district: int, other: int) -> int:
    """KI-12: steps between two districts around the loop, at most three."""
    steps = abs(district - other)
    return min(steps, DISTRICTS - steps)
