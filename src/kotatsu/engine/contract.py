"""The contract of a game: one flat record and a few plain functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast

from kotatsu.engine.actions import Actions, VerbNames
from kotatsu.engine.clauses import Clauses
from kotatsu.engine.errors import BadSetting, listed
from kotatsu.engine.events import EventNames, Events
from kotatsu.engine.hiding import check_declarations, make_hide
from kotatsu.engine.integers import as_integer, whole_number
from kotatsu.engine.layout import GameState, Mask, Out
from kotatsu.engine.lesson import Lesson, read_lessons
from kotatsu.engine.names import NumberedNames, Vocabulary
from kotatsu.engine.presentation import GamePage, GameText


class Rules(Protocol):
    """What a game's `rules` module must hold. Functions are in the dialect of docs/rules-dialect.md."""

    State: type[Any]
    VOCABULARY: Vocabulary
    Verb: type[VerbNames]
    EventKind: type[EventNames]
    Question: type[NumberedNames]
    """The questions that a seat can be asked; `question` answers with one of its numbers."""
    CLAUSES: Clauses

    def setup(self, s: Any) -> None:
        """Lay out the table; s.seats, the options and s.rng are set already, all else is zero."""

    def legal(self, s: Any, mask: Mask) -> int:
        """Mark in a zeroed mask what s.actor may do now; how many."""

    def step(self, s: Any, action: int) -> None:
        """Do it, in place; legality is the caller's business. s.actor is NOBODY once the game is over."""

    def result(self, s: Any, out: Out) -> None:
        """Once over: 1 for a winner, equal shares of 1 for shared wins, 0 for the rest."""

    def guess(self, s: Any, seat: int) -> None:
        """Fill what is UNKNOWN to this seat with a fair sample of what it may be."""

    def why_not(self, s: Any, action: int) -> int:
        """The code of the clause that forbids an action of s.actor, or ALLOWED; slow twin of `legal`, for people."""

    def score(self, s: Any, seat: int) -> int:
        """The points of a seat as the table shows them now."""

    def question(self, s: Any) -> int:
        """What s.actor is asked now: a number of Question."""


COMPILED = ("setup", "legal", "step", "result", "guess", "score")
"""The functions of the rules that every target has; `hide` comes from the declaration of the fields."""
REQUIRED = ("State", "VOCABULARY", "Verb", "EventKind", "Question", "CLAUSES", *COMPILED, "why_not", "question")
FACTS = ("slug", "title", "version", "seats", "minutes", "longest")
"""What every game says of itself to `Game.of`."""
OPTIONAL_FACTS = ("value", "listener")
MOST_OF_A_FACT = 2**31 - 1


