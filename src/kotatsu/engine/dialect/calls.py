"""Calls in rules: plain functions with all their arguments, and the few builtins that every target has."""

from __future__ import annotations

import ast
import inspect
import math
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from kotatsu.engine import agenda, chance, events
from kotatsu.engine.dialect import refusals as no
from kotatsu.engine.dialect.folding import fold
from kotatsu.engine.dialect.kinds import (
    ANY,
    BOOL,
    FLOAT,
    INT,
    NOTHING,
    RECORD,
    Array,
    Kind,
    article,
    kind_of_annotation,
)
from kotatsu.engine.dialect.scope import ABSENT, Scope
from kotatsu.engine.dialect.violations import Refusal

if TYPE_CHECKING:
    from kotatsu.engine.dialect.expressions import Expressions

ENGINE = "kotatsu.engine."
CHANGING = (events.tell, chance.draw, chance.shuffle, agenda.push, agenda.pop)
"""Functions of the engine that change the record, or are heard."""
FLOAT_FUNCTIONS = (math.exp, math.log, math.sqrt)
TELL_HEAD = 3
"""Arguments of `tell` before those of the event: the record, the audience, the event."""


def is_engine(function: FunctionType) -> bool:
    """Whether a function is the engine's own: held to the targets by the engine's tests, not read here."""
    return function.__module__.startswith(ENGINE)


