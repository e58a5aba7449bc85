"""Playing with the present policy, and what each decision turned out to be worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch

from kotatsu.learning.model import Model
from kotatsu.learning.tables import GameTables

CHUNK = 131_072
"""Positions that the critic judges at once."""


@dataclass
class Decisions:
    """Decisions of a roll-out, a row each, ready to learn from."""

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
        games, device = tables.games, tables.device
        self.seen = torch.empty((steps, games, model.policy.columns.places), dtype=torch.uint8, device=device)
        critic_places = model.critic.columns.places
        self.whole = (
            self.seen if is_open else torch.empty((steps, games, critic_places), dtype=torch.uint8, device=device)
        )
        self.masks = torch.empty((steps, games, tables.masks.shape[1]), dtype=torch.uint8, device=device)
        self.actions = torch.empty((steps, games), dtype=torch.int64, device=device)
        self.log_chances = torch.empty((steps, games), device=device)
        self.actors = torch.empty((steps, games), dtype=torch.int64, device=device)
        self.rewards = torch.empty((steps, games, tables.most_seats), device=device)
        self.dones = torch.empty((steps, games), device=device)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self) -> None:
        """Play on from where the games stand; nothing waits for the device."""
        tables = self.tables
        for step in range(self.steps):
            self._note(step)
            logits = self.model.logits(self.seen[step], self.masks[step])
            self.actions[step] = sample(logits)
            chosen = self.actions[step][:, None]
            self.log_chances[step] = torch.log_softmax(logits, 1).gather(1, chosen)[:, 0]
            tables.step(self.actions[step])
            self.rewards[step] = tables.rewards
            self.dones[step] = tables.dones

    def _note(self, step: int) -> None:
        tables, model = self.tables, self.model
        self.seen[step] = model.policy.columns.codes(tables.observations)
        if not self.is_open:
            self.whole[step] = model.critic.columns.codes(tables.wholes)
        self.masks[step] = tables.masks
        self.actors[step] = tables.actors

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def decisions(self, decay: float) -> Decisions:
        """All decisions with what they turned out to be worth: TD(lambda) over each seat's chance."""
        values = self._values()
        advantages = torch.empty_like(values[:-1])
        trail = torch.zeros_like(values[0])
        for step in reversed(range(self.steps)):
            ended = self.dones[step][:, None] > 0
            after = torch.where(ended, self.rewards[step], values[step + 1])
            trail = after - values[step] + decay * torch.where(ended, torch.zeros_like(trail), trail)
            advantages[step] = trail
        actors = self.actors.reshape(-1)
        seats = self.tables.seats.repeat(self.steps)
        flat = advantages.reshape(-1, self.tables.most_seats)
        targets = (flat + values[:-1].reshape(flat.shape)).clamp_(0.0, 1.0)
        targets = self.tables.by_relative_seat(targets, actors, seats)
        nobody = (1.0 - targets.sum(1, keepdim=True)).clamp_(min=0.0)
        targets = torch.cat([targets, nobody], 1)
        masks = self.masks.flatten(0, 1)
        return Decisions(
            seen=self.seen.flatten(0, 1),
            whole=self.whole.flatten(0, 1),
            masks=masks,
            actions=self.actions.reshape(-1),
            log_chances=self.log_chances.reshape(-1),
            seats=seats,
            advantages=flat.gather(1, actors[:, None])[:, 0],
            targets=targets / targets.sum(1, keepdim=True),
            is_choice=(masks.sum(1, dtype=torch.int32) > 1).float(),
        )

    def _values(self) -> Any:
        """Each seat's chance before each decision and after the last, by seat of the table."""
        tables, model = self.tables, self.model
        source = tables.observations if self.is_open else tables.wholes
        last = model.critic.columns.codes(source)
        places = last.shape[1]
        found = [
            self._judged(codes, actors, seats)
            for codes, actors, seats in zip(
                self.whole.reshape(-1, places).split(CHUNK),
                self.actors.reshape(-1).split(CHUNK),
                tables.seats.repeat(self.steps).split(CHUNK),
                strict=True,
            )
        ]
        found.append(self._judged(last, tables.actors.long(), tables.seats))
        return torch.cat(found).reshape(self.steps + 1, tables.games, tables.most_seats)

    def _judged(self, codes: Any, actors: Any, seats: Any) -> Any:
        chances = torch.softmax(self.model.seat_logits(codes, seats), 1)[:, :-1]
        return self.tables.by_absolute_seat(chances, actors, seats)


def sample(logits: Any) -> Any:
    """An action for each row, by its chance."""
    noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(1)
