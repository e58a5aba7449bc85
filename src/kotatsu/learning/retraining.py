"""Training on a variant of a game: players for a what-if study that know the changed rules, not the printed ones."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from kotatsu.bots.net_file import BadNet, load_net
from kotatsu.engine.compiler.cpu import cache_folder
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting
from kotatsu.envs.relative_batch_env import TableKind
from kotatsu.learning.checkpoint import Checkpoint
from kotatsu.learning.progress import ProgressTold
from kotatsu.learning.settings import ON_CPU, TrainingSettings
from kotatsu.learning.start import default_start, start_checkpoint, start_settings
from kotatsu.learning.trainer import Trainer
from kotatsu.study.variants import variant


def retrained_net(
    slug: str,
    changes: Mapping[str, str],
    minutes: float,
    seed: int,
    device: str,
    settings: TrainingSettings | None = None,
    kind: TableKind | None = None,
    start: str | None = None,
) -> Path:
    """The net of a variant after MINUTES of self-play at tables of a KIND, or of every kind.

    It begins with the net of the game as printed where that fits, or where START says. An earlier run of the same
    training is used again, and one that was stopped goes on.
    """
    if minutes <= 0:
        raise BadSetting(f"--retrain {minutes:g} is not accepted; more than 0 minutes is")
    game = variant(slug, changes)
    start = start or default_start(game, is_changed=bool(changes))
    settings = start_settings(start, settings or (TrainingSettings() if device == "cuda" else ON_CPU))
    kinds = [kind] if kind else []
    path = retrained_path(game, changes, [minutes, seed, device, start, settings.as_dict(), *map(asdict, kinds)])
    unfinished = path.with_suffix(".checkpoint")
    if _is_there(path, game) and not unfinished.exists():
        return path
    path.parent.mkdir(parents=True, exist_ok=True)
    stopped = Checkpoint.load(unfinished, device) if unfinished.exists() else None
    begun = stopped or start_checkpoint(start, game, device, settings)
    trainer = Trainer(game, settings, device, seed, path, begun, kinds)
    trainer.provenance = {"start": start, "changes": dict(changes)}
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
