"""The components of Kyudo as tables that the rules can index; `parts.toml` says what is printed on each."""

from __future__ import annotations

from typing import Any

from kotatsu.engine.errors import PartsError
from kotatsu.engine.names import NumberedNames, numbered
from kotatsu.engine.parts import load_parts

PARTS = load_parts(__file__)

MAX_SEATS = 4

COLOUR_NAMES: tuple[str, ...] = tuple(colour["id"] for colour in PARTS["colours"])
COLOURS = len(COLOUR_NAMES)
FACE_NAMES = (*COLOUR_NAMES, "arrow")
FACES = len(FACE_NAMES)
ARROW = COLOURS
"""The face that is no colour; a colour's face has the colour's number."""

NO_TOKEN = -1
"""The token of a shot that ticks circles."""


class Token(NumberedNames):
    """The kinds of token."""

    POWER = numbered()
    SHIELD = numbered()
    WILD = numbered()


class Talent(NumberedNames):
    """What a character can do with four different colours (KY-26 to KY-29)."""

    POINT = numbered()
    EXTEND = numbered()
    CAPTURE = numbered()
    RAID = numbered()


def _by_colour(section: str) -> list[dict[str, Any]]:
    """The entries of a section in the order of the colours; each colour must have one."""
    entries = {entry["id"]: entry for entry in PARTS[section]}
    if sorted(entries) != sorted(COLOUR_NAMES):
        raise PartsError(f"parts.toml of Kyudo: {section} must name every colour once")
    return [entries[name] for name in COLOUR_NAMES]


PULL: tuple[int, ...] = tuple(colour["pull"] for colour in PARTS["colours"])
CIRCLES: tuple[int, ...] = tuple(entry["circles"] for entry in _by_colour("target"))
"""Circles of each colour printed on a target."""
CORNER_BOXES: tuple[int, ...] = tuple(entry["boxes"] for entry in _by_colour("corners"))
CORNERS: int = PARTS["flag"]["corners"]
FLAG_BOXES: tuple[int, ...] = tuple(CORNERS * boxes for boxes in CORNER_BOXES)
"""Boxes in all four corners of a flag."""
SHOT_CIRCLES: tuple[int, ...] = tuple(entry["circles"] for entry in _by_colour("shots"))
"""How many free circles the shot of a colour ticks."""
SHOT_TOKEN: tuple[int, ...] = tuple(
    Token.names.index(entry["token"]) if entry["token"] in Token.names else NO_TOKEN for entry in _by_colour("shots")
)
"""Which token the shot of a colour takes, or NO_TOKEN."""

ARCHER_NAMES: tuple[str, ...] = tuple(archer["id"] for archer in PARTS["archers"])
ARCHERS = len(ARCHER_NAMES)
ARCHER_TALENT: tuple[int, ...] = tuple(Talent.names.index(archer["talent"]) for archer in PARTS["archers"])
"""The talent of each archer."""
EXTENDABLE_NAMES: tuple[str, ...] = tuple(PARTS["extend"]["colours"])
EXTENDABLE: tuple[int, ...] = tuple(COLOUR_NAMES.index(name) for name in EXTENDABLE_NAMES)
"""The colours between which the talent that draws circles chooses."""

SPECTATORS: int = PARTS["stand"]["spectators"]
DICE: int = PARTS["dice"]["count"]
ROLLS: int = PARTS["dice"]["rolls"]
SETUP_BOXES: tuple[int, ...] = tuple(PARTS["setup"]["boxes"])
"""Flag boxes ticked before the first turn, by place in the order of play."""
TOKEN_COPIES: int = PARTS["tokens"]["copies"]
TOKENS_WITHHELD: int = PARTS["tokens"]["fewer_than_players"]
ULTIMATE_LOSS: int = PARTS["ultimate"]["loss"]
POWER_LOSS: int = PARTS["power"]["loss"]
POINTER_LOSS: int = PARTS["pointer"]["loss"]
LAST_TURN: int = PARTS["limit"]["turns"]
"""After this many turns, all archers together, a match is a draw."""

if len(SETUP_BOXES) != MAX_SEATS or max(SETUP_BOXES) > COLOURS:
    raise PartsError("parts.toml of Kyudo: setup.boxes needs a number for each of four archers, at most one a flag")
if min(CORNER_BOXES) <= 1:
    raise PartsError("parts.toml of Kyudo: a corner has two boxes or more, so that no set-up tick fires a shot")
if MAX_SEATS - TOKENS_WITHHELD > TOKEN_COPIES:
    raise PartsError("parts.toml of Kyudo: too few copies of each token for four archers")
if any((circles > 0) == (token != NO_TOKEN) for circles, token in zip(SHOT_CIRCLES, SHOT_TOKEN, strict=True)):
    raise PartsError('parts.toml of Kyudo: a shot either ticks circles or takes a token; write token = "none"')
if sorted(ARCHER_TALENT) != list(range(Talent.count)):
    raise PartsError("parts.toml of Kyudo: each talent belongs to one archer")
