"""The end: last turns, points and the winner (PK-20, PK-22 to PK-24)."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY, Out
from kotatsu.games.pikit import parts
from kotatsu.games.pikit.cards import cards_of, mecha_of
from kotatsu.games.pikit.state import ENDLESS, EventKind, State

FEWER_CARDS = parts.CARDS_IN_ALL + parts.MECHA + 1
"""A point outweighs any difference in cards."""


def trigger_end(s: State) -> None:
    """PK-22, PK-A12: once this turn is over everybody, who triggered it included, has one more."""
    if s.turns_left == ENDLESS:
        s.turns_left = s.seats
        tell(s, EVERYONE, EventKind.LAST_TURNS, s.turn)


def end_game(s: State) -> None:
    """PK-23, PK-24: hands are shown and counted; nobody decides any more."""
    s.actor = NOBODY
    for seat in range(s.seats):
        if has_most(s, seat):
            tell(s, EVERYONE, EventKind.MOST, seat, counted_for_most(s, seat), parts.MOST_BONUS)
    for seat in range(s.seats):
        if rank(s, seat) == best_rank(s):
            tell(s, EVERYONE, EventKind.WON, seat, points(s, seat))


# --- Points


def points(s: State, seat: int) -> int:
    """PK-23: Kaiju, Mecha, the bonus for most 1s, less the Wounds."""
    bonus = parts.MOST_BONUS if has_most(s, seat) else 0
    return kaiju_points(s, seat) + parts.MECHA_POINTS * mecha_of(s, seat) + bonus - parts.WOUND_POINTS * s.wounds[seat]


def kaiju_points(s: State, seat: int) -> int:
    """PK-23: the values of the Kaiju in hand."""
    total = 0
    for kaiju in range(parts.KAIJU):
        total += (kaiju + 1) * s.hand[seat, kaiju]
    return total


def counted_for_most(s: State, seat: int) -> int:
    """PK-20: the 1s in a hand."""
    count = 0
    for kaiju in range(parts.KAIJU):
        if parts.EFFECTS[kaiju] == parts.COUNTS_FOR_MOST:
            count += s.hand[seat, kaiju]
    return count


def has_most(s: State, seat: int) -> bool:
    """PK-20, PK-A13: nobody has more 1s, and there is at least one."""
    own = counted_for_most(s, seat)
    for other in range(s.seats):
        if counted_for_most(s, other) > own:
            return False
    return own > 0


def score(s: State, seat: int) -> int:
    """Once over, the points; before that what everybody could count: cards seen to go to the hand, Mecha, Wounds."""
    if s.actor == NOBODY:
        return points(s, seat)
    total = parts.MECHA_POINTS * mecha_of(s, seat) - parts.WOUND_POINTS * s.wounds[seat]
    for kaiju in range(parts.KAIJU):
        total += (kaiju + 1) * s.seen[seat, kaiju]
    return total


# --- The winner


def rank(s: State, seat: int) -> int:
    """PK-24: points first, then fewer cards, as one number; the highest wins."""
    return points(s, seat) * FEWER_CARDS - cards_of(s, seat)


def best_rank(s: State) -> int:
    """The rank of the winner or winners."""
    best = rank(s, 0)
    for seat in range(1, s.seats):
        best = max(best, rank(s, seat))
    return best


def result(s: State, out: Out) -> None:
    """PK-24: the best rank wins; a tie in points and cards is shared."""
    best = best_rank(s)
    winners = 0
    for seat in range(s.seats):
        if rank(s, seat) == best:
            winners += 1
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if rank(s, seat) == best else 0.0
