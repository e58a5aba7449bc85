"""Stepping many games at once, seen from the actor's chair, as programs for the compiler: one game each.

Places may play different tables (numbers of seats, options): each has its own blank record. Actions, masks and
observations are relative to the seat that decides. Besides what the actor sees, the whole record is written in the
same layout, for a critic.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kotatsu.engine.compiler.placeholders import ACTION_COUNT, hide, legal, result, step
from kotatsu.engine.relative_program import observe_relative
from kotatsu.envs.batch_program import begin_game, clear_last_step

BEGIN = -2
"""In the place of an action: begin the first game of this place."""


class RelativeWork(NamedTuple):
    """What the programs read and write; one row, record or number for each game."""

    states: Any
    views: Any
    """Records in which the view of the actor is made."""
    state_words: Any
    view_words: Any
    state_bytes: Any
    view_bytes: Any
    state_pairs: Any
    view_pairs: Any
    """The same records as words of 32 bits, as bytes and as items of two bytes."""
    blank_words: Any
    """A row for each table: its record as it is before `setup`."""
    tables: Any
    """Which table each place plays."""
    narrow_to: Any
    narrow_source: Any
    narrow_seat: Any
    wide_to: Any
    wide_source: Any
    wide_seat: Any
    agenda: Any
    frame_seats: Any
    """Where items of a record go: see `kotatsu.engine.relative_record`."""
    absolute: Any
    """For each number of seats, viewer and relative action, the action that the rules know."""
    marks: Any
    """Room for `legal`, one row a game."""
    episodes: Any
    """How many games each place has begun before this one."""
    seeds: Any
    """The seed of the game that each place plays, unsigned."""
    lengths: Any
    observations: Any
    wholes: Any
    """The whole record in the layout of the observations."""
    masks: Any
    actors: Any
    rewards: Any
    """Shares of the win by absolute seat, of a game that ended in this step."""
    dones: Any
    refused: Any
    """1 where the last action was no action or not legal."""
    shares: Any
    """Room for `result`, one row a game."""


def run_relative_games(w: RelativeWork, actions: Any, first: int, last: int, stream: Any) -> None:
    """One decision in each of these games, or a beginning."""
    for game in range(first, last):
        run_relative_game(w, game, actions[game], stream)


def run_relative_game(w: RelativeWork, game: int, action: int, stream: Any) -> None:
    """One decision in one game, or BEGIN for its beginning; what is not legal moves nothing and is marked."""
    s = w.states[game]
    w.refused[game] = 0
    clear_last_step(w, game)
    if action == BEGIN:
        w.episodes[game] = 0
        open_table(w, game, stream)
    elif action < 0 or action >= ACTION_COUNT or w.masks[game, action] == 0:
        w.refused[game] = 1
        return
    else:
        step(s, w.absolute[s.seats, s.actor, action])
        w.lengths[game] += 1
        if s.actor < 0:
            pay_shares(w, game)
            w.episodes[game] += 1
            open_table(w, game, stream)
    show_actor(w, game)


def pay_shares(w: RelativeWork, game: int) -> None:
    """The game is over: each seat's share of the win."""
    s = w.states[game]
    shares = w.shares[game]
    w.dones[game] = 1
    result(s, shares)
    for seat in range(s.seats):
        w.rewards[game, seat] = shares[seat]
        shares[seat] = 0.0


def open_table(w: RelativeWork, game: int, stream: Any) -> None:
    """Set up the next game of a place."""
    begin_game(w, game, w.blank_words[w.tables[game]], stream)


def show_actor(w: RelativeWork, game: int) -> None:
    """What the actor may do and what it sees, and the whole record."""
    s = w.states[game]
    seat = s.actor
    seats = s.seats
    w.actors[game] = seat
    marks = w.marks[game]
    for action in range(ACTION_COUNT):
        marks[action] = 0
    legal(s, marks)
    for action in range(ACTION_COUNT):
        w.masks[game, action] = marks[w.absolute[seats, seat, action]]
    for word in range(w.blank_words.shape[1]):
        w.view_words[game, word] = w.state_words[game, word]
    hide(w.views[game], seat)
    observe_relative(w, w.view_bytes[game], w.view_pairs[game], w.observations[game], seat, seats)
    observe_relative(w, w.state_bytes[game], w.state_pairs[game], w.wholes[game], seat, seats)
