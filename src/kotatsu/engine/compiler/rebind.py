"""A function over the same code with other globals: the one way rules and drivers are given to a compiler."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import CodeType, FunctionType
from typing import Any


def rebind(function: Callable[..., Any], names: Mapping[str, Any], code: CodeType | None = None) -> FunctionType:
    """A twin of a function that reads its globals from `names` and nothing else; builtins stay."""
    assert isinstance(function, FunctionType), f"{function!r} is not a plain function"
    module = {"__name__": function.__module__, "__builtins__": __builtins__, **names}
    twin = FunctionType(code or function.__code__, module, function.__name__, function.__defaults__)
    twin.__annotations__ = function.__annotations__
    twin.__qualname__ = function.__qualname__
    twin.__module__ = function.__module__
    return twin
