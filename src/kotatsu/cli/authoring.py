"""Commands of somebody who writes a game: check, new-game, conform, golden."""

from __future__ import annotations

import sys
from pathlib import Path

from kotatsu import every, load
from kotatsu.cli.exit_codes import FAILED
from kotatsu.engine.extras import extra


def check(game: str = "", *, games: int = 100, seed: int = 1, bounds: bool = False) -> None:
    """Check a game's rules: the dialect, empty masks, games that never end, and every target byte for byte.

    Parameters
    ----------
    bounds
        Also play by compiled rules that check every index; compiled once more, which takes a while.
    """
    from kotatsu.authoring.check import check_games

    if not check_games([load(game)] if game else every(), count=games, seed=seed, bounds=bounds):
        sys.exit(FAILED)


def new_game(name: str, *, inside: bool = False, folder: Path | None = None) -> None:
    """Write a whole small game to begin with: rules, words in both languages, a page, tests.

    Parameters
    ----------
    name
        What it is called, such as love-letter.
    inside
        A game of Kotatsu's own sources instead of a package of its own.
    folder
        Where the package goes; kotatsu-NAME unless told.
    """
    from kotatsu.authoring.new_game import new_game as write_new_game

    print("\n".join(write_new_game(name, inside=inside, folder=folder)))


def conform(game: str, *, tests: Path | None = None, golden: Path | None = None) -> None:
    """Hold a game to all that every game is held to, and print what its author has left to do.

    Parameters
    ----------
    tests
        The folder of the game's own tests; the project's unless told.
    golden
        The folder of its playthroughs; tests/golden of the project unless told.
    """
    with extra("conform"):
        from kotatsu.authoring.conform import conform as conform_game

    if not conform_game(load(game), tests=tests, golden_folder=golden):
        sys.exit(FAILED)


def golden(game: str, *, folder: Path | None = None) -> None:
    """Write a game's golden playthroughs anew; read the difference.

    Parameters
    ----------
    folder
        Where they go; tests/golden of the game's project unless told.
    """
    from kotatsu.authoring.folders import Folders
    from kotatsu.conformance.golden import write_golden

    found = load(game)
    for file in write_golden(found, Folders.of(found, None, folder).golden):
        print(file)
