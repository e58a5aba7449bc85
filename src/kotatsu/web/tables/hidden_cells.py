"""A step of the rules computed from what one seat knows.

`hide` says which cells of a state a seat may not see: those that it overwrites. A GuardedState gives out a HiddenValue
for each of them, which can be moved to another cell but neither compared nor counted with. Rules that need to know it
raise InDoubt. What comes out without doubt follows from the seat's knowledge alone.
"""

from __future__ import annotations

from typing import Any, NoReturn

from kotatsu.engine.chance import seed_rng
from kotatsu.engine.contract import Game
from kotatsu.engine.events import Event, EventLog
from kotatsu.engine.views import PUBLIC_SEED

Seen = tuple[bytes, list[tuple[int, ...]]]
"""A state as a seat sees it, and the events that it heard."""


class InDoubt(Exception):
    """The rules asked for a value that the seat does not know."""


def _doubt(*_: object) -> NoReturn:
    raise InDoubt


class HiddenValue:
    """A value that may be moved, and nothing else."""

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __floordiv__ = __rfloordiv__ = _doubt
    __mod__ = __rmod__ = __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = _doubt
    __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = __neg__ = __invert__ = __abs__ = _doubt
    __lt__ = __le__ = __gt__ = __ge__ = __bool__ = __index__ = __int__ = _doubt
    __eq__ = __ne__ = _doubt
    __hash__ = None  # type: ignore[assignment]


HIDDEN: Any = HiddenValue()


class GuardedArray:
    """An array field whose hidden cells give out HIDDEN."""

    def __init__(self, cells: Any) -> None:
        self._cells = cells
        self.hidden: set[Any] = set()
        self.written: set[Any] = set()

    def __getitem__(self, index: Any) -> Any:
        return HIDDEN if index in self.hidden else self._cells[index]

    def __setitem__(self, index: Any, value: Any) -> None:
        self.written.add(index)
        if value is HIDDEN:
            self.hidden.add(index)
            self._cells[index] = 0
        else:
            self.hidden.discard(index)
            self._cells[index] = value

    def __len__(self) -> int:
        return len(self._cells)


class GuardedState:
    """A state over which rules run, with the cells marked that a seat may not see. Scalars are guarded too."""

    def __init__(self, game: Game, state: Any) -> None:
        values = self.__dict__
        values["game"] = game
        values["state"] = state
        values["arrays"] = {
            name: GuardedArray(getattr(state, name)) for name in state.fields if state.fields[name].shape
        }
        values["hidden"] = set()
        values["written"] = set()
        values["chance"] = None
        values["event_log"] = EventLog()

    def __getattr__(self, name: str) -> Any:
        arrays = self.__dict__["arrays"]
        if name in arrays:
            return arrays[name]
        return HIDDEN if name in self.__dict__["hidden"] else getattr(self.__dict__["state"], name)

    def __setattr__(self, name: str, value: Any) -> None:
        kept = self.__dict__
        kept["written"].add(name)
        if value is HIDDEN:
            kept["hidden"].add(name)
            setattr(kept["state"], name, 0)
        else:
            kept["hidden"].discard(name)
            setattr(kept["state"], name, value)

    def hide(self, seat: int) -> None:
        """Forget what a seat may not see; the cells that this wrote are hidden from now on."""
        kept = self.__dict__
        arrays: dict[str, GuardedArray] = kept["arrays"]
        kept["written"].clear()
        for array in arrays.values():
            array.written.clear()
        kept["game"].hide(self, seat)
        kept["hidden"] |= kept["written"]
        for array in arrays.values():
            array.hidden |= array.written

    def unhidden(self, seat: int) -> bytes:
        """The bytes that a seat sees now; InDoubt when a hidden value lies where the seat can see it."""
        kept = self.__dict__
        arrays: dict[str, GuardedArray] = kept["arrays"]
        kept["game"].hide(self, seat)  # a cell that it overwrites is no longer marked
        if kept["hidden"] or any(array.hidden for array in arrays.values()):
            raise InDoubt
        state = kept["state"]
        seed_rng(state.rng, PUBLIC_SEED)
        return bytes(state.to_bytes())


def computed_without_hidden_cells(game: Game, before: Any, seat: int, action: int) -> Seen:
    """What a seat sees and hears of an action, from what it knew before; InDoubt when that does not tell."""
    guarded = GuardedState(game, before.copy())
    guarded.hide(seat)
    for word in range(len(guarded.rng)):
        guarded.rng[word] = HIDDEN
    game.rules.step(guarded, action)
    heard = _heard(game, guarded.event_log, seat)
    if any(value is HIDDEN for told in heard for value in told):
        raise InDoubt
    for word in range(len(guarded.rng)):
        guarded.rng[word] = 0
    return guarded.unhidden(seat), heard


def seen_after(game: Game, before: Any, seat: int, action: int) -> Seen:
    """What a seat really sees and hears of an action that draws nothing."""
    s = before.copy()
    s.event_log = EventLog()
    game.rules.step(s, action)
    heard = _heard(game, s.event_log, seat)
    s.event_log = None
    game.hide(s, seat)
    seed_rng(s.rng, PUBLIC_SEED)
    return s.to_bytes(), heard


def _heard(game: Game, log: EventLog, seat: int) -> list[tuple[int, ...]]:
    return [told for told in log.told if _audible(told[0], seat)]


def _audible(audience: Any, seat: int) -> bool:
    if audience is HIDDEN:
        raise InDoubt
    return bool(Event(audience, "", {}, {}).visible_to(seat))
