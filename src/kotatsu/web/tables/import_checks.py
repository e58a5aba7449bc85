"""Checks of rows that come from outside, before they are replayed and stored. RecordError says what is wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Column

from kotatsu.bots import LEVELS
from kotatsu.engine.errors import RecordError, listed
from kotatsu.engine.sealing import SCHEMES
from kotatsu.web.clock_context import CLOCK_CHOICES_DAYS, CLOCK_ENDS
from kotatsu.web.store.models import (
    BOT,
    DEVICE,
    LOBBY,
    MOVE,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    TAKE_BACK,
    Base,
    EntryRow,
    SeatRow,
    TableRow,
)
from kotatsu.web.tables.deal import find_game
from kotatsu.web.tables.registry import TABLE_ID
from kotatsu.web.tables.series import is_stored_series

MAX_INTEGER = 2**31 - 1
"""What an integer column of every database holds."""
MAX_TIME = 2.0**53
SHOWN_CHARACTERS = 40
"""Of a wrong value, in its refusal."""
SEED = re.compile(r"[0-9a-f]{32}")


def check_value(column: Column[Any], value: Any) -> None:
    """A value fits its column."""
    kind = column.type.python_type
    if kind is str:
        fits = isinstance(value, str) and _is_storable(value, getattr(column.type, "length", None))
    elif kind is int:
        fits = isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MAX_INTEGER
    elif kind is float:
        fits = isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) <= MAX_TIME
    else:
        fits = isinstance(value, (dict, list))
    if not fits:
        raise RecordError(f"{column.key} = {repr(value)[:SHOWN_CHARACTERS]} does not fit its column")


def _is_storable(text: str, length: int | None) -> bool:
    if length is not None and len(text) > length:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return "\x00" not in text


def check_rows(table: TableRow, parts: Sequence[Base]) -> None:
    """The rows of a table agree with each other and with what the server knows."""
    _check(table.id, TABLE_ID.fullmatch(table.id), "an id")
    _check(table.seed, SEED.fullmatch(table.seed), "a seed")
    _check_one_of("status", table.status, (LOBBY, PLAYING, OVER))
    _check_one_of("draw_scheme", table.draw_scheme, SCHEMES)
    find_game(table.game).blank_state(table.seats, _names(table.options, "options"))
    _check_draws(table.setup)
    _check(table.first_ply, table.first_ply >= 0, "a ply")
    _check_one_of("clock_days", table.clock_days, CLOCK_CHOICES_DAYS)
    _check_one_of("clock_end", table.clock_end, CLOCK_ENDS)
    _check(table.series, is_stored_series(table.series), "a series")
    seats = [row for row in parts if isinstance(row, SeatRow)]
    if [row.seat for row in seats] != list(range(table.seats)):
        raise RecordError(f"it has {len(seats)} seats that are not numbered from 0 to {table.seats - 1}")
    for row in seats:
        _check_seat(row)
    for entry in parts:
        if isinstance(entry, EntryRow):
            _check_one_of("kind", entry.kind, (MOVE, TAKE_BACK))
            _check_draws(entry.draws)


def _check_seat(row: SeatRow) -> None:
    _check_one_of("kind", row.kind, (OPEN, PERSON, DEVICE, BOT))
    _check_one_of("level", row.level, tuple(LEVELS) if row.kind == BOT else ("", *LEVELS))
    _check_one_of("stand_in", row.stand_in, ("", *LEVELS))
    _check(
        row.standing, isinstance(row.standing, list) and all(isinstance(name, str) for name in row.standing), "names"
    )


def _names(value: Any, name: str) -> dict[str, str]:
    if not isinstance(value, dict) or not all(isinstance(each, str) for each in value.values()):
        raise RecordError(f"{name} = {repr(value)[:SHOWN_CHARACTERS]} is no table of names")
    return value


def _check(value: object, fits: object, kind: str) -> None:
    if not fits:
        raise RecordError(f"{repr(value)[:SHOWN_CHARACTERS]} is not {kind}")


def _check_one_of(name: str, value: object, accepted: Sequence[object]) -> None:
    if value not in accepted:
        raise RecordError(f"{name} = {repr(value)[:SHOWN_CHARACTERS]} is not accepted; accepted: {listed(accepted)}")


def _check_draws(draws: object) -> None:
    _check(draws, isinstance(draws, list) and all(_is_whole(draw) for draw in draws), "a list of draws")


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_INTEGER
