"""Random play by the interpreter that looks at everything on the way: what compiled play would get wrong in silence.

A mask that marks nothing, a game that goes on too long, a rule that never comes back, a negative index, a value that
does not fit its field: each is a sentence with the place where it happened.
"""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from kotatsu.engine import chance, events
from kotatsu.engine.chance import Chance, random_below, seed_rng
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import KotatsuError, RecordError
from kotatsu.engine.events import EventLog, Told

RULE_TIMEOUT_SECONDS = 10.0
"""A rule of a tabletop game takes microseconds; one that takes this long will not come back."""


class Unsound(KotatsuError):
    """A game that cannot be played to its end as its rules stand. The sentence says where and what to mend."""


class _NeverBack(Exception):
    """A rule ran past its time."""


class CarefulArray:
    """An array of the record that refuses negative indices, which Python would count from the end."""

    def __init__(self, view: Any, label: str) -> None:
        self._view = view
        self._label = label

    def __getitem__(self, index: Any) -> int:
        self._check(index)
        return int(self._view[index])

    def __setitem__(self, index: Any, value: int) -> None:
        self._check(index)
        self._view[index] = value

    def __len__(self) -> int:
        return len(self._view)

    def tolist(self) -> Any:
        """The items as lists."""
        return self._view.tolist()

    def _check(self, index: Any) -> None:
        for place in index if isinstance(index, tuple) else (index,):
            if place < 0:
                raise IndexError(f"the negative index {place} of {self._label} reads another field's bytes on a GPU")


class CarefulChance(Chance):
    """Chance that refuses to draw from nothing, which machine code answers with 0."""

    def answer(self, s: Any, n: int) -> int:
        """A fair integer below n, at least 1."""
        if n < 1:
            raise ValueError(f"draw(s, {n}): there is nothing to draw from; draw below 1 or more")
        return random_below(s.rng, n)


class CarefulTold(list[Told]):
    """Takes what is told, and refuses a number that its argument has no word or seat for; -1 is nothing, or unknown."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__()
        self._game = game
        self._seats = seats

    def append(self, told: Told) -> None:
        """Hold one event to its declaration; nothing is kept."""
        _, number, *values = told
        name = self._game.events.names[number]
        for argument, value in zip(self._game.events.arguments[name], values, strict=False):
            end = self._seats if argument.kind == "seat" else len(argument.words)
            if end and not -1 <= value < end:
                accepted = f"accepted: 0 to {end - 1}, and -1 for none"
                raise ValueError(f"the event {name} is told with {argument.name} = {value}; {accepted}")


def make_careful(s: Any, game: Game) -> Any:
    """The same record with careful arrays, chance and voice in place of its own."""
    s.chance = CarefulChance()
    s.event_log = EventLog()
    s.event_log.told = CarefulTold(game, s.seats)
    for name, field in s.fields.items():
        if field.shape:
            setattr(s, name, CarefulArray(getattr(s, name), f"s.{name}"))
    return s


@dataclass(frozen=True)
class CarefulGame:
    """A game played to its end."""

    state: Any
    decisions: int


def play_carefully(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    *,
    words: list[int] | None = None,
    look: Callable[[Any, int], None] | None = None,
) -> CarefulGame:
    """Play one random game; Unsound says what is wrong with it.

    `words` are the random player's own; `look` is called with the state and the ply before every decision, and asks for
    careful arrays.
    """
    where = " ".join([f"{seats} seats", *(f"{name}={value}" for name, value in options.items()), f"seed {seed}"])
    s = game.blank_state(seats, options)
    seed_rng(s.rng, seed)
    if look is not None:
        make_careful(s, game)
    if words is None:
        words = [0, 0, 0, 0]
        seed_rng(words, seed + 1)
    with guarded(f"`setup` ({where})"):
        game.rules.setup(s)
        s.to_bytes()
    made = 0
    while s.actor >= 0:
        if s.actor >= seats:
            raise Unsound(f"the actor is seat {s.actor} at ply {made} ({where}); the seats are 0 to {seats - 1}")
        if made >= game.longest:
            raise Unsound(_too_long(game, s, where))
        if look is not None:
            look(s, made)
        action = _choose(game, s, words, made, where)
        with guarded(f"`step` with {game.actions.text(action)} at ply {made} ({where})"):
            game.rules.step(s, action)
            s.to_bytes()
        made += 1
    return CarefulGame(s, made)


def _choose(game: Game, s: Any, words: list[int], ply: int, of: str) -> int:
    """A random legal action; Unsound where the mask is empty or wrongly counted."""
    where = f"at ply {ply} ({of})"
    mask = bytearray(game.actions.count)
    with guarded(f"`legal` for seat {s.actor} {where}"):
        count = game.rules.legal(s, CarefulArray(mask, "mask"))
        asked = game.asked(s)
        answers = getattr(game.rules, "ANSWERS", None)
        if isinstance(answers, Mapping) and game.rules.question(s) not in answers:
            raise Unsound(
                f"the question {asked} for seat {s.actor} {where} is not in ANSWERS of rules.py: give it its Answer"
            )
    marked = [action for action, allowed in enumerate(mask) if allowed]
    if not marked:
        raise Unsound(
            f"legal marks nothing for seat {s.actor} {where}, question {asked}: give the seat an action it can always "
            "take, or do not ask it"
        )
    if count != len(marked) or set(mask) - {0, 1}:
        raise Unsound(
            f"legal returns {count} for seat {s.actor} {where}, question {asked}, but marks {len(marked)}: mark each "
            "action once with 1 and return how many"
        )
    return marked[random_below(words, count)]


def _too_long(game: Game, s: Any, where: str) -> str:
    return (
        f"the game is not over after {game.longest} decisions, its `longest` ({where}); it asks seat {s.actor} "
        f"{game.asked(s)}: let the rules end it (s.actor = NOBODY), or raise `longest` in __init__.py"
    )


@contextmanager
def guarded(what: str) -> Iterator[None]:
    """Turn whatever a rule raises into a sentence with its place."""
    try:
        with _time_limit():
            yield
    except _NeverBack as error:
        seconds = f"{RULE_TIMEOUT_SECONDS:.0f} seconds"
        raise Unsound(f"{what} did not come back within {seconds}; it was at {_place(error)}") from None
    except RecordError as error:
        raise Unsound(f"{what}: {error}; declare the field wider, or keep the value smaller") from None
    except Unsound:
        raise
    except Exception as error:
        kind = type(error).__name__
        raise Unsound(f"{what} failed at {_place(error)}: {kind}: {error}") from error


def _place(error: BaseException) -> str:
    """The line of the rules where an error came from; frames of what is put under the rules are left out."""
    own = (__file__, chance.__file__, events.__file__)
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename not in own]
    return f"{frames[-1].filename}:{frames[-1].lineno} in {frames[-1].name}" if frames else "an unknown place"


@contextmanager
def _time_limit() -> Iterator[None]:
    """Raise _NeverBack when the time is up, where this system and thread can."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise _NeverBack

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, RULE_TIMEOUT_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
