"""A training from its first random game to the net that plays: time, checkpoints, what is told on the way."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import torch

from kotatsu.bots.net import Encoding, Net
from kotatsu.bots.net_file import facts_of, save_net
from kotatsu.engine.contract import Game
from kotatsu.envs.relative_batch_env import TableKind, every_table
from kotatsu.learning.checkpoint import Checkpoint
from kotatsu.learning.duel import DuelResult, duel
from kotatsu.learning.model import Model
from kotatsu.learning.ppo import Learner
from kotatsu.learning.rollout import RollOut
from kotatsu.learning.scan import scan
from kotatsu.learning.settings import TrainingSettings
from kotatsu.learning.tables import GameTables

SAVE_SECONDS = 60.0
MOST_SAVES = 20
"""Between two checkpoints at least so long, and at most so many of them: each is measured first, which takes time."""
TELL_SECONDS = 5.0
MILESTONES = (25, 50, 75)
"""Per cent of the run at which a copy is kept, to see later that nothing was forgotten."""
LOWEST_RATE = 1e-5
CHANCE = 0.015
"""What a share of wins may fall short by chance, in the games of a duel."""


@dataclass(frozen=True)
class Report:
    """A line of the training's curve."""

    seconds: float
    decisions: int
    rate: float
    """Decisions a second since the last line."""
    entropy: float
    critic_error: float
    clipped: float
    ended: int
    """Games that ended in the last roll-out."""
    playing: float
    judging: float
    learning: float
    """Seconds of the last roll-out, of judging it and of learning from it."""
    share: float
    equal: float
    """What the policy wins against the reference, and an equal share; the latest that was measured."""


