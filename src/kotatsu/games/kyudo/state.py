"""What lies on the table of Kyudo, what an archer can choose, and what can happen: the names that all rules share."""

from __future__ import annotations

from kotatsu.engine.actions import Actions
from kotatsu.engine.agenda import AgendaState
from kotatsu.engine.clauses import Clauses
from kotatsu.engine.events import Events
from kotatsu.engine.layout import Grid, Row, i8, i16, option
from kotatsu.games.kyudo.parts import (
    ARCHER_NAMES,
    ARCHERS,
    COLOUR_NAMES,
    COLOURS,
    DICE,
    FACE_NAMES,
    FACES,
    MAX_SEATS,
    TOKEN_NAMES,
    TOKENS,
)

ABSENT = -1
"""The face of a die that was not rolled this turn; the archer of a seat that has none yet."""

FEWEST_FLAG_DICE = 2
"""KY-16: a flag takes two dice or more."""
MOST_ARROWS = DICE - 1
"""KY-15: arrows that one shot can have, since it needs a colour die too."""
FLAG_COUNTS = DICE - FEWEST_FLAG_DICE + 1
"""How many sizes a flag group can have."""
DICE_SETS = (1 << DICE) - 1
"""Sets of dice that can be rolled again; set n has die d where bit d of n + 1 is 1."""


def _dice_set_name(bits: int) -> str:
    return "-".join(str(die + 1) for die in range(DICE) if bits >> die & 1)


VOCABULARY = {
    "archer": ARCHER_NAMES,
    "colour": COLOUR_NAMES,
    "face": FACE_NAMES,
    "token": TOKEN_NAMES,
    "die": tuple(str(die + 1) for die in range(DICE)),
    "dice": tuple(_dice_set_name(bits) for bits in range(1, DICE_SETS + 1)),
    "arrows": tuple(str(arrows + 1) for arrows in range(MOST_ARROWS)),
    "count": tuple(str(count + FEWEST_FLAG_DICE) for count in range(FLAG_COUNTS)),
    "way": ("target", "last_archer"),
}
BY_TARGET, BY_LAST_ARCHER = range(2)
"""The two ways to win (KY-12)."""

ACTIONS = Actions(
    VOCABULARY,
    choose={"archer": ARCHERS},
    mark={"colour": COLOURS},
    reroll={"dice": DICE_SETS},
    stop={},
    set={"die": DICE, "face": FACES},
    keep={},
    aim={"colour": COLOURS, "arrows": MOST_ARROWS},
    flag={"colour": COLOURS, "count": FLAG_COUNTS},
    ultimate={},
    talent={},
    finish={},
    tick={"colour": COLOURS},
    steal={"victim:seat": MAX_SEATS},
    power={},
    no_power={},
    shield={},
    no_shield={},
    extend={"colour": COLOURS},
    point={"colour": COLOURS},
    discard={"token": TOKENS},
    take={"token": TOKENS},
)
(
    CHOOSE,
    MARK,
    REROLL,
    STOP,
    SET,
    KEEP,
    AIM,
    FLAG,
    ULTIMATE,
    TALENT_CALL,
    FINISH,
    TICK,
    STEAL,
    USE_POWER,
    NO_POWER,
    USE_SHIELD,
    NO_SHIELD,
    EXTEND,
    POINT,
    DISCARD,
    TAKE,
) = ACTIONS

