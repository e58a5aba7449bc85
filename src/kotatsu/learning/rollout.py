"""Playing with the present policy, and what each decision turned out to be worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch

from kotatsu.learning.graphs import replayed
from kotatsu.learning.model import Model
from kotatsu.learning.tables import GameTables

CHUNK = 131_072
"""Positions that the critic judges at once."""


@dataclass
class Decisions:
    """Decisions of a roll-out, a row each, ready to learn from. The memory is the same for every roll-out."""

    seen: Any
    """Codes of what the actor saw."""
    whole: Any
    """Codes of the whole record; the same tensor where nothing is secret."""
    masks: Any
    actions: Any
    log_chances: Any
    """The logarithm of the chance with which the action was chosen."""
    seats: Any
    advantages: Any
    targets: Any
    """What the critic should say: each seat's share, as the actor counts, and nobody's."""
    is_choice: Any
    """1 where more than one action was legal."""


class RollOut:
    """Room for the decisions of one roll-out, filled again and again."""

    def __init__(self, tables: GameTables, model: Model, steps: int, is_open: bool) -> None:
        """`is_open` says that nothing is secret, so that what is seen is the whole record."""
        self.tables, self.model, self.steps, self.is_open = tables, model, steps, is_open
        games, device, most = tables.games, tables.device, tables.most_seats

        def room(*shape: int, dtype: Any = torch.float32) -> Any:
            return torch.zeros((steps, games, *shape), dtype=dtype, device=device)

        self.seen = room(model.policy.columns.places, dtype=torch.uint8)
        self.whole = self.seen if is_open else room(model.critic.columns.places, dtype=torch.uint8)
        self.masks = room(tables.masks.shape[1], dtype=torch.uint8)
        self.actions = room(dtype=torch.int64)
        self.actors = room(dtype=torch.int64)
        self.log_chances, self.dones, self.rewards = room(), room(), room(most)
        self.advantages, self.targets, self.is_choice = room(), room(most + 1), room()
        self.seats = tables.seats.repeat(steps)
        self.now = {name: torch.zeros_like(getattr(self, name)[0]) for name in NOTED}
        self._decide = replayed(self._decide_now, device, "playing")

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self) -> None:
        """Play on from where the games stand; nothing waits for the device."""
        tables = self.tables
        for step in range(self.steps):
            self._decide()
            for name, value in self.now.items():
                if name != "whole" or not self.is_open:
                    getattr(self, name)[step].copy_(value)
            tables.step(self.now["actions"])
            self.rewards[step].copy_(tables.rewards)
            self.dones[step].copy_(tables.dones)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _decide_now(self) -> None:
        """Look at every table and choose, into `now`."""
        tables, model, now = self.tables, self.model, self.now
        now["seen"].copy_(model.policy.columns.codes(tables.observations))
        if not self.is_open:
            now["whole"].copy_(model.critic.columns.codes(tables.wholes))
        now["masks"].copy_(tables.masks)
        now["actors"].copy_(tables.actors)
        logits = model.logits(now["seen"], now["masks"])
        now["actions"].copy_(sample(logits))
        chosen = torch.log_softmax(logits, 1).gather(1, now["actions"][:, None])
        now["log_chances"].copy_(chosen[:, 0])

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def decisions(self, policy_decay: float, critic_decay: float) -> Decisions:
        """All decisions with what they turned out to be worth: TD(lambda) over each seat's chance."""
        values = self._values()
        actors, seats = self.actors.reshape(-1), self.seats
        advantages, surprises = torch.empty_like(values[:-1]), torch.empty_like(values[:-1])
        trail, long_trail = torch.zeros_like(values[0]), torch.zeros_like(values[0])
        for step in reversed(range(self.steps)):
            goes_on = 1.0 - self.dones[step][:, None]
            change = self.rewards[step] + goes_on * values[step + 1] - values[step]
            trail = change + policy_decay * goes_on * trail
            long_trail = change + critic_decay * goes_on * long_trail
            advantages[step], surprises[step] = trail, long_trail
        self.advantages.copy_(advantages.gather(2, self.actors[:, :, None])[:, :, 0])
        targets = (surprises + values[:-1]).flatten(0, 1).clamp_(0.0, 1.0)
        targets = self.tables.by_relative_seat(targets, actors, seats)
        nobody = (1.0 - targets.sum(1, keepdim=True)).clamp_(min=0.0)
        targets = torch.cat([targets, nobody], 1)
        self.targets.copy_((targets / targets.sum(1, keepdim=True)).reshape(self.targets.shape))
        self.is_choice.copy_(self.masks.sum(2, dtype=torch.int32) > 1)
        flat = {name: getattr(self, name).flatten(0, 1) for name in Decisions.__annotations__ if name != "seats"}
        return Decisions(seats=seats, **flat)

    def _values(self) -> Any:
        """Each seat's chance before each decision and after the last, by seat of the table."""
        tables, model = self.tables, self.model
        source = tables.observations if self.is_open else tables.wholes
        last = model.critic.columns.codes(source)
        found = [
            self._judged(codes, actors, seats)
            for codes, actors, seats in zip(
                self.whole.flatten(0, 1).split(CHUNK),
                self.actors.reshape(-1).split(CHUNK),
                self.seats.split(CHUNK),
                strict=True,
            )
        ]
        found.append(self._judged(last, tables.actors.long(), tables.seats))
        return torch.cat(found).reshape(self.steps + 1, tables.games, tables.most_seats)

    def _judged(self, codes: Any, actors: Any, seats: Any) -> Any:
        chances = torch.softmax(self.model.seat_logits(codes, seats), 1)[:, :-1]
        return self.tables.by_absolute_seat(chances, actors, seats)


NOTED = ("seen", "whole", "masks", "actors", "actions", "log_chances")
"""What is noted of each decision when it is made."""


def sample(logits: Any) -> Any:
    """An action for each row, by its chance."""
    noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(1)
