"""What the page of Kyudo draws, which pieces a choice touches, and ready-made ways to group a roll."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Any

from kotatsu.engine.events import Event
from kotatsu.engine.layout import NOBODY, SPECTATOR
from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.kyudo import page_components, parts
from kotatsu.games.kyudo.choices import question
from kotatsu.games.kyudo.flags import boxes_in_corner
from kotatsu.games.kyudo.forecast import actions_in_a_row, forecast, plans
from kotatsu.games.kyudo.parts import Token
from kotatsu.games.kyudo.state import ABSENT, Question, State, Verb, Way, is_alive, is_closed
from kotatsu.games.kyudo.text import plan

# The drawing of a sheet, in its own units (about a pixel on a phone).
TARGET_X, TARGET_Y = 126, 126
RING_EDGES = {"red": (0, 40), "blue": (40, 61), "green": (61, 82), "orange": (82, 103), "black": (103, 122)}
"""Where each ring begins and ends, from the middle of the target."""
RED_ORBIT = 25
"""How far the circles of the innermost ring lie from its middle."""
CIRCLE, CIRCLE_GAP = 8.5, 1.5
LABEL_ARC = pi / 5
"""The part of a ring, at its top, that is kept free for the pull of the colour."""
FLAG_X, FLAG_PITCH, FLAG_WIDTH, FLAG_HEIGHT = 256, 49, 100, 45
BOX, BOX_PITCH, BOX_EDGE = 8, 10, 5
STAND_Y, STAND_ROWS, STAND_PITCH, STAND_ROW = 256, 2, 35.2, 26


@dataclass(frozen=True)
class Die:
    """A die in the tray, or on the card of the one who captured it."""

    number: int
    face: str
    used: bool


@dataclass(frozen=True)
class Spot:
    """A circle of the target."""

    x: float
    y: float
    r: float
    ticked: bool


@dataclass(frozen=True)
class Ring:
    """A colour of a target."""

    colour: str
    inner: int
    outer: int
    label_y: float
    pull: int
    ticked: int
    circles: int
    closed: bool
    pointed: bool
    powered: bool
    spots: tuple[Spot, ...]


@dataclass(frozen=True)
class Box:
    """A box of a flag, from the flag's upper left corner."""

    x: int
    y: int
    ticked: bool


@dataclass(frozen=True)
class Flag:
    """A flag: where it hangs, its boxes, what its shot gives."""

    colour: str
    y: int
    boxes: tuple[Box, ...]
    ticked: int
    full: int
    """How many of its corners are full."""
    all: int
    corners: tuple[str, ...]
    """For small drawings: `full`, `begun` or `empty`."""
    token: str
    """The token that its shot takes; none where it ticks circles."""
    circles: int


@dataclass(frozen=True)
class Seat:
    """A place in the stand."""

    number: int
    x: float
    y: float
    here: bool
    kind: int
    """One of a few drawings, so that a crowd is not one person twenty times."""


@dataclass(frozen=True)
class Held:
    """Tokens of a kind that somebody holds, or that lie in the centre."""

    name: str
    count: int


@dataclass(frozen=True)
class Sheet:
    """Everything before an archer."""

    seat: int
    archer: str
    alive: bool
    spectators: int
    rings: tuple[Ring, ...]
    flags: tuple[Flag, ...]
    stand: tuple[Seat, ...]
    tokens: tuple[Held, ...]
    has_die: bool
    pointed: str
    """The colour under this archer's pointer; none without it."""


# --- Pieces


def pieces(s: State, action: int) -> tuple[str, ...]:
    """What one touches for a choice: dice, a ring of the target, a flag, a token, an archer."""
    verb, values = Verb.actions.verb(action).name, Verb.actions.values(action)
    if "colour" in values:
        return (f"{'flag' if verb in ('mark', 'flag', 'spread') else 'ring'}:{parts.COLOUR_NAMES[values['colour']]}",)
    if verb == "reroll":
        return tuple(f"die:{die + 1}" for die in range(parts.DICE) if values["dice"] + 1 >> die & 1)
    if verb == "set":
        return (f"die:{values['die'] + 1}",)
    if verb == "choose":
        return (f"character:{parts.ARCHER_NAMES[values['archer']]}",)
    if verb == "steal":
        return (f"archer:{values['victim']}",)
    return _token_pieces(s, verb, values)


def _token_pieces(s: State, verb: str, values: dict[str, int]) -> tuple[str, ...]:
    if verb == "take":
        return (f"centre:{Token.names[values['token']]}",)
    spent = {"power": "power", "shield": "shield"}.get(verb) or (
        Token.names[values["token"]] if verb == "discard" else ""
    )
    return (f"token:{s.actor}:{spent}",) if spent else ()


