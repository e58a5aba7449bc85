"""What `kotatsu train` and `kotatsu calibrate` do, for the command line to call."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from kotatsu.engine.errors import BadSetting
from kotatsu.engine.extras import extra
from kotatsu.experiments.outputs import check_writable
from kotatsu.games import GAMES, load

if TYPE_CHECKING:
    from kotatsu.learning.trainer import Trainer


def train(
    game: str,
    *,
    minutes: float = 5.0,
    out: Path | None = None,
    resume: bool = False,
    seed: int = 1,
    device: str | None = None,
    setting: Sequence[str] = (),
    change: Sequence[str] = (),
    start: str | None = None,
    seats: int | None = None,
    ends_at: float | None = None,
) -> Path:
    """Train a net for some minutes, or until `ends_at` (seconds since 1970); where it lies.

    `change` trains on a variant of the game; `start` is `scratch`, `shipped` or a net's file; `seats` the size of
    table that is played, every size unless told.
    """
    default_device = training_device()
    from kotatsu.learning.progress import ProgressTold

    if minutes <= 0:
        raise BadSetting(f"minutes = {minutes} is not accepted; more than 0 is")
    began = time.perf_counter()
    path = out or Path(f"{game}.npz")
    check_writable(path)
    trainer = _trainer(game, path, resume, seed, device or default_device, setting, change, start, seats)
    print(f"{trainer.describe()}; ready after {time.perf_counter() - began:.0f} s", flush=True)
    if ends_at is not None:
        minutes = (trainer.spent + max(ends_at - time.time(), 1.0)) / 60.0
    with ProgressTold(trainer.game.title, minutes, path.with_suffix(".csv"), resume) as told:
        trainer.run(minutes, told)
    found = {str(percent): asdict(result) for percent, result in trainer.against_milestones().items()}
    path.with_suffix(".json").write_text(json.dumps(found, indent=2), encoding="utf-8")
    return path


def _trainer(
    slug: str,
    path: Path,
    resume: bool,
    seed: int,
    device: str,
    setting: Sequence[str],
    change: Sequence[str],
    start: str | None,
    seats: int | None,
) -> Trainer:
    """A training that is ready to run, everything in it checked."""
    from kotatsu.learning.checkpoint import Checkpoint
    from kotatsu.learning.settings import ON_CPU, TrainingSettings, changed
    from kotatsu.learning.start import default_start, start_checkpoint, start_settings
    from kotatsu.learning.trainer import Trainer, training_tables
    from kotatsu.study.variants import check_variant, read_changes, variant

    changes = read_changes(list(change))
    game = variant(slug, changes)
    game.blank_state(seats or game.seats[0], {})
    check_variant(slug, changes, seats or game.seats[0], {})
    kinds = [kind for kind in training_tables(game) if seats in (None, kind.seats)]
    start = start or default_start(game, is_changed=bool(changes))
    settings = changed(start_settings(start, TrainingSettings() if device == "cuda" else ON_CPU), setting)
    resumed = Checkpoint.load(path.with_suffix(".checkpoint"), device) if resume else None
    begun = resumed or start_checkpoint(start, game, device, settings)
    trainer = Trainer(game, settings, device, seed, path, begun, kinds)
    trainer.provenance = {"start": start, "changes": changes}
    return trainer


def calibrate(
    games: Sequence[str], *, net: Path | None, count: int, seed: int, device: str | None, as_json: bool
) -> None:
    """Print what the critic said against what happened in COUNT games, for each of the games (all)."""
    default_device = training_device()
    from kotatsu.bots.net_file import load_net, shipped_net
    from kotatsu.experiments.progress import progress_bar
    from kotatsu.learning.calibration import as_markdown
    from kotatsu.learning.calibration import calibrate as measure

    if count < 1:
        raise BadSetting(f"count = {count} is not accepted; 1 or more is")
    found = []
    for game in map(load, games or GAMES):
        chosen = load_net(net, game) if net else shipped_net(game)
        with progress_bar(game.title) as progress:
            found.append(
                measure(game, chosen, games=count, seed=seed, device=device or default_device, progress=progress)
            )
    print(json.dumps([asdict(one) for one in found], indent=2) if as_json else "\n\n".join(map(as_markdown, found)))


def training_device() -> str:
    """Where to learn: a GPU where there is one."""
    with extra("learn"):
        import torch
    return "cuda" if torch.cuda.is_available() else "cpu"
