"""A finished net in torch, to be measured over many games at once."""

from __future__ import annotations

from typing import Any

import torch

from kotatsu.bots.net import Net, Tower


class TorchNet:
    """Policy and critic of a net, for rows of observations on a device."""

    def __init__(self, net: Net, actions: int, device: str) -> None:
        self.policy, self.critic = _Tower(net.policy, device), _Tower(net.critic, device)
        self.actions = actions

    def logits(self, observations: Any, masks: Any) -> Any:
        """The policy's preferences for what is legal; the rest is out of reach."""
        return self.policy(observations)[:, : self.actions].masked_fill(masks == 0, -1e9)

    def chances(self, wholes: Any, seats: Any) -> Any:
        """Each seat's chance, as the actor counts."""
        outputs = self.critic(wholes)
        most = outputs.shape[1] - 1
        places = torch.arange(most + 1, device=outputs.device)
        absent = (places >= seats[:, None]) & (places < most)
        return torch.softmax(outputs.masked_fill(absent, -1e9), 1)[:, :-1]


class _Tower:
    def __init__(self, tower: Tower, device: str) -> None:
        def tensor(array: Any) -> Any:
            return torch.as_tensor(array, device=device)

        encoding = tower.encoding
        self.places, self.low = tensor(encoding.places).long(), tensor(encoding.low).long()
        self.last, self.starts = tensor(encoding.counts).long() - 1, tensor(encoding.starts).long()
        self.table, self.bias = tensor(tower.table), tensor(tower.bias)
        self.layers = [(tensor(weights), tensor(bias)) for weights, bias in tower.layers]
        self.head, self.head_bias = tensor(tower.head), tensor(tower.head_bias)

    def __call__(self, observations: Any) -> Any:
        codes = observations.index_select(1, self.places).long() - self.low
        rows = torch.minimum(codes.clamp(min=0), self.last) + self.starts
        hidden = torch.relu(torch.nn.functional.embedding_bag(rows, self.table, mode="sum") + self.bias)
        for weights, bias in self.layers:
            hidden = hidden + torch.relu(hidden @ weights.T + bias)
        return hidden @ self.head.T + self.head_bias
