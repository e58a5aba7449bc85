"""Search over a net as a bot: lays out the arrays, runs the program, reads what it found.

The same program runs interpreted, with the net in NumPy, and compiled. A budget is counted in iterations, so a level
is as strong before the compiler is done as after; it only answers faster.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from kotatsu.bots import net_search_program as program
from kotatsu.bots.interpreted import interpret
from kotatsu.bots.net import Net
from kotatsu.bots.net_program import TowerArrays, run_tower, tower_arrays
from kotatsu.bots.net_search_program import NONE, ROOT, NetSearchWork
from kotatsu.bots.search import RootAction
from kotatsu.bots.simple_bots import generator
from kotatsu.engine.chance import next_word
from kotatsu.engine.compiler import compile_driver
from kotatsu.engine.contract import Game
from kotatsu.engine.match import Match
from kotatsu.engine.perspective import relative_actions
from kotatsu.engine.relative_record import relative_record
from kotatsu.games import load

CHUNK = 16
"""Iterations between two looks at the clock."""
DEEPEST = 64
"""Own decisions of one path."""


@dataclass(frozen=True)
class NetSearchSettings:
    """How a search over a net looks around."""

    exploration: float = 0.5
    """How much the policy's prior counts against what was found."""
    prior_floor: float = 0.002
    """The least prior of a legal action, so that nothing is ruled out."""
    patience: int = 16
    """How many decisions of others are played before the critic speaks."""


class NetSearchBot:
    """Chooses by search over a net. One legal action is answered at once."""

    def __init__(
        self,
        game: Game | str,
        net: Net,
        iterations: int,
        *,
        seconds: float | None = None,
        settings: NetSearchSettings | None = None,
        compiled: bool = False,
    ) -> None:
        self.game, self.net, self.iterations, self.seconds = load(game), net, iterations, seconds
        self.settings = settings or NetSearchSettings()
        self.compiled = compiled

    def __repr__(self) -> str:
        return f"NetSearchBot({self.game.slug!r}, iterations={self.iterations}, compiled={self.compiled})"

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        """The action that the search looked at most; of equals the one the policy prefers."""
        if len(legal) == 1:
            return legal[0]
        return max(self.look(view, seat, legal, seed), key=lambda found: (found.visits, found.won)).action

    def look(self, view: Any, seat: int, legal: Sequence[int], seed: int, *, settle: bool = True) -> list[RootAction]:
        """Search from a view: a finding for each legal action, in their order."""
        work = lay_out(self.game, self.net, view, seed, self.iterations, self.settings, self.compiled)
        run = compiled_search(self.game) if self.compiled else interpreted_search(self.game)
        self._run(run, work, seat, settle)
        return [
            RootAction(action, int(work.edge_visits[ROOT, action]), float(work.edge_values[ROOT, action]))
            for action in legal
        ]

    def _run(self, run: Callable[..., int], work: NetSearchWork, seat: int, settle: bool) -> None:
        start, done = time.perf_counter(), 0
        while done < self.iterations:
            left = self.iterations - done
            chunk = left if self.seconds is None else min(CHUNK, left)
            made = run(work, seat, chunk, left if settle else NEVER)
            done += made
            is_late = self.seconds is not None and time.perf_counter() - start >= self.seconds
            if made < chunk or is_late:
                return

    def warm(self) -> None:
        """Load the compiled search from the disk, or compile it; from then on it is used."""
        match = Match(self.game, seed=0)
        twin = NetSearchBot(self.game, self.net, 1, compiled=True)
        twin.look(match.view(match.actor), match.actor, match.legal(), 0)
        self.compiled = True


NEVER = 1 << 60
"""More iterations than any lead can withstand."""


def compiled_search(game: Game) -> Callable[..., int]:
    """The search as machine code."""
    return compile_driver(game, program.search_net)