class Calls:
    """Reads the calls of one rule."""

    def __init__(self, scope: Scope, expressions: Expressions) -> None:
        self.scope = scope
        self.expressions = expressions

    def kind(self, node: ast.Call) -> Kind:
        """What a call returns."""
        callee = self.scope.resolve(node.func)
        if isinstance(callee, FunctionType):
            return self._function(node, callee)
        if isinstance(node.func, ast.Name) and node.func.id in self.scope.locals:
            return self._refused(node, no.FUNCTION_VALUE)
        if callee is ABSENT:
            return self._unresolved(node)
        return self._builtin(node, callee)

    def _refused(self, node: ast.AST, refusal: Refusal) -> Kind:
        self.scope.refuse(node, refusal)
        return ANY

    def _unresolved(self, node: ast.Call) -> Kind:
        if isinstance(node.func, ast.Attribute) and self.scope.resolve(node.func.value) is not ABSENT:
            value = self.scope.resolve(node.func.value)
            if isinstance(value, ModuleType | type):
                return self.expressions.kind(node.func)
            return self._refused(node, no.METHOD)
        if isinstance(node.func, ast.Attribute):
            return self._refused(node, no.METHOD)
        return self.expressions.kind(node.func)

    # --- Plain functions

    def _function(self, node: ast.Call, callee: FunctionType) -> Kind:
        if isinstance(node.func, ast.Attribute) and isinstance(self.scope.resolve(node.func.value), type):
            return self._refused(node, no.METHOD)
        self.scope.callees.setdefault(callee, node.lineno)
        if callee in CHANGING:
            self.scope.changes.setdefault(node.lineno, f"a call of {callee.__name__}")
        if not self._plain_arguments(node) or not self._right_count(node, callee):
            return ANY
        for argument, (name, annotation) in zip(node.args, _parameters(callee), strict=False):
            self._argument(argument, name, kind_of_annotation(name, annotation, self.scope.around.records), callee)
        if callee is events.tell:
            self._told(node)
        if callee is chance.draw:
            self._drawn(node)
        returned = callee.__annotations__.get("return", "")
        return kind_of_annotation("return", returned, self.scope.around.records) or (
            NOTHING if returned in ("None", None) else ANY
        )

    def _plain_arguments(self, node: ast.Call) -> bool:
        if node.keywords:
            self.scope.refuse(node, no.KEYWORD)
        if any(isinstance(argument, ast.Starred) for argument in node.args):
            self.scope.refuse(node, no.EXPRESSIONS[ast.Starred])
        return not node.keywords and not any(isinstance(argument, ast.Starred) for argument in node.args)

    def _right_count(self, node: ast.Call, callee: FunctionType) -> bool:
        most = len(_parameters(callee))
        fewest = most - len(callee.__defaults__ or ()) if is_engine(callee) else most
        if fewest <= len(node.args) <= most:
            return True
        names = ", ".join(name for name, _ in _parameters(callee))
        what = f"{callee.__name__} with {len(node.args)} arguments"
        self.scope.refuse(node, Refusal(what, f"it takes {most}", f"write {callee.__name__}({names})"))
        return False

    def _argument(self, node: ast.expr, name: str, wanted: Kind | None, callee: FunctionType) -> None:
        given = self.expressions.kind(node)
        if ANY in (given, wanted) or wanted is None or _fits(given, wanted):
            return
        what = f"{article(given)} as the argument {name} of {callee.__name__}"
        instead = "write `1 if ... else 0`" if (given, wanted) == (BOOL, INT) else f"pass {_described(wanted)}"
        self.scope.refuse(node, Refusal(what, f"it takes {_described(wanted)}", instead))

    def _told(self, node: ast.Call) -> None:
        """An event is told with all its arguments; those left out would be told as 0."""
        number = fold(self.scope, node.args[2])
        known = self.scope.around.events
        if number is None:
            return
        if not 0 <= number < len(known.names):
            self.scope.refuse(node, Refusal(f"event {number}", "EventKind has no such event", "tell one of EventKind"))
            return
        wanted = [argument.name for argument in known.arguments[known.names[number]]]
        given = len(node.args) - TELL_HEAD
        if given != len(wanted):
            what = f"the event {known.names[number]} with {given} numbers"
            why = f"it is declared with {len(wanted)}: {', '.join(wanted) or 'none'}"
            self.scope.refuse(node, Refusal(what, why, "tell exactly these"))

    def _drawn(self, node: ast.Call) -> None:
        count = fold(self.scope, node.args[1])
        if count is not None and count < 1:
            why = "there is nothing to draw from"
            self.scope.refuse(node, Refusal(f"draw(s, {count})", why, "draw below 1 or more"))

    # --- Builtins

    def _builtin(self, node: ast.Call, callee: Any) -> Kind:
        if not self._plain_arguments(node):
            return ANY
        if callee in (min, max):
            return self._least(node)
        if callee is len:
            return self._length(node)
        if callee in (abs, int, bool, float):
            return self._converted(node, callee)
        if callee in FLOAT_FUNCTIONS:
            for argument in node.args:
                self.expressions.number(argument)
            return FLOAT if self.scope.floats else self._refused(node, no.FLOAT_HERE)
        return self._unknown(node, callee)

    def _least(self, node: ast.Call) -> Kind:
        if len(node.args) < 2:
            return self._refused(node, no.ONE_ARGUMENT)
        kinds = [self.expressions.number(argument) for argument in node.args]
        return self.expressions.one_kind(node, kinds, ast.unparse(node.func))

    def _length(self, node: ast.Call) -> Kind:
        if len(node.args) == 1 and isinstance(self.scope.resolve(node.args[0]), tuple):
            return INT
        kind = self.expressions.kind(node.args[0]) if len(node.args) == 1 else ANY
        if isinstance(kind, Array) and kind.dimensions == 1:
            return INT
        if kind == ANY:
            return ANY
        what = f"len of {article(kind)}"
        return self._refused(node, Refusal(what, "only rows have one length", "use the constant it is declared with"))

    def _converted(self, node: ast.Call, callee: Any) -> Kind:
        if len(node.args) != 1:
            what = f"{callee.__name__} with {len(node.args)} arguments"
            return self._refused(node, Refusal(what, "it takes 1", f"write {callee.__name__}(value)"))
        kind = self.expressions.number(node.args[0])
        if callee is float:
            return FLOAT if self.scope.floats else self._refused(node, no.FLOAT_HERE)
        if callee is abs:
            return INT if kind == BOOL else kind
        return INT if callee is int else BOOL

    def _unknown(self, node: ast.Call, callee: Any) -> Kind:
        module = str(getattr(callee, "__module__", "") or "").partition(".")[0]
        owner = getattr(getattr(callee, "__self__", None), "__class__", type(None)).__module__
        name = getattr(callee, "__name__", ast.unparse(node.func))
        if name in no.CALLS and module == "builtins":
            return self._refused(node, no.CALLS[name])
        for found in (module, owner.partition(".")[0]):
            if found in no.MODULES:
                return self._refused(node, no.MODULES[found])
        if isinstance(callee, type):
            return self._refused(node, no.CLASS_USED)
        if callee is range:
            return self._refused(node, no.LOOP_OVER)
        why = "it is not a plain function that compilers can follow"
        return self._refused(node, Refusal(f"a call of {name}", why, "write a function at module level"))


def _parameters(callee: FunctionType) -> list[tuple[str, object]]:
    found = inspect.signature(callee).parameters
    return [(name, callee.__annotations__.get(name, "")) for name in found]


def _fits(given: Kind, wanted: Kind) -> bool:
    if isinstance(given, Array) and isinstance(wanted, Array):
        return given.dimensions == wanted.dimensions and given.item == wanted.item
    return given == wanted or (given == INT and wanted == FLOAT)


def _described(kind: Kind) -> str:
    if isinstance(kind, Array):
        return "a row" if kind.dimensions == 1 else f"an array of {kind.dimensions} dimensions"
    return "the record, `s`" if kind == RECORD else kind
