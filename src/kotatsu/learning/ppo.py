"""Learning from a roll-out: proximal policy optimization for the policy, cross-entropy for the critic."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch

from kotatsu.learning.graphs import replayed
from kotatsu.learning.model import Model
from kotatsu.learning.rollout import Decisions

CLIP = 0.2
"""How far the chance of an action may move in one roll-out before it counts no more."""
MOST_GRADIENT = 0.5
SMALLEST_LOG = -50.0
OUTLOOK_WEIGHT = 0.5
"""How much the chances count that the policy's tower foretells from what it sees."""


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
        device = model.device
        self.rate = torch.tensor(1e-3, device=device)
        on_gpu = {"fused": True, "capturable": True} if device == "cuda" else {}
        self.optimizer = torch.optim.Adam(model.parameters(), lr=self.rate, eps=1e-7, **on_gpu)
        self.rows = torch.zeros(minibatch, dtype=torch.int64, device=device)
        self.entropy_weight = torch.zeros((), device=device)
        self.sums = torch.zeros(3, device=device)
        self.decisions: Decisions | None = None
        self._update: Callable[[], None] | None = None

    def learn(self, decisions: Decisions, rate: float, entropy_weight: float) -> Losses:
        """One pass, or several, over the decisions in random order; always the same decisions' memory."""
        for group in self.optimizer.param_groups:
            group["lr"].fill_(rate)
        self.entropy_weight.fill_(entropy_weight)
        _normalize(decisions)
        if self._update is None:
            self.decisions = decisions
            self.rows.copy_(self._shuffled(decisions)[0])
            self._update = replayed(self._update_now, self.model.device, "learning")
        self.sums.zero_()
        parts = 0
        for _ in range(self.epochs):
            for rows in self._shuffled(decisions):
                self.rows.copy_(rows)
                self._update()
                parts += 1
        return Losses(*(self.sums / parts))

    def _shuffled(self, decisions: Decisions) -> Any:
        """All decisions in random order, in rows of a minibatch; what does not fill one is left out."""
        order = torch.randperm(len(decisions.actions), device=self.model.device)
        whole = len(order) // self.minibatch * self.minibatch
        return order[:whole].reshape(-1, self.minibatch)

    def _update_now(self) -> None:
        """Learn from the decisions of `rows`."""
        assert self.decisions is not None
        self.optimizer.zero_grad(set_to_none=True)
        loss, seen = self._loss(self.decisions, self.rows, self.entropy_weight)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), MOST_GRADIENT)
        self.optimizer.step()
        self.sums += seen

    def _loss(self, decisions: Decisions, rows: Any, entropy_weight: Any) -> tuple[Any, Any]:
        choice = decisions.is_choice[rows]
        choices = choice.sum().clamp(min=1.0)
        seats, targets = decisions.seats[rows], decisions.targets[rows]
        logits, seat_logits = self.model.outlook(decisions.seen[rows], decisions.masks[rows], seats)
        logs = torch.log_softmax(logits, 1)
        entropy = -((logs.exp() * logs.clamp(min=SMALLEST_LOG)).sum(1) * choice).sum() / choices
        chosen = logs.gather(1, decisions.actions[rows][:, None])[:, 0]
        ratio = (chosen - decisions.log_chances[rows]).exp()
        advantage = decisions.advantages[rows]
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage)
        policy_loss = -(gain * choice).sum() / choices
        critic_logs = torch.log_softmax(self.model.seat_logits(decisions.whole[rows], seats), 1)
        critic_loss = _cross_entropy(critic_logs, targets)
        outlook_loss = _cross_entropy(torch.log_softmax(seat_logits, 1), targets)
        with torch.no_grad():
            clipped = (((ratio - 1).abs() > CLIP).float() * choice).sum() / choices
            error = (critic_logs[:, 0].exp() - targets[:, 0]).square().mean()
            seen = torch.stack([entropy, error, clipped])
        loss = policy_loss + critic_loss + OUTLOOK_WEIGHT * outlook_loss - entropy_weight * entropy
        return loss, seen


def _cross_entropy(logs: Any, targets: Any) -> Any:
    return -(targets * logs.clamp(min=SMALLEST_LOG)).sum(1).mean()


def _normalize(decisions: Decisions) -> None:
    """Advantages of choices with mean 0 and deviation 1."""
    weights, advantages = decisions.is_choice, decisions.advantages
    total = weights.sum().clamp(min=1.0)
    mean = (advantages * weights).sum() / total
    spread = (((advantages - mean) * weights).square().sum() / total).sqrt()
    advantages.sub_(mean).div_(spread + 1e-6)
