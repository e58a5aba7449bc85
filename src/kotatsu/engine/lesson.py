"""The lessons of a game: `lesson.toml` in its folder, read and checked here; the words are in `words/*-lesson.ftl`.

A lesson is a list of scenes, each about one idea; a scene is a list of steps. A step says something (a key of the
words), lights pieces, and waits: for one set of actions (`do`), for any choice (`any = true`), or only to be read.
What the other seats answer is written under it (`then`). A scene may begin at a position of its own: a set-up whose
draws are scripted (`deal`), values put on the table (`set`), plies that nobody watches (`before`).

`kotatsu.engine.lesson_table` plays lessons; `kotatsu.conformance.lessons` holds every game to them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kotatsu.engine.errors import KotatsuError, LessonError, listed
from kotatsu.engine.integers import as_integer
from kotatsu.engine.layout import GameState

if TYPE_CHECKING:
    from kotatsu.engine.contract import Game

FILE = "lesson.toml"
NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
PIECE = re.compile(r"[^\s:]+(?::[^\s]+)?")
MAX_LESSONS, MAX_SCENES, MAX_STEPS = 8, 20, 12
"""In a file, in a lesson, in a scene."""
NOT_SET = ("rng", "seats")
"""Fields that no scene changes."""


@dataclass(frozen=True)
class Moves:
    """Actions of one seat in a row, and what chance says to the last of them."""

    actions: tuple[int, ...]
    draws: tuple[int, ...] = ()


@dataclass(frozen=True)
class Step:
    """Something said, and what the learner does then."""

    key: str
    """The message of the words; `<key>-hint`, where there is one, answers another choice."""
    lit: tuple[str, ...] = ()
    """Pieces to look at; those of the expected choice are lit besides."""
    do: Moves | None = None
    """The expected choice; None where there is only something to read, or any choice is welcome."""
    any: bool = False
    """Whether every legal choice is welcome."""
    then: tuple[Moves, ...] = ()
    """What the other seats do then."""

    @property
    def asks(self) -> bool:
        """Whether the learner has to choose something."""
        return self.do is not None or self.any


@dataclass(frozen=True)
class Position:
    """Where a scene begins: what chance says to the set-up, what is put elsewhere, what was played before."""

    deal: tuple[int, ...] = ()
    set: tuple[tuple[str, tuple[int, ...], int], ...] = ()
    """Field, index in it, value."""
    before: tuple[Moves, ...] = ()


@dataclass(frozen=True)
class Scene:
    """One idea: its steps, and the position it begins at; None where it goes on from the scene before."""

    key: str
    """The message of its title."""
    steps: tuple[Step, ...]
    position: Position | None


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game."""

    name: str
    minutes: int
    seats: int
    seat: int
    """The learner's."""
    options: Mapping[str, str]
    scenes: tuple[Scene, ...] = field(repr=False)

    @property
    def key(self) -> str:
        """The message of its title."""
        return f"lesson-{self.name}"

    @cached_property
    def steps(self) -> tuple[tuple[int, Step], ...]:
        """Every step in order, with the number of its scene."""
        return tuple((number, step) for number, scene in enumerate(self.scenes) for step in scene.steps)

    def first_step(self, scene: int) -> int:
        """The number of the first step of a scene."""
        return next(number for number, (where, _) in enumerate(self.steps) if where == scene)


