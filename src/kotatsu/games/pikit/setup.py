"""Set-up: the deck, the centre, the starting hands (PK-6 to PK-12)."""

from __future__ import annotations

from kotatsu.engine.chance import draw
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.pikit import parts
from kotatsu.games.pikit.cards import copies_in_play, gain_seen, turn_card
from kotatsu.games.pikit.state import EMPTY, ENDLESS, ON_TABLE, EventKind, State
from kotatsu.games.pikit.turns import begin_turn


def setup(s: State) -> None:
    """PK-6 to PK-13, PK-A18: lay out the table; chance says who is the youngest, who begins."""
    for mecha in range(parts.MECHA):
        s.holder[mecha] = ON_TABLE
    s.discard_top = EMPTY
    s.turns_left = ENDLESS
    build_pile(s)
    for place in range(parts.CENTRE):
        s.centre[place] = turn_card(s)
        tell(s, EVERYONE, EventKind.LAID, s.centre[place], place)
    starter = draw(s, s.seats)
    for offset in range(s.seats):
        deal_hand(s, (starter + offset) % s.seats)
    s.idle = 0
    begin_turn(s, starter)


def build_pile(s: State) -> None:
    """PK-9, PK-10: all Kaiju, less those that stay in the box with two players."""
    for kaiju in range(parts.KAIJU):
        s.pile[kaiju] = copies_in_play(s, kaiju)
        s.pile_size += s.pile[kaiju]


def deal_hand(s: State, seat: int) -> None:
    """PK-12: cards are turned over, for all to see, until they total ten or more."""
    total = 0
    while total < parts.STARTING_TOTAL:
        kaiju = turn_card(s)
        gain_seen(s, seat, kaiju)
        total += kaiju + 1
        tell(s, EVERYONE, EventKind.DEALT, seat, kaiju)
