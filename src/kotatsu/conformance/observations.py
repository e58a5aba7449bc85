"""Observations keep to the bounds that an environment says: BOUNDS of the rules, or what bytes can hold."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from kotatsu.engine.contract import Game
from kotatsu.engine.layout import OWNER_SEES
from kotatsu.engine.perspective import perspective
from kotatsu.envs.batch_env import open_batch
from kotatsu.envs.observation import layout

GAMES = 64
STEPS = 600
SEED = 31


def check_bounds(game: Game, seats: int, options: dict[str, str]) -> Iterator[str]:
    """Random games: no number of an observation lies outside the window's bounds."""
    seen, batch = layout(game), open_batch(game, GAMES, seats, seed=SEED, options=options)
    low, high = batch.observations.min(0), batch.observations.max(0)
    for _ in range(STEPS):
        batch.step(batch.sample())
        np.minimum(low, batch.observations.min(0), out=low)
        np.maximum(high, batch.observations.max(0), out=high)
    for window in seen.windows:
        least, most = int(low[window.start : window.stop].min()), int(high[window.start : window.stop].max())
        if least < window.low or most > window.high:
            yield f"{window.name} was {least} to {most}; its bounds are {window.low} to {window.high}"


def check_perspective(game: Game) -> Iterator[str]:
    """PERSPECTIVE names fields, its axes count seats, and what each seat sees of its own is among them."""
    fields, seen = game.rules.State.fields, perspective(game)
    for name, axis in seen.by_seat.items():
        if name not in fields:
            yield f"perspective.py: by_seat names {name}, which is no field of the record"
        elif fields[name].shape[axis : axis + 1] != (game.seats[1],):
            shape = " by ".join(map(str, fields[name].shape)) or "one number"
            counted = f"an axis of {game.seats[1]} counts seats"
            yield f"perspective.py: by_seat has axis {axis} of {name}, which is {shape}; {counted}"
    for name in seen.holds_seat:
        if name not in fields:
            yield f"perspective.py: holds_seat names {name}, which is no field of the record"
    for name, field in fields.items():
        if field.shown_to == OWNER_SEES and seen.by_seat.get(name) != 0:
            yield f"perspective.py: {name} is `own`, a row for each seat; write {name!r}: 0 in by_seat"


def check_bounds_are_of_fields(game: Game) -> Iterator[str]:
    """Every name in BOUNDS is a field, and a field's bytes can hold its bounds."""
    fields = game.rules.State.fields
    for name, (low, high) in getattr(game.rules, "BOUNDS", {}).items():
        if name not in fields:
            yield f"BOUNDS names {name}, which is no field of the record"
        elif not -(1 << 8 * fields[name].size - 1) <= low <= high < 1 << 8 * fields[name].size - 1:
            yield f"BOUNDS of {name}, {low} to {high}, do not fit its bytes"
