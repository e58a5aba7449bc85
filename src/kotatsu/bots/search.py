"""Search as a bot: lays out the arrays, runs the compiled program, reads what it found."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from kotatsu.bots.plain import generator
from kotatsu.bots.programs import search, search_short
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


@dataclass(frozen=True)
class Settings:
    """How a search looks around; a game's `value.py` brings what suits its estimate."""

    exploration: float = 0.7
    """How much an action gains by being little known: less where the estimates of good moves lie close together."""
    urgency: float = 0.01
    """How known an untried action counts as: near 0, everything is tried once before anything is tried twice."""
    taste: int = 3
    """Among how many random actions a playout takes the one that has done best so far; 1 is wholly random."""
    horizon: int | None = None
    """How often a playout lets somebody else come to decide before the game's `value` speaks; None plays to the end."""


@dataclass(frozen=True)
class Budget:
    """What one decision may cost."""

    iterations: int
    seconds: float | None = None
    """Where given, the search stops after about this long even if iterations are left."""
    workers: int = 1
    """Threads, each with a tree of its own; iterations are shared out among them."""
    a_choice: bool = False
    """Whether so many iterations are meant for each action that can be chosen, and not for all together."""


@dataclass(frozen=True)
class Finding:
    """What a search found about one action: how often it was looked at, and what it got its seat."""

    action: int
    visits: int
    won: float

    @property
    def chance(self) -> float:
        """The seat's share of the wins after this action."""
        return self.won / self.visits if self.visits else 0.0


def settings_of(game: Game) -> Settings:
    """The settings that a game is searched with: short playouts where its folder says what positions are worth."""
    if game.value is None:
        return Settings()
    estimate = game.module("value")
    return Settings(exploration=estimate.EXPLORATION, horizon=estimate.HORIZON)


CHUNK = 256
"""Iterations between two looks at the clock."""
SEED_STEP = 0x9E3779B97F4A7C15
"""Between the seeds of two workers, and of a search and its slip."""


def look(
    game: Game,
    view: Any,
    seat: int,
    legal: Sequence[int],
    seed: int,
    budget: Budget,
    settings: Settings,
    *,
    settle: bool = True,
) -> list[Finding]:
    """Search from a view: a finding for each legal action, in their order.

    With `settle` it stops as soon as the action looked at most can no longer change.
    """
    seeds = [seed + worker * SEED_STEP for worker in range(budget.workers)]
    iterations = budget.iterations * len(legal) if budget.a_choice else budget.iterations
    share = Budget(-(-iterations // budget.workers), budget.seconds)

    def grow(own_seed: int) -> Work:
        work = lay_out(game, view, own_seed, share.iterations, settings)
        run_program(game, work, seat, share, settings, settle=settle)
        return work

    if budget.workers == 1:
        return _gather([grow(seed)], seat, legal)
    with ThreadPoolExecutor(budget.workers) as pool:
        return _gather(list(pool.map(grow, seeds)), seat, legal)


def run_program(game: Game, work: Work, seat: int, budget: Budget, settings: Settings, *, settle: bool) -> None:
    """Grow a tree until the budget is spent or the choice is settled."""
    run = program(game, settings)
    horizon = game.longest if settings.horizon is None else settings.horizon
    start = time.perf_counter()
    done = 0
    while done < budget.iterations:
        left = budget.iterations - done
        chunk = left if budget.seconds is None else min(CHUNK, left)
        if budget.seconds is not None:
            spent = time.perf_counter() - start
            if spent >= budget.seconds:
                return
            left = min(left, reachable(done, spent, budget.seconds))
        made = run(work, seat, chunk, left if settle else NEVER, horizon)
        if made < chunk:
            return
        done += made


NEVER = 1 << 60
"""More iterations than any lead can withstand."""


def reachable(done: int, spent: float, seconds: float) -> int:
    """How many more iterations the time that is left may bring, generously."""
    return NEVER if done == 0 else int(2 * done * (seconds - spent) / spent) + CHUNK


def program(game: Game, settings: Settings) -> Callable[[Work, int, int, int, int], int]:
    """The compiled search of a game, from the disk where it is there."""
    return compile_driver(game, search if settings.horizon is None else search_short)


def lay_out(game: Game, view: Any, seed: int, iterations: int, settings: Settings) -> Work:
    """The arrays of a search from this view, with a root in the tree."""
    size = iterations + 1
    record = np.zeros(1, dtype=game.rules.State.dtype())
    nodes = np.empty((size, NODE_FIELDS), dtype=np.int32)
    values = np.empty((size, game.seats[1]), dtype=np.float64)
    nodes[ROOT] = (NONE, NONE, 0, 0, NONE, NONE)
    values[ROOT] = 0.0
    return Work(
        seen=np.frombuffer(view.to_bytes(), dtype=np.uint8).copy(),
        states=record,
        data=record.view(np.uint8),
        nodes=nodes,
        values=values,
        used=np.array([1, 0], dtype=np.int64),
        path=np.zeros(game.longest + 1, dtype=np.int32),
        played=np.zeros((game.longest + 1, 2), dtype=np.int32),
        habits=np.zeros((game.seats[1], game.actions.count, 2)),
        mask=np.zeros(game.actions.count, dtype=np.uint8),
        words=np.array(generator(seed), dtype=np.uint32),
        logs=logarithms(size + 1),
        settings=np.array([settings.exploration, settings.urgency, settings.taste]),
        out=np.zeros(game.seats[1]),
    )


@cache
def logarithms(count: int) -> np.ndarray[Any, np.dtype[np.float64]]:
    """ln n for n below count, with 0 for 0: machine code looks them up."""
    return np.log(np.maximum(np.arange(count), 1))


def _gather(works: Sequence[Work], seat: int, legal: Sequence[int]) -> list[Finding]:
    """What all trees say about each action at their roots."""
    visits = dict.fromkeys(legal, 0)
    won = dict.fromkeys(legal, 0.0)
    for work in works:
        child = work.nodes[ROOT, FIRST_CHILD]
        while child != NONE:
            action = int(work.nodes[child, ACTION])
            visits[action] += int(work.nodes[child, VISITS])
            won[action] += float(work.values[child, seat])
            child = work.nodes[child, NEXT_SIBLING]
    return [Finding(action, visits[action], won[action]) for action in legal]


def ranked(findings: Sequence[Finding]) -> list[int]:
    """The actions, first those that were looked at most; of equals those that won most."""
    order = sorted(findings, key=lambda finding: (finding.visits, finding.won), reverse=True)
    return [finding.action for finding in order]


class SearchBot:
    """Chooses by search. One legal action is answered at once."""

    def __init__(self, game: Game, budget: Budget, settings: Settings | None = None, slips: int = 0) -> None:
        """One decision in `slips` goes to the second best; 0 for a bot that never slips."""
        self.game = game
        self.budget = budget
        self.settings = settings or settings_of(game)
        self.slips = slips

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        """The action that the search looked at most, or the second where it slips."""
        if len(legal) == 1:
            return legal[0]
        findings = look(self.game, view, seat, legal, seed, self.budget, self.settings)
        has_slipped = self.slips > 0 and random_below(generator(seed + SEED_STEP), self.slips) == 0
        return ranked(findings)[1 if has_slipped else 0]

    def warm(self) -> None:
        """Load the search from the disk, or compile it, before somebody waits for it."""
        match = Match(self.game, seed=0)
        look(self.game, match.view(match.actor), match.actor, match.legal(), 0, Budget(iterations=1), self.settings)
