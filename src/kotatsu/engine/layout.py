"""The record: everything on a table, one flat block of memory with names.

A game declares its record as a class; the same declaration gives the plain object that CPython runs over, the
bytes that are stored and compared, and the NumPy dtype that the compilers see.

    class State(GameState):
        round: int = public.i8()
        line: Row = public.i8(TIKIS)
        mode: int = option("normal", "advanced")

Interpreted, a scalar field is an int and an array field a memoryview, so a value that does not fit raises; compiled,
both are machine integers in the same block.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

from kotatsu.engine.errors import RecordError
from kotatsu.engine.generated import INDENT, make_function

if TYPE_CHECKING:
    import numpy as np

    from kotatsu.engine.chance import Chance
    from kotatsu.engine.events import EventLog

NOBODY = -1
"""The actor once a game is over; also the owner of what nobody owns."""
UNKNOWN = -1
"""What a view says where its seat may not look."""
SPECTATOR = -1
"""The seat of one who only watches."""

PUBLIC, OWNER_SEES, SECRET = "public", "own", "secret"
"""Who sees a field: everybody, each seat its own row, nobody."""


class Row(Protocol):
    """A one-dimensional array field."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Grid(Protocol):
    """A two-dimensional array field, always indexed in full: `s.hand[seat, kind]`."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class Cube(Protocol):
    """A three-dimensional array field, always indexed in full."""

    def __getitem__(self, index: tuple[int, int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int, int], value: int, /) -> None: ...


class Out(Protocol):
    """Where `result` writes each seat's share of the win."""

    def __setitem__(self, index: int, value: float, /) -> None: ...


Mask = Row
"""Where `legal` marks actions: zeroed by the caller, 1 for what may be done."""


@dataclass(frozen=True)
class Field:
    """One declared field: a `struct` type code, the shape of an array, who sees it, what its numbers mean."""

    code: str
    shape: tuple[int, ...] = ()
    choices: tuple[str, ...] = ()
    """The names of an option's values."""
    shown_to: str = PUBLIC
    holds_seats: bool = False
    """Whether its numbers are seats, which an observation from a seat's own side must turn."""

    @property
    def size(self) -> int:
        """Bytes of one item."""
        return struct.calcsize(self.code)

    @property
    def count(self) -> int:
        """How many items."""
        total = 1
        for length in self.shape:
            total *= length
        return total

    def indices(self) -> Iterator[tuple[int, ...]]:
        """The index of every item; one empty tuple for a scalar."""
        return product(*(range(length) for length in self.shape))


class FieldMaker:
    """Declares fields that the same readers may see."""

    def __init__(self, shown_to: str) -> None:
        self._shown_to = shown_to

    def i8(self, *shape: int) -> Any:
        """Small signed integers, -128 to 127."""
        return Field("b", shape, shown_to=self._shown_to)

    def i16(self, *shape: int) -> Any:
        """Signed integers, -32,768 to 32,767."""
        return Field("h", shape, shown_to=self._shown_to)

    def i32(self, *shape: int) -> Any:
        """Signed integers of 32 bits."""
        return Field("i", shape, shown_to=self._shown_to)

    def u32(self, *shape: int) -> Any:
        """Words of 32 bits, for the generator."""
        return Field("I", shape, shown_to=self._shown_to)

    def seat(self, *shape: int) -> Any:
        """Numbers of seats, or something negative or beyond the last seat for none."""
        return Field("b", shape, shown_to=self._shown_to, holds_seats=True)


public = FieldMaker(PUBLIC)
"""What lies open: everybody sees it."""
own = FieldMaker(OWNER_SEES)
"""A row for each seat, which that seat alone sees. The first axis counts seats."""
secret = FieldMaker(SECRET)
"""What nobody sees: a face-down pile."""


def option(*choices: str) -> Any:
    """A choice made before the game begins; the first is the default. Its value is the place in the list."""
    return Field("b", (), choices)


