"""The table of Love Letter in plain lines, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kotatsu.engine.words_protocol import WordsProtocol

from kotatsu_love_letter import parts
from kotatsu_love_letter.state import NO_CARD, State


def lines(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """What lies on the table as this seat sees it."""
    said = [words.text("text-round", round=s.round + 1, deck=s.deck_left)]
    if any(s.removed[card] for card in range(parts.CARDS)):
        said.append(words.text("text-removed", cards=cards(lambda card: s.removed[card], words)))
    for other in range(s.seats):
        laid = cards(lambda card, other=other: s.discards[other, card], words)  # type: ignore[misc]
        said.append(
            words.text("text-seat", name=names[other], tokens=s.tokens[other], state=state_of(s, other), cards=laid)
        )
    if 0 <= seat < s.seats:
        said.append(words.text("text-hand", cards=cards(lambda card: s.hand[seat, card], words)))
        said += [
            words.text("text-known", name=names[other], card=words.word("card", parts.CARD_NAMES[s.known[seat, other]]))
            for other in range(s.seats)
            if other != seat and 0 <= s.known[seat, other] < NO_CARD
        ]
    return said


def state_of(s: State, seat: int) -> str:
    """Whether a player is in the round, as the words choose by it."""
    if s.out[seat]:
        return "out"
    return "protected" if s.protected[seat] else "in"


def cards(copies: Callable[[int], int], words: WordsProtocol) -> str:
    """Cards by name, each copy named."""
    held = [name for card, name in enumerate(parts.CARD_NAMES) for _ in range(copies(card))]
    return ", ".join(words.word("card", name) for name in held) or words.text("text-none")


def question_arguments(s: State, words: WordsProtocol, names: Sequence[str]) -> dict[str, object]:
    """The card that a question is about."""
    return {"card": words.word("card", parts.CARD_NAMES[s.playing])} if s.playing < NO_CARD else {}
