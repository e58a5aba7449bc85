"""The search tree in flat arrays: selection, expansion and back-propagation (information-set UCT, open loop).

A node stands for the actions since the root, not for a state: every iteration samples chance and hidden information
anew, so one node is visited in many states. A child is identified by its seat and action, and counts how often it was
legal as well as how often it was chosen.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from kotatsu.engine.chance import random_below
from kotatsu.engine.compiler.placeholders import ACTION_COUNT, MOST_SEATS, legal, step
from kotatsu.engine.random_play import LEGAL, nth_marked

SEAT, ACTION, VISITS, AVAILABLE, FIRST_CHILD, NEXT_SIBLING = range(6)
NODE_FIELDS = 6
"""Integers of a node: the seat and action that lead to it, visits, times legal, first child, next sibling."""
ROOT = 0
NONE = -1
TRIED = 2
"""A mark in the mask: legal here, and already a child of this node."""
EXPLORATION, FIRST_PLAY_URGENCY, MAST_CANDIDATES = range(3)
NODES, MOVES = range(2)


class Work(NamedTuple):
    """The arrays of a search; NumPy arrays, allocated by `kotatsu.bots.search.allocate`."""

    view_bytes: Any
    """The bytes of the root view."""
    states: Any
    """One state, in which each iteration plays."""
    state_bytes: Any
    """The bytes of that state."""
    nodes: Any
    """A row of NODE_FIELDS integers for each node."""
    values: Any
    """For each node and seat, the sum of its rewards."""
    used: Any
    """How many NODES there are, and how many MOVES this iteration has made."""
    path: Any
    """The nodes of this iteration's path."""
    moves: Any
    """The moves of this iteration: seat and action."""
    mast: Any
    """For each seat and action, COUNT and TOTAL of `kotatsu.bots.mast`."""
    mask: Any
    rng: Any
    """The search's own generator."""
    logarithms: Any
    """Natural logarithms of 0 (as 0), 1, 2 ..."""
    settings: Any
    """EXPLORATION, FIRST_PLAY_URGENCY and MAST_CANDIDATES; see `kotatsu.bots.search.Settings`."""
    rewards: Any
    """Each seat's reward in this iteration."""


def add_node(w: Work, parent: int, seat: int, action: int) -> int:
    """A new node, first among its parent's children."""
    node: int = w.used[NODES]
    w.used[NODES] = node + 1
    w.nodes[node, SEAT] = seat
    w.nodes[node, ACTION] = action
    w.nodes[node, VISITS] = 0
    w.nodes[node, AVAILABLE] = 1
    w.nodes[node, FIRST_CHILD] = NONE
    w.nodes[node, NEXT_SIBLING] = w.nodes[parent, FIRST_CHILD]
    w.nodes[parent, FIRST_CHILD] = node
    for other in range(MOST_SEATS):
        w.values[node, other] = 0.0
    return node


def select_and_expand(s: Any, w: Work) -> int:
    """Walk from the root to a new node or the end of the game; the number of nodes on the path."""
    node = ROOT
    length = 1
    w.path[0] = ROOT
    while s.actor >= 0 and length < len(w.path):
        seat = s.actor
        count = legal(s, w.mask)
        child = select_child(w, node, seat, count)
        is_new = child == NONE
        if is_new and w.used[NODES] >= len(w.nodes):
            clear(w.mask)
            return length
        if is_new:
            child = add_node(w, node, seat, pick_untried(w))
        clear(w.mask)
        play_action(s, w, w.nodes[child, ACTION])
        w.path[length] = child
        length += 1
        node = child
        if is_new:
            return length
    return length


def play_action(s: Any, w: Work, action: int) -> None:
    """Play an action of the acting seat and note it among the moves."""
    w.moves[w.used[MOVES], 0] = s.actor
    w.moves[w.used[MOVES], 1] = action
    w.used[MOVES] += 1
    step(s, action)


def select_child(w: Work, node: int, seat: int, count: int) -> int:
    """The legal child with the highest upper confidence bound, or NONE where an untried action has a higher one.

    Marks legal children as TRIED and counts that they were available.
    """
    best = NONE
    best_bound = 0.0
    tried = 0
    child = w.nodes[node, FIRST_CHILD]
    while child != NONE:
        action = w.nodes[child, ACTION]
        if w.nodes[child, SEAT] == seat and w.mask[action] == LEGAL:
            w.mask[action] = TRIED
            tried += 1
            bound = ucb(w, child, seat)
            w.nodes[child, AVAILABLE] += 1
            if best == NONE or bound > best_bound:
                best = child
                best_bound = bound
        child = w.nodes[child, NEXT_SIBLING]
    if tried < count and (best == NONE or best_bound <= first_play_ucb(w, node, seat)):
        return NONE
    return best


def ucb(w: Work, child: int, seat: int) -> float:
    """The upper confidence bound of a child for a seat: mean reward plus exploration."""
    visits = w.nodes[child, VISITS]
    mean = w.values[child, seat] / visits
    bound: float = mean + w.settings[EXPLORATION] * sqrt(w.logarithms[w.nodes[child, AVAILABLE]] / visits)
    return bound


def first_play_ucb(w: Work, node: int, seat: int) -> float:
    """The bound of an untried action: its parent's mean, as if visited FIRST_PLAY_URGENCY times."""
    visits = w.nodes[node, VISITS]
    mean = w.values[node, seat] / visits
    bound: float = mean + w.settings[EXPLORATION] * sqrt(w.logarithms[visits] / w.settings[FIRST_PLAY_URGENCY])
    return bound


def pick_untried(w: Work) -> int:
    """A uniformly random action that is LEGAL and not yet TRIED."""
    count = 0
    for action in range(ACTION_COUNT):
        if w.mask[action] == LEGAL:
            count += 1
    return nth_marked(w.mask, LEGAL, random_below(w.rng, count))


def clear(mask: Any) -> None:
    """Clear all marks."""
    for action in range(ACTION_COUNT):
        mask[action] = 0


def back_propagate(w: Work, length: int) -> None:
    """Add the rewards to every node of the path."""
    for place in range(length):
        node = w.path[place]
        w.nodes[node, VISITS] += 1
        for seat in range(MOST_SEATS):
            w.values[node, seat] += w.rewards[seat]


def is_settled(w: Work, left: int) -> bool:
    """Whether the most visited child of the root stays so, whatever the `left` iterations bring."""
    most = 0
    second = 0
    child = w.nodes[ROOT, FIRST_CHILD]
    while child != NONE:
        visits = w.nodes[child, VISITS]
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
        child = w.nodes[child, NEXT_SIBLING]
    return most - second > left