COLOUR_PIECES = {
    "flagged": "flag",
    "spread": "flag",
    "marked": "flag",
    "fired": "flag",
    "aimed": "ring",
    "ticked": "ring",
    "closed": "ring",
}
"""What an event with a colour concerns: the flag, or the ring of the target."""


INTERLUDES = ("fell",)
"""An archer is out."""


def marks(event: Event) -> tuple[str, ...]:
    """The pieces that an event moved or concerns, on the sheet where it happened."""
    if event.name in COLOUR_PIECES:
        return (f"{COLOUR_PIECES[event.name]}:{event.values['seat']}:{event.names['colour']}",)
    if event.name == "die_set":
        return (f"die:{event.names['die']}",)
    if event.name in ("took", "stole"):
        return (f"token:{event.values['seat']}:{event.names['token']}",)
    if event.name in ("lost", "shielded", "fell"):
        return (f"archer:{event.values['seat']}",)
    return ("pointer",) if event.name == "pointed" else ()


RING_QUESTIONS = (Question.GROUP, Question.TICK, Question.EXTEND, Question.POINT)
"""Where a colour of the target may be the answer: a row of colours, large enough for a thumb, stands below it."""
QUIET = (Verb.STOP, Verb.KEEP, Verb.FINISH, Verb.NO_POWER, Verb.NO_SHIELD)


def passes(s: State, action: int) -> bool:
    """The answer of one who wants nothing more: the roll, the group, the Power or the Shield is let go by."""
    return action in QUIET


def ghosts(s: State, action: int) -> tuple[tuple[str, str], ...]:
    """The circles that an aim or a tick would cross out, on the sheet of the one who shoots."""
    values = Verb.actions.values(action)
    if Verb.actions.verb(action).name not in ("aim", "tick") or shown_large(s) != s.actor:
        return ()
    colour = values["colour"]
    ticks = forecast(s, action).ticks if "arrows" in values else 1
    first = s.ticked[s.actor, colour]
    last = min(first + ticks, s.circles[s.actor, colour])
    return tuple(("", f"spot:{parts.COLOUR_NAMES[colour]}:{number}") for number in range(first, last))


SCREENS = ("sheets",)
"""The sheets of the archers who do not shoot."""


def needs(s: State, seat: int) -> tuple[str, ...]:
    """The large sheet is the active archer's; whoever is asked meanwhile has their tokens on a small one."""
    return ("table",) if seat == shown_large(s) else ("sheets", "table")


# --- The scene


def scene(s: State, seat: int, words: WordsProtocol) -> dict[str, Any]:
    """The tray, the centre, the sheet of the one whose turn it is, and the other sheets, the reader's first."""
    hero = shown_large(s)
    others = [other % s.seats for other in range(hero + 1, hero + s.seats)]
    others.sort(key=lambda other: other != seat)
    return {
        "hero": sheet(s, hero),
        "others": [sheet(s, other) for other in others],
        "sheets": [sheet(s, other) for other in range(s.seats)],
        "dice": dice(s),
        "rolls": s.rolls if s.active != NOBODY else 0,
        "most_rolls": parts.ROLLS,
        "centre": tuple(Held(name, s.centre[token]) for token, name in enumerate(Token.names)),
        "characters": list(parts.ARCHER_NAMES) if s.archer[hero] == ABSENT else [],
        "rings": parts.COLOUR_NAMES if s.actor == seat and question(s) in RING_QUESTIONS else (),
        "watching": seat == SPECTATOR,
        "winner": s.winner,
        "way": Way.names[s.way],
    }


def shown_large(s: State) -> int:
    """Whose sheet is the hero: the active archer's, or before play of the one who chooses."""
    if s.active != NOBODY:
        return s.active
    return s.actor if s.actor != NOBODY else s.starter


def sheet(s: State, seat: int) -> Sheet:
    """The sheet of a seat."""
    return Sheet(
        seat=seat,
        archer=parts.ARCHER_NAMES[s.archer[seat]] if s.archer[seat] != ABSENT else "",
        alive=is_alive(s, seat),
        spectators=s.spectators[seat],
        rings=tuple(ring(s, seat, colour) for colour in range(parts.COLOURS)),
        flags=tuple(flag(s, seat, colour) for colour in range(parts.COLOURS)),
        stand=stand(s, seat),
        tokens=tuple(Held(name, s.tokens[seat, token]) for token, name in enumerate(Token.names)),
        has_die=s.die_holder == seat,
        pointed=parts.COLOUR_NAMES[s.pointer_colour] if s.pointer_holder == seat else "",
    )


