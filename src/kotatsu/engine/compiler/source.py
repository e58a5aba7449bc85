"""The source of a rule as a syntax tree, and its code with names in place of namespaces.

Rules read `parts.TIKIS`, `Verb.PLAY` or `hands.lose(s, ...)`. Numba knows no classes of constants, so each such
reading becomes one global name, `parts__TIKIS`, before the function is compiled.
"""

from __future__ import annotations

import ast
import copy
import linecache
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import Any

JOINT = "__"
"""Between the namespace and the name in a flattened global."""
ABSENT = object()


@dataclass(frozen=True)
class Flattened:
    """A function's code and the value of every global name that it reads, namespaces resolved."""

    code: CodeType
    globals: dict[str, Any]


def flatten(function: Callable[..., Any]) -> Flattened:
    """Resolve what a function reads from its module."""
    assert isinstance(function, FunctionType), f"{function!r} is not a plain function"
    tree = syntax_tree(function)
    reader = _GlobalReader(function)
    reader.visit(tree)
    if not reader.flattened:
        return Flattened(function.__code__, reader.found)
    return Flattened(_recompile(tree, function, reader.flattened), reader.found)


def syntax_tree(function: FunctionType) -> ast.FunctionDef:
    """The definition of a function, with the line numbers of its file."""
    code = function.__code__
    found = _definitions(code.co_filename).get((function.__name__, code.co_firstlineno))
    if found is None:
        raise LookupError(f"the source of {function.__module__}.{function.__qualname__} was not found")
    return found


@cache
def _definitions(filename: str) -> dict[tuple[str, int], ast.FunctionDef]:
    tree = ast.parse("".join(linecache.getlines(filename)), filename)
    return {(node.name, _first_line(node)): node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def _first_line(node: ast.FunctionDef) -> int:
    """Where the code object says a function begins: at its first decorator, if it has one."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


class _GlobalReader(ast.NodeVisitor):
    """Collects the globals of a function, and the `namespace.name` readings among them."""

    def __init__(self, function: FunctionType) -> None:
        self.module = function.__globals__
        self.locals = set(function.__code__.co_varnames)
        self.found: dict[str, Any] = {}
        self.flattened: dict[tuple[str, str], str] = {}

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.visit(node.target)
        if node.value is not None:
            self.visit(node.value)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        namespace = self._namespace(node.value)
        if namespace is None:
            self.visit(node.value)
            return
        assert isinstance(node.value, ast.Name)
        name = f"{node.value.id}{JOINT}{node.attr}"
        self.flattened[node.value.id, node.attr] = name
        self.found[name] = getattr(namespace, node.attr)

    def visit_Name(self, node: ast.Name) -> None:
        value = self.module.get(node.id, ABSENT)
        if node.id not in self.locals and value is not ABSENT:
            self.found[node.id] = value

    def _namespace(self, node: ast.expr) -> ModuleType | type | None:
        """The class or module that a name stands for, where rules read constants and functions from it."""
        if not isinstance(node, ast.Name) or node.id in self.locals:
            return None
        value = self.module.get(node.id)
        return value if isinstance(value, ModuleType | type) else None


class _Flattener(ast.NodeTransformer):
    def __init__(self, names: dict[tuple[str, str], str]) -> None:
        self.names = names

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if isinstance(node.value, ast.Name) and (node.value.id, node.attr) in self.names:
            return ast.copy_location(ast.Name(self.names[node.value.id, node.attr], ast.Load()), node)
        self.generic_visit(node)
        return node


def _recompile(tree: ast.FunctionDef, function: FunctionType, names: dict[tuple[str, str], str]) -> CodeType:
    """The code of a function with its namespaces flattened, at the same lines of the same file."""
    bare = copy.deepcopy(tree)
    bare.returns = None
    bare.args.defaults = []
    for argument in bare.args.args:
        argument.annotation = None
    bare.body = [_Flattener(names).visit(statement) for statement in bare.body]
    module = ast.Module(body=[bare], type_ignores=[])
    compiled = compile(module, function.__code__.co_filename, "exec", dont_inherit=True)
    return next(item for item in compiled.co_consts if isinstance(item, CodeType))
