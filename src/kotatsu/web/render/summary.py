"""What just happened, in the two lines that a phone has for it: what matters, in whole sentences.

A ply may tell more than fits. Events that a game calls minor (`text.MINOR_EVENTS`) are then left out; the log has them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from kotatsu.engine.contract import Game
from kotatsu.engine.events import EVERYONE, Event
from kotatsu.web.render.marked_up_text import MarkedUpText

MAX_CHARACTERS = 86
"""Two lines of a phone that is 390 pixels wide, in a wide font."""
SYMBOL_CHARACTERS = 3
"""How much room a drawn symbol takes."""
MAX_KEPT_SUMMARIES = 1 << 10

Sentences = list[list[Event]]
"""Events by the sentence that tells them."""

_SYMBOL = re.compile(r"<svg.*?</svg>")


@dataclass(frozen=True)
class SummaryLine:
    """A sentence of a ply."""

    text: Markup
    is_minor: bool
    """Whether a phone leaves it out."""


def summary(
    text: MarkedUpText, game: Game, events: Sequence[Event], names: tuple[str, ...], reader: int
) -> tuple[SummaryLine, ...]:
    """The sentences of a ply in their order, each with whether a phone leaves it out."""
    lines = text.told(events, names, reader)
    if fits(lines):
        return tuple(SummaryLine(line, is_minor=False) for line in lines)
    bare = tuple((event.name, tuple(event.values.items())) for event in events)
    return _summary(text, game, bare, names, reader)


@lru_cache(maxsize=MAX_KEPT_SUMMARIES)
def _summary(
    text: MarkedUpText,
    game: Game,
    bare: tuple[tuple[str, tuple[tuple[str, int], ...]], ...],
    names: tuple[str, ...],
    reader: int,
) -> tuple[SummaryLine, ...]:
    events = [Event(EVERYONE, name, dict(values), {}) for name, values in bare]
    kept = sentences(text, events)

    def fit(some: Sentences) -> bool:
        return fits(text.told([event for together in some for event in together], names, reader))

    for minor in game.text.MINOR_EVENTS:
        if fit(kept):
            break
        kept = [together for together in kept if together[0].name not in minor] or kept
    while len(kept) > 1 and not fit(kept):
        kept.remove(least(kept, lambda together: any(concerns(game, event, reader) for event in together)))
    lines = text.told([event for together in kept for event in together], names, reader)
    return tuple(SummaryLine(line, line not in lines) for line in text.told(events, names, reader))


def sentences(text: MarkedUpText, events: list[Event]) -> Sentences:
    """The events that are told together, in order."""
    found = []
    while events:
        _, length = text.words.sentence(events)
        found.append(events[:length])
        events = events[length:]
    return found


def least(kept: Sentences, matters: Callable[[list[Event]], bool]) -> list[Event]:
    """What goes next: neither the first nor the latest, and what matters to the reader last."""
    in_order = [*kept[1:-1], kept[0], kept[-1]]
    return next((together for together in in_order if not matters(together)), in_order[0])


def concerns(game: Game, event: Event, reader: int) -> bool:
    """Whether an event names the reader's seat."""
    arguments = game.events.arguments[event.name]
    return any(argument.kind == "seat" and event.values[argument.name] == reader for argument in arguments)


def fits(lines: list[Markup]) -> bool:
    """Whether a phone shows these sentences whole."""
    longest = sum(len(line) + 1 for line in lines) - 1  # tags and escapes only add to it
    return longest <= MAX_CHARACTERS or sum(length(line) + 1 for line in lines) - 1 <= MAX_CHARACTERS


def length(line: Markup) -> int:
    """The characters of a sentence, a symbol counted as several."""
    return len(Markup(_SYMBOL.sub("x" * SYMBOL_CHARACTERS, str(line))).striptags())
