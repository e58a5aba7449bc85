"""Search over a net, as a program that runs compiled and interpreted: see `kotatsu.bots.net_search`.

The tree holds the searcher's own decisions alone, each known by what the searcher sees there. In between, everybody
else decides by the policy from what *they* may see in the guessed world, so nobody in the tree learns the searcher's
hand. Priors come from the policy, values from the critic, which sees the guessed world.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, NamedTuple

from kotatsu.bots.net_program import TowerArrays, run_tower
from kotatsu.engine.chance import next_word
from kotatsu.engine.compiler.placeholders import ACTION_COUNT, MOST_SEATS, guess, hide, legal, result, step
from kotatsu.engine.relative_program import observe_relative
from kotatsu.engine.relative_record import RelativeItems

RNG_WORDS = 4
ROOT = 0
NONE = -1
EXPLORATION, PRIOR_FLOOR, PATIENCE = range(3)
"""Settings: how much a prior counts, the least prior of a legal action, how many decisions of others are played."""
WORD_SPAN = 4294967296.0
KEY_FACTOR = 1000003
KEY_BITS = (1 << 40) - 1


class NetSearchWork(NamedTuple):
    """The arrays that a search over a net works in, laid out by `kotatsu.bots.net_search`."""

    seen: Any
    """The bytes of the view."""
    states: Any
    views: Any
    """One record in which each iteration plays, and one in which views are made."""
    state_words: Any
    view_words: Any
    state_bytes: Any
    view_bytes: Any
    state_pairs: Any
    view_pairs: Any
    items: RelativeItems
    relative: Any
    """For each number of seats, viewer and action, the action as the viewer counts it."""
    policy: TowerArrays
    critic: TowerArrays
    observation: Any
    hidden: Any
    logits: Any
    seat_logits: Any
    chances: Any
    """Room for the policy's chance of each legal action."""
    keys: Any
    actions: Any
    first_child: Any
    next_sibling: Any
    """Of each node: what is seen there, the action before it, its kin."""
    visits: Any
    values: Any
    """Of each node: how often it was met, and the sum of what the searcher got."""
    edge_visits: Any
    edge_values: Any
    priors: Any
    """The same for each action of a node, and its prior."""
    used: Any
    """How many nodes there are."""
    path: Any
    """Node and action of each own decision of this iteration."""
    mask: Any
    words: Any
    """The bot's own generator."""
    out: Any
    settings: Any


def search_net(w: NetSearchWork, seat: int, iterations: int, left: int) -> int:
    """Iterate from a view; how many iterations were made. It stops when the choice can no longer change."""
    s = w.states[0]
    for done in range(iterations):
        if is_decided(w, left - done):
            return done
        restore_world(s, w)
        guess(s, seat)
        length, value = descend(s, w, seat)
        for place in range(length):
            node = w.path[place, 0]
            action = w.path[place, 1]
            w.visits[node] += 1
            w.values[node] += value
            w.edge_visits[node, action] += 1
            w.edge_values[node, action] += value
    return iterations


def descend(s: Any, w: NetSearchWork, seat: int) -> tuple[int, float]:
    """From the root to a decision that is new, an action that is new, or the end: the path's length and the value."""
    node = ROOT
    length = 0
    while True:
        clear_mask(w)
        count = legal(s, w.mask)
        if w.visits[node] == 0 and w.used[0] > 0 and not has_priors(w, node):
            set_priors(s, w, node, seat)
        action = best_action(w, node)
        is_new = w.edge_visits[node, action] == 0
        w.path[length, 0] = node
        w.path[length, 1] = action
        length += 1
        step(s, action)
        if is_new or length >= len(w.path):
            return length, worth(s, w, seat)
        others = let_others_play(s, w, seat)
        if s.actor != seat or others < 0 or count < 1:
            return length, worth(s, w, seat)
        see(s, w, seat)
        key = observation_key(w)
        child = find_child(w, node, action, key)
        if child == NONE:
            add_child(w, node, action, key)
            return length, worth(s, w, seat)
        node = child


def let_others_play(s: Any, w: NetSearchWork, seat: int) -> int:
    """Everybody else decides by the policy, and the searcher where there is no choice, until the searcher has one.

    How many decisions that were; NONE where there were too many.
    """
    made = 0
    while s.actor >= 0:
        clear_mask(w)
        count = legal(s, w.mask)
        if s.actor == seat and count > 1:
            return made
        if made >= w.settings[PATIENCE]:
            return NONE
        step(s, only_action(w) if count == 1 else sampled_action(s, w))
        made += 1
    return made


def only_action(w: NetSearchWork) -> int:
    """The first marked action."""
    for action in range(ACTION_COUNT):
        if w.mask[action] != 0:
            return action
    return NONE


def sampled_action(s: Any, w: NetSearchWork) -> int:
    """An action of the actor by the policy's chances, from what the actor may see."""
    ask_policy(s, w, s.actor)
    at = next_word(w.words) / WORD_SPAN
    chosen = NONE
    for action in range(ACTION_COUNT):
        if w.mask[action] != 0:
            chosen = action
            at -= w.chances[action]
            if at < 0.0:
                return chosen
    return chosen


