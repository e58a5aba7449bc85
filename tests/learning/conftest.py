from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.learning.naming import GAME


@pytest.fixture(scope="session")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A trainer of the game of naming that has learned it, on this machine's processor."""
    torch = pytest.importorskip("torch")
    from kotatsu.learning.settings import ON_CPU
    from kotatsu.learning.trainer import Trainer

    torch.set_num_threads(1)
    settings = replace(
        ON_CPU, games=256, steps=24, minibatch=1_024, widest=48, duel_games=300, duel_steps=40, scan_steps=60,
        rate=2e-3, entropy_first=0.05, entropy_last=0.02, policy_decay=0.9,
    )  # fmt: skip
    out: Path = tmp_path_factory.mktemp("training") / "naming.npz"
    trainer = Trainer(GAME, settings, "cpu", 1, out, None)
    for iteration in range(80):
        trainer._iterate(iteration / 80)
    return trainer
