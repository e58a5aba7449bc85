"""The table of KIKAI: its record, and the names of everything that can be chosen, told, asked and cited."""

from __future__ import annotations

from kotatsu.engine.actions import Actions
from kotatsu.engine.clauses import Clauses
from kotatsu.engine.events import Events
from kotatsu.engine.layout import Cube, GameState, Grid, Row, i8, i16, option
from kotatsu.games.kikai.parts import (
    BILLBOARD_NAMES,
    BILLBOARDS,
    COLOUR_NAMES,
    COLOURS,
    DISPLAY,
    DISTRICT_NAMES,
    DISTRICTS,
    ELEMENT_NAMES,
    ELEMENTS,
    LAYERS,
    LEVEL_NAMES,
    LEVELS,
    MOST_TURNS,
    SEATS,
    SHOWN,
    SQUARE_NAMES,
    SQUARES,
    STARTER_COUNT,
    STARTERS,
    STREET_NAMES,
    STREETS,
    TILE_NAMES,
    TILES,
    TOKEN_NAMES,
    TOKENS,
)

NORMAL, ADVANCED = range(2)
"""The values of the option `mode`."""

VOCABULARY = {
    "district": DISTRICT_NAMES,
    "square": SQUARE_NAMES,
    "street": STREET_NAMES,
    "colour": COLOUR_NAMES,
    "level": LEVEL_NAMES,
    "element": ELEMENT_NAMES,
    "starter": tuple(ELEMENT_NAMES[element] for element in STARTERS),
    "billboard": BILLBOARD_NAMES,
    "tile": TILE_NAMES,
    "token": TOKEN_NAMES,
}

ACTIONS = Actions(
    VOCABULARY,
    settle={"feet:starter": STARTER_COUNT, "district": DISTRICTS},
    play={"card:district": DISTRICTS},
    pair={"card:district": DISTRICTS, "district": DISTRICTS},
    build={"element": ELEMENTS},
    deploy={"street": STREETS},
    bring={"square": SQUARES, "level": LEVELS},
    exhibit={},
    call={"district": DISTRICTS},
    post={"billboard": BILLBOARDS},
    choose={"token": TOKENS},
    remove={"square": SQUARES, "colour": COLOURS},
    climb={"district": DISTRICTS},
    take={"card:district": DISTRICTS},
    top={},
    more={},
    finish={},
)
SETTLE, PLAY, PAIR, BUILD, DEPLOY, BRING, EXHIBIT, CALL, POST, CHOOSE, REMOVE, CLIMB, TAKE, TOP, MORE, FINISH = ACTIONS

EVENTS = Events(
    VOCABULARY,
    settled=("seat", "element", "district"),
    round_begins=("round", "seat"),
    played=("seat", "card:district"),
    paired=("seat", "card:district", "district"),
    played_again=("seat", "paid:token"),
    built=("seat", "element", "district", "cost"),
    revealed=("element",),
    influence_grew=("seat", "colour", "amount", "influence"),
    climbed=("seat", "district", "element"),
    tile_won=("seat", "tile", "district"),
    foundation_gone=("seat", "district", "penalty"),
    deployed=("seat", "street", "slots", "cost"),
    discarded=("seat", "amount"),
    brought=("seat", "square", "element", "toll"),
    removed=("seat", "square", "colour"),
    posted=("seat", "square", "billboard"),
    exhibited=("seat", "district", "fans"),
    called=("seat", "district", "fans", "cost"),
    fame_grew=("seat", "amount", "fame"),
    gained_energy=("seat", "amount"),
    gained_megaphones=("seat", "amount"),
    gained_ladders=("seat", "amount"),
    gained_points=("seat", "amount"),
    took=("seat", "card:district"),
    drew=("seat", "card:district"),
    drew_for_ladder=("seat", "card:district"),
    dealt=("card:district",),
    round_ends=("round",),
    rewarded=("seat", "row", "points"),
    lost_energy=("seat", "row", "amount"),
    media_victory=("seat",),
    won=("seat", "points"),
    drawn=("points",),
)
(
    SETTLED,
    ROUND_BEGINS,
    PLAYED,
    PAIRED,
    PLAYED_AGAIN,
    BUILT,
    REVEALED,
    INFLUENCE_GREW,
    CLIMBED,
    TILE_WON,
    FOUNDATION_GONE,
    DEPLOYED,
    DISCARDED,
    BROUGHT,
    REMOVED,
    POSTED,
    EXHIBITED,
    CALLED,
    FAME_GREW,
    GAINED_ENERGY,
    GAINED_MEGAPHONES,
    GAINED_LADDERS,
    GAINED_POINTS,
    TOOK,
    DREW,
    DREW_FOR_LADDER,
    DEALT,
    ROUND_ENDS,
    REWARDED,
    LOST_ENERGY,
    MEDIA_VICTORY,
    WON,
    DRAWN,
) = EVENTS

CLAUSES = Clauses("KI", 97, U=10, A=34)

