"""What is printed on a game's components: `parts.toml` beside its rules.

Rules read parts once, when their module is imported. A study that asks "what if" imports the rules again inside
`changed_parts`, which puts other values in the tables the rules then read.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from fnmatch import fnmatchcase
from pathlib import Path
from types import MappingProxyType
from typing import Any

from kotatsu.engine.errors import PartsError, listed

SOURCES = ("rulebook", "public", "house")
"""Where a part's print is known from: the rulebook, a public source, or our own completion."""

RANGES = "ranges"
"""The table of parts.toml that says what a change may set: `"cards.*.price" = [0, 20]`, least and most."""
FALLBACK_RANGE = (0, 127)
"""What a change may set where `ranges` says nothing: what a small signed integer holds, and nothing negative."""

_changes: ContextVar[Mapping[str, str]] = ContextVar("changes", default=MappingProxyType({}))


def load_parts(rules_file: str) -> dict[str, Any]:
    """The parts of the game whose rules are in this file (pass `__file__`), with any changes in force."""
    path = Path(rules_file).with_name("parts.toml")
    try:
        parts = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise PartsError(f"there is no {path}: what is printed on the components belongs there") from None
    except tomllib.TOMLDecodeError as error:
        raise PartsError(f"{path} is not TOML: {error}") from None
    ranges = parts.pop(RANGES, {})
    for where, text in _changes.get().items():
        _change(parts, where, text, ranges)
    return parts


@contextmanager
def changed_parts(changes: Mapping[str, str]) -> Iterator[None]:
    """While inside, parts are loaded with these values: `{"cards.mimic.price": "6"}`."""
    token = _changes.set(changes)
    try:
        yield
    finally:
        _changes.reset(token)


def grid(rows: Sequence[Sequence[int]]) -> memoryview[int]:
    """A constant table of small integers for the rules: `PRICES[kind, column]`, alike in every target."""
    width = len(rows[0])
    if any(len(row) != width for row in rows):
        raise PartsError("the rows of a table differ in length")
    from array import array

    flat = array("i", [value for row in rows for value in row])
    shaped = memoryview(flat).cast("B").cast("i", (len(rows), width))
    return shaped.toreadonly()


def _change(parts: dict[str, Any], where: str, text: str, ranges: Mapping[str, Any]) -> None:
    """Put a value at a dotted path; lists are entered by number, or by the `id` of their tables."""
    *path, last = where.split(".")
    holder: Any = parts
    for step in path:
        holder = _enter(holder, step, where)
    key = _key(holder, last, where)
    old = holder[key]
    value = _read_like(old, text, where)
    _check_range(old, value, where, ranges)
    holder[key] = value


def _check_range(old: Any, value: Any, where: str, ranges: Mapping[str, Any]) -> None:
    """Refuse numbers that the rules were not made for, and lists of another length."""
    if isinstance(value, list):
        if len(value) != len(old):
            raise PartsError(f"{where!r} has {len(old)} values; {value!r} has {len(value)}")
        for one, other in zip(old, value, strict=True):
            _check_range(one, other, where, ranges)
    elif isinstance(value, int) and not isinstance(value, bool):
        least, most = range_of(where, old, ranges)
        if not least <= value <= most:
            raise PartsError(f"{where} = {value} is not accepted; accepted: {least} to {most}")


def range_of(where: str, old: int, ranges: Mapping[str, Any]) -> tuple[int, int]:
    """The least and the most that a change may set at a path; `*` in a declared path stands for any one step."""
    for pattern, (least, most) in ((key, pair) for key, pair in ranges.items() if isinstance(pair, list)):
        if fnmatchcase(where, pattern) and where.count(".") == pattern.count("."):
            return least, most
    least, most = FALLBACK_RANGE
    return (-most if old < 0 else least), max(most, old)


def _enter(holder: Any, step: str, where: str) -> Any:
    return holder[_key(holder, step, where)]


def _key(holder: Any, step: str, where: str) -> str | int:
    """The key or index that `step` names in a table or list; PartsError says what exists."""
    if isinstance(holder, dict) and step in holder:
        return step
    if isinstance(holder, list):
        for index, item in enumerate(holder):
            if step == str(index) or (isinstance(item, dict) and item.get("id") == step):
                return index
        known = [item.get("id", index) if isinstance(item, dict) else index for index, item in enumerate(holder)]
        raise PartsError(f"{where!r}: no {step!r}; there are {listed(known)}")
    known = list(holder) if isinstance(holder, dict) else []
    raise PartsError(f"{where!r}: no {step!r}; there are {listed(known)}")


def _read_like(old: Any, text: str, where: str) -> Any:
    """Read a value as TOML and demand the type of the one it replaces."""
    try:
        value = tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        value = text
    if type(value) is not type(old):
        raise PartsError(f"{where!r} is {old!r}, {type(old).__name__}; {text!r} is {type(value).__name__}")
    return value
