"""`python -m kotatsu.arena.many_tables LIST OUT --seconds 500`: the arenas of a list on all cores, for so long.

A line of the list is a game, its seats, how many games, and two bots or more: `tiki-topple 2 200 master,search:16384`.
The games of each table are kept in OUT and taken up again by the same command; without `--seconds` all are played.
The figures of all tables are printed in the end, whether all games were played or not. Games that run when the time is
up are lost, so a table that was cut has a little too many short ones.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from kotatsu.arena.figures import figures
from kotatsu.arena.shared_cores import play_tournaments
from kotatsu.arena.tournament import Tournament, open_results
from kotatsu.engine.errors import BadSetting
from kotatsu.experiments.intervals import Interval

HEADINGS = "| game | seats | bots | games | first bot wins % | equal | ms a decision |\n|---|---|---|---|---|---|---|"


@dataclass(frozen=True)
class Table:
    """One line of the list, and where its games are kept."""

    tournament: Tournament
    results: Path

    @classmethod
    def read(cls, line: str, seed: int, out: Path) -> Table:
        """A table from its line; BadSetting says what a line looks like."""
        words = line.split()
        if len(words) != 4 or not words[1].isdecimal() or not words[2].isdecimal():
            raise BadSetting(f"{line!r} is not a table; accepted: tiki-topple 2 200 master,search:16384")
        game, seats, games, bots = words
        name = "".join(letter if letter.isalnum() else "-" for letter in f"{game}-{seats}-{bots}")
        tournament = Tournament(game, tuple(bots.split(",")), int(seats), int(games), seed).checked()
        return cls(tournament, out / f"{name[-120:]}.ndjson")

    def line(self) -> str:
        """What its games say, as a row of a table."""
        tournament = self.tournament
        played = open_results(tournament, self.results).in_order(tournament.games) if self.results.exists() else []
        head = f"| {tournament.game} | {tournament.seats} | {', '.join(tournament.bots)} | {len(played)} "
        if not played:
            return head + "| | | |"
        first, *_ = found = figures(tournament.names, played).entrants
        lost = sum(sum(entrant.faults.values()) for entrant in found)
        times = ", ".join(f"{entrant.milliseconds:.1f}" for entrant in found)
        told = f"; {lost} decisions lost" if lost else ""
        return f"{head}| {_percent(first.share)} | {100 * first.equal:.1f} | {times}{told} |"


def _percent(share: Interval) -> str:
    return f"{100 * share.value:.1f} ({100 * share.low:.1f}-{100 * share.high:.1f})"


def main() -> None:
    """Read the list, play, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("list", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, help="processes; all cores unless told")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    lines = [line for line in given.list.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    tables = [Table.read(line, given.seed, given.out) for line in lines]
    play_tournaments([(table.tournament, table.results) for table in tables], given.seconds, given.workers)
    print(HEADINGS)
    for table in tables:
        print(table.line())
    sys.stdout.flush()


if __name__ == "__main__":
    main()
