"""`python -m kotatsu.envs tiki-topple ...`: what the numbers of observations and actions mean, as Markdown."""

from __future__ import annotations

import sys

from kotatsu.envs.reference import as_markdown
from kotatsu.games import GAMES, load


def main(slugs: list[str]) -> None:
    """Print the reference of each game."""
    for slug in slugs:
        print(f"{as_markdown(load(slug))}\n")


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
