"""Information-set Monte Carlo tree search as a program for the compiler: one program for all games.

One iteration: determinization (sample what the seat cannot see), selection and expansion (walk down the tree and add
a node), playout (play on with MAST), evaluation, back-propagation.
"""

from __future__ import annotations

from typing import Any

from kotatsu.bots.mast import mast_playout_action, update_mast
from kotatsu.bots.tree import MOVES, Work, back_propagate, is_settled, play_action, select_and_expand
from kotatsu.engine.chance import next_word
from kotatsu.engine.compiler.placeholders import MOST_SEATS, guess, legal, result, value

RNG_WORDS = 4
SETTLED_CHECK_ITERATIONS = 32
"""Iterations between two checks whether the choice can still change."""


def search(w: Work, seat: int, iterations: int, left: int, horizon: int) -> int:
    """Run iterations with playouts to the end of the game; how many were made.

    It stops early when `left` further iterations could not change the choice.
    """
    s = w.states[0]
    for done in range(iterations):
        if done % SETTLED_CHECK_ITERATIONS == 0 and is_settled(w, left - done):
            return done
        length = run_iteration(s, w, seat, horizon)
        evaluate(s, w)
        back_propagate(w, length)
        update_mast(w)
    return iterations


def search_to_horizon(w: Work, seat: int, iterations: int, left: int, horizon: int) -> int:
    """`search` with playouts that stop after `horizon` changes of the acting seat and ask the game's `value`.

    Cutting between turns matters: an estimate fitted between turns is wrong in the middle of one.
    """
    s = w.states[0]
    for done in range(iterations):
        if done % SETTLED_CHECK_ITERATIONS == 0 and is_settled(w, left - done):
            return done
        length = run_iteration(s, w, seat, horizon)
        if s.actor >= 0:
            value(s, w.rewards)
        else:
            evaluate(s, w)
        back_propagate(w, length)
        update_mast(w)
    return iterations


def run_iteration(s: Any, w: Work, seat: int, horizon: int) -> int:
    """Determinize, select, expand and play out; the number of nodes on the path through the tree."""
    determinize(s, w, seat)
    length = select_and_expand(s, w)
    playout(s, w, horizon)
    return length


def determinize(s: Any, w: Work, seat: int) -> None:
    """Copy the view into the state, give it fresh chance, and sample what is hidden from the seat."""
    for place in range(len(w.view_bytes)):
        w.state_bytes[place] = w.view_bytes[place]
    for word in range(RNG_WORDS):
        s.rng[word] = next_word(w.rng)
    s.rng[0] |= 1  # never the all-zero state, which would stay zero
    guess(s, seat)


def playout(s: Any, w: Work, horizon: int) -> None:
    """MAST choices until the game is over or the acting seat has changed `horizon` times."""
    changes = 0
    while s.actor >= 0 and changes < horizon and w.used[MOVES] < len(w.moves):
        seat = s.actor
        count = legal(s, w.mask)
        play_action(s, w, mast_playout_action(w, seat, count))
        if s.actor != seat:
            changes += 1


def evaluate(s: Any, w: Work) -> None:
    """Rewards of a finished game: each seat's share of the win; zero for all where it is not finished."""
    for seat in range(MOST_SEATS):
        w.rewards[seat] = 0.0
    if s.actor < 0:
        result(s, w.rewards)
