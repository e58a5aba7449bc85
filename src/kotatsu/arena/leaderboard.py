"""The leaderboard: every entry plays the same games, with fixed seeds, against the same references.

Bots that do not look at the clock play the same games again, so an entry can be verified by anybody: `digest` is of
every game's seats, result and length.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from kotatsu.arena.guarded_game import Played
from kotatsu.arena.tournament import Tournament, play_tournament
from kotatsu.engine.errors import BadSetting, listed
from kotatsu.experiments.intervals import Interval, wilson
from kotatsu.games import load

REFERENCES = ("random", "easy", "medium", "hard")
"""Whom an entry plays, weakest first."""
GAMES = 100
"""Against each reference, at the smallest table of the game."""
SEED = 20_270_101
FORMAT = 1
_NAME = re.compile(r"[\w .+:-]{1,40}")


@dataclass(frozen=True)
class Entry:
    """One player's games on the leaderboard of one game."""

    game: str
    version: int
    """Of the rules."""
    name: str
    bot: str
    """As `kotatsu arena --bots` takes it."""
    by: str
    wins: tuple[float, ...]
    """Against each reference, ties shared."""
    digest: str

    @property
    def shares(self) -> list[Interval]:
        """The share of wins against each reference, with its interval."""
        return [wilson(wins, GAMES) for wins in self.wins]


Play = Callable[[Tournament], list[Played]]


def measure(game: str, bot: str, *, name: str = "", by: str = "", play: Play = play_tournament) -> Entry:
    """Play an entry's games; BadSetting when the name does not fit or the bot lost decisions."""
    chosen, name = load(game), name or bot
    for text in (name, by or "-"):
        if not _NAME.fullmatch(text):
            raise BadSetting(f"{text!r} is not accepted as a name: letters, digits, spaces and . + : - up to 40")
    wins, hashed = [], hashlib.sha256()
    for reference in REFERENCES:
        tournament = Tournament(chosen.slug, (bot, reference), chosen.seats[0], GAMES, SEED)
        games = play(tournament)
        lost = sum(1 for one in games for fault in one.faults if fault.get("entrant") == 0)
        if lost:
            raise BadSetting(f"{bot} lost {lost} decisions against {reference}; an entry may lose none")
        wins.append(sum(share for one in games for seat, share in zip(one.lineup, one.result, strict=True) if not seat))
        for one in games:
            hashed.update(json.dumps([one.lineup, one.result, one.scores, one.decisions]).encode())
    return Entry(chosen.slug, chosen.version, name, bot, by, tuple(wins), hashed.hexdigest()[:16])


def read(path: Path) -> list[Entry]:
    """The entries of a leaderboard file; a missing file has none, a damaged one is BadSetting."""
    if not path.exists():
        return []
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        if found["format"] != FORMAT:
            raise BadSetting(f"{path} has format {found['format']}; this version reads {FORMAT}")
        return [Entry(**{**row, "wins": tuple(map(float, row["wins"]))}) for row in found["entries"]]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadSetting(f"{path} is not a leaderboard: {error}") from None


def write(path: Path, entries: Sequence[Entry]) -> None:
    """Write a leaderboard file; by game, then strongest first."""
    facts: dict[str, Any] = {"format": FORMAT, "seed": SEED, "games": GAMES, "references": REFERENCES}
    facts["entries"] = [asdict(one) for one in ordered(entries)]
    path.write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


def ordered(entries: Sequence[Entry]) -> list[Entry]:
    """By game, then by wins over all references."""
    return sorted(entries, key=lambda one: (one.game, -sum(one.wins), one.name))


def added(entries: Sequence[Entry], entry: Entry) -> list[Entry]:
    """The entries with a new one; it takes the place of an older one of the same game and name."""
    return [*(one for one in entries if (one.game, one.name) != (entry.game, entry.name)), entry]


def chosen(entries: Sequence[Entry], game: str = "", name: str = "") -> list[Entry]:
    """Entries of a game, or with a name; BadSetting says what there is."""
    found = [one for one in entries if game in ("", one.game) and name in ("", one.name)]
    if not found:
        raise BadSetting(f"no such entry; there are {listed(f'{one.game} {one.name}' for one in entries)}")
    return found


def is_same(entry: Entry, again: Entry) -> bool:
    """Whether an entry played the same games again, under the same rules."""
    return again == replace(entry, by=again.by)
