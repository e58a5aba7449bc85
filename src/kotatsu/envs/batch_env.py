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
from kotatsu.engine.integers import whole_number
from kotatsu.envs import batch_program
from kotatsu.envs.observation import DTYPE, layout
from kotatsu.envs.rewards import REWARDS, checked_reward
from kotatsu.games import load

DEVICES = ("cpu", "cuda")
MOST_SEED = (1 << 63) - 1
MOST_GAMES = 1 << 30
MOST_THREADS = 1024


class Arrays(NamedTuple):
    """What a step writes, a row for each game. The caller may bring these arrays."""

    observations: Any
    """int16 (games, width): what the actor sees; `kotatsu.envs.layout` names its windows."""
    masks: Any
    """uint8 (games, actions): 1 for what the actor may do."""
    actors: Any
    """int32 (games): the seat that decides."""
    rewards: Any
    """float32 (games, seats): what each seat is paid for a game that ended in this step, else 0."""
    dones: Any
    """uint8 (games): 1 where a game ended in this step; the row shows the next game already."""
    refused: Any
    """uint8 (games): 1 where the last action was no action or not legal."""
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
    slug: str | Game,
    games: int,
    seats: int | None,
    *,
    device: str = "cpu",
    seed: int = 0,
    threads: int = 1,
    arrays: Arrays | None = None,
    reward: str = "share",
    options: Mapping[str, object] | None = None,
) -> BatchEnv:
    """A batch on a device; BadSetting says what is accepted."""
    game = load(slug)
    if device not in DEVICES:
        raise BadSetting(f"device = {device!r} is not known; accepted: {listed(DEVICES)}")
    if device == "cuda":
        from kotatsu.envs.cuda_batch_env import CudaBatchEnv

        return CudaBatchEnv(game, games, seats, seed=seed, arrays=arrays, reward=reward, options=options)
    return BatchEnv(game, games, seats, seed=seed, threads=threads, arrays=arrays, reward=reward, options=options)


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
        reward: str = "share",
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.games = games = whole_number(games, "games", 1, MOST_GAMES)
        self.seed = whole_number(seed, "seed", 0, MOST_SEED)
        self.stream = np.uint64(stream_of(self.seed))
        self.threads = whole_number(threads, "threads", 1, MOST_THREADS)
        self.reward = checked_reward(reward)
        self.layout = layout(game)
        blank = game.blank_state(game.seats[0] if seats is None else seats, options)
        self.seats, self.blank = int(blank.seats), blank.to_bytes()
        self.arrays = self._checked(arrays) if arrays is not None else self._new_arrays()
        self.observations, self.masks, self.actors, self.rewards, self.dones, self.refused, self.lengths = self.arrays
        self._work = self._work_on_device(self._host_work())
        self._places = np.arange(self.games)
        seeds = seed_in_stream(self.stream, np.arange(games, dtype=np.uint64)) | np.uint64(PICKER_STREAM)
        self._pickers, self._picked = (
            self._array_on_device(seeded_words(seeds)),
            self._array_on_device(np.zeros(games, np.int64)),
        )
        self._restart()

    def reset(self) -> None:
        """Begin again with the first game of every place."""
        self._restart()

    def _restart(self) -> None:
        self._work.begun[:] = 0
        self._run(np.zeros(self.games, np.int64))

    def step(self, actions: Any) -> None:
        """One decision in every game: `actions` has a whole number for each. Writes the arrays.

        Where one of them is no action or not legal, IllegalAction names the first, `refused` marks them all, and no
        game has moved.
        """
        numbers = checked_actions(actions, self.games)
        exists = (numbers >= 0) & (numbers < self.game.actions.count)
        is_legal = self.masks[self._places, np.where(exists, numbers, 0)].astype(bool) & exists
        if not is_legal.all():
            np.logical_not(is_legal, out=self.refused, casting="unsafe")
            raise self._refusal(int(self.refused.argmax()), numbers)
        self._run(numbers)

    def _refusal(self, place: int, numbers: npt.NDArray[np.int64]) -> IllegalAction:
        number, count = int(numbers[place]), self.game.actions.count
        if not 0 <= number < count:
            reason = f"There are actions from 0 to {count - 1}."
            return IllegalAction(f"{number} (game {place})", "", reason)
        return IllegalAction(f"{self.game.actions.text(number)} (game {place})", "", "The mask does not mark it.")

    def sample(self) -> Any:
        """A random legal action for every game, in an array that is written anew at each call."""
        compile_driver(self.game, batch_program.pick_games)(self.masks, self._pickers, self._picked, 0, self.games)
        return self._picked

    def wait(self) -> None:
        """Return when all steps are done; here they are, on a GPU they may be under way."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.game.slug}, {self.games} games of {self.seats} seats, seed {self.seed}>"

    def seed_of(self, index: int) -> int:
        """The seed of a game by its index."""
        return seed_of(self.seed, index)

    @property
    def indices(self) -> npt.NDArray[np.int64]:
        """The index of the game that each place plays now."""
        episodes: npt.NDArray[np.int64] = np.asarray(self._work.episodes)
        return np.arange(self.games) + episodes * self.games

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

    def _array_on_device(self, array: Any) -> Any:
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
            self._check_memory(name, given)
        return arrays

    def _check_memory(self, name: str, array: Any) -> None:
        """Whether compiled code can write into an array in place."""
        if not isinstance(array, np.ndarray) or not array.flags.c_contiguous or not array.flags.writeable:
            raise BadSetting(f"{name} must be a NumPy array that is contiguous and can be written")

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
            begun=np.zeros(self.games, np.uint8),
            reward_kind=np.array([REWARDS.index(self.reward)], np.int64),
            episodes=np.zeros(self.games, np.int64),
            seeds=np.zeros(self.games, np.uint64),
            shares=np.zeros((self.games, self.game.seats[1]), np.float64),
            **self.arrays._asdict(),
        )

    def _work_on_device(self, work: batch_program.Work) -> batch_program.Work:
        """Where the programs run; here, they run where the work was made."""
        return work


def checked_actions(actions: Any, games: int) -> npt.NDArray[np.int64]:
    """An action for each game as int64; BadSetting says what is accepted. Their range is for the caller to check."""
    try:
        given = np.asarray(actions)
    except (ValueError, TypeError, RuntimeError) as error:
        raise BadSetting(f"actions are not an array of whole numbers: {error}") from None
    if given.dtype.kind not in "iu" or given.shape != (games,):
        raise BadSetting(f"actions are {given.shape} of {given.dtype}; they must be ({games},) of whole numbers")
    if given.dtype == np.uint64:
        given = np.minimum(given, np.uint64(MOST_SEED))  # no action is that large, and none becomes negative
    return np.ascontiguousarray(given, np.int64)