def read_lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, none where it has no file; LessonError says which scene is wrong and why."""
    file = game.folder / FILE
    return parse_lessons(game, _text(file)) if file.is_file() else ()


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LessonError(f"{FILE} cannot be read: {error}") from error


def parse_lessons(game: Game, text: str) -> tuple[Lesson, ...]:
    """The lessons in a text."""
    try:
        top = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise LessonError(f"{FILE} is not TOML: {error}") from error
    try:
        reader = _Reader(game)
        tables = _tables(_Table(top, FILE, ("lessons",)), "lessons", MAX_LESSONS)
        lessons = tuple(reader.lesson(table) for table in tables)
    except LessonError:
        raise
    except KotatsuError as error:
        raise LessonError(f"{FILE}: {error}") from error
    _refuse_twice([lesson.name for lesson in lessons], FILE)
    return lessons


class _Table:
    """A table of the file, whose keys and types are checked as they are read."""

    def __init__(self, values: object, where: str, keys: tuple[str, ...]) -> None:
        if not isinstance(values, dict):
            raise LessonError(f"{where} must be a table")
        unknown = [key for key in values if key not in keys]
        if unknown:
            raise LessonError(f"{where} has no {unknown[0]!r}; accepted: {listed(keys)}")
        self.values, self.where = values, where

    def get(self, key: str, kind: type[Any], default: Any = None) -> Any:
        """A value of a type; its default where it is left out."""
        value = self.values.get(key, default)
        if value is None:
            raise LessonError(f"{self.where} lacks {key!r}")
        if type(value) is not kind:
            raise LessonError(f"{self.where}: {key} = {value!r} must be {_KINDS[kind]}")
        return value

    def name(self) -> str:
        """The value of `name`, as words and addresses need it."""
        name: str = self.get("name", str)
        if not NAME.fullmatch(name):
            raise LessonError(f"{self.where}: name = {name!r} must be small letters, digits and hyphens")
        return name

    def numbers(self, key: str) -> tuple[int, ...]:
        """A list of whole numbers, empty where it is left out."""
        found = [as_integer(item) for item in self.get(key, list, [])]
        if None in found or any(number is not None and number < 0 for number in found):
            raise LessonError(f"{self.where}: {key} must be a list of whole numbers from 0 on")
        return tuple(number for number in found if number is not None)

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts, empty where it is left out."""
        found = self.get(key, list, [])
        if not all(isinstance(item, str) for item in found):
            raise LessonError(f"{self.where}: {key} must be a list of texts")
        return tuple(found)


_KINDS: Mapping[type[Any], str] = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}


def _tables(table: _Table, key: str, most: int) -> list[object]:
    found: list[object] = table.get(key, list)
    if not 1 <= len(found) <= most:
        raise LessonError(f"{table.where} has {len(found)} {key}; accepted: 1 to {most}")
    return found


def _refuse_twice(names: list[str], where: str) -> None:
    for name in names:
        if names.count(name) > 1:
            raise LessonError(f"{where} has the name {name!r} twice")


