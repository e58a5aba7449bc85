"""The state of a game of KIKAI, and its names: what can be chosen, told, asked and cited."""

from __future__ import annotations

from kotatsu.engine.actions import VerbNames, verb
from kotatsu.engine.clauses import Clauses
from kotatsu.engine.events import EventNames, event
from kotatsu.engine.layout import Cube, GameState, Grid, Row, option, public
from kotatsu.engine.names import NumberedNames, numbered
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.kinds import AdvancedTile, Colour, Level, NormalTile, Token


class Mode(NumberedNames):
    """The values of the option `mode`."""

    NORMAL = numbered()
    ADVANCED = numbered()


VOCABULARY = {
    "district": parts.DISTRICT_NAMES,
    "square": parts.SQUARE_NAMES,
    "street": parts.STREET_NAMES,
    "colour": Colour.names,
    "level": Level.names,
    "element": parts.ELEMENT_NAMES,
    "starter": tuple(parts.ELEMENT_NAMES[element] for element in parts.STARTERS),
    "billboard": parts.BILLBOARD_NAMES,
    "tile": NormalTile.names + AdvancedTile.names,
    "token": Token.names,
}


class Verb(VerbNames, vocabulary=VOCABULARY):
    """What a player can choose."""

    SETTLE = verb({"feet:starter": parts.STARTER_COUNT, "district": parts.DISTRICTS})
    PLAY = verb({"card:district": parts.DISTRICTS})
    PAIR = verb({"card:district": parts.DISTRICTS, "district": parts.DISTRICTS})
    BUILD = verb({"element": parts.ELEMENTS})
    DEPLOY = verb({"street": parts.STREETS})
    BRING = verb({"square": parts.SQUARES, "level": parts.LEVELS})
    EXHIBIT = verb()
    CALL = verb({"district": parts.DISTRICTS})
    POST = verb({"billboard": parts.BILLBOARDS})
    CHOOSE = verb({"token": parts.TOKENS})
    REMOVE = verb({"square": parts.SQUARES, "colour": parts.COLOURS})
    CLIMB = verb({"district": parts.DISTRICTS})
    TAKE = verb({"card:district": parts.DISTRICTS})
    TOP = verb()
    MORE = verb()
    FINISH = verb()


class EventKind(EventNames, vocabulary=VOCABULARY):
    """What the rules tell."""

    SETTLED = event("seat", "element", "district")
    ROUND_BEGINS = event("round", "seat")
    PLAYED = event("seat", "card:district")
    PAIRED = event("seat", "card:district", "district")
    PLAYED_AGAIN = event("seat", "paid:token")
    BUILT = event("seat", "element", "district", "cost")
    REVEALED = event("element")
    INFLUENCE_GREW = event("seat", "colour", "amount", "influence")
    CLIMBED = event("seat", "district", "element", "ladders")
    TILE_WON = event("seat", "tile", "district")
    FOUNDATION_GONE = event("seat", "district", "penalty")
    DEPLOYED = event("seat", "street", "slots", "cost")
    DISCARDED = event("seat", "amount")
    BROUGHT = event("seat", "square", "element", "toll")
    REMOVED = event("seat", "square", "colour")
    POSTED = event("seat", "square", "billboard")
    EXHIBITED = event("seat", "district", "fans")
    CALLED = event("seat", "district", "fans")
    FAME_GREW = event("seat", "amount", "fame")
    GAINED_ENERGY = event("seat", "amount")
    GAINED_MEGAPHONES = event("seat", "amount")
    GAINED_LADDERS = event("seat", "amount")
    GAINED_POINTS = event("seat", "amount")
    TOOK = event("seat", "card:district")
    DREW = event("seat", "card:district")
    DREW_FOR_LADDER = event("seat", "card:district")
    DEALT = event("card:district")
    ROUND_ENDS = event("round")
    REWARDED = event("seat", "row", "points")
    LOST_ENERGY = event("seat", "row", "amount")
    MEDIA_VICTORY = event("seat")
    WON = event("seat", "points")
    DRAWN = event("points")
    SPENT = event("seat", "megaphones", "ladders")


