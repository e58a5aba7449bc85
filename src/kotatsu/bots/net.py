"""A learned net in plain NumPy: what a seat sees goes in, a preference for each action or each seat's chance comes out.

Every number of an observation is looked up in a table of rows, one row for each value it can have; the rows are added
up. Two residual layers and a head follow. Nothing here needs a compiler or torch.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Integers = npt.NDArray[np.int32]


@dataclass(frozen=True, eq=False)
class Encoding:
    """Which numbers of an observation a net looks at, and which row of its table stands for which value."""

    places: Integers
    """Places in the observation."""
    low: Integers
    """The least value that each place has a row for; smaller values share it."""
    counts: Integers
    """How many values each place has rows for; larger values share the last."""

    @property
    def starts(self) -> Integers:
        """The first row of each place."""
        return (np.cumsum(self.counts) - self.counts).astype(np.int32)

    @property
    def rows(self) -> int:
        """Rows of the table."""
        return int(self.counts.sum())

    def codes(self, observation: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
        """For each place, which of its values an observation has (of many: the last axis is the observation's)."""
        shifted = observation[..., self.places].astype(np.int64) - self.low
        codes: npt.NDArray[np.int64] = np.clip(shifted, 0, self.counts - 1)
        return codes


@dataclass(frozen=True, eq=False)
class Tower:
    """The layers of one net: a table whose rows are added up, residual layers, a head."""

    encoding: Encoding
    table: Floats
    bias: Floats
    layers: tuple[tuple[Floats, Floats], ...]
    """Weights (outputs x inputs) and biases of the residual layers."""
    head: Floats
    head_bias: Floats

    def __post_init__(self) -> None:
        starts = self.encoding.starts.astype(np.int64)
        object.__setattr__(self, "_starts", starts)

    def __call__(self, observation: npt.NDArray[Any]) -> Floats:
        """The outputs for one observation."""
        rows = self.encoding.codes(observation) + self._starts  # type: ignore[attr-defined]
        hidden = np.maximum(self.table[rows].sum(axis=0) + self.bias, 0.0)
        for weights, bias in self.layers:
            hidden = hidden + np.maximum(weights @ hidden + bias, 0.0)
        outputs: Floats = self.head @ hidden + self.head_bias
        return outputs

    def many(self, observations: npt.NDArray[Any]) -> Floats:
        """The outputs for many observations, a row each."""
        rows = self.encoding.codes(observations) + self._starts  # type: ignore[attr-defined]
        hidden = np.stack([self.table[row].sum(axis=0) for row in rows]) + self.bias
        hidden = np.maximum(hidden, 0.0)
        for weights, bias in self.layers:
            hidden = hidden + np.maximum(hidden @ weights.T + bias, 0.0)
        outputs: Floats = hidden @ self.head.T + self.head_bias
        return outputs


@dataclass(frozen=True, eq=False)
class Net:
    """A policy, which sees what the actor sees, and a critic, which sees the whole record."""

    policy: Tower
    critic: Tower
    facts: dict[str, Any]
    """The game, its version, the layout's hash, and how the net was made."""

    def preferences(self, observation: npt.NDArray[Any]) -> Floats:
        """For each action, as the viewer counts them, how much the policy prefers it (a logit)."""
        return self.policy(observation)

    def chances(self, whole: npt.NDArray[Any], seats: int) -> Floats:
        """Each seat's share of the win, as the viewer counts seats; what is missing to 1 is for nobody."""
        return chances_of(self.critic(whole), seats)


def chances_of(outputs: Floats, seats: int) -> Floats:
    """Outputs of a critic as chances: one output a seat of the largest table, the last for nobody."""
    kept = np.concatenate([outputs[:seats], outputs[-1:]])
    return softmax(kept)[:seats]


def softmax(logits: Floats) -> Floats:
    """Preferences as shares that add up to 1."""
    grown = np.exp(logits - logits.max())
    shares: Floats = grown / grown.sum()
    return shares
