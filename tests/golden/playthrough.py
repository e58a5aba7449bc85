"""The text of a playthrough: what was asked, what was chosen, what chance said, what was told, where it led."""

from __future__ import annotations

from pathlib import Path

import kotatsu
from kotatsu.words import Words
from tests.support import NAMES, option_sets, table, wander

SEED = 1
MOST_PLIES = 120
"""Long games are told so far; their end is told in any case."""


def every_table() -> list[tuple[str, int, dict[str, str]]]:
    """Each game at each number of seats; options only at the fewest."""
    found = []
    for game in kotatsu.every():
        for seats in game.seat_counts:
            sets = option_sets(game) if seats == game.seats[0] else option_sets(game)[:1]
            found += [(game.slug, seats, options) for options in sets]
    return found


def path(slug: str, seats: int, options: dict[str, str]) -> Path:
    """The file of a playthrough."""
    chosen = "".join(f"-{name}-{value}" for name, value in options.items())
    return Path(__file__).with_name(f"{slug}-{seats}{chosen}.txt")


def playthrough(slug: str, seats: int, options: dict[str, str]) -> str:
    """One random game as text."""
    match = table(slug, seats, options, SEED)
    words = Words(match.game, "en")
    lines = [f"{match.game.title}, {seats} seats, seed {SEED}, rules version {match.game.version}"]
    lines += [f"draws {match.setup_draws}"]
    lines += [f"  {words.event(event, NAMES, kotatsu.SPECTATOR)}" for event in match.opening]
    for at in wander(match, SEED):
        if 0 < at.ply <= MOST_PLIES or at.over:
            ply = at.plies[-1]
            lines.append(f"{at.ply - 1}. {NAMES[ply.seat]}: {at.game.actions.text(ply.action)}")
            if ply.draws:
                lines.append(f"  draws {list(ply.draws)}")
            for event in ply.events:
                lines.append(f"  {words.event(event, NAMES, kotatsu.SPECTATOR)}")
            lines.append(f"  [{ply.digest}] scores {at.scores()}")
        if not at.over and at.ply < MOST_PLIES:
            lines.append(f"  ? {words.question(at.state, NAMES, kotatsu.SPECTATOR)} ({len(at.legal())} choices)")
    lines.append(f"result {match.result()} after {match.ply} decisions")
    return "\n".join(lines) + "\n"
