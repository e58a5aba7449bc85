"""What a training is made of; the defaults are meant for one GPU that several games share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from kotatsu.engine.errors import BadSetting, listed


@dataclass(frozen=True)
class TrainingSettings:
    """Sizes and rates."""

    games: int = 32_768
    """Played at once."""
    steps: int = 64
    """Decisions of each game between two updates."""
    minibatch: int = 32_768
    epochs: int = 1
    rate: float = 1e-3
    """The first learning rate; it falls to nothing in a straight line."""
    policy_decay: float = 0.7
    critic_decay: float = 0.97
    """Lambda of what an action is worth, and of what the critic should say: how much the decisions after the next
    count, for each decision. The critic sees everything, so the policy may trust it early."""
    entropy_first: float = 0.005
    entropy_last: float = 0.001
    """The weight of entropy falls, and is held where games are about bluff."""
    softening: float = 1.0
    """What the preferences of a net that the training begins with are divided by."""
    widest: int = 384
    """The widest policy; it is narrower where the net would grow too large."""
    scan_steps: int = 512
    duel_games: int = 4_096
    duel_steps: int = 1_500

    def as_dict(self) -> dict[str, Any]:
        """For a net's facts and for checkpoints."""
        return asdict(self)


def changed(settings: TrainingSettings, pairs: Sequence[str]) -> TrainingSettings:
    """Settings with some of them changed by `name=value`; BadSetting says what is accepted."""
    kinds = {field.name: type(getattr(settings, field.name)) for field in fields(settings)}
    given: dict[str, Any] = {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        if name not in kinds:
            raise BadSetting(f"no setting {name!r}; accepted: {listed(kinds)}")
        try:
            given[name] = kinds[name](text)
        except ValueError:
            raise BadSetting(f"{pair!r}: {text!r} is not a number that {name} accepts") from None
    return replace(settings, **given)


ON_CPU = TrainingSettings(games=512, steps=32, minibatch=2_048, scan_steps=160, duel_games=96, duel_steps=1_500)
"""For a machine without a GPU: small games and tests."""
