"""Rows as plain objects, for tables that are kept in memory.

A row of the database layer watches its attributes: reading one costs a call, setting one several, and each row brings
an object that notes what has changed. What is kept in memory is read at every ply and never written back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, TypeVar, cast

from kotatsu.web.store.models import SeatRow, TableRow, column_names

Row = TypeVar("Row", TableRow, SeatRow)


def plain(row: Row) -> Row:
    """A copy of a row that nobody watches: it has the attributes of a row, and is not one for the database."""
    make, read = _plain_class(type(row))
    return cast(Row, make(*read(row)))


@lru_cache
def _plain_class(kind: type[TableRow] | type[SeatRow]) -> tuple[Callable[..., Any], attrgetter[tuple[Any, ...]]]:
    names = column_names(kind)

    def begin(self: object, *values: object) -> None:
        for name, value in zip(names, values, strict=True):
            setattr(self, name, value)

    return type(f"Plain{kind.__name__}", (), {"__slots__": names, "__init__": begin}), attrgetter(*names)
