"""The games that are learned from, as tensors: a batch of mixed tables on this machine or on a GPU."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from kotatsu.engine.contract import Game
from kotatsu.engine.perspective import absolute_seat, relative_seat
from kotatsu.envs.relative_batch_env import TableKind, open_relative_batch
from kotatsu.envs.relative_program import BEGIN


class GameTables:
    """A batch whose arrays are tensors over the same memory: they hold what the last step wrote."""

    begin = BEGIN

    def __init__(
        self, game: Game, games: int, device: str, seed: int, kinds: Sequence[TableKind] | None = None
    ) -> None:
        self.game, self.games, self.device = game, games, device
        self.most_seats = game.seats[1]
        self.batch = open_relative_batch(game, games, device=device, seed=seed, tables=kinds)
        self.kinds = self.batch.tables
        tensors = [torch.as_tensor(array, device=device) for array in self.batch.arrays]
        self.observations, self.wholes, self.masks, self.actors, self.rewards, self.dones, self.lengths = tensors
        self.table_of = torch.as_tensor(self.batch.table_of, dtype=torch.int64, device=device)
        self.seats = torch.as_tensor(self.batch.seats, dtype=torch.int64, device=device)
        self.to_absolute = seat_turns(game, absolute_seat, device)
        self.to_relative = seat_turns(game, relative_seat, device)

    def step(self, actions: Any) -> None:
        """One legal decision in every game: a tensor of int64."""
        self.batch.step(actions if self.device == "cuda" else actions.numpy())

    def random_actions(self) -> Any:
        """A random legal action for every game."""
        return (torch.rand(self.masks.shape, device=self.device) * self.masks).argmax(1)

    def by_absolute_seat(self, values: Any, actors: Any, seats: Any) -> Any:
        """Values by the seat that the actor counts (rows x most seats), turned to the seats of the table."""
        return values.gather(1, self.to_relative[seats, actors])

    def by_relative_seat(self, values: Any, actors: Any, seats: Any) -> Any:
        """Values by seat of the table, turned to the seats that the actor counts."""
        return values.gather(1, self.to_absolute[seats, actors])


def seat_turns(game: Game, turn: Any, device: str) -> Any:
    """`turn` for each number of seats, viewer and seat."""
    most = game.seats[1]
    found = np.zeros((most + 1, most, most), np.int64)
    for seats in range(most + 1):
        for viewer in range(most):
            found[seats, viewer] = [turn(seat, viewer % max(seats, 1), seats) for seat in range(most)]
    return torch.as_tensor(found, device=device)