class Trainer:
    """Trains one game on one device."""

    def __init__(
        self,
        game: Game,
        settings: TrainingSettings,
        device: str,
        seed: int,
        out: Path,
        resumed: Checkpoint | None,
        kinds: Sequence[TableKind] = (),
    ) -> None:
        """`kinds` are the tables that are played; every kind unless told."""
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        self.game, self.settings, self.device, self.seed, self.out = game, settings, device, seed, out
        self.tables = GameTables(game, settings.games, device, seed, kinds or training_tables(game))
        self.arena = GameTables(game, settings.duel_games, device, seed + 1_000_003, kinds or None)
        seen, whole = scan(self.tables, settings.scan_steps)
        if resumed is not None:
            seen, whole = resumed.encodings
        self.model = self._new_model(seen, whole)
        self.learner = Learner(self.model, settings.minibatch, settings.epochs)
        self.spent, self.decisions = 0.0, 0
        if resumed is not None:
            resumed.restore(self.model, self.learner)
            self.spent, self.decisions = resumed.seconds, resumed.decisions
        self.roll_out = RollOut(self.tables, self.model, settings.steps, is_open=_is_open(self.tables))
        self.milestones: dict[int, Model] = {}
        self.best: Model | None = None
        self.gauge = DuelResult(0.0, 0.0, 0, 0, {})
        self.phases: tuple[float, ...] = (0.0, 0.0, 0.0)
        self.provenance: dict[str, Any] = {}
        """What else a net tells of its training: where it began, on which variant."""

    def describe(self) -> str:
        """What is being trained, in a line."""
        policy, critic = self.model.policy, self.model.critic
        return (
            f"{self.game.slug} on {self.device}: {len(self.tables.kinds)} kinds of tables, "
            f"policy {policy.columns.rows} rows x {policy.first.out_features}, "
            f"critic {critic.columns.rows} rows x {critic.first.out_features}, "
            f"{'nothing' if self.roll_out.is_open else 'something'} secret"
        )

    def _new_model(self, seen: Encoding, whole: Encoding) -> Model:
        return Model(seen, whole, self.game.actions.count, self.game.seats[1], self.device, self.settings.widest)

    def run(self, minutes: float, tell: Callable[[Report], None]) -> Net:
        """Train until so many minutes are spent in all, those before an interruption included."""
        total = minutes * 60.0
        start = time.perf_counter() - self.spent
        told, saved, since = self.spent, self.spent, self.decisions
        pause = max(SAVE_SECONDS, total / MOST_SAVES)
        while self.spent < total:
            losses, ended = self._iterate(self.spent / total)
            self.spent = time.perf_counter() - start
            self._keep_milestones(100.0 * self.spent / total)
            if self.spent - saved >= pause or self.spent >= total:
                self.save(keep=self._gauge())
                self.spent = time.perf_counter() - start
                saved = self.spent
            if self.spent - told >= TELL_SECONDS or self.spent >= total:
                rate = (self.decisions - since) / max(self.spent - told, 1e-9)
                tell(self._report(losses, ended, rate))
                told, since = self.spent, self.decisions
        return self.as_numpy(self.best or self.model)

    def _iterate(self, fraction: float) -> tuple[Any, Any]:
        """One roll-out and what is learned from it."""
        settings = self.settings
        marks = [self._now()]
        self.roll_out.play()
        marks.append(self._now())
        decisions = self.roll_out.decisions(settings.policy_decay, settings.critic_decay)
        marks.append(self._now())
        rate = max(settings.rate * (1.0 - fraction), LOWEST_RATE)
        weight = settings.entropy_first + (settings.entropy_last - settings.entropy_first) * fraction
        losses = self.learner.learn(decisions, rate, weight)
        self.decisions += len(decisions.actions)
        marks.append(self._now())
        self.phases = tuple(after - before for before, after in pairwise(marks))
        return losses, self.roll_out.dones.sum()

    def _now(self) -> float:
        """The time, once the device has done what it was given."""
        if self.device == "cuda":
            torch.cuda.synchronize()
        return time.perf_counter()

    def _keep_milestones(self, percent: float) -> None:
        for milestone in MILESTONES:
            if percent >= milestone and milestone not in self.milestones:
                self.milestones[milestone] = copy.deepcopy(self.model)

    def _gauge(self) -> bool:
        """Measure against random play; whether the present policy is not clearly worse than the best so far."""
        steps = self.settings.duel_steps
        self.gauge = duel(self.arena, self.model, None, steps)
        is_best = True
        if self.best is not None:
            against_best: DuelResult = duel(self.arena, self.model, self.best, steps)
            is_best = against_best.share >= against_best.equal - CHANCE
        if is_best:
            self.best = copy.deepcopy(self.model)
        return is_best

    def save(self, keep: bool) -> None:
        """Write a checkpoint, and the net where it is the best so far; each file appears whole or not at all."""
        Checkpoint.of(self.model, self.learner, self.spent, self.decisions).save(self.out.with_suffix(".checkpoint"))
        if keep:
            save_net(self.as_numpy(self.model), self.out)

    def as_numpy(self, model: Model) -> Net:
        """A model as the net that plays."""
        made = {
            **self.provenance,
            "seed": self.seed,
            "decisions": self.decisions,
            "seconds": round(self.spent, 1),
            "settings": self.settings.as_dict(),
        }
        return model.as_numpy({**facts_of(self.game), "training": made})

    def against_milestones(self) -> dict[int, DuelResult]:
        """The last policy against copies of itself from earlier in the run."""
        steps = self.settings.duel_steps
        return {percent: duel(self.arena, self.model, model, steps) for percent, model in self.milestones.items()}

    def _report(self, losses: Any, ended: Any, rate: float) -> Report:
        return Report(
            seconds=self.spent,
            decisions=self.decisions,
            rate=rate,
            entropy=float(losses.entropy),
            critic_error=float(losses.critic_error),
            clipped=float(losses.clipped),
            ended=int(ended),
            playing=self.phases[0],
            judging=self.phases[1],
            learning=self.phases[2],
            share=self.gauge.share,
            equal=self.gauge.equal,
        )


def training_tables(game: Game) -> list[TableKind]:
    """Every table of a game, and those with the fewest and the most seats again: they are played most."""
    tables = every_table(game)
    defaults = game.read_options({})
    return tables + [table for table in tables if table.seats in game.seats and table.options == defaults]


def _is_open(tables: GameTables) -> bool:
    """Whether nothing is secret: what actors see is the whole record, in every game of the batch."""
    is_open = True
    for _ in range(64):
        tables.step(tables.random_actions())
        is_open = is_open and bool((tables.observations == tables.wholes).all())
    return is_open