@cache
def interpreted_search(game: Game) -> Callable[..., int]:
    """The search as plain Python, with NumPy for the net and for what seats see."""
    record = relative_record(game)

    def restore_world(s: Any, w: NetSearchWork) -> None:
        s.__init__(w.seen)
        for word in range(program.RNG_WORDS):
            s.rng[word] = next_word(w.words)
        s.rng[0] |= 1

    def see(s: Any, w: NetSearchWork, viewer: int) -> None:
        view = s.copy()
        game.hide(view, viewer)
        w.observation[:] = record.observe(view, viewer)

    def see_all(s: Any, w: NetSearchWork, viewer: int) -> None:
        w.observation[:] = record.observe(s, viewer)

    def outputs(t: TowerArrays, observation: Any, hidden: Any, out: Any) -> None:
        rows = t.starts + np.clip(observation[t.places] - t.low, 0, t.last)
        layer = np.maximum(t.table[rows].sum(axis=0) + t.bias, 0.0)
        for weights, bias in zip(t.layers, t.layer_biases, strict=True):
            layer = layer + np.maximum(layer @ weights + bias, 0.0)
        out[: len(t.head_bias)] = (layer @ t.head + t.head_bias).tolist()

    def clear_mask(w: NetSearchWork) -> None:
        w.mask[:] = bytes(len(w.mask))

    def observation_key(w: NetSearchWork) -> int:
        return hash(w.observation.tobytes()) & program.KEY_BITS

    replacements = {
        program.restore_world: restore_world,
        program.see: see,
        program.see_all: see_all,
        program.clear_mask: clear_mask,
        program.observation_key: observation_key,
        run_tower: outputs,
    }
    return interpret(game, program.search_net, replacements)


@cache
def _arrays_of(net: Net) -> tuple[TowerArrays, TowerArrays]:
    return tower_arrays(net.policy), tower_arrays(net.critic)


def lay_out(
    game: Game, net: Net, view: Any, seed: int, iterations: int, settings: NetSearchSettings, compiled: bool
) -> NetSearchWork:
    """The arrays of a search from this view, with a root in the tree."""
    size, count, seats = iterations + 1, game.actions.count, game.seats[1]
    policy, critic = _arrays_of(net)
    states, views = (np.zeros(1, game.rules.State.dtype()) for _ in range(2))
    widest = max(len(policy.bias), len(critic.bias))
    data = view.to_bytes()
    words = generator(seed)
    return NetSearchWork(
        seen=np.frombuffer(data, np.int8).copy() if compiled else data,
        states=states if compiled else [view.copy()],
        views=views,
        **_looks(states, views),
        items=relative_record(game).items,
        relative=relative_actions(game),
        policy=policy,
        critic=critic,
        observation=np.zeros(relative_record(game).width, np.int16),
        hidden=np.zeros((2, widest), np.float32),
        logits=_room(len(policy.head_bias), compiled),
        seat_logits=_room(len(critic.head_bias), compiled),
        chances=np.zeros(count) if compiled else [0.0] * count,
        keys=np.zeros(size, np.int64),
        actions=np.zeros(size, np.int32),
        first_child=np.full(size, NONE, np.int32),
        next_sibling=np.full(size, NONE, np.int32),
        visits=np.zeros(size, np.int64),
        values=np.zeros(size),
        edge_visits=np.zeros((size, count), np.int32),
        edge_values=np.zeros((size, count)),
        priors=np.zeros((size, count + 1), np.float32),
        used=np.array([1], np.int64),
        path=np.zeros((DEEPEST, 2), np.int64),
        mask=np.zeros(count, np.uint8) if compiled else bytearray(count),
        words=np.array(words, np.uint32) if compiled else words,
        out=np.zeros(seats),
        settings=np.array([settings.exploration, settings.prior_floor, settings.patience]),
    )


def _room(count: int, compiled: bool) -> Any:
    """Room for outputs; an interpreter is faster with a list."""
    return np.zeros(count, np.float32) if compiled else [0.0] * count


def _looks(states: Any, views: Any) -> dict[str, Any]:
    kinds = (("words", np.uint32), ("bytes", np.int8), ("pairs", np.int16))
    return {
        f"{prefix}_{suffix}": records.view(dtype)
        for prefix, records in (("state", states), ("view", views))
        for suffix, dtype in kinds
    }
