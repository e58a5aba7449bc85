"""From a game to its violations: the functions that compilers collect, each read once, callers and callees apart."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from types import CodeType, FunctionType
from typing import Any, cast

from kotatsu.engine.compiler.source import syntax_tree
from kotatsu.engine.contract import Game
from kotatsu.engine.dialect import refusals as no
from kotatsu.engine.dialect.calls import is_engine
from kotatsu.engine.dialect.kinds import (
    ANY,
    NOTHING,
    RECORD,
    SCALAR_ANNOTATIONS,
    Array,
    Kind,
    kind_of_annotation,
    record_names,
)
from kotatsu.engine.dialect.scope import Scope, Surroundings
from kotatsu.engine.dialect.statements import Statements
from kotatsu.engine.dialect.violations import DialectError, Refusal, Violation

FLOAT_ROOTS = ("result", "value")
"""Contract functions that may compute with floats, with all that only they reach."""
READERS = ("legal", "question", "score", "result", "value")
"""Contract functions that only read, with all that they reach: they are asked as often as anybody looks."""
ARGUMENT_TYPES = "s: State, int, bool, Mask, Out, Row, Grid and Cube"


def require_dialect(game: Game) -> None:
    """Raise DialectError with every violation of a game's rules, if there are any."""
    violations = check_game(game)
    if violations:
        raise DialectError(game.slug, violations)


def check_game(game: Game) -> list[Violation]:
    """Every violation in the functions of a game that compilers collect."""
    roots = dict(game.functions())
    if game.value is not None:
        roots["value"] = game.value
    state = game.rules.State
    counts, notes = (game.actions.count, game.seats[1]), frozenset(getattr(game.rules, "NOTES", ()))
    around = Surroundings(dict(state.fields), record_names(state), *counts, game.events, notes)
    return check_rules(around, roots)


def check_rules(around: Surroundings, roots: dict[str, Callable[..., Any]]) -> list[Violation]:
    """Every violation in these functions and what they call."""
    exact = _reached(function for name, function in roots.items() if name not in FLOAT_ROOTS)
    walk = _Walk(around, exact)
    for name, function in roots.items():
        walk.read_root(name, function)
    for name in READERS:
        if name in roots:
            walk.hold_to_reading(name, roots[name])
    return sorted(walk.violations, key=lambda found: (found.file, found.line))


class _Walk:
    """Reads functions depth first, so that a circle of calls is met."""

    def __init__(self, around: Surroundings, exact: set[FunctionType]) -> None:
        self.around = around
        self.exact = exact
        self.violations: list[Violation] = []
        self.done: dict[FunctionType, Scope] = {}
        self.changed: set[tuple[CodeType, int]] = set()

    def read_root(self, name: str, function: Callable[..., Any]) -> None:
        if isinstance(function, FunctionType):
            self.read(function, ())
            return
        file = getattr(function, "__module__", "") or "?"
        self.violations.append(Violation(file, 0, name, no.NO_SOURCE))

    def read(self, function: FunctionType, callers: tuple[FunctionType, ...]) -> None:
        if function in self.done or is_engine(function):
            return
        scope = self.done[function] = Scope(self.around, function, function not in self.exact)
        read_rule(scope)
        self.violations += scope.violations
        for callee, line in scope.callees.items():
            if callee in (*callers, function):
                self._circle(scope, callee, line, (*callers, function))
            else:
                self.read(callee, (*callers, function))

    def hold_to_reading(self, name: str, root: Callable[..., Any]) -> None:
        """Note each line by which a function that only reads would change the record, draw or tell; once a line."""
        ahead = [root]
        met: set[Callable[..., Any]] = set()
        while ahead:
            scope = self.done.get(cast(FunctionType, ahead.pop()))
            if scope is None or scope.function in met:
                continue
            met.add(scope.function)
            ahead += scope.callees
            code = scope.function.__code__
            for line, what in scope.changes.items():
                if (code, line) not in self.changed:
                    self.changed.add((code, line))
                    why = f"`{name}` reaches it, and is asked as often as anybody looks, so it only reads"
                    instead = "do it in what `setup` or `step` reaches, and keep what came of it in a field"
                    refusal = Refusal(what, why, instead)
                    self.violations.append(Violation(code.co_filename, line, scope.function.__name__, refusal))

    def _circle(self, scope: Scope, callee: FunctionType, line: int, callers: tuple[FunctionType, ...]) -> None:
        circle = [*callers[callers.index(callee) :], callee]
        what = f"recursion ({' calls '.join(function.__name__ for function in circle)})"
        instead = "write a loop, or push what is left to do on the agenda"
        code = scope.function.__code__
        refusal = Refusal(what, "compiled rules have no stack to call themselves on", instead)
        self.violations.append(Violation(code.co_filename, line, scope.function.__name__, refusal))


