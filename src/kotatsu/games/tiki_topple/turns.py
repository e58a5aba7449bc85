"""A turn: one card, then the next player or the end of the round (TT-11, TT-19)."""

from __future__ import annotations

from kotatsu.games.tiki_topple import cards, parts
from kotatsu.games.tiki_topple.ending import end_round
from kotatsu.games.tiki_topple.state import State, Verb


def play_card(s: State, action: int) -> None:
    """TT-11: carry out a card and put it on the discard; then the turn is over."""
    if action >= Verb.TOAST:
        cards.toast_tiki(s)
    elif action >= Verb.SWAP:
        cards.swap_tikis(s, action - Verb.SWAP)
    else:
        cards.move_tiki(s, (action - Verb.PLAY) // parts.TIKIS, (action - Verb.PLAY) % parts.TIKIS)
    end_turn(s)


def discard_card(s: State, action: int) -> None:
    """TT-A4: discard a card without effect; then the turn is over."""
    cards.discard(s, action - Verb.DISCARD)
    end_turn(s)


def end_turn(s: State) -> None:
    """TT-11, TT-19, TT-A5: the left neighbour, unless three tikis are left or all hands are empty."""
    left = s.actor + 1 if s.actor + 1 < s.seats else 0
    if s.standing > parts.LAST_TIKIS and s.cards_left[left] > 0:
        s.actor = left
    else:
        end_round(s)
