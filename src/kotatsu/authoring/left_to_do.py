"""What an author has left to do in a game: places marked TODO, and what a game can do without at first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kotatsu.conformance import coaching
from kotatsu.engine.contract import Game
from kotatsu.teaching import overview

MARK = "TODO"
AROUND_A_COMMENT = " :*-#/{}%>\"'"
SUFFIXES = {".py", ".toml", ".ftl", ".html", ".css", ".md"}


def left_to_do(game: Game, tests: Path, root: Path) -> list[str]:
    """One line for each thing, with its place."""
    folders = [game.folder, *([tests] if tests.exists() else [])]
    found = [line for folder in folders for line in _marked(folder, root)]
    if (root / "pyproject.toml").exists() and game.folder.name in (root / "pyproject.toml").read_text(encoding="utf-8"):
        found += list(_marked_in(root / "pyproject.toml", root))
    if not coaching.has_coach(game):
        found.append("words/en-coach.ftl: what the coach says to beginners; without it the coach is silent")
    if not (game.folder / overview.FILE).is_file():
        found.append(f"{overview.FILE}: a turn in pictures for the rules page; without it the page has clauses alone")
    if game.value is None:
        found.append("value.py: an estimate of each seat's chances; without it bots play every future to its end")
    return found


def _marked(folder: Path, root: Path) -> Iterator[str]:
    for file in sorted(folder.rglob("*")):
        if file.suffix in SUFFIXES and file.is_file() and "__pycache__" not in file.parts:
            yield from _marked_in(file, root)


def _marked_in(file: Path, root: Path) -> Iterator[str]:
    shown = file.relative_to(root) if file.is_relative_to(root) else file
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if MARK in line:
            yield f"{shown}:{number}: {line.partition(MARK)[2].strip(AROUND_A_COMMENT)}"
