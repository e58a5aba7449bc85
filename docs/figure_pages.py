"""Pages of measured figures, read from bench/: the leaderboard, and the curves of the trainings."""

from __future__ import annotations

import csv
import shutil
from collections.abc import Iterator
from pathlib import Path

import kotatsu
from kotatsu.arena import leaderboard
from kotatsu.arena.leaderboard import GAMES, REFERENCES, SEED, Entry

BENCH = Path(__file__).parents[1] / "bench"
WIDTH, HEIGHT, MARGIN = 640, 200, 40
LONGEST_SECONDS = 450


def write_all(folder: Path) -> None:
    """Write the pages anew."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    entries = leaderboard.read(BENCH / "leaderboard.json")
    (folder / "leaderboard.md").write_text("\n".join(leaderboard_page(entries)) + "\n", encoding="utf-8")
    (folder / "training.md").write_text("\n".join(training_page(folder)) + "\n", encoding="utf-8")


def leaderboard_page(entries: list[Entry]) -> Iterator[str]:
    """The leaderboard: a table for each game."""
    yield from ("# Leaderboard", "")
    yield f"Every entry plays the same {GAMES} games against each reference at the smallest table, seed {SEED};"
    yield "shares of the wins, with 95 % intervals. Nobody looks at the clock, so an entry plays the same games again:"
    yield from ("", "```", "kotatsu leaderboard add pikit mymodule:MyBot --name mine --by me")
    yield from ("kotatsu leaderboard verify pikit", "```", "")
    for game in kotatsu.every():
        found = [entry for entry in leaderboard.ordered(entries) if entry.game == game.slug]
        if found:
            yield from (f"## {game.title}", "", *entry_table(found), "")
    yield "`net` is the net alone, which is what `hard` plays. MaskablePPO is `examples/maskable_ppo.py`: 30,000"
    yield "decisions of one seat against `random` and `easy`."


def entry_table(entries: list[Entry]) -> Iterator[str]:
    """The entries of one game, strongest first."""
    yield "| player | " + " | ".join(f"against `{name}`" for name in REFERENCES) + " | rules | digest |"
    yield "|---" * (len(REFERENCES) + 3) + "|"
    for entry in entries:
        shares = (f"{100 * one.value:.0f} % ({100 * one.low:.0f}-{100 * one.high:.0f})" for one in entry.shares)
        yield f"| {entry.name} | {' | '.join(shares)} | {entry.version} | `{entry.digest}` |"


def training_page(folder: Path) -> Iterator[str]:
    """The curve of each net's first training."""
    yield from ("# Training curves", "")
    yield (
        "The share of wins against random play while each net learned from nothing; the broken line is an equal share."
    )
    yield "King of Tokyo and Pikit were then trained on, which this share no longer tells apart. The numbers are in"
    yield "`bench/training/`, later trainings too; how the levels compare is in [Opponents](../opponents.md)."
    for game in kotatsu.every():
        path = BENCH / "training" / f"{game.slug}.csv"
        if path.exists():
            (folder / f"{game.slug}.svg").write_text(curve(path), encoding="utf-8")
            yield from ("", f"## {game.title}", "", f"![Training of {game.title}]({game.slug}.svg)")


def curve(path: Path) -> str:
    """A training's share of wins over its seconds, as an SVG."""
    with path.open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if float(row["equal"]) > 0]
    points = " ".join(f"{_x(float(row['seconds'])):.1f},{_y(float(row['share'])):.1f}" for row in rows)
    equal = _y(float(rows[-1]["equal"]))
    marks = "".join(
        f'<text x="{_x(seconds):.0f}" y="{HEIGHT - 12}" text-anchor="middle">{seconds} s</text>'
        for seconds in range(0, LONGEST_SECONDS, 100)
    )
    levels = "".join(
        f'<text x="{MARGIN - 6}" y="{_y(share) + 4:.0f}" text-anchor="end">{share:.0%}</text>' for share in (0, 0.5, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12" fill="#777"><path d="M{MARGIN} {_y(1):.0f}V{_y(0):.0f}H{WIDTH - MARGIN}" fill="none" '
        f'stroke="#999"/><path d="M{MARGIN} {equal:.1f}H{WIDTH - MARGIN}" stroke="#999" stroke-dasharray="4 4"/>'
        f'<polyline points="{points}" fill="none" stroke="#c2410c" stroke-width="2.5"/>{marks}{levels}</svg>\n'
    )


def _x(seconds: float) -> float:
    return MARGIN + (WIDTH - 2 * MARGIN) * seconds / LONGEST_SECONDS


def _y(share: float) -> float:
    return HEIGHT - 32 - (HEIGHT - 48) * share
