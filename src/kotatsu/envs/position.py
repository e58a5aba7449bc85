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
from kotatsu.engine.errors import GameOver, IllegalAction
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.refusals import sentence
from kotatsu.engine.views import view_of
from kotatsu.envs.observation import Observation, layout
from kotatsu.games import load
from kotatsu.words import words

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
        seed_rng(self.state.rng, secrets.randbits(SEED_BITS) if seed is None else seed)
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

    def do(self, action: int) -> None:
        """Play an action of the actor; IllegalAction says which clause forbids it."""
        if self.over:
            raise GameOver("this game is over")
        code = self.game.rules.why_not(self.state, action)
        if code != ALLOWED:
            game = self.game
            raise IllegalAction(game.actions.text(action), game.clauses.name(code), sentence(game, code))
        self.game.rules.step(self.state, action)

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

    def lines(self, seat: int, names: Sequence[str], language: str = "en") -> list[str]:
        """What a seat sees in plain lines, and what is asked now."""
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

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {"game": self.game.slug, "data": self.state.to_bytes()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.game = load(kept["game"])
        self.state = self.game.rules.State(kept["data"])
