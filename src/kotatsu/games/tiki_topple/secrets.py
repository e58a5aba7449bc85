"""Fair guesses at what a seat may not see. Which fields those are, `state` declares (TT-A7, TT-A8)."""

from __future__ import annotations

from kotatsu.games.tiki_topple import parts
from kotatsu.games.tiki_topple.setup import copies_in_play, deal_unknown_missions, set_cards_aside
from kotatsu.games.tiki_topple.state import State


def guess(s: State, seat: int) -> None:
    """Deal what is unknown: any two of another seat's unplayed cards are equally likely to have been set aside."""
    for other in range(s.seats):
        if other != seat:
            for card in range(parts.CARDS):
                s.hand[other, card] = copies_in_play(s, card) - s.played[other, card]
                s.aside[other, card] = 0
            set_cards_aside(s, other)
    deal_unknown_missions(s)
