"""Training on a variant of a game: players for a what-if study that know the changed rules, not the printed ones.

The training goes on from the net of the game as printed where that net fits the variant's record, else from nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from kotatsu.bots.net import Net, Tower
from kotatsu.bots.net_file import BadNet, load_net, shipped_net
from kotatsu.engine.compiler.cpu import cache_folder
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting
from kotatsu.envs.relative_batch_env import TableKind
from kotatsu.learning.checkpoint import Checkpoint
from kotatsu.learning.model import Model, TorchTower
from kotatsu.learning.ppo import Learner
from kotatsu.learning.progress import ProgressTold
from kotatsu.learning.settings import ON_CPU, TrainingSettings, changed
from kotatsu.learning.trainer import Trainer
from kotatsu.study.variants import variant

GENTLE = ("rate=0.0003",)
"""A net that plays well already is changed in smaller steps than one that begins with nothing."""


def retrained_net(
    slug: str,
    changes: Mapping[str, str],
    minutes: float,
    seed: int,
    device: str,
    settings: TrainingSettings | None = None,
    kind: TableKind | None = None,
) -> Path:
    """The net of a variant after MINUTES of self-play at tables of a KIND, or of every kind.

    An earlier run of the same training is used again, and one that was stopped goes on.
    """
    if minutes <= 0:
        raise BadSetting(f"--retrain {minutes:g} is not accepted; more than 0 minutes is")
    game = variant(slug, changes)
    settings = settings or (TrainingSettings() if device == "cuda" else ON_CPU)
    path = retrained_path(game, changes, [minutes, seed, device, settings.as_dict(), asdict(kind) if kind else {}])
    unfinished = path.with_suffix(".checkpoint")
    if _is_there(path, game) and not unfinished.exists():
        return path
    path.parent.mkdir(parents=True, exist_ok=True)
    trainer = retraining(game, seed, device, path, settings, kind)
    with ProgressTold(f"{game.title}, changed", minutes, path.with_suffix(".csv"), resumed=trainer.spent > 0) as told:
        trainer.run(minutes, told)
    unfinished.unlink(missing_ok=True)
    return path


def retrained_path(game: Game, changes: Mapping[str, str], training: list[object]) -> Path:
    """Where the net of a variant is kept: beside compiled code, under what fixes its training."""
    told = json.dumps([game.slug, game.version, sorted(changes.items()), *training])
    return cache_folder() / "retrained" / f"{game.slug}-{hashlib.sha256(told.encode()).hexdigest()[:16]}.npz"


def _is_there(path: Path, game: Game) -> bool:
    try:
        load_net(path, game)
    except BadNet:
        return False
    return True


def retraining(
    game: Game, seed: int, device: str, path: Path, settings: TrainingSettings, kind: TableKind | None = None
) -> Trainer:
    """A training that begins with the printed game's net where it fits, in gentle steps; else with nothing."""
    kinds = [kind] if kind else []
    try:
        begun = checkpoint_of(shipped_net(game), game, device, settings)
    except BadNet:
        return Trainer(game, settings, device, seed, path, _stopped(path, device), kinds)
    begun = _stopped(path, device) or begun
    return Trainer(game, changed(settings, GENTLE), device, seed, path, begun, kinds)


def _stopped(path: Path, device: str) -> Checkpoint | None:
    """Where the same training was stopped before, if it was."""
    unfinished = path.with_suffix(".checkpoint")
    return Checkpoint.load(unfinished, device) if unfinished.exists() else None


def checkpoint_of(net: Net, game: Game, device: str, settings: TrainingSettings) -> Checkpoint:
    """A net that plays, as the beginning of a training; BadNet where its layers have another size."""
    seen, whole = net.policy.encoding, net.critic.encoding
    model = Model(seen, whole, game.actions.count, game.seats[1], device, settings.widest)
    _fill(model.policy, net.policy)
    _fill(model.critic, net.critic)
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


def _tensor(array: Any) -> Any:
    return torch.as_tensor(array.copy())
