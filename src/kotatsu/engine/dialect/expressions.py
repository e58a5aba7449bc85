"""Expressions of rules: what each gives, and which of them some target could not compute alike."""

from __future__ import annotations

import ast
import math
from difflib import get_close_matches
from types import ModuleType
from typing import Any

from kotatsu.engine.dialect import refusals as no
from kotatsu.engine.dialect.calls import Calls
from kotatsu.engine.dialect.folding import fold
from kotatsu.engine.dialect.kinds import (
    ANY,
    BOOL,
    FLOAT,
    FUNCTION,
    INT,
    LEAST_INT,
    LEAST_ITEM,
    MOST_INT,
    MOST_ITEM,
    NUMBERS,
    RECORD,
    Array,
    Kind,
    article,
    kind_of_constant,
    kind_of_field,
)
from kotatsu.engine.dialect.scope import ABSENT, Scope
from kotatsu.engine.dialect.violations import Refusal

INTERPRETED_FIELDS = ("chance", "event_log")


class Expressions:
    """Reads the expressions of one rule."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.calls = Calls(scope, self)

    def number(self, node: ast.expr) -> Kind:
        """The kind of an expression that must be a single number."""
        kind = self.kind(node)
        if kind == ANY or kind in NUMBERS:
            return kind
        if kind == FUNCTION:
            self.scope.refuse(node, no.FUNCTION_VALUE)
        elif kind == RECORD:
            self.scope.refuse(node, no.RECORD_REPLACED)
        elif isinstance(kind, Array):
            self.scope.refuse(node, no.ROW_VALUE)
        else:
            instead = "give the function `-> int`, or call it on a line of its own"
            self.scope.refuse(node, Refusal("a call that returns nothing", "there is no value to use", instead))
        return ANY

    def kind(self, node: ast.expr) -> Kind:
        """The kind of any expression."""
        reader = getattr(self, f"_{type(node).__name__.lower()}", None)
        if reader is not None:
            found: Kind = reader(node)
            return found
        unknown = Refusal(type(node).__name__, "it is not in the dialect", "see docs/rules-dialect.md")
        return self._refused(node, no.EXPRESSIONS.get(type(node), unknown))

    def _refused(self, node: ast.AST, refusal: Refusal) -> Kind:
        self.scope.refuse(node, refusal)
        return ANY

    # --- Names and constants

    def _constant(self, node: ast.Constant) -> Kind:
        if type(node.value) in no.CONSTANTS:
            return self._refused(node, no.CONSTANTS[type(node.value)])
        return self._module_constant(node, repr(node.value), node.value)

    def _name(self, node: ast.Name) -> Kind:
        if node.id in self.scope.locals:
            if node.id not in self.scope.assigned:
                self.scope.refuse_unset(node)
                return self.scope.kinds.get(node.id, ANY)
            return self.scope.kinds.get(node.id, ANY)
        value = self.scope.module_value(node.id)
        if value is ABSENT:
            known = get_close_matches(node.id, [*self.scope.function.__globals__, *self.scope.locals], n=1)
            instead = f"did you mean {known[0]}?" if known else "define or import it"
            return self._refused(node, Refusal(f"the name {node.id}", "it is not defined", instead))
        return self._module_constant(node, node.id, value)

    def _module_constant(self, node: ast.expr, label: str, value: object) -> Kind:
        """A module-level value, or a literal, as a rule may read it."""
        kind = kind_of_constant(label, value)
        if kind is None:
            return self._refused(node, _unreadable(label, value))
        if kind == FLOAT or (isinstance(kind, Array) and kind.item == FLOAT):
            if not self.scope.floats:
                return self._refused(node, no.FLOAT_HERE)
        if isinstance(value, int) and not LEAST_INT <= value <= MOST_INT:
            why = "machine integers have 64 bits and wrap around"
            return self._refused(node, Refusal(f"the number {label}", why, "keep numbers below 2**63"))
        if (
            isinstance(value, tuple)
            and kind != ANY
            and any(isinstance(item, int) and not LEAST_ITEM <= item <= MOST_ITEM for item in value)
        ):
            why = "tables of constants are compiled as 32-bit integers"
            return self._refused(node, Refusal(f"the table {label}", why, "keep its items below 2**31"))
        return kind

    def _attribute(self, node: ast.Attribute) -> Kind:
        if isinstance(node.value, ast.Name) and node.value.id not in self.scope.locals:
            namespace = self.scope.module_value(node.value.id)
            if isinstance(namespace, ModuleType | type):
                return self._in_namespace(node, namespace)
        if isinstance(node.value, ast.Attribute) and self.scope.resolve(node.value) is not ABSENT:
            return self._refused(node, no.DEEP_NAMESPACE)
        if self.kind(node.value) != RECORD:
            return self._refused(node, no.METHOD) if self.kind(node.value) != ANY else ANY
        return self._field(node)

    def _in_namespace(self, node: ast.Attribute, namespace: ModuleType | type) -> Kind:
        name = getattr(namespace, "__name__", "").partition(".")[0]
        if isinstance(namespace, ModuleType) and name in no.MODULES:
            return self._refused(node, no.MODULES[name])
        value = getattr(namespace, node.attr, ABSENT)
        label = f"{ast.unparse(node.value)}.{node.attr}"
        if value is ABSENT:
            near = get_close_matches(node.attr, dir(namespace), n=1)
            instead = f"did you mean {near[0]}?" if near else "define it there"
            return self._refused(node, Refusal(f"the name {label}", "it is not defined", instead))
        return self._module_constant(node, label, value)

    def _field(self, node: ast.Attribute) -> Kind:
        name, fields = node.attr, self.scope.around.fields
        if name == "rng":
            return self._refused(node, no.CHANCE_WORDS)
        if name in INTERPRETED_FIELDS:
            return self._refused(node, no.INTERPRETER_ONLY)
        if name not in fields:
            near = get_close_matches(name, fields, n=1)
            instead = f"did you mean s.{near[0]}?" if near else "declare it in State"
            return self._refused(node, Refusal(f"s.{name}", "State has no such field", instead))
        return kind_of_field(name, fields[name])

    # --- Indices

    def _subscript(self, node: ast.Subscript) -> Kind:
        kind = self.kind(node.value)
        if not isinstance(kind, Array):
            self._indices(node)
            if kind == ANY:
                return ANY
            return self._refused(
                node, Refusal(f"an index into {kind}", "only arrays have items", "use the value itself")
            )
        indices = self._indices(node)
        if indices is None:
            return ANY
        if len(indices) != kind.dimensions:
            wanted = "1 index" if kind.dimensions == 1 else f"{kind.dimensions} indices"
            why = f"it takes {wanted}, and {len(indices)} stand here"
            return self._refused(node, Refusal(f"{kind.label}[...]", why, _full_index(kind)))
        for place, index in enumerate(indices):
            self._index(index, kind, kind.shape[place] if kind.shape else None)
        return kind.item

    def _indices(self, node: ast.Subscript) -> list[ast.expr] | None:
        found = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if any(isinstance(index, ast.Slice | ast.Starred) for index in found):
            self.scope.refuse(node, no.EXPRESSIONS[ast.Slice])
            return None
        return found

    def _index(self, node: ast.expr, array: Array, length: int | None) -> None:
        kind = self.number(node)
        if kind == FLOAT:
            instead = "write `//` where it is computed, or `int(...)`"
            self.scope.refuse(node, Refusal("a float as an index", "places are counted in integers", instead))
        value = fold(self.scope, node)
        if value is not None and value < 0:
            why = "it reads another field's bytes on a GPU"
            instead = "count from the front: the last item is at its length - 1"
            self.scope.refuse(node, Refusal(f"the negative index {value} of {array.label}", why, instead))
        elif value is not None and length is not None and value >= length:
            why = f"its places are 0 to {length - 1}"
            self.scope.refuse(node, Refusal(f"the index {value} of {array.label}", why, "use one of these"))

    # --- Arithmetic and conditions

    def _binop(self, node: ast.BinOp) -> Kind:
        left, right = self.number(node.left), self.number(node.right)
        if type(node.op) in no.OPERATORS:
            return self._refused(node, no.OPERATORS[type(node.op)])
        if isinstance(node.op, ast.Div):
            return FLOAT if self.scope.floats else self._refused(node, no.DIVISION)
        value = fold(self.scope, node)
        if value is not None and not LEAST_INT <= value <= MOST_INT:
            why = "machine integers have 64 bits and wrap around"
            return self._refused(node, Refusal(f"the number {ast.unparse(node)}", why, "keep numbers below 2**63"))
        if isinstance(node.op, ast.FloorDiv | ast.Mod) and fold(self.scope, node.right) == 0:
            why = "machine code does not check for it"
            return self._refused(node, Refusal("a division by zero", why, "test the divisor before"))
        if ANY in (left, right):
            return ANY
        if isinstance(node.op, ast.BitAnd | ast.BitOr | ast.BitXor) and left == right == BOOL:
            return BOOL
        return FLOAT if FLOAT in (left, right) else INT

    def _unaryop(self, node: ast.UnaryOp) -> Kind:
        kind = self.number(node.operand)
        if isinstance(node.op, ast.Not):
            return BOOL
        return INT if kind == BOOL else kind

    def _boolop(self, node: ast.BoolOp) -> Kind:
        kinds = [self.number(value) for value in node.values]
        return self.one_kind(node, kinds, "and" if isinstance(node.op, ast.And) else "or")

    def condition(self, node: ast.expr) -> None:
        """An expression of which only the truth is asked: sides of `and` and `or` may differ in kind there."""
        if isinstance(node, ast.BoolOp):
            for value in node.values:
                self.condition(value)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.condition(node.operand)
        else:
            self.number(node)

    def _compare(self, node: ast.Compare) -> Kind:
        for operator in node.ops:
            if type(operator) in no.OPERATORS:
                return self._refused(node, no.OPERATORS[type(operator)])
        for side in (node.left, *node.comparators):
            self.number(side)
        return BOOL

    def _ifexp(self, node: ast.IfExp) -> Kind:
        self.condition(node.test)
        return self.one_kind(node, [self.number(node.body), self.number(node.orelse)], "if ... else")

    def one_kind(self, node: ast.expr, kinds: list[Kind], construct: str) -> Kind:
        """The kind that all sides of an expression have; a refusal where they differ."""
        known = [kind for kind in kinds if kind != ANY]
        if not known:
            return ANY
        for kind in known:
            if kind != known[0]:
                what = f"`{construct}` between {article(known[0])} and {article(kind)}"
                why = "a value has one type"
                return self._refused(node, Refusal(what, why, "make both sides one type, or write an `if`"))
        return known[0]

    def _call(self, node: ast.Call) -> Kind:
        return self.calls.kind(node)


def _full_index(kind: Array) -> str:
    names = ("place",) if kind.dimensions == 1 else ("seat", "place", "item")[: kind.dimensions]
    return f"index it in full: {kind.label}[{', '.join(names)}]"


def _unreadable(label: str, value: Any) -> Refusal:
    """Why rules cannot read a module-level value."""
    if isinstance(value, tuple) and any(isinstance(item, tuple) for item in value):
        return no.NESTED_TUPLE
    if isinstance(value, ModuleType):
        return no.MODULES.get(value.__name__.partition(".")[0], no.CLASS_USED)
    if isinstance(value, type):
        return no.CLASS_USED
    if callable(value) and getattr(value, "__module__", None) == math.__name__:
        return no.FUNCTION_VALUE
    kind = type(value).__name__
    if isinstance(value, list | dict | set | bytearray):
        why = "it can change behind the record, and compiled rules would not see it"
        return Refusal(f"the global {label}, a {kind}", why, "make it a tuple of integers, or a field of State")
    why = "rules read integers, flat tuples of integers and tables made by `grid`"
    return Refusal(f"the global {label}, a {kind}", why, "turn it into integers when the module is loaded")
