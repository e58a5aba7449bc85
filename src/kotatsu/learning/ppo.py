"""Learning from a roll-out: proximal policy optimization for the policy, cross-entropy for the critic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch

from kotatsu.learning.model import Model
from kotatsu.learning.rollout import Decisions

CLIP = 0.2
"""How far the chance of an action may move in one roll-out before it counts no more."""
MOST_GRADIENT = 0.5
SMALLEST_LOG = -50.0


@dataclass
class Losses:
    """What an update saw, averaged over its minibatches; tensors, so that nothing waits for them."""

    entropy: Any
    critic_error: Any
    """Squared difference between the actor's chance as said and as it turned out."""
    clipped: Any
    """Share of the decisions whose chance moved too far."""


class Learner:
    """Model and optimizer."""

    def __init__(self, model: Model, minibatch: int, epochs: int) -> None:
        self.model, self.minibatch, self.epochs = model, minibatch, epochs
        fused = {"fused": True} if model.device == "cuda" else {}
        self.optimizer = torch.optim.Adam(model.parameters(), lr=1e-3, eps=1e-5, **fused)

    def learn(self, decisions: Decisions, rate: float, entropy_weight: float) -> Losses:
        """One pass, or several, over the decisions in random order."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        _normalize(decisions)
        count = len(decisions.actions) // self.minibatch * self.minibatch or len(decisions.actions)
        sums = torch.zeros(3, device=self.model.device)
        parts = 0
        for _ in range(self.epochs):
            order = torch.randperm(len(decisions.actions), device=self.model.device)[:count]
            for rows in order.split(self.minibatch):
                loss, seen = self._loss(decisions, rows, entropy_weight)
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.model.parameters(), MOST_GRADIENT)
                self.optimizer.step()
                sums += seen
                parts += 1
        return Losses(*(sums / parts))

    def _loss(self, decisions: Decisions, rows: Any, entropy_weight: float) -> tuple[Any, Any]:
        choice = decisions.is_choice[rows]
        choices = choice.sum().clamp(min=1.0)
        logits = self.model.logits(decisions.seen[rows], decisions.masks[rows])
        logs = torch.log_softmax(logits, 1)
        entropy = -((logs.exp() * logs.clamp(min=SMALLEST_LOG)).sum(1) * choice).sum() / choices
        chosen = logs.gather(1, decisions.actions[rows][:, None])[:, 0]
        ratio = (chosen - decisions.log_chances[rows]).exp()
        advantage = decisions.advantages[rows]
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage)
        policy_loss = -(gain * choice).sum() / choices
        critic_loss, error = self._critic_loss(decisions, rows)
        with torch.no_grad():
            clipped = (((ratio - 1).abs() > CLIP).float() * choice).sum() / choices
            seen = torch.stack([entropy.detach(), error, clipped])
        return policy_loss + critic_loss - entropy_weight * entropy, seen

    def _critic_loss(self, decisions: Decisions, rows: Any) -> tuple[Any, Any]:
        targets = decisions.targets[rows]
        logs = torch.log_softmax(self.model.seat_logits(decisions.whole[rows], decisions.seats[rows]), 1)
        loss = -(targets * logs.clamp(min=SMALLEST_LOG)).sum(1).mean()
        with torch.no_grad():
            error = (logs[:, 0].exp() - targets[:, 0]).square().mean()
        return loss, error


def _normalize(decisions: Decisions) -> None:
    """Advantages of choices with mean 0 and deviation 1."""
    weights, advantages = decisions.is_choice, decisions.advantages
    total = weights.sum().clamp(min=1.0)
    mean = (advantages * weights).sum() / total
    spread = (((advantages - mean) * weights).square().sum() / total).sqrt()
    decisions.advantages = (advantages - mean) / (spread + 1e-6)
