"""The standing proof: plain and compiled rules end in the same bytes, or part at a ply that can be named."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from kotatsu.engine import random_play
from kotatsu.engine.batch import Batch
from kotatsu.engine.careful_play import play_carefully
from kotatsu.engine.chance import random_below, seed_rng
from kotatsu.engine.compiler import compile_driver
from kotatsu.engine.contract import Game

CHUNK = 50
"""Games between two reports of progress."""


@dataclass(frozen=True)
class Agreement:
    """Games of one configuration that ended in the same bytes."""

    game: str
    seats: int
    options: dict[str, str]
    games: int
    decisions: int


@dataclass(frozen=True)
class Disagreement:
    """A game in which the two did not agree: after which decision, and which fields differ."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    ply: int
    action: str
    fields: tuple[str, ...]


Comparison = Agreement | Disagreement


def configurations(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of options."""
    for seats in game.seat_counts:
        for values in product(*game.options.values()):
            yield seats, dict(zip(game.options, values, strict=True))


def compare(game: Game, seats: int, options: Mapping[str, str], games: int, seed: int) -> Iterator[Comparison]:
    """Play random games both ways, in chunks; stops at the first disagreement. Unsound says what cannot be played.

    The interpreter goes first: what would hang or overrun in machine code is a sentence there.
    """
    decisions = 0
    for first in range(0, games, CHUNK):
        batch = Batch(game, seats, min(CHUNK, games - first), seed=seed, options=options, first=first)
        pickers = batch.pickers.copy()
        plain = [
            play_carefully(game, seats, options, batch.seed_of(first + index), words=words.tolist())
            for index, words in enumerate(pickers)
        ]
        batch.play()
        for index, played in enumerate(plain):
            if played.state.to_bytes() != batch.states[index].tobytes():
                yield find_disagreement(game, seats, options, batch.seed_of(first + index), pickers[index])
                return
            decisions += played.decisions
        yield Agreement(game.slug, seats, dict(options), first + len(plain), decisions)


def play_plain(game: Game, seats: int, options: Mapping[str, str], seed: int, words: list[int]) -> tuple[bytes, int]:
    """One game by the bare rules and the drivers' random player: the final record and the decisions made."""
    s = new_state(game, seats, options, seed)
    made = 0
    while s.actor >= 0 and made < game.longest:
        game.rules.step(s, pick_plain(game, s, words))
        made += 1
    return s.to_bytes(), made


def new_state(game: Game, seats: int, options: Mapping[str, str], seed: int) -> Any:
    """A plain state after `setup`."""
    s = game.blank_state(seats, options)
    seed_rng(s.rng, seed)
    game.rules.setup(s)
    return s


def pick_plain(game: Game, s: Any, words: list[int]) -> int:
    """The choice of the drivers' random player; must agree with `random_play.pick`."""
    mask = bytearray(game.actions.count)
    count = game.rules.legal(s, mask)
    return random_play.nth_marked(mask, random_play.LEGAL, random_below(words, count))


def find_disagreement(game: Game, seats: int, options: Mapping[str, str], seed: int, picker: Any) -> Disagreement:
    """Find the first decision after which the records differ."""
    batch = Batch(game, seats, 1, seed=0, options=options)
    blank = game.blank_state(seats, options)
    seed_rng(blank.rng, seed)
    batch.states[0] = np.frombuffer(blank.to_bytes(), dtype=batch.states.dtype)[0]
    actions = np.zeros(game.longest, np.int32)
    trace = np.zeros((game.longest, game.rules.State.size), np.uint8)
    data = batch.states.view(np.uint8).reshape(-1)
    mask = np.zeros(game.actions.count, np.uint8)
    made = compile_driver(game, random_play.trace_game)(batch.states, picker.copy(), mask, actions, trace, data)
    s = new_state(game, seats, options, seed)
    for ply in range(made):
        game.rules.step(s, int(actions[ply]))
        if s.to_bytes() != trace[ply].tobytes():
            compiled = game.rules.State(trace[ply].tobytes()).to_dict()
            differ = tuple(name for name, value in s.to_dict().items() if compiled[name] != value)
            text = game.actions.text(int(actions[ply]))
            return Disagreement(game.slug, seats, dict(options), seed, ply, text, differ or ("rng",))
    return Disagreement(game.slug, seats, dict(options), seed, made, "the end", ("length",))
