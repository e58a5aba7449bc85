"""A lesson as it is played: the table at a place of it is a function of its data, the place and one free choice.

Nothing is stored: a page sends the place it stands at, and the table is played there again from its position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from kotatsu.engine import steps
from kotatsu.engine.chance import seed_rng
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import KotatsuError, LessonError
from kotatsu.engine.events import Event
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.lesson import Lesson, Moves, Position, Step, put
from kotatsu.engine.views import view_of

SEED = 19
"""Draws that no script fixes are the same each time."""
FRIENDS = ("Ada", "Bo", "Cléo", "Dan", "Ève")
"""Who sits at the table of a lesson besides the learner."""
MAX_CHOSEN = 16
"""Actions of one free choice."""


@dataclass(frozen=True)
class Place:
    """Where somebody is in a lesson: steps done, and what they chose where everything was welcome."""

    step: int = 0
    chosen: tuple[int, ...] = ()

    def text(self) -> str:
        """As addresses and cookies carry it: `7`, or `7.12.13` after a free choice."""
        return ".".join(map(str, (self.step, *self.chosen)))

    @classmethod
    def read(cls, text: str) -> Place:
        """The place of a text; LessonError when it is none."""
        parts = text.split(".")
        if not all(part.isdecimal() and part.isascii() and len(part) < 7 for part in parts) or len(parts) > MAX_CHOSEN:
            raise LessonError(f"{text!r} is no place of a lesson; accepted: a number of steps")
        return cls(int(parts[0]), tuple(map(int, parts[1:])))


@dataclass(frozen=True)
class LessonPly:
    """One decision at a lesson's table and where it led; `told` is False for one that only prepares the next."""

    seat: int
    action: int
    events: tuple[Event, ...]
    after: Any
    told: bool = True


