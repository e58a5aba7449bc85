"""Pgx: batches of games inside one compiled loop, on whatever device JAX has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import jax
import pgx
from common import attempt, measure
from pgx.experimental import auto_reset

GAMES = ("kuhn_poker", "leduc_holdem", "connect_four", "backgammon")
BATCH = 1024
STEPS = 64


def case(name: str) -> None:
    env = pgx.make(name)
    init = jax.vmap(env.init)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: tuple, _: object) -> tuple:
        state, key = carry
        key, pick, chance = jax.random.split(key, 3)
        scores = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(pick, scores, axis=-1)
        return (step(state, action, jax.random.split(chance, BATCH)), key), None

    @jax.jit
    def many(state: object, key: object) -> tuple:
        return jax.lax.scan(one, (state, key), None, length=STEPS)[0]

    kept = [init(jax.random.split(jax.random.PRNGKey(0), BATCH)), jax.random.PRNGKey(1)]

    def play() -> int:
        kept[:] = many(*kept)
        jax.block_until_ready(kept[0])
        return BATCH * STEPS

    measure("Pgx", f"batch of {BATCH}, {jax.default_backend()}", name, play)


def cases() -> Iterator[Callable[[], None]]:
    for name in GAMES:
        yield partial(case, name)


attempt(cases())
