"""The table of Love Letter in plain lines, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.engine.layout import NOBODY
from kotatsu.engine.words_protocol import WordsProtocol

from kotatsu_love_letter import parts
from kotatsu_love_letter.state import DRAWN, HELD, State

NOTHING = "-"
"""What a list without anything says."""


def lines(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """What lies on the table as this seat sees it: the pile, each player, one's own hand."""
    said = []
    if s.actor != NOBODY:
        said.append(words.text("text-round", round=s.round + 1, tokens=parts.TOKENS[s.seats]))
        said.append(words.text("text-pile", cards=s.pile_size))
    if s.seats == 2:
        said.append(words.text("text-turned-up", cards=listed(words, turned_up(s))))
    said += [player(s, other, words, names) for other in range(s.seats)]
    if 0 <= seat < s.seats and s.actor != NOBODY:
        said.append(words.text("text-hand", cards=listed(words, hand(s, seat))))
        said += known(s, seat, words, names)
    return said


def player(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """The tokens of a seat, whether it is in the round, and what lies before it."""
    state = "out" if s.alive[seat] == 0 else "protected" if s.protected[seat] > 0 else "in"
    return words.text(
        "text-player", name=names[seat], tokens=s.tokens[seat], state=state, cards=listed(words, discards(s, seat))
    )


def known(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """What a seat has seen of the other hands."""
    return [
        words.text("text-known", name=names[other], card=word(words, s.known[seat, other]))
        for other in range(s.seats)
        if s.known[seat, other] > 0
    ]


# --- Cards


def hand(s: State, seat: int) -> list[int]:
    """The cards of a hand."""
    return [s.hand[seat, slot] for slot in (HELD, DRAWN) if s.hand[seat, slot] > 0]


def turned_up(s: State) -> list[int]:
    """The cards that were turned up at the start of the round."""
    return [s.turned_up[place] for place in range(parts.TURNED_UP) if s.turned_up[place] > 0]


def discards(s: State, seat: int) -> list[int]:
    """The cards before a seat, by value."""
    return [card for card in range(1, parts.VALUES) for _ in range(s.discards[seat, card])]


def listed(words: WordsProtocol, cards: Sequence[int]) -> str:
    """Cards as a list."""
    return ", ".join(word(words, card) for card in cards) or NOTHING


def word(words: WordsProtocol, card: int) -> str:
    """The name of a card with its value."""
    return words.text("text-card", card=words.word("card", parts.CARD_NAMES[card]), value=card)
