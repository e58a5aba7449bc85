"""Stepping many games at once, as programs for the compiler: one game each, so that a GPU can give each a thread.

Everything is written into arrays that the caller keeps. A game that ends begins again in the same step, with the seed
of its next index.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from kotatsu.engine.batch import seed_in_stream
from kotatsu.engine.chance import fill_rng
from kotatsu.engine.compiler.placeholders import ACTION_COUNT, hide, legal, result, score, setup, step
from kotatsu.engine.random_play import marked
from kotatsu.envs.rewards import SCORE_DIFFERENCE, WIN_LOSS

MOST_POINTS = 1 << 30
"""More points than any seat has."""
NO_HIGH_BITS = np.uint64(0)
"""The upper half of a game's seed, which is below 2**63."""


class Work(NamedTuple):
    """What the programs read and write; one row, record or number for each game."""

    states: Any
    views: Any
    """Records in which the view of the actor is made."""
    state_words: Any
    view_words: Any
    """The same records as words of 32 bits."""
    view_bytes: Any
    view_pairs: Any
    """The views as items of one byte and of two."""
    blank_words: Any
    """One record as it is before `setup`."""
    narrow: Any
    wide: Any
    """Where runs of a view's items go in an observation: see `kotatsu.envs.observation.Layout`."""
    begun: Any
    """0 for a place whose first game is still to be set up."""
    reward_kind: Any
    """One number: SHARE, WIN_LOSS or SCORE_DIFFERENCE of `kotatsu.envs.rewards`."""
    episodes: Any
    """How many games each place has begun before this one."""
    seeds: Any
    """The seed of the game that each place plays; unsigned, as the generator is filled from it."""
    lengths: Any
    """Decisions of the game that each place plays."""
    observations: Any
    masks: Any
    actors: Any
    rewards: Any
    dones: Any
    refused: Any
    shares: Any
    """Room for `result`: a row for each game."""


def run_games(w: Work, actions: Any, first: int, last: int, stream: Any) -> None:
    """One decision in each of these games, or a beginning."""
    for game in range(first, last):
        run_game(w, game, actions[game], stream)


def run_game(w: Work, game: int, action: int, stream: Any) -> None:
    """One decision in one game, or its beginning where it has not begun: one program, so a game is compiled once."""
    if w.begun[game] == 0:
        open_game(w, game, stream)
    else:
        step_game(w, game, action, stream)


def open_game(w: Work, game: int, stream: Any) -> None:
    """The first game of a place."""
    w.begun[game] = 1
    w.episodes[game] = 0
    w.refused[game] = 0
    clear_last_step(w, game)
    deal(w, game, stream)
    show(w, game)


def step_game(w: Work, game: int, action: int, stream: Any) -> None:
    """One decision. An action that is not marked moves nothing and is told in `refused`."""
    s = w.states[game]
    clear_last_step(w, game)
    w.refused[game] = action < 0 or action >= ACTION_COUNT or w.masks[game, action] == 0
    if w.refused[game]:
        return
    step(s, action)
    w.lengths[game] += 1
    if s.actor < 0:
        pay(w, game)
        w.episodes[game] += 1
        deal(w, game, stream)
    show(w, game)


def pay(w: Work, game: int) -> None:
    """The game is over: each seat gets its reward."""
    s = w.states[game]
    shares = w.shares[game]
    w.dones[game] = 1
    result(s, shares)
    for seat in range(s.seats):
        w.rewards[game, seat] = reward_of(s, shares, seat, w.reward_kind[0])
    for seat in range(s.seats):
        shares[seat] = 0.0


def reward_of(s: Any, shares: Any, seat: int, kind: int) -> float:
    """What a seat is paid: `kotatsu.envs.rewards.payoff` for compiled code."""
    if kind == WIN_LOSS:
        return 1.0 if shares[seat] > 0 else -1.0
    if kind == SCORE_DIFFERENCE:
        best = -MOST_POINTS
        for other in range(s.seats):
            if other != seat:
                best = max(best, score(s, other))
        return float(score(s, seat) - best)
    share: float = shares[seat]
    return share


def deal(w: Work, game: int, stream: Any) -> None:
    """Set up the next game of a place: its index counts on by the number of places."""
    begin_game(w, game, w.blank_words, stream)


def begin_game(w: Any, game: int, blank: Any, stream: Any) -> None:
    """A record as it is before `setup`, seeded by the index of its game, set up; `w` is either program's work."""
    s = w.states[game]
    for word in range(len(blank)):
        w.state_words[game, word] = blank[word]
    seed_place(s.rng, w.seeds, game, stream, game + w.episodes[game] * len(w.states))
    w.lengths[game] = 0
    setup(s)


def clear_last_step(w: Any, game: int) -> None:
    """Nothing has ended yet and nobody is paid in this step; `w` is either program's work."""
    w.dones[game] = 0
    for seat in range(w.rewards.shape[1]):
        w.rewards[game, seat] = 0.0


def seed_place(rng: Any, seeds: Any, place: int, stream: Any, index: int) -> None:
    """Seed the generator of the game of an index; `seeds` keeps the seed of each place's game, unsigned."""
    seeds[place] = index
    seeds[place] = seed_in_stream(stream, seeds[place])
    fill_rng(rng, seeds[place], NO_HIGH_BITS)


def show(w: Work, game: int) -> None:
    """What the actor may do and what it sees."""
    s = w.states[game]
    v = w.views[game]
    seat = s.actor
    w.actors[game] = seat
    mask = w.masks[game]
    for action in range(ACTION_COUNT):
        mask[action] = 0
    legal(s, mask)
    for word in range(len(w.blank_words)):
        w.view_words[game, word] = w.state_words[game, word]
    hide(v, seat)
    observe(w, game, seat)


def observe(w: Work, game: int, seat: int) -> None:
    """Write the view, which `hide` has made, as an observation."""
    seen = w.observations[game]
    seen[0] = seat
    for run in range(len(w.narrow)):
        to = w.narrow[run, 0]
        start = w.narrow[run, 1]
        for item in range(w.narrow[run, 2]):
            seen[to + item] = w.view_bytes[game, start + item]
    for run in range(len(w.wide)):
        to = w.wide[run, 0]
        start = w.wide[run, 1]
        for item in range(w.wide[run, 2]):
            seen[to + item] = w.view_pairs[game, start + item]


def pick_games(masks: Any, words: Any, actions: Any, first: int, last: int) -> None:
    """A random legal action for each of these games."""
    for game in range(first, last):
        pick_game(masks, words, actions, game)


def pick_game(masks: Any, words: Any, actions: Any, game: int) -> None:
    """One of a game's marked actions, each as likely as the others."""
    count = 0
    for action in range(ACTION_COUNT):
        count += masks[game, action]
    actions[game] = marked(masks[game], words[game], count)