class _Reader:
    """Reads the tables of a file for one game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def lesson(self, values: object) -> Lesson:
        table = _Table(values, "a lesson", ("name", "minutes", "seats", "seat", "options", "scenes"))
        name = table.name()
        table.where = f"lesson {name!r}"
        seats, seat = table.get("seats", int, self.game.seats[0]), table.get("seat", int, 0)
        options = self.game.read_options(table.get("options", dict, {}))
        blank = self.game.blank_state(seats, options)
        if not 0 <= seat < seats:
            raise LessonError(f"{table.where}: seat = {seat} is not accepted; accepted: 0 to {seats - 1}")
        scenes = tuple(self.scene(item, name, blank) for item in _tables(table, "scenes", MAX_SCENES))
        _refuse_twice([scene.key for scene in scenes], table.where)
        _check_order(scenes, table.where)
        minutes = table.get("minutes", int, 3)
        return Lesson(name, minutes, seats, seat, options, scenes)

    def scene(self, values: object, lesson: str, blank: GameState) -> Scene:
        table = _Table(values, f"a scene of lesson {lesson!r}", ("name", "deal", "set", "before", "steps"))
        name = table.name()
        table.where = f"scene {name!r} of lesson {lesson!r}"
        key = f"lesson-{lesson}-{name}"
        found = _tables(table, "steps", MAX_STEPS)
        steps = tuple(self.step(item, f"{key}-{at}", f"step {at} of {table.where}") for at, item in enumerate(found, 1))
        own = any(part in table.values for part in ("deal", "set", "before"))
        return Scene(key, steps, self.position(table, blank) if own else None)

    def position(self, table: _Table, blank: GameState) -> Position:
        changes = [
            change
            for path, value in table.get("set", dict, {}).items()
            for change in _changes(blank, str(path), value, table.where)
        ]
        before = tuple(self.moves(item, table.where) for item in table.get("before", list, []))
        return Position(table.numbers("deal"), tuple(changes), before)

    def step(self, values: object, key: str, where: str) -> Step:
        table = _Table(values, where, ("lit", "do", "draws", "any", "then"))
        free = table.get("any", bool, False)
        lit = table.texts("lit")
        if not all(PIECE.fullmatch(piece) for piece in lit):
            raise LessonError(f"{where}: lit = {list(lit)} must be names of pieces, as card:up2")
        do = self.moves({name: table.values[name] for name in ("do", "draws") if name in table.values}, where)
        if free and do.actions:
            raise LessonError(f"{where} has both `do` and `any`; one of them says what is welcome")
        if not free and not do.actions and (do.draws or "then" in table.values):
            raise LessonError(f"{where} has `draws` or `then` but nothing that is done")
        then = tuple(self.moves(item, where) for item in table.get("then", list, []))
        return Step(key, lit, do if do.actions else None, free, then)

    def moves(self, values: object, where: str) -> Moves:
        """`"play card=up1 place=3"`, or `{do = [...], draws = [...]}`."""
        if isinstance(values, str):
            values = {"do": [values]}
        table = _Table(values, where, ("do", "draws"))
        actions = []
        for text in table.texts("do"):
            try:
                actions.append(self.game.actions.parse(text))
            except (KotatsuError, ValueError) as error:
                raise LessonError(f"{where}: {text!r} is no action: {error}") from error
        return Moves(tuple(actions), table.numbers("draws"))


def _check_order(scenes: tuple[Scene, ...], where: str) -> None:
    """The first scene has a position; after a free choice nothing is scripted before the next position; and what a
    choice led to is seen before the table is laid anew."""
    if scenes[0].position is None:
        raise LessonError(f"{where}: its first scene must begin at a position; give it `deal = []`")
    free = False
    for number, scene in enumerate(scenes):
        if number and scene.position is not None and scenes[number - 1].steps[-1].asks:
            raise LessonError(f"{where}: {scene.key} lays the table anew; let a step before it show what was done")
        free = free and scene.position is None
        for step in scene.steps:
            if free and step.asks:
                raise LessonError(f"{where}: {step.key} follows a choice of any kind; its scene needs a position")
            free = free or step.any


def _changes(blank: GameState, path: str, value: object, where: str) -> list[tuple[str, tuple[int, ...], int]]:
    """What `set` puts where: `"points.0" = 7`, or the first values of a row `"points" = [7, 5]`."""
    name, *steps = path.split(".")
    known = blank.fields.get(name)
    if known is None or known.choices or name in NOT_SET:
        accepted = [one for one, each in blank.fields.items() if not each.choices and one not in NOT_SET]
        raise LessonError(f"{where}: set names {name!r}, which is no field; accepted: {listed(accepted)}")
    index = tuple(int(step) for step in steps if step.isdecimal())
    values = value if isinstance(value, list) else [value]
    found = [(name, (*index, at) if isinstance(value, list) else index, item) for at, item in enumerate(values)]
    scratch = blank.copy()
    for change in found:
        try:
            if len(index) != len(steps):
                raise IndexError
            put(scratch, *change)
        except (IndexError, TypeError, ValueError, NotImplementedError, OverflowError) as error:
            shape = " by ".join(map(str, known.shape)) or "one number"
            if len(known.shape) > 1:
                shape += f", and {name}.0 its first part"
            raise LessonError(f"{where}: set {path!r} = {value!r} does not fit; {name} is {shape}") from error
    return found


def put(s: GameState, name: str, index: tuple[int, ...], value: int) -> None:
    """Put a value in a field of a state; what does not fit raises."""
    if type(value) is not int:
        raise TypeError
    shape = s.fields[name].shape
    if len(index) != len(shape):
        raise IndexError
    if not shape:
        setattr(s, name, value)
        s.to_bytes()
    else:
        getattr(s, name)[index if len(shape) > 1 else index[0]] = value
