"""Docstrings for the reference: plain text with tables and indented examples, which Sphinx reads as literal."""

from __future__ import annotations

from itertools import groupby
from typing import Any

INDENT = "    "


def is_literal(line: str) -> bool:
    """A row of a table, or a line of an indented example."""
    return line.startswith(("|", INDENT))


def as_rst(lines: list[str]) -> list[str]:
    """The lines of a docstring with each table and each example as a literal block."""
    found: list[str] = []
    for literal, group in groupby(lines, key=is_literal):
        if literal:
            found += ["", "::", "", *(INDENT + line for line in group), ""]
        else:
            found += group
    return found


def process(_app: Any, what: str, _name: str, _found: Any, _options: Any, lines: list[str]) -> None:
    """Change the lines of a docstring in place, as autodoc asks; parameters of commands stay as they are."""
    if what == "module":
        lines[:] = as_rst(lines)
