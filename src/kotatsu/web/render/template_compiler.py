"""Templates as Python, written with less ceremony than Jinja's own: what `quick_templates.py` carries out.

- A call is a call.
- An attribute of an object that has no keys is read by Python itself; `is defined` and `default` still ask Jinja.
- Markup is written out as it is.
- Plain strings are joined as strings.
- An included template is part of the one that includes it. An error in it is told with the name of the latter.
"""

from __future__ import annotations

from io import StringIO
from typing import Any

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame, optimizeconst
from jinja2.runtime import markup_join

ASKING_FILTERS = ("default", "d")
"""Filters to which a value that is not there is no error."""


def joined(parts: tuple[Any, ...]) -> Any:
    """Values one after the other, as `~` joins them."""
    for part in parts:
        if part.__class__ is not str:
            return markup_join(parts)
    return "".join(parts)


class QuickCodeGenerator(CodeGenerator):
    """Writes templates as Python. `v` is a variable for what has just been looked up."""

    _is_asking = False

    @optimizeconst
    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        """Write a call."""
        if forward_caller:
            super().visit_Call(node, frame, forward_caller=True)
            return
        self.write("(")
        self.visit(node.node, frame)
        self.write(")(")
        self._arguments(node, frame)
        self.write(")")

    def _arguments(self, node: nodes.Call, frame: Frame) -> None:
        """What stands between the brackets: Jinja's own text without the comma that it begins with."""
        whole, arguments = self.stream, StringIO()
        self.stream = arguments
        self.signature(node, frame)
        self.stream = whole
        self.write(arguments.getvalue().removeprefix(", "))

    @optimizeconst
    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802
        """Write the reading of an attribute."""
        if self._is_asking or not node.attr.isidentifier():
            self.write("quick_getattr(")
            self.visit(node.node, frame)
            self.write(f", {node.attr!r})")
            return
        self.write(f"(v.{node.attr} if (v := ")
        self.visit(node.node, frame)
        self.write(f").__class__ in without_keys else quick_getattr(v, {node.attr!r}))")

    @optimizeconst
    def visit_Test(self, node: nodes.Test, frame: Frame) -> None:  # noqa: N802
        """Write a test."""
        self._asking(super().visit_Test, node, frame)

    @optimizeconst
    def visit_Filter(self, node: nodes.Filter, frame: Frame) -> None:  # noqa: N802
        """Write a filter."""
        if node.name in ASKING_FILTERS:
            self._asking(super().visit_Filter, node, frame)
        else:
            super().visit_Filter(node, frame)

    def _asking(self, visit: Any, node: nodes.Expr, frame: Frame) -> None:
        before, self._is_asking = self._is_asking, True
        visit(node, frame)
        self._is_asking = before

    @optimizeconst
    def visit_Concat(self, node: nodes.Concat, frame: Frame) -> None:  # noqa: N802
        """Write `~`."""
        self.write("joined((")
        for part in node.nodes:
            self.visit(part, frame)
            self.write(", ")
        self.write("))")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write("(v if (v := ")

    def _output_child_post(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write(").__class__ is Markup else written(v))")


def with_included(environment: Environment, template: nodes.Template) -> nodes.Template:
    """A template that holds what it includes. What that sets stays its own, as it would be."""
    _fill(environment, template)
    return template


def _fill(environment: Environment, node: nodes.Node) -> None:
    for name, value in node.iter_fields():
        if isinstance(value, list):
            setattr(node, name, [_filled(environment, each) for each in value])
        elif isinstance(value, nodes.Node):
            setattr(node, name, _filled(environment, value))


def _filled(environment: Environment, node: Any) -> Any:
    if isinstance(node, nodes.Include) and (body := _included(environment, node)) is not None:
        return nodes.Scope(body, lineno=node.lineno)
    if isinstance(node, nodes.Node):
        _fill(environment, node)
    return node


def _included(environment: Environment, node: nodes.Include) -> list[nodes.Node] | None:
    """What stands in the template that is included; None where that is known only when it is drawn."""
    if not isinstance(node.template, nodes.Const) or node.ignore_missing or not node.with_context:
        return None
    assert environment.loader is not None
    source, _, _ = environment.loader.get_source(environment, node.template.value)
    template = environment.parse(source)
    return None if template.find(nodes.Block) or template.find(nodes.Extends) else template.body
