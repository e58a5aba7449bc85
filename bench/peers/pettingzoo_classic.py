"""PettingZoo: its classic games as shipped."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module

from common import attempt, copy_cost, measure

GAMES = ("connect_four_v3", "leduc_holdem_v4", "tictactoe_v3", "texas_holdem_v4")


def play(env: object) -> int:
    """One game."""
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        seen, _, ended, cut, info = env.last()
        if ended or cut:
            env.step(None)
            continue
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        env.step(random.choice([action for action, allowed in enumerate(mask) if allowed]))
        decisions += 1
    return decisions


def case(name: str) -> None:
    env = import_module(f"pettingzoo.classic.{name}").env()
    play(env)
    env.reset()
    cost = copy_cost(partial(copy.deepcopy, env))
    measure("PettingZoo", "AEC, as shipped", name, partial(play, env), copy_us=cost)


def cases() -> Iterator[Callable[[], None]]:
    for name in GAMES:
        yield partial(case, name)


attempt(cases())
