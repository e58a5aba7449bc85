"""Positions of Kyudo for tests: seat 0 has rolled, the others wait; names instead of numbers."""

from __future__ import annotations

from typing import Any

import pytest

import kotatsu
from kotatsu import IllegalAction, Match
from kotatsu.engine.events import Event
from kotatsu.games.kyudo.parts import (
    ARCHER_NAMES,
    CIRCLES,
    COLOUR_NAMES,
    COLOURS,
    DICE,
    FACE_NAMES,
    MAX_SEATS,
    Token,
)
from kotatsu.games.kyudo.state import ABSENT, Frame, Question
from tests.support import arrange

FULL = list(CIRCLES)
"""Every circle ticked."""
TURN = (Frame.NEXT_TURN, Frame.GROUP, Frame.COUNT_POINTER, Frame.SET_DIE, Frame.ROLL)
"""The frames of a turn, from its end to its beginning."""


def at(frames: tuple[int, ...], faces: str, seats: int = 2, rolls: int = 3, **fields: Any) -> Match:
    """Seat 0's turn with these frames to come and these faces; nothing ticked, archers in their order."""
    match = kotatsu.new("kyudo", seats=seats, seed=1)
    shown = [FACE_NAMES.index(face) for face in faces.split()]
    arrange(match, active=0, actor=0, starter=0, turn=1, rolls=rolls, face=shown + [ABSENT] * (DICE - len(shown)))
    arrange(match, boxes=[[0] * COLOURS] * MAX_SEATS, archer=list(range(MAX_SEATS)))
    arrange(match, agenda=[[0] * 4] * 10, agenda_size=len(frames))
    arrange(match, agenda=[[frame] for frame in frames])
    return arrange(match, **fields)


def grouping(faces: str, seats: int = 2, **fields: Any) -> Match:
    """Seat 0 groups these dice."""
    return at(TURN[:2], faces, seats, **fields)


def rolling(faces: str, seats: int = 2, **fields: Any) -> Match:
    """Seat 0 has rolled once and may roll again."""
    return at(TURN, faces, seats, rolls=1, **fields)


def only(colour: str, value: int, others: int = 0) -> list[int]:
    """A row of colours with one value in one of them."""
    return [value if name == colour else others for name in COLOUR_NAMES]


def tokens(**held: int) -> list[int]:
    """A row of tokens: `tokens(power=1)`."""
    return [held.get(name, 0) for name in Token.names]


NO_TOKENS = [0] * Token.count


def row(match: Match, field: str, seat: int) -> dict[str, int]:
    """What a seat has of each colour (or token), where it has any."""
    names = Token.names if field == "tokens" else COLOUR_NAMES
    grid = getattr(match.state, field)
    return {name: grid[seat, place] for place, name in enumerate(names) if grid[seat, place]}


def centre(match: Match) -> dict[str, int]:
    """The tokens in the centre."""
    return {name: match.state.centre[place] for place, name in enumerate(Token.names)}


def crowd(match: Match) -> list[int]:
    """The spectators of each seat."""
    return [match.state.spectators[seat] for seat in range(match.seats)]


def choices(match: Match) -> list[str]:
    """What may be done now, as text."""
    return [match.game.actions.text(action) for action in match.legal()]


def asked(match: Match) -> tuple[int, str]:
    """Who is asked what."""
    return match.actor, Question.names[match.game.rules.question(match.state)]


def refusal(match: Match, move: str) -> str:
    """The clause that forbids a move."""
    with pytest.raises(IllegalAction) as caught:
        match.play(move)
    return caught.value.clause


def told(events: list[Event], name: str) -> list[dict[str, Any]]:
    """The arguments of every event of a name."""
    return [event.names for event in events if event.name == name]


def archer(name: str) -> int:
    """The number of a character."""
    return ARCHER_NAMES.index(name)
