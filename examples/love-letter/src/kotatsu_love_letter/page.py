"""What the page of Love Letter draws, and which pieces a choice touches."""

from __future__ import annotations

from typing import Any

from kotatsu.engine.events import Event
from kotatsu.engine.layout import UNKNOWN
from kotatsu.engine.words_protocol import WordsProtocol

from kotatsu_love_letter import parts
from kotatsu_love_letter.state import NO_CARD, State, Verb
from kotatsu_love_letter.text import state_of

# The drawing, in its own units (about a pixel on a phone).
WIDTH = 360
KIND_PITCH = 43
"""From one card of the row to the next."""


def pieces(s: State, action: int) -> tuple[str, ...]:
    """A card of the hand, a player, or a card of the row; answers have buttons."""
    verb = Verb.actions.verb(action).name
    values = Verb.actions.values(action)
    if verb == "play":
        return (f"card:{parts.CARD_NAMES[values['card']]}",)
    if verb == "choose":
        return (f"seat:{values['victim']}",) if values["victim"] < s.seats else ()
    if verb == "name":
        return (f"kind:{parts.CARD_NAMES[values['card']]}",)
    return ()


def passes(s: State, action: int) -> bool:
    """Letting it happen is the quiet answer."""
    return action == Verb.ACCEPT


def marks(event: Event) -> tuple[str, ...]:
    """The players and cards that an event concerns."""
    seats = [f"seat:{event.values[name]}" for name in ("victim",) if name in event.values]
    cards = [f"kind:{event.names['card']}"] if event.name in ("played", "named", "discarded") else []
    return (*seats, *cards)


def scene(s: State, seat: int, words: WordsProtocol) -> dict[str, Any]:
    """The players in a row, the eight cards and how many have been seen, and what the reader holds."""
    gap = WIDTH / s.seats
    return {
        "deck": s.deck_left,
        "players": [
            {"seat": other, "x": gap * (other + 0.5), "state": state_of(s, other), "turn": other == s.turn}
            for other in range(s.seats)
        ],
        "kinds": [
            {
                "name": name,
                "rank": card + 1,
                "x": 8 + KIND_PITCH * card,
                "seen": s.removed[card] + sum(s.discards[other, card] for other in range(s.seats)),
                "copies": parts.COPIES[card],
            }
            for card, name in enumerate(parts.CARD_NAMES)
        ],
        "laid": [laid(s, other) for other in range(s.seats)],
        "hand": hand(s, seat),
        "known": known(s, seat),
    }


def laid(s: State, seat: int) -> list[dict[str, Any]]:
    """The cards before a player."""
    return [
        {"name": name, "rank": card + 1}
        for card, name in enumerate(parts.CARD_NAMES)
        for _ in range(s.discards[seat, card])
    ]


def hand(s: State, seat: int) -> list[dict[str, Any]]:
    """The reader's cards."""
    if not 0 <= seat < s.seats or s.hand[seat, 0] == UNKNOWN:
        return []
    return [
        {"name": name, "rank": card + 1}
        for card, name in enumerate(parts.CARD_NAMES)
        for _ in range(s.hand[seat, card])
    ]


def known(s: State, seat: int) -> list[dict[str, Any]]:
    """What the reader has seen in other hands."""
    if not 0 <= seat < s.seats:
        return []
    return [
        {"seat": other, "name": parts.CARD_NAMES[s.known[seat, other]]}
        for other in range(s.seats)
        if other != seat and 0 <= s.known[seat, other] < NO_CARD
    ]
