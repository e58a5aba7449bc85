"""What happened, for the log and for motion on the page, each event with its audience.

`tell` is the rules' only voice. Compiled, it is nothing.

    class EventKind(EventNames, vocabulary=VOCABULARY):
        MOVED = event("seat", "card", "tiki", "place")
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, cast

from kotatsu.engine.errors import BadSetting
from kotatsu.engine.layout import GameState
from kotatsu.engine.names import Argument, Declared, Vocabulary, arguments, take_declared

EVERYONE = -1
Told = tuple[int, int, int, int, int, int]
"""What rules tell: the audience, the number of the event, its arguments."""


def all_but(seat: int) -> int:
    """The audience of everyone except one seat, spectators included."""
    return -2 - seat


def tell(s: GameState, audience: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Say that something happened: to EVERYONE, to one seat, or to `all_but(seat)`."""
    event_log = s.event_log
    if event_log is not None:
        event_log.told.append((audience, event, a, b, c, d))


def tell_compiled(s: GameState, audience: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """What compiled rules have for `tell`."""


class EventLog:
    """Collects what the rules tell during a step."""

    def __init__(self) -> None:
        self.told: list[Told] = []


@dataclass(frozen=True)
class Event:
    """One thing that happened. `values` are the named arguments as integers, `names` as the border spells them.

    Matches share equal events: read them, and change a copy."""

    audience: int
    name: str
    values: dict[str, int]
    names: dict[str, Any]

    def visible_to(self, seat: int) -> bool:
        """Whether this seat (or a spectator, -1) may know of it."""
        if self.audience == EVERYONE:
            return True
        if self.audience >= 0:
            return seat == self.audience
        return seat != -2 - self.audience

    def to_dict(self) -> dict[str, Any]:
        """For JSON: the event's name and its named arguments."""
        return {"event": self.name, **self.names}

    @cached_property
    def json(self) -> bytes:
        """The same as JSON, written once for all who hear of it."""
        return json.dumps(self.to_dict(), ensure_ascii=False, separators=(",", ":")).encode()


class Events:
    """The codec of a game's events: `Events(words, played=("seat", "kind", "tiki"), ...)`.

    An argument is `name` or `name:vocabulary`; one whose name is a vocabulary of the game is spelled in it.
    """

    MOST_ARGUMENTS = 4
    MAX_SHARED = 4096
    """Events of which there is one for all matches. Most plies tell what many told before them."""

    def __init__(self, vocabulary: Vocabulary, /, **events: tuple[str, ...]) -> None:
        self.names = tuple(events)
        self.arguments: dict[str, tuple[Argument, ...]] = {
            name: arguments(spec, vocabulary) for name, spec in events.items()
        }
        for name, spec in self.arguments.items():
            if len(spec) > self.MOST_ARGUMENTS:
                raise BadSetting(f"the event {name} has {len(spec)} numbers; accepted: at most {self.MOST_ARGUMENTS}")
        self._shared: dict[Told, Event] = {}

    def decode(self, told: Told) -> Event:
        """An event with names from what an EventLog holds."""
        event = self._shared.get(told)
        if event is None:
            if len(self._shared) >= self.MAX_SHARED:
                self._shared.clear()
            event = self._shared[told] = self._decode(told)
        return event

    def decode_all(self, told: Iterable[Told]) -> tuple[Event, ...]:
        """The same for all that an EventLog holds."""
        return tuple([self.decode(one) for one in told])

    def _decode(self, told: Told) -> Event:
        audience, number, *values = told
        name = self.names[number]
        spec = self.arguments[name]
        numbers = {argument.name: value for argument, value in zip(spec, values, strict=False)}
        return Event(
            audience,
            name,
            numbers,
            {argument.name: argument.spell(numbers[argument.name]) for argument in spec},
        )


def event(*arguments: str) -> int:
    """An event of an EventNames class: the names of its arguments, at most four."""
    return cast(int, Declared(arguments))


class EventNames:
    """The events of a game. Each attribute is the event's number; `events` is the codec."""

    events: ClassVar[Events]

    def __init_subclass__(cls, vocabulary: Vocabulary) -> None:
        cls.events = Events(vocabulary, **take_declared(cls))
        for number, name in enumerate(cls.events.names):
            setattr(cls, name.upper(), number)
