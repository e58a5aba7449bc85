"""Many games of mixed tables, seen from the actor's chair: what a learner steps.

>>> from kotatsu.envs.relative_batch_env import open_relative_batch
>>> batch = open_relative_batch("tiki-topple", games=64, seed=7)      # two, three and four seats
>>> batch.step(batch.arrays.masks.argmax(axis=1))                     # any legal action: here the first
>>> batch.arrays.rewards.shape                                        # shares of the win by absolute seat
(64, 4)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from kotatsu.engine.batch import stream_of
from kotatsu.engine.compiler import compile_driver
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, IllegalAction, listed
from kotatsu.engine.integers import whole_number
from kotatsu.engine.perspective import absolute_actions
from kotatsu.engine.record_looks import record_looks
from kotatsu.engine.relative_record import DTYPE, relative_record
from kotatsu.envs.batch_env import MOST_GAMES, MOST_SEED, checked_actions
from kotatsu.envs.relative_program import BEGIN, RelativeWork, run_relative_games
from kotatsu.games import load

DEVICES = ("cpu", "cuda")


@dataclass(frozen=True)
class TableKind:
    """A number of seats and a choice of options."""

    seats: int
    options: Mapping[str, str]


def every_table(game: Game) -> list[TableKind]:
    """Each number of seats with each choice of options."""
    names = list(game.options)
    choices = [dict(zip(names, values, strict=True)) for values in product(*game.options.values())]
    return [TableKind(seats, options) for seats in game.seat_counts for options in choices]


class RelativeArrays(NamedTuple):
    """What a step writes. One row a game."""

    observations: Any
    """int16 (games, width): what the actor sees; `relative_layout` names its windows."""
    wholes: Any
    """int16 (games, width): the whole record in the same layout, for a critic."""
    masks: Any
    """uint8 (games, actions): 1 for what the actor may do, counted from its chair."""
    actors: Any
    """int32 (games): the seat that decides."""
    rewards: Any
    """float32 (games, most seats): shares of the win of a game that ended in this step, by absolute seat; else 0."""
    dones: Any
    """uint8 (games): 1 where a game ended in this step; the row shows the next game already."""
    lengths: Any
    """int32 (games): decisions made so far in the game that the row shows."""

    @classmethod
    def empty(cls, game: Game, games: int) -> RelativeArrays:
        """Arrays of this machine's memory."""
        width = relative_record(game).width
        return cls(
            np.zeros((games, width), DTYPE),
            np.zeros((games, width), DTYPE),
            np.zeros((games, game.actions.count), np.uint8),
            np.zeros(games, np.int32),
            np.zeros((games, game.seats[1]), np.float32),
            np.zeros(games, np.uint8),
            np.zeros(games, np.int32),
        )


def open_relative_batch(
    game: Game | str, games: int, *, device: str = "cpu", seed: int = 0, tables: Sequence[TableKind] | None = None
) -> RelativeBatch:
    """A batch on a device, over all tables of the game or those given; BadSetting says what is accepted."""
    chosen = load(game) if isinstance(game, str) else game
    if device not in DEVICES:
        raise BadSetting(f"device = {device!r} is not known; accepted: {listed(DEVICES)}")
    if device == "cuda":
        from kotatsu.envs.cuda_relative_batch_env import RelativeBatchCuda

        return RelativeBatchCuda(chosen, games, seed=seed, tables=tables)
    return RelativeBatch(chosen, games, seed=seed, tables=tables)


class RelativeBatch:
    """Games that are stepped together on this machine; place p plays table p modulo their number.

    A game that ends begins again at once, with the seed of its next index.
    """

    def __init__(self, game: Game, games: int, *, seed: int = 0, tables: Sequence[TableKind] | None = None) -> None:
        self.game = game
        self.games = games = whole_number(games, "games", 1, MOST_GAMES)
        self.tables = list(tables or every_table(game))
        self.stream = np.uint64(stream_of(whole_number(seed, "seed", 0, MOST_SEED)))
        self._places = np.arange(games)
        self.table_of = np.arange(games, dtype=np.int32) % len(self.tables)
        self.seats = np.array([table.seats for table in self.tables], np.int32)[self.table_of]
        self.arrays, self._work = self._place(self._host_work(RelativeArrays.empty(game, games)))
        self.reset()

    @property
    def refused(self) -> Any:
        """uint8 (games): 1 where the last action was no action or not legal."""
        return self._work.refused

    def reset(self) -> None:
        """Begin again with the first game of every place."""
        self._run(self._on_device(np.full(self.games, BEGIN, np.int64)))

    def step(self, actions: Any) -> None:
        """One decision in every game: a whole number for each, or BEGIN to begin the place's first game again.

        Where one of them is no action or not legal, IllegalAction says so, `refused` marks them all, and no game moves.
        """
        numbers = checked_actions(actions, self.games)
        exists = (numbers >= 0) & (numbers < self.game.actions.count)
        is_legal = self.arrays.masks[self._places, np.where(exists, numbers, 0)].astype(bool) & exists
        is_allowed = is_legal | (numbers == BEGIN)
        if not is_allowed.all():
            np.logical_not(is_allowed, out=self.refused, casting="unsafe")
            place = int(self.refused.argmax())
            raise IllegalAction(f"{numbers[place]} (game {place})", "", "The mask does not mark it.")
        self._run(numbers)

    def _run(self, actions: Any) -> None:
        compile_driver(self.game, run_relative_games)(self._work, actions, 0, self.games, self.stream)

    def _on_device(self, array: Any) -> Any:
        return array

    def _place(self, work: RelativeWork) -> tuple[RelativeArrays, RelativeWork]:
        """Where the programs run; here, they run where the work was made."""
        return RelativeArrays(*(getattr(work, name) for name in RelativeArrays._fields)), work

    def _host_work(self, arrays: RelativeArrays) -> RelativeWork:
        game, games = self.game, self.games
        states, views = (np.zeros(games, game.rules.State.dtype()) for _ in range(2))
        blanks = [game.blank_state(table.seats, table.options).to_bytes() for table in self.tables]
        seen = relative_record(game)
        return RelativeWork(
            states=states,
            views=views,
            **record_looks(states, views, games),
            blank_words=np.frombuffer(b"".join(blanks), np.uint32).reshape(len(blanks), -1).copy(),
            tables=self.table_of,
            **seen.items._asdict(),
            absolute=absolute_actions(game).astype(np.int32),
            marks=np.zeros((games, game.actions.count), np.uint8),
            episodes=np.zeros(games, np.int64),
            seeds=np.zeros(games, np.uint64),
            refused=np.zeros(games, np.uint8),
            shares=np.zeros((games, game.seats[1]), np.float64),
            **arrays._asdict(),
        )
