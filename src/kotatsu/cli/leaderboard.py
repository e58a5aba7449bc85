"""The leaderboard's commands: show, add, verify."""

from __future__ import annotations

import sys
from pathlib import Path

from cyclopts import App

from kotatsu.cli.exit_codes import FAILED

FILE = Path("bench/leaderboard.json")
app = App(name="leaderboard", help="Players on fixed games: show the leaderboard, add an entry, verify the others.")


@app.command
def show(game: str = "", *, file: Path = FILE) -> None:
    """Print the leaderboard, of one game or of all."""
    from kotatsu.arena import leaderboard_commands

    leaderboard_commands.show(file, game)


@app.command
def add(game: str, bot: str, *, name: str = "", by: str = "", workers: int | None = None, file: Path = FILE) -> None:
    """Play the fixed games with a bot and write its entry.

    Parameters
    ----------
    bot
        As `kotatsu arena --bots` takes it: a level, `net:FILE`, `module:name` of your own.
    name
        What the entry is called; the bot's own spelling unless told.
    by
        Who made it.
    workers
        Processes at once; all cores unless told.
    """
    from kotatsu.arena import leaderboard_commands

    leaderboard_commands.add(file, game, bot, name=name, by=by, workers=workers)


@app.command
def verify(game: str = "", *, name: str = "", workers: int | None = None, file: Path = FILE) -> None:
    """Play entries again and say whether each plays the same games."""
    from kotatsu.arena import leaderboard_commands

    if not leaderboard_commands.verify(file, game, name, workers):
        sys.exit(FAILED)
