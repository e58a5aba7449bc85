"""Whole games by a net's policy as a program for the compiler: what studies of `net` run by the thousand."""

from __future__ import annotations

from typing import Any, NamedTuple

from kotatsu.bots.net_program import TowerArrays, run_tower
from kotatsu.engine.compiler.placeholders import ACTION_COUNT, hide, legal, setup, step
from kotatsu.engine.relative_program import observe_relative
from kotatsu.engine.relative_record import RelativeItems

NO_ACTION = -1


class NetPlayWork(NamedTuple):
    """What the program reads and writes."""

    states: Any
    """The games, a record each, with their seeds."""
    state_words: Any
    """The same as words of 32 bits."""
    views: Any
    view_words: Any
    view_bytes: Any
    view_pairs: Any
    """One record in which views are made, and the same memory as words, bytes and items of two bytes."""
    items: RelativeItems
    relative: Any
    """For each number of seats, viewer and action, the action as the viewer counts it."""
    policy: TowerArrays
    observation: Any
    hidden: Any
    logits: Any
    mask: Any
    decisions: Any
    """How many decisions each game took."""


def play_net_games(w: NetPlayWork, longest: int) -> None:
    """Play every game to its end, each decision the one that the policy prefers; or until `longest` decisions."""
    for game in range(len(w.states)):
        s = w.states[game]
        setup(s)
        made = 0
        while s.actor >= 0 and made < longest:
            action = preferred_action(w, game)
            if action == NO_ACTION:
                break
            step(s, action)
            made += 1
        w.decisions[game] = made


def preferred_action(w: NetPlayWork, game: int) -> int:
    """What the policy prefers for the seat that decides, from what it may see; NO_ACTION where nothing is legal."""
    s = w.states[game]
    seat = s.actor
    for action in range(ACTION_COUNT):
        w.mask[action] = 0
    if legal(s, w.mask) > 1:
        for word in range(len(w.view_words)):
            w.view_words[word] = w.state_words[game, word]
        hide(w.views[0], seat)
        observe_relative(w.items, w.view_bytes, w.view_pairs, w.observation, seat, s.seats)
        run_tower(w.policy, w.observation, w.hidden, w.logits)
    best = NO_ACTION
    for action in range(ACTION_COUNT):
        if w.mask[action] != 0:
            place = w.relative[s.seats, seat, action]
            if best == NO_ACTION or w.logits[place] > w.logits[w.relative[s.seats, seat, best]]:
                best = action
    return best
