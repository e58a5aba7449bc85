"""A game in two minutes: its goal, a turn in pictures, how it ends.

`overview.toml` of a game's folder names positions and the moves that are shown; every picture is drawn by the engine
from a real match. The sentences are words: `overview-goal`, `overview-step-<name>`, `overview-end`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, KotatsuError, listed
from kotatsu.engine.match import Match
from kotatsu.words import Words

FILE = "overview.toml"
BOARD, OWN = "board", "own"
"""What a picture shows: the middle of the table, what lies before the reader, or a screen of page.SCREENS."""


@dataclass(frozen=True)
class Step:
    """Something that is shown: a position, and the same after a few moves."""

    name: str
    """Of its words: `overview-step-<name>`."""
    show: str
    seat: int
    """Whose eyes the pictures have."""
    before: Match
    after: Match | None
    """None where one picture is enough."""


@dataclass(frozen=True)
class OverviewText:
    """The overview in one language."""

    goal: str
    steps: tuple[str, ...]
    end: str

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """All of it, in order."""
        return (self.goal, *self.steps, self.end)


@lru_cache(maxsize=32)
def overview_steps(game: Game) -> tuple[Step, ...]:
    """The pictures of a game's overview; none where it has no overview.toml. BadSetting says what is wrong with it."""
    file = game.folder / FILE
    if not file.is_file():
        return ()
    steps: dict[str, Step] = {}
    for entry in tomllib.loads(file.read_text(encoding="utf-8")).get("step", []):
        try:
            step = _read(game, dict(entry), steps)
        except (KotatsuError, KeyError, TypeError, ValueError) as error:
            raise BadSetting(f"{file.name} of {game.slug}, step {entry.get('name', '?')!r}: {error}") from error
        steps[step.name] = step
    return tuple(steps.values())


def _read(game: Game, entry: dict[str, Any], earlier: dict[str, Step]) -> Step:
    name, show = entry.pop("name"), entry.pop("show", BOARD)
    shown = (BOARD, OWN, *game.page.SCREENS)
    if show not in shown:
        raise BadSetting(f"show = {show!r} is not drawn; accepted: {listed(shown)}")
    before = _start(game, entry, earlier)
    for action in entry.pop("plies", []):
        before.play(action)
    seat = entry.pop("seat", before.actor)
    step = Step(name, show, seat, before, None)
    draws, actions = entry.pop("draws", []), entry.pop("actions", [])
    if entry:
        raise BadSetting(f"{listed(entry)} is not known here")
    return replace(step, after=_played(before.copy(), actions, draws)) if actions else step


def _start(game: Game, entry: dict[str, Any], earlier: dict[str, Step]) -> Match:
    """A new match, or the end of an earlier step."""
    follows = entry.pop("follows", "")
    if follows:
        step = earlier[follows]
        return (step.after or step.before).copy()
    return Match(game, entry.pop("seats", game.seats[0]), seed=entry.pop("seed"), options=entry.pop("options", {}))


def _played(match: Match, actions: list[str], draws: list[int]) -> Match:
    """The moves that are shown; draws are for the last of them."""
    for number, action in enumerate(actions, start=1):
        if draws and number == len(actions):
            match.rig(*draws)
        match.play(action)
    return match


def overview_text(game: Game, words: Words) -> OverviewText | None:
    """The sentences of the overview, or None where the game has none."""
    if not words.has("overview-goal"):
        return None
    steps = tuple(words.text(f"overview-step-{step.name}") for step in overview_steps(game))
    return OverviewText(words.text("overview-goal"), steps, words.text("overview-end"))
