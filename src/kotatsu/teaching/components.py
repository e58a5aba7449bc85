"""Cards of components: what a piece is called, what it does and which clause says so, in one language."""

from __future__ import annotations

from dataclasses import dataclass

from kotatsu.engine.contract import Game
from kotatsu.words import Words


@dataclass(frozen=True)
class ComponentCard:
    """What is told of a piece."""

    title: str
    about: str
    clause: str
    """The label of its clause, or nothing."""
    explains: str
    """What its text explains: the component, or its kind where all of a kind share one text."""


def component_card(game: Game, component: str, words: Words) -> ComponentCard | None:
    """The card of a component (`card:guard`, `street`), or None where the game has no words for it."""
    kind = component.partition(":")[0]
    about = _first_with_words(words, f"about-{_key(component)}", f"about-{kind}")
    explains = component if about == f"about-{_key(component)}" else kind
    title = _first_with_words(words, _key(component), f"part-{kind}")
    if not about or not title:
        return None
    clauses = game.page.COMPONENT_CLAUSES
    clause = clauses.get(component, clauses.get(kind, ""))
    return ComponentCard(words.text(title), words.text(about), clause, explains)


def _key(component: str) -> str:
    return component.replace(":", "-")


def _first_with_words(words: Words, *keys: str) -> str:
    return next((key for key in keys if words.has(key)), "")
