"""What the coach says at a position: one sentence each for the question, what happened, the choices and the pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from markupsafe import Markup

from kotatsu.teaching.components import component_card
from kotatsu.web.page_contexts import SeatView
from kotatsu.web.render.marked_up_text import MarkedUpText

MAX_COMPONENTS = 12
"""Components that one position explains; there is always a next one."""


@dataclass(frozen=True)
class Sentence:
    """Something to say once on a device."""

    key: str
    """What it explains: `question-<name>`, `event-<name>`, `verb-<name>`, or a component."""
    text: Markup
    explains: str
    """What a device remembers of it: the key, or a kind of components that share one sentence."""


def sentences(view: SeatView, text: MarkedUpText, components: Iterable[str]) -> list[Sentence]:
    """What there is to say, the most pressing first; what the game has no words for is left out."""
    keys = [key for key in dict.fromkeys(_keys(view)) if text.words.has(f"coach-{key}")]
    found = [Sentence(key, text(f"coach-{key}"), key) for key in keys]
    return [*found, *_about(view, text, components)]


def _keys(view: SeatView) -> Iterator[str]:
    if view.legal:
        yield f"question-{view.question}"
    for event in view.last.events:
        yield f"event-{event.name}"
    for action in view.legal:
        yield f"verb-{view.game.actions.verb(action).name}"


def _about(view: SeatView, text: MarkedUpText, components: Iterable[str]) -> Iterator[Sentence]:
    for component in sorted(set(components))[:MAX_COMPONENTS]:
        card = component_card(view.game, component, text.words)
        if card is not None:
            yield Sentence(component, text("room-coach-piece", title=card.title, about=card.about), card.explains)
