"""Positions for tests: fields of a match's state set by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kotatsu.engine.match import Match


def arrange(match: Match, **fields: Any) -> Match:
    """Set fields of a match's state: scalars, or (nested) lists for arrays. Gives the match back."""
    for name, value in fields.items():
        field = match.state.fields[name]
        if not field.shape:
            setattr(match.state, name, value)
            continue
        target = getattr(match.state, name)
        for index, item in _flatten(value):
            target[index if len(index) > 1 else index[0]] = item
    return match


def _flatten(value: Any, prefix: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], int]]:
    if isinstance(value, int):
        yield prefix, value
        return
    for place, item in enumerate(value):
        yield from _flatten(item, (*prefix, place))
