"""The places in a driver where the compiler puts a game's functions and sizes. Called bare, they say so."""

from __future__ import annotations

from typing import Any, NoReturn

ACTION_COUNT = 0
"""How many actions the game has."""
MOST_SEATS = 0
"""The most seats of the game."""


def _empty(name: str) -> NoReturn:
    raise RuntimeError(f"{name} is a placeholder: a driver runs only compiled")


def setup(s: Any) -> None:
    """The game's `setup`."""
    _empty("setup")


def legal(s: Any, mask: Any) -> int:
    """The game's `legal`."""
    _empty("legal")


def step(s: Any, action: int) -> None:
    """The game's `step`."""
    _empty("step")


def result(s: Any, out: Any) -> None:
    """The game's `result`."""
    _empty("result")


def hide(s: Any, seat: int) -> None:
    """The game's `hide`."""
    _empty("hide")


def guess(s: Any, seat: int) -> None:
    """The game's `guess`."""
    _empty("guess")


def score(s: Any, seat: int) -> int:
    """The game's `score`."""
    _empty("score")


def value(s: Any, out: Any) -> None:
    """The game's `value`, where it has one: each seat's chance of winning from here."""
    _empty("value")
