"""A small set of rules that a test bends: one function each, read by the dialect as a game's own would be."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import numba
import numpy as np

from kotatsu.engine.agenda import AgendaState
from kotatsu.engine.compiler.call_graph import SUBSTITUTES, Unit, _unit
from kotatsu.engine.compiler.cpu import clone
from kotatsu.engine.contract import Game
from kotatsu.engine.dialect import Violation, check_rules
from kotatsu.engine.dialect.kinds import record_names
from kotatsu.engine.dialect.scope import Surroundings
from kotatsu.engine.events import EventNames, event
from kotatsu.engine.layout import Cube, Grid, Row, public

MARK = "# here"
"""In a bent rule: the line that the sentence must name."""
SEATS = 4
ACTIONS = 12

HEAD = """from __future__ import annotations

import functools
import math
import random
import time

import numpy as np

from kotatsu.engine import parts as engine_parts
from kotatsu.engine.agenda import push
from kotatsu.engine.chance import draw, shuffle
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY, Grid, Mask, Out, Row
from kotatsu.engine.parts import grid
from tests.authoring.bent_rules import EventKind, State

COSTS = (1, 2, 3)
PAIRS = ((1, 2), (3, 4))
PRICES = grid([[1, 2], [3, 4]])
NAMES = ("ann", "bob")
TITLE = "a game"
LIST = [1, 2]
HUGE = 2**70
WIDE = (2**40, 1)
HALF = 0.5


def helper(s: State, seat: int) -> int:
    return s.points[seat]


def is_first(s: State, seat: int) -> bool:
    return seat == s.round


def traced(rule):
    return rule


def do_nothing(s: State) -> None:
    s.round = 0

"""


class State(AgendaState):
    """A record with a field of every kind."""

    points: Row = public.i16(SEATS)
    line: Row = public.i8(5)
    hand: Grid = public.i8(SEATS, 3)
    layers: Cube = public.i8(2, 3, 4)
    round: int = public.i8()


class EventKind(EventNames, vocabulary={}):
    """The events of the bent rules."""

    MOVED = event("seat", "place")


def load_rules(folder: Path, body: str) -> ModuleType:
    """A module of the head and this body."""
    file = folder / "bent.py"
    file.write_text(HEAD + "\n" + body, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(f"bent_{abs(hash(str(file)))}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def violations(folder: Path, body: str, root: str = "step") -> list[Violation]:
    """What the dialect says of the function `rule` of this body, in the place of a contract function."""
    module = load_rules(folder, body)
    around = Surroundings(dict(State.fields), record_names(State), ACTIONS, SEATS, EventKind.events)
    return check_rules(around, {root: module.rule})


def marked_line(body: str) -> int:
    """The line of the file that the mark is on."""
    lines = (HEAD + "\n" + body).splitlines()
    return next(number for number, line in enumerate(lines, 1) if MARK in line)


def run_compiled(rule: Any, data: bytes, action: int) -> tuple[int, bytes]:
    """What a rule returns and leaves, run as machine code on a copy of a record."""
    records = np.frombuffer(bytearray(data), dtype=State.dtype())
    said = _compiled(_unit(rule, dict(SUBSTITUTES), {}, ()))(records[0], action)
    return int(said or 0), records.tobytes()


def _compiled(unit: Unit) -> Any:
    sizes = cast(Game, SimpleNamespace(actions=SimpleNamespace(count=ACTIONS), seats=(2, SEATS)))
    callees = {name: _compiled(callee) for name, callee in unit.callees.items()}
    return numba.njit(error_model="numpy")(clone(unit, sizes, callees))
