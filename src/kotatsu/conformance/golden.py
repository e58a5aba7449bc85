"""Golden playthroughs: one random game of each configuration as text that a person reads and a test compares.

What was asked, what was chosen, what chance said, what was told and to whom, where it led.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kotatsu.conformance.play import NAMES, option_sets, wander
from kotatsu.engine.contract import Game
from kotatsu.engine.events import EVERYONE, Event
from kotatsu.engine.layout import SPECTATOR
from kotatsu.engine.match import Match
from kotatsu.words import Words

SEED = 1
MOST_PLIES = 120
"""Long games are told so far; their end is told in any case."""
Options = dict[str, str]


def golden_configurations(game: Game) -> list[tuple[int, Options]]:
    """Each number of seats; options only at the fewest."""
    found = []
    for seats in game.seat_counts:
        sets = option_sets(game) if seats == game.seats[0] else option_sets(game)[:1]
        found += [(seats, options) for options in sets]
    return found


def golden_name(game: Game, seats: int, options: Options) -> str:
    """The file name of a playthrough."""
    chosen = "".join(f"-{name}-{value}" for name, value in options.items())
    return f"{game.slug}-{seats}{chosen}.txt"


def playthrough(game: Game, seats: int, options: Options) -> str:
    """One random game as text."""
    match = Match(game, seats, seed=SEED, options=options)
    words = Words(game, "en")
    lines = [f"{game.title}, {seats} seats, seed {SEED}, rules version {game.version}"]
    lines += [f"draws {match.setup_draws}"]
    lines += [_event(event, words) for event in match.opening]
    for at in wander(match, SEED):
        if 0 < at.ply <= MOST_PLIES or at.over:
            ply = at.plies[-1]
            lines.append(f"{at.ply - 1}. {NAMES[ply.seat]}: {game.actions.text(ply.action)}")
            if ply.draws:
                lines.append(f"  draws {list(ply.draws)}")
            lines += [_event(event, words) for event in ply.events]
            lines.append(f"  [{ply.digest}] scores {at.scores()}")
        if not at.over and at.ply < MOST_PLIES:
            lines.append(f"  ? {words.question(at.state, NAMES, SPECTATOR)} ({len(at.legal())} choices)")
    lines.append(f"result {match.result()} after {match.ply} decisions")
    return "\n".join(lines) + "\n"


def _event(event: Event, words: Words) -> str:
    """A log line, with its audience where not everybody hears it."""
    told = words.event(event, NAMES, SPECTATOR)
    if event.audience == EVERYONE:
        return f"  {told}"
    hearers = NAMES[event.audience] if event.audience >= 0 else f"all but {NAMES[-2 - event.audience]}"
    return f"  (to {hearers}) {told}"


def left_over(game: Game, folder: Path) -> list[Path]:
    """Playthroughs of configurations that the game has no more."""
    meant = {golden_name(game, seats, options) for seats, options in golden_configurations(game)}
    return [file for file in sorted(folder.glob(f"{game.slug}-[0-9]*.txt")) if file.name not in meant]


def write_golden(game: Game, folder: Path) -> Iterator[Path]:
    """Write a game's playthroughs anew; those of configurations that are gone are removed."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in left_over(game, folder):
        file.unlink()
    for seats, options in golden_configurations(game):
        file = folder / golden_name(game, seats, options)
        file.write_text(playthrough(game, seats, options), encoding="utf-8")
        yield file


def check_golden(game: Game, folder: Path) -> Iterator[str]:
    """Playthroughs are as they were written; none is missing, none left over."""
    for file in left_over(game, folder):
        yield f"{file.name} is of a configuration that the game has no more; `kotatsu golden {game.slug}` removes it"
    for seats, options in golden_configurations(game):
        file = folder / golden_name(game, seats, options)
        if not file.exists():
            yield f"there is no playthrough {file}: run `kotatsu golden {game.slug}`, read it, commit it"
            continue
        then, now = file.read_text(encoding="utf-8").splitlines(), playthrough(game, seats, options).splitlines()
        for number, (old, new) in enumerate(zip(then, now, strict=False), 1):
            if old != new:
                yield f"{file.name}:{number}: was {old!r}, is {new!r}; if so meant: `kotatsu golden {game.slug}`"
                break
        else:
            if len(then) != len(now):
                yield f"{file.name}: had {len(then)} lines, has {len(now)}"
