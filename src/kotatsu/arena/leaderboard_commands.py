"""What `kotatsu leaderboard` does, for the command line to call."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from kotatsu.arena import leaderboard
from kotatsu.arena.guarded_game import Played
from kotatsu.arena.leaderboard import Entry
from kotatsu.arena.tournament import Tournament, play_tournament
from kotatsu.experiments.outputs import check_writable
from kotatsu.experiments.progress import progress_bar
from kotatsu.games import load


def show(file: Path, game: str) -> None:
    """Print the leaderboard."""
    entries = leaderboard.read(file)
    print_table(leaderboard.chosen(entries, load(game).slug if game else "") if entries else [])


def add(file: Path, game: str, bot: str, *, name: str, by: str, workers: int | None = None) -> None:
    """Play an entry's games, on all cores unless told, and write it to the file."""
    check_writable(file)
    entries = leaderboard.read(file)
    entry = leaderboard.measure(load(game).slug, bot, name=name, by=by, play=_played_by(workers))
    leaderboard.write(file, leaderboard.added(entries, entry))
    print_table([entry])


def verify(file: Path, game: str, name: str, workers: int | None = None) -> bool:
    """Play entries again and say which played the same games; whether all did."""
    sound = True
    for entry in leaderboard.chosen(leaderboard.read(file), load(game).slug if game else "", name):
        again = leaderboard.measure(entry.game, entry.bot, name=entry.name, by=entry.by, play=_played_by(workers))
        same = leaderboard.is_same(entry, again)
        sound = sound and same
        said = "the same games" if same else f"other games: {again.wins} in place of {entry.wins}"
        print(f"{entry.game} {entry.name}: {said}", flush=True)
    return sound


def _played_by(workers: int | None) -> leaderboard.Play:
    def play(tournament: Tournament) -> list[Played]:
        with progress_bar(f"{tournament.game}: {', '.join(tournament.bots)}") as progress:
            return play_tournament(tournament, progress=progress, workers=workers)

    return play


def print_table(entries: list[Entry]) -> None:
    """The entries with their share of wins against each reference and its 95 % interval."""
    table = Table(title=f"{leaderboard.GAMES} games against each, seed {leaderboard.SEED}")
    for heading in ("game", "player", *leaderboard.REFERENCES, "digest"):
        table.add_column(heading)
    for entry in leaderboard.ordered(entries):
        shares = (f"{one.value:.0%} ({one.low:.0%}-{one.high:.0%})" for one in entry.shares)
        table.add_row(entry.game, entry.name, *shares, entry.digest)
    Console().print(table)
