"""Whether the critic's chances come true: said against happened, in ten bins, over games that nobody learned from."""

from __future__ import annotations

from dataclasses import dataclass

import torch

from kotatsu.bots.net import Net
from kotatsu.bots.torch_net import TorchNet
from kotatsu.engine.contract import Game
from kotatsu.experiments.progress import ProgressCallback, no_progress
from kotatsu.learning.rollout import sample
from kotatsu.learning.tables import GameTables

BINS = 10
LOOK_EVERY = 32


@dataclass(frozen=True)
class Bin:
    """Chances between two tenths: how many, what was said on average, what happened on average."""

    low: float
    count: int
    said: float
    happened: float


@dataclass(frozen=True)
class Calibration:
    """The bins of a game, and what they come to."""

    game: str
    games: int
    unfinished: int
    positions: int
    error: float
    """Expected calibration error: the difference of said and happened, weighted by how often it was said."""
    bins: tuple[Bin, ...]


@torch.no_grad()  # type: ignore[untyped-decorator]
def calibrate(
    game: Game,
    net: Net,
    *,
    games: int,
    seed: int,
    device: str,
    most_steps: int = 2_000,
    progress: ProgressCallback = no_progress,
) -> Calibration:
    """Play games by the policy, mixed tables, and compare what the critic says at every decision with the end.

    Every seat of every position is a chance that was said.
    """
    tables = GameTables(game, games, device, seed)
    player = TorchNet(net, game.actions.count, device)
    said, shares = [], torch.zeros_like(tables.rewards)
    lasting: list[torch.Tensor] = []
    is_over = torch.zeros(games, dtype=torch.bool, device=device)
    for step in range(most_steps):
        actors = tables.actors.long()
        chances = player.chances(tables.wholes, tables.seats)
        said.append(tables.by_absolute_seat(chances, actors, tables.seats))
        lasting.append(~is_over)
        tables.step(sample(player.logits(tables.observations, tables.masks)))
        ended = (tables.dones > 0) & ~is_over
        shares = torch.where(ended[:, None], tables.rewards, shares)
        is_over |= ended
        if step % LOOK_EVERY == LOOK_EVERY - 1:
            progress(int(is_over.sum()), games)
            if bool(is_over.all()):
                break
    seated = torch.arange(tables.most_seats, device=device) < tables.seats[:, None]
    counts, said_sums, happened_sums = (torch.zeros(BINS, device=device, dtype=torch.float64) for _ in range(3))
    for chances, lasts in zip(said, lasting, strict=True):
        counted = seated & (lasts & is_over)[:, None]
        values, happened = chances[counted].double(), shares[counted].double()
        bins = (values * BINS).long().clamp(0, BINS - 1)
        counts.index_add_(0, bins, torch.ones_like(values))
        said_sums.index_add_(0, bins, values)
        happened_sums.index_add_(0, bins, happened)
    return _calibration(game, tables, int(is_over.sum()), counts, said_sums, happened_sums)


def _calibration(
    game: Game,
    tables: GameTables,
    finished: int,
    counts: torch.Tensor,
    said: torch.Tensor,
    happened: torch.Tensor,
) -> Calibration:
    total = float(counts.sum())
    rows = []
    error = 0.0
    for at, (count, said_sum, happened_sum) in enumerate(
        zip(counts.tolist(), said.tolist(), happened.tolist(), strict=True)
    ):
        if count:
            rows.append(Bin(at / BINS, int(count), said_sum / count, happened_sum / count))
            error += abs(said_sum - happened_sum) / total
    return Calibration(game.slug, finished, tables.games - finished, int(total), error, tuple(rows))


def as_markdown(found: Calibration) -> str:
    """A table for the docs."""
    lines = [
        f"{found.game}: {found.games} games, {found.positions:,} chances said, "
        f"expected calibration error {found.error:.4f}",
        "",
        "| said from | chances | said | happened |",
        "|---|---|---|---|",
    ]
    lines += [f"| {row.low:.1f} | {row.count:,} | {row.said:.3f} | {row.happened:.3f} |" for row in found.bins]
    return "\n".join(lines)
