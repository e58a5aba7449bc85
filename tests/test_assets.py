"""Scripts, style sheets and templates: formatted, readable, and every colour named once."""

from __future__ import annotations

import re

import pytest

from tests.assets import STATIC, formatted, formatted_files, long_lines

COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch)\(")
DEFINITION = re.compile(r"^\s*--[a-z0-9-]+:")
COLOURS = STATIC / "colours.css"


@pytest.mark.parametrize("name", [file.name for file in formatted_files()])
def test_scripts_and_style_sheets_are_formatted(name: str) -> None:
    file = STATIC / name
    assert formatted(file) == file.read_text(encoding="utf-8"), "run: python -m tests.assets --write"


def test_no_line_is_too_long() -> None:
    assert list(long_lines()) == []


def test_every_colour_of_the_pages_is_named_once() -> None:
    """A colour stands in colours.css, behind a name; everywhere else stands the name."""
    for file in STATIC.glob("*.css"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if COLOUR.search(line):
                assert file == COLOURS, f"{file.name}: {line.strip()}"
                assert DEFINITION.match(line), line
    named = re.findall(r"(--[a-z0-9-]+):", COLOURS.read_text(encoding="utf-8"))
    assert len(named) == len(set(named))
