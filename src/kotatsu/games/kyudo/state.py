"""What lies on the table of Kyudo, what an archer can choose, and what can happen: the names that all rules share."""

from __future__ import annotations

from kotatsu.engine.actions import VerbNames, verb
from kotatsu.engine.agenda import AgendaState
from kotatsu.engine.clauses import Clauses
from kotatsu.engine.events import EventNames, event
from kotatsu.engine.layout import Grid, Row, option, public
from kotatsu.engine.names import NumberedNames, numbered
from kotatsu.games.kyudo import parts
from kotatsu.games.kyudo.parts import Token

ABSENT = -1
"""The face of a die that was not rolled this turn; the archer of a seat that has none yet."""

FEWEST_FLAG_DICE = 2
"""KY-16: a flag takes two dice or more."""
MOST_ARROWS = parts.DICE - 1
"""KY-15: the most arrows of one shot, since it needs a colour die too."""
FLAG_COUNTS = parts.DICE - FEWEST_FLAG_DICE + 1
"""How many sizes a flag group can have."""
ALL_DICE = (1 << parts.DICE) - 1
"""The set of all dice. Die d belongs to a set where bit d of its number is 1."""
DICE_SETS = ALL_DICE
"""How many sets of dice can be rolled again: all but the empty one."""


def _dice_set_name(bits: int) -> str:
    return "-".join(str(die + 1) for die in range(parts.DICE) if bits >> die & 1)


class Characters(NumberedNames):
    """How archers come by their character."""

    DEALT = numbered()
    CHOSEN = numbered()


class Way(NumberedNames):
    """The two ways to win (KY-12)."""

    TARGET = numbered()
    LAST_ARCHER = numbered()


VOCABULARY = {
    "archer": parts.ARCHER_NAMES,
    "colour": parts.COLOUR_NAMES,
    "face": parts.FACE_NAMES,
    "token": Token.names,
    "die": tuple(str(die + 1) for die in range(parts.DICE)),
    "dice": tuple(_dice_set_name(bits) for bits in range(1, DICE_SETS + 1)),
    "arrows": tuple(str(arrows + 1) for arrows in range(MOST_ARROWS)),
    "count": tuple(str(count + FEWEST_FLAG_DICE) for count in range(FLAG_COUNTS)),
    "way": Way.names,
}


class Verb(VerbNames, vocabulary=VOCABULARY):
    """What an archer can choose. Answers to one question stand together, in the order of the questions."""

    CHOOSE = verb({"archer": parts.ARCHERS})
    MARK = verb({"colour": parts.COLOURS})
    REROLL = verb({"dice": DICE_SETS})
    STOP = verb()
    SET = verb({"die": parts.DICE, "face": parts.FACES})
    KEEP = verb()
    AIM = verb({"colour": parts.COLOURS, "arrows": MOST_ARROWS})
    FLAG = verb({"colour": parts.COLOURS, "count": FLAG_COUNTS})
    SPREAD = verb({"colour": parts.COLOURS, "count": FLAG_COUNTS})
    ULTIMATE = verb()
    TALENT = verb()
    FINISH = verb()
    FILL = verb({"corners": parts.CORNERS})
    TICK = verb({"colour": parts.COLOURS})
    STEAL = verb({"victim:seat": parts.MAX_SEATS})
    POWER = verb()
    NO_POWER = verb()
    SHIELD = verb()
    NO_SHIELD = verb()
    EXTEND = verb({"colour": parts.COLOURS})
    POINT = verb({"colour": parts.COLOURS})
    DISCARD = verb({"token": Token.count})
    TAKE = verb({"token": Token.count})


class EventKind(EventNames, vocabulary=VOCABULARY):
    """What can happen."""

    JOINED = event("seat", "archer")
    BEGINS = event("seat")
    MARKED = event("seat", "colour")
    TURN_BEGINS = event("seat", "turn")
    ROLLED = event("seat", "roll", "dice:number")
    SHOWING = event("first:face", "second:face", "third:face", "fourth:face")
    STOPPED = event("seat", "roll")
    DIE_SET = event("seat", "die", "face")
    DICE_KEPT = event("seat")
    AIMED = event("seat", "colour", "arrows:number")
    TICKED = event("seat", "colour", "left")
    CLOSED = event("seat", "colour")
    FLAGGED = event("seat", "colour", "boxes")
    SPREAD = event("seat", "colour", "boxes")
    FIRED = event("seat", "colour", "corner")
    STRUCK = event("seat")
    CALLED = event("seat", "archer")
    TOOK = event("seat", "token")
    STOLE = event("seat", "token", "victim:seat")
    FOUND_NONE = event("seat", "token")
    POWERED = event("seat", "colour")
    POWER_KEPT = event("seat")
    SHIELDED = event("seat", "spectators")
    LOST = event("seat", "spectators", "left")
    POINTER_BITES = event("seat", "colour", "dice:number")
    FELL = event("seat")
    EXTENDED = event("seat", "colour")
    POINTED = event("seat", "colour")
    CAPTURED = event("seat")
    DISCARDED = event("seat", "token")
    DIE_RETURNED = event("seat")
    POINTER_RETURNED = event("seat", "colour")
    WON = event("seat", "way")
    DRAWN = event("turns")


