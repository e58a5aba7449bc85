"""Where a game's project, its tests and its playthroughs are."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from kotatsu.engine.contract import Game


@dataclass(frozen=True)
class Folders:
    """Where a game's own tests and playthroughs are."""

    root: Path
    tests: Path
    golden: Path

    @classmethod
    def of(cls, game: Game, tests: Path | None, golden_folder: Path | None) -> Folders:
        """Those of the project that the game's folder is in, or that one stands in, unless told."""
        parents = (game.folder, *game.folder.parents)
        root = next((folder for folder in parents if (folder / "pyproject.toml").exists()), Path.cwd())
        inside = root / "tests" / "games" / game.folder.name
        return cls(
            root,
            (tests or (inside if inside.exists() else root / "tests")).resolve(),
            (golden_folder or root / "tests" / "golden").resolve(),
        )