def dice(s: State) -> list[Die]:
    """The dice of this turn; a captured one has no face."""
    faces = [parts.FACE_NAMES[s.face[die]] if s.face[die] != ABSENT else "" for die in range(parts.DICE)]
    return [Die(die + 1, face, bool(s.used[die])) for die, face in enumerate(faces)]


def ring(s: State, seat: int, colour: int) -> Ring:
    """A colour of a target with its circles."""
    name = parts.COLOUR_NAMES[colour]
    inner, outer = RING_EDGES[name]
    return Ring(
        colour=name,
        inner=inner,
        outer=outer,
        label_y=TARGET_Y - (inner + outer) / 2 if inner else TARGET_Y,
        pull=parts.PULL[colour],
        ticked=s.ticked[seat, colour],
        circles=s.circles[seat, colour],
        closed=is_closed(s, seat, colour),
        pointed=s.pointer_holder not in (NOBODY, seat) and s.pointer_colour == colour,
        powered=seat == s.active and bool(s.powered[colour]),
        spots=spots(s, seat, colour),
    )


def spots(s: State, seat: int, colour: int) -> tuple[Spot, ...]:
    """The circles of a ring, clockwise from the right of its label; in the middle they go all the way round."""
    inner, outer = RING_EDGES[parts.COLOUR_NAMES[colour]]
    count = s.circles[seat, colour]
    orbit = (inner + outer) / 2 if inner else RED_ORBIT
    arc = 2 * pi - (LABEL_ARC if inner else 0)
    radius = min(CIRCLE, arc * orbit / count / 2 - CIRCLE_GAP / 2)
    found = []
    for number in range(count):
        angle = (2 * pi - arc) / 2 + arc * (number + 0.5) / count
        x, y = TARGET_X + orbit * sin(angle), TARGET_Y - orbit * cos(angle)
        found.append(Spot(round(x, 1), round(y, 1), round(radius, 1), number < s.ticked[seat, colour]))
    return tuple(found)


def flag(s: State, seat: int, colour: int) -> Flag:
    """A flag with its four corners of boxes."""
    size = parts.CORNER_BOXES[colour]
    corners = [boxes_in_corner(s, seat, colour, corner) for corner in range(parts.CORNERS)]
    token = parts.SHOT_TOKEN[colour]
    return Flag(
        colour=parts.COLOUR_NAMES[colour],
        y=4 + FLAG_PITCH * colour,
        boxes=tuple(
            box(corner, place, place < corners[corner]) for corner in range(parts.CORNERS) for place in range(size)
        ),
        ticked=s.boxes[seat, colour],
        full=s.fired[seat, colour],
        all=parts.FLAG_BOXES[colour],
        corners=tuple(_corner(boxes, size) for boxes in corners),
        token="" if token == parts.NO_TOKEN else Token.names[token],
        circles=parts.SHOT_CIRCLES[colour],
    )


def _corner(ticked: int, size: int) -> str:
    return "full" if ticked >= size else "begun" if ticked > 0 else "empty"


def box(corner: int, place: int, ticked: bool) -> Box:
    """A box of a corner: the corners are upper left, upper right, lower left, lower right."""
    x = BOX_EDGE + BOX_PITCH * place
    if corner % 2:
        x = FLAG_WIDTH - BOX - x
    return Box(x, BOX_EDGE if corner < parts.CORNERS // 2 else FLAG_HEIGHT - BOX_EDGE - BOX, ticked)


def stand(s: State, seat: int) -> tuple[Seat, ...]:
    """KY-21: twenty places in two rows; the highest numbers leave first."""
    per_row = parts.SPECTATORS // STAND_ROWS
    return tuple(
        Seat(
            number + 1,
            round(4 + STAND_PITCH * (number % per_row), 1),
            STAND_Y + STAND_ROW * (number // per_row),
            number < s.spectators[seat],
            (number * 7 + seat) % 3,
        )
        for number in range(parts.SPECTATORS)
    )


# --- Ready choices


def previews(s: State, seat: int, words: WordsProtocol) -> list[dict[str, Any]]:
    """Every sensible way to group the roll, best first, with what it would do and the actions that do it."""
    if s.actor != seat:
        return []
    return [{"label": plan(s, way, words), "actions": actions_in_a_row(s, way)} for way in plans(s)]


# --- Cards of pieces

component = page_components.component
COMPONENT_CLAUSES = page_components.COMPONENT_CLAUSES
TELLING_EVENTS = page_components.TELLING_EVENTS
LOSSES = page_components.LOSSES