EVENTS = Events(
    VOCABULARY,
    joined=("seat", "archer"),
    begins=("seat",),
    marked=("seat", "colour"),
    turn_begins=("seat", "turn"),
    rolled=("seat", "roll", "dice:number"),
    showing=("first:face", "second:face", "third:face", "fourth:face"),
    stopped=("seat", "roll"),
    die_set=("seat", "die", "face"),
    dice_kept=("seat",),
    aimed=("seat", "colour", "arrows:number"),
    ticked=("seat", "colour", "left"),
    closed=("seat", "colour"),
    flagged=("seat", "colour", "boxes"),
    fired=("seat", "colour", "corner"),
    struck=("seat",),
    called=("seat", "archer"),
    took=("seat", "token"),
    stole=("seat", "token", "victim:seat"),
    found_none=("seat", "token"),
    powered=("seat", "colour"),
    power_kept=("seat",),
    shielded=("seat", "spectators"),
    lost=("seat", "spectators", "left"),
    pointer_bites=("seat", "colour", "dice:number"),
    fell=("seat",),
    extended=("seat", "colour"),
    pointed=("seat", "colour"),
    captured=("seat",),
    discarded=("seat", "token"),
    die_returned=("seat",),
    pointer_returned=("seat", "colour"),
    won=("seat", "way"),
    drawn=("turns",),
)
(
    JOINED,
    BEGINS,
    MARKED,
    TURN_BEGINS,
    ROLLED,
    SHOWING,
    STOPPED,
    DIE_SET,
    DICE_KEPT,
    AIMED,
    TICKED,
    CLOSED,
    FLAGGED,
    FIRED,
    STRUCK,
    CALLED,
    TOOK,
    STOLE,
    FOUND_NONE,
    POWERED,
    POWER_KEPT,
    SHIELDED,
    LOST,
    POINTER_BITES,
    FELL,
    EXTENDED,
    POINTED,
    CAPTURED,
    DISCARDED,
    DIE_RETURNED,
    POINTER_RETURNED,
    WON,
    DRAWN,
) = EVENTS

CLAUSES = Clauses("KY", 36, U=4, A=19)

QUESTIONS = (
    "choose_archer",
    "mark_flag",
    "roll",
    "set_die",
    "group",
    "tick",
    "take_token",
    "use_power",
    "use_shield",
    "extend",
    "point",
    "discard",
    "take_any",
)
FRAMES = 16
"""Kinds of frames on the agenda."""
(
    CHOOSE_ARCHER,
    MARK_FLAG,
    ROLL,
    SET_DIE,
    GROUP,
    TICK_CIRCLE,
    TAKE_TOKEN,
    BITE,
    LOSE,
    DRAW_CIRCLES,
    POINT_ARROW,
    DISCARD_TOKEN,
    TAKE_ANY_TOKEN,
    COUNT_POINTER,
    JUDGE,
    NEXT_TURN,
) = range(FRAMES)
"""What a frame of the agenda does. Those that can ask somebody come first and carry their question's number."""


class State(AgendaState):
    """Everything on the table of Kyudo: nothing is secret."""

    characters: int = option("dealt", "chosen")
    starter: int = i8()
    active: int = i8()
    """Whose turn it is; `actor` differs while somebody else answers."""
    turn: int = i16()
    """Turns begun, by all archers together."""
    winner: int = i8()
    """Who won, once over; NOBODY after a draw."""
    way: int = i8()
    archer: Row = i8(MAX_SEATS)
    """The character of each seat; ABSENT before it has one."""
    spectators: Row = i8(MAX_SEATS)
    """Who still sits in each stand; an archer with none is out."""
    ticked: Grid = i16(MAX_SEATS, COLOURS)
    circles: Grid = i16(MAX_SEATS, COLOURS)
    """Circles on each target: the printed ones and those drawn by a talent."""
    boxes: Grid = i8(MAX_SEATS, COLOURS)
    """Ticked boxes of each flag, corner after corner."""
    tokens: Grid = i8(MAX_SEATS, TOKENS)
    centre: Row = i8(TOKENS)
    face: Row = i8(DICE)
    """What each die shows; ABSENT where it was not rolled this turn."""
    used: Row = i8(DICE)
    """1 for a die that is in a group already."""
    rolls: int = i8()
    """Rolls made this turn."""
    powered: Row = i8(COLOURS)
    """1 for a colour in which every arrow of this turn bites with Power (KY-24b)."""
    die_holder: int = i8()
    """Who has a die on their card (KY-28), or NOBODY."""
    pointer_holder: int = i8()
    """Who has the pointer on their card (KY-29), or NOBODY."""
    pointer_colour: int = i8()


def is_alive(s: State, seat: int) -> bool:
    """KY-12: an archer is in the game while somebody watches."""
    return s.spectators[seat] > 0


def is_closed(s: State, seat: int, colour: int) -> bool:
    """KY-19: every circle of the colour is ticked."""
    return s.ticked[seat, colour] >= s.circles[seat, colour]


def is_target_full(s: State, seat: int) -> bool:
    """KY-12: every colour is closed."""
    for colour in range(COLOURS):
        if not is_closed(s, seat, colour):
            return False
    return True
