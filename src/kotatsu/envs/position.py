"""A game being played by the bare rules: what the plain environments stand on.

A `Match` checks, keeps every ply and can be replayed; a position only knows the state, which makes it light to step
and to copy. The same seed gives the same game in both.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from kotatsu.engine.chance import seed_rng
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import GameOver, IllegalAction, UnknownAction
from kotatsu.engine.integers import as_integer
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.refusals import sentence
from kotatsu.engine.sealing import check_seed
from kotatsu.engine.views import view_of
from kotatsu.envs.observation import Observation, layout
from kotatsu.games import load

SEED_BITS = 63
"""Of a seed that nobody chose; what a 64-bit signed integer of a learner's own can hold."""
MaskArray = npt.NDArray[np.int8]


class Position:
    """The state of a game, with what an environment asks of it. Copies and pickles are equal and independent."""

    def __init__(
        self, game: Game, seats: int | None, options: Mapping[str, object] | None = None, seed: int | None = None
    ) -> None:
        self.game = game
        self.state: Any = game.blank_state(game.seats[0] if seats is None else seats, options)
        seed_rng(self.state.rng, secrets.randbits(SEED_BITS) if seed is None else check_seed(seed))
        game.rules.setup(self.state)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.state.seats)

    @property
    def actor(self) -> int:
        """The seat that decides; NOBODY once over."""
        return int(self.state.actor)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    def mask(self, seat: int) -> MaskArray:
        """1 for every action that a seat may do now: none unless it decides."""
        marks = bytearray(self.game.actions.count)
        if seat == self.actor and not self.over:
            self.game.rules.legal(self.state, marks)
        return np.frombuffer(marks, np.int8)

    def legal(self) -> list[int]:
        """What the actor may do now, by the numbers of the rules."""
        marks = bytearray(self.game.actions.count)
        if not self.over:
            self.game.rules.legal(self.state, marks)
        return [action for action, mark in enumerate(marks) if mark]

    def do(self, action: object) -> None:
        """Play an action of the actor; UnknownAction or IllegalAction says why not, and nothing has changed."""
        if self.over:
            raise GameOver("this game is over; reset begins another")
        self.play(self.read(action))

    def play(self, number: int) -> None:
        """Play an action by the number of the rules; IllegalAction says why not, and nothing has changed."""
        game = self.game
        code = game.rules.why_not(self.state, number)
        if code != ALLOWED:
            raise IllegalAction(game.actions.text(number), game.clauses.name(code), sentence(game, code))
        game.rules.step(self.state, number)

    def read(self, action: object) -> int:
        """The number of an action from outside: any whole number that is one; UnknownAction says what is accepted."""
        number, count = as_integer(action), self.game.actions.count
        if number is None or not 0 <= number < count:
            raise UnknownAction(f"{action!r} is not an action; accepted: a whole number from 0 to {count - 1}")
        return number

    def view(self, seat: int) -> Any:
        """The state as a seat may see it, without the generator; all of it once the game is over."""
        return view_of(self.game, self.state, seat)

    def observe(self, seat: int) -> Observation:
        """What a seat sees, flat."""
        return layout(self.game).observe(self.view(seat), seat)

    def is_alive(self, seat: int) -> bool:
        """Whether a seat is still in the game; all are in games that eliminate nobody."""
        alive = getattr(self.game.rules, "is_alive", None)
        return alive is None or bool(alive(self.state, seat))

    def result(self) -> list[float]:
        """Each seat's share of the win; all zero while the game runs."""
        out = [0.0] * self.seats
        if self.over:
            self.game.rules.result(self.state, out)
        return out

    def scores(self) -> list[int]:
        """The points of each seat as the table shows them."""
        return [self.game.rules.score(self.state, seat) for seat in range(self.seats)]

    def lines(self, seat: int, names: Sequence[str], language: str = "en") -> list[str]:
        """What a seat sees in plain lines, and what is asked now."""
        from kotatsu.words import words  # a trainer on a bare machine needs no words

        said = words(self.game, language)
        view = self.view(seat)
        table = list(self.game.module("text").lines(view, seat, said, names))
        return table if self.over else [*table, said.question(view, names, seat)]

    def copy(self) -> Self:
        """An equal position that shares nothing with this one."""
        twin = type(self).__new__(type(self))
        twin.game, twin.state = self.game, self.state.copy()
        return twin

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.__getstate__() == other.__getstate__()

    def __hash__(self) -> int:
        return hash((self.game.slug, self.state.to_bytes()))

    def __repr__(self) -> str:
        doing = "over" if self.over else f"seat {self.actor} decides"
        return f"<Position {self.game.slug}, {self.seats} seats, {doing}>"

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {"game": self.game.slug, "data": self.state.to_bytes()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.game = load(kept["game"])
        self.state = self.game.rules.State(kept["data"])