def _reached(functions: Iterable[Callable[..., Any]]) -> set[FunctionType]:
    """The functions of a game that these reach, by the names their code reads."""
    found: set[FunctionType] = set()
    ahead = [function for function in functions if isinstance(function, FunctionType)]
    while ahead:
        function = ahead.pop()
        if function in found or is_engine(function):
            continue
        found.add(function)
        names = function.__code__.co_names
        read = [function.__globals__.get(name) for name in names]
        for value in list(read):
            if not isinstance(value, FunctionType) and value is not None:
                read += [vars(value).get(name) for name in names if hasattr(value, "__dict__")]
        ahead += [value for value in read if isinstance(value, FunctionType)]
    return found


def read_rule(scope: Scope) -> None:
    """Read one function: its signature, then its body."""
    function = scope.function
    if function.__closure__:
        scope.refuse(function.__code__.co_firstlineno, no.CLOSURE)
        return
    try:
        tree = syntax_tree(function)
    except (LookupError, SyntaxError):
        scope.refuse(function.__code__.co_firstlineno, no.NO_SOURCE)
        return
    _read_signature(scope, tree)
    Statements(scope, _return_kind(scope, tree)).body(tree)


def _read_signature(scope: Scope, tree: ast.FunctionDef) -> None:
    arguments = tree.args
    for decorator in tree.decorator_list:
        scope.refuse(decorator, no.DECORATOR)
    if arguments.vararg or arguments.kwarg:
        scope.refuse(tree, no.STAR_ARGUMENTS)
    if arguments.kwonlyargs or arguments.posonlyargs:
        scope.refuse(tree, no.ONLY_ARGUMENTS)
    if arguments.defaults or any(arguments.kw_defaults):
        scope.refuse(tree, no.DEFAULT)
    for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
        scope.kinds[argument.arg] = _argument_kind(scope, argument)
        scope.assigned.add(argument.arg)


def _argument_kind(scope: Scope, argument: ast.arg) -> Kind:
    name = argument.arg
    annotation = scope.function.__annotations__.get(name)
    if annotation is None:
        what = f"the argument {name} without a type"
        instead = "write `s: State`" if name == "s" else f"write `{name}: int`"
        scope.refuse(argument, Refusal(what, "compilers need one signature", instead))
        return ANY
    kind = kind_of_annotation(name, annotation, scope.around.records)
    if kind is None or kind == NOTHING:
        what = f"the argument {name}: {annotation}"
        scope.refuse(argument, Refusal(what, "rules pass numbers and arrays", f"accepted: {ARGUMENT_TYPES}"))
        return ANY
    if (kind == RECORD) != (name == "s"):
        what = f"the argument {name}: {annotation}"
        scope.refuse(argument, Refusal(what, "the record, and nothing else, is called s", "write `s: State`"))
    return _sized(scope, kind, str(annotation))


def _sized(scope: Scope, kind: Kind, annotation: str) -> Kind:
    """A mask is as long as there are actions, an `Out` as there are seats."""
    if isinstance(kind, Array) and annotation == "Mask":
        return Array(kind.label, 1, kind.item, (scope.around.action_count,))
    if isinstance(kind, Array) and annotation == "Out":
        return Array(kind.label, 1, kind.item, (scope.around.most_seats,))
    return kind


def _return_kind(scope: Scope, tree: ast.FunctionDef) -> Kind:
    annotations = scope.function.__annotations__
    if "return" not in annotations:
        what = "a rule without a return type"
        scope.refuse(tree, Refusal(what, "compilers need one signature", "write `-> int`, `-> bool` or `-> None`"))
        return ANY
    returned = annotations["return"]
    kind = NOTHING if returned is None else SCALAR_ANNOTATIONS.get(getattr(returned, "__name__", str(returned)))
    if kind is None:
        what = f"a rule that returns {returned}"
        instead = "return an integer or a bool, and keep the rest in State"
        scope.refuse(tree, Refusal(what, "a rule gives one number or nothing", instead))
        return ANY
    if kind == "a float" and not scope.floats:
        scope.refuse(tree, no.FLOAT_HERE)
        return ANY
    return kind
