"""The end: who has won, and the match that nobody wins."""

from __future__ import annotations

from kotatsu.engine.agenda import pop
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY, Out
from kotatsu.games.kyudo import parts
from kotatsu.games.kyudo.state import EventKind, State, Way, is_alive, is_target_full


def judge(s: State) -> None:
    """KY-12, KY-30, KY-31, KY-A16: a full target and nobody with more spectators; the active archer is asked first.

    KY-A19: when all others are out, the one who is left has won.
    """
    pop(s)
    if archers_left(s) == 1:
        win(s, first_alive(s), Way.LAST_ARCHER)
        return
    for offset in range(s.seats):
        seat = (s.active + offset) % s.seats
        if is_alive(s, seat) and is_target_full(s, seat) and nobody_has_more(s, seat):
            win(s, seat, Way.TARGET)
            return


def archers_left(s: State) -> int:
    """How many archers still have spectators."""
    left = 0
    for seat in range(s.seats):
        if is_alive(s, seat):
            left += 1
    return left


def first_alive(s: State) -> int:
    """The lowest seat that still has spectators."""
    seat = 0
    while not is_alive(s, seat):
        seat += 1
    return seat


def nobody_has_more(s: State, seat: int) -> bool:
    """KY-30: equality is enough."""
    for other in range(s.seats):
        if s.spectators[other] > s.spectators[seat]:
            return False
    return True


def win(s: State, seat: int, way: int) -> None:
    """KY-12: the game ends at once."""
    s.winner = seat
    s.way = way
    tell(s, EVERYONE, EventKind.WON, seat, way)
    stop_play(s)


def is_endless(s: State) -> bool:
    """The rules let archers play for ever; a match stops after `parts.LAST_TURN` turns."""
    return s.turn >= parts.LAST_TURN


def call_it_a_draw(s: State) -> None:
    """Nobody has won; those who are left share."""
    tell(s, EVERYONE, EventKind.DRAWN, s.turn)
    stop_play(s)


def stop_play(s: State) -> None:
    """Nobody decides any more, and nothing is left to be done."""
    while s.agenda_size > 0:
        pop(s)
    s.actor = NOBODY


def score(s: State, seat: int) -> int:
    """KY-11: the spectators who still watch."""
    return s.spectators[seat]


def result(s: State, out: Out) -> None:
    """KY-12: the winner takes all; after a draw those who are left share."""
    share = 1.0 / archers_left(s)
    for seat in range(s.seats):
        if s.winner == NOBODY:
            out[seat] = share if is_alive(s, seat) else 0.0
        else:
            out[seat] = 1.0 if seat == s.winner else 0.0
