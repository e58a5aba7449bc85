"""Whether every part of a game says where its print is known from."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kotatsu.engine.errors import listed
from kotatsu.engine.parts import SOURCES

SOURCE = "source"


def parts_without_source(folder: Path) -> Iterator[str]:
    """A sentence for every entry of parts.toml that has no source, or an unknown one."""
    file = folder / "parts.toml"
    if not file.exists():
        yield f"{file}: there is no parts.toml; what is printed on the components belongs there"
        return
    for name, entry in tomllib.loads(file.read_text(encoding="utf-8")).items():
        yield from _entry(file, name, entry)


def _entry(file: Path, name: str, entry: Any) -> Iterator[str]:
    """A table has a source, or each of its entries has."""
    if isinstance(entry, dict) and SOURCE in entry:
        if entry[SOURCE] not in SOURCES:
            yield f"{file}: {name} has source = {entry[SOURCE]!r}; accepted: {listed(SOURCES)}"
        return
    inner = list(entry.items()) if isinstance(entry, dict) else _numbered(entry)
    tables = [(key, value) for key, value in inner if isinstance(value, dict | list)]
    if not tables or len(tables) < len(inner):
        yield f"{file}: {name} has no source; write source = {listed(repr(known) for known in SOURCES)}, one of these"
        return
    for key, value in tables:
        yield from _entry(file, f"{name}.{key}", value)


def _numbered(entry: Any) -> list[tuple[Any, Any]]:
    if not isinstance(entry, list):
        return []
    return [(item.get("id", place) if isinstance(item, dict) else place, item) for place, item in enumerate(entry)]
