"""The search bot: allocates the arrays, runs the compiled program, reads the root's statistics."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from kotatsu.bots.bot import SameByRepr
from kotatsu.bots.search_program import search, search_to_horizon
from kotatsu.bots.simple_bots import generator
from kotatsu.bots.tree import (
    ACTION,
    FIRST_CHILD,
    NEXT_SIBLING,
    NODE_FIELDS,
    NONE,
    ROOT,
    VISITS,
    Work,
)
from kotatsu.engine.chance import random_below
from kotatsu.engine.compiler import compile_driver
from kotatsu.engine.contract import Game
from kotatsu.engine.match import Match
from kotatsu.games import load


@dataclass(frozen=True)
class Settings:
    """Parameters of the search; a game's `value.py` brings those that suit its estimate."""

    exploration: float = 0.7
    """The constant of the upper confidence bound: smaller where estimates of good moves lie close together."""
    first_play_urgency: float = 0.01
    """The visits that an untried action is treated as having: near 0, every action is tried once before any twice."""
    mast_candidates: int = 3
    """Random actions a playout draws before it takes the one with the best mean; 1 is a random playout."""
    horizon: int | None = None
    """Changes of the acting seat after which a playout asks the game's `value`; None plays to the end."""


@dataclass(frozen=True)
class Budget:
    """What one decision may cost."""

    iterations: int
    seconds: float | None = None
    """Where given, the search stops after about this long even if iterations are left."""
    workers: int = 1
    """Threads, each with a tree of its own; the iterations are divided among them."""
    per_action: bool = False
    """Whether `iterations` is for each legal action rather than for all together."""


@dataclass(frozen=True)
class RootAction:
    """What a search found about one legal action: its visits, and the acting seat's total reward."""

    action: int
    visits: int
    won: float

    @property
    def chance(self) -> float:
        """The seat's mean reward after this action."""
        return self.won / self.visits if self.visits else 0.0


def settings_of(game: Game) -> Settings:
    """The settings for a game: playouts to a horizon where its folder has a `value`."""
    if game.value is None:
        return Settings()
    estimate = game.module("value")
    return Settings(exploration=estimate.EXPLORATION, horizon=estimate.HORIZON)


CLOCK_ITERATIONS = 256
"""Iterations between two looks at the clock."""
SEED_STEP = 0x9E3779B97F4A7C15
"""Between the seeds of two workers, and of a search and its blunder."""
UNLIMITED_ITERATIONS = 1 << 60
"""More iterations than any search makes: the choice then never counts as settled."""


