"""How a game is shown: what its `page` and `text` modules hold, checked when the game is loaded.

Both are plain modules of functions. What a game may leave out has a default here, so no caller asks whether it exists.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from types import ModuleType
from typing import Any, Self

from kotatsu.engine.errors import BadSetting, listed
from kotatsu.engine.events import Event
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.words_protocol import WordsProtocol


def _passes_nothing(s: Any, action: int) -> bool:
    return False


def _no_standing_action(s: Any, seat: int, name: str) -> int | None:
    return None


def _nobody(s: Any) -> int:
    return NOBODY


def _no_previews(s: Any, seat: int, words: WordsProtocol) -> list[dict[str, Any]]:
    return []


def _no_shortcuts(s: Any, seat: int) -> tuple[tuple[tuple[str, ...], tuple[int, ...]], ...]:
    return ()


def _piece_itself(s: Any, piece: str) -> str:
    return piece


def _no_needs(s: Any, seat: int) -> tuple[str, ...]:
    return ()


def _no_ghosts(s: Any, action: int) -> tuple[tuple[str, str], ...]:
    return ()


def _no_toggle(s: Any, action: int) -> bool:
    return False


def _points_count(s: Any) -> bool:
    return True


def _plain_choice(s: Any, action: int, words: WordsProtocol, names: Sequence[str]) -> str:
    return words.action(action, names)


def _no_arguments(s: Any, words: WordsProtocol, names: Sequence[str]) -> dict[str, object]:
    return {}


class _FromModule:
    """A record of functions that is read from a game's module of the same names."""

    @classmethod
    def of(cls, module: ModuleType) -> Self:
        """The functions of a module; BadSetting says what it lacks or which signature is another."""
        known = {one.name: one for one in fields(cls)}  # type: ignore[arg-type]
        found = {name: value for name, value in vars(module).items() if name in known}
        missing = [name for name, one in known.items() if _default_of(one) is MISSING and name not in found]
        if missing:
            raise BadSetting(f"{module.__name__} lacks {listed(missing)}")
        for name, value in found.items():
            _check_kind(module, name, value, _default_of(known[name]))
        return cls(**found)


def _default_of(one: Field[Any]) -> Any:
    return one.default if one.default_factory is MISSING else one.default_factory()


def _check_kind(module: ModuleType, name: str, value: Any, default: Any) -> None:
    """A function has the parameters of its default; a constant has its type."""
    if default is MISSING:
        if not callable(value):
            raise BadSetting(f"{module.__name__}.{name} must be a function")
        return
    if not callable(default):
        if not isinstance(value, type(default)):
            raise BadSetting(f"{module.__name__}.{name} must be a {type(default).__name__}")
        return
    wanted, given = (list(inspect.signature(function).parameters) for function in (default, value))
    if len(wanted) != len(given):
        raise BadSetting(f"{module.__name__}.{name} takes {listed(given)}; it must take {listed(wanted)}")


@dataclass(frozen=True)
class GamePage(_FromModule):
    """What a game's `page.py` holds: how choices, pieces and the drawing belong together."""

    pieces: Callable[[Any, int], tuple[str, ...]]
    """The pieces that a choice touches, in the order in which a person would touch them."""
    marks: Callable[[Event], tuple[str, ...]]
    """The pieces that an event moved or concerns."""
    scene: Callable[[Any, int, WordsProtocol], dict[str, Any]]
    """What `table.html` draws from, for the view of a seat."""
    passes: Callable[[Any, int], bool] = _passes_nothing
    """Whether a choice declines what is offered; such choices are drawn quietly."""
    previews: Callable[[Any, int, WordsProtocol], list[dict[str, Any]]] = _no_previews
    """Several choices in a row under one button, best first: `{"label": ..., "actions": [...]}`."""
    shortcuts: Callable[[Any, int], tuple[tuple[tuple[str, ...], tuple[int, ...]], ...]] = _no_shortcuts
    """Pieces of a later question that can be touched already, with the choices in a row that lead there and make it:
    `(("open:school",), (Verb.FINISH, Verb.TAKE + 2))`. Nothing may be revealed on the way."""
    SCREENS: tuple[str, ...] = ()
    """Parts of the drawing that a phone shows beside the board, one swipe apart: `screen(name)` of `table.html`."""
    needs: Callable[[Any, int], tuple[str, ...]] = _no_needs
    """The screens that a seat's decision is about, the one to bring forward first; "table" is the board's."""
    ghosts: Callable[[Any, int], tuple[tuple[str, str], ...]] = _no_ghosts
    """What a choice would change: a piece and the piece or place where it would stand; ("", place) marks the place."""
    toggles: Callable[[Any, int], bool] = _no_toggle
    """Whether a choice only turns its piece over until the next one is made: the page collects such touches."""
    TOGGLE_COUNTERS: tuple[str, ...] = ()
    """Fields that only count how often pieces were turned over: two positions that differ in nothing else are alike."""
    INTERLUDES: tuple[str, ...] = ()
    """Events at which a page stops until it is touched, like the end of a round. `table.html` may draw `interlude`."""
    component: Callable[[Any, str], str] = _piece_itself
    """What a piece is, for its card: `card:guard`, or a kind alone. Words: `<kind>-<name>` or `part-<kind>` is its
    name, `about-<kind>-<name>` or `about-<kind>` what it does."""
    COMPONENT_CLAUSES: dict[str, str] = field(default_factory=dict)
    """The label of the clause that a component's card links: by component, or by its kind."""
    TELLING_EVENTS: tuple[str, ...] = ()
    """Events that say why a choice was a mistake, the strongest reason first: what somebody achieves, and LOSSES."""
    LOSSES: tuple[str, ...] = ()
    """Those of TELLING_EVENTS that are bad for the seat they name."""
    STANDING: tuple[str, ...] = ()
    """Names of answers that a seat may give in advance, as switches."""
    THIS_TURN: tuple[str, ...] = ()
    """Those of STANDING that end with the turn."""
    standing: Callable[[Any, int, str], int | None] = _no_standing_action
    """The action that an answer in advance gives now, or None."""
    whose_turn: Callable[[Any], int] = _nobody
    """The seat whose turn it is, for answers that end with it."""


@dataclass(frozen=True)
class GameText(_FromModule):
    """What a game's `text.py` holds: the table in plain lines, for terminals and screen readers."""

    lines: Callable[[Any, int, WordsProtocol, Sequence[str]], list[str]]
    """What a seat sees, in lines that can be read aloud."""
    choice: Callable[[Any, int, WordsProtocol, Sequence[str]], str] = _plain_choice
    """A choice as it reads in this position: which piece stands where it points."""
    TOLD_TOGETHER: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Messages that tell several events in a row in one sentence, with the arguments of all: the key, their names."""
    MINOR_EVENTS: tuple[tuple[str, ...], ...] = ()
    """What a phone leaves out of what just happened when it is too long for it, the first group of events first."""
    question_arguments: Callable[[Any, WordsProtocol, Sequence[str]], dict[str, object]] = _no_arguments
    """What the words of the question at hand may say besides `$seat`, for the view of any reader."""
    points_count: Callable[[Any], bool] = _points_count
    """Whether the end of a game is told in points; not after a victory for which nothing is counted."""
