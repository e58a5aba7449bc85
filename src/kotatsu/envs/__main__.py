"""`python -m kotatsu.envs tiki-topple ...`: what the numbers of a game's observation mean, as Markdown tables."""

from __future__ import annotations

import sys

from kotatsu.envs.observation import as_table
from kotatsu.games import GAMES, load


def main(slugs: list[str]) -> None:
    """Print the table of each game."""
    for slug in slugs:
        game = load(slug)
        print(f"## {game.title}: {game.actions.count} actions\n\n{as_table(game)}\n")


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
