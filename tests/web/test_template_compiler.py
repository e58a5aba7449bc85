"""Templates that are written as Python with less ceremony draw what Jinja draws."""

from __future__ import annotations

from types import MappingProxyType, SimpleNamespace

import jinja2
import pytest
from markupsafe import Markup

from kotatsu.web.render.quick_templates import QuickEnvironment

PARTS = {
    "part": "{% set word = 'own' %}{{ word }}{{ value }}{% import 'macros' as macros %}{{ macros.mark(value) }}",
    "macros": "{% macro mark(value) %}[{{ value }}]{% endmacro %}",
    "in-blocks": "{% block one %}{{ value }}{% endblock %}",
}
TEMPLATES = (
    "{% set word = 'mine' %}{% include 'part' %}{{ word }}",
    "{% for value in values %}{% include 'part' %}{{ loop.index }}{% endfor %}{{ value }}",
    "{% macro drawn(value) %}{% include 'part' %}{% endmacro %}{{ drawn('<') }}",
    "{% include 'in-blocks' %}",
    "{% include ['absent', 'part'] %}{% include 'absent' ignore missing %}",
    "{{ thing.a }}{{ keyed.a }}{{ proxied.a }}{{ keyed.items() | list | length }}{{ thing.inner.a }}",
    "{{ thing.absent is defined }}{{ thing.inner is defined }}{{ keyed.absent is defined }}{{ thing.a is defined }}",
    "{{ thing.absent | default('none') }}{{ thing.absent | d(thing.a) }}{{ thing.a | upper }}",
    "{{ 'a' ~ thing.a ~ value }}{{ 'a' ~ 1 }}{{ marked ~ value }}{{ value ~ marked }}{{ 1 ~ 2 }}",
    "{{ value }}{{ marked }}{{ 1 }}{{ 1.5 }}{{ none }}{{ true }}{{ values }}{{ 'x' if false }}",
    "{% set held %}<{{ value }}>{% endset %}{{ held }}{{ value | safe }}{{ values | map('upper') | join(', ') }}",
    "{% call(x) applied(value) %}{{ x }}{{ thing.a }}{% endcall %}",
)


def values() -> dict[str, object]:
    thing = SimpleNamespace(a="a<b", inner=SimpleNamespace(a=MappingProxyType({})))
    return {
        "value": "v&w",
        "values": ["x", "<y>"],
        "thing": thing,
        "keyed": {"a": "key", "b": 2},
        "proxied": MappingProxyType({"a": "proxied"}),
        "marked": Markup("<b>"),
        "applied": lambda value, caller: caller(value),
    }


@pytest.mark.parametrize("template", TEMPLATES)
def test_templates_draw_what_jinja_draws(template: str) -> None:
    drawn = []
    for kind in (QuickEnvironment, jinja2.Environment):
        loader = jinja2.DictLoader({**PARTS, "page": template})
        made = kind(loader=loader, autoescape=True, undefined=jinja2.StrictUndefined)
        drawn.append([made.get_template("page").render(values()) for _ in range(2)])
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("template", ["{{ thing.absent }}", "{{ keyed.absent }}", "{{ absent.a }}", "{{ absent }}"])
def test_what_is_not_there_is_an_error(template: str) -> None:
    made = QuickEnvironment(loader=jinja2.DictLoader({"page": template}), undefined=jinja2.StrictUndefined)
    for _ in range(2):
        with pytest.raises((jinja2.UndefinedError, AttributeError)):
            made.get_template("page").render(values())


def test_what_is_included_is_part_of_the_page() -> None:
    made = QuickEnvironment(loader=jinja2.DictLoader(PARTS))
    assert "get_template" not in str(made.compile("{% include 'macros' %}", raw=True))
    assert "get_template" in str(made.compile("{% include 'in-blocks' %}", raw=True)), "its blocks are its own"
