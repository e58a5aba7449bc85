"""What a seat may not see, from the declaration of the fields.

    hand: Grid = own.i8(MAX_SEATS, CARDS)     # each seat sees its own row
    pile: Row = secret.i8(KINDS)              # nobody sees it
    points: Row = public.i16(MAX_SEATS)       # everybody sees it

`make_hide` writes the function that the contract calls `hide`. A game's own `hide` runs after it, for what no
declaration can say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kotatsu.engine.errors import BadSetting
from kotatsu.engine.generated import INDENT, make_function
from kotatsu.engine.layout import OWNER_SEES, PUBLIC, UNKNOWN, Field, GameState

Hide = Callable[[Any, int], None]


def make_hide(state: type[GameState], own_hide: Hide | None) -> Hide:
    """Set to UNKNOWN what the declaration keeps from a seat, then do what the game adds."""
    lines = ["def hide(s, seat):"]
    for name, field in state.fields.items():
        lines += [INDENT + line for line in _hide_field(name, field)]
    lines.append(f"{INDENT}own_hide(s, seat)" if own_hide else f"{INDENT}return")
    made: Hide = make_function(
        "hide",
        lines,
        {"own_hide": own_hide} if own_hide else {},
        module=state.__module__,
        annotations={"s": "State", "seat": "int", "return": "None"},
        doc="Forget all that a seat, or SPECTATOR, may not see: the declared fields, then what the game adds.",
    )
    return made


def _hide_field(name: str, field: Field) -> Iterator[str]:
    if field.shown_to == PUBLIC:
        return
    axes = [f"i{axis}" for axis in range(len(field.shape))]
    indent = ""
    for axis, (index, length) in enumerate(zip(axes, field.shape, strict=True)):
        is_seat_axis = axis == 0 and field.shown_to == OWNER_SEES
        yield f"{indent}for {index} in range({'s.seats' if is_seat_axis else length}):"
        indent += INDENT
        if is_seat_axis:
            yield f"{indent}if {index} != seat:"
            indent += INDENT
    place = f"[{', '.join(axes)}]" if axes else ""
    yield f"{indent}s.{name}{place} = {UNKNOWN}"


def check_declarations(state: type[GameState], most_seats: int) -> None:
    """Refuse a field that its declaration cannot keep."""
    for name, field in state.fields.items():
        if field.shown_to == OWNER_SEES and (not field.shape or field.shape[0] != most_seats):
            raise BadSetting(f"{state.__module__}.State.{name} is `own`, so its first axis must be {most_seats} seats")
        if field.shown_to != PUBLIC and field.code.isupper():
            raise BadSetting(f"{state.__module__}.State.{name} is hidden, so it must be a signed integer")


def hidden_items(state: type[GameState], seats: int, seat: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Every item that the declaration keeps from a seat: the field's name and its indices."""
    for name, field in state.fields.items():
        if field.shown_to == PUBLIC:
            continue
        for indices in field.indices():
            if field.shown_to != OWNER_SEES or (indices[0] != seat and indices[0] < seats):
                yield name, indices
