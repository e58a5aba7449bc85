"""Statements of rules: control flow, assignments, and whether every name has a value of one type where it is read."""

from __future__ import annotations

import ast

from kotatsu.engine.dialect import refusals as no
from kotatsu.engine.dialect.expressions import Expressions
from kotatsu.engine.dialect.folding import fold
from kotatsu.engine.dialect.kinds import (
    ANY,
    BOOL,
    FLOAT,
    INT,
    NOTHING,
    NUMBERS,
    RECORD,
    Array,
    Kind,
    article,
    field_range,
)
from kotatsu.engine.dialect.scope import Scope
from kotatsu.engine.dialect.violations import Refusal

MOST_RANGE = 3


class Statements:
    """Reads the statements of one rule, path by path."""

    def __init__(self, scope: Scope, returns: Kind) -> None:
        self.scope = scope
        self.returns = returns
        self.expressions = Expressions(scope)
        self._breaks: list[list[set[str]]] = []

    def body(self, tree: ast.FunctionDef) -> None:
        """Read a whole rule; a path that ends without its value is refused."""
        goes_on = self.block(tree.body)
        if goes_on and self.returns not in (NOTHING, ANY):
            last = tree.body[-1]
            why = f"the rule promises {article(self.returns)} on every path"
            self.scope.refuse(last, Refusal("an end without return", why, "return a value at the end too"))

    def block(self, statements: list[ast.stmt]) -> bool:
        """Read statements in order; whether what follows them can be reached."""
        for statement in statements:
            if not self._statement(statement):
                return False
        return True

    def _statement(self, node: ast.stmt) -> bool:
        reader = getattr(self, f"_{type(node).__name__.lower()}", None)
        if reader is None:
            unknown = Refusal(type(node).__name__, "it is not in the dialect", "see docs/rules-dialect.md")
            self.scope.refuse(node, no.STATEMENTS.get(type(node), unknown))
            return True
        return reader(node) is not False

    # --- Control

    def _pass(self, node: ast.Pass) -> None:
        """`pass` does nothing on every target."""

    def _break(self, node: ast.Break) -> bool:
        if self._breaks:
            self._breaks[-1].append(set(self.scope.assigned))
        return False

    def _continue(self, node: ast.Continue) -> bool:
        return False

    def _return(self, node: ast.Return) -> bool:
        if node.value is None:
            if self.returns not in (NOTHING, ANY):
                why = f"the rule promises {article(self.returns)}"
                self.scope.refuse(node, Refusal("return without a value", why, "return a value"))
            return False
        kind = self._returned(node.value)
        if ANY not in (kind, self.returns) and kind != self.returns and (kind, self.returns) != (INT, FLOAT):
            what = f"a return of {article(kind)}"
            instead = "mend the annotation, or the value"
            self.scope.refuse(node, Refusal(what, f"the rule promises {article(self.returns)}", instead))
        return False

    def _returned(self, node: ast.expr) -> Kind:
        if isinstance(node, ast.Tuple):
            self.scope.refuse(node, no.EXPRESSIONS[ast.Tuple])
            return ANY
        if self.returns == NOTHING and isinstance(node, ast.Call):
            return self.expressions.kind(node)
        return self.expressions.number(node)

    def _if(self, node: ast.If) -> bool:
        self.expressions.condition(node.test)
        before = set(self.scope.assigned)
        one = self.block(node.body)
        after_one = self.scope.assigned
        self.scope.assigned = set(before)
        other = self.block(node.orelse)
        after_other = self.scope.assigned
        if one and other:
            self.scope.assigned = after_one & after_other
        else:
            self.scope.assigned = after_one if one else after_other
        return one or other

    def _while(self, node: ast.While) -> bool:
        self.expressions.condition(node.test)
        if node.orelse:
            self.scope.refuse(node.orelse[0], no.LOOP_ELSE)
        forever = isinstance(node.test, ast.Constant) and bool(node.test.value)
        before = set(self.scope.assigned)
        breaks = self._loop(node.body)
        if not forever:
            self.scope.assigned = before
            return True
        if breaks:
            self.scope.assigned = set.intersection(*breaks)
        return bool(breaks)

    def _for(self, node: ast.For) -> None:
        if node.orelse:
            self.scope.refuse(node.orelse[0], no.LOOP_ELSE)
        once = self._range(node.iter)
        if isinstance(node.target, ast.Name):
            before = set(self.scope.assigned)
            self._name(node.target, INT, node)
        else:
            before = set(self.scope.assigned)
            self.scope.refuse(node, no.LOOP_TARGET)
        breaks = self._loop(node.body)
        if not once or breaks:
            self.scope.assigned = before

    def _loop(self, body: list[ast.stmt]) -> list[set[str]]:
        self._breaks.append([])
        self.block(body)
        return self._breaks.pop()

    def _range(self, node: ast.expr) -> bool:
        """Check what a loop counts over; whether it surely runs once."""
        if not (isinstance(node, ast.Call) and self.scope.resolve(node.func) is range):
            self.scope.refuse(node, no.LOOP_OVER)
            return False
        if node.keywords or not 1 <= len(node.args) <= MOST_RANGE:
            self.scope.refuse(node, no.LOOP_OVER)
            return False
        for argument in node.args:
            if self.expressions.number(argument) == FLOAT:
                self.scope.refuse(
                    argument, Refusal("a float in range", "loops count integers", "write `//` or `int(...)`")
                )
        values = [fold(self.scope, argument) for argument in node.args]
        known = [value for value in values if value is not None]
        if len(values) == MOST_RANGE and values[2] == 0:
            self.scope.refuse(node, Refusal("range with a step of 0", "it never ends", "step by 1 or -1"))
            return False
        return len(known) == len(values) and len(range(*known)) > 0

    def _expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            return
        if (
            isinstance(node.value, ast.Call)
            or type(node.value) in no.EXPRESSIONS
            or isinstance(node.value, ast.Constant)
        ):
            self.expressions.kind(node.value)
        else:
            self.expressions.kind(node.value)
            self.scope.refuse(node, no.NOTHING_DONE)

    # --- Assignment

    def _assign(self, node: ast.Assign) -> None:
        if len(node.targets) > 1:
            self.scope.refuse(node, no.SEVERAL_TARGETS)
        for target in node.targets:
            if isinstance(target, ast.Tuple | ast.List | ast.Starred):
                self._several(target, node)
                return
        kind = self.expressions.number(node.value)
        for target in node.targets:
            self._put(target, kind, node, node.value)

    def _several(self, target: ast.expr, node: ast.Assign) -> None:
        """`a, b = one, other` outside a loop is two assignments; any other unpacking is refused."""
        given = node.value
        if not isinstance(target, ast.Tuple) or not isinstance(given, ast.Tuple):
            self.scope.refuse(node, no.UNPACKING)
        elif self._breaks:
            self.scope.refuse(node, no.UNPACKING_IN_LOOP)
        elif all(isinstance(name, ast.Name) for name in target.elts) and len(target.elts) == len(given.elts):
            kinds = [self.expressions.number(value) for value in given.elts]
            for name, kind, value in zip(target.elts, kinds, given.elts, strict=True):
                self._put(name, kind, node, value)
            return
        else:
            self.scope.refuse(node, no.UNPACKING)
        self._forget(target)

    def _annassign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self._put(node.target, self.expressions.number(node.value), node, node.value)

    def _augassign(self, node: ast.AugAssign) -> None:
        read = _as_read(node.target)
        value = ast.copy_location(ast.BinOp(read, node.op, node.value), node)
        ast.fix_missing_locations(value)
        self._put(node.target, self.expressions.number(value), node, value)

    def _put(self, target: ast.expr, kind: Kind, node: ast.stmt, value: ast.expr) -> None:
        if isinstance(target, ast.Name):
            self._name(target, kind, node)
        elif isinstance(target, ast.Attribute):
            self._field(target, kind, node, value)
        elif isinstance(target, ast.Subscript):
            self._item(target, kind, node, value)

    def _forget(self, target: ast.expr) -> None:
        for name in ast.walk(target):
            if isinstance(name, ast.Name):
                self.scope.assigned.add(name.id)
                self.scope.kinds.setdefault(name.id, ANY)

    def _name(self, target: ast.Name, kind: Kind, node: ast.stmt) -> None:
        before = self.scope.kinds.get(target.id, ANY)
        if before == RECORD:
            self.scope.refuse(node, no.RECORD_REPLACED)
            return
        if ANY not in (before, kind) and before != kind:
            what = f"the name {target.id}, {article(before)} that becomes {article(kind)}"
            instead = "give the second value a name of its own, or begin with its type"
            self.scope.refuse(node, Refusal(what, "a local name has one type for its whole life", instead))
        if kind != ANY and before == ANY:
            self.scope.kinds[target.id] = kind
        self.scope.kinds.setdefault(target.id, kind)
        self.scope.assigned.add(target.id)

    def _field(self, target: ast.Attribute, kind: Kind, node: ast.stmt, value: ast.expr) -> None:
        if self.scope.resolve(target.value) is not target and self._is_namespace(target.value):
            self.scope.refuse(node, no.CONSTANT_CHANGED)
            return
        held = self.expressions.kind(target)
        if isinstance(held, Array):
            self.scope.refuse(node, no.ARRAY_REPLACED)
        elif held != ANY:
            self._stored(f"s.{target.attr}", target.attr, kind, node, value)

    def _is_namespace(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and node.id not in self.scope.locals

    def _item(self, target: ast.Subscript, kind: Kind, node: ast.stmt, value: ast.expr) -> None:
        array = self.expressions.kind(target.value)
        self.expressions.kind(target)
        if not isinstance(array, Array):
            return
        if array.is_constant:
            self.scope.refuse(node, no.CONSTANT_CHANGED)
        elif array.item == FLOAT and kind not in NUMBERS:
            return
        elif array.item == INT:
            self._stored(array.label, array.label.removeprefix("s."), kind, node, value)

    def _stored(self, label: str, name: str, kind: Kind, node: ast.stmt, value: ast.expr) -> None:
        """What goes into the record is an integer, and fits where that can be known."""
        if label.startswith("s.") and name not in self.scope.around.notes:
            self.scope.changes.setdefault(node.lineno, f"a change of {label}")
        if kind == FLOAT:
            self.scope.refuse(
                node, Refusal(f"a float in {label}", "the record holds integers", "round it with `//` or `int(...)`")
            )
        elif kind == BOOL:
            why = "interpreted it stays a bool and is shown as true, compiled it is 1"
            self.scope.refuse(node, Refusal(f"a bool in {label}", why, "write `1 if ... else 0`"))
        known, field = fold(self.scope, value), self.scope.around.fields.get(name)
        if known is not None and field is not None and label.startswith("s."):
            least, most = field_range(field)
            if not least <= known <= most:
                why = f"the field holds {least} to {most}, and machine code would wrap around"
                self.scope.refuse(node, Refusal(f"{known} in {label}", why, "declare the field wider"))


def _as_read(target: ast.expr) -> ast.expr:
    """The target of `+=` as an expression that reads it."""
    read = ast.parse(ast.unparse(target), mode="eval").body
    for item in ast.walk(read):
        ast.copy_location(item, target)
    return read
