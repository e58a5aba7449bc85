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
        """The present state of a training; the optimizer's memory is kept in half precision, which it can bear."""
        return cls(
            encodings=(model.policy.columns.encoding, model.critic.columns.encoding),
            weights=model.state_dict(),
            optimizer=_converted(learner.optimizer.state_dict(), torch.bfloat16),
            seconds=seconds,
            decisions=decisions,
        )

    def restore(self, model: Model, learner: Learner) -> None:
        """Put the state into a new model and its learner."""
        model.load_state_dict(self.weights)
        learner.optimizer.load_state_dict(_converted(self.optimizer, torch.float32))
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


def _converted(state: dict[str, Any], dtype: Any) -> dict[str, Any]:
    """An optimizer's state with its moments in another precision; steps are counted exactly."""
    moments = {
        key: {name: value.to(dtype) if name.startswith("exp_avg") else value for name, value in memory.items()}
        for key, memory in state["state"].items()
    }
    return {**state, "state": moments}
