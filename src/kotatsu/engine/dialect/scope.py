"""What is known while one rule is read: its names and their kinds, the record's fields, and where violations go."""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass, field
from types import FunctionType, ModuleType
from typing import Any

from kotatsu.engine.dialect.kinds import Kind
from kotatsu.engine.dialect.violations import Refusal, Violation
from kotatsu.engine.events import Events
from kotatsu.engine.layout import Field

ABSENT = object()


@dataclass(frozen=True)
class Surroundings:
    """What all rules of a game share."""

    fields: dict[str, Field]
    records: frozenset[str]
    """The names of the record's type and of what it derives from."""
    action_count: int
    most_seats: int
    events: Events
    notes: frozenset[str] = frozenset()
    """Fields that no rule reads: what only reads may write there what it met."""


@dataclass
class Scope:
    """One rule while it is read."""

    around: Surroundings
    function: FunctionType
    floats: bool
    """Whether floats are allowed: only what `result` and `value` alone reach may use them."""
    kinds: dict[str, Kind] = field(default_factory=dict)
    """Of local names, by their first assignment."""
    assigned: set[str] = field(default_factory=set)
    """Local names that have a value on every path to where the reading is."""
    violations: list[Violation] = field(default_factory=list)
    callees: dict[FunctionType, int] = field(default_factory=dict)
    """Functions that this rule calls, and the line of the first call."""
    changes: dict[int, str] = field(default_factory=dict)
    """Lines that change the record, draw or tell, and how: what only reads may reach none of them."""

    def __post_init__(self) -> None:
        self.locals = set(self.function.__code__.co_varnames)
        self._unset: set[str] = set()

    def refuse(self, node: ast.AST | int, refusal: Refusal) -> None:
        """Note a violation at a node or a line; the same sentence is said once a line."""
        code = self.function.__code__
        line = node if isinstance(node, int) else getattr(node, "lineno", code.co_firstlineno)
        found = Violation(code.co_filename, line, self.function.__name__, refusal)
        if found not in self.violations:
            self.violations.append(found)

    def refuse_unset(self, node: ast.Name) -> None:
        """Note a name that some path reads before it has a value; once a name."""
        if node.id not in self._unset:
            self._unset.add(node.id)
            why = "some path reads it before it is set, and machine code would read garbage"
            self.refuse(node, Refusal(f"the name {node.id}", why, f"give {node.id} a value on every path before"))

    def module_value(self, name: str) -> Any:
        """The global or builtin that a name means, or ABSENT."""
        found = self.function.__globals__.get(name, ABSENT)
        return getattr(builtins, name, ABSENT) if found is ABSENT else found

    def resolve(self, node: ast.expr) -> Any:
        """The module-level value that a name or `namespace.name` means, or ABSENT."""
        if isinstance(node, ast.Name) and node.id not in self.locals:
            return self.module_value(node.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id not in self.locals:
            namespace = self.module_value(node.value.id)
            if isinstance(namespace, ModuleType | type):
                return getattr(namespace, node.attr, ABSENT)
        return ABSENT
