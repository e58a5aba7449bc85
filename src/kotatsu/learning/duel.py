"""Nets against each other on the batch: one seat for the one, all others for the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch

from kotatsu.learning.model import Model
from kotatsu.learning.rollout import sample
from kotatsu.learning.tables import GameTables

LOOK_EVERY = 32
"""Steps between two looks at whether all games have ended."""


@dataclass(frozen=True)
class DuelResult:
    """What the one seat won on average, and what an equal share would be."""

    share: float
    equal: float
    games: int
    unfinished: int
    by_seats: dict[int, float]
    """The share at each number of seats."""


@torch.no_grad()  # type: ignore[untyped-decorator]
def duel(tables: GameTables, hero: Model, others: Model | None, most_steps: int) -> DuelResult:
    """One game at every place: the hero sits at one seat, in turn; None plays at random."""
    tables.batch.reset()
    places = torch.arange(tables.games, device=tables.device)
    hero_seat = (places // len(tables.kinds)) % tables.seats
    won = torch.zeros(tables.games, device=tables.device)
    is_over = torch.zeros(tables.games, dtype=torch.bool, device=tables.device)
    for step in range(most_steps):
        theirs = tables.random_actions() if others is None else choose(others, tables)
        tables.step(torch.where(tables.actors == hero_seat, choose(hero, tables), theirs))
        ended = (tables.dones > 0) & ~is_over
        share = tables.rewards.gather(1, hero_seat[:, None])[:, 0]
        won = torch.where(ended, share, won)
        is_over |= ended
        if step % LOOK_EVERY == LOOK_EVERY - 1 and bool(is_over.all()):
            break
    return _figures(tables, won, is_over)


def _figures(tables: GameTables, won: Any, is_over: Any) -> DuelResult:
    seats = tables.seats
    finished = int(is_over.sum())
    by_seats = {
        count: float(won[is_over & (seats == count)].mean())
        for count in sorted(set(seats.tolist()))
        if bool((is_over & (seats == count)).any())
    }
    return DuelResult(
        share=float(won[is_over].mean()) if finished else 0.0,
        equal=float((1.0 / seats[is_over].float()).mean()) if finished else 0.0,
        games=finished,
        unfinished=tables.games - finished,
        by_seats=by_seats,
    )


def choose(model: Model, tables: GameTables) -> Any:
    """An action of a model for every game, by its chances."""
    return sample(model.logits(model.policy.columns.codes(tables.observations), tables.masks))
