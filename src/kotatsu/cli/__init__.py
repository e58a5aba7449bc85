"""The `kotatsu` command. Each command is a thin door; what it does lives in its own layer, imported when asked."""

from __future__ import annotations

import sys
from collections.abc import Callable

from cyclopts import App

from kotatsu import __version__
from kotatsu.cli import (
    authoring,
    experiments,
    leaderboard,
    lessons,
    playing,
    reviewing,
    server,
    speed,
    studying,
    training,
)
from kotatsu.cli.exit_codes import REFUSED
from kotatsu.engine.errors import KotatsuError

app = App(name="kotatsu", help="Modern tabletop games around one table.", version=__version__)

COMMANDS: dict[str, Callable[..., object]] = {
    "games": playing.games,
    "rules": playing.rules,
    "play": playing.play,
    "learn": lessons.learn,
    "verify": playing.verify,
    "review": reviewing.review,
    "puzzle": reviewing.puzzle,
    "puzzles": reviewing.puzzles,
    "serve": server.serve,
    "tables": server.tables,
    "host-link": server.host_link,
    "export": server.export,
    "import": server.import_,
    "arena": experiments.arena,
    "study": studying.study,
    "bench": speed.bench,
    "train": training.train,
    "calibrate": training.calibrate,
    "check": authoring.check,
    "conform": authoring.conform,
    "golden": authoring.golden,
    "new-game": authoring.new_game,
}

for name, command in COMMANDS.items():
    app.command(command, name=name)
app.command(leaderboard.app)


def main() -> None:
    """The command. A KotatsuError is a sentence and an exit code, never a traceback."""
    try:
        app()
    except KotatsuError as error:
        print(f"kotatsu: {error}", file=sys.stderr)
        sys.exit(REFUSED)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
