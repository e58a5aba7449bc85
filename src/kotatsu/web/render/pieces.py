"""Pieces: what a game's drawing names, so that the page can move, mark and touch it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache

from markupsafe import Markup, escape

USABLE = ' data-usable="" tabindex="0"'
REFUSED = ' aria-disabled="true" tabindex="-1"'
MAX_KEPT_PIECES = 4096
"""Attributes of pieces; most are written at every ply."""


class Pieces:
    """The `piece(name)` of one drawing. It remembers what was drawn, since a refusal needs a piece to hang on.

    A piece that some choice touches is a button; one that only forbidden choices touch is a disabled button, which
    says why when it is touched; any other is a plain mark that can still glide and be shown as moved.
    """

    def __init__(
        self,
        usable: Collection[str],
        refused: Collection[str],
        marked: Collection[str],
        label: Callable[[str], str],
        component: Callable[[str], str] = str,
    ) -> None:
        self.usable = usable
        self.refused = refused
        self.marked = marked
        self.label = label
        self.component = component
        self.drawn: set[str] = set()

    def __call__(self, name: str, label: str | None = "") -> Markup:
        """The attributes of a piece's tag: `<g {{ piece("tiki:nani") }}>`.

        `label` where the words have no better; None where what is written on the piece names it.
        """
        self.drawn.add(name)
        is_usable = name in self.usable
        says = None
        if label is not None and (is_usable or name in self.refused):
            says = label or self.label(name)
        return _attributes(name, self.component(name), name in self.marked, is_usable, name in self.refused, says)


@lru_cache(maxsize=MAX_KEPT_PIECES, typed=True)
def _attributes(
    name: str, component: str, is_marked: bool, is_usable: bool, is_refused: bool, label: str | None
) -> Markup:
    attributes = f'data-piece="{escape(name)}"'
    if component != name:
        attributes += f' data-component="{escape(component)}"'
    if is_marked:
        attributes += ' data-marked=""'
    if is_usable or is_refused:
        attributes += ' role="button"'
        if label is not None:
            attributes += f' aria-label="{escape(label)}"'
        attributes += USABLE if is_usable else REFUSED
    return Markup(attributes)