def search_root(
    game: Game,
    view: Any,
    seat: int,
    legal: Sequence[int],
    seed: int,
    budget: Budget,
    settings: Settings,
    *,
    settle: bool = True,
) -> list[RootAction]:
    """Search from a view: statistics of each legal action, in their order.

    With `settle` it stops as soon as the most visited action can no longer change.
    """
    seeds = [seed + worker * SEED_STEP for worker in range(budget.workers)]
    iterations = budget.iterations * len(legal) if budget.per_action else budget.iterations
    share = Budget(-(-iterations // budget.workers), budget.seconds)

    def grow(own_seed: int) -> Work:
        work = allocate(game, view, own_seed, share.iterations, settings)
        grow_tree(game, work, seat, share, settings, settle=settle)
        return work

    if budget.workers == 1:
        return _merge_roots([grow(seed)], seat, legal)
    with ThreadPoolExecutor(budget.workers) as pool:
        return _merge_roots(list(pool.map(grow, seeds)), seat, legal)


def grow_tree(game: Game, work: Work, seat: int, budget: Budget, settings: Settings, *, settle: bool) -> None:
    """Run iterations until the budget is spent or the choice is settled."""
    run = compiled_search(game, settings)
    horizon = game.longest if settings.horizon is None else settings.horizon
    start = time.perf_counter()
    done = 0
    while done < budget.iterations:
        left = budget.iterations - done
        chunk = left if budget.seconds is None else min(CLOCK_ITERATIONS, left)
        if budget.seconds is not None:
            spent = time.perf_counter() - start
            if spent >= budget.seconds:
                return
            left = min(left, iterations_in_time(done, spent, budget.seconds))
        made = run(work, seat, chunk, left if settle else UNLIMITED_ITERATIONS, horizon)
        if made < chunk:
            return
        done += made


def iterations_in_time(done: int, spent: float, seconds: float) -> int:
    """An upper estimate of the iterations that fit in the time that is left."""
    return UNLIMITED_ITERATIONS if done == 0 else int(2 * done * (seconds - spent) / spent) + CLOCK_ITERATIONS


def compiled_search(game: Game, settings: Settings) -> Callable[[Work, int, int, int, int], int]:
    """The compiled search of a game, loaded from disk where it was compiled before."""
    return compile_driver(game, search if settings.horizon is None else search_to_horizon)


def allocate(game: Game, view: Any, seed: int, iterations: int, settings: Settings) -> Work:
    """The arrays of a search from this view, with the root in the tree."""
    size = iterations + 1
    record = np.zeros(1, dtype=game.rules.State.dtype())
    nodes = np.empty((size, NODE_FIELDS), dtype=np.int32)
    values = np.empty((size, game.seats[1]), dtype=np.float64)
    nodes[ROOT] = (NONE, NONE, 0, 0, NONE, NONE)
    values[ROOT] = 0.0
    return Work(
        view_bytes=np.frombuffer(view.to_bytes(), dtype=np.uint8).copy(),
        states=record,
        state_bytes=record.view(np.uint8),
        nodes=nodes,
        values=values,
        used=np.array([1, 0], dtype=np.int64),
        path=np.zeros(game.longest + 1, dtype=np.int32),
        moves=np.zeros((game.longest + 1, 2), dtype=np.int32),
        mast=np.zeros((game.seats[1], game.actions.count, 2)),
        mask=np.zeros(game.actions.count, dtype=np.uint8),
        rng=np.array(generator(seed), dtype=np.uint32),
        logarithms=logarithms(size + 1),
        settings=np.array([settings.exploration, settings.first_play_urgency, settings.mast_candidates]),
        rewards=np.zeros(game.seats[1]),
    )


@cache
def logarithms(count: int) -> np.ndarray[Any, np.dtype[np.float64]]:
    """ln n for n below count, with 0 for 0: compiled code looks them up."""
    return np.log(np.maximum(np.arange(count), 1))


def _merge_roots(works: Sequence[Work], seat: int, legal: Sequence[int]) -> list[RootAction]:
    """The statistics of each action at the roots of all trees."""
    visits = dict.fromkeys(legal, 0)
    won = dict.fromkeys(legal, 0.0)
    for work in works:
        child = work.nodes[ROOT, FIRST_CHILD]
        while child != NONE:
            action = int(work.nodes[child, ACTION])
            visits[action] += int(work.nodes[child, VISITS])
            won[action] += float(work.values[child, seat])
            child = work.nodes[child, NEXT_SIBLING]
    return [RootAction(action, visits[action], won[action]) for action in legal]


def by_visits(found: Sequence[RootAction]) -> list[int]:
    """The actions, the most visited first; equals by their reward."""
    order = sorted(found, key=lambda one: (one.visits, one.won), reverse=True)
    return [one.action for one in order]


BLUNDER_STEPS = 1 << 30
"""Resolution of a blunder rate."""


class SearchBot(SameByRepr):
    """Chooses by search. A single legal action is returned at once."""

    def __init__(
        self, game: Game | str, budget: Budget, settings: Settings | None = None, blunder_rate: float = 0.0
    ) -> None:
        """`blunder_rate` is the share of decisions that take the second-best action."""
        self.game = load(game)
        self.budget = budget
        self.settings = settings or settings_of(self.game)
        self.blunder_rate = blunder_rate

    def __repr__(self) -> str:
        return f"SearchBot({self.game.slug!r}, {self.budget}, {self.settings}, blunder_rate={self.blunder_rate:.3g})"

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        """The most visited action, or the second where it blunders."""
        if len(legal) == 1:
            return legal[0]
        found = search_root(self.game, view, seat, legal, seed, self.budget, self.settings)
        return by_visits(found)[1 if self._blunders(seed) else 0]

    def _blunders(self, seed: int) -> bool:
        return random_below(generator(seed + SEED_STEP), BLUNDER_STEPS) < self.blunder_rate * BLUNDER_STEPS

    def warm(self) -> None:
        """Load the search from the disk, or compile it, before somebody waits for it."""
        match = Match(self.game, seed=0)
        view, legal = match.view(match.actor), match.legal()
        search_root(self.game, view, match.actor, legal, 0, Budget(iterations=1), self.settings)
