"""What the page of Love Letter draws, and which pieces a choice touches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kotatsu.engine.events import Event
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.words_protocol import WordsProtocol

from kotatsu_love_letter import page_components, parts
from kotatsu_love_letter.cards import slot_of
from kotatsu_love_letter.choices import card_of, holds, named_of, victim_of
from kotatsu_love_letter.state import HELD, SLOT_NAMES, WITH_BISHOP, State, Verb
from kotatsu_love_letter.text import discards, turned_up


@dataclass(frozen=True)
class Card:
    """A card as it is drawn."""

    name: str
    value: int
    piece: str = ""


@dataclass(frozen=True)
class Seat:
    """What lies before a seat."""

    tokens: int
    alive: bool
    protected: bool
    discards: tuple[Card, ...]
    known: Card | None
    """The card that the reader knows this seat to hold."""


# --- Choices and pieces


def pieces(s: State, action: int) -> tuple[str, ...]:
    """The card of the hand, then the player it is played on, then the card that is named."""
    if action >= Verb.CHANGE:
        return (f"hand:{SLOT_NAMES[HELD]}",) if action == Verb.CHANGE else ("pile",) if action == Verb.DEAL else ()
    card = card_of(action)
    if not holds(s, s.actor, card):
        return ()
    touched = [f"hand:{SLOT_NAMES[slot_of(s, s.actor, card)]}"]
    if action < Verb.HANDMAID and victim_of(action) < s.seats:
        touched.append(f"seat:{victim_of(action)}")
    if action < Verb.PRIEST:
        touched.append(f"named:{parts.CARD_NAMES[named_of(action)]}")
    return tuple(touched)


def marks(event: Event) -> tuple[str, ...]:
    """The players that an event concerns."""
    seats = [event.values[name] for name in ("seat", "victim") if name in event.values]
    return tuple(dict.fromkeys(f"seat:{seat}" for seat in seats))


def passes(s: State, action: int) -> bool:
    """Whether a choice declines what a Bishop offers."""
    return action == Verb.KEEP


# --- The scene


def scene(s: State, seat: int, words: WordsProtocol) -> dict[str, Any]:
    """The pile, the cards turned up, what lies before each seat, the reader's hand."""
    return {
        "over": s.actor == NOBODY,
        "wanted": parts.TOKENS[s.seats],
        "turned_up": [card(value) for value in turned_up(s)] if s.seats == 2 else [],
        "seats": [before(s, other, seat) for other in range(s.seats)],
        "hand": hand(s, seat),
        "named": named(s, seat),
    }


def card(value: int, piece: str = "") -> Card:
    """A card by its value."""
    return Card(parts.CARD_NAMES[value], value, piece)


def before(s: State, other: int, reader: int) -> Seat:
    """What lies before a seat, and what the reader knows of its hand."""
    is_player = 0 <= reader < s.seats
    known = s.known[reader, other] if is_player and reader != other else s.shown[other]
    return Seat(
        s.tokens[other],
        s.alive[other] > 0,
        s.protected[other] > 0,
        tuple(card(value) for value in discards(s, other)),
        card(known) if known > 0 else None,
    )


def hand(s: State, seat: int) -> list[Card]:
    """The reader's cards."""
    if not 0 <= seat < s.seats:
        return []
    held = [(s.hand[seat, slot], name) for slot, name in enumerate(SLOT_NAMES)]
    return [card(value, f"hand:{name}") for value, name in held if value > 0]


def named(s: State, seat: int) -> list[Card]:
    """The cards that the reader may name now, with a Guard or a Bishop."""
    is_asked = s.actor == seat == s.turn and s.between == 0
    if not is_asked or not (holds(s, seat, parts.GUARD) or holds(s, seat, parts.BISHOP)):
        return []
    last = parts.BISHOP if s.court == WITH_BISHOP else parts.PRINCESS
    return [card(value, f"named:{parts.CARD_NAMES[value]}") for value in range(parts.FIRST_NAMED, last + 1)]


# --- Cards of pieces

component = page_components.component
COMPONENT_CLAUSES = page_components.COMPONENT_CLAUSES
TELLING_EVENTS = page_components.TELLING_EVENTS
LOSSES = page_components.LOSSES
