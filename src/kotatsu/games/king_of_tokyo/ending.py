"""The end of the game (KT-29 to KT-31): when it is over, who has won, and the score."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY, Out
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.monsters import count_living, is_alive
from kotatsu.games.king_of_tokyo.state import EventKind, State


def is_over(s: State) -> bool:
    """KT-29, KT-30: a living monster with 20 stars, or at most one monster left."""
    if count_living(s) <= 1:
        return True
    for seat in range(s.seats):
        if s.stars[seat] == parts.MOST_STARS:
            return True
    return False


def is_winner(s: State, seat: int) -> bool:
    """KT-29 to KT-31: alive, and with 20 stars or alone. The stars of an eliminated monster are 0."""
    return is_alive(s, seat) and (s.stars[seat] == parts.MOST_STARS or count_living(s) == 1)


def end_game(s: State) -> None:
    """KT-29 to KT-31: say who has won; nobody where all are out."""
    s.actor = NOBODY
    winners = 0
    for seat in range(s.seats):
        if is_winner(s, seat):
            winners += 1
            tell(s, EVERYONE, EventKind.WON, seat, s.stars[seat])
    if winners == 0:
        tell(s, EVERYONE, EventKind.NOBODY_WON)


def result(s: State, out: Out) -> None:
    """KT-29 to KT-31: the winner, shares for two at 20 stars, nothing for anybody where all are out."""
    winners = 0
    for seat in range(s.seats):
        if is_winner(s, seat):
            winners += 1
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if is_winner(s, seat) else 0.0


def score(s: State, seat: int) -> int:
    """KT-29: stars."""
    return s.stars[seat]