class GameState:
    """What every game has. A game's State adds its own fields; its class holds how they lie in memory."""

    rng: Row = public.u32(4)
    seats: int = public.i8()
    actor: int = public.seat()

    fields: ClassVar[dict[str, Field]] = {}
    offsets: ClassVar[dict[str, int]] = {}
    size: ClassVar[int] = 0
    _scalars: ClassVar[tuple[str, ...]] = ()
    _scalar_struct: ClassVar[struct.Struct] = struct.Struct("")
    _scalar_offset: ClassVar[int] = 0

    chance: Chance | None
    """Interpreted only: what answers `draw` instead of the bare generator; None outside a match."""
    event_log: EventLog | None
    """Interpreted only: who hears `tell`; None when nobody listens."""

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        for name in own:
            delattr(cls, name)
        cls.fields = {**cls.fields, **own}
        _lay_out(cls)

    def __init__(self, data: bytes | bytearray | None = None) -> None:
        block = bytearray(self.size) if data is None else bytearray(data)
        if len(block) != self.size:
            raise RecordError(f"a record of {type(self).__qualname__} has {self.size} bytes, not {len(block)}")
        self._lie_in(block)

    _block: bytearray
    _lie_in: ClassVar[Callable[..., None]]
    """Have this block: arrays are windows into it, scalars are read from it. Written for each class (_lay_out)."""
    _read_block: ClassVar[Callable[..., None]]
    """Read the scalars from the block. Written for each class."""

    def overwrite(self, data: bytes) -> None:
        """Become the record of these bytes, as `to_bytes` wrote them: cheaper than another record."""
        if len(data) != self.size:
            raise RecordError(f"a record of {type(self).__qualname__} has {self.size} bytes, not {len(data)}")
        self._block[:] = data
        self._read_block()

    def to_bytes(self) -> bytes:
        """The block as every target holds it. Raises RecordError naming the field whose value does not fit."""
        self._write_scalars()
        return bytes(self._block)

    def _write_scalars(self) -> None:
        try:
            self._scalar_struct.pack_into(self._block, self._scalar_offset, *self._read_scalars(self))
        except struct.error:
            raise RecordError(_misfit(self)) from None

    _read_scalars: ClassVar[attrgetter[tuple[int, ...]]]

    def __reduce__(self) -> tuple[type[Self], tuple[bytes]]:
        """For pickle and `copy`: the bytes. Who listens to a state or answers its draws does not go with it."""
        return type(self), (self.to_bytes(),)

    def as_numpy(self) -> np.void:
        """A copy as NumPy reads it: `view.as_numpy()["hand"]` is an array, a scalar field a number."""
        import numpy as np

        record: np.void = np.frombuffer(self.to_bytes(), self.dtype())[0]
        return record

    def __eq__(self, other: object) -> bool:
        """Whether the other is a record of the same kind with the same fields, the generator included."""
        if not isinstance(other, GameState):
            return NotImplemented
        return self.offsets == other.offsets and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        """Of what it holds now: put a copy in a set where the record will be played on."""
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        doing = "over" if self.actor < 0 else f"seat {self.actor} decides"
        game = type(self).__module__.removeprefix("kotatsu.games.").partition(".")[0]
        return f"<State of {game}, {self.seats} seats, {doing}>"

    def copy(self) -> Self:
        """An equal record that shares nothing; it has neither draw log nor event log."""
        self._write_scalars()
        twin = type(self).__new__(type(self))
        twin._lie_in(self._block[:])
        return twin

    def to_dict(self) -> dict[str, Any]:
        """Field by field, arrays as lists; for JSON and for a person who debugs. The generator stays out."""
        return {
            name: getattr(self, name).tolist() if field.shape else getattr(self, name)
            for name, field in self.fields.items()
            if name != "rng"
        }

    @classmethod
    def options(cls) -> dict[str, tuple[str, ...]]:
        """The options of this game and what each may be."""
        return {name: field.choices for name, field in cls.fields.items() if field.choices}

    @classmethod
    def dtype(cls) -> np.dtype[np.void]:
        """The same layout for NumPy and the compilers."""
        import numpy as np

        formats: list[Any] = []
        for name in cls.offsets:
            field = cls.fields[name]
            base = np.dtype(f"<{'u' if field.code == 'I' else 'i'}{field.size}")
            formats.append((base, field.shape) if field.shape else base)
        return np.dtype(
            {
                "names": list(cls.offsets),
                "formats": formats,
                "offsets": list(cls.offsets.values()),
                "itemsize": cls.size,
            },
            align=True,
        )


def _lay_out(cls: type[GameState]) -> None:
    """Arrays first, then scalars, each from the widest item to the narrowest, so that everything is aligned."""
    arrays = [name for name, field in cls.fields.items() if field.shape]
    scalars = [name for name, field in cls.fields.items() if not field.shape]
    arrays.sort(key=lambda name: -cls.fields[name].size)
    scalars.sort(key=lambda name: -cls.fields[name].size)
    offsets: dict[str, int] = {}
    end = 0
    for name in (*arrays, *scalars):
        field = cls.fields[name]
        end += -end % field.size
        offsets[name] = end
        end += field.size * field.count
    cls.offsets = offsets
    cls.size = end + -end % ALIGNMENT
    cls._scalars = tuple(scalars)
    cls._scalar_struct = struct.Struct("<" + "".join(cls.fields[name].code for name in scalars))
    cls._scalar_offset = offsets[scalars[0]]
    cls._read_scalars = attrgetter(*scalars)
    windows = [f"s.{name} = {_window(cls.fields[name], offsets[name])}" for name in arrays]
    read = f"{', '.join(f's.{name}' for name in scalars)}, = unpack(s._block, {cls._scalar_offset})"
    begin = ["s._block = block", "s.chance = s.event_log = None", "view = memoryview(block)"]
    cls._lie_in = _written(cls, "lie_in(s, block)", [*begin, *windows, read])
    cls._read_block = _written(cls, "read_block(s)", [read])


def _window(field: Field, start: int) -> str:
    """An array field as a window into the block, in Python."""
    shape = f", {field.shape}" if len(field.shape) > 1 else ""
    return f"view[{start}:{start + field.size * field.count}].cast({field.code!r}{shape})"


def _written(cls: type[GameState], head: str, lines: list[str]) -> Any:
    """A function over the fields of a class, a line for each: copying a record is most of what trying a move costs."""
    return make_function(
        head.partition("(")[0],
        [f"def {head}:", *(INDENT + line for line in lines)],
        {"unpack": cls._scalar_struct.unpack_from},
        module=cls.__module__,
        annotations={},
        doc="",
    )


def _misfit(s: GameState) -> str:
    """Which scalar cannot be packed, in a sentence."""
    for name in s._scalars:
        value = getattr(s, name)
        try:
            struct.pack("<" + s.fields[name].code, value)
        except struct.error:
            return f"{name} = {value!r} does not fit its field of {s.fields[name].size} byte(s)"
    return "a scalar does not fit its field"


ALIGNMENT = 4
"""A record's size is a multiple of the generator's word, so that records in an array stay aligned."""

GameState.fields = {name: value for name, value in vars(GameState).items() if isinstance(value, Field)}
for _name in GameState.fields:
    delattr(GameState, _name)
_lay_out(GameState)
