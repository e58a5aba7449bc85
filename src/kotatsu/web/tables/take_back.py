"""What may be taken back, and how far.

Free until something was drawn by chance or shown, or another seat has acted; where all others are bots, always.
"""

from __future__ import annotations

from kotatsu.web.tables.hidden_cells import InDoubt, computed_without_hidden_cells, seen_after
from kotatsu.web.tables.live_match import LiveMatch

NOT_ALLOWED = -1
"""When no ply can be taken back."""


def plies_to_keep(live: LiveMatch, seat: int, *, against_bots: bool) -> int:
    """How many plies remain when this seat takes its last decision back; NOT_ALLOWED when it may not."""
    if live.over or live.frozen is not None:
        return NOT_ALLOWED
    if against_bots:
        return _last_of(live, seat)
    last = live.match.ply - 1
    if last < 0 or live.match.plies[last].seat != seat or live.match.plies[last].draws:
        return NOT_ALLOWED
    return NOT_ALLOWED if may_have_shown_something(live, last) else last


def _last_of(live: LiveMatch, seat: int) -> int:
    """The ply of a seat's last decision."""
    for number in range(live.match.ply - 1, -1, -1):
        if live.match.plies[number].seat == seat:
            return number
    return NOT_ALLOWED


def may_have_shown_something(live: LiveMatch, number: int) -> bool:
    """Whether a ply may have told its own seat something new.

    It has not if what the seat saw and heard after it follows from what the seat saw before it. That is computed: the
    ply is played once more over a state that refuses to say what is hidden. In doubt the answer is yes.
    """
    done = live.match.plies[number]
    before = live.match.state_at(number)
    try:
        foreseen = computed_without_hidden_cells(live.game, before, done.seat, done.action)
    except InDoubt:
        return True
    return foreseen != seen_after(live.game, before, done.seat, done.action)