@dataclass(frozen=True)
class Game:
    """A game: its facts, declared once, and its rules."""

    slug: str
    """The name in addresses and commands: `tiki-topple`."""
    title: str
    version: int
    """Changes whenever the same actions and draws could lead elsewhere; a record of another version is refused."""
    seats: tuple[int, int]
    """Fewest and most."""
    minutes: int
    """About how long it takes people."""
    longest: int
    """No game takes more decisions than this; conformance holds every game to it."""
    rules: Rules
    folder: Path
    value: Callable[[Any, Out], None] | None = None
    """Optional: each seat's chance of winning from here, in the dialect, for bots that stop a playout early."""
    listener: Callable[..., None] | None = None
    """Optional: what compiled rules call where they `tell`, in the dialect; nothing else. Studies count with it."""

    @classmethod
    def of(cls, rules: ModuleType, **facts: Any) -> Game:
        """A game from its rules module; says what the module still lacks."""
        missing = [name for name in REQUIRED if not hasattr(rules, name)]
        if missing:
            raise BadSetting(f"{rules.__name__} lacks {listed(missing)}")
        _check_facts(facts)
        game = cls(rules=cast(Rules, rules), folder=Path(str(rules.__file__)).parent, **facts)
        check_declarations(game.rules.State, game.seats[1])
        return game

    @cached_property
    def actions(self) -> Actions:
        """The codec of its actions."""
        return self.rules.Verb.actions

    @cached_property
    def events(self) -> Events:
        """The codec of its events."""
        return self.rules.EventKind.events

    @cached_property
    def questions(self) -> tuple[str, ...]:
        """The names of the questions that a seat can be asked."""
        return self.rules.Question.names

    @cached_property
    def page(self) -> GamePage:
        """How its page is drawn and touched."""
        return GamePage.of(self.module("page"))

    @cached_property
    def text(self) -> GameText:
        """How its table is told in plain lines."""
        return GameText.of(self.module("text"))

    @cached_property
    def asking_tells(self) -> dict[str, str]:
        """Questions that are put only to those who hold something, and the clause that says so (ASKING_TELLS)."""
        declared: Mapping[int, int] = vars(self.rules).get("ASKING_TELLS", {})
        return {self.questions[number]: self.clauses.name(code) for number, code in declared.items()}

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """What a newcomer is taught, from `lesson.toml`; none where the game has no such file."""
        return read_lessons(self)

    def lesson(self, name: str) -> Lesson:
        """A lesson by its name, the first without one; BadSetting says which there are."""
        for lesson in self.lessons:
            if name in ("", lesson.name):
                return lesson
        names = listed(lesson.name for lesson in self.lessons)
        raise BadSetting(f"{self.slug} has no lesson {name!r}; accepted: {names}")

    def check_presentation(self) -> None:
        """Refuse a game whose page, text or lessons lack what every game has, or name events that it never tells."""
        page, text, _ = self.page, self.text, self.lessons
        groups = (page.INTERLUDES, *text.MINOR_EVENTS, *(names for _, names in text.TOLD_TOGETHER))
        unknown = {name for group in groups for name in group}.difference(self.events.names)
        if unknown:
            raise BadSetting(f"{self.package} names events that it does not have: {listed(sorted(unknown))}")

    def asked(self, s: Any) -> str:
        """The name of the question that a state puts to its actor."""
        return self.questions[self.rules.question(s)]

    @cached_property
    def clauses(self) -> Clauses:
        """The clauses of its rules."""
        return self.rules.CLAUSES

    @property
    def seat_counts(self) -> range:
        """Every number of seats it can be played with."""
        return range(self.seats[0], self.seats[1] + 1)

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        """Its options and what each may be; the first is the default."""
        return dict(self.rules.State.options())

    def module(self, name: str) -> Any:
        """A module of the game's folder: `page`, `text`."""
        return import_module(f"{self.package}.{name}")

    @property
    def package(self) -> str:
        """The package that the game's modules are in."""
        return self.rules.setup.__module__.rpartition(".")[0]

    def functions(self) -> dict[str, Callable[..., Any]]:
        """The functions that every target has, by name."""
        return {"hide": self.hide, **{name: getattr(self.rules, name) for name in COMPILED}}

    @cached_property
    def hide(self) -> Callable[[Any, int], None]:
        """Set to UNKNOWN what a seat may not see. A game's `hide`, where it has one, does what fields cannot say."""
        return make_hide(self.rules.State, vars(self.rules).get("hide"))

    def blank_state(self, seats: int, options: Mapping[str, object] | None = None) -> Any:
        """A zeroed record for these seats and options, before `setup`; BadSetting says what is accepted."""
        count = as_integer(seats)
        if count is None or count not in self.seat_counts:
            raise BadSetting(f"{self.slug} is not for {seats!r} seats; accepted: {listed(self.seat_counts)}")
        s: GameState = self.rules.State()
        s.seats = count
        for name, value in self.read_options(options or {}).items():
            setattr(s, name, self.options[name].index(value))
        return s

    def read_options(self, options: Mapping[str, object]) -> dict[str, str]:
        """Every option with its value by name, defaults filled in. Booleans are spelled true and false."""
        for name in options:
            if name not in self.options:
                raise BadSetting(f"{self.slug} has no option {name!r}; accepted: {listed(self.options)}")
        return {name: _read_option(name, options.get(name), choices) for name, choices in self.options.items()}


def _check_facts(facts: Mapping[str, Any]) -> None:
    """Refuse facts that are missing, unknown or no numbers that a game can have."""
    wrong = [name for name in FACTS if name not in facts] or [
        name for name in facts if name not in (*FACTS, *OPTIONAL_FACTS)
    ]
    if wrong:
        accepted = f"needed: {listed(FACTS)}; optional: {listed(OPTIONAL_FACTS)}"
        raise BadSetting(f"Game.of(..., {wrong[0]}=...): {wrong[0]} is missing or unknown; {accepted}")
    for name in ("version", "minutes", "longest"):
        whole_number(facts[name], name, 1, MOST_OF_A_FACT)
    seats = facts["seats"]
    if not isinstance(seats, tuple) or [as_integer(count) for count in seats] != list(seats) or len(seats) != 2:
        raise BadSetting(f"seats = {seats!r} is not accepted; accepted: two whole numbers, such as (2, 4)")
    if not 1 <= seats[0] <= seats[1]:
        raise BadSetting(f"seats = {seats!r} is not accepted; accepted: the fewest, then the most, such as (2, 4)")


def _read_option(name: str, value: object, choices: Sequence[str]) -> str:
    if value is None:
        return choices[0]
    spelled = str(value).lower() if isinstance(value, bool) else str(value)
    if spelled not in choices:
        raise BadSetting(f"{name} = {spelled!r} is not accepted; accepted: {listed(choices)}")
    return spelled
