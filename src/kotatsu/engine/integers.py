"""Whole numbers that come from outside: Python's, NumPy's and torch's integers alike, and nothing else."""

from __future__ import annotations

import operator

from kotatsu.engine.errors import BadSetting


def as_integer(value: object) -> int | None:
    """A whole number as Python's int; None for anything else. Truth values and floats are no whole numbers."""
    if isinstance(value, bool) or str(getattr(value, "dtype", "")) in ("bool", "torch.bool"):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def whole_number(value: object, name: str, least: int, most: int) -> int:
    """A whole number between two bounds, or BadSetting with what is accepted."""
    number = as_integer(value)
    if number is None or not least <= number <= most:
        raise BadSetting(f"{name} = {value!r} is not accepted; accepted: a whole number from {least} to {most}")
    return number
