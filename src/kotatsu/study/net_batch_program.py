"""Games of a study by a net, many at once, as a program for the compiler: one decision of one game.

The net decides between two of these steps, for all games together: see `net_batch`. Games that are over stay as they
are.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kotatsu.engine.compiler.placeholders import ACTION_COUNT, hide, legal, setup, step
from kotatsu.engine.relative_program import observe_relative

BEGIN = -2
"""In the place of an action: set the game up."""


class NetBatchWork(NamedTuple):
    """What the program reads and writes; one row, record or number for each game."""

    states: Any
    views: Any
    """The games, with their seeds, and records in which the view of the actor is made."""
    state_words: Any
    view_words: Any
    state_bytes: Any
    view_bytes: Any
    state_pairs: Any
    view_pairs: Any
    """The same records as words of 32 bits, as bytes and as items of two bytes."""
    narrow_to: Any
    narrow_source: Any
    narrow_seat: Any
    wide_to: Any
    wide_source: Any
    wide_seat: Any
    agenda: Any
    frame_seats: Any
    """Where items of a record go: see `kotatsu.engine.relative_record`."""
    observations: Any
    """What the actor sees, from its chair."""
    masks: Any
    """1 for each action, as the rules know it, that is legal."""
    actors: Any
    decisions: Any
    """How many decisions each game took."""


def run_net_games(w: NetBatchWork, actions: Any, stream: Any) -> None:
    """One decision in each game."""
    for game in range(len(actions)):
        run_net_game(w, game, actions[game], stream)


def run_net_game(w: NetBatchWork, game: int, action: int, stream: Any) -> None:
    """One decision in one game, or BEGIN; then what the next actor may do and sees. `stream` is not used."""
    s = w.states[game]
    if action == BEGIN:
        setup(s)
    elif s.actor >= 0:
        step(s, action)
        w.decisions[game] += 1
    w.actors[game] = s.actor
    if s.actor >= 0:
        mask = w.masks[game]
        for each in range(ACTION_COUNT):
            mask[each] = 0
        legal(s, mask)
        for word in range(w.state_words.shape[1]):
            w.view_words[game, word] = w.state_words[game, word]
        hide(w.views[game], s.actor)
        observe_relative(w, w.view_bytes[game], w.view_pairs[game], w.observations[game], s.actor, s.seats)
