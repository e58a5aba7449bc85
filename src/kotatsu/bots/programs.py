"""The search as a program for the compiler, once for all games: wholly compiled, with a game's rules in it.

An iteration guesses what the seat cannot see, with the bot's own generator; walks down the tree; plays the game out;
and tells the nodes of its path what each seat got.
"""

from __future__ import annotations

from typing import Any

from kotatsu.bots.habits import by_habit, form_habits
from kotatsu.bots.tree import PLAYED, Work, back_up, descend, is_settled, take
from kotatsu.engine.chance import next_word
from kotatsu.engine.compiler.placeholders import MOST_SEATS, guess, legal, result, value

WORDS = 4
SETTLED_EVERY = 32
"""Iterations between two looks at whether the choice can still change."""


def search(w: Work, seat: int, iterations: int, left: int, horizon: int) -> int:
    """Iterate from a view, playing to the end of the game; how many iterations were made.

    It stops early when the `left` iterations that may still come could not change the choice.
    """
    s = w.states[0]
    for done in range(iterations):
        if done % SETTLED_EVERY == 0 and is_settled(w, left - done):
            return done
        length = live_a_future(s, w, seat, horizon)
        judge(s, w)
        back_up(w, length)
        form_habits(w)
    return iterations


def search_short(w: Work, seat: int, iterations: int, left: int, horizon: int) -> int:
    """`search` with playouts that end when it has been `horizon` times somebody else's turn to decide.

    Then the game's `value` speaks. It is true of a table at rest, between turns, rather than in the midst of one.
    """
    s = w.states[0]
    for done in range(iterations):
        if done % SETTLED_EVERY == 0 and is_settled(w, left - done):
            return done
        length = live_a_future(s, w, seat, horizon)
        if s.actor >= 0:
            value(s, w.out)
        else:
            judge(s, w)
        back_up(w, length)
        form_habits(w)
    return iterations


def live_a_future(s: Any, w: Work, seat: int, horizon: int) -> int:
    """Guess what is hidden, walk down the tree and play on; how many nodes the path through the tree has."""
    imagine(s, w, seat)
    length = descend(s, w)
    play_out(s, w, horizon)
    return length


def imagine(s: Any, w: Work, seat: int) -> None:
    """Put the view into the record, with chance of the bot's own, and guess what is hidden."""
    for place in range(len(w.seen)):
        w.data[place] = w.seen[place]
    for word in range(WORDS):
        s.rng[word] = next_word(w.words)
    s.rng[0] |= 1  # never the all-zero state, which would stay zero
    guess(s, seat)


def play_out(s: Any, w: Work, horizon: int) -> None:
    """Choices by habit until the game is over or it has been `horizon` times somebody else's turn to decide."""
    changes = 0
    while s.actor >= 0 and changes < horizon and w.used[PLAYED] < len(w.played):
        seat = s.actor
        count = legal(s, w.mask)
        take(s, w, by_habit(w, seat, count))
        if s.actor != seat:
            changes += 1


def judge(s: Any, w: Work) -> None:
    """Each seat's share of a finished game; nothing for anybody where it is not finished."""
    for seat in range(MOST_SEATS):
        w.out[seat] = 0.0
    if s.actor < 0:
        result(s, w.out)
