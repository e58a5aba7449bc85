"""Functions that the engine writes from a declaration, for the interpreter and the compilers alike."""

from __future__ import annotations

import linecache
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

INDENT = "    "
_made = count(1)
"""Numbers the functions made, so that each has a file name of its own."""


def make_function(
    name: str, lines: Sequence[str], names: Mapping[str, Any], *, module: str, annotations: Mapping[str, Any], doc: str
) -> Any:
    """The function of these lines. Tracebacks and the compiler find its source under its file name."""
    text = "\n".join(lines) + "\n"
    filename = f"<{name} {next(_made)} of {module}>"
    linecache.cache[filename] = (len(text), None, text.splitlines(keepends=True), filename)
    space: dict[str, Any] = {"__name__": module, **names}
    exec(compile(text, filename, "exec"), space)
    function = space[name]
    function.__annotations__ = dict(annotations)
    function.__doc__ = doc
    return function