QUESTIONS = (
    "place_feet",
    "place_distributor",
    "play_a_card",
    "choose_an_action",
    "bring_more",
    "call_fans",
    "play_again",
    "take_a_card",
    "draw_more",
    "choose_a_token",
    "post_a_billboard",
    "remove_a_fan",
)
(
    PLACE_FEET,
    PLACE_DISTRIBUTOR,
    PLAY_A_CARD,
    CHOOSE_AN_ACTION,
    BRING_MORE,
    CALL_FANS,
    PLAY_AGAIN,
    TAKE_A_CARD,
    DRAW_MORE,
    CHOOSE_A_TOKEN,
    POST_A_BILLBOARD,
    REMOVE_A_FAN,
) = range(len(QUESTIONS))


class State(GameState):
    """Everything on the table of KIKAI. Nothing is hidden: what lies face down is known to all but for its order,
    and its order is drawn when a card or an element is turned.
    """

    mode: int = option("normal", "advanced")
    first_game: int = option("false", "true")

    # The course of the game
    round: int = i8()
    turns: Row = i8(SEATS)
    """Turns that each seat has taken in this round."""
    settled: int = i8()
    """How many starting feet have been placed."""
    phase: int = i8()
    """What the turn has come to: one of QUESTIONS. A choice that is due (below) is asked before it."""
    district: int = i8()
    """Where the action of the turn takes place; NONE before a card is played."""
    again: int = i8()
    """1 once the extra action of the turn has been bought."""
    tokens_due: int = i8()
    """Choices of a megaphone or a ladder that the actor still has."""
    posting: int = i8()
    """The square that the actor just emptied and must put a billboard on; NONE else."""
    removing: int = i8()
    """1 while the actor must take a fan out of the game (KI-55)."""
    free_fan: int = i8()
    """1 while the next fan over the opponent's streets is free (KI-58)."""
    toll: Row = i8(SQUARES)
    """During an action: what the way from each square to its district costs the actor; NONE where there is no way.
    0 means that the actor's own network reaches the square, since every street of the opponent costs something."""
    exhibited: Row = i8(COLOURS)
    """Fans taken by the exhibition that is going on."""
    media: int = i8()
    """The seat that won by its sixth billboard; NONE else."""

    # Cards
    hand: Grid = i8(SEATS, DISTRICTS)
    """Cards of each district before a seat; open to all (KI-23)."""
    display: Row = i8(DISPLAY)
    """The open cards beside the pile; NONE where there is none."""
    pile: Grid = i8(LAYERS, DISTRICTS)
    """The pile in layers, the top one first; inside a layer any order is as likely as any other (KI-37)."""
    played: Cube = i8(SEATS, MOST_TURNS, DISTRICTS)
    """Cards in the column of each turn of this round."""

    # Personal boards
    energy: Row = i16(SEATS)
    megaphones: Row = i16(SEATS)
    ladders: Row = i16(SEATS)
    points: Row = i16(SEATS)
    """Victory points gained in play."""
    influence: Grid = i8(SEATS, COLOURS)
    fame: Row = i8(SEATS)
    """Spaces past START on the Master's track."""
    gone: Row = i8(SEATS)
    """Distributors that have left the energy track, from the left."""
    discarded: Row = i8(SEATS)
    """Those of them that are out of the game."""
    billboards: Grid = i8(SEATS, BILLBOARDS)
    """1 for a billboard that is still on the personal board."""
    taken: Grid = i8(SEATS, COLOURS)
    """Fans that each seat has taken by exhibitions."""

    # Yukon Street
    owner: Row = i8(STREETS)
    """Whose distributors stand on a street; NONE."""
    fans: Grid = i8(SQUARES, COLOURS)
    bag: Row = i8(COLOURS)
    removed: Row = i8(COLOURS)
    """Fans taken out of the game."""
    poster: Row = i8(SQUARES)
    """Whose billboard stands on a square; NONE."""
    billboard: Row = i8(SQUARES)
    """Which billboard stands on a square; NONE."""
    foundation: Grid = i8(SEATS, DISTRICTS)
    """The foundation tile of each seat in a district; NONE once it is gone."""
    tile: Row = i8(DISTRICTS)
    """The construction bonus of a district; it stays here, `tile_owner` says who took it."""
    tile_owner: Row = i8(TILES)
    """Who has taken a construction bonus; NONE."""

    # KIKAI
    site: Cube = i8(SEATS, DISTRICTS, LEVELS)
    """The element that a seat has built at a level of a district; NONE."""
    raised: Cube = i8(SEATS, DISTRICTS, LEVELS)
    """1 once an element has its ladders and has given its influence."""
    zone: Cube = i8(SEATS, DISTRICTS, LEVELS)
    """The colour of the fan before an element; NONE."""
    shown: Grid = i8(LEVELS, SHOWN)
    """The elements of each level that lie open; NONE where there is none."""
    box: Row = i8(ELEMENTS)
    """1 for an element that is still in the box."""
