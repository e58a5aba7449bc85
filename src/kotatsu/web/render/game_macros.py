"""The macros of a game's `table.html`: made once for a game where that is possible, called with what a drawing sees."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from jinja2 import Environment, nodes
from markupsafe import Markup

from kotatsu.engine.contract import Game


class GameMacros:
    """Macros by their names. Before each call they are told what they may see.

    A template that holds nothing but macros and imports is carried out once; drawings are made in one thread, each
    macro from its beginning to its end. One that does anything else is carried out for every drawing.
    """

    def __init__(self, environment: Environment, game: Game) -> None:
        self._template = environment.get_template(f"games/{game.slug}/table.html")
        self._context = self._template.new_context({})
        self._exported = self._carried_out() if _holds_macros_alone(environment, game) else None

    def _carried_out(self) -> dict[str, Any]:
        for _ in self._template.root_render_func(self._context):
            pass
        return self._context.get_exported()

    def seeing(self, names: dict[str, Any]) -> SeeingMacros:
        """The macros for one drawing."""
        if self._exported is None:
            return SeeingMacros(vars(self._template.make_module(names)))
        return KeptMacros(self._exported, self._context, {**self._template.globals, **names})


class SeeingMacros:
    """Macros that see what one drawing sees."""

    def __init__(self, exported: dict[str, Any]) -> None:
        self._exported = exported

    def has(self, name: str) -> bool:
        """Whether the game draws such a thing."""
        return name in self._exported

    def draw(self, name: str, *arguments: object) -> Markup:
        """What a macro draws."""
        drawn = self._exported[name](*arguments)
        return drawn if drawn.__class__ is Markup else Markup(drawn)


class KeptMacros(SeeingMacros):
    """Macros that other drawings use too."""

    def __init__(self, exported: dict[str, Any], context: Any, seen: dict[str, Any]) -> None:
        super().__init__(exported)
        self._context = context
        self._seen = seen

    def draw(self, name: str, *arguments: object) -> Markup:
        """What a macro draws, after it was told what it may see."""
        self._context.parent = self._seen
        return super().draw(name, *arguments)


@lru_cache(maxsize=64)
def game_macros(environment: Environment, game: Game) -> GameMacros:
    """The macros of a game."""
    return GameMacros(environment, game)


def _holds_macros_alone(environment: Environment, game: Game) -> bool:
    assert environment.loader is not None
    source, _, _ = environment.loader.get_source(environment, f"games/{game.slug}/table.html")
    return all(_is_inert(node) for node in environment.parse(source).body)


def _is_inert(node: nodes.Node) -> bool:
    """Whether a part of a template does the same whoever looks."""
    if isinstance(node, nodes.Output):
        return all(isinstance(part, nodes.TemplateData) for part in node.nodes)
    if isinstance(node, nodes.Import | nodes.FromImport):
        return not node.with_context
    if isinstance(node, nodes.Assign):
        return _is_constant(node.node)
    return isinstance(node, nodes.Macro)


def _is_constant(value: nodes.Node) -> bool:
    try:
        assert isinstance(value, nodes.Expr)
        value.as_const()
    except nodes.Impossible:
        return False
    return True
