"""Positions of Love Letter for tests: hands and tables by the names of the cards."""

from __future__ import annotations

from typing import Any

from kotatsu import NOBODY, Match
from kotatsu.conformance.positions import arrange

from kotatsu_love_letter import GAME, parts
from kotatsu_love_letter.state import NO_CARD

ANA, BO, CY = range(3)


def counts(*names: str) -> list[int]:
    """Copies of each card."""
    return [names.count(name) for name in parts.CARD_NAMES]


def table(*hands: tuple[str, ...], handmaid: str = "classic", deck: int = 4, **fields: Any) -> Match:
    """Ana is to play; each has this hand, nothing is on the table, and the pile has all other cards."""
    match = Match(GAME, len(hands), seed=1, options={"handmaid": handmaid})
    held = [counts(*hand) for hand in hands]
    left = [parts.COPIES[card] - sum(hand[card] for hand in held) for card in range(parts.CARDS)]
    seats = len(hands)
    plain: dict[str, Any] = {
        "actor": ANA,
        "turn": ANA,
        "asked": 0,
        "playing": NO_CARD,
        "hand": held,
        "hand_size": [len(hand) for hand in hands],
        "pile": left,
        "deck_left": deck,
        "removed": [0] * parts.CARDS,
        "discards": [[0] * parts.CARDS] * seats,
        "known": [[NO_CARD] * seats] * seats,
        "seen": [[0] * seats] * seats,
        "drawn": [NO_CARD] * seats,
        "twin": [NOBODY] * seats,
        "not_held": [[0] * parts.CARDS] * seats,
        "out": [0] * seats,
        "protected": [0] * seats,
        "tokens": [0] * seats,
    }
    return arrange(match, **{**plain, **fields})


def pile_place(match: Match, name: str) -> int:
    """The draw that gives this card."""
    return sum(match.state.pile[card] for card in range(parts.CARD_NAMES.index(name)))


def hand_of(match: Match, seat: int) -> list[str]:
    """The cards of a hand by name."""
    return [name for card, name in enumerate(parts.CARD_NAMES) for _ in range(match.state.hand[seat, card])]


def told(match: Match, seat: int) -> list[str]:
    """The events that a seat heard of the last play."""
    return [event.name for event in match.plies[-1].events if event.visible_to(seat)]
