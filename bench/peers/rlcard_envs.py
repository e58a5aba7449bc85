"""RLCard: its environments."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from functools import partial

import rlcard
from common import attempt, copy_cost, measure

GAMES = ("leduc-holdem", "uno", "gin-rummy", "doudizhu")


def play(env: object) -> int:
    """One game."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def case(name: str) -> None:
    env = rlcard.make(name)
    play(env)
    env.reset()
    measure("RLCard", "environment", name, partial(play, env), copy_us=copy_cost(partial(copy.deepcopy, env.game)))


def cases() -> Iterator[Callable[[], None]]:
    for name in GAMES:
        yield partial(case, name)


attempt(cases())
