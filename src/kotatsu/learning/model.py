"""The nets in torch: a policy over what the actor sees, a critic over the whole record."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

import torch
import torch.nn.functional as F  # noqa: N812
from torch import nn

from kotatsu.bots.net import Encoding, Net, Tower
from kotatsu.learning.columns import Columns

LAYERS = 2
"""Residual layers of a tower."""
FIRST_SPREAD = 0.025
"""Of the first layer's weights before training: small, so that what is learned soon outweighs what was drawn."""
NARROWEST = 128
STEP = 32
NET_BYTES = 1_850_000
"""What the weights of both towers may take, a byte each; the rest of the two megabytes is room for the container."""


def widths(policy_rows: int, critic_rows: int, outputs: int, seats: int, widest: int) -> tuple[int, int]:
    """The widest policy and critic (two thirds as wide) that fit the size of a shipped net."""
    for width in range(widest, NARROWEST, -STEP):
        narrow = width * 2 // 3 // STEP * STEP
        weights = width * (policy_rows + LAYERS * width + outputs)
        if weights + narrow * (critic_rows + LAYERS * narrow + seats + 1) <= NET_BYTES:
            return width, narrow
    return min(widest, NARROWEST), min(widest, NARROWEST)


class TorchTower(nn.Module):  # type: ignore[misc]
    """One net, from codes to outputs."""

    def __init__(self, encoding: Encoding, width: int, outputs: int, device: str) -> None:
        super().__init__()
        self.columns = Columns(encoding, device)
        self.first = nn.Linear(self.columns.count, width)
        self.layers = nn.ModuleList([nn.Linear(width, width) for _ in range(LAYERS)])
        self.head = nn.Linear(width, outputs)
        nn.init.normal_(self.first.weight, std=FIRST_SPREAD)
        nn.init.zeros_(self.first.bias)
        nn.init.normal_(self.head.weight, std=0.01)
        nn.init.zeros_(self.head.bias)
        self.to(device)

    def forward(self, codes: Any) -> Any:
        """Outputs for codes of what is seen."""
        hidden = F.relu(self.columns.applied(self.first, codes))
        for layer in self.layers:
            hidden = hidden + F.relu(layer(hidden))
        return self.head(hidden).float()

    def as_numpy(self) -> Tower:
        """The same net for play: the size of a place is folded into the rows of its values."""
        columns, encoding = self.columns, self.columns.encoding
        weights = _array(self.first.weight).T
        rows, places = columns.rows, columns.places
        place, value = columns.place.cpu().numpy()[:rows], columns.value.cpu().numpy()[:rows]
        scale = columns.scale.cpu().numpy()[rows : rows + places]
        sizes = (value * scale[place]).astype(weights.dtype)[:, None]
        table = weights[:rows] + sizes * weights[rows : rows + places][place]
        layers = tuple((_array(layer.weight), _array(layer.bias)) for layer in self.layers)
        return Tower(encoding, table, _array(self.first.bias), layers, _array(self.head.weight), _array(self.head.bias))


class Model(nn.Module):  # type: ignore[misc]
    """Policy and critic of a game."""

    def __init__(
        self, policy: Encoding, critic: Encoding, actions: int, seats: int, device: str, widest: int = 384
    ) -> None:
        super().__init__()
        outputs = actions + seats + 1
        wide, narrow = widths(policy.rows, critic.rows, outputs, seats, widest)
        self.device, self.actions = device, actions
        self.policy = TorchTower(policy, wide, outputs, device)
        self.critic = TorchTower(critic, narrow, seats + 1, device)

    def precision(self) -> AbstractContextManager[Any]:
        """Half precision on a GPU, where it is faster; single elsewhere."""
        return torch.autocast("cuda", torch.bfloat16, cache_enabled=False) if self.device == "cuda" else nullcontext()

    def outlook(self, codes: Any, masks: Any, seats: Any) -> tuple[Any, Any]:
        """The policy's preferences, and what it thinks of each seat's chance from what it sees.

        Nobody plays by these chances: predicting them teaches the policy's layers what matters.
        """
        with self.precision():
            outputs = self.policy(codes)
        preferences = outputs[:, : self.actions].masked_fill(masks == 0, OUT_OF_REACH)
        return preferences, _present(outputs[:, self.actions :], seats)

    def logits(self, codes: Any, masks: Any) -> Any:
        """The policy's preferences for what is legal; the rest is out of reach."""
        with self.precision():
            outputs = self.policy(codes)
        return outputs[:, : self.actions].masked_fill(masks == 0, OUT_OF_REACH)

    def seat_logits(self, codes: Any, seats: Any) -> Any:
        """The critic's outputs for these tables."""
        with self.precision():
            outputs = self.critic(codes)
        return _present(outputs, seats)

    def as_numpy(self, facts: dict[str, Any]) -> Net:
        """The net for play."""
        return Net(self.policy.as_numpy(), self.critic.as_numpy(), facts)


OUT_OF_REACH = -1e9


def _present(outputs: Any, seats: Any) -> Any:
    """Outputs for each seat and nobody: seats that are not at the table are out of reach."""
    most = outputs.shape[1] - 1
    places = torch.arange(most + 1, device=outputs.device)
    absent = (places >= seats[:, None]) & (places < most)
    return outputs.masked_fill(absent, OUT_OF_REACH)


def _array(tensor: Any) -> Any:
    return tensor.detach().float().cpu().numpy()
