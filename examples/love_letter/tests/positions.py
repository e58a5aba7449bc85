"""Positions of Love Letter: hands by name, and Ana's turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from kotatsu import IllegalAction, Match
from kotatsu.engine.events import Event

from kotatsu_love_letter import GAME, parts
from kotatsu_love_letter.cards import copies_in_play

ANA, BO, CY, DEE = range(4)
CARD = {name: value for value, name in enumerate(parts.CARD_NAMES)}


def lay_out(
    held: Sequence[str],
    drawn: str,
    *,
    aside: str = "guard",
    pile: Sequence[str] | None = None,
    court: str = "classic",
    **fields: Any,
) -> Match:
    """A round in which each seat holds one of these cards and Ana has drawn another; the others are in the pile."""
    match = Match(GAME, len(held), seed=1, options={"court": court})
    s = match.state
    s.starter = s.turn = s.actor = ANA
    s.aside = CARD[aside]
    left = [copies_in_play(s, card) for card in range(parts.VALUES)]
    for name in (*held, drawn, aside):
        left[CARD[name]] -= 1
    for place in range(parts.TURNED_UP):
        s.turned_up[place] = next(card for card in range(1, parts.VALUES) if left[card] > 0) if len(held) == 2 else 0
        left[s.turned_up[place]] -= 1
    left[0] = 0
    piled = left if pile is None else [sum(CARD[name] == card for name in pile) for card in range(parts.VALUES)]
    for card in range(parts.VALUES):
        s.pile[card] = piled[card]
        for seat in range(s.seats):
            s.discards[seat, card] = 0
    s.pile_size = sum(piled)
    for seat, name in enumerate(held):
        s.hand[seat, 0] = CARD[name]
        s.hand[seat, 1] = CARD[drawn] if seat == ANA else 0
        s.alive[seat] = 1
    for name, value in fields.items():
        row = getattr(s, name)
        for seat, item in enumerate(value):
            row[seat] = item
    return match


def hand(match: Match, seat: int) -> list[str]:
    """The cards of a hand by name."""
    return [parts.CARD_NAMES[match.state.hand[seat, slot]] for slot in range(2) if match.state.hand[seat, slot] > 0]


def before(match: Match, seat: int) -> list[str]:
    """The cards before a seat by name."""
    return [parts.CARD_NAMES[card] for card in range(1, parts.VALUES) for _ in range(match.state.discards[seat, card])]


def alive(match: Match) -> list[int]:
    """The seats that are in the round."""
    return [seat for seat in range(match.seats) if match.state.alive[seat] > 0]


def refusal(match: Match, move: str) -> str:
    """The clause that forbids a move."""
    with pytest.raises(IllegalAction) as caught:
        match.play(move)
    return str(caught.value.clause)


def told(events: Sequence[Event]) -> list[str]:
    """The names of events."""
    return [event.name for event in events]
