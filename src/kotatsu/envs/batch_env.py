"""Many games of one table, stepped at once by compiled code, on this machine.

>>> from kotatsu import envs
>>> batch = envs.batch("tiki-topple", games=64, seats=2, seed=7)
>>> actions = batch.masks.argmax(axis=1)          # any legal action: here the first
>>> batch.step(actions)
>>> batch.observations.shape[0], batch.rewards.shape
(64, (64, 2))
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kotatsu.engine.batch import PICKER_STREAM, seed_in_stream, seed_of, seeded_words, stream_of
from kotatsu.engine.compiler import compile_driver
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, IllegalAction, listed
from kotatsu.envs import batch_program
from kotatsu.envs.observation import DTYPE, layout
from kotatsu.games import load

DEVICES = ("cpu", "cuda")
MOST_SEED = 1 << 63
NO_ACTION = -1


class Arrays(NamedTuple):
    """What a step writes; the caller may bring these and keeps them. One row a game."""

    observations: Any
    """int16 (games, width): what the actor sees; `kotatsu.envs.layout` names its windows."""
    masks: Any
    """uint8 (games, actions): 1 for what the actor may do."""
    actors: Any
    """int32 (games): the seat that decides."""
    rewards: Any
    """float32 (games, seats): shares of the win of a game that ended in this step, else 0."""
    dones: Any
    """uint8 (games): 1 where a game ended in this step; the row shows the next game already."""
    refused: Any
    """uint8 (games): 1 where the action was not legal, and nothing happened."""
    lengths: Any
    """int32 (games): decisions made so far in the game that the row shows."""

    @classmethod
    def shapes(cls, game: Game, seats: int, games: int) -> dict[str, tuple[tuple[int, ...], str]]:
        """The shape and type of each array."""
        return {
            "observations": ((games, layout(game).width), np.dtype(DTYPE).name),
            "masks": ((games, game.actions.count), "uint8"),
            "actors": ((games,), "int32"),
            "rewards": ((games, seats), "float32"),
            "dones": ((games,), "uint8"),
            "refused": ((games,), "uint8"),
            "lengths": ((games,), "int32"),
        }

    @classmethod
    def empty(cls, game: Game, seats: int, games: int) -> Arrays:
        """Arrays of this machine's memory."""
        return cls(**{name: np.zeros(*spec) for name, spec in cls.shapes(game, seats, games).items()})


def open_batch(
    slug: str,
    games: int,
    seats: int | None,
    *,
    device: str = "cpu",
    seed: int = 0,
    threads: int = 1,
    arrays: Arrays | None = None,
    options: Mapping[str, object] | None = None,
) -> BatchEnv:
    """A batch on a device; BadSetting says what is accepted."""
    game = load(slug)
    if device not in DEVICES:
        raise BadSetting(f"device = {device!r} is not known; accepted: {listed(DEVICES)}")
    if games < 1 or threads < 1 or not 0 <= seed < MOST_SEED:
        raise BadSetting("games and threads are 1 or more, and a seed is a whole number from 0 to 2**63 - 1")
    if device == "cuda":
        from kotatsu.envs.cuda_batch_env import CudaBatchEnv

        return CudaBatchEnv(game, games, seats, seed=seed, arrays=arrays, options=options)
    return BatchEnv(game, games, seats, seed=seed, threads=threads, arrays=arrays, options=options)


