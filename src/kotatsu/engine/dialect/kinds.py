"""The kinds of values that rules have: integers, bools, floats where they are allowed, the record, arrays."""

from __future__ import annotations

from dataclasses import dataclass
from types import FunctionType

from kotatsu.engine.layout import Field, GameState

INT, BOOL, FLOAT, NOTHING, RECORD, FUNCTION, ANY = (
    "an integer",
    "a bool",
    "a float",
    "nothing",
    "the record",
    "a function",
    "anything",
)
"""ANY is what a refused expression has, so that one mistake gives one sentence."""
NUMBERS = (INT, BOOL, FLOAT)
LEAST_INT, MOST_INT = -(2**63), 2**63 - 1
LEAST_ITEM, MOST_ITEM = -(2**31), 2**31 - 1
"""Tables of constants are compiled as 32-bit integers."""


@dataclass(frozen=True)
class Array:
    """An array field, an argument array or a table of constants; `shape` is empty where only `dimensions` is known."""

    label: str
    dimensions: int
    item: str = INT
    shape: tuple[int, ...] = ()
    is_constant: bool = False


Kind = str | Array

SCALAR_ANNOTATIONS: dict[str, Kind] = {"int": INT, "bool": BOOL, "float": FLOAT, "None": NOTHING}
ARRAY_ANNOTATIONS: dict[str, tuple[int, str]] = {
    "Mask": (1, INT),
    "Row": (1, INT),
    "Grid": (2, INT),
    "Cube": (3, INT),
    "Out": (1, FLOAT),
}


def kind_of_annotation(name: str, annotation: object, records: frozenset[str]) -> Kind | None:
    """What an annotation promises; None where rules do not use such a type. `records` are the names of the record."""
    spelled = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))
    if spelled in SCALAR_ANNOTATIONS:
        return SCALAR_ANNOTATIONS[spelled]
    short = spelled.rpartition(".")[2]
    if short in ARRAY_ANNOTATIONS:
        dimensions, item = ARRAY_ANNOTATIONS[short]
        return Array(name, dimensions, item)
    return RECORD if short in records else None


def record_names(state: type[GameState]) -> frozenset[str]:
    """The names under which rules annotate the record: State, and what it derives from."""
    return frozenset(cls.__name__ for cls in state.__mro__ if issubclass(cls, GameState))


def kind_of_field(name: str, field: Field) -> Kind:
    """What reading `s.<name>` gives."""
    if not field.shape:
        return INT
    return Array(f"s.{name}", len(field.shape), INT, field.shape)


def kind_of_constant(label: str, value: object) -> Kind | None:
    """What a module-level value is to a rule; None where rules cannot read it."""
    if isinstance(value, bool):
        return BOOL
    if isinstance(value, int):
        return INT
    if isinstance(value, float):
        return FLOAT
    if isinstance(value, FunctionType):
        return FUNCTION
    if isinstance(value, memoryview):
        return Array(label, value.ndim, INT, tuple(value.shape or ()), is_constant=True)
    if isinstance(value, tuple) and value:
        if all(isinstance(item, int) for item in value):
            return Array(label, 1, INT, (len(value),), is_constant=True)
        if all(isinstance(item, float) for item in value):
            return Array(label, 1, FLOAT, (len(value),), is_constant=True)
    return None


def field_range(field: Field) -> tuple[int, int]:
    """The least and the most that an item of a field holds."""
    bits = 8 * field.size
    return (0, 2**bits - 1) if field.code.isupper() else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


def article(kind: Kind) -> str:
    """A kind as a sentence says it."""
    return f"the array {kind.label}" if isinstance(kind, Array) else kind
