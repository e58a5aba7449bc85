"""What a training is made of; the defaults are meant for one GPU that five games share."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class TrainingSettings:
    """Sizes and rates."""

    games: int = 32_768
    """Played at once."""
    steps: int = 64
    """Decisions of each game between two updates."""
    minibatch: int = 32_768
    epochs: int = 1
    rate: float = 7e-4
    """The first learning rate; it falls to nothing in a straight line."""
    decay: float = 0.97
    """Lambda: how much the decisions after the next count, for each decision."""
    entropy_first: float = 0.01
    entropy_last: float = 0.003
    """The weight of entropy falls, and is held where games are about bluff."""
    scan_steps: int = 512
    duel_games: int = 4_096
    duel_steps: int = 1_500

    def as_dict(self) -> dict[str, Any]:
        """For a net's facts and for checkpoints."""
        return asdict(self)


ON_CPU = TrainingSettings(games=512, steps=32, minibatch=2_048, scan_steps=160, duel_games=96, duel_steps=1_500)
"""For a machine without a GPU: small games and tests."""
