"""A training that can be taken up again: weights, the optimizer's memory, the encodings, time and decisions."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from kotatsu.bots.net import Encoding
from kotatsu.bots.net_file import BadNet
from kotatsu.learning.model import Model
from kotatsu.learning.ppo import Learner


@dataclass
class Checkpoint:
    """Everything that a training goes on from."""

    encodings: tuple[Encoding, Encoding]
    weights: dict[str, Any]
    optimizer: dict[str, Any]
    seconds: float
    decisions: int

    @classmethod
    def of(cls, model: Model, learner: Learner, seconds: float, decisions: int) -> Checkpoint:
        """The present state of a training. Of the optimizer's memory the mean of the gradients is left out, since it
        is soon there again, and their spread is kept in half precision, which it can bear."""
        return cls(
            encodings=(model.policy.columns.encoding, model.critic.columns.encoding),
            weights=model.state_dict(),
            optimizer=_packed(learner.optimizer.state_dict()),
            seconds=seconds,
            decisions=decisions,
        )

    def restore(self, model: Model, learner: Learner) -> None:
        """Put the state into a new model and its learner."""
        model.load_state_dict(self.weights)
        learner.optimizer.load_state_dict(_unpacked(self.optimizer))
        for group in learner.optimizer.param_groups:
            group["lr"] = learner.rate

    def save(self, path: Path) -> None:
        """Write it; the file appears whole or not at all."""
        kept = {
            "encodings": [[torch.as_tensor(part) for part in _parts(encoding)] for encoding in self.encodings],
            "weights": self.weights,
            "optimizer": self.optimizer,
            "seconds": self.seconds,
            "decisions": self.decisions,
        }
        draft = path.with_suffix(".draft")
        torch.save(kept, draft)
        draft.replace(path)

    @classmethod
    def load(cls, path: Path, device: str) -> Checkpoint:
        """Read it; BadNet says why it cannot be read."""
        try:
            kept = torch.load(path, map_location=device, weights_only=True)
            seen, whole = (Encoding(*(part.cpu().numpy() for part in parts)) for parts in kept["encodings"])
        except (OSError, KeyError, ValueError, RuntimeError, EOFError) as error:
            raise BadNet(f"{path} is not a checkpoint: {error}") from None
        return cls((seen, whole), kept["weights"], kept["optimizer"], kept["seconds"], kept["decisions"])


def _parts(encoding: Encoding) -> tuple[Any, Any, Any]:
    return encoding.places, encoding.low, encoding.counts


MEAN, SPREAD = "exp_avg", "exp_avg_sq"
"""What Adam calls the running mean of the gradients and of their squares."""


def _packed(state: dict[str, Any]) -> dict[str, Any]:
    def packed(memory: dict[str, Any]) -> dict[str, Any]:
        kept = {name: value for name, value in memory.items() if name != MEAN}
        return {**kept, SPREAD: memory[SPREAD].to(torch.bfloat16)}

    return {**state, "state": {key: packed(memory) for key, memory in state["state"].items()}}


def _unpacked(state: dict[str, Any]) -> dict[str, Any]:
    def unpacked(memory: dict[str, Any]) -> dict[str, Any]:
        spread = memory[SPREAD].float()
        return {**memory, SPREAD: spread, MEAN: torch.zeros_like(spread)}

    return {**state, "state": {key: unpacked(memory) for key, memory in state["state"].items()}}
