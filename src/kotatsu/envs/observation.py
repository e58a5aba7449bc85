"""What a seat observes: its view of the record, flat, with a named window for every field.

The layout is the same for every seat and every moment of a game: first who looks, then the fields of the record in
the order in which they lie in memory, arrays row by row. The generator is no part of it. What a seat may not see is
UNKNOWN (-1) in its view, and so it is here.
"""

from __future__ import annotations

import ast
import inspect
import math
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import RecordError
from kotatsu.engine.layout import NOBODY, PUBLIC, UNKNOWN, Field, GameState
from kotatsu.games import load

DTYPE = np.int16
"""Of an observation. Fields are of one or two bytes, so it holds them all."""
OBSERVER = "observer"
"""The window before all fields: the seat that looks."""
GENERATOR = "rng"

Observation = npt.NDArray[np.int16]
Runs = npt.NDArray[np.uint64]


@dataclass(frozen=True)
class Window:
    """A named part of an observation, and what its numbers may be."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int
    about: str = ""
    """What the game's record says of the field."""

    @property
    def stop(self) -> int:
        """One past its last number."""
        return self.start + math.prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """Where everything lies in an observation of one game."""

    windows: tuple[Window, ...]
    narrow: Runs
    wide: Runs
    """Runs of numbers that lie side by side in the record, in items of one byte and of two. A row each: where the run
    begins in the observation, where in the record (counted in such items), and how long it is. They are unsigned, so
    that compiled code need not ask whether a place counts from the end."""

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return self.windows[-1].stop

    def window(self, name: str) -> Window:
        """The window of a field."""
        return next(window for window in self.windows if window.name == name)

    def named(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """Every window by name, shaped, over the memory of an observation (or of many: the last axis is cut)."""
        return {
            window.name: observation[..., window.start : window.stop].reshape(*observation.shape[:-1], *window.shape)
            for window in self.windows
        }

    def observe(self, view: GameState, seat: int) -> Observation:
        """The observation of a seat whose view this is."""
        data = view.to_bytes()
        out = np.empty(self.width, DTYPE)
        out[0] = seat
        for runs, dtype in ((self.narrow, np.int8), (self.wide, np.int16)):
            items = np.frombuffer(data, dtype)
            for to, start, count in runs.tolist():
                out[to : to + count] = items[start : start + count]
        return out

    def bounds(self) -> tuple[Observation, Observation]:
        """The least and the most that each number may be."""
        sizes = [window.stop - window.start for window in self.windows]
        low = np.repeat(np.array([window.low for window in self.windows], DTYPE), sizes)
        high = np.repeat(np.array([window.high for window in self.windows], DTYPE), sizes)
        return low, high


def layout(game: Game | str) -> Layout:
    """The layout of a game's observations."""
    return _layout(load(game))


@cache
def _layout(game: Game) -> Layout:
    record: type[GameState] = game.rules.State
    about = field_words(record)
    windows = [Window(OBSERVER, 0, (1,), UNKNOWN, game.seats[1] - 1, "The seat that looks.")]
    runs: dict[int, list[list[int]]] = {1: [], 2: []}
    for name, offset in record.offsets.items():
        field = record.fields[name]
        if name == GENERATOR:
            continue
        start = windows[-1].stop
        windows.append(Window(name, start, field.shape or (1,), *bounds_of(game, name), about.get(name, "")))
        first, rest = divmod(offset, field.size)
        if field.size not in runs or rest:
            raise RecordError(f"{game.slug}: {name} does not fit an observation of {np.dtype(DTYPE).name}")
        _extend(runs[field.size], start, first, field.count)
    return Layout(tuple(windows), *(np.array(runs[size], np.uint64).reshape(-1, 3) for size in (1, 2)))


def _extend(runs: list[list[int]], to: int, start: int, count: int) -> None:
    """Add items to the last run where they follow it, here and there; else begin another."""
    if runs and runs[-1][0] + runs[-1][2] == to and runs[-1][1] + runs[-1][2] == start:
        runs[-1][2] += count
    else:
        runs.append([to, start, count])


def bounds_of(game: Game, name: str) -> tuple[int, int]:
    """What a field may hold in an observation: as the rules bound it, and UNKNOWN where somebody may not look."""
    field: Field = game.rules.State.fields[name]
    low, high = _declared(game, name, field)
    return (low if field.shown_to == PUBLIC else min(low, UNKNOWN)), high


def _declared(game: Game, name: str, field: Field) -> tuple[int, int]:
    """From the game's BOUNDS, the choices of an option, the seats of a table; else all that its bytes can hold."""
    declared: dict[str, tuple[int, int]] = getattr(game.rules, "BOUNDS", {})
    if name in declared:
        return declared[name]
    if field.choices:
        return 0, len(field.choices) - 1
    if name == "seats":
        return game.seats
    if name == "agenda_size":
        return 0, game.rules.State.fields["agenda"].shape[0]
    if field.holds_seats:
        return NOBODY, game.seats[1] - 1
    most: int = 2 ** (8 * field.size - 1) - 1
    return -most - 1, most


def field_words(record: type[GameState]) -> dict[str, str]:
    """What the record's source says below each field."""
    found: dict[str, str] = {"seats": "How many sit at the table.", "actor": "The seat that decides; -1 once over."}
    for cls in reversed(record.__mro__[:-1]):
        try:
            body = ast.parse(inspect.getsource(cls).lstrip()).body[0]
        except (OSError, IndentationError, SyntaxError):
            continue
        if isinstance(body, ast.ClassDef):
            found.update(_attribute_words(body))
    return found


def _attribute_words(body: ast.ClassDef) -> dict[str, str]:
    """The strings that stand below the attributes of a class."""
    found = {}
    for item, after in zip(body.body, body.body[1:], strict=False):
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                found[item.target.id] = " ".join(str(after.value.value).split())
    return found