def ask_policy(s: Any, w: NetSearchWork, viewer: int) -> None:
    """The policy's chance of each marked action, from what a seat may see."""
    see(s, w, viewer)
    run_tower(w.policy, w.observation, w.hidden, w.logits)
    most = -1e30
    for action in range(ACTION_COUNT):
        if w.mask[action] != 0:
            most = max(most, w.logits[w.relative[s.seats, viewer, action]])
    total = 0.0
    for action in range(ACTION_COUNT):
        if w.mask[action] != 0:
            w.chances[action] = exp(w.logits[w.relative[s.seats, viewer, action]] - most)
            total += w.chances[action]
    for action in range(ACTION_COUNT):
        if w.mask[action] != 0:
            w.chances[action] /= total


def worth(s: Any, w: NetSearchWork, seat: int) -> float:
    """The searcher's share of a finished game, or its chance as the critic sees the guessed world."""
    if s.actor < 0:
        for other in range(MOST_SEATS):
            w.out[other] = 0.0
        result(s, w.out)
        share: float = w.out[seat]
        return share
    see_all(s, w, s.actor)
    run_tower(w.critic, w.observation, w.hidden, w.seat_logits)
    most = w.seat_logits[MOST_SEATS]
    for other in range(s.seats):
        most = max(most, w.seat_logits[other])
    total = exp(w.seat_logits[MOST_SEATS] - most)
    for other in range(s.seats):
        total += exp(w.seat_logits[other] - most)
    chance: float = exp(w.seat_logits[(seat - s.actor) % s.seats] - most) / total
    return chance


def has_priors(w: NetSearchWork, node: int) -> bool:
    """Whether the policy was asked at a node already."""
    return bool(w.priors[node, ACTION_COUNT] > 0.0)


def set_priors(s: Any, w: NetSearchWork, node: int, seat: int) -> None:
    """Ask the policy once what to think of each action at a node."""
    ask_policy(s, w, seat)
    for action in range(ACTION_COUNT):
        if w.mask[action] != 0:
            w.priors[node, action] = w.chances[action]
    w.priors[node, ACTION_COUNT] = 1.0


def best_action(w: NetSearchWork, node: int) -> int:
    """The marked action that promises most: its mean so far, and more where the prior is high and visits are few."""
    visits = w.visits[node]
    width = w.settings[EXPLORATION] * sqrt(visits + 1.0)
    unknown = w.values[node] / visits if visits > 0 else 0.5
    best = NONE
    best_score = 0.0
    for action in range(ACTION_COUNT):
        if w.mask[action] != 0:
            times = w.edge_visits[node, action]
            mean = w.edge_values[node, action] / times if times > 0 else unknown
            score = mean + width * max(w.priors[node, action], w.settings[PRIOR_FLOOR]) / (1.0 + times)
            if best == NONE or score > best_score:
                best = action
                best_score = score
    return best


def find_child(w: NetSearchWork, node: int, action: int, key: int) -> int:
    """The node after an action where the searcher sees what the key says, or NONE."""
    child = w.first_child[node]
    while child != NONE:
        if w.actions[child] == action and w.keys[child] == key:
            return int(child)
        child = w.next_sibling[child]
    return NONE


def add_child(w: NetSearchWork, node: int, action: int, key: int) -> None:
    """A new node, first among its parent's children; nothing where there is no room."""
    child = w.used[0]
    if child < len(w.keys):
        w.used[0] = child + 1
        w.keys[child] = key
        w.actions[child] = action
        w.first_child[child] = NONE
        w.next_sibling[child] = w.first_child[node]
        w.first_child[node] = child


def is_decided(w: NetSearchWork, left: int) -> bool:
    """Whether the most visited action of the root stays so, whatever the iterations that are left say."""
    most = 0
    second = 0
    for action in range(ACTION_COUNT):
        visits = w.edge_visits[ROOT, action]
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
    return bool(most - second > left)


def clear_mask(w: NetSearchWork) -> None:
    """Unmark all."""
    for action in range(ACTION_COUNT):
        w.mask[action] = 0


# --- What an interpreter does in another way: see `kotatsu.bots.net_search`


def restore_world(s: Any, w: NetSearchWork) -> None:
    """Put the view into the record, with chance of the bot's own."""
    for place in range(len(w.seen)):
        w.state_bytes[place] = w.seen[place]
    for word in range(RNG_WORDS):
        s.rng[word] = next_word(w.words)
    s.rng[0] |= 1  # never the all-zero state, which would stay zero


def see(s: Any, w: NetSearchWork, viewer: int) -> None:
    """What a seat may see of the guessed world, from its chair."""
    for word in range(len(w.state_words)):
        w.view_words[word] = w.state_words[word]
    hide(w.views[0], viewer)
    observe_relative(w.items, w.view_bytes, w.view_pairs, w.observation, viewer, s.seats)


def see_all(s: Any, w: NetSearchWork, viewer: int) -> None:
    """The whole guessed world, from a seat's chair."""
    observe_relative(w.items, w.state_bytes, w.state_pairs, w.observation, viewer, s.seats)


def observation_key(w: NetSearchWork) -> int:
    """A number for what is seen."""
    key = 0
    for place in range(len(w.observation)):
        key = (key * KEY_FACTOR + w.observation[place] + 1) & KEY_BITS
    return key
