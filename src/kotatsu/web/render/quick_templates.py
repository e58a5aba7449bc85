"""Jinja with its costs trimmed for pages that are drawn hundreds of times a second: the same output, less work.

- A call is a call: no function of ours asks for Jinja's context.
- A dict's key is looked up before its attributes; most of what games draw from are dicts.
- What is written out is escaped without being wrapped as markup first.
"""

from __future__ import annotations

import re
from collections.abc import MutableMapping
from types import CodeType
from typing import Any

from jinja2 import Environment, Template
from jinja2.runtime import Context
from markupsafe import Markup, escape

_TO_ESCAPE = re.compile("[&<>'\"]")
DICT_METHODS = frozenset({"items", "keys", "values", "get"})


def written(value: Any) -> str:
    """A value as it is written out."""
    kind = value.__class__
    if kind is Markup:
        return value  # type: ignore[no-any-return]
    if kind is int:
        return str(value)
    if kind is str and _TO_ESCAPE.search(value) is None:
        return value  # type: ignore[no-any-return]
    return escape(value)


class QuickContext(Context):
    """Calls functions as they are. Macros take no context: everything here is escaped."""

    def call(self, obj: Any, /, *args: Any, _loop_vars: Any = None, _block_vars: Any = None, **kwargs: Any) -> Any:
        """Called by templates for every call; the variables of loops and blocks are for functions with a context."""
        return obj(*args, **kwargs)


class QuickTemplate(Template):
    """A template that writes values out with `written`."""

    @classmethod
    def from_code(
        cls,
        environment: Environment,
        code: CodeType,
        globals: MutableMapping[str, Any],  # noqa: A002 - Jinja's name
        uptodate: Any = None,
    ) -> Template:
        """Called by the environment once for each template."""
        made = super().from_code(environment, code, globals, uptodate)
        made.root_render_func.__globals__["escape"] = written
        return made


class QuickEnvironment(Environment):
    """An environment whose templates are drawn quickly."""

    context_class = QuickContext
    template_class = QuickTemplate

    def getattr(self, obj: Any, attribute: str) -> Any:
        """Called by templates for `obj.attribute`."""
        if obj.__class__ is dict and attribute in obj and attribute not in DICT_METHODS:
            return obj[attribute]
        return super().getattr(obj, attribute)
