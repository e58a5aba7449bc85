"""Why a move is refused, in an English sentence from the game's own words.

Pages and terminals render refusals through the full language layer; this is for those who only have the library.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from kotatsu.engine.contract import Game

_MESSAGE = re.compile(r"^refusal-([A-Z]*\d+) = (.*(?:\n[ ]+.*)*)", re.MULTILINE)


def sentence(game: Game, code: int) -> str:
    """The sentence of the clause that forbids something."""
    label = game.clauses.label(code)
    return _sentences(game.folder).get(label, f"see clause {game.clauses.name(code)}")


@lru_cache
def _sentences(folder: Path) -> dict[str, str]:
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted((folder / "words").glob("en*.ftl")))
    return {label: " ".join(body.split()) for label, body in _MESSAGE.findall(text)}