class BatchEnv:
    """Games that are stepped together. A game that ends begins again at once, with the seed of its next index.

    Place p plays the games of index p, p + games, p + 2 * games ... and game i has the seed `seed_of(i)`, so it is
    the game that `kotatsu.new(slug, seats, seed=batch.seed_of(i))` plays with the same choices.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        seats: int | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
        arrays: Arrays | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.games = games
        self.seats = game.seats[0] if seats is None else seats
        self.seed = seed
        self.stream = np.uint64(stream_of(seed))
        self.threads = threads
        self.layout = layout(game)
        self.blank = game.blank_state(self.seats, options).to_bytes()
        self.arrays = self._checked(arrays) if arrays is not None else self._new_arrays()
        self.observations, self.masks, self.actors, self.rewards, self.dones, self.refused, self.lengths = self.arrays
        self._work = self._place(self._host_work())
        seeds = seed_in_stream(self.stream, np.arange(games, dtype=np.uint64)) | np.uint64(PICKER_STREAM)
        self._pickers, self._picked = self._kept(seeded_words(seeds)), self._kept(np.zeros(games, np.int64))
        self.reset()

    def reset(self) -> None:
        """Begin again with the first game of every place."""
        self._run(np.full(self.games, batch_program.BEGIN, np.int64))

    def step(self, actions: Any) -> None:
        """One decision in every game: `actions` has an action for each. Writes the arrays.

        An action that is not legal moves nothing in its game; all others are made, and IllegalAction is raised.
        """
        self._run(np.maximum(np.asarray(actions, np.int64), NO_ACTION))
        if self.refused.any():
            place = int(self.refused.argmax())
            what = self.game.actions.text(int(actions[place])) if self._is_action(actions[place]) else actions[place]
            raise IllegalAction(f"{what} (game {place})", "", "The mask does not mark it.")

    def sample(self) -> Any:
        """A random legal action for every game, in an array that is written anew at each call."""
        compile_driver(self.game, batch_program.pick_games)(self.masks, self._pickers, self._picked, 0, self.games)
        return self._picked

    def wait(self) -> None:
        """Return when all steps are done; here they are, on a GPU they may be under way."""

    def seed_of(self, index: int) -> int:
        """The seed of a game by its index."""
        return seed_of(self.seed, index)

    @property
    def indices(self) -> npt.NDArray[np.int64]:
        """The index of the game that each place plays now."""
        episodes: npt.NDArray[np.int64] = np.asarray(self._work.episodes)
        return np.arange(self.games) + episodes * self.games

    def _is_action(self, action: Any) -> bool:
        return 0 <= int(action) < self.game.actions.count

    def _run(self, actions: Any) -> None:
        """Run the program over all places, each thread over its part of them."""
        driver = compile_driver(self.game, batch_program.run_games)
        if self.threads == 1:
            driver(self._work, actions, 0, self.games, self.stream)
            return
        cuts = [self.games * part // self.threads for part in range(self.threads + 1)]
        driver(self._work, actions, 0, 0, self.stream)  # compiled once, before the threads call it
        with ThreadPoolExecutor(self.threads) as pool:
            jobs = [pool.submit(driver, self._work, actions, *cut, self.stream) for cut in pairwise(cuts)]
            for job in jobs:
                job.result()

    def _kept(self, array: Any) -> Any:
        """An array where the programs run."""
        return array

    def _new_arrays(self) -> Arrays:
        return Arrays.empty(self.game, self.seats, self.games)

    def _checked(self, arrays: Arrays) -> Arrays:
        """The caller's arrays, which must fit: they are written in place."""
        for name, (shape, dtype) in Arrays.shapes(self.game, self.seats, self.games).items():
            given = getattr(arrays, name)
            if tuple(given.shape) != shape or str(given.dtype).rpartition(".")[2] != dtype:
                raise BadSetting(f"{name} is {tuple(given.shape)} of {given.dtype}; it must be {shape} of {dtype}")
        return arrays

    def _host_work(self) -> batch_program.Work:
        """Everything that the programs need, in this machine's memory."""
        states, views = (np.zeros(self.games, self.game.rules.State.dtype()) for _ in range(2))
        return batch_program.Work(
            states=states,
            views=views,
            state_words=states.view(np.uint32).reshape(self.games, -1),
            view_words=views.view(np.uint32).reshape(self.games, -1),
            view_bytes=views.view(np.int8).reshape(self.games, -1),
            view_pairs=views.view(np.int16).reshape(self.games, -1),
            blank_words=np.frombuffer(self.blank, np.uint32).copy(),
            narrow=self.layout.narrow,
            wide=self.layout.wide,
            episodes=np.zeros(self.games, np.int64),
            seeds=np.zeros(self.games, np.uint64),
            shares=np.zeros((self.games, self.game.seats[1]), np.float64),
            **self.arrays._asdict(),
        )

    def _place(self, work: batch_program.Work) -> batch_program.Work:
        """Where the programs run; here, they run where the work was made."""
        return work
