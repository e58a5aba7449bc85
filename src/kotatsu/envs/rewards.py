"""What a seat is paid when its game ends: the choices that every environment offers under the same names."""

from __future__ import annotations

from kotatsu.engine.errors import BadSetting, listed
from kotatsu.envs.position import Position

REWARDS = ("share", "win_loss", "score_difference")
"""`share`: the seat's share of the win, 0 to 1. `win_loss`: 1 for a seat that wins or shares a win, else -1.
`score_difference`: the seat's points minus the most points of another seat."""
SHARE, WIN_LOSS, SCORE_DIFFERENCE = range(3)


def checked_reward(reward: str) -> str:
    """The name of a reward, or BadSetting with what is accepted."""
    if reward not in REWARDS:
        raise BadSetting(f"reward = {reward!r} is not accepted; accepted: {listed(REWARDS)}")
    return reward


def payoff(position: Position, seat: int, reward: str) -> float:
    """What a seat gets now that the game is over, or now that it is eliminated."""
    if reward == REWARDS[SCORE_DIFFERENCE]:
        scores = position.scores()
        return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))
    share = position.result()[seat]
    return share if reward == REWARDS[SHARE] else 1.0 if share > 0 else -1.0
