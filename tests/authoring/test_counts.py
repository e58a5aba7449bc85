"""Nothing counts the games: what is there is listed, and an installed package adds to it."""

from __future__ import annotations

import re
from pathlib import Path

import kotatsu

SOURCE = Path(kotatsu.__file__).parent
COUNTED = re.compile(r"\b(five|5|six|cinq)\s+(modern\s+)?(tabletop\s+|board\s+)?(games|jeux)\b", re.IGNORECASE)
TEXTS = {".py", ".ftl", ".html", ".toml", ".md", ".tmpl"}
ROOM = SOURCE / "web" / "words"


def test_no_text_counts_the_games() -> None:
    files = [file for file in SOURCE.rglob("*") if file.suffix in TEXTS and ROOM not in file.parents]
    assert not [str(file) for file in files if COUNTED.search(file.read_text(encoding="utf-8"))]
