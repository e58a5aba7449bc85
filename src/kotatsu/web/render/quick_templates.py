"""Jinja with its costs trimmed for pages that are drawn hundreds of times a second: the same output, less work.

- Templates are Python with less ceremony (template_compiler.py): no function of ours asks for Jinja's context.
- A dict's key is looked up before its attributes; most of what games draw from are dicts.
- What is written out is escaped without being wrapped as markup first.
- A macro that is given all its arguments by position is one function call.
- A macro of a template that is imported without a context depends on its arguments alone. What it draws of plain
  values and of constants (frozen dataclasses that equal themselves alone, and what says that equal ones are drawn
  alike, `IS_DRAWN_ALIKE`) is kept.
- A template is looked up, and the context of an included one made, in as few steps as possible.
"""

from __future__ import annotations

import re
from collections.abc import Callable, MutableMapping
from functools import lru_cache
from types import CodeType
from typing import Any

from jinja2 import Environment, Template, Undefined, nodes
from jinja2.environment import TemplateModule
from jinja2.nodes import EvalContext
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

from kotatsu.web.render.template_compiler import QuickCodeGenerator, joined, with_included

new_string = str.__new__
"""Makes markup of a string that is known to be one."""
_TO_ESCAPE = re.compile("[&<>'\"]")
DICT_METHODS = frozenset({"items", "keys", "values", "get"})
PLAIN_VALUES = frozenset({str, int, float, bool, type(None), Markup})
"""Two that are equal and of one kind are written alike."""
MAX_KEPT_DRAWINGS = 4096
"""Of each macro."""
WITHOUT_KEYS: set[type] = set()
"""Classes whose objects have attributes alone, filled as they are met: `obj.name` cannot mean `obj["name"]`."""


def written(value: Any) -> str:
    """A value as it is written out."""
    kind = value.__class__
    if kind is Markup:
        return value  # type: ignore[no-any-return]
    if kind is int or kind is float:
        return str(value)
    if kind is str and _TO_ESCAPE.search(value) is None:
        return value  # type: ignore[no-any-return]
    if kind is Undefined:  # an inline `if` without `else`
        return ""
    return escape(value)


@lru_cache(maxsize=1024)
def _cannot_change(kind: type) -> bool:
    """Whether a drawing may be kept by a value of this class."""
    if kind in PLAIN_VALUES or getattr(kind, "IS_DRAWN_ALIKE", False):
        return True
    params = getattr(kind, "__dataclass_params__", None)
    return params is not None and params.frozen and not params.eq


class QuickContext(Context):
    """Calls functions as they are. Macros take no context: everything here is escaped."""

    def __init__(
        self,
        environment: Environment,
        parent: dict[str, Any],
        name: str | None,
        blocks: dict[str, Any],
        globals: MutableMapping[str, Any] | None = None,  # noqa: A002 - Jinja's name
    ) -> None:
        self.parent = parent
        self.vars = {}
        self.environment = environment
        self.eval_ctx = EvalContext(environment, name)
        self.exported_vars = set()
        self.name = name
        self.globals_keys = set()  # all templates have the globals of the environment and no others
        self.blocks = {block: [draw] for block, draw in blocks.items()}

    def call(self, obj: Any, /, *args: Any, _loop_vars: Any = None, _block_vars: Any = None, **kwargs: Any) -> Any:
        """Called by templates for calls with a block; the variables of loops and blocks are for functions with a
        context."""
        return obj(*args, **kwargs)


class QuickMacro(Macro):
    """A macro, called without Jinja's reading of arguments where there is nothing to read."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._is_plain = not (self.caller or self.catch_kwargs or self.catch_varargs)
        self._kept: Callable[..., Markup] | None = None
        self._keeps: dict[tuple[type, ...], bool] = {}
        """Whether drawings of such arguments are kept."""

    def keep_drawings(self) -> None:
        """Keep what is drawn of values that cannot change; for a macro that depends on its arguments alone."""
        if self._is_plain:
            self._kept = lru_cache(maxsize=MAX_KEPT_DRAWINGS, typed=True)(self._draw)

    def _draw(self, *args: Any) -> Markup:
        return new_string(Markup, self._func(*args))

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The macro's output."""
        if self._is_plain and not kwargs and len(args) == self._argument_count:
            if self._kept is not None:
                kinds = tuple(map(type, args))
                keeps = self._keeps.get(kinds)
                if keeps is None:
                    keeps = self._keeps[kinds] = all(map(_cannot_change, kinds))
                if keeps:
                    return self._kept(*args)
            return new_string(Markup, self._func(*args))
        return super().__call__(*args, **kwargs)


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
        made.root_render_func.__globals__.update(
            escape=written,
            written=written,
            joined=joined,
            Macro=QuickMacro,
            quick_getattr=environment.getattr,
            without_keys=WITHOUT_KEYS,
        )
        return made

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        """Called where the template is imported without a context: made once for all of them."""
        if self._module is None:
            self._module = self.make_module()
            for exported in vars(self._module).values():
                if isinstance(exported, QuickMacro):
                    exported.keep_drawings()
        return self._module


class QuickEnvironment(Environment):
    """An environment whose templates are drawn quickly."""

    context_class = QuickContext
    template_class = QuickTemplate
    code_generator_class = QuickCodeGenerator

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._templates: dict[str, Template] = {}

    def get_template(
        self,
        name: str | Template,
        parent: str | None = None,
        globals: MutableMapping[str, Any] | None = None,  # noqa: A002 - Jinja's name
    ) -> Template:
        """A template, read once."""
        if not isinstance(name, str) or globals is not None:
            return super().get_template(name, parent, globals)
        found = self._templates.get(name)
        if found is None:
            found = self._templates[name] = super().get_template(name)
        return found

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        return with_included(self, super()._parse(source, name, filename))

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """What a template sees everywhere: the environment's own mapping, unless it is given more."""
        return super().make_globals(d) if d else self.globals

    def getattr(self, obj: Any, attribute: str) -> Any:
        """Called by templates for `obj.attribute`."""
        if obj.__class__ is dict and attribute in obj and attribute not in DICT_METHODS:
            return obj[attribute]
        try:
            found = getattr(obj, attribute)
            if not hasattr(obj.__class__, "__getitem__"):
                WITHOUT_KEYS.add(obj.__class__)
            return found
        except AttributeError:
            return super().getattr(obj, attribute)
