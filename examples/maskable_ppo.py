"""MaskablePPO of sb3-contrib learns Pikit, and plays on the leaderboard.

    pip install ".[envs]" sb3-contrib
    python examples/maskable_ppo.py pikit bench/leaderboard/maskable-ppo-pikit.npz
    kotatsu leaderboard add pikit examples.maskable_ppo:Pikit --name MaskablePPO

The first line is for a checkout of Kotatsu. sb3-contrib is a package of its own on the Python Package Index and brings
stable-baselines3 and torch; none of Kotatsu's extras installs it. The entry was learned with sb3-contrib 2.9.2.

The learner sits at one seat of `envs.gym` and sees one-hot rows from its own chair. What it learned is kept as
arrays of NumPy, so that whoever verifies the entry needs neither torch nor sb3-contrib.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from kotatsu import envs
from kotatsu.engine.contract import Game
from kotatsu.engine.perspective import relative_actions

SEED = 1
STEPS = 30_000
OPPONENTS = ("random", "easy")
KEPT = Path(__file__).parents[1] / "bench" / "leaderboard"


def learn(slug: str, path: Path, steps: int = STEPS) -> None:
    """Train a policy against bots and write its weights."""
    try:
        import torch
        from gymnasium import ObservationWrapper, spaces
        from sb3_contrib import MaskablePPO
    except ModuleNotFoundError as error:
        sys.exit(f"learning needs {error.name}: pip install '.[envs]' sb3-contrib")

    encoding = envs.observation_encoding(slug)

    class OneHot(ObservationWrapper):  # type: ignore[misc]
        """What the seat sees, as the rows of `envs.observation_encoding`."""

        def __init__(self, env: Any) -> None:
            super().__init__(env)
            self.observation_space = spaces.Box(0.0, 1.0, (encoding.rows,), np.float32)

        def observation(self, observation: dict[str, Any]) -> Any:
            return encoding.one_hot(observation["observation"]).astype(np.float32)

        def action_masks(self) -> Any:
            return self.env.unwrapped.action_masks()

    torch.set_num_threads(1)
    env = OneHot(envs.gym(slug, 2, seat=None, opponents=OPPONENTS, relative=True, reward="win_loss"))
    learner = MaskablePPO(
        "MlpPolicy", env, seed=SEED, n_steps=1024, batch_size=256, gamma=1.0, ent_coef=0.01, verbose=1
    )
    learner.learn(steps)
    layers = [*learner.policy.mlp_extractor.policy_net, learner.policy.action_net]
    weights = [layer for layer in layers if isinstance(layer, torch.nn.Linear)]
    arrays = {f"weights{at}": layer.weight.detach().numpy().astype(np.float16) for at, layer in enumerate(weights)}
    biases = {f"bias{at}": layer.bias.detach().numpy().astype(np.float16) for at, layer in enumerate(weights)}
    np.savez_compressed(path, **arrays, **biases)


class MaskablePPOPlayer:
    """Plays what the policy prefers."""

    slug = ""

    def __init__(self, game: Game) -> None:
        with np.load(KEPT / f"maskable-ppo-{self.slug}.npz") as kept:
            self.layers = [
                (kept[f"weights{at}"].astype(np.float32), kept[f"bias{at}"].astype(np.float32))
                for at in range(len(kept.files) // 2)
            ]
        self.encoding = envs.observation_encoding(game)
        self.seen = envs.relative_layout(game)
        self.relative = relative_actions(game)

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        """The legal action with the largest output."""
        hidden = self.encoding.one_hot(self.seen.observe(view, seat)).astype(np.float32)
        for at, (weights, bias) in enumerate(self.layers):
            hidden = weights @ hidden + bias
            if at < len(self.layers) - 1:
                hidden = np.tanh(hidden)
        turned = self.relative[view.seats, seat]
        return max(legal, key=lambda action: float(hidden[turned[action]]))


class Pikit(MaskablePPOPlayer):
    """The player that learned Pikit."""

    slug = "pikit"


if __name__ == "__main__":
    learn(sys.argv[1], Path(sys.argv[2]), *map(int, sys.argv[3:]))
