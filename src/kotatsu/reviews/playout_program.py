"""Many records played on by the policy and judged by the critic, as programs for the compiler.

`kotatsu.reviews.compiled_judge` lays out what they work in.
"""

from __future__ import annotations

from typing import Any

from kotatsu.bots.net_program import run_tower
from kotatsu.bots.net_search_program import (
    NetSearchWork,
    ask_policy,
    clear_mask,
    only_action,
    sampled_action,
    see,
    see_all,
)
from kotatsu.engine.compiler.placeholders import ACTION_COUNT, MOST_SEATS, legal, result, step

NO_ACTION = -1


def play_to_end(w: NetSearchWork, records: Any, shares: Any, longest: int) -> int:
    """Play every record (a row of bytes) to its end and write each seat's share of it; how many decisions."""
    s = w.states[0]
    decisions = 0
    for row in range(len(records)):
        load_record(w, records, row)
        made = 0
        while s.actor >= 0 and made < longest:
            clear_mask(w)
            count = legal(s, w.mask)
            step(s, only_action(w) if count == 1 else sampled_action(s, w))
            made += 1
        write_result(s, w, shares, row)
        decisions += made
    return decisions


def outputs_after(w: NetSearchWork, records: Any, gestures: Any, fortunes: Any, actors: Any, outputs: Any) -> int:
    """Do every gesture in every record, play on, and ask the critic; how many were asked about.

    A gesture is a row of actions that ends with NO_ACTION; a row of `fortunes` has a number for each decision played
    on. A row of `outputs` is what the critic says from the chair of the seat in `actors`; at the end, the result.
    """
    s = w.states[0]
    row = 0
    for gesture in range(len(gestures)):
        for world in range(len(records)):
            load_record(w, records, world)
            place = 0
            while place < gestures.shape[1] and gestures[gesture, place] != NO_ACTION:
                step(s, gestures[gesture, place])
                place += 1
            for ply in range(fortunes.shape[1]):
                if s.actor >= 0:
                    play_by_fortune(s, w, fortunes[world, ply])
            actors[row] = s.actor
            if s.actor < 0:
                write_result(s, w, outputs, row)
            else:
                see_all(s, w, s.actor)
                run_tower(w.critic, w.observation, w.hidden, w.seat_logits)
                for output in range(MOST_SEATS + 1):
                    outputs[row, output] = w.seat_logits[output]
            row += 1
    return row


def policy_outputs(w: NetSearchWork, records: Any, outputs: Any) -> int:
    """The policy's preferences at every record as its actor counts actions; how many records."""
    s = w.states[0]
    for row in range(len(records)):
        load_record(w, records, row)
        see(s, w, s.actor)
        run_tower(w.policy, w.observation, w.hidden, w.logits)
        for action in range(ACTION_COUNT):
            outputs[row, action] = w.logits[w.relative[s.seats, s.actor, action]]
    return len(records)


def load_record(w: NetSearchWork, records: Any, row: int) -> None:
    """Put a row of bytes into the record that is played in."""
    for place in range(len(w.state_bytes)):
        w.state_bytes[place] = records[row, place]


def write_result(s: Any, w: NetSearchWork, shares: Any, row: int) -> None:
    """Each seat's share of a finished game; nobody has one of a game that is not."""
    for seat in range(MOST_SEATS):
        w.out[seat] = 0.0
    if s.actor < 0:
        result(s, w.out)
    for seat in range(MOST_SEATS):
        shares[row, seat] = w.out[seat]


def play_by_fortune(s: Any, w: NetSearchWork, fortune: float) -> None:
    """One decision by the policy's chances; a number from 0 to 1 says which."""
    clear_mask(w)
    count = legal(s, w.mask)
    if count == 1:
        step(s, only_action(w))
        return
    ask_policy(s, w, s.actor)
    chosen = only_action(w)
    left = fortune
    for action in range(ACTION_COUNT):
        if w.mask[action] != 0 and left >= 0.0:
            chosen = action
            left -= w.chances[action]
    step(s, chosen)
