"""The tree of a search, in the dialect of compiled drivers: flat arrays that are filled and never freed.

A node stands for what has been chosen since the root, not for a state: chance and what is hidden fall anew in every
iteration, so the same node is met in many states (open loop). A child is therefore known by who chose and what, and
counts how often it could have been chosen as well as how often it was (information-set UCT).
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from kotatsu.engine.chance import random_below
from kotatsu.engine.compiler.placeholders import ACTION_COUNT, MOST_SEATS, legal, step

SEAT, ACTION, VISITS, AVAILABLE, FIRST_CHILD, NEXT_SIBLING = range(6)
NODE_FIELDS = 6
"""Integers of a node: who chose it, what was chosen, how often it was, how often it could have been, its kin."""
ROOT = 0
NONE = -1
LEGAL = 1
TRIED = 2
"""A mark in the mask: legal here, and already a child of this node."""
EXPLORATION, URGENCY, TASTE = range(3)
NODES, PLAYED = range(2)


class Work(NamedTuple):
    """The arrays that a search works in; NumPy arrays, laid out by `kotatsu.bots.search`."""

    seen: Any
    """The bytes of the view."""
    states: Any
    """One record, in which each iteration plays."""
    data: Any
    """The bytes of that record."""
    nodes: Any
    """A row of NODE_FIELDS integers for each node."""
    values: Any
    """For each node and seat, the sum of what the seat got."""
    used: Any
    """How many NODES there are, and how many choices of this iteration are PLAYED."""
    path: Any
    """The nodes that this iteration went through."""
    played: Any
    """The choices of this iteration: seat and action."""
    habits: Any
    """For each seat and action what `kotatsu.bots.habits` knows of it."""
    mask: Any
    words: Any
    """The bot's own generator."""
    logs: Any
    """Natural logarithms of 0 (as 0), 1, 2 ..."""
    settings: Any
    """EXPLORATION, URGENCY and TASTE; `kotatsu.bots.search.Settings` says what they mean."""
    out: Any
    """What each seat got in this iteration."""


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


def descend(s: Any, w: Work) -> int:
    """From the root down to a node that is new, or to the end of the game; how many nodes the path has."""
    node = ROOT
    length = 1
    w.path[0] = ROOT
    while s.actor >= 0 and length < len(w.path):
        seat = s.actor
        count = legal(s, w.mask)
        child = best_child(w, node, seat, count)
        is_new = child == NONE
        if is_new and w.used[NODES] >= len(w.nodes):
            clear(w.mask)
            return length
        if is_new:
            child = add_node(w, node, seat, untried(w))
        clear(w.mask)
        take(s, w, w.nodes[child, ACTION])
        w.path[length] = child
        length += 1
        node = child
        if is_new:
            return length
    return length


def take(s: Any, w: Work, action: int) -> None:
    """Whoever decides takes an action, which is written down."""
    w.played[w.used[PLAYED], 0] = s.actor
    w.played[w.used[PLAYED], 1] = action
    w.used[PLAYED] += 1
    step(s, action)


def best_child(w: Work, node: int, seat: int, count: int) -> int:
    """The legal child with the highest upper bound for this seat, or NONE where an untried action promises more.

    Marks legal children as TRIED and counts that they could have been chosen.
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
            bound = upper_bound(w, child, seat)
            w.nodes[child, AVAILABLE] += 1
            if best == NONE or bound > best_bound:
                best = child
                best_bound = bound
        child = w.nodes[child, NEXT_SIBLING]
    if tried < count and (best == NONE or best_bound <= untried_bound(w, node, seat)):
        return NONE
    return best


def upper_bound(w: Work, child: int, seat: int) -> float:
    """What a child may be worth to a seat: its mean, and more the less it was chosen when it could have been."""
    visits = w.nodes[child, VISITS]
    mean = w.values[child, seat] / visits
    bound: float = mean + w.settings[EXPLORATION] * sqrt(w.logs[w.nodes[child, AVAILABLE]] / visits)
    return bound


def untried_bound(w: Work, node: int, seat: int) -> float:
    """What an untried action may be worth: as much as its node, seen URGENCY times."""
    visits = w.nodes[node, VISITS]
    mean = w.values[node, seat] / visits
    bound: float = mean + w.settings[EXPLORATION] * sqrt(w.logs[visits] / w.settings[URGENCY])
    return bound


def untried(w: Work) -> int:
    """One of the actions that are LEGAL and not yet TRIED, each as likely."""
    count = 0
    for action in range(ACTION_COUNT):
        if w.mask[action] == LEGAL:
            count += 1
    at = random_below(w.words, count)
    chosen = NONE
    for action in range(ACTION_COUNT):
        if w.mask[action] == LEGAL:
            if at == 0:
                chosen = action
            at -= 1
    return chosen


def clear(mask: Any) -> None:
    """Unmark all."""
    for action in range(ACTION_COUNT):
        mask[action] = 0


def back_up(w: Work, length: int) -> None:
    """Tell every node of the path what each seat got."""
    for place in range(length):
        node = w.path[place]
        w.nodes[node, VISITS] += 1
        for seat in range(MOST_SEATS):
            w.values[node, seat] += w.out[seat]


def is_settled(w: Work, left: int) -> bool:
    """Whether the most visited child of the root stays so, whatever the iterations that are left say."""
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
