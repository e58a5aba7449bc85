"""The table of Tiki Topple in plain lines, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.engine.layout import Grid, Row
from kotatsu.engine.words_protocol import WordsProtocol
from kotatsu.games.tiki_topple import parts
from kotatsu.games.tiki_topple.state import LOWER, UPPER, State, Verb

MINOR_EVENTS = (("round_begins",), ("scored",), ("round_ends",))
"""What the board or the question shows anyway comes first."""


def lines(s: State, seat: int, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """What lies on the table as this seat sees it, top of the pole first."""
    said = []
    if s.round < parts.ROUNDS[s.seats]:
        said.append(words.text("text-round", round=s.round + 1, rounds=parts.ROUNDS[s.seats]))
    said += pole(s, words)
    for other in range(s.seats):
        cards = s.cards_left[other]
        said.append(words.text("text-seat", name=names[other], points=s.points[other], cards=cards))
    if 0 <= seat < s.seats and s.round < parts.ROUNDS[s.seats]:
        said += own(s, seat, words)
    return said + earned(s, words, names)


def pole(s: State, words: WordsProtocol) -> list[str]:
    """A line a place, then the tikis that left."""
    said = []
    for place in range(s.standing):
        lit = "yes" if place < parts.PAYING_PLACES else "no"
        said.append(words.text("text-place", place=place + 1, tiki=tiki(s.line, place, words), lit=lit))
    gone = set(range(parts.TIKIS)) - {s.line[place] for place in range(s.standing)}
    if gone:
        said.append(
            words.text("text-off", tikis=", ".join(words.word("tiki", parts.TIKI_NAMES[one]) for one in sorted(gone)))
        )
    return said


def own(s: State, seat: int, words: WordsProtocol) -> list[str]:
    """The mission, the hand, and the cards set aside."""
    return [
        words.text("text-mission", **mission(s.mission[seat], words)),
        words.text("text-hand", cards=cards(s.hand, seat, words)),
        words.text("text-aside", cards=cards(s.aside, seat, words)),
    ]


def mission(number: int, words: WordsProtocol) -> dict[str, str]:
    """The tikis of a mission by what they pay, the most valuable first."""
    tikis = (parts.TIKI_NAMES[parts.MISSION_TIKIS[number, goal]] for goal in range(parts.GOALS))
    return {place: words.word("tiki", name) for place, name in zip(("first", "second", "third"), tikis, strict=True)}


def earned(s: State, words: WordsProtocol, names: Sequence[str]) -> list[str]:
    """Rounds that have ended: each mission and what it paid."""
    return [
        words.text(
            "text-earned",
            round=round_ + 1,
            name=names[seat],
            points=s.earned[round_, seat],
            **mission(s.shown[round_, seat], words),
        )
        for round_ in range(s.round)
        for seat in range(s.seats)
    ]


def choice(s: State, action: int, words: WordsProtocol, names: Sequence[str]) -> str:
    """A choice with the names of the tikis that stand there now."""
    values = Verb.actions.values(action)
    if action >= Verb.DISCARD:
        return words.action(action)
    if action >= Verb.TOAST:
        return words.text("choice-toast", tiki=tiki(s.line, s.standing - 1, words))
    if action >= Verb.SWAP and LOWER[values["places"]] < s.standing:
        upper, lower = (tiki(s.line, places[values["places"]], words) for places in (UPPER, LOWER))
        return words.text("choice-swap", tiki=upper, other=lower)
    if action < Verb.SWAP and values["place"] < s.standing:
        card = parts.CARD_NAMES[values["card"]]
        return words.text("choice-play", card_id=card, tiki=tiki(s.line, values["place"], words))
    return words.action(action)


def tiki(line: Row, place: int, words: WordsProtocol) -> str:
    """The name of the tiki in a place."""
    return words.word("tiki", parts.TIKI_NAMES[line[place]])


def cards(piles: Grid, seat: int, words: WordsProtocol) -> str:
    """A pile of cards as a list: `Up 1 ×2, Puh`."""
    said = []
    for card, name in enumerate(parts.CARD_NAMES):
        count = piles[seat, card]
        if count == 1:
            said.append(words.word("card", name))
        elif count > 1:
            said.append(words.text("text-times", card=words.word("card", name), count=count))
    return ", ".join(said) or "-"
