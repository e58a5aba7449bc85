"""What one seat notices of a ply, and which other plies it could not tell from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kotatsu.engine import steps
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import RiggedChance
from kotatsu.engine.events import Event
from kotatsu.engine.match import Match
from kotatsu.engine.views import view_of

Told = tuple[tuple[str, tuple[tuple[str, int], ...]], ...]


class Noticed(NamedTuple):
    """What a seat was told and sees after a ply."""

    seat: int
    told: Told
    view: bytes


class After(NamedTuple):
    """A state one choice on, and what was told on the way."""

    state: Any
    done: steps.Outcome


def noticed_of(match: Match, seat: int) -> Noticed:
    """What a seat notices of the last ply."""
    return Noticed(seat, told_to(match.plies[-1].events, seat), match.view(seat).to_bytes())


def told_to(events: Sequence[Event], seat: int) -> Told:
    """The events that a seat hears, with their numbers."""
    return tuple((event.name, tuple(event.values.items())) for event in events if event.visible_to(seat))


def legal_actions(game: Game, s: Any) -> list[int]:
    """What the actor of a state may do."""
    mask = bytearray(game.actions.count)
    game.rules.legal(s, mask)
    return [action for action, marked in enumerate(mask) if marked]


def after(game: Game, before: Any, action: int, noticed: Noticed, draws: Sequence[int] = ()) -> After | None:
    """A choice carried out on a copy with the given draws first, if the seat would notice the same; else None."""
    state = before.copy()
    try:
        done = steps.step(game, state, action, draws)
    except RiggedChance:
        return None
    if told_to(done.events, noticed.seat) != noticed.told:
        return None
    return After(state, done) if view_of(game, state, noticed.seat).to_bytes() == noticed.view else None