class Question(NumberedNames):
    """What a seat can be asked."""

    PLACE_FEET = numbered()
    PLACE_DISTRIBUTOR = numbered()
    PLAY_A_CARD = numbered()
    CHOOSE_AN_ACTION = numbered()
    BRING_MORE = numbered()
    CALL_FANS = numbered()
    PLAY_AGAIN = numbered()
    TAKE_A_CARD = numbered()
    DRAW_MORE = numbered()
    CHOOSE_A_TOKEN = numbered()
    POST_A_BILLBOARD = numbered()
    REMOVE_A_FAN = numbered()
    FILL_HAND = numbered()


CLAUSES = Clauses("KI", 97, U=10, A=34, R=7)


class Clause:
    """The clauses that forbid something."""

    OWN_STARTING_FEET = CLAUSES["20"]
    OPEN_HAND = CLAUSES["23"]
    STARTING_FEET_FIRST = CLAUSES["24"]
    SINGLE_SLOT = CLAUSES["25"]
    COURSE_OF_A_TURN = CLAUSES["30"]
    TWO_ALIKE = CLAUSES["32"]
    ONE_EXTRA_ACTION = CLAUSES["33"]
    TAKE_ONE = CLAUSES["34"]
    LADDER_FOR_A_CARD = CLAUSES["35"]
    FEET_BODY_HEAD = CLAUSES["42"]
    PAY_IN_FULL = CLAUSES["43"]
    SHOWN_ONLY = CLAUSES["44"]
    LADDERS_FOR_INFLUENCE = CLAUSES["45"]
    REMOVE_ONE_FAN = CLAUSES["55"]
    STREET_IN_FULL = CLAUSES["63"]
    FROM_THE_DISTRICT = CLAUSES["64"]
    OWN_NETWORK_ONLY = CLAUSES["65"]
    ELEMENT_OF_ITS_COLOUR = CLAUSES["68"]
    LINKED_SQUARE = CLAUSES["69"]
    TOLL_TO_PAY = CLAUSES["70"]
    FANS_STAY = CLAUSES["73"]
    POST_ON_EMPTIED = CLAUSES["74"]
    OWN_FANS_HERE = CLAUSES["77"]
    CALL_FOR_MEGAPHONES = CLAUSES["78"]
    UP_TO_FOUR_CARDS = CLAUSES["85"]
    CHOICE_OF_TOKEN = CLAUSES["89"]
    ONE_FAN_AT_LEAST = CLAUSES["A7"]
    TWO_LADDERS_AT_ONCE = CLAUSES["A8"]
    DISTRIBUTORS_LEFT = CLAUSES["A17"]
    CALL_BY_DISTANCE = CLAUSES["A20"]
    FREE_STREET = CLAUSES["A34"]


