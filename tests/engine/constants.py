"""A module of constants and a rule, read as a namespace by `tests.engine.test_names`."""

from __future__ import annotations

PRICES = (3, 1, 4)


def doubled(value: int) -> int:
    return value * 2
