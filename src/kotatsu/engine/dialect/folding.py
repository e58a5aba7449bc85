"""Values that are known before a rule runs: literals, module-level integers and sums of them."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable

from kotatsu.engine.dialect.scope import Scope

OPERATIONS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}
MOST_SHIFT = 256
"""Wider shifts are not computed; they are too wide for a machine integer in any case."""


def fold(scope: Scope, node: ast.expr) -> int | None:
    """The integer that an expression always is, or None."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = fold(scope, node.operand)
        return None if value is None else -value
    if isinstance(node, ast.BinOp):
        return _fold_binary(scope, node)
    value = scope.resolve(node)
    return value if type(value) is int else None


def _fold_binary(scope: Scope, node: ast.BinOp) -> int | None:
    left, right = fold(scope, node.left), fold(scope, node.right)
    if left is None or right is None:
        return None
    if isinstance(node.op, ast.LShift) and 0 <= right <= MOST_SHIFT:
        return left << right
    operation = OPERATIONS.get(type(node.op))
    return operation(left, right) if operation else None
