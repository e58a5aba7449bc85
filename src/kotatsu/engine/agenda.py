"""Questions inside questions: one small stack in the record, for turns that can pause anywhere.

A frame is a few integers: what is to be done, and up to three numbers about it. Frames are pushed last-first; a
game's `step` answers the question at hand and then runs frames from the top until one of them needs a person.
A frame keeps nothing that can be derived.
"""

from __future__ import annotations

from kotatsu.engine.layout import GameState, Grid, public

DEPTH = 48
"""Room for frames unless a game says otherwise; its test plays at its deepest and finds room left."""
WHAT, FIRST, SECOND, THIRD = range(4)
FRAME = 4
"""Integers in a frame."""


class AgendaState(GameState):
    """A state with an agenda. `class State(AgendaState, depth=12)` has room for twelve frames."""

    agenda: Grid = public.i16(DEPTH, FRAME)
    agenda_size: int = public.i8()

    def __init_subclass__(cls, depth: int | None = None) -> None:
        if depth is not None:
            cls.agenda = public.i16(depth, FRAME)
        super().__init_subclass__()


def push(s: AgendaState, what: int, first: int = 0, second: int = 0, third: int = 0) -> None:
    """Put a frame on top: it is met before all that is there."""
    top = s.agenda_size
    s.agenda[top, WHAT] = what
    s.agenda[top, FIRST] = first
    s.agenda[top, SECOND] = second
    s.agenda[top, THIRD] = third
    s.agenda_size = top + 1


def pop(s: AgendaState) -> None:
    """Take the top frame away, leaving no trace of it in the record."""
    top = s.agenda_size - 1
    for item in range(FRAME):
        s.agenda[top, item] = 0
    s.agenda_size = top


def top_frame(s: AgendaState, item: int) -> int:
    """One integer of the top frame: WHAT, FIRST, SECOND or THIRD. The agenda must not be empty."""
    return s.agenda[s.agenda_size - 1, item]
