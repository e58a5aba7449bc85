"""Where a training begins: with nothing, with the net that comes with the package, or with the net of a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from kotatsu.bots.net import Net, Tower
from kotatsu.bots.net_file import BadNet, load_net, missing_net, shipped_net
from kotatsu.engine.contract import Game
from kotatsu.learning.checkpoint import Checkpoint
from kotatsu.learning.model import Model, TorchTower
from kotatsu.learning.ppo import Learner
from kotatsu.learning.settings import TrainingSettings, changed

SCRATCH, SHIPPED = "scratch", "shipped"
FROM_A_NET = ("rate=0.0005", "entropy_first=0.02", "softening=2.5")
"""What a training that begins with a net changes in its settings. Such a policy is nearly sure of each choice, so it
would hardly ever try another one and could unlearn nothing: its preferences are softened, and entropy is worth more at
first. Its steps are smaller than those of a net that begins with nothing."""


def default_start(game: Game, is_changed: bool) -> str:
    """Where a training begins unless told: on a variant, with the shipped net where that fits its record."""
    return SHIPPED if is_changed and missing_net(game) is None else SCRATCH


def start_settings(start: str, settings: TrainingSettings) -> TrainingSettings:
    """The settings of a training that begins there."""
    return settings if start == SCRATCH else changed(settings, FROM_A_NET)


def start_checkpoint(start: str, game: Game, device: str, settings: TrainingSettings) -> Checkpoint | None:
    """What a training begins with, None for nothing; BadNet where a net does not fit the game."""
    if start == SCRATCH:
        return None
    net = shipped_net(game) if start == SHIPPED else load_net(Path(start), game)
    return checkpoint_of(net, game, device, settings)


def checkpoint_of(net: Net, game: Game, device: str, settings: TrainingSettings) -> Checkpoint:
    """A net that plays, as the beginning of a training; BadNet where its layers have another size."""
    seen, whole = net.policy.encoding, net.critic.encoding
    model = Model(seen, whole, game.actions.count, game.seats[1], device, settings.widest)
    _fill(model.policy, net.policy)
    _fill(model.critic, net.critic)
    _soften(model.policy, game.actions.count, settings.softening)
    learner = Learner(model, settings.minibatch, settings.epochs)
    return Checkpoint.of(model, learner, 0.0, 0)


@torch.no_grad()  # type: ignore[untyped-decorator]
def _fill(into: TorchTower, tower: Tower) -> None:
    """Put the weights of a net into a tower: a row for each value, nothing for the size of a place."""
    if tuple(into.head.weight.shape) != tower.head.shape or len(into.layers) != len(tower.layers):
        raise BadNet(f"the net's head is {tower.head.shape}; a training makes {tuple(into.head.weight.shape)}")
    into.first.weight.zero_()
    into.first.weight[:, : into.columns.rows].copy_(_tensor(tower.table.T))
    into.first.bias.copy_(_tensor(tower.bias))
    into.head.weight.copy_(_tensor(tower.head))
    into.head.bias.copy_(_tensor(tower.head_bias))
    for layer, (weights, bias) in zip(into.layers, tower.layers, strict=True):
        layer.weight.copy_(_tensor(weights))
        layer.bias.copy_(_tensor(bias))


@torch.no_grad()  # type: ignore[untyped-decorator]
def _soften(policy: TorchTower, actions: int, softening: float) -> None:
    """Divide the preferences for actions: their order stays, and the policy tries the others more often."""
    policy.head.weight[:actions] /= softening
    policy.head.bias[:actions] /= softening


def _tensor(array: Any) -> Any:
    return torch.as_tensor(array.copy())
