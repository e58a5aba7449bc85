"""Draws looked at far: what the largest ones gave, many plies on.

Right after a draw the critic often sees little of what it gives. So the draws that matter most to it are looked at
again: the world as it was drawn and the same ply with other draws are both played on by the policy, with the same
chance for both, and then the critic is asked. What it said at once and what is seen so are averaged, each by its error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from kotatsu.reviews.judge import Judge
from kotatsu.reviews.model import MOST_DRAWS, SETUP_PLY, Draw
from kotatsu.reviews.paired import Values, far_mean_and_error
from kotatsu.reviews.states import reseed
from kotatsu.reviews.timeline import Timeline


@dataclass(frozen=True)
class FarDrawSettings:
    """How hard draws are looked at."""

    draws: int = 12
    """The largest draws of a game, which are looked at again."""
    last_draws: int = 6
    """So many more of those from which the end is near: there the critic may be at its worst, and looks are cheap."""
    part_of_game: float = 0.12
    most_plies: int = 48
    """How many decisions are played on: this part of the game's own, and no more than so many."""
    worlds: int = 8
    most_worlds: int = 32
    """Pairs of worlds of a round, one as it was drawn, one drawn again; near the end more, for the same work."""
    effort: int = 11_000
    """Decisions that all rounds may play on. After the first round only draws go on that may or may not be named."""
    open_errors: float = 3.0
    """A draw may or may not be named while it is so few standard errors from the size that separates them."""
    critic_error: float = 0.06
    """How far the critic is taken to be off right after one of the largest draws of a game."""


SETTINGS = FarDrawSettings()


@dataclass
class _Looked:
    """A draw, and by how much each seat's chance was better in each pair of worlds."""

    draw: Draw
    words: np.random.Generator
    differences: list[Values] = field(default_factory=list)


def looked_far(judge: Judge, line: Timeline, draws: Sequence[Draw], settings: FarDrawSettings = SETTINGS) -> list[Draw]:
    """The draws of a game, the largest of them looked at again."""
    seats = line.match.seats
    plies = min(settings.most_plies, max(1, int(settings.part_of_game * line.match.ply)))
    looked = [
        _Looked(draw, line.words(f"looking again at the draw of ply {draw.ply}"))
        for draw in _worth_looking(draws, line.match.ply - plies, seats, settings)
    ]
    going, effort = looked, settings.effort
    while going and effort > 0:
        effort -= _play_round(judge, line, going, plies, settings)
        going = _open(looked, seats, settings)
    found = {one.draw.ply: _averaged(one, settings) for one in looked if one.differences}
    return [found.get(draw.ply, draw) for draw in draws]


def _worth_looking(draws: Sequence[Draw], near_end: int, seats: int, settings: FarDrawSettings) -> list[Draw]:
    """The largest draws, and some more of those from a ply on where the end is near."""
    largest = sorted(draws, key=lambda draw: -_size(draw, seats))
    last = [draw for draw in largest[settings.draws :] if draw.ply >= near_end]
    return [*largest[: settings.draws], *last[: settings.last_draws]]


def _play_round(judge: Judge, line: Timeline, going: Sequence[_Looked], plies: int, settings: FarDrawSettings) -> int:
    """Some more worlds for each draw; how many decisions were played on."""
    worlds: list[Any] = []
    fortunes = []
    ends = [0]
    played = 0
    for one in going:
        left = min(plies, line.match.ply - one.draw.ply)
        pairs = min(settings.most_worlds, settings.worlds * plies // left)
        played += 2 * pairs * left
        ends.append(ends[-1] + 2 * pairs)
        drawn, again = pairs_of_worlds(line, one.draw.ply, pairs, one.words)
        worlds += [*drawn, *again]
        fortunes.append(np.tile(one.words.random((pairs, plies)), (2, 1)))
    values = judge.values_after(worlds, [()], np.concatenate(fortunes))[0]
    for one, start, end in zip(going, ends[:-1], ends[1:], strict=True):
        middle = (start + end) // 2
        one.differences.append(values[start:middle] - values[middle:end])
    return played


def pairs_of_worlds(line: Timeline, ply: int, count: int, words: np.random.Generator) -> tuple[list[Any], list[Any]]:
    """Worlds as a draw left them, and as many with other draws; what each pair draws from there on is the same."""
    match, rules = line.match, line.game.rules
    drawn = [line.states[ply + 1].copy() for _ in range(count)]
    again = []
    for one in drawn:
        s = match.game.blank_state(match.seats, match.options) if ply == SETUP_PLY else line.states[ply].copy()
        reseed(s, words)
        if ply == SETUP_PLY:
            rules.setup(s)
        else:
            rules.step(s, match.plies[ply].action)
        reseed(one, words)
        s.rng[:] = one.rng
        again.append(s)
    return drawn, again


def _open(looked: Sequence[_Looked], seats: int, settings: FarDrawSettings) -> list[_Looked]:
    """Those of which more worlds may say that they are named, or that they are not."""
    if len(looked) <= MOST_DRAWS:
        return []
    draws = [_averaged(one, settings) for one in looked]
    sizes = sorted((_size(draw, seats) for draw in draws), reverse=True)
    between = (sizes[MOST_DRAWS - 1] + sizes[MOST_DRAWS]) / 2
    return [
        one
        for one, draw in zip(looked, draws, strict=True)
        if abs(_size(draw, seats) - between) < settings.open_errors * max(draw.error)
    ]


def _averaged(one: _Looked, settings: FarDrawSettings) -> Draw:
    """What the critic said at once and what was seen far, each weighted by its error: for all seats alike, so that
    what one gains others still lose."""
    far, far_error = far_mean_and_error(np.concatenate(one.differences))
    weight = settings.critic_error**2 / (settings.critic_error**2 + float(np.square(far_error).max()))
    luck = weight * far + (1.0 - weight) * np.array(one.draw.luck)
    error = np.hypot(weight * far_error, (1.0 - weight) * np.array(one.draw.error))
    return Draw(one.draw.ply, tuple(luck.tolist()), tuple(error.tolist()))


def _size(draw: Draw, seats: int) -> float:
    return max(map(abs, draw.luck[:seats]))