CLAUSES = Clauses("KY", 36, U=4, A=19)


class Question(NumberedNames):
    """What a seat can be asked. A frame of the agenda that asks has its question's number."""

    CHOOSE_ARCHER = numbered()
    MARK_FLAG = numbered()
    ROLL = numbered()
    SET_DIE = numbered()
    GROUP = numbered()
    FILL_CORNERS = numbered()
    TICK = numbered()
    TAKE_TOKEN = numbered()
    USE_POWER = numbered()
    USE_SHIELD = numbered()
    EXTEND = numbered()
    POINT = numbered()
    DISCARD = numbered()
    TAKE_ANY = numbered()


class Frame(Question):
    """What a frame of the agenda does: the questions, then those that never ask."""

    COUNT_POINTER = numbered()
    JUDGE = numbered()
    NEXT_TURN = numbered()


class State(AgendaState):
    """Everything on the table of Kyudo: nothing is secret."""

    characters: int = option(*Characters.names)
    starter: int = public.i8()
    active: int = public.i8()
    """Whose turn it is; `actor` differs while somebody else answers."""
    turn: int = public.i16()
    """Turns begun, by all archers together."""
    winner: int = public.i8()
    """Who won, once over; NOBODY after a draw."""
    way: int = public.i8()
    archer: Row = public.i8(parts.MAX_SEATS)
    """The character of each seat; ABSENT before it has one."""
    spectators: Row = public.i8(parts.MAX_SEATS)
    """Who still sits in each stand; an archer with none is out."""
    ticked: Grid = public.i16(parts.MAX_SEATS, parts.COLOURS)
    circles: Grid = public.i16(parts.MAX_SEATS, parts.COLOURS)
    """Circles on each target: the printed ones and those drawn by a talent."""
    boxes: Grid = public.i8(parts.MAX_SEATS, parts.COLOURS)
    """Ticked boxes of each flag."""
    fired: Grid = public.i8(parts.MAX_SEATS, parts.COLOURS)
    """Full corners of each flag. `flags.boxes_in_corner` says where the other boxes lie."""
    tokens: Grid = public.i8(parts.MAX_SEATS, Token.count)
    centre: Row = public.i8(Token.count)
    face: Row = public.i8(parts.DICE)
    """What each die shows; ABSENT where it was not rolled this turn."""
    used: Row = public.i8(parts.DICE)
    """1 for a die that is in a group already."""
    rolls: int = public.i8()
    """Rolls made this turn."""
    powered: Row = public.i8(parts.COLOURS)
    """1 for a colour in which every arrow of this turn bites with Power (KY-24b)."""
    die_holder: int = public.i8()
    """Who has a die on their card (KY-28), or NOBODY."""
    pointer_holder: int = public.i8()
    """Who has the pointer on their card (KY-29), or NOBODY."""
    pointer_colour: int = public.i8()


def is_alive(s: State, seat: int) -> bool:
    """KY-12: an archer is in the game while somebody watches."""
    return s.spectators[seat] > 0


def is_closed(s: State, seat: int, colour: int) -> bool:
    """KY-19: every circle of the colour is ticked."""
    return s.ticked[seat, colour] >= s.circles[seat, colour]


def is_target_full(s: State, seat: int) -> bool:
    """KY-12: every colour is closed."""
    for colour in range(parts.COLOURS):
        if not is_closed(s, seat, colour):
            return False
    return True


def open_circles(s: State, seat: int) -> int:
    """Circles of a target that are not ticked yet."""
    left = 0
    for colour in range(parts.COLOURS):
        left += s.circles[seat, colour] - s.ticked[seat, colour]
    return left