@dataclass
class LessonTable:
    """The table of a lesson at one place."""

    game: Game
    lesson: Lesson
    place: Place
    position: int
    """The number of the scene whose position this is."""
    opening: Any
    plies: list[LessonPly] = field(default_factory=list)
    shown_from: int = 0
    """Plies that were played before the scene began are not shown."""

    @property
    def state(self) -> Any:
        """The whole state now. Not for a learner's eyes: see `seen`."""
        return self.plies[-1].after if self.plies else self.opening

    @property
    def over(self) -> bool:
        """Whether the game at this table has ended."""
        return bool(self.state.actor == NOBODY)

    @property
    def finished(self) -> bool:
        """Whether the lesson has ended."""
        return self.place.step >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step that waits; the last once the lesson has ended."""
        return self.lesson.steps[min(self.place.step, len(self.lesson.steps) - 1)][1]

    @property
    def scene(self) -> int:
        """The number of the scene."""
        return self.lesson.steps[min(self.place.step, len(self.lesson.steps) - 1)][0]

    def seen(self, ply: int | None = None) -> Any:
        """What the learner sees, now or after the first `ply` plies."""
        s = self.state if ply is None else (self.plies[ply - 1].after if ply else self.opening)
        return view_of(self.game, s, self.lesson.seat, open_all=self.over)

    def legal(self) -> tuple[int, ...]:
        """What the learner may do now; nothing where only something is to be read."""
        if self.finished or not self.step.asks or self.state.actor != self.lesson.seat:
            return ()
        return legal_actions(self.game, self.state)

    def expected(self) -> tuple[int, ...]:
        """The actions that the step asks for; empty where any are welcome or none."""
        return () if self.finished or self.step.do is None else self.step.do.actions

    def play(self, moves: Moves) -> None:
        """Carry out the actions of one seat; LessonError when the rules forbid one or chance does not fit."""
        for number, action in enumerate(moves.actions):
            last = number == len(moves.actions) - 1
            s = self.state.copy()
            if s.actor == NOBODY:
                raise LessonError(f"{self.game.actions.text(action)} comes after the end of the game")
            code = self.game.rules.why_not(s, action)
            if code != ALLOWED:
                clause = self.game.clauses.name(code)
                raise LessonError(f"{self.game.actions.text(action)} is not allowed here ({clause})")
            seat = s.actor
            try:
                done = steps.step(self.game, s, action, moves.draws if last else ())
            except KotatsuError as error:
                raise LessonError(f"{self.game.actions.text(action)}: {error}") from error
            self.plies.append(LessonPly(seat, action, done.events, s, told=last))


def seat_names(lesson: Lesson, you: str) -> tuple[str, ...]:
    """Who sits where."""
    friends = iter(FRIENDS)
    return tuple(you if seat == lesson.seat else next(friends) for seat in range(lesson.seats))


def step_values(lesson: Lesson) -> dict[str, str]:
    """What the words of a step may name: the other players."""
    return {"friend": FRIENDS[0], "second": FRIENDS[1] if lesson.seats > 2 else FRIENDS[0]}


def legal_actions(game: Game, s: Any) -> tuple[int, ...]:
    """What the actor of a state may do."""
    mask = bytearray(game.actions.count)
    game.rules.legal(s, mask)
    return tuple(action for action, allowed in enumerate(mask) if allowed)


def stand_at(game: Game, lesson: Lesson, place: Place) -> LessonTable:
    """The table at a place; LessonError where the lesson has no such place or its data do not fit the rules."""
    if not 0 <= place.step <= len(lesson.steps):
        raise LessonError(f"lesson {lesson.name!r} has no step {place.step}; accepted: 0 to {len(lesson.steps)}")
    scene = lesson.steps[min(place.step, len(lesson.steps) - 1)][0]
    while lesson.scenes[scene].position is None:
        scene -= 1
    position = lesson.scenes[scene].position
    assert position is not None, "the first scene has one"
    table = LessonTable(game, lesson, place, scene, _opening(game, lesson, position))
    for moves in position.before:
        table.play(moves)
    table.shown_from = len(table.plies)
    for _, step in lesson.steps[lesson.first_step(scene) : place.step]:
        _do(table, step)
    return table


def _opening(game: Game, lesson: Lesson, position: Position) -> Any:
    s = game.blank_state(lesson.seats, lesson.options)
    seed_rng(s.rng, SEED)
    try:
        steps.set_up(game, s, position.deal)
    except KotatsuError as error:
        raise LessonError(f"the deal of a scene of lesson {lesson.name!r}: {error}") from error
    for name, index, value in position.set:
        put(s, name, index, value)
    return s


def _do(table: LessonTable, step: Step) -> None:
    """What a step that is done has led to."""
    if step.any and not table.place.chosen:
        return  # skipped: nothing was chosen, so nobody answers
    if step.any:
        table.play(Moves(table.place.chosen))
    elif step.do is not None:
        table.play(step.do)
    for moves in step.then:
        table.play(moves)


def answer(table: LessonTable, actions: Sequence[int]) -> LessonTable | None:
    """The table after a choice of the learner; None for another choice than the lesson waits for.

    An illegal choice is the caller's business: `why_not` of the rules says why.
    """
    step = table.step
    if table.finished:
        return None
    if step.do is not None and not matches(step.do.actions, actions):
        return None
    if not step.asks and actions:
        return None
    if step.any and not 0 < len(actions) < MAX_CHOSEN:
        return None
    return stand_at(table.game, table.lesson, next_place(table, actions))


def next_place(table: LessonTable, actions: Sequence[int]) -> Place:
    """The place after the step that waits. A free choice is remembered until the next position."""
    step = table.place.step + 1
    fresh = step < len(table.lesson.steps) and starts_a_position(table.lesson, step)
    chosen = tuple(actions) if table.step.any else table.place.chosen
    return Place(step, () if fresh else chosen)


def starts_a_position(lesson: Lesson, step: int) -> bool:
    """Whether a step is the first of a scene that begins at a position of its own."""
    scene = lesson.steps[step][0]
    return lesson.first_step(scene) == step and lesson.scenes[scene].position is not None


def matches(expected: Sequence[int], given: Sequence[int]) -> bool:
    """Whether actions are those expected: what only prepares the last one may come in any order."""
    return sorted(expected) == sorted(given) and list(expected[-1:]) == list(given[-1:])