class State(GameState):
    """Everything that a game of KIKAI consists of. Nothing is hidden: everybody knows what lies face down except its
    order, and the order is drawn when a card or an element is turned up.
    """

    mode: int = option(*Mode.names)
    first_game: int = option("false", "true")

    # The course of the game
    round: int = public.i8()
    turns: Row = public.i8(parts.SEATS)
    """Turns that each seat has taken in this round."""
    settled: int = public.i8()
    """How many starting feet have been placed."""
    phase: int = public.i8()
    """The step that the turn has reached: a Question. A choice that is due (below) is asked before it."""
    district: int = public.i8()
    """Where the action of the turn takes place; NONE before a card is played."""
    again: int = public.i8()
    """1 once the extra action of the turn has been bought."""
    tokens_due: int = public.i8()
    """Choices of a megaphone or a ladder that the actor still has."""
    posting: int = public.i8()
    """The square that the actor just emptied and must put a billboard on; NONE else."""
    removing: int = public.i8()
    """1 while the actor must take a fan out of the game (KI-55)."""
    free_fan: int = public.i8()
    """1 while the next fan over the opponent's streets is free (KI-58)."""
    toll: Row = public.i8(parts.SQUARES)
    """During an action: what the way from each square to its district costs the actor; NONE where there is no way.
    0 means that the actor's own network reaches the square, since every street of the opponent costs something."""
    exhibited: Row = public.i8(parts.COLOURS)
    """Fans taken by the exhibition that is going on."""
    media: int = public.seat()
    """The seat that won by its sixth billboard; NONE else."""
    filling: int = public.i8()
    """Seats that are still to decide whether to draw up to four cards before the round begins (KI-85)."""

    # Cards
    hand: Grid = public.i8(parts.SEATS, parts.DISTRICTS)
    """Cards of each district before a seat; open to all (KI-23)."""
    display: Row = public.i8(parts.DISPLAY)
    """The open cards beside the pile; NONE where there is none."""
    pile: Grid = public.i8(parts.LAYERS, parts.DISTRICTS)
    """The pile in layers, the top one first; inside a layer any order is as likely as any other (KI-37)."""
    played: Cube = public.i8(parts.SEATS, parts.MOST_TURNS, parts.DISTRICTS)
    """Cards in the column of each turn of this round."""

    # Personal boards
    energy: Row = public.i16(parts.SEATS)
    megaphones: Row = public.i16(parts.SEATS)
    ladders: Row = public.i16(parts.SEATS)
    points: Row = public.i16(parts.SEATS)
    """Victory points gained in play."""
    influence: Grid = public.i8(parts.SEATS, parts.COLOURS)
    fame: Row = public.i8(parts.SEATS)
    """Spaces past START on the Master's track."""
    gone: Row = public.i8(parts.SEATS)
    """Distributors that have left the energy track, from the left."""
    discarded: Row = public.i8(parts.SEATS)
    """Those of them that are out of the game."""
    billboards: Grid = public.i8(parts.SEATS, parts.BILLBOARDS)
    """1 for a billboard that is still on the personal board."""
    taken: Grid = public.i8(parts.SEATS, parts.COLOURS)
    """Fans that each seat has taken by exhibitions."""

    # Yukon Street
    owner: Row = public.seat(parts.STREETS)
    """Whose distributors stand on a street; NONE."""
    fans: Grid = public.i8(parts.SQUARES, parts.COLOURS)
    bag: Row = public.i8(parts.COLOURS)
    removed: Row = public.i8(parts.COLOURS)
    """Fans taken out of the game."""
    poster: Row = public.seat(parts.SQUARES)
    """Whose billboard stands on a square; NONE."""
    billboard: Row = public.i8(parts.SQUARES)
    """Which billboard stands on a square; NONE."""
    foundation: Grid = public.i8(parts.SEATS, parts.DISTRICTS)
    """The foundation tile of each seat in a district; NONE once it is gone."""
    tile: Row = public.i8(parts.DISTRICTS)
    """The construction bonus of a district; it stays here, `tile_owner` says who took it."""
    tile_owner: Row = public.seat(parts.TILES)
    """Who has taken a construction bonus; NONE."""

    # KIKAI
    site: Cube = public.i8(parts.SEATS, parts.DISTRICTS, parts.LEVELS)
    """The element that a seat has built at a level of a district; NONE."""
    raised: Cube = public.i8(parts.SEATS, parts.DISTRICTS, parts.LEVELS)
    """1 once an element has its ladders and has given its influence."""
    zone: Cube = public.i8(parts.SEATS, parts.DISTRICTS, parts.LEVELS)
    """The colour of the fan before an element; NONE."""
    shown: Grid = public.i8(parts.LEVELS, parts.SHOWN)
    """The elements of each level that lie open; NONE where there is none."""
    box: Row = public.i8(parts.ELEMENTS)
    """1 for an element that is still in the box."""
